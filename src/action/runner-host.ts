import { inputText, RunnerCommands } from '../adapters/actions-core.js'
import { createArtifactStore } from '../adapters/artifact.js'
import { createGithubApi } from '../adapters/github/api.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { invalidResult } from '../reporters/result.js'
import { errorMessage } from '../text/error-message.js'
import { payloadOf } from './event-facts.js'
import type { ActionHost } from './host.js'
import { setStepOutputs, stepOutputs } from './outputs.js'

export function runnerHost(): ActionHost {
  const { signal } = cancelOnSignals()
  let cancelledAt: number | null = null
  signal.addEventListener('abort', () => {
    cancelledAt = performance.now()
  })
  const { env } = process
  const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com'
  const api: ActionHost['api'] = (token, options) => createGithubApi({ token, baseUrl, signal, ...options })
  return {
    input: inputText,
    env,
    payload: payloadOf(env),
    commands: new RunnerCommands(),
    cancel: signal,
    sinceCancel: () => (cancelledAt === null ? null : performance.now() - cancelledAt),
    artifacts: createArtifactStore(api),
    api,
  }
}

/** A bug of ours: later steps still learn that the run failed. */
export function unexpected(host: ActionHost, error: unknown): 1 {
  const message = errorMessage(error)
  const result = { ...invalidResult([], ''), success: false, outcome: 'failed', exit_code: 1, error: message } as const
  const outputs = new Map(stepOutputs({ result, output: null, runDir: null, errorsPath: null }))
  outputs.set('error-kind', 'internal.unexpected')
  setStepOutputs(host, outputs)
  host.commands.annotate({
    level: 'error',
    title: 'internal.unexpected',
    message: `${message}\nThis is a bug; please report it.`,
    file: null,
  })
  if (host.env['RUNNER_DEBUG'] === '1' && error instanceof Error) host.commands.say(error.stack ?? '')
  return 1
}
