import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readProcessStart } from '../../src/adapters/process/process-table.js'
import { conductor, type Document, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { builtCommand } from '../support/bundles.js'
import { expectResult } from './support/result-schema.js'

const POSIX = process.platform !== 'win32'
const KILLS = Number(process.env['CONDUCTOR_TEST_KILLS'] ?? 8)

/** Real programs: each leaves a line for every time it was started and every time it came to its end. */
const LOGGED = `
workflow:
  name: logged
  entry_point: a
  limits: { max_iterations: 100 }
agents:
  - { name: a, type: script, run: 'echo "a start" >> runs; echo "{\\"items\\": [1, 2, 3, 4]}"; echo "a end" >> runs', routes: [{ to: p }] }
  - { name: p1, type: script, run: 'echo "p1 start" >> runs; echo p1; echo "p1 end" >> runs' }
  - { name: p2, type: script, run: 'echo "p2 start" >> runs; echo p2; echo "p2 end" >> runs' }
  - { name: s, type: workflow, workflow: child.yaml, routes: [{ to: r }] }
  - name: r
    type: script
    raises: [test.flaky]
    run: |
      echo "r$CONDUCTOR_RETRY_ATTEMPT start" >> runs
      if [ "$CONDUCTOR_RETRY_ATTEMPT" -lt 2 ]; then echo '{"kind": "test.flaky", "message": "not yet"}' > "$CONDUCTOR_ERROR_OUT"; fi
      echo "r$CONDUCTOR_RETRY_ATTEMPT end" >> runs
    routes:
      - { to: w }
      - { on_error: test.flaky, retry: { max: 3, initial_seconds: 0.05 } }
  - { name: w, type: wait, duration: 50ms, routes: [{ to: z }] }
  - { name: z, type: script, run: 'echo "z start" >> runs; echo done; echo "z end" >> runs' }
parallel:
  - { name: p, agents: [p1, p2], routes: [{ to: e }] }
for_each:
  - name: e
    type: for_each
    source: a.output.items
    as: i
    max_concurrent: 2
    agent: { name: one, type: script, env: { I: '{{ i }}' }, run: 'echo "e$I start" >> runs; echo "item $I"; echo "e$I end" >> runs' }
    routes: [{ to: s }]
output:
  items: '{{ e.outputs | map(attribute="stdout") | list | tojson }}'
  child: '{{ s.output.said }}'
  last: '{{ z.output.stdout }}'
  history: '{{ context.history | tojson }}'
`
const CHILD = `
workflow: { name: child, entry_point: c1 }
agents:
  - { name: c1, type: script, run: 'echo "c1 start" >> runs; echo one; echo "c1 end" >> runs', routes: [{ to: c2 }] }
  - { name: c2, type: script, run: 'echo "c2 start" >> runs; echo two; echo "c2 end" >> runs' }
output: { said: '{{ c1.output.stdout }}{{ c2.output.stdout }}' }
`

function place(files: Readonly<Record<string, string>>): { readonly cwd: string; readonly run: string } {
  const cwd = temporaryFolder()
  writeFiles(cwd, files)
  return { cwd, run: path.join(cwd, 'run') }
}

function lines(file: string): Document[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

function result(run: string): Document {
  const document = JSON.parse(readFileSync(path.join(run, 'result.json'), 'utf8'))
  expectResult(document)
  return document
}

/** Node ends that the journal of a run has, as the programs name themselves in `runs`. */
function journaled(run: string): ReadonlySet<string> {
  const file = path.join(run, 'journal.jsonl')
  if (!existsSync(file)) return new Set()
  const text = readFileSync(file, 'utf8')
  const ends = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).d.e)
  const scheduled = new Set(ends.flatMap((e) => (e.type === 'node_retry_scheduled' ? [`${e.node}${e.attempt}`] : [])))
  return new Set(
    ends.flatMap((e) => {
      if (e.type === 'node_failed' && !scheduled.has(`${e.node}${e.attempt}`)) return []
      if (e.type !== 'node_completed' && e.type !== 'node_failed') return []
      if (e.item !== undefined) return [`e${e.item.index + 1}`]
      return [e.node === 'r' ? `r${e.attempt - 1}` : e.node]
    }),
  )
}

