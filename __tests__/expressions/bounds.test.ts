import { describe, expect, it } from 'vitest'
import { createScope, parseExpression, parseTemplate, render } from '../../src/expressions/index.js'

const scope = createScope({ n: 1, s: 'x'.repeat(1_000) })

function outcome(template: string, budget?: Parameters<typeof render>[2]): string {
  const parsed = parseTemplate(template)
  const result = parsed.ok ? render(parsed.value, scope, budget) : parsed
  return result.ok ? result.value : result.error.reason
}

const doubling = (body: string, end: string) =>
  `{% set ns = namespace(v=${body.startsWith('[') ? '[1]' : "'ab'"}) %}{% for i in range(200) %}{% set ns.v = ${body} %}{% endfor %}${end}`

describe('deep nesting is a syntax error', () => {
  it.each([
    ['parentheses', `{{ ${'('.repeat(10_000)}1${')'.repeat(10_000)} }}`],
    ['lists', `{{ ${'['.repeat(10_000)}${']'.repeat(10_000)} }}`],
    ['mappings', `{{ ${'{1:'.repeat(10_000)}1${'}'.repeat(10_000)} }}`],
    ['signs', `{{ ${'-'.repeat(10_000)}1 }}`],
    ['not', `{{ ${'not '.repeat(10_000)}1 }}`],
    ['sums', `{{ 1${' + 1'.repeat(10_000)} }}`],
    ['fields', `{{ n${'.a'.repeat(10_000)} }}`],
    ['subscripts', `{{ ${'n['.repeat(10_000)}1${']'.repeat(10_000)} }}`],
    ['filters', `{{ n${' | string'.repeat(10_000)} }}`],
    ['choices', `{{ 1${' if 1 else 1'.repeat(10_000)} }}`],
    ['conditions', `{{ 1${' and 1'.repeat(10_000)} }}`],
    ['blocks', `${'{% if n %}'.repeat(10_000)}x${'{% endif %}'.repeat(10_000)}`],
    ['calls', `{{ ${'range('.repeat(10_000)}1${')'.repeat(10_000)} }}`],
    ['targets', `{% set ${'('.repeat(10_000)}a${')'.repeat(10_000)} = 1 %}`],
  ])('%s', (_name, template) => {
    expect(outcome(template)).toBe('syntax')
  })

  it('also in a bare expression', () => {
    expect(parseExpression('('.repeat(10_000))).toMatchObject({ ok: false, error: { reason: 'syntax' } })
  })

  it('accepts ordinary nesting', () => {
    expect(outcome(`{{ ${'('.repeat(50)}1${')'.repeat(50)} }}`)).toBe('1')
    expect(outcome(`{{ 1${' + 1'.repeat(500)} }}`)).toBe('501')
  })
})

