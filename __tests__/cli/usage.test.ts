import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../../src/cli/commands.js'
import { VERSION } from '../../src/core/version.js'
import { builtCommand } from '../support/bundles.js'
import { folderWith } from '../support/folders.js'
import { conductor, conductorHere, piped } from './conductor.js'

const WORKFLOW = 'workflow: { name: w, entry_point: a }\nagents: [{ name: a, type: set, value: 1 }]\n'
const folder = folderWith({ 'w.yaml': WORKFLOW })

describe('help', () => {
  it.each(Object.keys(COMMANDS))('%s tells its options and examples', async (name) => {
    const { code, stdout, stderr } = await conductorHere(folder, [name, '--help'])
    expect(code).toBe(0)
    expect(stderr).toBe('')
    expect(stdout).toContain(`Usage: conductor ${name}`)
    expect(stdout).toMatch(/Examples:\n {2}\S/)
  })

  it('names every command with its summary', () => {
    const { code, stdout } = conductor(folder, ['--help'])
    expect(code).toBe(0)
    for (const [name, { summary }] of Object.entries(COMMANDS)) {
      expect(stdout).toContain(`  ${name} `)
      expect(stdout).toContain(`  ${summary}\n`)
    }
  })

  it('is a word too', () => {
    expect(conductor(folder, ['help'])).toEqual(conductor(folder, ['--help']))
    expect(conductor(folder, ['help', 'run'])).toEqual(conductor(folder, ['run', '--help']))
  })

  it('--version is the version', () => {
    expect(conductor(folder, ['--version'])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' })
    expect(conductor(folder, ['version'])).toEqual(conductor(folder, ['--version']))
  })

  it('is printed where no command is named', () => {
    expect(conductor(folder, [])).toEqual(conductor(folder, ['--help']))
  })
})

describe('bad usage is exit 2, one clear line, nothing on stdout', () => {
  const cases: readonly (readonly [args: readonly string[], said: RegExp])[] = [
    [['vaildate', 'w.yaml'], /unknown command "vaildate" \(did you mean validate\?\)/],
    [['validate'], /which file/],
    [['validate', '--fromat', 'json', 'w.yaml'], /unknown option --fromat \(did you mean --format\?\)/],
    [['validate', '--format', 'xml', 'w.yaml'], /--format is one of text, json, not "xml"/],
    [['validate', '--format'], /--format needs a value/],
    [['graph'], /give one file/],
    [['graph', 'w.yaml', 'w.yaml'], /"w.yaml" is too much: conductor graph FILE/],
    [['graph', 'w.yaml', '--format', 'png'], /mermaid, dot, svg/],
    [['contract'], /give one file/],
    [['explain'], /give one run/],
    [['explain', 'nowhere'], /nowhere does not exist/],
    [['explain', '.'], /holds no run/],
    [['explain', 'w.yaml'], /holds no error record/],
    [['report'], /give one run folder/],
    [['report', 'w.yaml'], /holds no error record/],
    [['diff', 'w.yaml'], /give two versions/],
    [['diff', 'w.yaml', 'nope.yaml'], /there is no file nope\.yaml/],
    [
      ['diff', 'w.yaml', 'w.yaml', '--fail-on', 'handler-remove'],
      /no class "handler-remove" \(did you mean handler-removed\?\)/,
    ],
    [['init', 'a', 'b'], /"b" is too much: conductor init \[DIR\]/],
    [['completion'], /which shell/],
    [['completion', 'tcsh'], /"tcsh" is not a shell/],
    [['test'], /which file/],
    [['test', 'nope.test.yaml'], /there is no file or folder nope\.test\.yaml/],
    [['test', '.'], /there is no scenario file in \.: no \.yaml or \.yml file below it has `scenarios:`/],
    [['test', '--from-run', 'nowhere'], /nowhere does not exist/],
    [['run'], /which file/],
    [['run', 'w.yaml', '-i', 'x'], /is not NAME=VALUE/],
    [['run', 'w.yaml', '--run-dir', 'a', '--run-dir', 'b'], /--run-dir is given twice/],
    [['--quiet'], /which command/],
    [['exec', '--shell', 'bash', '--', ''], /the text to run is empty/],
  ]
  it.each(cases)('%j', async (args, said) => {
    const { code, stdout, stderr } = await conductorHere(folder, args)
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(said)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).not.toMatch(/\n\s+at /)
  })
})

