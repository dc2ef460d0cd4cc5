import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, jsonLines, type Ran, runFlow, temporaryFolder, writeFiles } from '../e2e/support/command.js'

/** Fails while the file `down` is there; notes every run in `runs`. */
const PROGRAM = `
echo "$1" >> runs
if [ -e "kill-$1" ]; then rm "kill-$1"; kill -KILL "$PPID"; sleep 0.5; fi
if [ -e down ] || [ -e "down-$1" ]; then echo '{"kind": "external.api.down", "message": "no answer"}' > "$CONDUCTOR_ERROR_OUT"
else printf '{"said": "%s", "length": %d}' "$1" "\${#2}"; fi
`

const EACH = `workflow:
  name: publish
  entry_point: list
  input: { prefix: { type: string, default: p } }
agents:
  - { name: list, type: set, value: "{{ ['a', 'b', 'c'] }}", output_type: list, routes: [{ to: each }] }
for_each:
  - name: each
    type: for_each
    source: list.output
    as: package
    max_concurrent: 1
    failure_mode: continue_on_error
    agent:
      name: push
      type: script
      command: bash
      args: [program.sh, "{{ workflow.input.prefix }}-{{ package }}"]
      resilience: { retry: { max_retries: 0, retryable: [external.api.down] } }
    routes: [{ to: $end }, { on_error: true, to: $end }]
`

function failed(yaml = EACH, args: readonly string[] = [], env: Record<string, string> = {}): Promise<Ran> {
  return runFlow({ yaml, files: { 'program.sh': PROGRAM, down: '' }, args, env })
}

const runs = (folder: string): readonly string[] =>
  readFileSync(path.join(folder, 'runs'), 'utf8').split('\n').filter(Boolean)

function heal(folder: string): void {
  renameSync(path.join(folder, 'down'), path.join(folder, 'up'))
  writeFileSync(path.join(folder, 'runs'), '')
}

const redrive = (folder: string, args: readonly string[] = [], env: Record<string, string | undefined> = {}) =>
  conductor(['redrive', 'run', ...args], { cwd: folder, env: { TMPDIR: folder, ...env } })

