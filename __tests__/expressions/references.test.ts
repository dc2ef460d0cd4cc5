import { describe, expect, it } from 'vitest'
import { parseExpression, parseTemplate } from '../../src/expressions/index.js'

/** Paths with dots; a question mark behind a guarded one. */
function paths(template: string): string[] {
  const parsed = parseTemplate(template)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value.references.map(({ path, guarded }) => path.join('.') + (guarded ? '?' : ''))
}

describe('references of a template', () => {
  it.each([
    ['plain', []],
    ['{{ a }}', ['a']],
    ['{{ a.b.c }}', ['a.b.c']],
    ["{{ a.b['c'].d }}", ['a.b.c.d']],
    ['{{ a.b[0].c }}', ['a.b']],
    ['{{ a[b.c].d }}', ['b.c', 'a']],
    ['{{ a.items() }}', ['a']],
    ['{{ a.b.get("x") }}', ['a.b']],
    ['{{ a.b | join(c) }}', ['a.b', 'c']],
    ['{{ (a ~ b).c }}', ['a', 'b']],
    ['{{ range(n) | list }}', ['n']],
    ['{{ {"k": a, b: 1} }}', ['a', 'b']],
    ['{% for x in xs %}{{ x.y }}{{ loop.index }}{{ z }}{% endfor %}{{ x }}', ['xs', 'z', 'x']],
    ['{% for k, v in o.items() if v > m %}{{ k }}{% endfor %}', ['o', 'm']],
    ['{% for x in xs %}{% for y in x.ys %}{{ x }}{{ y }}{{ loop }}{% endfor %}{{ y }}{% endfor %}', ['xs', 'y']],
    ['{% with x = a %}{% for y in x %}{{ x }}{{ y }}{% endfor %}{% endwith %}', ['a']],
    ['{% macro m(p) %}{% for y in p %}{{ p }}{{ varargs }}{{ kwargs }}{{ caller }}{% endfor %}{% endmacro %}', []],
    ['{% for a, (b, c) in xs %}{{ a }}{{ b }}{{ c }}{% else %}{{ a }}{% endfor %}', ['xs', 'a']],
    [
      '{% if a is defined %}{% for x in a.b %}{{ a.c }}{{ x }}{% endfor %}{% endif %}{{ a }}',
      ['a?', 'a.b?', 'a.c?', 'a'],
    ],
    ['{% call(p) m(a) %}{{ p }}{{ b }}{% endcall %}', ['m', 'a', 'b']],
    ['{{ a[0].b | default(1) }}', ['a?']],
    ['{{ (a ~ b).c is defined }}', ['a', 'b']],
    ['{% set x = a %}{{ x.b }}', ['a']],
    ['{% set x %}{{ a }}{% endset %}{{ x }}', ['a']],
    ['{% with x = a %}{{ x }}{{ b }}{% endwith %}{{ x }}', ['a', 'b', 'x']],
    ['{% macro m(p, q=d) %}{{ p }}{{ q }}{{ varargs }}{{ g }}{% endmacro %}{{ m(a) }}', ['d', 'g', 'a']],
    ['{% filter upper %}{{ a }}{% endfilter %}', ['a']],
    ['{{ a is defined }}', ['a?']],
    ['{{ a.b is not defined }}', ['a.b?']],
    ["{{ a.b | default('x') }}", ['a.b?']],
    ['{{ a.b | d(c) }}', ['a.b?', 'c']],
    ['{{ a.b if a is defined else c }}', ['a?', 'a.b?', 'c']],
    ['{{ c if a is undefined else a.b }}', ['a?', 'c', 'a.b?']],
    ['{{ a is defined and a.b > 1 }}', ['a?', 'a.b?']],
    ['{{ a is not defined or a.b }}', ['a?', 'a.b?']],
    ['{{ not (a is defined) or a.b }}', ['a?', 'a.b?']],
    ['{{ a is defined or a.b }}', ['a?', 'a.b']],
    ['{% if a is defined %}{{ a.b }}{% else %}{{ a.c }}{% endif %}', ['a?', 'a.b?', 'a.c']],
    [
      '{% if a is not defined %}{{ x }}{% elif q %}{{ a.b }}{% else %}{{ a.c }}{% endif %}',
      ['a?', 'x', 'q', 'a.b?', 'a.c?'],
    ],
    ['{% if a.error is defined %}{{ a.error.kind }}{{ b.error }}{% endif %}', ['a.error?', 'a.error.kind?', 'b.error']],
  ])('%s', (template, expected) => {
    expect(paths(template)).toEqual(expected)
  })

  it('have positions', () => {
    const parsed = parseTemplate('ab\n  {{ x + probe.output }}')
    if (!parsed.ok) throw new Error('must parse')
    expect(parsed.value.references).toEqual([
      { path: ['x'], line: 2, column: 6, guarded: false, isTested: false, isPrinted: true },
      { path: ['probe', 'output'], line: 2, column: 10, guarded: false, isTested: false, isPrinted: true },
    ])
  })

  it('of a bare expression leave out its functions', () => {
    const parsed = parseExpression('exit_code == 0 and len(items) > 1')
    if (!parsed.ok) throw new Error('must parse')
    expect(parsed.value.references.map((one) => one.path.join('.'))).toEqual(['exit_code', 'items'])
  })
})
