import { IGNORED_EXIT, type StampedEvent } from '../core/events.js'
import type { PendingGate } from '../core/outcome.js'
import { nodeKey } from '../core/place.js'
import type { Visits } from './visits.js'

const MAX_TEXTS = 1000
const MAX_LISTED = 200
const MAX_GATES = 50

interface WarningNote {
  readonly node: string | null
  /** The file of the node; null for the root file. */
  readonly file: string | null
  readonly code: string
  readonly message: string
  /** Whether the warning is about a failed command whose exit code nothing reads, and the author did not allow the failure. */
  readonly isUnseenFailure: boolean
}

interface ToleratedGroup {
  readonly isParallel: boolean
  readonly failed: number
  readonly total: number
}

export class Notices {
  readonly warnings: WarningNote[] = []
  /** Number of failed commands whose exit code is not an error and that nothing reads. */
  unseenFailures = 0
  /** Groups that completed although members failed, by name; visits are added up. */
  readonly tolerated = new Map<string, ToleratedGroup>()
  readonly #texts: string[] = []
  #moreTexts = 0
  /** Waiting gates, each with the file of its child workflow. */
  readonly #waiting = new Map<string, { readonly gate: PendingGate; readonly file: string | null }>()

  constructor(readonly visits: Pick<Visits, 'fileOf'>) {}

  consume(event: StampedEvent): void {
    switch (event.type) {
      case 'warning':
        this.#warn(event)
        break
      case 'errors_jsonl_write_failed':
        this.#say(`errors.jsonl could not be written: ${event.error}`)
        break
      case 'checkpoint_save_failed':
        this.#say(`the checkpoint could not be written: ${event.error}`)
        break
      case 'gate_waiting': {
        const { scope, node, prompt, options } = event
        this.#waiting.set(nodeKey(event), { gate: { node, prompt, options }, file: this.visits.fileOf(scope) })
        break
      }
      case 'policy_evaluated':
        this.#policy(event)
        break
      case 'hook_executed':
        if (event.error !== null)
          this.#warn({ ...event, code: 'hook-failed', message: `hook ${event.hook} failed: ${event.error}` })
        break
      case 'node_failed':
        this.#waiting.delete(nodeKey(event))
        break
      case 'group_completed':
        this.#groupEnded(event)
        break
      default:
    }
  }

  /** Returns the first warnings as text, and the number of further ones. */
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

  /** Returns the file of the child workflow that holds a waiting gate; null for the root file. */
  fileOfGate({ node, prompt }: PendingGate): string | null {
    const waiting = [...this.#waiting.values()].find(({ gate }) => gate.node === node && gate.prompt === prompt)
    return waiting?.file ?? null
  }

  #groupEnded(event: Extract<StampedEvent, { type: 'group_completed' }>): void {
    const { node, status, total, failed, group_type: type } = event
    if (status !== 'completed' || failed === 0) return
    const earlier = this.tolerated.get(node) ?? { failed: 0, total: 0 }
    if (this.tolerated.size >= MAX_LISTED && !this.tolerated.has(node)) return
    const sums = { failed: earlier.failed + failed, total: earlier.total + total }
    this.tolerated.set(node, { isParallel: type === 'parallel', ...sums })
  }

  /** Warns once about a denial in warn mode, and about a policy that was skipped. */
  #policy(event: Extract<StampedEvent, { type: 'policy_evaluated' }>): void {
    const { policy_name: name, node, allowed, reason, metadata, mode } = event
    const isSkipped = allowed && metadata['skipped'] === true
    if (!isSkipped && (allowed || mode !== 'warn')) return
    const message = isSkipped
      ? `policy ${name} was skipped for ${node}: ${reason}`
      : `policy ${name} denied ${node} and only warns: ${reason}`
    if (this.#texts.includes(message)) return
    this.#warn({ scope: event.scope, node, code: isSkipped ? 'policy-skipped' : 'policy-warned', message })
  }

  #warn(event: Omit<Extract<StampedEvent, { type: 'warning' }>, 'type' | 'timestamp' | 'run_id' | 'seq'>): void {
    this.#say(event.message)
    const isUnseenFailure = event.code === IGNORED_EXIT && event.intended !== true
    if (isUnseenFailure) this.unseenFailures += 1
    if (this.warnings.length >= MAX_LISTED) return
    const { node, code, message } = event
    this.warnings.push({ node, file: this.visits.fileOf(event.scope), code, message, isUnseenFailure })
  }

  #say(message: string): void {
    if (this.#texts.length < MAX_TEXTS) this.#texts.push(message)
    else this.#moreTexts += 1
  }
}
