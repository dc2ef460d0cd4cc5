import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { sealDocument } from '../../src/durability/snapshot.js'
import { toShellPath } from '../../src/text/shell-words.js'
import { conductor, conductorHere } from '../cli/conductor.js'
import { folderWith } from '../support/folders.js'

const FILE =
  'workflow: { name: w, entry_point: a }\nagents:\n  - { name: a, type: script, run: "echo x >> ran; exit 3" }\n'
const ENGINE_FILES = [
  'events.jsonl',
  'errors.jsonl',
  'result.json',
  'checkpoint.json',
  'journal.jsonl',
  'report.html',
  'dead-letter.jsonl',
  'shards.json',
]
const LOCKS = ['owner-1.lock', 'owner-2.lock', 'owner-2.done']

/** What somebody may put into the place of a file. */
const ODD: Readonly<Record<string, (file: string, victim: string) => void>> = {
  link: (file, victim) => symlinkSync(victim, file),
  pipe: (file) => execFileSync('mkfifo', [file]),
  device: (file) => symlinkSync('/dev/zero', file),
}

describe.skipIf(process.platform === 'win32')(
  'a run folder is data: the command follows no link and waits for no pipe in it',
  () => {
    const folder = folderWith({ 'w.yaml': FILE, victim: 'precious' })
    const at = (name: string) => path.join(folder, name)
    beforeAll(async () => void (await conductorHere(folder, ['run', 'w.yaml', '--run-dir', 'base', '--quiet'])))

    /** Copies of the run and of an empty folder in which one file is an odd one. */
    function forge(how: string, name: string): void {
      for (const copy of ['forged', 'empty']) rmSync(at(copy), { recursive: true, force: true })
      cpSync(at('base'), at('forged'), { recursive: true })
      mkdirSync(at('empty'))
      rmSync(at(`forged/${name}`), { force: true })
      for (const copy of ['forged', 'empty']) ODD[how]?.(at(`${copy}/${name}`), at('victim'))
    }

    const COMMANDS = [
      'explain forged',
      'report forged',
      'resume forged',
      'redrive forged',
      'ledger add forged --file l.jsonl',
      'resume forged --join forged',
      'resume forged --shard 1/2 --run-dir out',
      'run w.yaml --run-dir empty',
    ]
    test.each(Object.keys(ODD))('a %s in place of a file of the engine is exit 2', async (how) => {
      for (const name of ENGINE_FILES) {
        for (const command of COMMANDS) {
          forge(how, name)
          const { code, stderr } = await conductorHere(folder, command.split(' '))
          expect([code, readFileSync(at('victim'), 'utf8')], `${name}: ${command}\n${stderr}`).toEqual([2, 'precious'])
        }
      }
      expect(readFileSync(at('ran'), 'utf8')).toBe('x\n')
    })

    test.each(['link', 'pipe'])('a %s in place of a lock is exit 2 for commands that continue a run', async (how) => {
      for (const name of LOCKS) {
        for (const command of ['resume forged', 'run w.yaml --run-dir empty']) {
          forge(how, name)
          const { code, stderr } = await conductorHere(folder, command.split(' '))
          expect([code, readFileSync(at('victim'), 'utf8')], `${name}: ${command}\n${stderr}`).toEqual([2, 'precious'])
        }
      }
      expect(readFileSync(at('ran'), 'utf8')).toBe('x\n')
    })

    test('the built command neither hangs nor follows a link', () => {
      forge('pipe', 'events.jsonl')
      for (const command of ['explain forged', 'report forged', 'resume forged'])
        expect(conductor(folder, command.split(' ')).code).toBe(2)
    })

    test('escape sequences of a forged record are not printed', async () => {
      forge('link', 'shards.json')
      rmSync(at('forged/shards.json'))
      const kind = 'x.y\u001b]0;owned\u0007\u001b[2J'
      for (const name of ['errors.jsonl', 'events.jsonl', 'result.json']) {
        const text = readFileSync(at(`forged/${name}`), 'utf8')
        writeFileSync(at(`forged/${name}`), text.replaceAll('internal.script_error', JSON.stringify(kind).slice(1, -1)))
      }
      for (const target of ['forged', 'forged/errors.jsonl']) {
        const { stdout, stderr } = await conductorHere(folder, ['explain', target])
        expect(stdout + stderr).toContain('x.y')
        expect(stdout + stderr).not.toContain('\u001b')
      }
    })

    test.each(['conductor-run', "it's moved"])(
      'explain of a folder that this machine does not know names the workflow file: %s',
      async (name) => {
        const known = (await conductorHere(folder, ['explain', 'base'])).stdout
        expect(known).toMatch(/\n {2}conductor resume \S+base\n/)
        for (const left of ['result.json', 'events.jsonl']) {
          cpSync(at('base'), at(name), { recursive: true })
          // A run that was killed left no result, and no end in its events.
          if (left === 'events.jsonl') {
            rmSync(at(`${name}/result.json`))
            const events = readFileSync(at(`${name}/events.jsonl`), 'utf8')
              .trimEnd()
              .split('\n')
            writeFileSync(at(`${name}/events.jsonl`), `${events.slice(0, 2).join('\n')}\n`)
          }
          const { stdout } = await conductorHere(folder, ['explain', name])
          const command = `  conductor resume ${toShellPath(name)} --workflow w.yaml\n`
          expect(stdout).toContain(command)
          rmSync(at(name), { recursive: true })
        }
      },
    )

    test('a workflow file in the run folder or outside the workspace does not run; a named one does', async () => {
      const elsewhere = folderWith({ 'evil.yaml': FILE.replace('echo x', 'echo evil') })
      for (const [file, cwd] of [
        ['evil.yaml', elsewhere],
        ['w.yaml', at('moved')],
      ] as const) {
        // Copied: this machine's own index has another folder for this run.
        cpSync(at('base'), at('moved'), { recursive: true })
        writeFileSync(at('moved/w.yaml'), FILE.replace('echo x', 'echo evil'))
        const checkpoint = JSON.parse(readFileSync(at('moved/checkpoint.json'), 'utf8'))
        const { checksum: _, ...rest } = { ...checkpoint, file, cwd, workflow: { name: 'w', file } }
        writeFileSync(at('moved/checkpoint.json'), sealDocument(rest))
        const workspace = folderWith({ 'own.yaml': FILE })
        const forged = await conductorHere(workspace, ['resume', at('moved')])
        expect([forged.code, forged.stderr]).toEqual([2, expect.stringContaining(`say so: --workflow ${file}`)])
        rmSync(at('moved'), { recursive: true })
      }
      expect(readFileSync(at('ran'), 'utf8')).toBe('x\n')
    })
  },
)

