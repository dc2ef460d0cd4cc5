import type { RunnerCommands } from '../adapters/actions-core.js'
import type { ArtifactStore } from '../adapters/artifact.js'
import type { GithubApi } from '../adapters/github/api.js'

/** The runner around the action, handed in so that tests can stand in for it. */
export interface ActionHost {
  /** An input of the step as it was written. */
  readonly input: (name: string) => string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly commands: RunnerCommands
  readonly cancel: AbortSignal
  /** Milliseconds since the job was cancelled; null while it is not. */
  readonly sinceCancel: () => number | null
  readonly artifacts: ArtifactStore
  /** Waits that the API asks for are waited out up to a bound: 5 s by default. */
  readonly api: (token: string, longestWaitMs?: number) => GithubApi
}
