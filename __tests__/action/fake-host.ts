import type { ActionHost } from '../../src/action/host.js'
import { readInputs } from '../../src/action/inputs.js'
import { type RunnerAnnotation, RunnerCommands } from '../../src/adapters/actions-core.js'
import type { ArtifactStore } from '../../src/adapters/artifact.js'
import { err } from '../../src/core/result.js'

export type Texts = Readonly<Record<string, string>>

/** Inputs of the action, as `with:` gives them. */
export const read = (given: Texts, env: Texts = {}) => readInputs(env, (name) => given[name] ?? '')
export const inputsOf = (given: Texts = {}) => read({ workflow: 'w.yaml', ...given }).inputs

/** Commands that are remembered instead of printed. */
class HeardCommands extends RunnerCommands {
  readonly said: string[] = []
  readonly masks: string[] = []
  readonly groups: string[] = []
  readonly annotations: RunnerAnnotation[] = []

  override say(text: string): void {
    this.said.push(text)
  }

  override mask(value: string): void {
    this.masks.push(value)
  }

  override group(title: string): void {
    this.groups.push(title)
  }

  override endGroup(): void {
    this.groups.push('end')
  }

  override annotate(annotation: RunnerAnnotation): void {
    this.annotations.push(annotation)
  }
}

export const SERVICE = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'u' }

/** The environment of the second attempt of a job, with an artifact service. */
export const SECOND_ATTEMPT = {
  ...SERVICE,
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/rockets',
  GITHUB_RUN_ID: '77',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_JOB: 'build',
  GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
  RUNNER_NAME: 'runner 1',
}

/** A runner without an API; its artifact service refuses what `artifacts` does not have. */
export function fakeHost(
  env: Texts = {},
  more: Partial<Omit<ActionHost, 'env' | 'artifacts'>> & { readonly artifacts?: Partial<ArtifactStore> } = {},
) {
  const refuse = async () => err('no')
  const commands = new HeardCommands()
  const host = {
    input: () => '',
    payload: undefined,
    cancel: new AbortController().signal,
    sinceCancel: () => null,
    api: () => ({
      request: async () => err({ status: 404, message: 'no' }),
      stream: async () => err({ status: 404, message: 'no' }),
    }),
    ...more,
    env,
    commands,
    artifacts: { upload: refuse, download: refuse, unpack: refuse, list: refuse, ...more.artifacts },
  }
  return host
}