describe('unbounded work is refused', () => {
  it.each([
    ['a huge range', '{{ range(10**9) }}'],
    ['a huge range in a loop', '{% for i in range(10**9) %}x{% endfor %}'],
    ['nested loops', '{% for i in range(100000) %}{% for j in range(100000) %}x{% endfor %}{% endfor %}'],
    ['nested loops that write nothing', '{% for i in range(9999) %}{% for j in range(9999) %}{% endfor %}{% endfor %}'],
    ['endless recursion of a macro', '{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}'],
    ['endless recursion of a loop', '{% for i in [1] recursive %}{{ loop([1]) }}{% endfor %}'],
    ['a repeated text', "{{ 'a' * 10**9 }}"],
    ['a repeated list', '{{ [1] * 10**9 }}'],
    ['a doubling text', doubling('ns.v ~ ns.v', '{{ ns.v }}')],
    ['a doubling sum', doubling('ns.v + ns.v', '{{ ns.v }}')],
    ['a doubling list', doubling('[ns.v, ns.v]', '{{ ns.v }}')],
    ['a doubling list as JSON', doubling('[ns.v, ns.v]', '{{ ns.v | tojson }}')],
    [
      'two doubling lists compared',
      '{% set ns = namespace(a=[1], b=[1]) %}{% for i in range(200) %}{% set ns.a = [ns.a, ns.a] %}{% set ns.b = [ns.b, ns.b] %}{% endfor %}{{ ns.a == ns.b }}',
    ],
    ['a list that holds itself', '{% set l = [] %}{% set _ = l.append(l) %}{{ l }}'],
    ['a large power', '{{ 2 ** (10 ** 9) }}'],
    ['a tower of powers', '{{ 9 ** (9 ** (9 ** 9)) }}'],
    ['wide padding', "{{ 'a'.center(10**10) }}"],
    ['growth by replacing', "{{ ('a' * 10**6).replace('a', 'b' * 10**6) }}"],
    ['a wide fill', "{{ [1] | batch(10**9, 'x') | list }}"],
    ['many decimals', "{{ '%.5000f' | format(1.5) }}"],
    ['one long text many times', "{{ ['x' * 1000000] * 10000 }}"],
    ['one long text many times as JSON', "{{ (['x' * 1000000] * 10000) | tojson }}"],
    ['one long text many times in a mapping', "{{ {'a': ['x' * 1000000] * 10000} | json }}"],
    ['growth by joining', "{{ range(10000) | join('x' * 10**6) }}"],
  ])('%s', (_name, template) => {
    expect(outcome(template)).toBe('budget')
  })

  it('writes a number with a million zeros', () => {
    expect(outcome("{{ '%01000000d' | format(1) | length }}")).toBe('1000000')
  })

  it('respects the given budget', () => {
    expect(outcome('{% for i in range(50) %}x{% endfor %}', { steps: 50 })).toBe('budget')
    expect(outcome('{% for i in range(50) %}x{% endfor %}', { steps: 500 })).toBe('x'.repeat(50))
    expect(outcome('{{ s }}{{ s }}', { outputChars: 1_500 })).toBe('budget')
    expect(outcome('{{ s }}{{ s }}', { outputChars: 2_000 })).toHaveLength(2_000)
    const nested = '{% macro f(n) %}{% if n %}{{ f(n - 1) }}{% endif %}{% endmacro %}{{ f(5) }}'
    expect(outcome(nested, { depth: 5 })).toBe('budget')
    expect(outcome(nested, { depth: 6 })).toBe('')
  })
})

