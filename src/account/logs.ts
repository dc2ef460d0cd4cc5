import type { EventHandlers, ItemMark, Stamped } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import { isKind } from '../core/kinds.js'
import { addTokens } from '../core/outcome.js'
import { placeInFile, toDeadLetterId, toNodeKey, visitKey } from '../core/place.js'
import { type AgentMetrics, RECORDED, type ResultDocument } from '../core/report.js'
import type { TestTotals } from '../core/test-counts.js'
import { toNodeAction } from './visit.js'

const MAX_POLICIES = 1000
const MAX_LISTED = 10_000
const MAX_CIRCUITS = 200
const MAX_TESTED_NODES = 50
const MAX_REACTIONS = 200
const MAX_ACTIONS = 10_000
const MAX_SIGHTINGS = 1000

export class GovernanceLog {
  /** All denials, and the first answers that allowed a start. */
  readonly policies: JsonObject[] = []
  readonly escalations: JsonObject[] = []
  readonly circuits: Stamped<'circuit_state_changed'>[] = []
  readonly deadLetters = new Map<string, JsonObject>()

  readonly on: EventHandlers = {
    policy_evaluated: ({ node, scope, policy_name, allowed, reason, metadata, mode }) => {
      if (this.policies.length >= (allowed ? MAX_POLICIES : MAX_LISTED)) return
      this.policies.push({ node, scope, policy_name, allowed, reason, metadata, mode })
    },
    dead_lettered: ({ id, node, scope, kind, reason, item }) => {
      if (this.deadLetters.size >= MAX_LISTED && !this.deadLetters.has(id)) return
      this.deadLetters.set(id, { id, node, scope, kind, reason, ...pickItemKey(item) })
    },
    node_completed: (event) => {
      if (this.deadLetters.size > 0) this.deadLetters.delete(toDeadLetterId(event.run_id, event))
    },
    escalated: ({ node, scope, kind, message, title, labels, assignees, owner, item, replayed, joined }) => {
      if (this.escalations.length >= MAX_LISTED) return
      const earlier = replayed === true && joined !== true ? { earlier: true } : {}
      this.escalations.push({
        node,
        scope,
        kind,
        message,
        title,
        labels,
        assignees,
        ...(owner === undefined ? {} : { owner }),
        ...pickItemKey(item),
        delivery: RECORDED,
        ...earlier,
      })
    },
    circuit_state_changed: (event) => {
      if (this.circuits.length < MAX_CIRCUITS) this.circuits.push(event)
    },
  }
}

function pickItemKey(item: ItemMark | undefined): { readonly item?: string } {
  return item === undefined ? {} : { item: item.key }
}

export class UsageLog {
  readonly #agents = new Map<string, AgentMetrics>()

  readonly on: EventHandlers = {
    node_completed: (event) => this.#count(event),
    node_failed: (event) => this.#count(event),
  }

  metrics(): Pick<ResultDocument['metrics'], 'input_tokens' | 'output_tokens' | 'agents'> {
    if (this.#agents.size === 0) return {}
    const all = [...this.#agents.values()]
    const input = all.map((agent) => agent.input_tokens).reduce(addTokens, null)
    const output = all.map((agent) => agent.output_tokens).reduce(addTokens, null)
    const agents = Object.fromEntries(this.#agents)
    return input === null && output === null
      ? { agents }
      : { input_tokens: input ?? 0, output_tokens: output ?? 0, agents }
  }

  /** Returns the cost of all agents in US dollars; null if no agent ran or the cost of one is not known. */
  cost(): number | null {
    const costs = [...this.#agents.values()].map(({ cost_usd: cost = null }) => cost)
    if (costs.length === 0 || costs.includes(null)) return null
    return Math.round(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) * 1e9) / 1e9
  }

  #count({ node, usage, duration_ms: durationMs }: Stamped<'node_completed' | 'node_failed'>): void {
    if (usage === undefined) return
    const sum = this.#agents.get(node)
    const { cost_usd: cost } = usage
    const { cost_usd: earlier } = sum ?? { cost_usd: 0 }
    this.#agents.set(node, {
      provider: usage.provider,
      model: usage.model,
      runs: (sum?.runs ?? 0) + 1,
      duration_ms: (sum?.duration_ms ?? 0) + durationMs,
      input_tokens: addTokens(sum?.input_tokens ?? null, usage.input_tokens),
      output_tokens: addTokens(sum?.output_tokens ?? null, usage.output_tokens),
      // The sum is not known if one of the costs is not.
      cost_usd: typeof cost === 'number' && typeof earlier === 'number' ? earlier + cost : null,
    })
  }
}

const MAX_FLAKY_NAMES = 100

export class TestLog {
  /** The first nodes, with their failed tests; `totals` counts all. */
  readonly nodes = new Map<string, Stamped<'tests_reported'>>()
  readonly #counts = new Map<string, TestTotals>()