test('a scenario file with thousands of unknown stubs or keys is exit 2 with a bounded output', async () => {
  const many = (indent: string): string => Array.from({ length: 3000 }, (_, at) => `${indent}zz${at}: {}\n`).join('')
  const head = 'workflow: w.yaml\nscenarios:\n  - name: s\n'
  const folder = folderWith({
    'w.yaml': FILE,
    'stubs.yaml': `${head}    stub:\n${many('      ')}`,
    'keys.yaml': `${head}${many('    ')}`,
  })
  for (const file of ['stubs.yaml', 'keys.yaml']) {
    const { code, stderr } = await conductorHere(folder, ['test', file])
    expect([code, stderr.includes('zz0'), stderr.length < 40_000], stderr.slice(0, 500)).toEqual([2, true, true])
  }
})

test('result.json with an object, or nothing, in the place of each field is no bug', async () => {
  const folder = folderWith({ 'w.yaml': FILE })
  const file = path.join(folder, 'base/result.json')
  await conductorHere(folder, ['run', 'w.yaml', '--run-dir', 'base', '--quiet'])
  const result = JSON.parse(readFileSync(file, 'utf8'))
  const changed = [
    ...Object.keys(result).flatMap((key) => [{ [key]: {} }, { [key]: undefined }]),
    { workflow: { name: {} } },
    { execution: { duration_ms: 1 } },
  ]
  for (const change of changed) {
    writeFileSync(file, JSON.stringify({ ...result, ...change }))
    for (const command of ['explain base', 'report base', 'redrive base', 'ledger add base --file l.jsonl']) {
      const { code, stdout, stderr } = await conductorHere(folder, command.split(' '))
      const hint = `${command}: ${Object.keys(change)} ${JSON.stringify(change)}\n${stderr}`
      expect([0, 2], hint).toContain(code)
      expect(stdout + stderr, hint).not.toMatch(/This is a bug|Cannot read/)
    }
  }
})

/** The first node puts an odd file into the run folder; the items after it are given up. */
const givesUp = (script: string): string => `workflow: { name: w, entry_point: odd }
agents:
  - { name: odd, type: script, run: ${JSON.stringify(script)}, routes: [{ to: each }] }
  - { name: last, type: script, run: exit 4, strict_exit: true }
for_each:
  - name: each
    type: for_each
    source: '{{ [1, 2] }}'
    as: item
    failure_mode: continue_on_error
    agent:
      name: one
      type: script
      run: exit 3
      strict_exit: true
      resilience: { retry: { max_retries: 0, retryable: [internal.script_error] } }
    routes: [{ to: last }, { on_error: true, to: last }]
`

describe.skipIf(process.platform === 'win32')('while a run goes on', () => {
  test.each([
    ['link', 'ln -sf "$PWD/victim" out/$f'],
    ['pipe', 'rm -f out/$f; mkfifo out/$f'],
  ])('a %s in place of a file of the engine is not written through, and nothing waits', async (_, put) => {
    for (const name of ENGINE_FILES) {
      const folder = folderWith({ 'w.yaml': givesUp(`f=${name}; ${put}`), victim: 'precious' })
      const { code, stderr } = await conductorHere(folder, ['run', 'w.yaml', '--run-dir', 'out', '--quiet'])
      const victim = readFileSync(path.join(folder, 'victim'), 'utf8')
      expect([victim, code, stderr.includes('This is a bug')], `${name}\n${stderr}`).toEqual(['precious', 3, false])
    }
  })
})

// Windows does not remove a folder whose files are open.
test.skipIf(process.platform === 'win32')(
  'a run folder that was removed while the run went on is not made again',
  async () => {
    const gone =
      'workflow: { name: w, entry_point: a }\nagents:\n  - { name: a, type: script, run: "rm -r out; exit 3" }\n'
    const folder = folderWith({ 'w.yaml': gone })
    const { code, stderr } = await conductorHere(
      folder,
      'run w.yaml --run-dir out --junit reports/junit.xml'.split(' '),
    )
    expect([code, existsSync(path.join(folder, 'out'))], stderr).toEqual([3, false])
    expect(stderr).toMatch(/result\.json cannot be written/)
    expect(existsSync(path.join(folder, 'reports/junit.xml'))).toBe(true)
  },
)
