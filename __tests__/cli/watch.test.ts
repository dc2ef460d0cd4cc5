import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../src/cli/main.js'
import { LiveRun } from '../../src/cli/watch.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { folderWith } from '../support/folders.js'
import { contextIn } from './context.js'

const WORKFLOW = `workflow: { name: demo, entry_point: build }
agents:
  - { name: build, type: script, command: echo, args: [built], routes: [{ to: ship }] }
  - { name: ship, type: script, command: echo, args: [shipped] }
`

/** A run folder whose events a test writes one after the other. */
function runIn(cwd: string): { readonly folder: string; readonly tell: (event: object) => void } {
  const folder = path.join(cwd, 'run')
  mkdirSync(folder)
  let seq = 0
  const tell = (event: object): void => {
    const stamp = { run_id: 'abc', seq: ++seq, timestamp: new Date(1_700_000_000_000 + seq * 1000).toISOString() }
    appendFileSync(
      path.join(folder, 'events.jsonl'),
      `${JSON.stringify({ scope: '', node: null, ...event, ...stamp })}\n`,
    )
  }
  return { folder, tell }
}

const BEGIN = { type: 'workflow_started', workflow: 'demo', file: 'w.yaml', input: {}, metadata: {}, resumed: false }
const at = (node: string): object => ({ node, visit: 1, attempt: 1, node_type: 'script' })

describe('a run that goes on', () => {
  it('is shown as far as its events tell, and then as it ended', async () => {
    const cwd = folderWith({ 'w.yaml': WORKFLOW })
    const { folder, tell } = runIn(cwd)
    const run = new LiveRun(folder, contextIn(cwd).context)
    const text = async (isFinal = false): Promise<string> => (await run.render(isFinal)).text()
    expect(await text()).toContain('Nothing ran yet.')
    tell(BEGIN)
    tell({ type: 'node_started', ...at('build') })
    const first = await text()
    expect(first).toContain('<span class="word">Running</span>')
    expect(first).toContain('<b>build</b> runs.')
    expect(first).toContain('<title>build: Running</title>')
    // The file that the events name draws what has not run yet.
    expect(first).toContain('ship: Not run')
    expect(first).not.toContain('id="error"')
    const output = { stdout: 'built it\n', stderr: '', exit_code: 0 }
    tell({ type: 'node_completed', ...at('build'), output, duration_ms: 900, exit_code: 0 })
    tell({ type: 'route_taken', ...at('build'), action: 'to', to: 'ship', route: 'routes[0]', kind: null })
    tell({ type: 'node_started', ...at('ship') })
    const second = await text()
    expect(second).toContain('<b>ship</b> runs.')
    expect(second).toMatch(/<h3>Log<\/h3><h4>stdout<\/h4><pre[^>]*>built it<\/pre>/)
    // A result that another run left in the folder is not the result of this run.
    const other = { ...createInvalidResult([], 'w.yaml'), run_id: 'other', success: false, outcome: 'failed' }
    writeFileSync(path.join(folder, 'result.json'), JSON.stringify(other))
    tell({ type: 'workflow_completed', output: {}, duration_ms: 2000 })
    const last = await text(true)
    expect(last).toContain('<span class="word">Success</span>')
    expect(last).toContain('data-final')
    expect((await run.render(true)).revision).toBe((await run.render(true)).revision)
  })

  it('shows what a node has printed before it ends, and then what it left', async () => {
    const cwd = folderWith({ 'w.yaml': WORKFLOW })
    const { folder, tell } = runIn(cwd)
    const run = new LiveRun(folder, contextIn(cwd).context)
    tell(BEGIN)
    tell({ type: 'node_started', ...at('build') })
    const before = await run.render(false)
    const said = { type: 'node_output', ...at('build'), stream: 'stdout', omitted: 0 }
    tell({ ...said, text: 'one <b>\n' })
    tell({ ...said, text: 'two\n' })
    tell({ ...said, stream: 'stderr', text: 'late\n', omitted: 70 })
    tell({ ...said, stream: 'elsewhere', text: 'never\n' })
    const during = await run.render(false)
    expect(during.revision).not.toBe(before.revision)
    expect(during.text()).toMatch(
      /<h3>Log so far<\/h3><h4>stdout<\/h4><div class="growing"><pre[^>]*>one &lt;b&gt;\ntwo<\/pre>/,
    )
    expect(during.text()).toContain('… 70 characters are left out here\nlate</pre>')
    expect(during.text()).not.toContain('never')
    // The table of events has what happened, not what was printed.
    expect(during.text()).not.toContain('<td>node_output</td>')
    const output = { stdout: 'one <b>\ntwo\nthree\n', stderr: '', exit_code: 0 }
    tell({ type: 'node_completed', ...at('build'), output, duration_ms: 900, exit_code: 0 })
    const after = (await run.render(false)).text()
    expect(after).not.toContain('Log so far')
    expect(after).toMatch(/<h4>stdout<\/h4><pre[^>]*>one &lt;b&gt;\ntwo\nthree<\/pre>/)
  })

  it('that waits to try again still runs', async () => {
    const cwd = folderWith({})
    const { folder, tell } = runIn(cwd)
    tell(BEGIN)
    tell({ type: 'node_started', ...at('build') })
    const envelope = { kind: 'external.api.down', message: 'no answer', details: {} }
    tell({ type: 'node_failed', ...at('build'), envelope, frames: [], duration_ms: 5 })
    const retry = { action: 'retry', to: null, route: 'error_routes[0]', kind: envelope.kind }
    tell({ type: 'route_taken', ...at('build'), ...retry })
    const page = await new LiveRun(folder, contextIn(cwd).context).render(false)
    expect(page.text()).toContain('<b>build</b> runs.')
    expect(page.text()).toContain('external.api.down')
  })

  it('is shown as interrupted if its process is gone', async () => {
    const cwd = folderWith({})
    const { folder, tell } = runIn(cwd)
    writeFileSync(path.join(folder, 'owner-1.lock'), '')
    writeFileSync(path.join(folder, 'owner-1.done'), '')
    tell(BEGIN)
    tell({ type: 'node_started', ...at('build') })
    const page = await new LiveRun(folder, contextIn(cwd).context).render(false)
    expect(page.text()).toContain('<span class="word">Interrupted</span>')
    expect(page.text()).not.toContain('class="row s-running')
  })
})

describe('conductor watch', () => {
  it.each([
    [[], 'give one run folder'],
    [['a', 'b'], '"b" is too much'],
    [['run', '--port', '70000'], '--port takes a number from 0 to 65535'],
    [['nowhere'], 'nowhere does not exist'],
    [['w.yaml'], 'w.yaml is not a run folder'],
    [['other'], 'other holds no run'],
    [['last'], 'no run was started in this folder'],
  ])('refuses %j', async (words, message) => {
    const cwd = folderWith({ 'w.yaml': WORKFLOW, 'run/events.jsonl': '', 'other/file.txt': '' })
    const { context, said } = contextIn(cwd)
    expect(await runCommand(['watch', ...words], context)).toBe(2)
    expect(said()).toContain(message)
  })
})
