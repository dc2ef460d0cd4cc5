import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, jsonLines, type Ran, runFlow, runInside, writeFiles } from './support/command.js'
import { workflow } from './support/table.js'

/** Asks, then publishes; until a file called `go` is there, publishing does what `failing` says. */
const gated = (failing: string): string =>
  workflow(
    `- name: approve
  type: human_gate
  prompt: Publish?
  options: [{ label: Yes, value: yes, route: publish }, { label: No, value: no, route: $end }]
- { name: publish, type: script, run: 'test -e go || ${failing}; echo published >> log' }`,
    'entry_point: approve',
  ).replaceAll(/value: (yes|no)/g, 'value: "$1"')

const asked = (failing: string): string =>
  workflow(
    `- name: approve
  type: questions
  questions: [{ id: who, text: Who? }, { id: why, text: Why? }]
  routes: [{ to: publish }]
- { name: publish, type: script, run: 'test -e go || ${failing}' }`,
    'entry_point: approve',
  )

const resume = (ran: Ran, ...args: readonly string[]) =>
  conductor(['resume', 'run', ...args], { cwd: ran.folder, env: { TMPDIR: ran.folder }, inside: true })
const bytes = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('owner-'))
    .map(({ name }) => `${name} ${readFileSync(path.join(folder, name), 'utf8')}`)

describe('a gate that was answered stays answered', () => {
  it.each([
    ['a gate', gated('exit 1'), ['--gate', 'approve=yes'], ['--gate', 'approve=no']],
    [
      'questions',
      asked('exit 1'),
      ['--gate', 'approve.who=me', '--gate', 'approve.why=because'],
      ['--gate', 'approve.who=you'],
    ],
  ])('%s: a different answer is refused and runs nothing, the same answer is a note', async (_, yaml, given, other) => {
    const ran = await runInside({ yaml, args: given })
    expect(ran.code, ran.stderr).toBe(3)
    const before = bytes(ran.runDir)
    const refused = await resume(ran, ...other)
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/approve was answered with .* before/)])
    expect(bytes(ran.runDir)).toEqual(before)
    writeFiles(ran.folder, { go: '' })
    const same = await resume(ran, ...given)
    expect([same.code, same.stderr]).toEqual([0, expect.stringContaining('approve was answered before')])
  })

  it('a join notes the same answer once', async () => {
    const yaml = `workflow: { name: w, entry_point: approve }
agents:
  - { name: approve, type: human_gate, prompt: Go?, options: [{ label: Go, value: "yes", route: each }] }
for_each:
  - { name: each, type: for_each, source: "{{ [1, 2] }}", as: n, agent: { name: one, type: set, value: "{{ n }}" } }
`
    const ran = await runInside({ yaml, args: ['--gate', 'approve=yes', '--shards', 'each=2'] })
    expect(ran.code, ran.stderr).toBe(4)
    for (const shard of ['1', '2'])
      expect((await resume(ran, '--shard', `${shard}/2`, '--run-dir', `shards/${shard}`)).code).toBe(0)
    const joined = await resume(ran, '--join', 'shards', '--gate', 'approve=yes')
    expect(joined.code, joined.stderr).toBe(0)
    expect(joined.stderr.match(/approve was answered before/g)).toHaveLength(1)
  })

  it('--from NODE asks the gate again', async () => {
    const ran = await runInside({ yaml: gated('exit 1'), args: ['--gate', 'approve=yes'] })
    const again = await resume(ran, '--from', 'approve', '--gate', 'approve=no')
    expect(again.code, again.stderr).toBe(0)
    expect(existsSync(path.join(ran.folder, 'log'))).toBe(false)
  })

  it('a gate that waits a second time accepts another answer', async () => {
    const yaml = workflow(
      `- name: approve
  type: human_gate
  prompt: Again?
  options: [{ label: Again, value: again, route: work }, { label: Done, value: done, route: $end }]
- { name: work, type: set, value: 1, routes: [{ to: approve }] }`,
      'entry_point: approve',
    )
    const ran = await runInside({ yaml })
    expect(ran.code).toBe(4)
    expect((await resume(ran)).code).toBe(4)
    const again = await resume(ran, '--gate', 'approve=done')
    expect(again.code, again.stderr).toBe(0)
  })
})

describe('a run that was killed after an answer', () => {
  // `kill` of Git's bash does not reach a program that is not its own.
  it.skipIf(process.platform === 'win32')(
    'does not wait: neither its folder, nor runs, nor explain say so, and no other answer is offered',
    async () => {
      const ran = await runFlow({ yaml: gated('{ kill -9 $PPID; exit 1; }') })
      expect([ran.code, ran.result.outcome]).toEqual([4, 'suspended'])
      const options = { cwd: ran.folder, env: { TMPDIR: ran.folder } }
      const killed = await conductor(['resume', 'run', '--gate', 'approve=yes'], options)
      expect(killed.code).toBe(null)
      expect(existsSync(path.join(ran.runDir, 'result.json'))).toBe(false)
      const runs = await conductor(['runs', '--format', 'json'], options)
      expect(JSON.parse(runs.stdout)).toMatchObject([{ outcome: 'unfinished' }])
      // Processes of their own, like the run: they find its note in the same temporary folder.
      const { stdout: explained } = await conductor(['explain', 'run'], options)
      expect(explained).toContain('did not reach its end')
      expect(explained).toContain('conductor resume run\n')
      expect(explained).not.toMatch(/--gate|ended as suspended/)
      const refused = await conductor(['resume', 'run', '--gate', 'approve=no'], options)
      expect([refused.code, refused.stderr]).toEqual([
        2,
        expect.stringContaining('approve was answered with "yes" before'),
      ])
      expect(existsSync(path.join(ran.folder, 'log'))).toBe(false)
      writeFiles(ran.folder, { go: '' })
      const done = await conductor(['resume', 'run'], options)
      expect(done.code, done.stderr).toBe(0)
      expect(jsonLines(path.join(ran.runDir, 'events.jsonl')).at(-1)).toMatchObject({ type: 'workflow_completed' })
    },
  )
})
