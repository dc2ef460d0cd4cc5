import type { RunnerCommands } from '../adapters/actions-core.js'
import type { ArtifactStore } from '../adapters/artifact.js'
import type { ApiOptions, GithubApi } from '../adapters/github/api.js'
import type { Json } from '../core/json.js'

/** The runner around the action, handed in so that tests can stand in for it. */
export interface ActionHost {
  readonly input: (name: string) => string
  readonly env: Readonly<Record<string, string | undefined>>
  /** The event that started the job, read once; undefined where there is none. */
  readonly payload: Json | undefined
  readonly commands: RunnerCommands
  readonly cancel: AbortSignal
  /** Milliseconds since the job was cancelled; null while it is not. */
  readonly sinceCancel: () => number | null
  readonly artifacts: ArtifactStore
  readonly api: (token: string, options?: Pick<ApiOptions, 'longestWaitMs' | 'signal'>) => GithubApi
}

/** What the runner's own artifact service needs and is not set. */
export function lacksArtifacts({ env }: ActionHost): readonly string[] {
  return ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name])
}

export function note(host: ActionHost, message: string): void {
  host.commands.say(`note: ${message}`)
}

export interface Undelivered {
  readonly what: string
  readonly problem: string
}

/** One note for each reason: for a fork, with a token that may not write, it appears once and not for each thing that was wanted. */
export function undeliveredNotes(problems: readonly Undelivered[]): readonly string[] {
  const byReason = new Map<string, Undelivered[]>()
  for (const one of problems) {
    const reason = /: ((?:403 |there is no github-token).*)/.exec(one.problem)?.[1] ?? one.problem
    byReason.set(reason, [...(byReason.get(reason) ?? []), one])
  }
  return [...byReason].map(([reason, [first, ...others]]) => {
    if (first === undefined || others.length === 0) return first?.problem ?? reason
    const whats = [first, ...others].map(({ what }) => what)
    return `${whats.slice(0, -1).join(', ')} and ${whats.at(-1)} were not made: ${reason}`
  })
}
