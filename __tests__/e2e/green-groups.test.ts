import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, type Document, runInside, temporaryFolder, writeFiles } from './support/command.js'
import { type Case, table, workflow } from './support/table.js'

/** Items 1 to 4 of which 3 fails; each that ran leaves a line in `log`. */
const each = (group: string, after = '$end', more = ''): string =>
  workflow(
    `- name: a
  type: set
  value: [1, 2, 3, 4]
  routes: [{ to: sweep }]
${more}`,
    '',
    `for_each:
  - name: sweep
    type: for_each
    source: a.output
    as: item
    ${group}
    agent:
      name: work
      type: script
      run: 'echo "$N" >> log; [ "$N" != 3 ]'
      env: { N: "{{ item }}" }
    routes: [{ to: ${after} }]`,
  )

const ran = (folder: string): readonly string[] =>
  readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n').sort()
const SCRIPT = 'internal.script_error'
const TOLERATED = [{ node: 'work', kind: 'internal.script_error', by: 'group', item: '2' }]

describe('tolerate counts in every failure mode', () => {
  const judged = (name: string, group: string, code: number, kind: string): Case => ({
    name,
    yaml: each(group),
    code,
    kinds: code === 0 ? [] : [kind],
    check: ({ folder, result, stderr }) => {
      const least = group.includes('fail_fast') ? ['3'] : ['1', '2', '3', '4']
      expect(ran(folder)).toEqual(expect.arrayContaining(least))
      expect(result.handled ?? []).toMatchObject(code === 0 ? TOLERATED : [])
      expect(stderr.includes('succeeded, 1 of 4 items of sweep failed')).toBe(code === 0)
    },
  })
  table([
    judged('continue_on_error, count 0', 'failure_mode: continue_on_error\n    tolerate: { count: 0 }', 3, SCRIPT),
    judged('continue_on_error, percent 0', 'failure_mode: continue_on_error\n    tolerate: { percent: 0 }', 3, SCRIPT),
    judged(
      'continue_on_error, percent 24',
      'failure_mode: continue_on_error\n    tolerate: { percent: 24 }',
      3,
      SCRIPT,
    ),
    judged(
      'continue_on_error, percent 25',
      'failure_mode: continue_on_error\n    tolerate: { percent: 25 }',
      0,
      SCRIPT,
    ),
    judged('continue_on_error, count 1', 'failure_mode: continue_on_error\n    tolerate: { count: 1 }', 0, SCRIPT),
    judged('continue_on_error alone', 'failure_mode: continue_on_error', 0, SCRIPT),
    judged('all_or_nothing, count 0', 'failure_mode: all_or_nothing\n    tolerate: { count: 0 }', 3, SCRIPT),
    judged('all_or_nothing, count 1', 'failure_mode: all_or_nothing\n    tolerate: { count: 1 }', 0, SCRIPT),
    judged('fail_fast, count 0', 'failure_mode: fail_fast\n    tolerate: { count: 0 }', 3, SCRIPT),
    judged('fail_fast, count 1', 'failure_mode: fail_fast\n    tolerate: { count: 1 }', 0, SCRIPT),
  ])

  it('tolerate counts in a parallel group', async () => {
    const yaml = workflow(
      '- { name: x, type: script, run: "true" }\n- { name: y, type: script, run: exit 1 }',
      'entry_point: g',
      'parallel: [{ name: g, agents: [x, y], failure_mode: continue_on_error, tolerate: { count: 0 } }]',
    )
    expect((await runInside({ yaml })).code).toBe(3)
  })

  it.each([
    ['{ count: 0 }', 3],
    ['{ count: 1 }', 0],
  ])('tolerate counts when shards are joined: %s', async (tolerate, code) => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'w.yaml': each(`failure_mode: continue_on_error\n    tolerate: ${tolerate}`) })
    const run = (...args: readonly string[]) => conductor(args, { cwd, inside: true, env: { TMPDIR: cwd } })
    expect((await run('run', 'w.yaml', '--shards', 'sweep=2', '--run-dir', 'plan')).code).toBe(4)
    for (const index of [1, 2]) {
      const shard = await run('resume', 'plan', '--shard', `${index}/2`, '--run-dir', `s${index}`)
      expect(shard.code, shard.stderr).toBe(0)
    }
    const joined = await run('resume', 'plan', '--join', 's1', 's2')
    expect(joined.code, joined.stderr).toBe(code)
    const { handled }: Document = JSON.parse(readFileSync(path.join(cwd, 'plan', 'result.json'), 'utf8'))
    expect(handled ?? []).toMatchObject(code === 0 ? TOLERATED : [])
    expect(ran(cwd)).toEqual(['1', '2', '3', '4'])
  })
})

