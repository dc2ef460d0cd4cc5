import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasHold, hasMachine, isWindows, Workspace } from './machine.js'

const WAIT = (file: string) => `node -e "while (!require('fs').existsSync('${file}'));"`

describe.skipIf(!hasMachine)('files on Windows', () => {
  test.skipIf(!hasHold)('a checkpoint that another program has open for a moment is still written', async () => {
    const place = new Workspace({
      'w.yaml': JSON.stringify({
        workflow: { name: 'w', entry_point: 'a' },
        agents: [
          { name: 'a', type: 'script', run: `echo 1 > started.txt; ${WAIT('go.txt')}`, routes: [{ to: 'b' }] },
          { name: 'b', type: 'human_gate', prompt: 'go?', options: [{ label: 'yes', value: 'yes', route: '$end' }] },
        ],
      }),
    })
    const run = place.start('C:\\Program Files\\nodejs\\node.exe', [hostCommand(), 'run', 'w.yaml', '--run-dir', 'run'])
    await place.appears('started.txt')
    const held = await place.hold('run/checkpoint.json', 700, 'go.txt')
    place.write('go.txt', '')
    const ran = await run.ended
    await held.ended
    expect(ran.stderr).not.toContain('cannot be resumed')
    expect(JSON.parse(place.read('run/result.json'))).toMatchObject({ outcome: 'suspended' })
  })

  test('patterns are expanded, paths are relative to the current folder, and next commands have forward slashes', async () => {
    const good = (name: string) =>
      JSON.stringify(
        {
          workflow: { name, entry_point: 'a' },
          agents: [{ name: 'a', type: 'script', run: 'exit 4', strict_exit: true }],
        },
        null,
        1,
      )
    const place = new Workspace({
      'ci/a.yaml': good('a'),
      'ci/b.yaml': good('b'),
      '.git/HEAD': 'ref: refs/heads/main\n',
    })
    const checked = await place.conductor(['validate', 'ci\\*.yaml'])
    expect([checked.code, checked.stdout + checked.stderr]).toEqual([
      0,
      expect.stringMatching(/ci\/a\.yaml[\s\S]*ci\/b\.yaml/),
    ])
    const ran = await place.conductor(['run', 'a.yaml', '--run-dir', 'my run'], { cwd: 'ci' })
    expect(ran.stderr).toMatch(/where +a\.yaml:\d/)
    expect(ran.stderr).toContain('conductor resume last')
    expect(ran.stderr).not.toMatch(/conductor \w+ '/)
  })

  test('exec ends with 0 and leaves no files, also in a deep folder', async () => {
    const deep = Array.from({ length: 12 }, () => 'a-folder-with-a-long-name').join('/')
    const place = new Workspace({ [`${deep}/w.yaml`]: '' })
    const temp = place.path('temp')
    place.write('temp/x', '')
    const ran = await place.conductor(['exec', '--', 'node', '-e', 'console.log(1)'], {
      env: { RUNNER_TEMP: temp, TEMP: temp, TMP: temp },
    })
    expect([ran.code, ran.stdout.trim()]).toEqual([0, '1'])
    const left = readdirSync(path.join(place.folder, 'temp'), { recursive: true }).map(String)
    expect(left.filter((name) => /w-\d{8}T|step/.test(name))).toEqual([])
    const yaml = JSON.stringify({
      workflow: { name: 'con', entry_point: 'NUL' },
      agents: [{ name: 'NUL', type: 'set', value: '1' }],
    })
    place.write(`${deep}/w.yaml`, yaml)
    const far = await place.conductor(['run', `${deep.replaceAll('/', '\\')}\\w.yaml`, '--run-dir', `${deep}\\run`])
    expect([far.code, place.exists(`${deep}/run/result.json`)]).toEqual([0, true])
  })

  test('a lock is ignored if another process has its process id now', async () => {
    const place = new Workspace({
      'w.yaml': JSON.stringify({
        workflow: { name: 'w', entry_point: 'b' },
        agents: [
          { name: 'b', type: 'human_gate', prompt: 'go?', options: [{ label: 'yes', value: 'yes', route: '$end' }] },
        ],
      }),
    })
    await place.conductor(['run', 'w.yaml', '--run-dir', 'run'])
    const locks = readdirSync(path.join(place.folder, 'run')).filter((name) => name.startsWith('owner-'))
    const number = Math.max(...locks.map((name) => Number(/\d+/.exec(name)?.[0])))
    // The process that asks is alive, and began later than the one that the lock is about.
    const script = `const fs = require('node:fs'); fs.writeFileSync('run/owner-${number + 1}.lock', JSON.stringify({ pid: process.pid, host: require('node:os').hostname(), since: 'then', started: String(Date.now() - 86400000) })); process.exitCode = require('node:child_process').spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).status`
    const ran = await place.node(['-e', script, hostCommand(), 'resume', 'run', '--gate', 'b=yes'])
    expect([ran.stderr, ran.code]).toEqual([expect.stringContaining('succeeded'), 0])
  })
})

function hostCommand(): string {
  const file = path.resolve(import.meta.dirname, '../../dist/cli/index.js')
  return isWindows ? file : `Z:${file.replaceAll('/', '\\')}`
}