describe('typed words are quoted, unless they are secrets of the environment', () => {
  const secret = 'Hq7"Wm2Zx9Rt4Lk8V'
  it.each([
    [[secret], 'conductor: unknown command "***"; try conductor --help\n'],
    [[`--${secret}`], 'conductor: unknown option --***; try conductor --help\n'],
    [['run', 'w.yaml', `--${secret}`], 'conductor run: unknown option --***; try conductor run --help\n'],
    [['run', 'w.yaml', '-i', secret], 'conductor run: -i "***" is not NAME=VALUE; try conductor run --help\n'],
    [['explain', secret], 'conductor explain: *** does not exist; `conductor runs` lists the runs of this machine\n'],
    [['report', secret], 'conductor report: *** does not exist; `conductor runs` lists the runs of this machine\n'],
    [['redrive', secret], 'conductor redrive: *** does not exist\n'],
    [['watch', secret], 'conductor watch: *** does not exist\n'],
    [['diff', secret, 'w.yaml'], 'conductor diff: there is no file ***\n'],
    [
      ['test', '--from-run', secret],
      'conductor test: *** does not exist; `conductor runs` lists the runs of this machine\n',
    ],
    [
      ['ledger', 'add', secret],
      'conductor ledger: *** does not exist; `conductor runs` lists the runs of this machine\n',
    ],
    [['triage', secret], /^conductor triage: .*\*\*\*/],
    [
      ['explain', Buffer.from(secret).toString('base64')],
      'conductor explain: *** does not exist; `conductor runs` lists the runs of this machine\n',
    ],
    [
      ['explain', `${secret.slice(0, 8)}\u001b[0m${secret.slice(8)}`],
      'conductor explain: *** does not exist; `conductor runs` lists the runs of this machine\n',
    ],
    [
      ['explain', 'a\u001b[31mb'],
      'conductor explain: ab does not exist; `conductor runs` lists the runs of this machine\n',
    ],
  ])('%j', async (args, said) => {
    const { code, stderr } = await conductorHere(folder, args, { API_TOKEN: secret })
    expect(code).toBe(2)
    expect(stderr).toEqual(typeof said === 'string' ? said : expect.stringMatching(said))
    expect(stderr).not.toContain('Wm2Zx9Rt4Lk8V')
  })
})

describe('streams', () => {
  const sound = {
    'w.yaml':
      'workflow: { name: w, entry_point: a }\nagents: [{ name: a, type: set, value: 1 }]\noutput: { a: "{{ a.output }}" }\n',
    't.test.yaml': 'workflow: w.yaml\nscenarios: [{ name: one, expect: { outcome: success } }]\n',
    'job.log': 'Error: no\n',
  }
  it
    .skipIf(process.platform !== 'linux')
    .each([
      '--help',
      'run --help',
      '--version',
      'validate w.yaml',
      'run w.yaml --quiet',
      'run w.yaml --format json --quiet',
      'graph w.yaml',
      'contract w.yaml',
      'diff w.yaml w.yaml',
      'test t.test.yaml',
      'triage job.log',
      'completion bash',
      'exec -- echo x',
      'exec -- seq 1 200000',
      'exec -- yes',
    ])('output that cannot be written fails: conductor %s > /dev/full', (words) => {
    const { code, stderr } = piped(folderWith(sound), `conductor ${words} > /dev/full`)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^conductor: the output could not be written: ENOSPC[^\n]*\n$/),
    })
  })

  it.skipIf(process.platform !== 'linux')('an earlier failure keeps its exit code', () => {
    const { code } = piped(folderWith(sound), 'conductor exec -- sh -c "echo x; exit 7" > /dev/full')
    expect([1, 7]).toContain(code)
    expect(piped(folderWith(sound), 'conductor validate missing.yaml --format json > /dev/full').code).toBe(2)
  })

  it.skipIf(process.platform === 'win32').each([
    ['conductor exec -- yes | head -n 1', 'y\n', 141],
    ['conductor exec -- sh -c "yes >&2" 2>&1 | head -n 1', 'y\n', 141],
    ['conductor run w.yaml --format json --quiet | head -c 1', '{', 0],
  ])('ends at once when the reader goes away: %s', (line, stdout, code) => {
    expect(piped(folderWith(sound), `set -o pipefail; ${line}`)).toEqual({ code, stdout, stderr: '' })
  })

  it.skipIf(process.platform === 'win32')('a reader that goes away is no error', () => {
    const nodes = Array.from(
      { length: 3000 },
      (_, at) => `  - { name: n${at}, type: set, value: 1, routes: [{ to: n${(at + 1) % 3000} }] }`,
    )
    const big = folderWith({ 'big.yaml': `workflow: { name: b, entry_point: n0 }\nagents:\n${nodes.join('\n')}\n` })
    const { code, stdout, stderr } = piped(big, 'set -o pipefail; conductor graph big.yaml | head -n 1')
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: 'flowchart TD\n', stderr: '' })
  })
})

describe.skipIf(process.platform === 'win32')('a folder that was removed', () => {
  it('is reported in one line', () => {
    const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" validate w.yaml'
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', script, 'sh', folderWith({}), process.execPath, builtCommand()],
      { encoding: 'utf8', cwd: folder },
    )
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^conductor: the system refused: ENOENT: no such file or directory, uv_cwd\n$/)
  })
})

describe('places are told from where the reader stands', () => {
  const root = folderWith({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'ci/w.yaml': 'workflow: { name: w, entry_point: a }\nagents:\n  - { name: a, type: script, run: exit 3 }\n',
    'ci/deep/x': '',
  })
  it.each([
    ['.', 'ci/w.yaml', 'ci/w.yaml:3'],
    ['ci', 'w.yaml', 'w.yaml:3'],
    ['ci/deep', '../w.yaml', '../w.yaml:3'],
  ])('in %s', async (folder, file, where) => {
    const { stderr } = await conductorHere(path.join(root, folder), ['run', file])
    expect(stderr).toMatch(new RegExp(`^  where +${where.replaceAll('.', '\\.')}$`, 'm'))
  })
})
