import path from 'node:path'
import type { Workflow } from '../config/model.js'
import { findProviderKeysIn, withoutProviderKeys } from '../config/providers.js'
import { loadQuarantines } from '../config/quarantine.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import type { SourceTree } from '../core/ports.js'
import type { ToolServers } from '../core/provider.js'
import type { AgentBudget, NodePorts, RunSettings } from '../nodes/executor.js'
import type { Redactor } from '../redaction/index.js'
import { findShownFolder } from '../source/workspace.js'
import type { RunRequest } from './request.js'

export interface NodeWorld {
  readonly runId: string
  readonly request: Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir' | 'injections' | 'breakerState' | 'reports'>
  /** Workflows whose provider keys scripts do not inherit, including the files that they call. */
  readonly workflows: readonly Workflow[]
  readonly cwd: string
  readonly temp: string
  readonly redactor: Redactor
  readonly budget: RunBudget
}

export function createNodeWorld(world: NodeWorld): { readonly ports: NodePorts; readonly settings: RunSettings } {
  const { runId, request, workflows, cwd, temp, redactor, budget } = world
  const { adapters } = request
  const { sources, reports } = adapters
  const env = withoutProviderKeys(request.scriptEnv, workflows)
  const provider = () => adapters.provider({ env: { ...env, ...findProviderKeysIn(request.env, workflows) }, cwd })
  const ports: NodePorts = {
    clock: adapters.clock,
    processes: adapters.processes,
    errorFiles: adapters.errorFiles(path.join(temp, 'errors')),
    scripts: adapters.scripts(path.join(temp, 'scripts')),
    patterns: adapters.patterns,
    ...(reports && { reports, quarantine: loadQuarantines(workflows, { adapters, cwd, env: request.env }) }),
    ...(sources && {
      sources: createSharedTrees(sources, (folder) => findShownFolder(path.join(folder, 'x'), request.env, cwd)),
    }),
    agents: {
      provider: { ask: async (asked, signal) => (await provider()).ask(asked, signal) },
      resolve: (file, node) => adapters.resolveProvider(file, node, request.provider),
      isSecret: (text) => redactor.text(text) !== text,
      budget,
      tools: startOnDemand(adapters.tools),
    },
    secrets: {
      mark: (value) => {
        redactor.add({ value, origin: 'mask' })
        request.observer.onMasked(value)
      },
      spans: redactor.secretSpans,
    },
    ...(request.assumed && { assumed: request.assumed }),
  }
  const { helpersFolder, gates } = request
  return { ports, settings: { runId, cwd, env, helpersFolder, gates, github: adapters.github } }
}

/** Keeps one tree per workspace, so that its files are listed once per run. */
function createSharedTrees(create: (root: string) => SourceTree, rootAround: (folder: string) => string) {
  const trees = new Map<string, SourceTree>()
  return (folder: string): SourceTree => {
    const root = rootAround(folder)
    const tree = trees.get(root) ?? create(root)
    trees.set(root, tree)
    return tree
  }
}

function startOnDemand(load: RunRequest['adapters']['tools']): ToolServers {
  let servers: Promise<ToolServers> | null = null
  const loaded = (): Promise<ToolServers> => (servers ??= load())
  return {
    tools: async (server, signal) => (await loaded()).tools(server, signal),
    call: async (server, tool, input, signal) => (await loaded()).call(server, tool, input, signal),
    close: async () => (await servers)?.close(),
  }
}

/** Counts the tokens of agents and what they cost. Replayed events add tokens of earlier sessions; costs are counted anew. */
export class RunBudget implements AgentBudget, EventConsumer {
  used = 0
  spentUsd = 0
  #largest = { tokens: 0, usd: 0 }
  #isMeasured = false
  #underway = 0
  readonly #waiting = new Set<() => void>()
  readonly limit: number | null
  readonly cost: AgentBudget['cost']
  readonly prices: AgentBudget['prices']

  constructor({ limits = {}, cost }: Workflow['settings']) {
    this.limit = limits.max_tokens ?? null
    const { budget_usd: limitUsd, budget_mode: mode = 'audit' } = limits
    this.cost = limitUsd === undefined ? null : { limitUsd, isEnforced: mode === 'enforce' }
    this.prices = cost?.pricing ?? {}
  }

  spend(tokens: number, usd: number): void {
    this.used += tokens
    this.spentUsd += usd
    this.#largest = { tokens: Math.max(this.#largest.tokens, tokens), usd: Math.max(this.#largest.usd, usd) }
  }

  async admit(signal: AbortSignal): Promise<() => void> {
    while (this.#underway > 0 && !this.#hasRoom() && !signal.aborted)
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve)
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
    this.#underway += 1
    return () => {
      this.#isMeasured = true
      this.#underway -= 1
      for (const wake of this.#waiting) wake()
      this.#waiting.clear()
    }
  }

  /** Reports whether one more answer fits if each is as large as the largest so far. Before the first answer nothing is known. */
  #hasRoom(): boolean {
    const { tokens, usd } = this.#largest
    const answers = this.#underway + 1
    const isLimited = this.limit !== null || this.cost?.isEnforced === true
    if (!isLimited) return true
    if (!this.#isMeasured) return false
    const fitsCost = this.cost?.isEnforced !== true || this.spentUsd + answers * usd <= this.cost.limitUsd
    return fitsCost && (this.limit === null || this.used + answers * tokens <= this.limit)
  }

  consume(event: StampedEvent): void {
    if (event.replayed !== true || (event.type !== 'node_completed' && event.type !== 'node_failed')) return
    this.spend((event.usage?.input_tokens ?? 0) + (event.usage?.output_tokens ?? 0), 0)
  }
}