function starts(cwd: string): Map<string, number> {
  const counts = new Map<string, number>()
  if (!existsSync(path.join(cwd, 'runs'))) return counts
  for (const line of readFileSync(path.join(cwd, 'runs'), 'utf8').split('\n')) {
    const name = /^(\S+) start$/.exec(line)?.[1]
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Starts the command and kills it and everything it started after a while. */
function killedAfter(args: readonly string[], cwd: string, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [builtCommand(), ...args], { cwd, stdio: 'ignore', detached: true })
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
    child.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

describe.runIf(POSIX)('processes that are killed', () => {
  it(`${KILLS} times at any moment: nothing that was finished runs again, and the output is the same`, {
    timeout: 300_000,
  }, async () => {
    const whole = place({ 'w.yaml': LOGGED, 'child.yaml': CHILD })
    const begun = performance.now()
    const expected = await conductor(['run', 'w.yaml', '--run-dir', 'run', '--quiet'], { cwd: whole.cwd })
    const took = performance.now() - begun
    expect(expected.code, expected.stderr).toBe(0)
    let kills = 0
    for (let _round = 0; kills < KILLS; _round++) {
      const { cwd, run } = place({ 'w.yaml': LOGGED, 'child.yaml': CHILD })
      /** Runs or resumes, and expects that nothing that was finished starts again. */
      const session = async <T>(start: (args: readonly string[]) => Promise<T>): Promise<T> => {
        const settled = journaled(run)
        const before = starts(cwd)
        const hasCheckpoint = existsSync(path.join(run, 'checkpoint.json'))
        const done = await start(hasCheckpoint ? ['resume', 'run'] : ['run', 'w.yaml', '--run-dir', 'run'])
        const again = [...starts(cwd)].filter(([name, count]) => settled.has(name) && count !== before.get(name))
        expect(again).toEqual([])
        return done
      }
      for (let number = 0; number < 3 && kills < KILLS; number++) {
        kills += 1
        // Golden-ratio steps spread the moments evenly over a whole run.
        await session((args) => killedAfter(args, cwd, took * ((kills * 0.618) % 1)))
      }
      const last = await session((args) => conductor([...args, '--quiet'], { cwd }))
      const hadSucceeded = last.stderr.includes('it succeeded')
      expect(last.code).toBe(hadSucceeded ? 2 : 0)
      const told = hadSucceeded ? JSON.stringify(result(run).output, null, 2) : last.stdout.trim()
      expect(told).toBe(expected.stdout.trim())
      lines(path.join(run, 'events.jsonl'))
      expect(readdirSync(run).filter((name) => name.endsWith('.tmp') || name.endsWith('.new'))).toEqual([])
    }
  })
})

describe.runIf(POSIX)('a script that survives the kill of its run', () => {
  it('is named by explain, and ended before a resume runs it again', { timeout: 120_000 }, async () => {
    const yaml = `workflow: { name: w, entry_point: slow }
agents:
  - name: slow
    type: script
    run: |
      echo $$ >> runs
      [ "$(wc -l < runs)" -gt 1 ] || sleep 600
      echo end >> runs
`
    const { cwd, run } = place({ 'w.yaml': yaml })
    const child = spawn(process.execPath, [builtCommand(), 'run', 'w.yaml', '--run-dir', 'run'], {
      cwd,
      stdio: 'ignore',
    })
    const written = (): readonly string[] => readFileSync(path.join(cwd, 'runs'), 'utf8').trim().split('\n')
    await expect.poll(() => existsSync(path.join(cwd, 'runs')) && written()[0] !== '', { timeout: 60_000 }).toBe(true)
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGKILL')
    await gone
    const survivor = Number(written()[0])
    expect(readProcessStart(survivor)).toMatch(/\d/)
    expect((await conductor(['explain', 'run'], { cwd })).stdout).toContain('In flight: slow.')
    const resumed = await conductor(['resume', 'run'], { cwd })
    expect([resumed.code, resumed.stderr]).toEqual([
      0,
      expect.stringContaining('the process of slow had survived the kill, and was ended before this resume began'),
    ])
    // Without a reaper, an ended process stays listed.
    expect(['', 'ended']).toContain(readProcessStart(survivor))
    expect(written()).toEqual([String(survivor), expect.stringMatching(/^\d+$/), 'end'])
    expect(result(run).warnings).toEqual([expect.stringMatching(/^the process of slow had survived/)])
  })
})

describe('two at once', () => {
  it('of several resumes one goes on, the others say who has it', { timeout: 120_000 }, async () => {
    const { cwd, run } = place({
      'w.yaml': `workflow: { name: t, entry_point: a }\nagents:\n  - { name: a, type: script, run: 'echo x >> ran; sleep 1; exit 0', routes: [{ to: b }] }\n  - { name: b, type: script, run: 'exit 1', strict_exit: true }\n`,
    })
    expect((await conductor(['run', 'w.yaml', '--run-dir', 'run', '--quiet'], { cwd })).code).toBe(3)
    writeFiles(cwd, { 'w.yaml': readFileSync(path.join(cwd, 'w.yaml'), 'utf8').replace('exit 1', 'sleep 1') })
    const ended = await Promise.all([1, 2, 3].map(() => conductor(['resume', 'run', '--quiet'], { cwd })))
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 2, 2])
    for (const { stderr } of ended.filter(({ code }) => code === 2))
      expect(stderr).toMatch(/in use by process \d+ on \S+ since 2|it succeeded/)
    expect(readFileSync(path.join(cwd, 'ran'), 'utf8')).toBe('x\n')
    expect(result(run).success).toBe(true)
  })
})