  readonly on: EventHandlers = {
    tests_reported: (event) => {
      const key = toNodeKey(event)
      if (this.nodes.size < MAX_TESTED_NODES || this.nodes.has(key)) this.nodes.set(key, event)
      const { total, failed, skipped, flaky = 0, quarantined = 0, seconds } = event
      this.#counts.set(key, { total, failed, skipped, flaky, quarantined, seconds })
    },
  }

  totals(): TestTotals | null {
    if (this.#counts.size === 0) return null
    const all = [...this.#counts.values()]
    const sum = (key: Exclude<keyof TestTotals, 'flaky_names'>): number =>
      all.reduce((total, counts) => total + counts[key], 0)
    const [total, failed, skipped] = [sum('total'), sum('failed'), sum('skipped')]
    const totals = {
      total,
      failed,
      skipped,
      flaky: sum('flaky'),
      quarantined: sum('quarantined'),
      seconds: sum('seconds'),
    }
    const names = this.flakyNames()
    return names.length === 0 ? totals : { ...totals, flaky_names: names }
  }

  /** Returns the names of flaky tests, at most 100. */
  flakyNames(): readonly string[] {
    return [...this.nodes.values()].flatMap(({ flaky_names: names = [] }) => names).slice(0, MAX_FLAKY_NAMES)
  }
}

/** Returns the entry of a key, and adds `fresh` if there is none; undefined if the map is full. */
export function getOrAddEntry<T>(entries: Map<string, T>, key: string, fresh: T, max: number): T | undefined {
  if (!entries.has(key) && entries.size < max) entries.set(key, fresh)
  return entries.get(key)
}

export interface Reaction {
  readonly node: string
  readonly kind: string
  readonly action: string
  readonly to: string | null
  count: number
  waitedSeconds: number
}

export class ReactionLog {
  readonly #reactions = new Map<string, Reaction>()
  readonly #lastActions = new Map<string, string>()

  readonly on: EventHandlers = {
    node_retry_scheduled: (event) => this.#add({ ...event, action: 'retry', to: event.from }, event.delay_seconds),
    route_taken: (event) => {
      const { node, kind, action } = event
      if (kind === null) return
      if (this.#lastActions.size < MAX_ACTIONS) this.#lastActions.set(`${node}\n${kind}`, toNodeAction(event))
      if (action !== 'retry' && action !== 'collected') this.#add({ ...event, kind }, 0)
    },
  }

  all(): readonly Reaction[] {
    return [...this.#reactions.values()]
  }

  findLast(node: string, kind: string): string | undefined {
    return this.#lastActions.get(`${node}\n${kind}`)
  }

  #add({ node, kind, action, to }: Pick<Reaction, 'node' | 'kind' | 'action' | 'to'>, delaySeconds: number): void {
    const fresh = { node, kind, action, to, count: 0, waitedSeconds: 0 }
    const key = `${node}\n${kind}\n${action}\n${to ?? ''}`
    const reaction = getOrAddEntry(this.#reactions, key, fresh, MAX_REACTIONS)
    if (reaction === undefined) return
    reaction.count += 1
    reaction.waitedSeconds += delaySeconds
  }
}

/** Number of times that a kind was raised at a node, and that the node succeeded afterwards. */
export interface KindCount {
  /** The node with its path, without visits, attempts and items. */
  readonly node: string
  readonly kind: string
  count: number
  recovered: number
  recovery_attempts: number
}

export class SightingLog {
  readonly #sightings = new Map<string, KindCount>()
  readonly #unsettled = new Map<string, Set<KindCount>>()

  readonly on: EventHandlers = {
    node_failed: (event) => {
      const { kind, details } = event.envelope
      // An error counts at the node that raised it, not at the groups and children around that node. Injected errors do not count.
      if (!isKind(kind) || event.is_explicit === true || event.frames.length > 1 || details['injected'] === true) return
      const node = placeInFile(event)
      const fresh = { node, kind, count: 0, recovered: 0, recovery_attempts: 0 }
      const seen = getOrAddEntry(this.#sightings, `${node}\n${kind}`, fresh, MAX_SIGHTINGS)
      if (seen === undefined) return
      seen.count += 1
      const visit = visitKey(event)
      this.#unsettled.set(visit, (this.#unsettled.get(visit) ?? new Set()).add(seen))
    },
    node_completed: (event) => {
      const visit = visitKey(event)
      for (const seen of this.#unsettled.get(visit) ?? []) {
        seen.recovered += 1
        seen.recovery_attempts += event.attempt
      }
      this.#unsettled.delete(visit)
    },
  }

  all(): readonly KindCount[] {
    return [...this.#sightings.values()]
  }
}
