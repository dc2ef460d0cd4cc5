import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ended, World } from '../durable/support/world.js'
import { conductor, temporaryFolder, writeFiles } from '../e2e/support/command.js'

const FILES = {
  'workflow.yaml': `
workflow: { name: w, entry_point: ask }
agents:
  - { name: ask, type: script, command: work, args: [ask, '{"out": {"items": [1, 2]}}'], routes: [{ to: each, when: "{{ false }}" }, { to: last }] }
  - { name: last, type: script, command: work, args: [last] }
for_each:
  - { name: each, type: for_each, source: ask.output.items, as: item, agent: { name: one, type: script, command: work, args: [one] }, routes: [{ to: last }] }
`,
}

/** Everything that a run does to files, but for the log of events, which is written when there is time. */
async function writes(shards?: { readonly group: string; readonly count: number }): Promise<readonly string[]> {
  const world = new World(FILES)
  const seen: string[] = []
  world.files.interfere = ({ operation, file, text }) => {
    const name = path.relative(world.base, file).replace(/^conductor-.*/, 'scratch')
    if (!name.endsWith('events.jsonl')) seen.push(`${operation} ${name} ${text.split('\n').length}`)
    return true
  }
  expect(ended(await world.run(shards === undefined ? {} : { shards })).result.outcome).toBe('success')
  return seen
}

test('a run without --shards does nothing for them: a plan that is never made writes as much', async () => {
  const plain = await writes()
  expect(plain.length).toBeGreaterThan(5)
  expect(plain.filter((one) => /shard|plan/.test(one))).toEqual([])
  expect(await writes({ group: 'each', count: 2 })).toEqual(plain)
})

/** Tells which files of the bundle a process reads. */
const PROBE = `
const fs = require('node:fs')
const { readFileSync } = fs
fs.readFileSync = function (file, ...rest) {
  if (String(file).includes('cli')) process.stderr.write('\\nread ' + file + '\\n')
  return readFileSync.call(this, file, ...rest)
}
`
/** What only joining says. */
const JOINING = 'cannot be joined'

test('a run without --shards loads nothing that reads shards', async () => {
  const cwd = temporaryFolder()
  const each =
    'for_each: [{ name: each, type: for_each, source: list.output, as: item, agent: { name: one, type: set, value: 1 }, routes: [{ to: $end }] }]'
  writeFiles(cwd, {
    'w.yaml': `workflow: { name: w, entry_point: list }\nagents: [{ name: list, type: set, value: "{{ [1, 2] }}", routes: [{ to: each }] }]\n${each}\n`,
    'probe.cjs': PROBE,
  })
  const env = { NODE_OPTIONS: `--require ${path.join(cwd, 'probe.cjs')}` }
  const loaded = async (args: readonly string[]): Promise<readonly string[]> => {
    const { stderr } = await conductor(args, { cwd, env })
    const files = [...stderr.matchAll(/^read (.+\.js)$/gm)].map(([, file = '']) => file)
    return [...new Set(files)].map((file) => readFileSync(file, 'utf8'))
  }
  const plain = await loaded(['run', 'w.yaml', '--run-dir', 'plain'])
  expect(plain.length).toBeGreaterThan(1)
  expect(plain.filter((text) => text.includes(JOINING))).toEqual([])
  await loaded(['run', 'w.yaml', '--shards', 'each=1', '--run-dir', 'plan'])
  expect((await loaded(['resume', 'plan', '--join'])).some((text) => text.includes(JOINING))).toBe(true)
})
