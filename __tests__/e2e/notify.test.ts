import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { startListener } from '../support/listener.js'
import { conductor, runInside, temporaryFolder, writeFiles } from './support/command.js'

type Listener = Awaited<ReturnType<typeof startListener>>
let listener: Listener | null = null
const listen = async (...args: Parameters<typeof startListener>): Promise<Listener> => {
  listener = await startListener(...args)
  return listener
}
afterEach(() => listener?.stop())

const flow = (command: string, routes = '') => `workflow: { name: w, entry_point: a }
agents:
  - name: a
    type: script
    run: ${command}
${routes}`
const HALTS = flow('echo "no way" >&2; exit 3')
const ESCALATES = flow(
  'exit 1',
  '    routes: [{ to: $end }, { on_error: internal.script_error, recover: { output: {} }, escalate: { title: look } }]\n',
)

it('a run that halts is told once, redacted, and its address is nowhere in its files', async () => {
  const { url, bodies } = await listen()
  const yaml = flow('echo "password=hunter2hunter2 $MY_API_TOKEN" >&2; env | grep -c NOTIFY_URL; exit 3')
  const env = { MY_API_TOKEN: 'tiger-lily-nine', CONDUCTOR_NOTIFY_URL: url }
  const { code, runDir, stderr } = await runInside({ yaml, env })
  expect(code).toBe(3)
  expect(bodies()).toMatchObject([{ event: 'halted', workflow: 'w', kind: 'internal.script_error', node: 'a' }])
  const text = JSON.stringify(bodies())
  expect(text).not.toMatch(/tiger-lily|hunter2/)
  const left = readdirSync(runDir).map((name) => readFileSync(path.join(runDir, name), 'utf8'))
  expect(left.join('') + stderr).not.toContain('abcdefghijkl')
})

it('a run that succeeds is not told, and one that succeeds again is', async () => {
  const { url, bodies } = await listen()
  const told = ['--notify', url, '--ledger', 'ledger.jsonl']
  const folder = temporaryFolder()
  const again = async (name: string, yaml: string, ref = 'main'): Promise<void> => {
    writeFiles(folder, { 'main.yaml': yaml })
    const env = { TMPDIR: folder, GITHUB_REF_NAME: ref }
    await conductor(['run', 'main.yaml', '--run-dir', name, ...told], { cwd: folder, env, inside: true })
  }
  await again('r1', flow('"true"'))
  expect(bodies()).toEqual([])
  await again('r2', HALTS)
  await again('r3', flow('"true"'), 'other')
  await again('r4', flow('"true"'))
  await again('r5', flow('"true"'))
  expect(bodies().map(({ event }) => event)).toEqual(['halted', 'recovered'])
})

it.each([
  ['a server that refuses', 404, /127\.0\.0\.1 answered with 404/],
  ['a server that is broken', 500, /127\.0\.0\.1 answered with 500/],
])('%s is a warning, not the outcome', async (_, status, words) => {
  const { url } = await listen((response) => response.writeHead(status).end())
  const { code, result, stderr } = await runInside({ yaml: ESCALATES, args: ['--notify', url] })
  expect(code).toBe(0)
  expect(result.outcome).toBe('success')
  expect(result.warnings.join()).toMatch(words)
  expect(result.escalations[0].delivery).toMatch(/^not delivered: the notification was not delivered/)
  expect(stderr).toMatch(words)
  expect(stderr).toContain('1 escalation not delivered')
})

it.each([
  ['http://example.com/hook', /not an https URL/],
  ['nonsense', /not an https URL/],
])('%s is not asked', async (url, words) => {
  const { code, stderr } = await runInside({ yaml: HALTS, args: ['--notify', url] })
  expect(code).toBe(3)
  expect(stderr).toMatch(words)
})

it('log, result and report say that an escalation is recorded until somebody was told', async () => {
  const alone = await runInside({ yaml: ESCALATES })
  expect(alone.stderr).toContain('an escalation was recorded: look')
  expect(alone.stderr).toContain('internal.script_error at a: recorded')
  expect(alone.result.escalations).toMatchObject([{ node: 'a', title: 'look', delivery: 'recorded' }])
  const { url, bodies } = await listen()
  const told = await runInside({ yaml: ESCALATES, args: ['--notify', url, '--format', 'json'] })
  expect(bodies()).toMatchObject([{ event: 'escalated', outcome: 'success', escalations: [{ title: 'look' }] }])
  expect(told.stderr).toContain('internal.script_error at a: notify')
  expect(told.result.escalations).toMatchObject([{ delivery: 'notify' }])
  expect(told.output.escalations).toMatchObject([{ delivery: 'notify' }])
  expect(readFileSync(path.join(told.runDir, 'report.html'), 'utf8')).toContain('notify')
})

it('resume and redrive tell too, and a gate that waits', async () => {
  const { url, bodies } = await listen()
  const letter =
    '    routes: [{ to: $end }, { on_error: internal.script_error, recover: { output: {} }, dead_letter: true }]\n'
  const { folder } = await runInside({ yaml: HALTS })
  const env = { TMPDIR: folder }
  const resumed = await conductor(['resume', 'run', '--notify', url], { cwd: folder, env, inside: true })
  expect(resumed.code).toBe(3)
  const left = await runInside({ yaml: flow('exit 4', letter) })
  const redriven = await conductor(['redrive', 'run', '--notify', url], { cwd: left.folder, inside: true })
  expect(redriven.code).toBe(3)
  const gate = `workflow: { name: w, entry_point: ask }
agents:
  - { name: ask, type: human_gate, prompt: "Ship it?", options: [{ label: Yes, value: "yes", route: $end }] }
`
  await runInside({ yaml: gate, args: ['--notify', url] })
  expect(bodies().map(({ event, node }) => [event, node])).toEqual([
    ['halted', 'a'],
    ['halted', 'a'],
    ['suspended', 'ask'],
  ])
})

it.each([
  [['--notify-on', 'haltet'], /--notify-on does not know .haltet. \(did you mean halted/],
  [['--notify-format', 'xml'], /--notify-format/],
])('%j is refused', async (args, words) => {
  const { code, stderr } = await runInside({ yaml: HALTS, args: ['--notify', 'https://example.com', ...args] })
  expect(code).toBe(2)
  expect(stderr).toMatch(words)
})

it('triage of a log tells what failed', async () => {
  const { url, bodies } = await listen()
  const { folder } = await runInside({ yaml: HALTS, files: { 'x.log': 'npm error code ECONNRESET\n' } })
  const done = await conductor(['triage', 'x.log', '--notify', url], { cwd: folder, inside: true })
  expect(done.code).toBe(0)
  expect(bodies()).toMatchObject([{ event: 'triage', kind: 'external.npm.network', node: 'x.log' }])
})
