import { expect, test } from 'vitest'
import { SharedGate } from '../../src/cli/watch.js'
import { waitForAbort } from '../../src/core/abort.js'
import type { AskHuman } from '../../src/core/gates.js'
import type { PendingGate } from '../../src/core/outcome.js'

const GATE: PendingGate = {
  node: 'approve',
  prompt: 'Deploy?',
  options: [
    { label: 'Yes', value: 'yes', prompt_for: null },
    { label: 'No', value: 'no', prompt_for: 'reason' },
  ],
}
const OPEN = new AbortController().signal

/** A terminal at which nobody types until `type` is called. */
function createTerminal() {
  let type: (option: number | null) => void = () => {}
  const filled: string[] = []
  const human: AskHuman = {
    introduce: async () => {},
    choose: (_, signal) => {
      const typed = new Promise<number | null>((resolve) => {
        type = resolve
      })
      return Promise.race([typed, waitForAbort(signal).then(() => null)])
    },
    fill: async (field) => {
      filled.push(field)
      return `typed ${field}`
    },
  }
  return { human, filled, type: (option: number | null) => type(option) }
}

function share() {
  const terminal = createTerminal()
  const said: string[] = []
  return { terminal, said, gate: new SharedGate(terminal.human, (text) => said.push(text)) }
}

test('the answer of the page ends the question at the terminal, and the terminal says so', async () => {
  const { gate, said } = share()
  const chosen = gate.choose(GATE, OPEN)
  expect(gate.waiting).toBe('approve')
  expect(gate.receive({ gate: 'approve', option: 0 })).toEqual({ status: 200, text: 'Answered: Yes' })
  expect(await chosen).toBe(0)
  expect(said).toEqual(['answered on the page: Yes'])
})

test('one answer counts: the second is refused, from either side', async () => {
  const { gate, terminal, said } = share()
  const chosen = gate.choose(GATE, OPEN)
  terminal.type(1)
  expect(await chosen).toBe(1)
  expect(gate.waiting).toBeNull()
  expect(gate.receive({ gate: 'approve', option: 0 })).toMatchObject({ status: 409 })
  expect(said).toEqual([])
})

test('an option that asks for a text takes it from the page, else from the terminal', async () => {
  const { gate, terminal } = share()
  const chosen = gate.choose(GATE, OPEN)
  expect(gate.receive({ gate: 'approve', option: 1 })).toMatchObject({ status: 400 })
  expect(gate.receive({ gate: 'approve', option: 1, text: 'not today' })).toMatchObject({ status: 200 })
  expect(await chosen).toBe(1)
  expect(await gate.fill('reason', false, OPEN)).toBe('not today')
  const again = gate.choose(GATE, OPEN)
  terminal.type(1)
  await again
  expect(await gate.fill('reason', false, OPEN)).toBe('typed reason')
})

test.each([
  ['another gate', { gate: 'other', option: 0 }, 409],
  ['an option that is none', { gate: 'approve', option: 7 }, 400],
  ['a text as option', { gate: 'approve', option: 'yes' }, 400],
])('%s is refused, and the gate still waits', async (_, body, status) => {
  const { gate, terminal } = share()
  const chosen = gate.choose(GATE, OPEN)
  expect(gate.receive(body)).toMatchObject({ status })
  expect(gate.waiting).toBe('approve')
  terminal.type(0)
  expect(await chosen).toBe(0)
})

test('a cancelled run cancels the question', async () => {
  const { gate, said } = share()
  const cancel = new AbortController()
  const chosen = gate.choose(GATE, cancel.signal)
  cancel.abort()
  expect(await chosen).toBeNull()
  expect({ waiting: gate.waiting, said }).toEqual({ waiting: null, said: [] })
})
