import { describe, expect, it } from 'vitest'
import { createProvider } from '../../../src/adapters/providers/index.js'
import type { ProcessRequest, ProcessResult, ProcessRunner } from '../../../src/core/ports.js'
import type { ProviderRequest } from '../../../src/core/provider.js'

const kept = (text: string, truncated = false) => ({ text, truncated, totalBytes: text.length })
const exited = (exitCode: number, stdout: string, stderr = '', truncated = false): ProcessResult => ({
  status: 'exited',
  exitCode,
  signal: null,
  stdout: kept(stdout, truncated),
  stderr: kept(stderr),
})

class FakeProcesses implements ProcessRunner {
  readonly requests: ProcessRequest[] = []
  readonly #result: ProcessResult
  readonly #prints: string

  constructor(result: ProcessResult, prints = '') {
    this.#result = result
    this.#prints = prints
  }
  run(request: ProcessRequest): Promise<ProcessResult> {
    this.requests.push(request)
    if (this.#prints !== '') request.onOutput('stdout', this.#prints)
    return Promise.resolve(this.#result)
  }
  async endLeftovers(): Promise<readonly string[]> {
    return []
  }
}

const request: ProviderRequest = {
  provider: { kind: 'command', name: 'command', command: 'claude', args: ['-p'], env: { EXTRA: '1', GONE: null } },
  model: 'm1',
  system: null,
  messages: [{ role: 'user', content: 'Hello' }],
  schema: null,
}
const askWith = async (result: ProcessResult, more: Partial<ProviderRequest> = {}) => {
  const processes = new FakeProcesses(result)
  const env = { ANTHROPIC_API_KEY: 'k', GONE: 'x' }
  const provider = createProvider({ processes, env, cwd: '/start' })
  const answer = await provider.ask({ ...request, ...more }, new AbortController().signal)
  return { answer, processes }
}

describe('command', () => {
  it('gets the prompt on stdin and its own keys', async () => {
    const { answer, processes } = await askWith(exited(0, 'Hi\n'))
    expect(answer).toMatchObject({ status: 'answered', text: 'Hi\n' })
    expect(processes.requests[0]).toMatchObject({ command: 'claude', args: ['-p'], cwd: '/start', stdin: 'Hello' })
    expect(processes.requests[0]?.env).toEqual({ ANTHROPIC_API_KEY: 'k', EXTRA: '1', CONDUCTOR_MODEL: 'm1' })
  })

  it('gets instructions and earlier turns in the same text, and starts where the node says', async () => {
    const { processes } = await askWith(exited(0, 'Hi'), {
      system: 'Be brief.',
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'hm' },
        { role: 'user', content: 'Again.' },
      ],
      workingDir: '/elsewhere',
    })
    expect(processes.requests[0]?.stdin).toBe('Be brief.\n\nHello\n\nYour last answer was:\nhm\n\nAgain.')
    expect(processes.requests[0]?.cwd).toBe('/elsewhere')
  })

  it.each<readonly [string, ProcessResult, object]>([
    [
      'a non-zero exit',
      exited(2, '', 'trace\nquota is spent\n'),
      { status: 'failed', category: 'provider_error', message: 'claude exited with 2: quota is spent' },
    ],
    [
      'a non-zero exit after words on stdout',
      exited(1, 'Credit balance is too low\n'),
      {
        status: 'failed',
        message: 'claude exited with 1: Credit balance is too low',
        body: 'Credit balance is too low\n',
      },
    ],
    [
      'a raise, whatever the exit code',
      exited(1, '{"conductor_error": true, "kind": "a.b", "message": "m"}\n'),
      { status: 'answered', text: '{"conductor_error": true, "kind": "a.b", "message": "m"}\n' },
    ],
    [
      'a signal',
      { status: 'exited', exitCode: -9, signal: 'SIGKILL', stdout: kept(''), stderr: kept('') },
      { status: 'failed', message: 'claude was ended by SIGKILL' },
    ],
    ['a program that is not there', { status: 'not_started', message: 'not found' }, { status: 'rejected' }],
    ['too much', exited(0, 'x', '', true), { status: 'rejected', message: expect.stringContaining('16 MiB') }],
    ['a cancellation', { status: 'cancelled', stdout: kept(''), stderr: kept('') }, { status: 'cancelled' }],
    [
      'a timeout',
      { status: 'timed_out', stdout: kept(''), stderr: kept('') },
      { status: 'failed', category: 'timeout' },
    ],
  ])('%s', async (_, result, expected) => {
    const { answer } = await askWith(result)
    expect(answer).toMatchObject(expected)
  })
})