/** Processes whose command line holds a text. */
async function survivors(mark: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid,args'])
  return stdout.split('\n').filter((line) => line.includes(mark) && !line.includes('ps -eo'))
}

describe.runIf(POSIX)('cancellation', () => {
  it.for([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    '%s ends a tree that ignores it, runs finally, completes the files',
    { timeout: 120_000 },
    async ([signal, code]) => {
      const mark = `31${process.pid % 1000}${code}`
      const { cwd, run } = place({
        'w.yaml': `
workflow: { name: t, entry_point: a, finally: tidy }
agents:
  - { name: a, type: script, run: 'echo "a" >> ran', routes: [{ to: b }] }
  - name: b
    type: script
    run: |
      trap '' TERM INT
      echo "b" >> ran
      bash -c "trap '' TERM INT; bash -c \\"trap '' TERM INT; echo ready; sleep ${mark}.7; true\\"; true"
  - { name: tidy, type: script, run: 'echo "tidy" >> ran' }
`,
      })
      const act = (child: ChildProcess): void => {
        child.kill(signal)
        // A second one changes nothing.
        setTimeout(() => child.kill(signal), 500)
      }
      const done = await conductor(['run', 'w.yaml', '--run-dir', 'run'], { cwd, when: { seen: /b \| ready/, act } })
      expect(done.code, done.stderr).toBe(code)
      expect(await survivors(`sleep ${mark}.7`)).toEqual([])
      expect(readFileSync(path.join(cwd, 'ran'), 'utf8')).toBe('a\nb\ntidy\n')
      expect(result(run)).toMatchObject({ outcome: 'cancelled', exit_code: code })
      expect(lines(path.join(run, 'events.jsonl')).at(-1)).toMatchObject({
        type: 'workflow_failed',
        outcome: 'cancelled',
      })
      expect(lines(path.join(run, 'errors.jsonl')).map((one) => one.envelope.kind)).toEqual(['internal.cancelled'])
      writeFiles(cwd, { 'w.yaml': readFileSync(path.join(cwd, 'w.yaml'), 'utf8').replace(/ {6}bash -c.*\n/, '') })
      expect((await conductor(['resume', 'run', '--quiet'], { cwd })).code).toBe(0)
      expect(readFileSync(path.join(cwd, 'ran'), 'utf8')).toBe('a\nb\ntidy\nb\ntidy\n')
    },
  )
})

describe('commands that can be pasted', () => {
  /** Runs a command line in bash, where `conductor` is what users have. */
  async function paste(command: string, cwd: string): Promise<number> {
    const script = `conductor() { "${process.execPath}" "${builtCommand()}" "$@"; }\n${command}`
    try {
      await promisify(execFile)('bash', ['-c', script], { cwd })
      return 0
    } catch (error) {
      return error instanceof Error && 'code' in error ? Number(error.code) : -1
    }
  }

  it.runIf(POSIX)('next commands of a halt and of a gate work, whatever the names', { timeout: 120_000 }, async () => {
    const { cwd } = place({
      "it's a file.yaml": `
workflow: { name: "odd $name", entry_point: a, input: { word: { type: string } } }
agents:
  - { name: a, type: script, raises: [test.x], env: { W: '{{ workflow.input.word }}' }, run: 'printf %s "$W" > word; echo "{\\"kind\\": \\"test.x\\", \\"message\\": \\"no\\"}" > "$CONDUCTOR_ERROR_OUT"' }
`,
      'gate.yaml': `
workflow: { name: g, entry_point: g }
agents:
  - { name: g, type: human_gate, prompt: go?, options: [{ label: Yes, value: "y e's", route: $end }, { label: No, value: 'n', route: $end }] }
`,
    })
    const word = `a b'c"d $HOME \`x\` \\ !`
    const halted = await conductor(
      ['run', "it's a file.yaml", '-i', `word=${word}`, '--run-dir', "r'u n", '--format', 'json'],
      { cwd },
    )
    const document = JSON.parse(halted.stdout)
    expectResult(document)
    expect(halted.stdout).toBe(readFileSync(path.join(cwd, "r'u n", 'result.json'), 'utf8'))
    const codes: Record<string, number> = {}
    for (const command of document.next_commands) codes[command.split(' ')[1]] = await paste(command, cwd)
    expect(codes).toEqual({ resume: 3, explain: 0, run: 3 })
    expect(readFileSync(path.join(cwd, 'word'), 'utf8')).toBe(word)

    const gate = await conductor(['run', 'gate.yaml', '--run-dir', 'g', '--format', 'json'], { cwd })
    expect(gate.code).toBe(4)
    const [yes] = JSON.parse(gate.stdout).next_commands
    expect(await paste(yes, cwd)).toBe(0)
  })

  it('a run folder can be taken elsewhere and gone on with', { timeout: 120_000 }, async () => {
    const files = {
      'w.yaml': `workflow: { name: t, entry_point: a }\nagents:\n  - { name: a, type: script, run: 'echo x >> ran', routes: [{ to: b }] }\n  - { name: b, type: script, run: 'exit 1', strict_exit: true }\n`,
    }
    const first = place(files)
    expect((await conductor(['run', 'w.yaml', '--run-dir', 'run', '--quiet'], { cwd: first.cwd })).code).toBe(3)
    const second = place({ 'w.yaml': files['w.yaml'].replace('exit 1', 'exit 0') })
    cpSync(first.run, path.join(second.cwd, 'elsewhere'), { recursive: true })
    renameSync(path.join(first.cwd, 'w.yaml'), path.join(first.cwd, 'other.yaml'))
    // The index of this machine does not know the folder, so the folder does not decide which file runs.
    expect((await conductor(['resume', 'elsewhere', '--quiet'], { cwd: second.cwd })).code).toBe(2)
    const named = ['resume', 'elsewhere', '--workflow', 'w.yaml', '--quiet']
    expect((await conductor(named, { cwd: second.cwd })).code).toBe(0)
    expect(existsSync(path.join(second.cwd, 'ran'))).toBe(false)
  })
})

describe.runIf(POSIX && existsSync('/proc/self/status'))('memory', () => {
  it('does not grow with output that has no end of line', { timeout: 120_000 }, async () => {
    const megabytes = Number(process.env['CONDUCTOR_TEST_MEGABYTES'] ?? 128)
    const peak = async (size: number): Promise<number> => {
      const { cwd } = place({
        'w.yaml': `workflow: { name: t, entry_point: a }\nagents:\n  - { name: a, type: script, command: head, args: ['-c', '${size}M', /dev/zero] }\n`,
      })
      const child = spawn(process.execPath, [builtCommand(), 'run', 'w.yaml', '--run-dir', 'run', '--quiet'], {
        cwd,
        stdio: 'ignore',
      })
      let most = 0
      const timer = setInterval(() => {
        try {
          const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
          most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
        } catch {
          // It has ended between two looks.
        }
      }, 5)
      const code = await new Promise((resolve) => child.on('close', resolve))
      clearInterval(timer)
      expect(code).toBe(0)
      expect(statSync(path.join(cwd, 'run')).isDirectory()).toBe(true)
      return most
    }
    // 17 MiB is more than is kept, so that both runs do the same things.
    const small = await peak(17)
    const large = await peak(megabytes)
    expect(small).toBeGreaterThan(0)
    expect(large - small).toBeLessThan(64 * 1024)
  })
})
