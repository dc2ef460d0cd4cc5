import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'vitest'
import { hasEnded, runFlow, startCommand, startedNodes, temporaryFolder, writeFiles } from './support/command.js'
import { workflow } from './support/table.js'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const BUSY =
  'echo $$ >> pids; (trap "" TERM; echo $BASHPID >> pids; exec sleep 600) & setsid sleep 600 & echo $! >> pids; echo READY; sleep 600'

const cases = [
  {
    name: 'a script with a stubborn child and one in another session',
    yaml: workflow(
      `- { name: a, type: script, run: ${quoted(BUSY)}, routes: [{ to: $end }, { on_error: true, to: $end }] }`,
    ),
    seen: /READY/,
  },
  { name: 'a wait', yaml: workflow('- { name: a, type: wait, duration: 1h }'), seen: /▶ a/ },
  {
    name: 'the wait for a retry',
    yaml: workflow(
      '- { name: a, type: script, run: exit 1, routes: [{ to: $end }, { on_error: true, retry: { initial_seconds: 600, max_seconds: 600 } }] }',
    ),
    seen: /↻ a/,
  },
  {
    name: 'the members of a group',
    yaml: workflow(
      `- { name: p, type: script, run: ${quoted(BUSY)} }\n- { name: q, type: script, run: ${quoted(BUSY)} }`,
      'entry_point: g',
      'parallel: [{ name: g, agents: [p, q], failure_mode: continue_on_error }]',
    ),
    seen: /READY[\s\S]*READY/,
  },
  {
    name: 'a child workflow',
    yaml: workflow(
      '- { name: a, type: workflow, workflow: ./child.yaml, routes: [{ to: $end }, { on_error: true, to: $end }] }',
    ),
    files: { 'child.yaml': workflow(`- { name: c, type: script, run: ${quoted(BUSY)} }`, 'entry_point: c') },
    seen: /READY/,
  },
  {
    name: 'a long loop of nodes that never wait',
    yaml: workflow(
      '- { name: a, type: set, value: 1, routes: [{ to: a, when: "{{ context.iteration < 99000 }}" }, { to: $end }] }',
      'limits: { max_iterations: 100000 }',
    ),
    seen: / a/,
  },
] as const

describe.skipIf(process.platform === 'win32')('a signal ends the run, whatever it is doing', () => {
  const all = cases.flatMap((one) => [
    ['SIGINT', 130, one] as const,
    ['SIGTERM', 143, one] as const,
    ['SIGHUP', 129, one] as const,
  ])
  it.concurrent.for(all.map(([signal, code, one]) => [signal, one.name, code, one] as const))(
    '%s during %s',
    async ([signal, , code, one], { expect }) => {
      const finallyNode = '- { name: clean, type: script, run: "touch cleaned" }\n'
      const yaml = one.yaml.replace('agents:\n', `  finally: clean\nagents:\n  ${finallyNode}`)
      const ran = await runFlow({ ...one, yaml, when: { seen: one.seen, act: (child) => void child.kill(signal) } })
      expect(ran.code, ran.stderr).toBe(code)
      expect(ran.result).toMatchObject({ outcome: 'cancelled', exit_code: code, success: false })
      expect(ran.errors.map(({ envelope }) => envelope.kind)).toEqual(['internal.cancelled'])
      expect(ran.events.at(-1)).toMatchObject({ type: 'workflow_failed', outcome: 'cancelled' })
      expect(startedNodes(ran.events).at(-1)).toBe('clean')
      expect(existsSync(path.join(ran.folder, 'cleaned'))).toBe(true)
      expect(existsSync(path.join(ran.runDir, 'checkpoint.json'))).toBe(true)
      const pids = path.join(ran.folder, 'pids')
      const started = existsSync(pids) ? readFileSync(pids, 'utf8').trim().split('\n').map(Number) : []
      expect(started.filter((pid) => !hasEnded(pid))).toEqual([])
      expect(started.length >= 3).toBe(/READY/.test(one.seen.source))
    },
  )

  it.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s while the result is printed changes nothing any more',
    async (signal, { expect }) => {
      const folder = temporaryFolder()
      const output = 'output: { text: "{{ a.output.stdout }}" }'
      const yaml = workflow("- { name: a, type: script, run: 'head -c 1000000 /dev/zero | tr \\\\0 x' }", '', output)
      writeFiles(folder, { 'main.yaml': yaml })
      const child = startCommand(['run', 'main.yaml', '--run-dir', 'run'], folder)
      const ended = once(child, 'close')
      // It has begun to print, and nobody reads more than a part of it.
      await once(child.stdout, 'readable')
      child.kill(signal)
      const printed: Buffer[] = []
      for await (const part of child.stdout) printed.push(part)
      expect(await ended).toEqual([0, null])
      expect(JSON.parse(Buffer.concat(printed).toString())).toEqual({ text: 'x'.repeat(1_000_000) })
    },
  )

  it('without waiting for the running command, even if finally ignores the signal', { timeout: 60_000 }, async ({
    expect,
  }) => {
    const stubborn = quoted('trap "" INT TERM; echo READY; sleep 60; sleep 60')
    const yaml = workflow(
      `- { name: a, type: script, run: ${stubborn} }\n- { name: clean, type: script, run: ${stubborn} }`,
      'finally: clean',
    )
    const ran = await runFlow({ yaml, when: { seen: /READY/, act: (child) => void child.kill('SIGINT') } })
    expect(ran.code, ran.stderr).toBe(130)
    expect(startedNodes(ran.events)).toEqual(['a', 'clean'])
  })
})