describe('errors that a group, a child or a route let pass stay on record after a resume', () => {
  /** Runs a file whose node `last` fails until a file called `go` is there, then resumes it. */
  async function resumed(yaml: string, files: Readonly<Record<string, string>> = {}): Promise<readonly Document[]> {
    const first = await runInside({ yaml, files })
    expect(first.code, first.stderr).toBe(3)
    writeFiles(first.folder, { go: '' })
    const again = await conductor(['resume', 'run', '--quiet'], { cwd: first.folder, inside: true })
    expect(again.code, again.stderr).toBe(0)
    const result: Document = JSON.parse(readFileSync(path.join(first.runDir, 'result.json'), 'utf8'))
    expect(result.handled).toEqual(first.result.handled)
    return [result, again.stderr]
  }
  const last = '- { name: last, type: script, run: test -e go }'

  it('an item of a for_each', async () => {
    const [result, stderr] = await resumed(each('failure_mode: continue_on_error', 'last', last))
    expect(result.handled).toMatchObject(TOLERATED)
    expect(stderr).toMatch(/succeeded, 1 of 4 items of sweep failed/)
  })

  it('a member of a parallel group', async () => {
    const nodes = `- { name: x, type: script, run: "true" }\n- { name: y, type: script, run: exit 1 }\n${last}`
    const [result, stderr] = await resumed(
      workflow(
        nodes,
        'entry_point: g',
        'parallel: [{ name: g, agents: [x, y], failure_mode: continue_on_error, routes: [{ to: last }] }]',
      ),
    )
    expect(result.handled).toMatchObject([{ node: 'y', by: 'group' }])
    expect(stderr).toMatch(/succeeded, 1 of 2 members of g failed/)
  })

  it('in a child: a group, a handler, a recovery and an exit code that its routes decide on', async () => {
    const [result, stderr] = await resumed(
      workflow(`- { name: a, type: workflow, workflow: child.yaml, routes: [{ to: last }] }\n${last}`),
      {
        'child.yaml': each(
          'failure_mode: continue_on_error',
          'p',
          `- { name: p, type: script, run: exit 1, routes: [{ to: q }, { on_error: internal.script_error, to: h }] }
- { name: h, type: set, value: 1, routes: [{ to: q }] }
- { name: q, type: script, run: exit 1, routes: [{ to: r }, { on_error: internal.script_error, recover: { output: {} } }] }
- { name: r, type: script, run: exit 7, routes: [{ to: $end, when: "exit_code == 7" }] }`,
        ),
      },
    )
    expect(result.handled).toMatchObject([...TOLERATED, { by: 'h' }, { by: 'recover' }, { by: 'when' }])
    expect(stderr).toMatch(/1 of 4 items of sweep failed/)
  })

  it('an exit code that routes of the root workflow decide on', async () => {
    const [result] = await resumed(
      workflow(`- { name: a, type: script, run: exit 7, routes: [{ to: last, when: "exit_code == 7" }] }\n${last}`),
    )
    expect(result.handled).toMatchObject([{ node: 'a', by: 'when' }])
  })
})
