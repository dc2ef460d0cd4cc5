import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, type Document, type Ran, runFlow, temporaryFolder, writeFiles } from '../e2e/support/command.js'

const NODE = JSON.stringify(process.execPath)

/** Fails while the file `down` is there. */
const PROGRAM = `
const fs = require('node:fs')
fs.appendFileSync('runs', '.')
if (fs.existsSync('down'))
  fs.writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify({ kind: 'external.registry.down', message: 'no answer' }))
`

const of = (events: readonly Document[], type: string): readonly Document[] =>
  events.filter((event) => event.type === type)

const publish = (resilience: string): string => `workflow: { name: nightly, entry_point: publish }
agents:
  - name: publish
    type: script
    command: ${NODE}
    args: [program.cjs]
    resilience: ${resilience}
`

describe('resilience by the command', () => {
  it('waits longer after each attempt, and then gives up', async () => {
    const retry = '{ max_retries: 2, initial_delay: 0.2, jitter: 0, retryable: [external.registry.down] }'
    const { events, result, code } = await runFlow({
      yaml: publish(`{ retry: ${retry} }`),
      files: { 'program.cjs': PROGRAM, down: '' },
    })
    expect(code).toBe(3)
    const waits = of(events, 'node_retry_scheduled')
    expect(waits.map(({ delay_seconds: seconds }) => seconds)).toEqual([0.2, 0.4])
    expect(result.dead_letters).toMatchObject([{ node: 'publish', reason: 'all 2 retries are spent' }])
    expect(result.escalations).toEqual([])
  })

  it('does not ask a dead registry again in the next run, and closes when it is back', async () => {
    const home = temporaryFolder()
    writeFiles(home, { 'program.cjs': PROGRAM, down: '' })
    const yaml = publish(
      '{ circuit_breaker: { failure_threshold: 2, recovery_timeout: 3600, scope: repository, key: registry } }',
    )
    writeFiles(home, { 'main.yaml': yaml })
    const night = async (name: string): Promise<Document> => {
      await conductor(['run', 'main.yaml', '--run-dir', name, '--breaker-state', 'state/breakers.json'], { cwd: home })
      return JSON.parse(readFileSync(path.join(home, name, 'result.json'), 'utf8'))
    }
    const kinds: string[] = []
    for (const name of ['one', 'two', 'three']) kinds.push((await night(name)).errors[0].kind)
    expect(kinds).toEqual(['external.registry.down', 'external.registry.down', 'internal.circuit_open'])
    expect(readFileSync(path.join(home, 'runs'), 'utf8')).toBe('..')
    const file = path.join(home, 'state', 'breakers.json')
    const state = JSON.parse(readFileSync(file, 'utf8'))
    expect(state.breakers['key:registry']).toMatchObject({ state: 'open', failures: 2 })
    renameSync(path.join(home, 'down'), path.join(home, 'up'))
    state.breakers['key:registry'].opened_at -= 3600 * 1000
    writeFileSync(file, JSON.stringify(state))
    for (const name of ['four', 'five']) expect(await night(name)).toMatchObject({ outcome: 'success' })
    expect(JSON.parse(readFileSync(file, 'utf8')).breakers).toEqual({})
  })

  async function halted(): Promise<Ran> {
    const ran = await runFlow({
      yaml: publish('{ circuit_breaker: { failure_threshold: 1, recovery_timeout: 3600 } }'),
      files: { 'program.cjs': PROGRAM, down: '' },
    })
    renameSync(path.join(ran.folder, 'down'), path.join(ran.folder, 'up'))
    return ran
  }

  it.each([
    ['stays open over a resume', [], 3],
    ['is forgotten by --reset-breakers', ['--reset-breakers'], 0],
  ])('a breaker %s', async (_, args, expected) => {
    const { folder } = await halted()
    const resumed = await conductor(['resume', 'run', ...args], { cwd: folder, env: { TMPDIR: folder } })
    expect(resumed.code).toBe(expected)
    expect(resumed.stderr.includes('internal.circuit_open')).toBe(expected === 3)
  })

  it('asks a program about policies, with the context on its stdin', async () => {
    const ask = `let text = ''
process.stdin.on('data', (chunk) => { text += chunk })
process.stdin.on('end', () => {
  const { node, context } = JSON.parse(text)
  console.log(JSON.stringify({ allowed: context.workflow.input.day !== 'friday', reason: node.name + ' on ' + context.workflow.input.day }))
})`
    const yaml = `workflow:
  name: t
  entry_point: deploy
  input: { day: { type: string } }
  policies: [{ name: freeze, type: command, command: ${NODE}, args: [ask.cjs] }]
agents:
  - { name: deploy, type: script, command: ${NODE}, args: [-e, ""], routes: [{ to: $end }, { on_error: internal.policy_denied, when: "not policy.freeze.allowed", halt: { message: "{{ policy.freeze.reason }}" } }] }
`
    const monday = await runFlow({ yaml, files: { 'ask.cjs': ask }, args: ['-i', 'day=monday'] })
    expect(monday.code).toBe(0)
    const friday = await runFlow({ yaml, files: { 'ask.cjs': ask }, args: ['-i', 'day=friday'] })
    expect(friday.code).toBe(3)
    expect(friday.result.errors).toMatchObject([{ kind: 'halt.intentional', message: 'deploy on friday' }])
    expect(friday.result.policies).toMatchObject([{ policy_name: 'freeze', allowed: false }])
  })

  it('two breakers of two nodes that fail side by side stay apart', async () => {
    const yaml = `workflow:
  name: t
  entry_point: both
  resilience: { circuit_breaker: { failure_threshold: 1 } }
agents:
  - { name: left, type: script, command: ${NODE}, args: [program.cjs] }
  - { name: right, type: script, command: ${NODE}, args: [-e, ""] }
parallel:
  - { name: both, agents: [left, right], failure_mode: continue_on_error, routes: [{ to: right_again }] }
`.replace('parallel:', `  - { name: right_again, type: set, value: 1 }\nparallel:`)
    const { events, code } = await runFlow({ yaml, files: { 'program.cjs': PROGRAM, down: '' } })
    expect(code).toBe(0)
    expect(of(events, 'circuit_state_changed')).toMatchObject([{ key: 'left', from: 'closed', to: 'open' }])
  })
})
