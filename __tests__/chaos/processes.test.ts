import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conductor, type Document, type Finished, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { workflow } from '../e2e/support/table.js'
import { attack } from './support.js'

const PRELOAD = path.join(import.meta.dirname, 'fault-preload.cjs')
const LABELS = ['a', 'b', 'each0', 'each1', 'rec', 'k', 'z']

const YAML = workflow(
  [
    '- { name: a, type: script, run: "echo a >> log", routes: [{ to: b }] }',
    '- { name: b, type: script, run: "test $CONDUCTOR_RETRY_ATTEMPT = 1; echo b >> log", routes: [{ to: each }, { on_error: true, retry: { max: 1, backoff: none } }] }',
    `- { name: rec, type: script, run: 'echo rec >> log; echo "{\\"kind\\": \\"x.y\\", \\"message\\": \\"m\\"}" > $CONDUCTOR_ERROR_OUT', routes: [{ to: kid }, { on_error: x.y, recover: { output: {} }, dead_letter: true }] }`,
    '- { name: kid, type: workflow, workflow: kid.yaml, routes: [{ to: z }] }',
    '- { name: z, type: script, run: "echo z >> log", routes: [{ to: $end }] }',
    '- { name: clean, type: script, run: "true" }',
  ].join('\n'),
  'finally: clean',
  `for_each:
  - { name: each, type: for_each, source: "{{ [0, 1] }}", as: it, max_concurrent: 1, agent: { name: one, type: script, run: 'echo each$I >> log', env: { I: "{{ it }}" } }, routes: [{ to: rec }] }`,
)
const KID = `workflow: { name: kid, entry_point: k, runtime: { strict_exit: true } }\nagents: [{ name: k, type: script, run: "echo k >> log" }]\n`

/** The labels whose end is on record. */
function settled(folder: string): ReadonlySet<string> {
  const file = path.join(folder, 'run', 'journal.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  const labels = lines.flatMap((line) => {
    const { type, node, scope, action }: Document = JSON.parse(line).d.e
    if (type === 'route_taken' && node === 'rec' && action === 'recover') return ['rec']
    if (type !== 'node_completed') return []
    return node === 'one' ? [`each${/\[(\d)\]/.exec(scope)?.[1]}`] : [node]
  })
  return new Set(labels)
}

function counts(folder: string): ReadonlyMap<string, number> {
  const file = path.join(folder, 'log')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  return new Map(LABELS.map((label) => [label, lines.filter((line) => line === label).length]))
}

interface Fault {
  readonly at: number
  readonly act: string
  readonly lasting: boolean
}

/** Begins the run, or goes on with it. */
function session(folder: string, fault: Fault | null): Promise<Finished> {
  const begun = existsSync(path.join(folder, 'run', 'checkpoint.json'))
  const args = begun ? ['resume', 'run'] : ['run', 'main.yaml', '--run-dir', 'run']
  const struck = { NODE_OPTIONS: `--require ${PRELOAD}`, FAULT: JSON.stringify({ ...fault, below: folder }) }
  return conductor(args, { cwd: folder, env: { TMPDIR: path.join(folder, 'tmp'), ...(fault === null ? {} : struck) } })
}

describe.skipIf(process.platform === 'win32')(
  'the built command whose disk fails, or that is killed, at any operation',
  () => {
    it('repeats nothing that is on record, and says in plain words what is wrong', async () => {
      const faults = fc.record({
        at: fc.integer({ min: 1, max: 150 }),
        act: fc.constantFrom('kill', 'kill', 'tear', 'ENOSPC', 'EIO', 'EMFILE', 'EROFS', 'EACCES', 'EDQUOT'),
        lasting: fc.boolean(),
      })
      await attack(
        fc.array(faults, { minLength: 1, maxLength: 3 }),
        async (list) => {
          const folder = temporaryFolder()
          writeFiles(folder, { 'main.yaml': YAML, 'kid.yaml': KID, 'tmp/.keep': '' })
          for (const fault of [...list, null]) {
            const known = settled(folder)
            const before = counts(folder)
            const { code, stderr } = await session(folder, fault)
            const after = counts(folder)
            for (const label of known) expect(after.get(label), label).toBe(before.get(label))
            expect(stderr).not.toMatch(/\n\s+at .+:\d+|This is a bug/)
            if (code === null) continue
            expect([0, 2, 3], stderr).toContain(code)
            if (code === 0) {
              expect([...after.values()].every((count) => count > 0)).toBe(true)
              // Everything is done, or the folder cannot be used any more.
              const again = await conductor(['resume', 'run'], { cwd: folder })
              expect([0, 2], again.stderr).toContain(again.code)
              expect(counts(folder)).toEqual(after)
              return
            }
          }
        },
        0.5,
      )
    })
  },
)
