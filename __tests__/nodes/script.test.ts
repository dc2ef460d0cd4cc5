import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../src/adapters/clock.js'
import type { ScriptNode } from '../../src/config/model.js'
import type { ErrorFileContent, ProcessResult } from '../../src/core/ports.js'
import { executeScript } from '../../src/nodes/script.js'
import { exited, type Surroundings, stream, surroundings } from './execution.js'

const node = (more: Partial<ScriptNode> = {}): ScriptNode => ({ name: 'a', type: 'script', command: 'tool', ...more })
const bytes = (text: string): ErrorFileContent => ({ status: 'bytes', bytes: new TextEncoder().encode(text) })
const envelope = bytes('{"kind":"x.y","message":"m","details":{"n":1}}')
const garbage = bytes('oh no')
const timedOut: ProcessResult = { status: 'timed_out', stdout: stream('{"half":1}'), stderr: stream('late') }
const notStarted: ProcessResult = { status: 'not_started', message: 'not found' }
const cancelled: ProcessResult = { status: 'cancelled', stdout: stream(''), stderr: stream('') }

async function outcome(given: Surroundings, more: Partial<ScriptNode> = {}) {
  const { context, seen } = surroundings(given)
  return { outcome: await executeScript(node(more), context), seen }
}

describe('errors of a script', () => {
  const cases: readonly (readonly [name: string, given: Surroundings, expected: string, more?: Partial<ScriptNode>])[] =
    [
      ['nothing, exit 0', { result: exited(0) }, 'completed'],
      ['nothing, exit 1, untyped', { result: exited(1) }, 'completed'],
      ['nothing, exit 1, typed', { result: exited(1), typed: true }, 'internal.script_error engine'],
      ['nothing, exit 1, in a group', { result: exited(1), inGroup: true }, 'internal.script_error engine'],
      ['nothing, ended by a signal, untyped', { result: exited(-9, '', '', 'SIGKILL') }, 'completed'],
      ['an envelope, exit 0, untyped', { result: exited(0), left: envelope }, 'x.y author'],
      ['an envelope, exit 1, typed', { result: exited(1), left: envelope, typed: true }, 'x.y author'],
      ['garbage, exit 0, untyped', { result: exited(0), left: garbage }, 'internal.schema_violation engine always'],
      ['garbage, exit 1', { result: exited(1), left: garbage }, 'internal.schema_violation engine always'],
      ['white space', { result: exited(0), left: bytes(' \n') }, 'completed'],
      [
        'too large',
        { result: exited(0), left: { status: 'too_large', size: 2e6, head: new Uint8Array(100) } },
        'internal.schema_violation engine always',
      ],
      [
        'unreadable',
        { result: exited(0), left: { status: 'unreadable', message: 'it is a folder' } },
        'internal.schema_violation engine always',
      ],
      ['a timeout', { result: timedOut }, 'internal.timeout engine'],
      ['a timeout with an envelope', { result: timedOut, left: envelope }, 'x.y author'],
      ['a timeout with a torn envelope', { result: timedOut, left: garbage }, 'internal.timeout engine always'],
      ['a failed start', { result: notStarted }, 'internal.script_error engine'],
      ['a cancellation', { result: cancelled, left: envelope }, 'cancelled'],
      [
        'stdout that is no JSON, with a schema',
        { result: exited(0, 'plain') },
        'internal.schema_violation engine',
        { output: { n: { type: 'number' } } },
      ],
      [
        'an envelope, with a schema',
        { result: exited(0, 'plain'), left: envelope },
        'x.y author',
        { output: { n: { type: 'number' } } },
      ],
      [
        'JSON that satisfies the schema',
        { result: exited(0, '{"n":1}') },
        'completed',
        { output: { n: { type: 'number' } } },
      ],
      ['a template that fails', { names: {} }, 'internal.template_error engine', { args: ['{{ gone }}'] }],
      ['a shell that is not there', {}, 'internal.script_error engine', { run: 'x', shell: 'absent' }],
    ]
  it.for(cases)('%s', async ([, given, expected, more]) => {
    const { outcome: end, seen } = await outcome(given, more)
    const short =
      end.status === 'raised'
        ? `${end.error.envelope.kind} ${end.error.origin}${end.error.typed === true ? ' always' : ''}`
        : end.status
    expect(short).toBe(expected)
    expect(seen.taken).toHaveLength(1)
  })

  it.each([
    ['not JSON', garbage, 'it is not JSON'],
    [
      'too deep',
      bytes(`{"kind":"x.y","message":"m","details":${'{"a":'.repeat(600)}1${'}'.repeat(600)}}`),
      'nested too deeply',
    ],
  ])('says why what it left is no envelope: %s', async (_, left, reason) => {
    const { outcome: end } = await outcome({ result: exited(0), left })
    if (end.status !== 'raised') throw new Error(end.status)
    expect(end.error.envelope.message).toContain(reason)
  })

  it('keeps what a script had begun to raise at its timeout', async () => {
    const { outcome: end } = await outcome({ result: timedOut, left: garbage })
    if (end.status !== 'raised') throw new Error(end.status)
    expect(end.error.envelope.details).toMatchObject({ raised: { problem: 'it is not JSON' } })
  })

  it('keeps the partial output of a failed run', async () => {
    const { outcome: end } = await outcome({ result: exited(3, '{"half":1}', 'first\nlast words\n'), typed: true })
    if (end.status !== 'raised') throw new Error(end.status)
    expect(end.partial).toEqual({ stdout: '{"half":1}', stderr: 'first\nlast words\n', exit_code: 3, half: 1 })
    expect(end.error.envelope.message).toMatch(/last words$/)
    expect(end.error.envelope.details).toMatchObject({
      exit_code: 3,
      signal: null,
      command: 'tool',
      stderr_tail: 'first\nlast words\n',
    })
  })

  it('cuts the tail of stderr at 4 KiB and between characters', async () => {
    const { outcome: end } = await outcome({ result: exited(1, '', `${'ü'.repeat(9)} `.repeat(500)), typed: true })
    if (end.status !== 'raised') throw new Error(end.status)
    const tail = String(end.error.envelope.details['stderr_tail'])
    expect(Buffer.byteLength(tail)).toBeLessThanOrEqual(4096 + 3)
    expect(tail).toMatch(/^…?(?:ü+ )+$/)
  })

  it('does not merge JSON from a stream that was cut, and says that it was', async () => {
    const cut: ProcessResult = {
      status: 'exited',
      exitCode: 0,
      signal: null,
      stdout: stream('{"n":1}', true),
      stderr: stream(''),
    }
    const { outcome: end, seen } = await outcome({ result: cut })
    expect(end).toMatchObject({ status: 'completed', output: { stdout_truncated: true, stdout: '{"n":1}' } })
    expect(end).not.toHaveProperty('output.n')
    expect(seen.warnings).toEqual(['output-truncated'])
  })
})

