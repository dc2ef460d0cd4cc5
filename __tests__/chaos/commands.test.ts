import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conductor, type Document, type Finished, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { attack } from './support.js'

const PRELOAD = path.join(import.meta.dirname, 'fault-preload.cjs')

const YAML = `
workflow: { name: parts, entry_point: each, runtime: { strict_exit: true } }
agents: [{ name: after, type: script, run: "echo after >> log" }]
for_each:
  - name: each
    type: for_each
    source: "{{ range(4) | list }}"
    as: it
    max_concurrent: 1
    failure_mode: continue_on_error
    tolerate: { percent: 100 }
    agent:
      name: one
      type: script
      run: 'echo each$I >> log; test -e healed'
      env: { I: "{{ it }}" }
      routes: [{ on_error: true, dead_letter: true, propagate: true }]
    routes: [{ to: after }]
`

interface Fault {
  readonly at: number
  readonly act: string
}

/** A disk that fails for ever leaves no word about what ran; everything else is remembered. */
const faults = fc.array(
  fc.record({
    at: fc.integer({ min: 1, max: 90 }),
    act: fc.constantFrom('kill', 'kill', 'tear', 'tear', 'ENOSPC', 'EIO', 'EMFILE', 'EROFS', 'EACCES', 'ESTALE'),
  }),
  { minLength: 1, maxLength: 3 },
)

function started(folder: string, args: readonly string[], fault: Fault | null): Promise<Finished> {
  const struck = { NODE_OPTIONS: `--require ${PRELOAD}`, FAULT: JSON.stringify({ ...fault, below: folder }) }
  return conductor(args, { cwd: folder, env: { TMPDIR: path.join(folder, 'tmp'), ...(fault === null ? {} : struck) } })
}

const linesOf = (folder: string, name: string): readonly string[] => {
  const file = path.join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

function timesOf(folder: string, label: string): number {
  return linesOf(folder, 'log').filter((line) => line === label).length
}

function parsed(line: string): Document {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Items whose letter is marked as settled. */
function settledLetters(folder: string): readonly string[] {
  const all = linesOf(folder, 'run/dead-letter.jsonl').map(parsed)
  const settled = new Set(all.filter((line) => line?.settled === true).map(({ id }) => id))
  return all.filter((line) => line?.item !== undefined && settled.has(line.id)).map(({ item }) => `each${item.index}`)
}

/** What ended on any machine. */
function endedParts(folder: string): readonly string[] {
  const journals = ['plan', 's1', 's2'].flatMap((name) => linesOf(folder, `${name}/journal.jsonl`))
  return journals.flatMap((line) => {
    const event = parsed(line)?.d.e
    const isEnd = event?.type === 'node_completed' || (event?.type === 'route_taken' && event.action === 'propagate')
    if (!isEnd) return []
    return event.node === 'one' ? [`each${/\[(\d)\]/.exec(event.scope)?.[1]}`] : [event.node]
  })
}

/** Sessions until one comes to its end; what is on record before each of them is not done again. */
async function survived(
  folder: string,
  list: readonly (Fault | null)[],
  commandOf: () => readonly string[],
  onRecord: (folder: string) => readonly string[],
): Promise<Finished | null> {
  for (const fault of [...list, null]) {
    const before = onRecord(folder).map((label): [string, number] => [label, timesOf(folder, label)])
    const ran = await started(folder, commandOf(), fault)
    for (const [label, times] of before) expect(timesOf(folder, label), label).toBe(times)
    expect(`${ran.stdout}${ran.stderr}`).not.toMatch(/\n\s+at .+:\d+|This is a bug/)
    expect([null, 0, 1, 2, 3], ran.stderr).toContain(ran.code)
    if (ran.code === 0) return ran
  }
  return null
}

async function freshFolder(): Promise<string> {
  const folder = temporaryFolder()
  writeFiles(folder, { 'main.yaml': YAML, 'tmp/.keep': '' })
  return folder
}

describe.skipIf(process.platform === 'win32')(
  'a disk that fails, or a process that is killed, at any operation',
  () => {
    it('of a redrive: no letter that was settled runs again, and each is settled in the end', async () => {
      await attack(
        faults,
        async (list) => {
          const folder = await freshFolder()
          expect((await started(folder, ['run', 'main.yaml', '--run-dir', 'run'], null)).code).toBe(0)
          writeFiles(folder, { healed: '' })
          const ran = await survived(folder, list, () => ['redrive', 'run'], settledLetters)
          expect(ran?.stdout).toMatch(/ 0 still open|no dead letters/)
          expect(settledLetters(folder).toSorted()).toEqual(['each0', 'each1', 'each2', 'each3'])
        },
        0.3,
      )
    })

    it('of a shard and of a join: no item that ended runs again, and the run comes to its end', async () => {
      await attack(
        fc.tuple(faults, faults),
        async ([ofShard, ofJoin]) => {
          const folder = await freshFolder()
          writeFiles(folder, { healed: '' })
          expect(
            (await started(folder, ['run', 'main.yaml', '--shards', 'each=2', '--run-dir', 'plan'], null)).code,
          ).toBe(4)
          const isBegun = (): boolean => existsSync(path.join(folder, 's1', 'checkpoint.json'))
          const shard = () => (isBegun() ? ['resume', 's1'] : ['resume', 'plan', '--shard', '1/2', '--run-dir', 's1'])
          const first = await survived(folder, ofShard, shard, endedParts)
          // A record that could not be written once is of no use, and says so.
          const joined = first === null ? [] : ['s1']
          const join = () => ['resume', 'plan', '--join', ...joined]
          const last = await survived(folder, ofJoin, join, endedParts)
          if (last === null) return
          expect(timesOf(folder, 'after')).toBeGreaterThan(0)
          // Everything is done, or the folder cannot be used any more.
          const done = linesOf(folder, 'log')
          const again = await started(folder, ['resume', 'plan'], null)
          expect([0, 2], again.stderr).toContain(again.code)
          expect(linesOf(folder, 'log')).toEqual(done)
        },
        0.3,
      )
    })
  },
)
