import { describe, expect, test } from 'vitest'
import { hasMachine, Workspace } from './machine.js'

/** Counts in a file for as long as it lives, and prints nothing. */
const COUNTER = `const fs = require('node:fs'); let n = 0; setInterval(() => fs.writeFileSync('count.txt', String(++n)), 30)`
const LEAVE = `const { spawn } = require('node:child_process')
const child = spawn(process.execPath, ['counter.js'], { stdio: 'ignore', detached: true })
child.unref()
const fs = require('node:fs')
const wait = setInterval(() => { if (fs.existsSync('count.txt')) clearInterval(wait) }, 20)`

function workflow(node: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ workflow: { name: 'w', entry_point: 'a' }, agents: [{ name: 'a', type: 'script', ...node }] })
}

/** Whether nobody counts any more: two looks that are far enough apart see the same number. */
async function hasStopped(place: Workspace): Promise<boolean> {
  const before = place.read('count.txt')
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return place.read('count.txt') === before
}

describe.skipIf(!hasMachine)('endings on Windows', () => {
  test('a background process without output ends with the run', async () => {
    const place = new Workspace({
      'w.yaml': workflow({ command: 'node', args: ['leave.js'] }),
      'leave.js': LEAVE,
      'counter.js': COUNTER,
    })
    const ran = await place.conductor(['run', 'w.yaml'])
    expect([ran.code, await hasStopped(place)]).toEqual([0, true])
  })

  test('a timeout ends the whole process tree', async () => {
    const place = new Workspace({
      'w.yaml': workflow({ command: 'node', args: ['tree.js'], timeout: 5 }),
      'tree.js': `require('node:child_process').spawn(process.execPath, ['counter.js'], { stdio: 'inherit' }); setInterval(() => {}, 1000)`,
      'counter.js': COUNTER,
    })
    const ran = await place.conductor(['run', 'w.yaml'])
    expect([ran.code, ran.stderr, await hasStopped(place)]).toEqual([3, expect.stringContaining('timeout'), true])
  })
})
