import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OWN_KEYS } from '../../src/redaction/own-words.js'
import { ended, World } from './support/world.js'

const FLOW = (masks: readonly string[]): Record<string, string> => ({
  'workflow.yaml': `
workflow: { name: words, entry_point: begin, finally: cleanup }
agents:
  - { name: begin, type: script, command: work, args: [begin, '{"stdout": ${JSON.stringify(masks.map((mask) => `::add-mask::${mask}\n`).join(''))}}'], routes: [{ to: postgres }] }
  - { name: postgres, type: script, command: work, args: [postgres], routes: [{ to: flaky }] }
  - { name: flaky, type: script, command: work, args: [flaky, '{"fails": 1}'], routes: [{ to: risky }, { on_error: true, retry: { max: 2, initial_seconds: 1 } }] }
  - { name: risky, type: script, command: work, args: [risky, '{"fails": 99, "kind": "external.service.down"}'], routes: [{ to: fan }, { on_error: external.service.*, to: repair }] }
  - { name: repair, type: script, command: work, args: [repair], routes: [{ to: fan }] }
  - { name: mysql, type: script, command: work, args: [mysql] }
  - { name: sqlite, type: script, command: work, args: [sqlite, '{"fails": 99}'] }
  - { name: called, type: workflow, workflow: child.yaml, routes: [{ to: pause }] }
  - { name: pause, type: wait, duration: 5s, routes: [{ to: publish }] }
  - { name: publish, type: script, command: work, args: [publish, '{"fails": 1, "kind": "deploy.refused"}'], input: [fan.errors, fan.outputs, each.errors], routes: [{ to: $end }] }
  - { name: cleanup, type: script, command: work, args: [cleanup] }
parallel:
  - { name: fan, agents: [mysql, sqlite], failure_mode: continue_on_error, routes: [{ to: each }] }
for_each:
  - name: each
    type: for_each
    source: '{{ [1, 2] }}'
    as: number
    failure_mode: continue_on_error
    agent: { name: single, type: script, command: work, args: ['one{{ _index }}', '{"fails": {{ _index }}}'] }
    routes: [{ to: called }]
`,
  'child.yaml': `
workflow: { name: child, entry_point: inner }
agents:
  - { name: inner, type: script, command: work, args: [inner] }
`,
})

const WORDS = [
  ...OWN_KEYS,
  ...'begin postgres flaky risky repair mysql sqlite called pause publish cleanup each single inner number child words exited with code'.split(
    ' ',
  ),
  ...'node_completed node_failed route_taken node_retry_scheduled timer_set workflow_failed parallel for_each script wait'.split(
    ' ',
  ),
  ...'external.service.down external service down deploy.refused test.failed author engine completed collected unhandled'.split(
    ' ',
  ),
  ...'recover action outcome halted success internal cancelled child.yaml workflow.yaml'.split(' '),
].filter((word) => word.length >= 4)

/** What a run and its resume do, seen from outside. */
async function lived(masks: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const world = new World(FLOW(masks))
  const first = ended(await world.run({ env }))
  const records = world.lines('errors.jsonl').map(({ node, envelope }) => [node, envelope.kind])
  const events = world.lines('events.jsonl').map(({ type, node, scope, kind }) => [type, node, scope, kind])
  world.healed = true
  const second = ended(await world.resume({ env }))
  const { outcome, exit_code, checkpoint } = second.result
  return {
    first: [
      first.result.outcome,
      first.result.errors.map(({ kind, node_id }) => [kind, node_id]),
      first.result.execution.steps.map(({ node_id, status }) => [node_id, status]),
    ],
    second: [outcome, exit_code, checkpoint?.completed_nodes],
    started: world.started,
    records,
    events,
  }
}

describe('a mask that is a word of the engine', () => {
  it.each([
    'message',
    'envelope',
    'scope',
    'action',
    'node',
    'type',
    'visit',
    'postgres',
    'kind',
    'attempt',
    'sqlite',
    'single',
    'code',
    'exited',
  ])('changes nothing that a run, its errors and a resume do: %s', async (word) =>
    expect(await lived([word])).toEqual(await lived([])),
  )

  it('the same for a variable with a secret name', async () => {
    expect(await lived([], { POSTGRES_PASSWORD: 'postgres', SOME_TOKEN: 'message' })).toEqual(await lived([]))
  })

  it('the same for any words together', async () => {
    const plain = await lived([])
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }), async (masks) => {
        expect(await lived(masks)).toEqual(plain)
      }),
      { numRuns: Number(process.env['CHAOS_RUNS'] ?? 15) },
    )
  })
})
