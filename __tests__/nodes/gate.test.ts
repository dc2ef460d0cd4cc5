import { describe, expect, it } from 'vitest'
import type { GateNode } from '../../src/config/model.js'
import type { AskHuman } from '../../src/core/gates.js'
import { answerGate, type GateSurroundings } from '../../src/nodes/gate.js'
import { parseGateArguments } from '../../src/run/gate-answers.js'

const node: GateNode = {
  name: 'approve',
  type: 'human_gate',
  prompt: 'Go on?',
  options: [
    { label: 'No', value: 'no way', route: '$end' },
    { label: 'Yes', value: 'yes', route: 'deploy', prompt_for: 'comment', multiline: true },
    { label: 'Later', value: 2 },
  ],
}
const around = (args: readonly string[], more: Partial<GateSurroundings> = {}): GateSurroundings => {
  const answers = parseGateArguments(args)
  if (!answers.ok) throw new Error(answers.error)
  return {
    prompt: 'Go on?',
    answers: answers.value,
    skipGates: false,
    human: null,
    signal: new AbortController().signal,
    ...more,
  }
}
const human = (index: number | null, text: string | null): AskHuman & { asked: string[] } => {
  const asked: string[] = []
  return {
    asked,
    introduce: (gate) => {
      asked.push(gate.prompt)
      return Promise.resolve()
    },
    choose: () => {
      asked.push('choose')
      return Promise.resolve(index)
    },
    fill: (field, multiline) => {
      asked.push(`${field} ${multiline}`)
      return Promise.resolve(text)
    },
  }
}
const done = (selected: string | number, extra: object, route: string | null) => ({
  output: { selected, additional_input: extra },
  ...(route === null ? { status: 'completed' } : { status: 'routed', to: route }),
})

describe('answerGate', () => {
  it.each<readonly [string, GateSurroundings, object]>([
    ['an answer', around(['approve=yes', 'approve.comment=fine']), done('yes', { comment: 'fine' }, 'deploy')],
    ['an answer without its text', around(['approve=yes']), done('yes', {}, 'deploy')],
    ['a number stays a number, routes decide', around(['approve=2']), done(2, {}, null)],
    ['--skip-gates takes the first', around([], { skipGates: true }), done('no way', {}, '$end')],
    ['an answer wins over --skip-gates', around(['approve=2'], { skipGates: true }), done(2, {}, null)],
    [
      'answers to other gates are not for this one',
      around(['other=x'], { skipGates: true }),
      done('no way', {}, '$end'),
    ],
    ['a human', around([], { human: human(1, 'ok') }), done('yes', { comment: 'ok' }, 'deploy')],
    ['a human who went away', around([], { human: human(null, null) }), { status: 'suspended' }],
    ['a human who went away before the text', around([], { human: human(1, null) }), { status: 'suspended' }],
    [
      'a wrong answer',
      around(['approve=maybe']),
      {
        status: 'raised',
        error: { envelope: { kind: 'internal.schema_violation', message: expect.stringContaining('"maybe"') } },
      },
    ],
    [
      'nobody',
      around([]),
      {
        status: 'suspended',
        gate: {
          node: 'approve',
          prompt: 'Go on?',
          options: [
            { label: 'No', value: 'no way', prompt_for: null },
            { label: 'Yes', value: 'yes', prompt_for: 'comment' },
            { label: 'Later', value: '2', prompt_for: null },
          ],
        },
      },
    ],
  ])('%s', async (_, surroundings, expected) => {
    expect(await answerGate(node, surroundings)).toMatchObject(expected)
  })

  it('asks a human only for what is missing, and says what for', async () => {
    const asker = human(null, 'typed')
    const result = await answerGate(node, around(['approve=yes'], { human: asker }))
    expect(result).toMatchObject(done('yes', { comment: 'typed' }, 'deploy'))
    expect(asker.asked).toEqual(['Go on?', 'comment true'])
  })

  it.each<readonly [string, Partial<GateSurroundings>, readonly string[]]>([
    ['nobody is there', {}, []],
    ['a human answers', { human: human(1, 'ok') }, []],
    ['a human goes away', { human: human(1, null) }, []],
    ['a human gives the text', { human: human(null, 'ok') }, ['approve=yes']],
  ])('waits once when %s', async (_, more, args) => {
    const waiting: string[] = []
    await answerGate(node, around(args, { ...more, onWait: (gate) => waiting.push(gate.node) }))
    expect(waiting).toEqual(['approve'])
  })

  it('does not wait for what was said beforehand', async () => {
    const waiting: string[] = []
    await answerGate(node, around(['approve=yes'], { onWait: (gate) => waiting.push(gate.node) }))
    expect(waiting).toEqual([])
  })

  it('is cancelled with the run', async () => {
    const controller = new AbortController()
    const asker: AskHuman = {
      introduce: () => Promise.resolve(),
      choose: () => {
        controller.abort()
        return Promise.resolve(null)
      },
      fill: () => Promise.resolve(null),
    }
    expect(await answerGate(node, around([], { human: asker, signal: controller.signal }))).toEqual({
      status: 'cancelled',
    })
  })
})
