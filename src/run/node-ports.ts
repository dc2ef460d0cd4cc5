import path from 'node:path'
import type { Workflow } from '../config/model.js'
import type { NodePorts } from '../nodes/executor.js'
import type { Redactor } from '../redaction/index.js'
import type { RunRequest } from './index.js'
import type { RunObserver } from './observer.js'
import { withoutProviderKeys, withProviderKeys } from './providers.js'
import type { RunTokenBudget } from './token-budget.js'

export interface NodeWorld {
  readonly request: Pick<RunRequest, 'adapters' | 'provider' | 'env' | 'scriptEnv'> & {
    readonly observer: Pick<RunObserver, 'masked'>
  }
  /** Those whose keys scripts do not inherit, with everything that they call. */
  readonly workflows: readonly Workflow[]
  readonly cwd: string
  /** A folder for scratch files. */
  readonly temp: string
  readonly redactor: Redactor
  readonly budget: RunTokenBudget
}

/** What nodes reach of the outside world, and what scripts inherit. */
export function nodeWorld(world: NodeWorld): { readonly ports: NodePorts; readonly env: Record<string, string> } {
  const { request, workflows, cwd, temp, redactor, budget } = world
  const { adapters } = request
  const env = withoutProviderKeys(request.scriptEnv, workflows)
  const provider = () => adapters.provider({ env: withProviderKeys(env, request.env, workflows), cwd })
  const ports: NodePorts = {
    clock: adapters.clock,
    processes: adapters.processes,
    errorFiles: adapters.errorFiles(path.join(temp, 'errors')),
    scripts: adapters.scripts(path.join(temp, 'scripts')),
    patterns: adapters.patterns,
    agents: {
      provider: { ask: async (asked, signal) => (await provider()).ask(asked, signal) },
      resolve: (file, node) => adapters.resolveProvider(file, node, request.provider),
      isSecret: (text) => redactor.text(text) !== text,
      budget,
    },
    secrets: {
      mark: (value) => {
        redactor.add({ value, origin: 'mask' })
        request.observer.masked(value)
      },
      spans: redactor.secretSpans,
    },
  }
  return { ports, env }
}
