import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { RUN_FILES } from '../../src/core/run-files.js'
import { conductor, temporaryFolder, writeFiles } from './support/command.js'
import { workflow } from './support/table.js'

const flaky = workflow('- { name: a, type: script, run: "test -e ok", strict_exit: true }', '', 'output: { r: 1 }')
const good = workflow('- { name: a, type: set, value: 1 }', '', 'output: { r: 1 }')

/** A machine of its own: a folder to work in, and one for temporary files. */
function machine(): { readonly cwd: string; readonly run: (...args: string[]) => ReturnType<typeof conductor> } {
  const temporary = temporaryFolder()
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'main.yaml': flaky, 'good.yaml': good })
  return { cwd, run: (...args) => conductor(args, { cwd, env: { TMPDIR: temporary } }) }
}

describe('conductor runs', () => {
  it('lists runs, the newest first, also those with --run-dir', async () => {
    const { cwd, run } = machine()
    expect((await run('runs')).stdout).toBe('no runs\n')
    await run('run', 'main.yaml')
    await run('run', 'good.yaml', '--run-dir', 'here')
    const listed = JSON.parse((await run('runs', '--format', 'json')).stdout)
    expect(listed).toMatchObject([
      { workflow: 't', outcome: 'success', folder: path.join(cwd, 'here') },
      { workflow: 't', outcome: 'halted' },
    ])
    const { stdout } = await run('runs')
    expect(stdout.split('\n')[0]).toMatch(/^t +success +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC +(?:\/|[A-Z]:).*here$/)
  })

  it('`last` is the newest run started in this folder, for every command that takes a run folder', async () => {
    const { cwd, run } = machine()
    await run('run', 'main.yaml')
    const other = path.join(cwd, 'sub')
    mkdirSync(other)
    expect((await run('explain', 'last')).stdout).toContain('internal.script_error')
    expect((await run('report', 'last', '--junit', 'j.xml')).code).toBe(0)
    expect((await run('ledger', 'add', 'last', '--file', 'l.jsonl')).code).toBe(0)
    expect((await run('test', '--from-run', 'last')).stdout).toContain('scenarios:')
    writeFileSync(path.join(cwd, 'ok'), '')
    expect(await run('resume', 'last')).toMatchObject({ code: 0, stdout: expect.stringContaining('"r": 1') })
  })

  it('`last` without an earlier run is bad usage', async () => {
    const { run } = machine()
    expect(await run('explain', 'last')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no run was started in this folder'),
    })
  })

  it('resume FILE takes the newest resumable run of that file', async () => {
    const { cwd, run } = machine()
    expect(await run('resume', 'main.yaml')).toMatchObject({ code: 2, stderr: expect.stringContaining('no run of') })
    await run('run', 'main.yaml', '--run-dir', 'one')
    await run('run', 'good.yaml')
    writeFileSync(path.join(cwd, 'ok'), '')
    await run('run', 'main.yaml')
    const resumed = await run('resume', 'main.yaml')
    expect(resumed.code, resumed.stderr).toBe(0)
    expect(JSON.parse(readFileSync(path.join(cwd, 'one', 'result.json'), 'utf8'))).toMatchObject({ outcome: 'success' })
  })

  it('--prune removes old runs; in a folder that the user named, only files of the run', async () => {
    const { cwd, run } = machine()
    await run('run', 'good.yaml')
    const [{ folder }] = JSON.parse((await run('runs', '--format', 'json')).stdout)
    expect(readdirSync(folder)).toContain('result.json')
    await run('run', 'good.yaml', '--run-dir', 'here')
    writeFileSync(path.join(cwd, 'here', 'mine.txt'), 'keep')
    expect((await run('runs', '--prune', '1d')).stderr).toContain('0 runs removed')
    expect((await run('runs', '--prune', '0m')).stderr).toContain('2 runs removed')
    expect((await run('runs')).stdout).toBe('no runs\n')
    expect(readdirSync(path.dirname(folder))).toEqual([])
    expect(readdirSync(path.join(cwd, 'here'))).toEqual(['mine.txt'])
    expect(await run('runs', '--prune', 'soon')).toMatchObject({ code: 2 })
  })

  it('--prune removes a plan, and its folder if nothing else is in it', async () => {
    const { cwd, run } = machine()
    const each = `for_each:\n  - { name: each, source: "{{ [1, 2] }}", as: item, agent: { name: one, type: set, value: 1 } }\n`
    writeFiles(cwd, { 'main.yaml': `workflow: { name: w, entry_point: each }\n${each}` })
    for (const folder of ['plan', 'shared']) {
      expect((await run('run', 'main.yaml', '--shards', 'each=2', '--run-dir', folder)).code).toBe(4)
      const left = readdirSync(path.join(cwd, folder))
      expect(left).toEqual(expect.arrayContaining(['owner-1.done', 'owner-1.lock', 'shards.json']))
      const known = [...Object.keys(RUN_FILES), 'owner-1.done', 'owner-1.lock']
      expect(left.filter((name) => !known.includes(name))).toEqual([])
    }
    writeFileSync(path.join(cwd, 'shared', 'mine.txt'), 'keep')
    await run('runs', '--prune', '0m')
    expect(existsSync(path.join(cwd, 'plan'))).toBe(false)
    expect(readdirSync(path.join(cwd, 'shared'))).toEqual(['mine.txt'])
  })

  it('broken entries of the index are skipped', async () => {
    const { run } = machine()
    const temporary = temporaryFolder()
    writeFiles(temporary, {
      [`conductor-runs-${process.getuid?.() ?? 'user'}/20260101T000000000Z-x.json`]: '{"no": 1}',
    })
    const { code, stdout } = await conductor(['runs'], { env: { TMPDIR: temporary } })
    expect([code, stdout]).toEqual([0, 'no runs\n'])
    expect((await run('runs')).code).toBe(0)
  })
})

