import path from 'node:path'
import type { OneStep } from '../config/one-step.js'
import { pickDefined } from '../config/providers.js'
import type { Durability } from '../core/ports.js'
import type { Environment } from '../core/shells.js'
import { PROVIDER_KEY_VARIABLES } from '../redaction/secret-sources.js'
import { forEachRequested } from '../reporters/report-files.js'
import { createSurroundings } from '../run/adapters.js'
import { createOneStepRequest } from '../run/one-step.js'
import { PLAIN_RUN, type RunObserver, type RunRequest } from '../run/request.js'
import { deliverEnd } from './conclude.js'
import { type ActionHost, findCommit, getRunnerWorkspace } from './host.js'
import type { ActionInputs } from './inputs.js'
import { describeReader } from './upload.js'
import { parseLeg } from './use-site.js'

export function createActionRequest(host: ActionHost, inputs: ActionInputs, observer: RunObserver): RunRequest {
  const cwd = process.cwd()
  const { env } = host
  const surroundings = createSurroundings(cwd, env, chooseDurability(env))
  const fromHere = (file: string | null): string | null => (file === null ? null : path.resolve(cwd, file))
  return {
    ...PLAIN_RUN,
    ...surroundings,
    file: path.resolve(cwd, inputs.workflow),
    fileAsGiven: inputs.workflow,
    workspace: getRunnerWorkspace(env),
    given: inputs.inputs,
    scriptEnv: createScriptEnvironment(env, PROVIDER_KEY_VARIABLES, cwd),
    strictExit: inputs.strictExit,
    gates: { answers: inputs.gates, skip: false, human: null },
    provider: inputs.provider,
    strictAbilities: inputs.strictAbilities,
    secrets: inputs.secrets,
    cancel: host.cancel,
    breakerState: fromHere(inputs.breakerState),
    matrix: parseLeg(inputs),
    commit: findCommit(host),
    reader: describeReader(host, inputs),
    reports: forEachRequested((name) => fromHere(inputs[name])),
    observer,
    deliver: (report) => deliverEnd(host, inputs, surroundings, report),
    ...(inputs.shards === null ? {} : { shards: inputs.shards }),
  }
}

/** Makes the request for the input `run`. The command may have the keys of providers, because there are no agents. */
export function createStepRequest(request: RunRequest, step: OneStep, warn: (message: string) => void) {
  const scriptEnv = createScriptEnvironment(request.env, [], request.cwd)
  const optionName = (option: string): string => `the input ${option}`
  return createOneStepRequest({ ...request, scriptEnv }, step, { optionName, inheritsStdin: false, warn })
}

/** GitHub's own machines are discarded after the job with all their folders, so there is nothing to flush for. */
export function chooseDurability(env: Environment): Durability {
  return env['RUNNER_ENVIRONMENT'] === 'github-hosted' ? 'process' : 'machine'
}

/** Variables that the runner gives to actions and not to `run:` steps. */
const WITHHELD = [
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_RUNTIME_URL',
  'ACTIONS_RESULTS_URL',
  'ACTIONS_CACHE_URL',
  'ACTIONS_CACHE_SERVICE_V2',
]

/** Returns the environment that a `run:` step would see, without the keys of providers: a node's `env` must name them. */
export function createScriptEnvironment(
  env: Environment,
  providerKeys: readonly string[],
  cwd: string,
): Readonly<Record<string, string>> {
  const ownVariables = Object.keys(env).filter((name) => /^(INPUT_|CONDUCTOR_ACTION_)/i.test(name))
  const inherited = pickDefined(env, [...WITHHELD, ...providerKeys, ...ownVariables])
  // Programs that trust PWD must not see the folder before `working-directory`.
  if (inherited['PWD'] !== undefined) inherited['PWD'] = cwd
  return inherited
}
