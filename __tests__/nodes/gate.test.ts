import { describe, expect, it } from 'vitest'
import type { GateNode } from '../../src/config/model.js'
import { parseGateArguments } from '../../src/core/gate-answers.js'
import type { AskHuman } from '../../src/core/gates.js'
import { executeGate } from '../../src/nodes/gate.js'
import { surroundings } from './execution.js'

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
interface Around {
  readonly skip?: boolean
  readonly human?: AskHuman
  readonly signal?: AbortSignal
}
async function answerGate(args: readonly string[], { skip = false, human, signal }: Around = {}) {
  const answers = parseGateArguments(args)
  if (!answers.ok) throw new Error(answers.error)
  const { context } = surroundings(signal === undefined ? {} : { signal })
  const waiting: string[] = []
  const outcome = await executeGate(node, {
    ...context,
    settings: { ...context.settings, gates: { answers: answers.value, skip, human: human ?? null } },
    waiting: (gate) => void waiting.push(gate.node),
  })
  return { outcome, waiting }
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

describe('a gate', () => {
  it.each<readonly [string, readonly string[], Around, object]>([
    ['an answer', ['approve=yes', 'approve.comment=fine'], {}, done('yes', { comment: 'fine' }, 'deploy')],
    ['an answer without its text', ['approve=yes'], {}, done('yes', {}, 'deploy')],
    ['a number stays a number, routes decide', ['approve=2'], {}, done(2, {}, null)],
    ['--skip-gates takes the first', [], { skip: true }, done('no way', {}, '$end')],
    ['an answer wins over --skip-gates', ['approve=2'], { skip: true }, done(2, {}, null)],
    ['answers to other gates are not for this one', ['other=x'], { skip: true }, done('no way', {}, '$end')],
    ['a human', [], { human: human(1, 'ok') }, done('yes', { comment: 'ok' }, 'deploy')],
    ['a human who went away', [], { human: human(null, null) }, { status: 'suspended' }],
    ['a human who went away before the text', [], { human: human(1, null) }, { status: 'suspended' }],
    [
      'a wrong answer',
      ['approve=maybe'],
      {},
      {
        status: 'raised',
        error: { envelope: { kind: 'internal.schema_violation', message: expect.stringContaining('"maybe"') } },
      },
    ],
    [
      'nobody',
      [],
      {},
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
  ])('%s', async (_, args, around, expected) => {
    expect((await answerGate(args, around)).outcome).toMatchObject(expected)
  })

  it('asks a human only for what is missing, and says what for', async () => {
    const asker = human(null, 'typed')
    const { outcome } = await answerGate(['approve=yes'], { human: asker })
    expect(outcome).toMatchObject(done('yes', { comment: 'typed' }, 'deploy'))
    expect(asker.asked).toEqual(['Go on?', 'comment true'])
  })

  it.each<readonly [string, Around, readonly string[]]>([
    ['nobody is there', {}, []],
    ['a human answers', { human: human(1, 'ok') }, []],
    ['a human goes away', { human: human(1, null) }, []],
    ['a human gives the text', { human: human(null, 'ok') }, ['approve=yes']],
  ])('waits once when %s', async (_, more, args) => {
    expect((await answerGate(args, more)).waiting).toEqual(['approve'])
  })

  it('does not wait for what was said beforehand', async () => {
    expect((await answerGate(['approve=yes'])).waiting).toEqual([])
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
    expect((await answerGate([], { human: asker, signal: controller.signal })).outcome).toEqual({
      status: 'cancelled',
    })
  })
})
