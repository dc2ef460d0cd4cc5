import { describe, expect, it } from 'vitest'
import { gateAnswersFromMapping, parseGateArguments } from '../../src/core/gate-answers.js'
import { checkGateAnswers, type GateShape } from '../../src/core/gates.js'

const gates: readonly GateShape[] = [
  {
    name: 'approve',
    options: [
      { label: 'No', value: 'no way' },
      { label: 'Yes', value: 'yes', prompt_for: 'comment' },
      { label: 'Later', value: 2 },
    ],
  },
  { name: 'deploy', options: [{ label: 'Go', value: true }] },
]

describe('parseGateArguments', () => {
  it('reads answers and fields', () => {
    const parsed = parseGateArguments(['approve=yes', 'approve.comment=a=b', 'deploy=true', 'deploy=true'])
    expect(parsed.ok && Object.fromEntries(parsed.value)).toEqual({
      approve: { value: 'yes', fields: { comment: 'a=b' } },
      deploy: { value: 'true', fields: {} },
    })
  })

  it.each(['approve', '=yes', ''])('refuses %j', (arg) => {
    expect(parseGateArguments([arg])).toMatchObject({ ok: false })
  })
})

describe('gateAnswersFromMapping', () => {
  it('reads the same keys', () => {
    const parsed = gateAnswersFromMapping({ approve: 'yes', 'approve.comment': 'fine', deploy: true })
    expect(parsed.ok && Object.fromEntries(parsed.value)).toEqual({
      approve: { value: 'yes', fields: { comment: 'fine' } },
      deploy: { value: 'true', fields: {} },
    })
  })

  it.each([[null], [undefined]])('%s is no answer', (value) => {
    expect(gateAnswersFromMapping(value)).toMatchObject({ ok: true })
  })

  it.each([[['approve']], ['approve'], [{ approve: ['yes'] }], [{ approve: null }]])('refuses %j', (value) => {
    expect(gateAnswersFromMapping(value)).toMatchObject({ ok: false })
  })
})

describe('checkGateAnswers', () => {
  const rows: readonly (readonly [string, readonly string[], readonly RegExp[]])[] = [
    ['good ones', ['approve=yes', 'approve.comment=x', 'deploy=true'], []],
    ['a number', ['approve=2'], []],
    ['a wrong gate', ['aprove=yes'], [/no gate "aprove" \(did you mean "approve"\?\)/]],
    ['a wrong value', ['approve=yess'], [/"yess" is not an answer to the gate approve \(did you mean "yes"\?\)/]],
    ['a label', ['approve=No'], [/did you mean "no way"\?/]],
    ['a wrong field', ['approve.coment=x'], [/no field "coment" \(did you mean "comment"\?\)/]],
    ['a field where none is', ['deploy.why=x'], [/asks for no text/]],
    ['all of them', ['x=1', 'approve=0'], [/no gate "x"/, /"0" is not an answer/]],
  ]
  it.each(rows)('%s', (_, args, expected) => {
    const parsed = parseGateArguments(args)
    const problems = parsed.ok ? checkGateAnswers(gates, parsed.value) : [parsed.error]
    expect(problems).toHaveLength(expected.length)
    for (const [index, pattern] of expected.entries()) expect(problems[index]).toMatch(pattern)
  })

  it('says that there are no gates', () => {
    const parsed = parseGateArguments(['approve=yes'])
    expect(parsed.ok && checkGateAnswers([], parsed.value)).toEqual([expect.stringContaining('has no gates')])
  })
})
