import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  createScope,
  evaluate,
  parseExpression,
  parseTemplate,
  render,
  type TemplateFailure,
} from '../../src/expressions/index.js'

const scope = createScope({
  probe: { output: { score: 7, status: 'ok', list: [1] } },
  workflow: { name: 'w', input: { branch: 'main' } },
  n: 5,
  text: 'abc',
  nothing: null,
})

function failure(template: string, budget?: Parameters<typeof render>[2]): TemplateFailure {
  const parsed = parseTemplate(template)
  const result = parsed.ok ? render(parsed.value, scope, budget) : parsed
  if (result.ok) throw new Error(`expected a failure, got ${JSON.stringify(result.value)}`)
  return result.error
}

describe('an undefined value', () => {
  it.each([
    ['{{ prob }}', "'prob' is undefined; did you mean 'probe'?", 1, 4],
    ['{{ zzzzzz }}', "'zzzzzz' is undefined", 1, 4],
    ['a\nb {{ probe.output.scre }}', "'probe.output' has no field 'scre'; did you mean 'score'?", 2, 19],
    ["{{ probe['output']['scre'] }}", "'probe.output' has no field 'scre'; did you mean 'score'?", 1, 20],
    ['{{ probe.outptu.score }}', "'probe' has no field 'outptu'; did you mean 'output'?", 1, 10],
    ['{{ probe.output.list[3] }}', "'probe.output.list' has no such element", 1, 22],
    ['{{ n.x }}', "n is a number, it has no fields, and so no 'x'", 1, 6],
    ['{{ nothing.x }}', "nothing is none, it has no fields, and so no 'x'", 1, 12],
    ['{{ text.x }}', "text is a text, it has no fields, and so no 'x'", 1, 9],
    ['{{ text.uppr }}', "text is a text, it has no fields, and so no 'uppr'; did you mean 'upper'?", 1, 9],
    ['{{ probe.output.list.x }}', "probe.output.list is a list, it has no fields, and so no 'x'", 1, 22],
    ['{{ [missing] }}', "'missing' is undefined", 1, 5],
    ['{% if missing %}{% endif %}', "'missing' is undefined", 1, 7],
    ['{{ 1 + missing }}', "'missing' is undefined", 1, 8],
    ['{{ missing | upper }}', "'missing' is undefined", 1, 4],
    ['{{ [] | first }}', 'there is no first element: the list is empty', 1, 9],
  ])('%s', (template, message, line, column) => {
    expect(failure(template)).toMatchObject({ reason: 'undefined', message, line, column, template })
  })

  it('lists the fields of the object, in the order of the data', () => {
    expect(failure('{{ probe.output.scre }}')).toMatchObject({
      availableFields: ['score', 'status', 'list'],
      availableFieldsTotal: 3,
    })
  })

  it.each([['text'], ['n'], ['nothing'], ['probe.output.list']])('only data has fields, not %s', (path) => {
    expect(failure(`{{ ${path}.zzz }}`)).toMatchObject({ availableFields: [], availableFieldsTotal: 0 })
  })

  it('lists the root names, and those that the template set', () => {
    expect(failure('{% set mine = 1 %}{{ zzz }}').availableFields).toEqual([
      'probe',
      'workflow',
      'n',
      'text',
      'nothing',
      'mine',
    ])
  })

  it('shows at most twenty fields and says how many there are', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`field${String(i).padStart(2, '0')}`, i]))
    const parsed = parseTemplate('{{ o.zzzzzzz }}')
    if (!parsed.ok) throw new Error('must parse')
    const result = render(parsed.value, createScope({ o: many }))
    if (result.ok) throw new Error('must fail')
    expect(result.error.availableFields).toHaveLength(20)
    expect(result.error.availableFieldsTotal).toBe(30)
  })

  it('cuts a long template to 1,000 characters', () => {
    expect(failure(`{{ zzz }}${'😀'.repeat(3_000)}`).template).toBe(`{{ zzz }}${'😀'.repeat(991)}`)
  })
})