describe('conductor redrive', () => {
  it('runs just what was given up with its recorded context, once, and exits 0', async () => {
    const { folder, result } = await failed(EACH, ['-i', 'prefix=q'])
    expect(result.dead_letters).toHaveLength(3)
    heal(folder)
    const first = await redrive(folder, ['--format', 'json'])
    expect(first.code).toBe(0)
    expect(JSON.parse(first.stdout)).toMatchObject({
      settled: 3,
      failed: 0,
      remaining: 0,
      exit_code: 0,
      letters: [
        { node: 'push', item: { index: 0, key: '0' }, kind: 'external.api.down', status: 'settled', changed: false },
        { output: { said: 'q-b' } },
        {},
      ],
    })
    expect(runs(folder)).toEqual(['q-a', 'q-b', 'q-c'])
    const again = await redrive(folder)
    expect(again).toMatchObject({ code: 0, stdout: 'There are no dead letters to run again.\n' })
    expect(runs(folder)).toHaveLength(3)
  })

  it('exits 3 when any failed again, and leaves it open', async () => {
    const { folder } = await failed()
    heal(folder)
    writeFileSync(path.join(folder, 'down-p-b'), '')
    const first = await redrive(folder)
    expect(first.code).toBe(3)
    expect(first.stdout).toContain('push [1] (external.api.down): failed again: external.api.down: no answer')
    expect(first.stdout).toContain('2 settled, 1 failed again, 1 still open')
    const marks = jsonLines(path.join(folder, 'run', 'dead-letter.jsonl')).filter((line) => 'settled' in line)
    expect(marks.map(({ settled, outcome }) => [settled, outcome])).toEqual([
      [true, 'success'],
      [false, 'external.api.down'],
      [true, 'success'],
    ])
    renameSync(path.join(folder, 'down-p-b'), path.join(folder, 'healed'))
    expect((await redrive(folder)).code).toBe(0)
    expect(runs(folder)).toEqual(['p-a', 'p-b', 'p-c', 'p-b'])
  })

  it('loses nothing and repeats nothing that succeeded when it is killed half-way', async () => {
    const { folder } = await failed()
    heal(folder)
    writeFileSync(path.join(folder, 'kill-p-b'), '')
    const killed = await redrive(folder)
    expect(killed.code).not.toBe(0)
    expect(runs(folder)).toEqual(['p-a', 'p-b'])
    // A writer that died in the middle of a line does no harm either.
    appendFileSync(path.join(folder, 'run', 'dead-letter.jsonl'), '{"schema_version":1,"id":"x')
    const rest = await redrive(folder, ['--format', 'json'])
    expect(rest.code).toBe(0)
    expect(JSON.parse(rest.stdout)).toMatchObject({ settled: 2, remaining: 0 })
    expect(runs(folder)).toEqual(['p-a', 'p-b', 'p-b', 'p-c'])
    expect((await redrive(folder)).stdout).toContain('no dead letters')
  })

  it('shows what it would do and runs nothing with --dry-run, and takes only the kind asked for', async () => {
    const { folder } = await failed()
    heal(folder)
    const dry = await redrive(folder, ['--dry-run'])
    expect(dry.code).toBe(0)
    expect(dry.stdout).toContain('push [0] (external.api.down): would run')
    expect(dry.stdout).toContain('3 would run, of 3 open')
    const other = await redrive(folder, ['--only', 'external.git.*'])
    expect(other).toMatchObject({ code: 2, stdout: '' })
    expect(other.stderr).toContain('has no dead letter for --only external.git.*; it has 3 dead letters')
    expect(runs(folder)).toEqual([])
    const file = await conductor(['redrive', 'run/dead-letter.jsonl', '--only', 'external.api.*'], {
      cwd: folder,
      env: { TMPDIR: folder },
    })
    expect(file.code).toBe(0)
    expect(runs(folder)).toHaveLength(3)
  })

  it('tells that a node changed, and runs it as it is now', async () => {
    const { folder } = await failed()
    heal(folder)
    writeFiles(folder, { 'main.yaml': EACH.replace('{{ workflow.input.prefix }}-', 'new-') })
    const done = await redrive(folder)
    expect(done.code).toBe(0)
    expect(done.stderr).toContain('push changed since it was given up')
    expect(done.stdout).toContain('(changed since)')
    expect(runs(folder)).toEqual(['new-a', 'new-b', 'new-c'])
  })

  it('runs a single node with outputs and errors of earlier nodes as they were', async () => {
    const yaml = `workflow: { name: t, entry_point: first }
agents:
  - { name: first, type: set, values: { id: "42" }, routes: [{ to: flaky }] }
  - name: flaky
    type: script
    command: bash
    args: [program.sh, flaky]
    routes: [{ to: $end }, { on_error: true, to: push }]
  - name: push
    type: script
    command: bash
    args: [program.sh, "{{ first.output.id }}-{{ flaky.error.kind }}-{{ workflow.run_id | length > 3 }}"]
    routes: [{ to: $end }, { on_error: external.api.down, to: bye, dead_letter: true }]
  - { name: bye, type: terminate, status: success, reason: later }
`
    const { folder, result } = await failed(yaml)
    expect(result.dead_letters).toMatchObject([{ node: 'push' }])
    heal(folder)
    const done = await redrive(folder, ['--format', 'json'])
    expect(JSON.parse(done.stdout)).toMatchObject({ letters: [{ output: { said: '42-external.api.down-True' } }] })
    expect(runs(folder)).toEqual(['42-external.api.down-True'])
  })

  const SECRET = EACH.replace('default: p }', 'default: p }, token: { type: string, secret: true }').replace(
    '{{ package }}"]',
    '{{ package }}", "{{ workflow.input.token }}"]',
  )

  it('asks for secrets again, and never wrote them down', async () => {
    const { folder } = await failed(SECRET, ['-i', 'token=hunter2-hunter2'])
    expect(readFileSync(path.join(folder, 'run', 'dead-letter.jsonl'), 'utf8')).not.toContain('hunter2')
    heal(folder)
    const without = await redrive(folder)
    expect(without.code).toBe(2)
    expect(without.stderr).toContain('-i token=VALUE')
    expect(runs(folder)).toEqual([])
    const done = await redrive(folder, ['-i', 'token=hunter2-hunter2', '--format', 'json'])
    expect(done.code).toBe(0)
    expect(JSON.parse(done.stdout).letters[0].output).toMatchObject({ length: 15 })
    expect(done.stdout + done.stderr).not.toContain('hunter2')
    const wrong = await redrive(folder, ['-i', 'nobody=1'])
    expect(wrong.code).toBe(0)
  })

  it('takes secrets of the environment from there', async () => {
    const print = `printf '{"items": ["%s-x"]}' "$API_TOKEN"`
    const list = `  - name: list
    type: script
    command: bash
    args: [-c, ${JSON.stringify(print)}]
    routes: [{ to: each }]`
    const yaml = EACH.replace(/ {2}- \{ name: list,.*/, list).replace('list.output', 'list.output.items')
    const { folder } = await failed(yaml, [], { API_TOKEN: 'tok-123456789' })
    heal(folder)
    const without = await redrive(folder)
    expect(without.code).toBe(2)
    expect(without.stderr).toContain('API_TOKEN')
    const done = await redrive(folder, [], { API_TOKEN: 'tok-123456789' })
    expect(done.code).toBe(0)
    expect(runs(folder)).toEqual(['p-tok-123456789-x'])
  })

  it.each([
    ['no run', ['nowhere'], {}, 'does not exist'],
    ['garbage', ['file'], { file: 'this is no letter\n' }, 'is not a file of dead letters'],
    ['another document', ['file'], { file: '{"a": 1}\n' }, 'is not a file of dead letters'],
    ['a bad kind', ['file', '--only', 'Nope'], { file: '' }, 'neither a kind'],
    ['nothing', [], {}, 'which run?'],
    ['too much', ['a', 'b'], {}, 'too much'],
    ['a folder without a run', ['.'], {}, 'is not a file of dead letters: it is a folder'],
  ])('exits 2 for %s', async (_, args, files, message) => {
    const folder = temporaryFolder()
    writeFiles(folder, files)
    const done = await conductor(['redrive', ...args], { cwd: folder })
    expect(done.code).toBe(2)
    expect(done.stderr).toContain(message)
    expect(done.stdout).toBe('')
  })

  it('exits 2 before anything runs when the workflow or the node is gone', async () => {
    const { folder } = await failed()
    heal(folder)
    writeFiles(folder, { 'main.yaml': EACH.replace('name: push', 'name: other') })
    const gone = await redrive(folder)
    expect(gone).toMatchObject({ code: 2 })
    expect(gone.stderr).toContain('no node push any more')
    renameSync(path.join(folder, 'main.yaml'), path.join(folder, 'moved.yaml'))
    expect((await redrive(folder)).stderr).toContain('main.yaml is not there')
    expect(runs(folder)).toEqual([])
  })

  it('exits 2 for a run that gave nothing up', async () => {
    const { folder } = await runFlow({ yaml: EACH, files: { 'program.sh': PROGRAM } })
    expect(existsSync(path.join(folder, 'run', 'dead-letter.jsonl'))).toBe(false)
    const done = await redrive(folder, ['--format', 'json'])
    const problem = 'run has no dead letters: there is no dead-letter.jsonl'
    expect(done.code).toBe(2)
    expect(done.stderr).toContain(problem)
    expect(JSON.parse(done.stdout)).toEqual({ schema_version: 1, exit_code: 2, errors: [problem], letters: [] })
  })

  it('needs --workflow when the run came from elsewhere', async () => {
    const { folder } = await failed()
    heal(folder)
    const elsewhere = temporaryFolder()
    writeFiles(elsewhere, {
      'main.yaml': EACH,
      'program.sh': PROGRAM,
      'run/dead-letter.jsonl': readFileSync(path.join(folder, 'run', 'dead-letter.jsonl')),
    })
    renameSync(path.join(folder, 'main.yaml'), path.join(folder, 'moved.yaml'))
    const letters = path.join(elsewhere, 'run', 'dead-letter.jsonl')
    writeFileSync(letters, readFileSync(letters, 'utf8').replaceAll(JSON.stringify(folder).slice(1, -1), '/nowhere'))
    const refused = await redrive(elsewhere)
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toMatch(/a run folder does not decide which file runs.*--workflow main\.yaml/)
    const done = await redrive(elsewhere, ['--workflow', 'main.yaml'])
    expect(done.code).toBe(0)
    expect(runs(elsewhere)).toHaveLength(3)
  })

  it('runs no other file than the one that the run was started with, whatever a letter names', async () => {
    const { folder } = await failed()
    heal(folder)
    writeFileSync(path.join(folder, 'other.yaml'), EACH)
    const letters = path.join(folder, 'run', 'dead-letter.jsonl')
    writeFileSync(letters, readFileSync(letters, 'utf8').replaceAll('main.yaml', 'other.yaml'))
    const refused = await redrive(folder)
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toMatch(/the letters are of other\.yaml, and the run was started with \S*main\.yaml/)
    expect(runs(folder)).toEqual([])
  })
})
