import { describe, expect, it } from 'vitest'
import { Float } from '../../src/core/float.js'
import {
  createScope,
  evaluate,
  findOnlyExpression,
  parseExpression,
  parseTemplate,
  render,
  type Scope,
} from '../../src/expressions/index.js'

function text(template: string, values: Record<string, unknown> = {}): string {
  const parsed = parseTemplate(template)
  const result = parsed.ok ? render(parsed.value, createScope(values)) : parsed
  return result.ok ? result.value : `failed: ${result.error.message}`
}

function value(source: string, values: Record<string, unknown> = {}): unknown {
  const parsed = parseExpression(source)
  const result = parsed.ok ? evaluate(parsed.value, createScope(values)) : parsed
  return result.ok ? result.value : `failed: ${result.error.message}`
}

describe('parseTemplate', () => {
  it('returns a text without tags unchanged', () => {
    expect(parseTemplate('a { b } %')).toMatchObject({ ok: true, value: { body: null, references: [] } })
    expect(parseTemplate('a {# b #}')).toMatchObject({ ok: true, value: { body: [{ type: 'text' }] } })
  })

  it('gives the same object for the same text', () => {
    expect(parseTemplate('{{ same }}')).toBe(parseTemplate('{{ same }}'))
    expect(parseTemplate('{{ same }}')).not.toBe(parseTemplate('{{ same }}', { comments: false }))
  })

  it('can treat {# as plain text', () => {
    const count = ['$', '{#list[@]}'].join('')
    const parsed = parseTemplate(`echo ${count} {# {{ 1 + 1 }}`, { comments: false })
    if (!parsed.ok) throw new Error(parsed.error.message)
    expect(render(parsed.value, createScope({}))).toEqual({ ok: true, value: `echo ${count} {# 2` })
  })
})

describe('findOnlyExpression', () => {
  const only = (template: string): unknown => {
    const parsed = parseTemplate(template)
    if (!parsed.ok) throw new Error(parsed.error.message)
    const expression = findOnlyExpression(parsed.value)
    if (expression === null) return 'none'
    const result = evaluate(expression, createScope({ n: 7 }))
    return result.ok ? result.value : `failed: ${result.error.message}`
  }

  it.each([
    [' {{ n + 1 }}\n', 8],
    ['{{- n -}}', 7],
    ['{# why #}{{ n }}', 7],
    ['{{ [{"x": {"y": 1}}] }}', [{ x: { y: 1 } }]],
    ['{{ {"a": {"b": 1}} }}', { a: { b: 1 } }],
    ["{{ ['{{a}}', '{% b %}', '}}'] }}", ['{{a}}', '{% b %}', '}}']],
  ])('is the data that %j prints', (template, data) => {
    expect(only(template)).toEqual(data)
  })

  it.each(['text', '{{ n }}{{ n }}', 'n: {{ n }}', '{% if n %}{{ n }}{% endif %}'])(
    'is not there in %j',
    (template) => {
      expect(only(template)).toBe('none')
    },
  )
})

describe('the scope', () => {
  it('looks up only the roots that a template reads', () => {
    const asked: string[] = []
    const scope: Scope = {
      lookup: (name) => {
        asked.push(name)
        return name === 'a' ? { b: 1 } : undefined
      },
      names: () => ['a'],
    }
    const parsed = parseTemplate('{{ a.b }}{{ a.b }}{{ c | default(2) }}')
    if (!parsed.ok) throw new Error('must parse')
    expect(render(parsed.value, scope)).toEqual({ ok: true, value: '112' })
    expect(asked).toEqual(['a', 'a', 'c'])
  })

  it('has a parent', () => {
    const scope = createScope({ a: 1 }, createScope({ a: 2, b: 3 }))
    expect([scope.lookup('a'), scope.lookup('b'), scope.lookup('c')]).toEqual([1, 3, undefined])
    expect([...scope.names()].sort()).toEqual(['a', 'b'])
  })

  it('keeps the order of a Map', () => {
    const map = new Map<string, unknown>([
      ['10', 'a'],
      ['2', 'b'],
      ['x', 'c'],
    ])
    expect(
      text('{% for k, v in m.items() %}{{ k }}{{ v }} {% endfor %}{{ m.x }}{{ m["2"] }} {{ m }}', { m: map }),
    ).toBe("10a 2b xc cb {'10': 'a', '2': 'b', 'x': 'c'}")
  })

  it('reaches own data only', () => {
    class Host {
      secret = 1
    }
    const values = { o: {}, xs: [1], s: 'a', f: () => 1, host: new Host() }
    for (const path of [
      'o.constructor',
      'o.__proto__',
      'o.toString',
      'o["constructor"]["constructor"]',
      'xs.constructor',
      'xs.length',
      'xs.push',
      's.constructor',
      's.length',
      's["__proto__"]',
      'f',
      'o.__class__',
      's.__class__.__mro__',
      'range.constructor',
      'host.secret',
      'host',
      'cycler.__init__',
      'namespace().__class__',
    ]) {
      expect(text(`{{ ${path} }}`, values)).toMatch(/^failed/)
    }
    expect(text('{{ o.constructor }}{{ o.__proto__ }}', { o: JSON.parse('{"constructor": 1, "__proto__": 2}') })).toBe(
      '12',
    )
  })
})

describe('evaluate', () => {
  const values = { exit_code: 0, ok: true, items: ['a'], o: { a: 1 }, name: 'x', precheck: { output: { safe: false } } }
  it.each([
    ['exit_code == 0 and not precheck.output.safe', true],
    ['len(items) > 0', true],
    ["int('5') + 1", 6],
    ["float('2.5')", 2.5],
    ['str(5)', '5'],
    ['name is None', false],
    ['name is not None', true],
    ['ok is True', true],
    ["'a' in items", true],
    ['items', ['a']],
    ['{1: (2, 3)}', { 1: [2, 3] }],
    ['6 / 2', new Float(3)],
    ['2 ** 70', 1180591620717411303424n],
    ['(2 ** 2000) | string | length', 603],
    ['2 ** 2000', String(2n ** 2000n)],
    ["items | map('upper')", ['A']],
    ['range(3)', [0, 1, 2]],
    ['o.items()', [['a', 1]]],
    ["'yes' if ok else 'no'", 'yes'],
    ['{"__proto__": 1}.keys() | list', ['__proto__']],
    ['missing', "failed: 'missing' is undefined"],
    ['len', 'failed: a function is no data'],
    ["int('x')", 'failed: a text is not a number here'],
  ])('%s', (source, expected) => {
    expect(value(source, values)).toEqual(expected)
  })

  it('treats __proto__ as a plain key', () => {
    const result = value('{"__proto__": {"x": 1}}')
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
    expect(Object.keys(result ?? {})).toEqual(['__proto__'])
  })
})

describe('where we differ from Jinja2 on purpose', () => {
  it.each([
    ['an undefined value inside a list is a failure', '{{ [nope] }}', /^failed: 'nope' is undefined/],
    ['filters and range give lists', "{{ ['a'] | map('upper') }}{{ range(2) }}", "['A'][0, 1]"],
    ['default covers null', "{{ none | default('x') }}", 'x'],
    ['a test may stand before an inline if', '{{ 3 is odd if true else 1 }}', 'True'],
    ['an unknown filter is found also where it is not reached', '{% if false %}{{ 1 | nope }}{% endif %}', /^failed/],
  ])('%s', (_name, template, expected) => {
    expect(text(template)).toMatch(expected)
  })
})
