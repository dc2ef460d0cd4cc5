import path from 'node:path'
import { toleratedBy } from '../reporters/result.js'
import { checkOneStep } from '../run/one-step.js'
import type { RunRequest } from '../run/request.js'
import { StepProcesses } from '../shell/step-processes.js'
import type { Ending } from './ending.js'
import { scriptEnvironment } from './script-env.js'
import type { StepInputs } from './step-inputs.js'

/** The run of one command: what a file would get, except the keys of providers, which a step without agents may keep. */
export function stepRequest(
  request: RunRequest,
  { step, shell, beforeRetry, again }: StepInputs,
  warn: (message: string) => void,
): { readonly request: RunRequest; readonly warnings: readonly string[] } {
  const { adapters, cwd, env, tempBase } = request
  const tempFolder = path.join(tempBase, `conductor-step-${process.pid}`)
  const around = { beforeRetry, shell, tempFolder, inheritsStdin: false, warn }
  const processes = new StepProcesses(adapters.processes, around)
  const oneStep = {
    name: step.name,
    check: () => checkOneStep(step, (option) => `the input ${option}`, cwd, adapters.patterns),
    again,
    warnings: () => processes.warnings,
  }
  const whole: RunRequest = {
    ...request,
    file: '',
    fileAsGiven: '',
    oneStep,
    scriptEnv: scriptEnvironment(env, [], cwd),
    adapters: { ...adapters, processes },
  }
  return { request: whole, warnings: processes.warnings }
}

/** How often the command ran, which error is tolerated, and what went wrong around it. */
export function stepEnding(ending: Ending, warnings: readonly string[]): Ending {
  const { result, account } = ending
  const attempts = result.execution.steps[0]?.attempts ?? 0
  const tolerated = result.tolerated === true && account !== null ? toleratedBy(account) : null
  const outputs = new Map([
    ['attempts', String(attempts)],
    ...(tolerated === null
      ? []
      : ([
          ['error-kind', tolerated.error.envelope.kind],
          ['error-message', tolerated.error.envelope.message],
          ['failed-node', tolerated.error.node],
        ] as const)),
  ])
  const annotations = warnings.map((message) => ({
    level: 'warning' as const,
    file: null,
    line: 1,
    title: 'before-retry',
    message: ending.redactor.text(message),
    kind: 'before-retry',
    secondary: false,
  }))
  return { ...ending, outputs, annotations: [...ending.annotations, ...annotations] }
}
