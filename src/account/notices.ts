import { type EventHandlers, type EventOf, IGNORED_EXIT, type Stamped } from '../core/events.js'
import { formatCount, formatUnsaved } from '../core/messages.js'
import type { PendingGate } from '../core/outcome.js'
import { toNodeKey } from '../core/place.js'
import type { Visits } from './visits.js'

const MAX_TEXTS = 1000
const MAX_LISTED = 200
const MAX_GATES = 50

interface WarningNote extends Pick<EventOf<'warning'>, 'node' | 'code' | 'message'> {
  readonly file: string | null
  /** Whether the warning is about a failed command whose exit code nothing reads, and the author did not allow the failure. */
  readonly isUnseenFailure: boolean
}

export class Notices {
  readonly warnings: WarningNote[] = []
  /** Number of failed commands whose exit code is not an error and that nothing reads. */
  unseenFailures = 0
  /** Groups that completed although members failed, by name; visits are added up. */
  readonly tolerated = new Map<
    string,
    { readonly isParallel: boolean; readonly failed: number; readonly total: number }
  >()
  readonly #texts: string[] = []
  #moreTexts = 0
  /** Skipped policies by name, with the index of their text. */
  readonly #skipped = new Map<string, { at: number; first: string; reason: string; nodes: Set<string> }>()
  readonly #waiting = new Map<string, { readonly gate: PendingGate; readonly file: string | null }>()

  constructor(readonly visits: Pick<Visits, 'findFile'>) {}

  readonly on: EventHandlers = {
    warning: (event) => this.#warn(event),
    errors_jsonl_write_failed: ({ error }) => this.#say(`errors.jsonl could not be written: ${error}`),
    checkpoint_save_failed: ({ error }) => this.#say(formatUnsaved(error)),
    gate_waiting: ({ scope, node, prompt, options }) => {
      this.#waiting.set(toNodeKey({ scope, node }), {
        gate: { node, prompt, options },
        file: this.visits.findFile(scope),
      })
    },
    policy_evaluated: (event) => this.#policy(event),
    hook_executed: ({ scope, node, hook, error }) => {
      if (error !== null) this.#warn({ scope, node, code: 'hook-failed', message: `hook ${hook} failed: ${error}` })
    },
    node_failed: (event) => {
      this.#waiting.delete(toNodeKey(event))
    },
    group_completed: ({ node, status, total, failed, group_type: type }) => {
      if (status !== 'completed' || failed === 0) return
      const earlier = this.tolerated.get(node) ?? { failed: 0, total: 0 }
      if (this.tolerated.size >= MAX_LISTED && !this.tolerated.has(node)) return
      const sums = { failed: earlier.failed + failed, total: earlier.total + total }
      this.tolerated.set(node, { isParallel: type === 'parallel', ...sums })
    },
  }

  texts(): readonly string[] {
    return this.#moreTexts === 0 ? this.#texts : [...this.#texts, `and ${this.#moreTexts} more warnings`]
  }

  /** Returns the waiting gates, the given one first. Equal questions of several items are one gate. */
  gates(first: PendingGate): readonly PendingGate[] {
    const distinct = new Map<string, PendingGate>()
    for (const gate of [first, ...Array.from(this.#waiting.values(), ({ gate }) => gate)]) {
      const key = JSON.stringify([gate.node, gate.prompt, gate.options])
      if (!distinct.has(key)) distinct.set(key, gate)
    }
    return [...distinct.values()].slice(0, MAX_GATES)
  }

  /** Returns the gate of this name that waited last, as it was recorded. */
  findGate(node: string): PendingGate | null {
    return [...this.#waiting.values()].findLast(({ gate }) => gate.node === node)?.gate ?? null
  }

  /** Returns the file of the child workflow that holds a waiting gate; null for the root file. */
  fileOfGate({ node, prompt }: PendingGate): string | null {
    const waiting = [...this.#waiting.values()].find(({ gate }) => gate.node === node && gate.prompt === prompt)
    return waiting?.file ?? null
  }

  /** Warns once about a denial in warn mode, and once for each policy that was skipped, however many nodes it skipped. */
  #policy(event: Stamped<'policy_evaluated'>): void {
    const { policy_name: name, node, allowed, reason, metadata, mode } = event
    const isSkipped = allowed && metadata['skipped'] === true
    if (!isSkipped && (allowed || mode !== 'warn')) return
    const denied = `policy ${name} denied ${node} and only warns: ${reason}`
    if (!isSkipped) {
      if (!this.#texts.includes(denied))
        this.#warn({ scope: event.scope, node, code: 'policy-warned', message: denied })
      return
    }
    const policy = this.#skipped.get(name) ?? { at: this.#texts.length, first: node, reason, nodes: new Set() }
    const isFirst = policy.nodes.size === 0
    this.#skipped.set(name, policy)
    if (policy.nodes.size < MAX_LISTED) policy.nodes.add(node)
    const others = policy.nodes.size - 1
    const more = others === 0 ? '' : ` and ${formatCount(others, 'more node')}`
    const message = `policy ${name} was skipped for ${policy.first}${more}: ${policy.reason}`
    if (isFirst) this.#warn({ scope: event.scope, node, code: 'policy-skipped', message })
    else if (policy.at < this.#texts.length) this.#texts[policy.at] = message
  }

  #warn(event: Omit<EventOf<'warning'>, 'type'>): void {
    this.#say(event.message)
    const isUnseenFailure = event.code === IGNORED_EXIT && event.intended !== true
    if (isUnseenFailure) this.unseenFailures += 1
    if (this.warnings.length >= MAX_LISTED) return
    const { node, code, message } = event
    this.warnings.push({ node, file: this.visits.findFile(event.scope), code, message, isUnseenFailure })
  }

  #say(message: string): void {
    if (this.#texts.length < MAX_TEXTS) this.#texts.push(message)
    else this.#moreTexts += 1
  }
}
