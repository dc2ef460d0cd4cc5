import { ended, World } from './world.js'

/** A run with everything in it that the engine has words for; its first node registers the masks. */
const FLOW = (masks: readonly string[]): Record<string, string> => ({
  'workflow.yaml': `
workflow:
  name: words
  entry_point: begin
  finally: cleanup
  limits: { max_iterations: 100 }
  hooks: { on_start: start of it, on_error: an error, on_complete: end of it }
agents:
  - { name: begin, type: script, command: work, args: [begin, ${printing(masks)}], routes: [{ to: postgres }] }
  - { name: postgres, type: script, command: work, args: [postgres], routes: [{ to: flaky }] }
  - { name: flaky, type: script, command: work, args: [flaky, '{"fails": 1}'], routes: [{ to: risky }, { on_error: true, retry: { max: 2, initial_seconds: 1 } }] }
  - { name: risky, type: script, command: work, args: [risky, '{"fails": 99, "kind": "external.service.down"}'], routes: [{ to: lost }, { on_error: external.service.*, to: repair, escalate: { title: it is down, labels: [outage] } }] }
  - { name: repair, type: script, command: work, args: [repair], routes: [{ to: lost }] }
  - { name: lost, type: script, command: work, args: [lost, '{"fails": 99}'], routes: [{ to: fan }, { on_error: true, recover: { output: { rows: 3 } } }] }
  - { name: mysql, type: script, command: work, args: [mysql] }
  - { name: sqlite, type: script, command: work, args: [sqlite, '{"fails": 99}'] }
  - { name: called, type: workflow, workflow: child.yaml, routes: [{ to: pause }, { on_error: deploy.*, to: pause }] }
  - { name: pause, type: wait, duration: 5s, reason: a while, routes: [{ to: ask }] }
  - { name: ask, type: human_gate, prompt: ship it?, options: [{ label: Ship, value: ship, route: publish }, { label: Stop, value: stop, route: stops, prompt_for: remark }] }
  - { name: publish, type: script, command: work, args: [publish, '{"fails": 1, "kind": "deploy.refused"}'], input: [fan.errors, fan.outputs, each.errors, lost.output], routes: [{ to: stops }] }
  - { name: stops, type: terminate, status: failed, reason: it is over }
  - { name: cleanup, type: script, command: work, args: [cleanup] }
parallel:
  - { name: fan, agents: [mysql, sqlite], failure_mode: continue_on_error, routes: [{ to: each }] }
for_each:
  - name: each
    type: for_each
    source: '{{ [1, 2] }}'
    as: number
    failure_mode: continue_on_error
    agent: { name: single, type: script, command: work, args: ['one{{ _index }}', '{"fails": {{ _index }}}'], routes: [{ on_error: true, recover: { output: { rows: 0 } }, dead_letter: true }] }
    routes: [{ to: called }]
`,
  'child.yaml': `
workflow: { name: child, entry_point: inner, raises: [deploy.broken] }
agents:
  - { name: inner, type: script, command: work, args: [inner, '{"fails": 1, "kind": "deploy.broken"}'] }
`,
})

function printing(masks: readonly string[]): string {
  const stdout = masks.map((mask) => `::add-mask::${mask.replaceAll('%', '%25')}\n`).join('')
  return JSON.stringify(`{% raw %}${JSON.stringify({ stdout })}{% endraw %}`)
}

/** What a run, its redrive and its resumes do, seen from outside. */
export async function lived(masks: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const world = new World(FLOW(masks))
  const seen: unknown[] = []
  const look = ({ result }: ReturnType<typeof ended>): void => {
    const { outcome, exit_code, errors, execution, checkpoint, gate, dead_letters, escalations } = result
    seen.push(
      [outcome, exit_code, checkpoint?.completed_nodes, gate?.node, gate?.options.length, Object.keys(result)],
      errors.map(({ kind, node_id }) => [kind, node_id]),
      execution.steps.map(({ node_id, status }) => [node_id, status]),
      [dead_letters, escalations].map((list) => (list ?? []).map(({ kind, node }) => [kind, node])),
      world.lines('errors.jsonl').map(({ node, envelope }) => [node, envelope.kind]),
      world.lines('events.jsonl').map(({ type, node, scope, kind }) => [type, node, scope, kind]),
      [...world.started],
    )
  }
  look(ended(await world.run({ env })))
  seen.push((await world.redrive({ env })).letters.map(({ node, kind, status }) => [node, kind, status]))
  look(ended(await world.resume({ env, gates: new Map([['ask', 'ship']]) })))
  world.healed = true
  look(ended(await world.resume({ env })))
  return seen
}
