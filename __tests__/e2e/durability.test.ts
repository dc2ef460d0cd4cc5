import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { conductor, temporaryFolder, writeFiles } from './support/command.js'
import { workflow } from './support/table.js'

/** Loaded before the command: writes down each flush to the disk. */
const COUNTER = `const fs = require('node:fs')
for (const name of ['fsyncSync', 'fdatasync', 'fdatasyncSync']) {
  const real = fs[name]
  fs[name] = (...given) => { fs.appendFileSync(process.env.FLUSHES, name + '\\n'); return real(...given) }
}
`

async function flushes(yaml: string, ...args: readonly string[]): Promise<number> {
  const folder = temporaryFolder()
  writeFiles(folder, { 'flow.yaml': yaml, 'counter.cjs': COUNTER, flushes: '' })
  const file = path.join(folder, 'flushes')
  const env = { NODE_OPTIONS: `--require ${path.join(folder, 'counter.cjs')}`, FLUSHES: file }
  const ran = await conductor(['run', 'flow.yaml', '--run-dir', 'run', ...args], { cwd: folder, env })
  expect(ran).toMatchObject({ code: 0 })
  const resumed = await conductor(['resume', 'run', '--from', 'a', ...args], { cwd: folder })
  expect(resumed).toMatchObject({ code: 0 })
  return readFileSync(file, 'utf8').split('\n').length - 1
}

const one = workflow('- { name: a, type: script, command: node, args: [-e, "0"] }')
const two = workflow(
  '- { name: a, type: script, command: node, args: [-e, "0"], routes: [{ to: b }] }\n- { name: b, type: script, command: node, args: [-e, "0"] }',
)

/** Windows cannot flush a folder. */
const FOLDER_FLUSHES = process.platform === 'win32' ? 1 : 0

it.concurrent('a run of one node is flushed four times, one more for each further script', async ({ expect }) => {
  expect(await flushes(one)).toBe(4 - FOLDER_FLUSHES)
  expect(await flushes(two)).toBe(5 - FOLDER_FLUSHES)
  expect(await flushes(one, '--durability', 'machine')).toBe(4 - FOLDER_FLUSHES)
})

it.concurrent('--durability process flushes nothing, and the run can be resumed', async ({ expect }) => {
  expect(await flushes(two, '--durability', 'process')).toBe(0)
})

it.concurrent('an unknown level is bad usage', async ({ expect }) => {
  const ran = await conductor(['run', 'flow.yaml', '--durability', 'disk'])
  expect(ran).toMatchObject({ code: 2, stdout: '' })
  expect(ran.stderr).toContain('--durability is one of process, machine')
})