describe('resume and inputs', () => {
  it('does not ask for an input that has a default and was not given, whatever its name', async () => {
    const { cwd, run } = machine()
    writeFiles(cwd, {
      'main.yaml': workflow(
        '- { name: a, type: script, run: "test -e ok", strict_exit: true, env: { T: "{{ workflow.input.token }}" } }',
        'input: { token: { type: string, default: a-long-default-value } }',
        'output: { r: 1 }',
      ),
    })
    await run('run', 'main.yaml', '--run-dir', 'one')
    writeFileSync(path.join(cwd, 'ok'), '')
    const resumed = await run('resume', 'one')
    expect(resumed.code, resumed.stderr).toBe(0)
  })

  it('a gate answered without its required text is exit 2, and the checkpoint is untouched', async () => {
    const { cwd, run } = machine()
    writeFiles(cwd, {
      'main.yaml': workflow(
        '- { name: a, type: human_gate, prompt: "Go?", options: [{ label: Yes, value: "yes", route: $end }, { label: No, value: "no", route: b, prompt_for: reason }] }\n- { name: b, type: set, value: "{{ a.output.additional_input.reason }}" }',
        '',
        'output: { r: "{{ b.output if b is defined else none }}" }',
      ),
    })
    expect((await run('run', 'main.yaml', '--run-dir', 'one')).code).toBe(4)
    const before = readFileSync(path.join(cwd, 'one', 'checkpoint.json'), 'utf8')
    const refused = await run('resume', 'one', '--gate', 'a=no')
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--gate a.reason=TEXT') })
    expect(readFileSync(path.join(cwd, 'one', 'checkpoint.json'), 'utf8')).toBe(before)
    expect((await run('run', 'main.yaml', '--gate', 'a=no')).code).toBe(2)
    expect(await run('resume', 'one', '--gate', 'a=no', '--gate', 'a.reason=late')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('"late"'),
    })
  })
})
