import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProcessRequest, ProcessResult, ProcessRunner } from '../../src/core/ports.js'
import { temporaryFolder } from '../support/folders.js'

export interface ContractGraces {
  readonly timeoutGraceMs: number
  readonly cancelGraceMs: number
  readonly pipeWaitMs: number
}

const PATH = process.env['PATH'] ?? ''
const MIB = 1024 * 1024
const NEVER = new AbortController().signal
const GONE = { recursive: true, force: true } as const
const hasSetsid = (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(path.join(folder, 'setsid')))

/** What every implementation of the port must do, shown with real programs. */
export function processRunnerContract(name: string, make: (graces: ContractGraces) => ProcessRunner): void {
  describe.skipIf(process.platform === 'win32')(`${name} keeps the contract of a process runner`, () => {
    const folder = temporaryFolder()
    let runner: ProcessRunner

    beforeEach(() => {
      runner = make({ timeoutGraceMs: 300, cancelGraceMs: 300, pipeWaitMs: 300 })
    })
    afterEach(() => runner.endLeftovers())

    const run = (request: Partial<ProcessRequest>, signal: AbortSignal = NEVER): Promise<ProcessResult> =>
      runner.run({ ...defaults(folder), ...request }, signal)
    const bash = (script: string, request: Partial<ProcessRequest> = {}, signal: AbortSignal = NEVER) =>
      run({ command: 'bash', args: ['-c', script], ...request }, signal)
    const node = (script: string, request: Partial<ProcessRequest> = {}, signal: AbortSignal = NEVER) =>
      run({ command: process.execPath, args: ['-e', script], ...request }, signal)

    describe('the end of a program', () => {
      it.each([
        ['exit 0', 0, null],
        ['exit 7', 7, null],
        ['exit 255', 255, null],
        ['kill -KILL $$', -9, 'SIGKILL'],
        ['kill -TERM $$', -15, 'SIGTERM'],
        ['kill -SEGV $$', -11, 'SIGSEGV'],
      ])('%s', async (script, exitCode, signal) => {
        expect(await bash(script)).toMatchObject({ status: 'exited', exitCode, signal })
      })
    })

    describe('the input of a program', () => {
      const shown = [
        'plain',
        'with space',
        '',
        'a"b',
        "it's",
        'new\nline',
        '*',
        '$HOME',
        'a\\b',
        '`x`',
        '--flag=a b',
        'é😀',
      ]

      it('arguments unchanged', async () => {
        const result = await run({
          command: process.execPath,
          args: ['-e', 'console.log(JSON.stringify(process.argv.slice(1)))', '--', ...shown],
        })
        expect(JSON.parse(textOf(result))).toEqual(shown)
      })

      it('only the given environment, the mark, and SHLVL', async () => {
        const result = await run({ command: 'env', env: { PATH, ONLY: 'x=y z', EMPTY: '' } })
        const lines = textOf(result).trimEnd().split('\n')
        expect(lines.filter((line) => !line.startsWith('CONDUCTOR_PROCESS_MARK=')).sort()).toEqual(
          ['EMPTY=', 'ONLY=x=y z', `PATH=${PATH}`, 'SHLVL=1'].sort(),
        )
      })

      it('the marks of outer runs once, followed by its own', async () => {
        const result = await run({ command: 'env', env: { PATH, CONDUCTOR_PROCESS_MARK: 'outer.1' } })
        const marks = textOf(result)
          .split('\n')
          .filter((line) => line.startsWith('CONDUCTOR_PROCESS_MARK='))
        expect(marks).toEqual([expect.stringMatching(/^CONDUCTOR_PROCESS_MARK=outer\.1:[0-9a-f]+\.1$/)])
      })

      it('its working folder', async () => {
        expect(textOf(await bash('pwd -P'))).toBe(`${execFileSync('pwd', ['-P'], { cwd: folder, encoding: 'utf8' })}`)
      })

      it.each([
        ['no input', null, ''],
        ['an empty input', '', ''],
        ['a text', 'line\nß😀', 'line\nß😀'],
        ['a large text', 'x'.repeat(3 * MIB), 'x'.repeat(3 * MIB)],
      ])('%s on its standard input', async (_name, stdin, expected) => {
        expect(textOf(await run({ command: 'cat', stdin }))).toBe(expected)
      })

      it('unread input is no failure', async () => {
        const result = await bash('exec 0<&-; echo done', { stdin: 'x'.repeat(3 * MIB) })
        expect(result).toMatchObject({ status: 'exited', exitCode: 0 })
      })
    })

    describe('finding a program', () => {
      const program = (name: string, mode: number, text = '#!/bin/sh\necho "ran $0"\n'): string => {
        const file = path.join(folder, name)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, text)
        chmodSync(file, mode)
        return file
      }

      it('under a path with spaces and quotes', async () => {
        const file = program('a folder/it\'s "my" tool', 0o755)
        expect(textOf(await run({ command: file }))).toBe(`ran ${file}\n`)
      })

      it('relative to the working folder', async () => {
        program('here.sh', 0o755)
        expect(textOf(await run({ command: './here.sh' }))).toMatch(/^ran .*here\.sh\n$/)
      })

      it('on the PATH of its own environment', async () => {
        const first = program('one/tool', 0o755, '#!/bin/sh\necho one\n')
        const second = program('two/tool', 0o755, '#!/bin/sh\necho two\n')
        const found = async (file: string) => textOf(await run({ command: 'tool', env: { PATH: path.dirname(file) } }))
        expect([await found(first), await found(second), await found(first)]).toEqual(['one\n', 'two\n', 'one\n'])
      })

      it('again, if the file found before is gone', async () => {
        const file = program('gone/tool', 0o755)
        const env = { PATH: path.dirname(file) }
        expect((await run({ command: 'tool', env })).status).toBe('exited')
        rmSync(file)
        expect(await run({ command: 'tool', env })).toMatchObject({
          status: 'not_started',
          message: 'command not found: tool',
          cause: 'not_found',
        })
        program('gone/tool', 0o755)
        expect((await run({ command: 'tool', env })).status).toBe('exited')
      })

      it.each([
        ['its path', 'command not found: ./tool', (file: string) => rmSync(file)],
        [
          'its right to run',
          'not executable: ./tool (run `chmod +x ./tool`)',
          (file: string) => chmodSync(file, 0o644),
        ],
        ['its folder', 'working directory does not exist', (file: string) => rmSync(path.dirname(file), GONE)],
      ])('not found: a program that ran before and lost %s', async (name, message, lose) => {
        const file = program(`lost ${name}/tool`, 0o755)
        const request = { command: './tool', cwd: path.dirname(file) }
        expect(await run(request)).toMatchObject({ status: 'exited', exitCode: 0 })
        lose(file)
        expect(await run(request)).toMatchObject({ status: 'not_started', message: expect.stringContaining(message) })
        program(`lost ${name}/tool`, 0o755)
        expect(await run(request)).toMatchObject({ status: 'exited', exitCode: 0 })
      })

      it.each([
        ['a bare name that is nowhere', { command: 'no-such-tool' }, 'command not found: no-such-tool'],
        ['a path that is nowhere', { command: './no/such' }, 'command not found: ./no/such'],
        ['a folder', { command: './sub' }, 'not executable: ./sub is a folder'],
        ['a file without the right', { command: './locked' }, 'not executable: ./locked (run `chmod +x ./locked`)'],
        ['an empty command', { command: '' }, 'the command is empty'],
        ['a missing folder', { cwd: '/no/such/folder' }, 'working directory does not exist: /no/such/folder'],
        ['a file as folder', { cwd: '/dev/null' }, 'working directory is not a folder: /dev/null'],
        ['a path through a file', { cwd: '/dev/null/x' }, 'working directory does not exist: /dev/null/x'],
        ['a NUL character', { args: ['a\0b'] }, 'an argument of true holds a NUL character'],
        ['a NUL in a variable', { env: { PATH, V: 'a\0' } }, 'the environment variable V holds a NUL character'],
      ])('not found: %s', async (_name, request, message) => {
        mkdirSync(path.join(folder, 'sub'), { recursive: true })
        program('locked', 0o644)
        const result = await run(request)
        expect(result).toMatchObject({ status: 'not_started', message: expect.stringContaining(message) })
      })

      it('not found: a missing interpreter', async () => {
        program('odd.sh', 0o755, '#!/no/such/interpreter\n')
        expect(await run({ command: './odd.sh' })).toMatchObject({
          status: 'not_started',
          message: expect.stringContaining('interpreter'),
        })
      })

      it('not started: more arguments than the system allows', async () => {
        const result = await run({ args: ['x'.repeat(40 * MIB)] })
        expect(result).toMatchObject({ status: 'not_started', message: expect.stringContaining('larger than') })
      })
    })

    describe('the output of a program', () => {
      it('streams stdout and stderr separately', async () => {
        const live = { stdout: '', stderr: '' }
        const result = await bash('echo out; echo err >&2', {
          onOutput: (stream, text) => {
            live[stream] += text
          },
        })
        expect(result).toMatchObject({ stdout: { text: 'out\n', truncated: false, totalBytes: 4 } })
        expect(result).toMatchObject({ stderr: { text: 'err\n', truncated: false, totalBytes: 4 } })
        expect(live).toEqual({ stdout: 'out\n', stderr: 'err\n' })
      })

      it('decodes characters that are split over chunks', async () => {
        const pieces: string[] = []
        const script = `
          const bytes = Buffer.from('aß€😀z')
          let at = 0
          const next = () => {
            if (at < bytes.length) process.stdout.write(bytes.subarray(at, ++at), () => setTimeout(next, 5))
          }
          next()`
        const result = await node(script, { onOutput: (_stream, printed) => pieces.push(String(printed)) })
        expect(textOf(result)).toBe('aß€😀z')
        expect(pieces.join('')).toBe('aß€😀z')
      })

      it('shows invalid UTF-8 as replacement characters', async () => {
        const pieces: string[] = []
        const result = await bash("printf 'a\\xffb\\xe2\\x82'", {
          onOutput: (_stream, printed) => pieces.push(String(printed)),
        })
        expect(textOf(result)).toBe('a\ufffdb\ufffd')
        expect(pieces.join('')).toBe('a\ufffdb\ufffd')
      })

      it('keeps everything up to the limit', async () => {
        const result = await bash(`head -c ${MIB} /dev/zero`, { maxRetainedBytes: MIB })
        expect(result).toMatchObject({ stdout: { truncated: false, totalBytes: MIB } })
        expect(textOf(result)).toHaveLength(MIB)
      })

      it('keeps both ends beyond the limit', async () => {
        const script = `
          process.stdout.write('<' + 'a'.repeat(${3 * MIB}) + '>')`
        let streamed = 0
        const result = await node(script, {
          maxRetainedBytes: 2 * MIB,
          onOutput: (_stream, text) => {
            streamed += text.length
          },
        })
        const total = 3 * MIB + 2
        const text = textOf(result)
        expect(result).toMatchObject({ stdout: { truncated: true, totalBytes: total } })
        expect(streamed).toBe(total)
        expect(text.startsWith('<aaa')).toBe(true)
        expect(text.endsWith('aaa>')).toBe(true)
        expect(text).toContain(`\n[... ${total - MIB} bytes left out ...]\n`)
        expect(text.replace(/\n\[.*\]\n/, '')).toHaveLength(MIB)
      })

      it('takes 50 MB without a newline', async () => {
        const result = await bash("head -c 50000000 /dev/zero | tr '\\0' x", { maxRetainedBytes: 16 * MIB })
        expect(result).toMatchObject({ status: 'exited', stdout: { truncated: true, totalBytes: 50_000_000 } })
      })
    })

    describe('ending a program', () => {
      it('at its timeout, with its output so far', async () => {
        const result = await bash('echo before; sleep 60', { timeoutSeconds: 2 })
        expect(result).toMatchObject({ status: 'timed_out', stdout: { text: 'before\n' } })
      })

      it('not before a timeout that exceeds the range of timers', async () => {
        expect(await run({ timeoutSeconds: 1e9 })).toMatchObject({ status: 'exited', exitCode: 0 })
      })

      it('with time to clean up', async () => {
        runner = make({ timeoutGraceMs: 30_000, cancelGraceMs: 300, pipeWaitMs: 300 })
        const result = await bash("trap 'echo bye; exit 3' TERM; echo up; sleep 60 & wait", { timeoutSeconds: 2 })
        expect(result).toMatchObject({ status: 'timed_out', stdout: { text: 'up\nbye\n' } })
      })

      it('on a cancellation', async () => {
        const cancel = new AbortController()
        const result = await bash('echo up; sleep 60', { onOutput: () => cancel.abort() }, cancel.signal)
        expect(result).toMatchObject({ status: 'cancelled', stdout: { text: 'up\n' } })
      })

      it('before it starts, if the run is already cancelled', async () => {
        const result = await bash(`touch ${folder}/started`, {}, AbortSignal.abort())
        expect(result.status).toBe('cancelled')
        expect(existsSync(path.join(folder, 'started'))).toBe(false)
      })

      it('if a cancellation arrives during the grace period of a timeout', async () => {
        runner = make({ timeoutGraceMs: 600_000, cancelGraceMs: 50, pipeWaitMs: 300 })
        const cancel = new AbortController()
        const script = "trap 'echo no' TERM; echo up; while :; do sleep 0.05; done"
        const onOutput = (_stream: string, printed: string) => {
          if (printed.includes('no')) cancel.abort()
        }
        expect((await bash(script, { timeoutSeconds: 0.3, onOutput }, cancel.signal)).status).toBe('timed_out')
      })

      it.each(['timed_out', 'cancelled'])(
        'with three levels of child processes that ignore TERM (%s)',
        async (status) => {
          const pids = path.join(folder, `pids-${status}`)
          const deepest = `trap '' TERM; echo $$ >>${pids}; echo ready; while :; do sleep 0.1; done`
          const middle = `trap '' TERM; echo $$ >>${pids}; bash -c "$DEEPEST" & wait; while :; do sleep 0.1; done`
          const script = `trap '' TERM; echo $$ >>${pids}; bash -c "$MIDDLE" & wait; while :; do sleep 0.1; done`
          const cancel = new AbortController()
          const env = { PATH, DEEPEST: deepest, MIDDLE: middle }
          const result =
            status === 'cancelled'
              ? await bash(script, { env, onOutput: () => cancel.abort() }, cancel.signal)
              : await bash(script, { env, timeoutSeconds: 4 })
          expect(result.status).toBe(status)
          expect(living(pids, 3)).toEqual([])
        },
      )

      it.skipIf(!hasSetsid)('with child processes in other sessions and daemons', async () => {
        const pids = path.join(folder, 'pids-sessions')
        const member = `trap '' TERM; echo $$ >>${pids}; while :; do sleep 0.1; done`
        const script = `
          setsid bash -c "$MEMBER" &
          (setsid bash -c "$MEMBER" >/dev/null 2>&1 </dev/null &)
          while [ "$(wc -l <${pids} 2>/dev/null || echo 0)" -lt 2 ]; do sleep 0.02; done
          echo ready; sleep 60`
        const cancel = new AbortController()
        const onOutput = (_stream: string, printed: string) => {
          if (printed.includes('ready')) cancel.abort()
        }
        const result = await bash(script, { env: { PATH, MEMBER: member }, onOutput }, cancel.signal)
        expect(result.status).toBe('cancelled')
        expect(living(pids, 2)).toEqual([])
      })

      it('without affecting other programs', async () => {
        const neighbour = bash('sleep 0.8; echo unharmed')
        expect((await bash('sleep 60', { timeoutSeconds: 0.2 })).status).toBe('timed_out')
        expect(await neighbour).toMatchObject({ status: 'exited', exitCode: 0, stdout: { text: 'unharmed\n' } })
      })
    })

    describe('background processes', () => {
      const leave = (pids: string, how: string) => `bash -c 'echo $$ >>${pids}; exec sleep 300' ${how} &
        while [ ! -s ${pids} ]; do sleep 0.02; done; echo done`

      it.each([
        ['holding the pipes', ''],
        ['without the pipes', '>/dev/null 2>&1'],
      ])('live until the run ends: %s', async (name, how) => {
        const pids = path.join(folder, `pids-${name.replaceAll(' ', '-')}`)
        const result = await bash(leave(pids, how))
        expect(result).toMatchObject({ status: 'exited', exitCode: 0, stdout: { text: 'done\n' } })
        expect(living(pids, 1)).toHaveLength(1)
        const ended = await runner.endLeftovers()
        expect(ended).toHaveLength(1)
        expect(living(pids, 1)).toEqual([])
        expect(await runner.endLeftovers()).toEqual([])
      })

      const bare = (pids: string): string =>
        `env -i setsid -f /bin/sh -c 'echo $$ >>${pids}; exec /bin/sleep 300'; while [ ! -s ${pids} ]; do sleep 0.02; done`
      const onLinux = it.skipIf(process.platform !== 'linux' || !hasSetsid)
      onLinux('is found by our pipe when it took off its environment and left its session', async () => {
        const pids = path.join(folder, 'pids-bare')
        // The script ends after it was heard: of one that has ended before anybody looked at it, the pipes are not known.
        const heard = path.join(folder, 'heard')
        const script = `${bare(pids)}; echo ready; while [ ! -e ${heard} ]; do sleep 0.02; done`
        const onOutput = (): void => writeFileSync(heard, '')
        expect(await bash(script, { onOutput })).toMatchObject({ status: 'exited', exitCode: 0 })
        expect(living(pids, 1)).toHaveLength(1)
        await runner.endLeftovers()
        expect(living(pids, 1)).toEqual([])
      })
      onLinux.each(['cancelled', 'timed_out'])('live until the run ends if the program is %s', async (status) => {
        const pids = path.join(folder, `pids-bare-${status}`)
        const cancel = new AbortController()
        const script = `${bare(pids)}; echo ready; sleep 60`
        const onOutput = (): void => (status === 'cancelled' ? cancel.abort() : undefined)
        const result = await bash(script, { onOutput, timeoutSeconds: status === 'timed_out' ? 4 : 60 }, cancel.signal)
        expect(result.status).toBe(status)
        expect(living(pids, 1)).toEqual([])
      })

      it('may continue to write; the output is ignored', async () => {
        const beats = path.join(folder, 'beats')
        let settled = false
        const late: string[] = []
        const script = `(while echo beat; do echo . >>${beats}; sleep 0.05; done) & echo up`
        await bash(script, {
          onOutput: (_stream, printed) => {
            if (settled) late.push(String(printed))
          },
        })
        settled = true
        const before = readFileSync(beats, 'utf8').length
        await until(() => readFileSync(beats, 'utf8').length > before + 4)
        await runner.endLeftovers()
        expect(late).toEqual([])
      })

      it('do not delay a cancelled run', async () => {
        runner = make({ timeoutGraceMs: 300, cancelGraceMs: 300, pipeWaitMs: 3_600_000 })
        const cancel = new AbortController()
        const pids = path.join(folder, 'pids-cancelled')
        const running = bash(leave(pids, ''), {}, cancel.signal)
        await until(() => existsSync(pids) && readFileSync(pids, 'utf8') !== '')
        await sleep(200)
        cancel.abort()
        expect(['exited', 'cancelled']).toContain((await running).status)
      })
    })

    it('runs many programs at once, each with its own output', async () => {
      const results = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          bash(`echo ${index}; exit ${index}`, {}, new AbortController().signal),
        ),
      )
      results.forEach((result, index) => {
        expect(result).toMatchObject({ status: 'exited', exitCode: index, stdout: { text: `${index}\n` } })
      })
    })

    it('cancels many programs at once', async () => {
      const cancel = new AbortController()
      let up = 0
      const onOutput = () => {
        up += 1
        if (up === 20) cancel.abort()
      }
      const runs = Array.from({ length: 20 }, () => bash('echo up; sleep 60', { onOutput }, cancel.signal))
      expect(new Set((await Promise.all(runs)).map((result) => result.status))).toEqual(new Set(['cancelled']))
    })
  })
}

function defaults(cwd: string): ProcessRequest {
  return {
    command: 'true',
    args: [],
    cwd,
    env: { PATH },
    stdin: null,
    timeoutSeconds: null,
    maxRetainedBytes: 16 * MIB,
    onOutput: () => undefined,
  }
}

function textOf(result: ProcessResult): string {
  if (result.status === 'not_started') throw new Error(result.message)
  return result.stdout.text
}

/** Which of the processes that wrote their number into a file still run. */
function living(file: string, expected: number): readonly number[] {
  const pids = readFileSync(file, 'utf8').trim().split('\n').map(Number)
  expect(pids).toHaveLength(expected)
  return pids.filter((pid) => {
    const state = execFileSync('bash', ['-c', `ps -o stat= -p ${pid} || true`], { encoding: 'utf8' }).trim()
    return state !== '' && !state.startsWith('Z')
  })
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10)
}
