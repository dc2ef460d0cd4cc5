import { inputText, RunnerCommands } from '../adapters/actions-core.js'
import { type ArtifactStore, createArtifactStore } from '../adapters/artifact.js'
import { type ApiOptions, createGithubApi, readEventPayload } from '../adapters/github/api.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import type { Json } from '../core/json.js'
import { addTo } from '../core/maps.js'
import type { GithubApi } from '../core/ports.js'

/** The runner around the action, handed in so that tests can stand in for it. */
export interface ActionHost {
  readonly input: (name: string) => string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Payload of the event that started the job; undefined where there is none. */
  readonly payload: Json | undefined
  readonly commands: RunnerCommands
  readonly cancel: AbortSignal
  /** Milliseconds since the job was cancelled; null while it is not. */
  readonly sinceCancel: () => number | null
  readonly artifacts: ArtifactStore
  readonly api: (token: string, options?: Pick<ApiOptions, 'longestWaitMs' | 'signal'>) => GithubApi
}

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
    payload: eventPayload(env),
    commands: new RunnerCommands(),
    cancel: signal,
    sinceCancel: () => (cancelledAt === null ? null : performance.now() - cancelledAt),
    artifacts: createArtifactStore(api),
    api,
  }
}

export function eventPayload({ GITHUB_EVENT_PATH: file }: ActionHost['env']): Json | undefined {
  return file ? readEventPayload(file) : undefined
}

/** Returns the variables of the runner's artifact service that are not set; without them there is no such service. */
export function lacksArtifacts({ env }: ActionHost): readonly string[] {
  return ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name])
}

export function note(host: ActionHost, message: string): void {
  host.commands.say(`note: ${message}`)
}

/** A check run, comment or escalation that GitHub did not take. */
export interface Undelivered {
  readonly what: string
  readonly problem: string
}

/** Returns one note per reason: a token that may not write is mentioned once, not for each thing that was to be made. */
export function undeliveredNotes(problems: readonly Undelivered[]): readonly string[] {
  const byReason = new Map<string, Undelivered[]>()
  for (const undelivered of problems) {
    const reason = /: ((?:403 |there is no github-token).*)/.exec(undelivered.problem)?.[1] ?? undelivered.problem
    addTo(byReason, reason, undelivered)
  }
  return [...byReason].flatMap(([reason, undelivered]) => {
    const names = undelivered.map(({ what }) => what)
    if (names.length === 1) return undelivered.map(({ problem }) => problem)
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} were not made: ${reason}`
  })
}