describe('the environment of a script', () => {
  it('inherits, then the file, then the node, then what the engine promises', async () => {
    const { seen } = await outcome(
      {
        names: { who: 'me' },
        retryAttempt: 2,
        env: { INHERITED: 'yes', X: 'outside', GONE: 'x', CONDUCTOR_ERROR_OUT: 'outside' },
        settings: { env: { X: 'file', Y: 'file', CONDUCTOR_ERROR_OUT: 'file' } },
      },
      { env: { Y: 'for {{ who }}', N: 5, CONDUCTOR_ERROR_OUT: 'node', CONDUCTOR_RETRY_ATTEMPT: '9' } },
    )
    expect(seen.requests[0]?.env).toMatchObject({
      INHERITED: 'yes',
      X: 'file',
      Y: 'for me',
      N: '5',
      PYTHONUTF8: '1',
      CONDUCTOR_ERROR_OUT: '/errors/fresh.json',
      CONDUCTOR_RETRY_ATTEMPT: '2',
      CONDUCTOR_HELPERS: '/helpers',
    })
  })

  it('does not override a PYTHONUTF8 that was set', async () => {
    const { seen } = await outcome({}, { env: { PYTHONUTF8: '0' } })
    expect(seen.requests[0]?.env['PYTHONUTF8']).toBe('0')
  })

  it('renders command, args, stdin and working_dir', async () => {
    const { seen } = await outcome(
      { names: { x: 'v' } },
      { command: 'tool-{{ x }}', args: ['{{ x }}', '-n'], stdin: '<{{ x }}>', working_dir: 'sub/{{ x }}', timeout: 3 },
    )
    expect(seen.requests[0]).toMatchObject({
      command: 'tool-v',
      args: ['v', '-n'],
      stdin: '<v>',
      cwd: path.resolve('/work-folder/sub/v'),
      timeoutSeconds: 3,
      maxRetainedBytes: 1000,
    })
  })

  it('starts where `runtime.working_dir` says, unless the node says it itself', async () => {
    const given = { names: { x: 'v' }, settings: { runtime: { working_dir: 'all/{{ x }}' } } }
    expect((await outcome(given)).seen.requests[0]?.cwd).toBe(path.resolve('/work-folder/all/v'))
    expect((await outcome(given, { working_dir: 'own' })).seen.requests[0]?.cwd).toBe(path.resolve('/work-folder/own'))
  })

  it('reads an empty stdin when none is given', async () => {
    const { seen } = await outcome({})
    expect(seen.requests[0]?.stdin).toBeNull()
  })

  it('removes the file of a `run:` text, and leaves {# to the shell', async () => {
    const { seen } = await outcome({}, { run: 'echo {# #}' })
    expect(seen.requests[0]?.args).toEqual(['echo {# #}'])
    expect(seen.removed).toEqual(['echo {# #}'])
  })
})

describe('a test report without an end', () => {
  const reports = {
    includesEarlier: true,
    find: () => ({ files: [{ path: '/r.xml', name: 'r.xml', bytes: 1, stamp: '1' }], refused: [] }),
    *chunks() {
      yield Buffer.from('<testsuite>')
      for (;;) yield Buffer.from('<testcase name="a"/>')
    },
  } as const
  const read = (signal: AbortSignal, more: Partial<ScriptNode>) =>
    outcome({ result: exited(0), reports, realClock: systemClock, signal }, { reports: 'r.xml', ...more })

  it('ends with the timeout of its node', async () => {
    const { outcome: found } = await read(new AbortController().signal, { timeout: 0.001 })
    expect(found).toMatchObject({ status: 'raised', error: { envelope: { kind: 'internal.timeout' } } })
  })

  it('ends when the run is cancelled', async () => {
    const { outcome: found } = await read(AbortSignal.timeout(1), {})
    expect(found.status).toBe('cancelled')
  })
})