describe('a syntax error', () => {
  it.each([
    ['{% if true %}x', '{% if %} is not closed; expected {% endif %}', 1, 4],
    ['a\n{{ n', "expected '}}', found the end of the template", 2, 5],
    ['{{ n n }}', "expected '}}', found 'n'", 1, 6],
    ['{{ n | uper }}', "there is no filter 'uper'; did you mean 'upper'?", 1, 8],
    ['{{ n is defind }}', "there is no test 'defind'; did you mean 'defined'?", 1, 9],
    ["{% include 'x' %}", 'only a template that came from a file (!file) can use {% include %}', 1, 4],
    ['{% do x %}', 'there is no statement do; use {% set _ = ... %}', 1, 4],
    ['{% iff x %}', "there is no statement 'iff'; did you mean 'if'?", 1, 4],
    [
      '{% if n %}{% endfor %}',
      '{% endfor %} does not fit here; {% if %} expects {% elif %} or {% else %} or {% endif %}',
      1,
      14,
    ],
    ['{# open', 'a comment is not closed with #}', 1, 1],
    ['{% raw %}open', 'a raw block is not closed with {% endraw %}', 1, 1],
    ["{{ 'open }}", 'a quoted text is not closed', 1, 4],
    ['{{ [1) }}', "')' does not close '['", 1, 6],
    ['{{ $x }}', "the character '$' has no meaning here", 1, 4],
    ['{{ xs | random }}', "there is no filter 'random': a workflow must do the same thing every time", 1, 9],
  ])('%s', (template, message, line, column) => {
    expect(failure(template)).toMatchObject({ reason: 'syntax', message, line, column })
  })
})

describe('a wrong use', () => {
  it.each([
    ["{{ 1 + 'a' }}", 'type', '+ does not take a number and a text; use ~ to join texts'],
    ["{{ 1 < 'a' }}", 'type', 'a number and a text cannot be ordered'],
    ['{{ 1 / 0 }}', 'value', 'division by zero'],
    ['{% for x in n %}{% endfor %}', 'type', 'a number cannot be looped over'],
    ['{{ n() }}', 'type', "'n' is a number, no function"],
    ["{{ text | replace('a') }}", 'type', "the filter replace needs the argument 'new'"],
    ['{{ text | indent(with=2) }}', 'type', "the filter indent has no argument 'with'; did you mean 'width'?"],
    ['{{ probe.output.list.append(2) }}', 'type', /cannot be changed in a template/],
    ["{{ [1] | map('nope') | list }}", 'value', "there is no filter 'nope'"],
    ['{% set a, b = [1] %}', 'value', '1 values cannot be put into 2 names'],
  ])('%s', (template, reason, message) => {
    const found = failure(template)
    expect(found.reason).toBe(reason)
    expect(found.message).toMatch(message)
  })

  it('never changes data of the workflow', () => {
    const data = { xs: [1, 2], o: { a: 1 } }
    for (const template of ['{{ xs.append(3) }}', '{{ xs.sort() }}', '{{ o.update({"b": 2}) }}', '{{ o.pop("a") }}']) {
      const parsed = parseTemplate(template)
      expect(parsed.ok && render(parsed.value, createScope(data)).ok).toBe(false)
    }
    expect(data).toEqual({ xs: [1, 2], o: { a: 1 } })
  })
})

describe('a bare expression', () => {
  it('gives a failure with its position', () => {
    const parsed = parseExpression('n > 1 and\n scor > 2')
    if (!parsed.ok) throw new Error('must parse')
    expect(evaluate(parsed.value, scope)).toMatchObject({
      ok: false,
      error: { reason: 'undefined', line: 2, column: 2 },
    })
  })

  it.each(['', 'n ==', 'n = 1', 'n }}', '{{ n }}', 'a b'])('refuses %j', (source) => {
    expect(parseExpression(source)).toMatchObject({ ok: false, error: { reason: 'syntax' } })
  })
})

/** One a line: the template, its kind of failure, line and column, and the message. */
const told = readFileSync(join(import.meta.dirname, 'failures.txt'), 'utf8')
  .trimEnd()
  .split('\n')

describe('the message for the user', () => {
  it.each(told.map((line) => [line.slice(0, line.indexOf('  =>  ')), line]))('about %s', (template, line) => {
    const found = failure(template)
    expect(`${template}  =>  ${found.reason} ${found.line}:${found.column} ${found.message}`).toBe(line)
  })
})
