import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { toShellPath } from '../../src/text/shell-words.js'
import { builtCommand } from '../support/bundles.js'
import { conductor, type Document, hasEnded, temporaryFolder, writeFiles } from './support/command.js'

const exec = (args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = temporaryFolder()) =>
  conductor(['exec', ...args], { cwd, env: { RUNNER_TEMP: cwd, ...env } })

/** A script that fails as often as it is told, each time in the same way. */
const failing = (times: number, how: string): string =>
  `n=$(cat count 2>/dev/null || echo 0); echo $((n + 1)) > count; if [ "$n" -lt ${times} ]; then ${how}; fi; echo done`
const FAST = '{max: 3, initial_seconds: 0.01, jitter: 0}'
const RESET = 'echo "npm error code ECONNRESET" >&2; exit 1'
const LOCKFILE = 'echo "npm error code EUSAGE" >&2; exit 1'

describe('behaves like env or timeout', () => {
  test('prints the output of the command and nothing else', async () => {
    const done = await exec(['--', 'sh', '-c', 'printf "no newline"; echo told >&2'])
    expect(done).toEqual({ code: 0, stdout: 'no newline', stderr: 'told\n' })
  })

  test('prints a large output completely', async () => {
    const done = await exec(['--', 'sh', '-c', 'yes | head -c 17000000'])
    expect({ ...done, stdout: done.stdout.length }).toEqual({ code: 0, stdout: 17_000_000, stderr: '' })
  })

  test('prints an error in JSON as the text that it is', async () => {
    const text = '{"conductor_error":true,"kind":"a.b","message":"m"}'
    expect(await exec(['--', 'echo', text])).toEqual({ code: 0, stdout: `${text}\n`, stderr: '' })
  })

  test('leaves no folder after a success', async () => {
    const cwd = temporaryFolder()
    await exec(['--', 'sh', '-c', 'exit 0'], {}, cwd)
    expect(existsSync(path.join(cwd, 'conductor', 'sh'))).toBe(false)
    expect(existsSync(path.join(cwd, 'conductor')) ? readdirSync(path.join(cwd, 'conductor')) : []).toEqual([])
  })

  test('passes stdin through, byte by byte', async () => {
    const child = spawn(process.execPath, [builtCommand(), 'exec', '--', 'cat'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const given = Buffer.concat([
      Buffer.from('from above: ä😀\n'),
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    ])
    child.stdin.end(given)
    const chunks: Buffer[] = []
    for await (const chunk of child.stdout) chunks.push(chunk)
    expect(Buffer.concat(chunks)).toEqual(given)
  })

  test('options behind -- belong to the command', async () => {
    const done = await exec(['--', 'echo', '--help', '--debug', '--retry'])
    expect(done.stdout).toBe('--help --debug --retry\n')
  })

  test.each([
    [
      'options end at the first word that is none',
      ['printf', '%s|', '--version', '-n', '--help'],
      '--version|-n|--help|',
    ],
    ['a later -- is passed on', ['--name', 'x', 'printf', '%s|', 'build', '--', '--x'], 'build|--|--x|'],
    ['what looks like a template', ['--', 'printf', '%s|', '{{.State}}', '{% x'], '{{.State}}|{% x|'],
  ])('%s', async (_, args, stdout) => {
    expect(await exec(args)).toEqual({ code: 0, stdout, stderr: '' })
  })

  test('--help before the command prints the help', async () => {
    expect((await exec(['--retry', '2', '--help'])).stdout).toContain('Usage: conductor exec')
    expect((await exec(['--bad', 'npm', '--help'])).code).toBe(2)
  })

  test('renders no templates and expands no variables', async () => {
    const done = await exec(['--', 'echo', '{{ workflow.name }}', '${HOME}', '{# x #}'])
    expect(done.stdout).toBe('{{ workflow.name }} ${HOME} {# x #}\n')
  })

  test('masks secrets in the output', async () => {
    const done = await exec(['--', 'sh', '-c', 'echo "it is $API_TOKEN"'], { API_TOKEN: 'hunter2hunter2' })
    expect(done.stdout).toBe('it is ***\n')
  })
})

describe('exit codes', () => {
  test.each([
    ['its own', ['--', 'sh', '-c', 'exit 7'], 7],
    ['of the timeout', ['--timeout', '0.2', '--', 'sleep', '20'], 124],
    ['of a command that is not there', ['--', 'no-such-command'], 127],
    [
      'of a raise with exit code 0',
      ['--', 'sh', '-c', `echo '{"kind":"a.b","message":"m"}' > $CONDUCTOR_ERROR_OUT`],
      3,
    ],
    ['of bad usage', ['--timeout', 'soon', '--', 'true'], 2],
    ['of no command', [], 2],
    ['of an unknown option', ['--retries', '3', '--', 'true'], 2],
    ['of an unknown set', ['--classify', 'nmp', '--', 'true'], 2],
    ['of a malformed kind', ['--tolerate', 'Nope', '--', 'true'], 2],
    ['of a kind that cannot occur', ['--classify', 'npm', '--tolerate', 'external.npm.netwrok', '--', 'true'], 2],
  ] as const)('%s', async (_what, args, code) => expect((await exec(args)).code).toBe(code))

  // Windows has neither signals nor files that may not be executed.
  test.skipIf(process.platform === 'win32').each([
    ['of a signal', ['--', 'sh', '-c', 'kill -TERM $$'], 143],
    ['of a command that cannot be executed', ['--', '/etc/passwd'], 126],
  ] as const)('%s', async (_what, args, code) => expect((await exec(args)).code).toBe(code))

  test('bad usage names the option', async () => {
    expect((await exec(['--classify', 'nmp', '--', 'true'])).stderr).toMatch(/--classify: .*nmp.*npm/s)
    expect((await exec(['--retry', 'often', '--', 'true'])).stderr).toContain('--retry: a number of re-runs')
    expect((await exec(['--retry', '{max: 0}', '--', 'true'])).stderr).toContain('--retry: ')
  })

  test.each([
    ['--retry', '{maxx: 1}', '--retry: `retry` has no field `maxx`. Did you mean `max`?'],
    ['--retry', '{max: often}', '--retry: `max` must be a whole number'],
    ['--classify', 'nmp', '--classify: a set must be one of `git`, '],
    ['--shell', 'fish', "--shell: `shell`: unknown shell 'fish'"],
    ['--name', 'a#b', '--name: `name` is made of letters'],
  ])('%s %s is explained without nodes and routes', async (option, value, message) => {
    const { code, stderr } = await exec([option, value, '--', 'true'])
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  test('a file that is not executable is to be made so', async () => {
    const { stderr } = await exec(['--', '/etc/passwd'])
    expect(stderr).toContain('hint       Make the file executable (`chmod +x`), or correct the command.')
  })
})

describe('re-runs', () => {
  test('without classify: any failure', async () => {
    const done = await exec(['--retry', FAST, '--', 'sh', '-c', failing(2, 'exit 5')])
    expect(done).toMatchObject({ code: 0, stdout: 'done\n' })
    expect(done.stderr.split('\n').filter((line) => line !== '')).toEqual([
      'conductor: internal.script_error, run 1 failed; run 2 in 10 ms',
      'conductor: internal.script_error, run 2 failed; run 3 in 20 ms',
    ])
  })

  test.each([
    ['without a shell', ['--', 'no-such-command'], 127],
    ['in a shell', ['--shell', 'bash', '--', 'no-such-command'], 127],
    ['that cannot be executed', ['--', '/etc/passwd'], 126],
  ])('do not repeat a missing command, %s', async (_, command, code) => {
    const done = await exec(['--retry', FAST, ...command])
    expect(done.code).toBe(code)
    expect(done.stderr).not.toContain('run 1 failed')
  })

  test('with classify: only transient failures', async () => {
    const mended = await exec(['--classify', 'npm', '--retry', FAST, '--', 'sh', '-c', failing(1, RESET)])
    expect(mended.code).toBe(0)
    expect(mended.stderr).toContain('conductor: external.npm.network, run 1 failed')
    const left = await exec(['--classify', 'npm', '--retry', FAST, '--', 'sh', '-c', failing(1, LOCKFILE)])
    expect(left.code).toBe(1)
    expect(left.stderr).not.toContain('run 2 in')
  })

  test('with on: only the named kinds', async () => {
    const mapping = '{max: 2, initial_seconds: 0.01, on: [external.npm.usage]}'
    const done = await exec(['--classify', 'npm', '--retry', mapping, '--', 'sh', '-c', failing(1, LOCKFILE)])
    expect(done.code).toBe(0)
  })

  test('a rule may declare a failure transient', async () => {
    const rules = '[{stderr: flaky, kind: app.flaky, transient: true}, {stderr: broken, kind: app.broken}]'
    const done = await exec([
      '--classify',
      rules,
      '--retry',
      FAST,
      '--',
      'sh',
      '-c',
      failing(1, 'echo flaky >&2; exit 1'),
    ])
    expect(done.code).toBe(0)
    const broken = await exec([
      '--classify',
      rules,
      '--retry',
      FAST,
      '--',
      'sh',
      '-c',
      failing(1, 'echo broken >&2; exit 1'),
    ])
    expect(broken.code).toBe(1)
  })

  test('before-retry runs before each re-run, and its failure is a warning', async () => {
    const cwd = temporaryFolder()
    const args = [
      '--retry',
      FAST,
      '--before-retry',
      'echo again | tee -a log; [ -z "$CONDUCTOR_ERROR_OUT" ] || echo "{}" > "$CONDUCTOR_ERROR_OUT"; exit 4',
      '--',
      'sh',
      '-c',
      failing(2, 'exit 1'),
    ]
    const done = await exec(args, {}, cwd)
    expect(done).toMatchObject({ code: 0, stdout: 'done\n' })
    expect(readFileSync(path.join(cwd, 'log'), 'utf8')).toBe('again\nagain\n')
    expect(done.stderr).toContain('again\nconductor: before-retry ended with 4')
    expect(readdirSync(cwd).filter((name) => name.startsWith('conductor-exec-'))).toEqual([])
  })
})

describe('--tolerate', () => {
  test('ends the step as a success, with a message', async () => {
    const done = await exec(['--classify', 'npm', '--tolerate', 'external.npm.usage', '--', 'sh', '-c', LOCKFILE])
    expect(done.code).toBe(0)
    expect(done.stderr).toContain('conductor: tolerated external.npm.usage: ')
  })

  test('accepts kinds of sets that classify does not name', async () => {
    expect((await exec(['--classify', 'npm', '--tolerate', 'external.git.*', '--', 'true'])).code).toBe(0)
  })

  test('other kinds fail the step', async () => {
    const done = await exec(['--classify', 'npm', '--tolerate', 'external.npm.network', '--', 'sh', '-c', LOCKFILE])
    expect(done.code).toBe(1)
  })

  test('false tolerates no kind', async () => {
    expect((await exec(['--tolerate', 'false', '--', 'sh', '-c', 'exit 9'])).code).toBe(9)
  })

  test('true tolerates any kind, after the re-runs', async () => {
    const done = await exec([
      '--retry',
      '{max: 1, initial_seconds: 0.01}',
      '--tolerate',
      'true',
      '--',
      'sh',
      '-c',
      'exit 9',
    ])
    expect(done.code).toBe(0)
    expect(done.stderr).toContain('run 2 in')
  })
})

test('--shell runs the remaining words as a script', async () => {
  const done = await exec(['--shell', 'bash', '--', 'echo one && false | true; echo two'])
  expect(done).toMatchObject({ code: 1, stdout: 'one\n' })
})

test('the hint says where to look, and names no routes', async () => {
  const { stderr } = await exec(['--', 'sh', '-c', 'exit 4'])
  expect(stderr).toMatch(/hint +Run the command by hand to see why it fails\.\n/)
  expect(stderr).not.toMatch(/route|on_error/)
})

test('a failure prints the closing block and leaves a run folder', async () => {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'fail.sh': 'echo "cannot do it" >&2; exit 6\n' })
  const done = await exec(['--name', 'probe', '--', 'sh', 'fail.sh'], {}, cwd)
  expect(done.code).toBe(6)
  expect(done.stderr).toMatch(/✗ probe failed after /)
  expect(done.stderr).not.toContain('resume')
  const folder = /run folder +(\S+)/.exec(done.stderr)?.[1] ?? ''
  const result: Document = JSON.parse(readFileSync(path.join(folder, 'result.json'), 'utf8'))
  expect(result).toMatchObject({ outcome: 'halted', exit_code: 3 })
  expect(result.errors[0]).toMatchObject({ kind: 'internal.script_error', node_id: 'probe', file: null, line: null })
  expect(result.next_commands).toEqual([
    `conductor explain ${toShellPath(folder)}`,
    'conductor exec --name probe -- sh fail.sh',
  ])
})

// No process can send a signal to another one on Windows: it would just end.
describe.skipIf(process.platform === 'win32')('a signal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ] as const)('%s ends the command and all its child processes', async (signal, code) => {
    const script = 'sleep 300 & echo "ready $!"; wait'
    const child = spawn(process.execPath, [builtCommand(), 'exec', '--', 'sh', '-c', script], {
      env: { ...process.env, RUNNER_TEMP: temporaryFolder() },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = new Promise((resolve) => child.on('close', resolve))
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (/ready \d+\n/.test(said)) child.kill(signal)
    })
    expect(await ended).toBe(code)
    const inner = Number(/ready (\d+)/.exec(said)?.[1])
    expect(hasEnded(inner)).toBe(true)
  })
})