describe('the steps of a template are the same in every version, so that what was accepted stays accepted', () => {
  const values = createScope({ n: 1, s: 'x'.repeat(1_000), xs: [3, 1, 2], o: { a: 1, b: [1, 2] } })
  it.each([
    ['{{ 1 }}', 2],
    ['{{ n }}', 2],
    ['{{ n + 1 }}', 3],
    ['{{ n + n + n }}', 4],
    ['{{ -n }}', 2],
    ['{{ not n }}', 2],
    ['{{ n and n }}', 2],
    ['{{ n == n }}', 3],
    ['{{ n < n < n }}', 3],
    ['{{ o.a }}', 2],
    ["{{ o['a'] }}", 2],
    ['{{ xs[0] }}', 2],
    ['{{ xs[:2] }}', 7],
    ['{{ xs[::2] }}', 7],
    ['{{ s[:2] }}', 5],
    ['{{ s[::2] | length }}', 570],
    ['{{ s }}', 4],
    ['{{ s ~ s }}', 19],
    ['{{ s + s }}', 17],
    ['{{ s * 3 }}', 25],
    ['{{ [1, 2, 3] }}', 10],
    ["{{ {'a': 1, 'b': 2} }}", 10],
    ['{{ (1, 2) }}', 8],
    ['{{ xs + xs }}', 16],
    ['{{ (1, 2) + (3, 4) }}', 18],
    ['{{ xs * 2 }}', 16],
    ['{{ n | string }}', 3],
    ['{{ xs | join }}', 9],
    ['{{ xs | join(s) | length }}', 32],
    ['{{ xs | sort }}', 25],
    ['{{ xs | list }}', 10],
    ['{{ xs | batch(2, 0) | list }}', 19],
    ['{{ xs | slice(2) | list }}', 19],
    ["{{ xs | map('string') | list }}", 20],
    ['{{ xs | sum }}', 6],
    ['{{ xs | unique | list }}', 14],
    ['{{ o | items | list }}', 20],
    ['{{ o.items() | list }}', 21],
    ['{{ o | tojson }}', 12],
    ['{{ o | dictsort }}', 18],
    ['{{ xs is iterable }}', 3],
    ['{{ 1 in xs }}', 7],
    ['{{ xs == [3, 1, 2] }}', 10],
    ['{{ xs < [3, 1, 3] }}', 11],
    ['{{ range(3) | list }}', 14],
    ['{{ dict(a=1) }}', 6],
    ['{{ dict(o) }}', 12],
    ['{{ s.upper() }}', 9],
    ["{{ s.split('x') | length }}", 1013],
    ['{{ s.splitlines() | length }}', 13],
    ["{{ s.replace('x', 'yy') | length }}", 23],
    ['{{ s.center(2000) | length }}', 23],
    ['{{ s | indent(2) | length }}', 14],
    ['{{ s | truncate(10) }}', 9],
    ["{{ '%s %s' | format(n, s) }}", 11],
    ["{{ s | replace('x', 'yy') | length }}", 22],
    ['{% for x in xs %}{{ x }}{% endfor %}', 12],
    ['{% for x in xs if x > 1 %}{{ loop.index }}{% endfor %}', 12],
    ['{% if n %}a{% else %}b{% endif %}', 1],
    ['{% set a = n %}{{ a }}', 2],
    ['{% set a %}{{ s }}{% endset %}{{ a }}', 8],
    ['{% macro m(a) %}{{ a }}{% endmacro %}{{ m(1) }}{{ m(2) }}', 8],
    ['{% with a = 1 %}{{ a }}{% endwith %}', 2],
    ['{% filter upper %}{{ s }}{% endfilter %}', 12],
    ['{{ n if n else 2 }}', 2],
  ])('%s costs %i', (template, least) => {
    const parsed = parseTemplate(template)
    if (!parsed.ok) throw new Error(parsed.error.message)
    expect(render(parsed.value, values, { steps: least }).ok).toBe(true)
    expect(render(parsed.value, values, { steps: least - 1 })).toMatchObject({
      ok: false,
      error: { reason: 'budget' },
    })
  })

  it.each(['', 'x'])('the text %j costs nothing', (template) => {
    const parsed = parseTemplate(template)
    expect(parsed.ok && render(parsed.value, values, { steps: 0 }).ok).toBe(true)
  })
})

describe('what a method, a filter or a test reads is charged by its length', () => {
  const long = createScope({ t: 'a b'.repeat(100_000), other: `${'a b'.repeat(99_999)}a c`, n: 1 })
  const methods = ['upper()', 'lower()', 'title()', 'strip()', 'isalpha()', 'isupper()', 'capitalize()']
  const reading = ["count('z')", "find('z')", "rfind('z')", "startswith('z')", "split('z')", "replace('z', 'y')"]
  it.each([
    ...[...methods, ...reading].map((method) => `t.${method}`),
    ...['upper', 'lower', 'title', 'trim', 'wordcount', 'escape', 'reverse', "replace('z', 'y')"].map(
      (filter) => `t | ${filter}`,
    ),
    ...['t is lower', 't is upper', "'x'.find(t)", 't == other', 't < other', "'z' in t"],
  ])('%s', (expression) => {
    const parsed = parseTemplate(`{% for i in range(100) %}{% set x = ${expression} %}{% endfor %}`)
    const result = parsed.ok ? render(parsed.value, long, { steps: 50_000 }) : parsed
    expect(result).toMatchObject({ ok: false, error: { reason: 'budget' } })
  })
})
