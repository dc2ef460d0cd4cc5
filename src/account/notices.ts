import { IGNORED_EXIT, type StampedEvent } from '../core/events.js'
import type { PendingGate } from '../core/outcome.js'
import { nodeKey } from '../core/place.js'
import type { Walk } from './walk.js'

const MAX_TEXTS = 1000
const MAX_LISTED = 200
const MAX_GATES = 50

interface WarningNote {
  readonly node: string | null
  /** The file of the node, where it is not the root's. */
  readonly file: string | null
  readonly code: string
  readonly message: string
  /** Whether a command failed that nothing looks at, and nobody said that it may. */
  readonly isUnseenFailure: boolean
}

type GroupNote = Extract<StampedEvent, { type: 'group_completed' }>

interface ToleratedGroup {
  readonly isParallel: boolean
  readonly failed: number
  readonly total: number
}

export class Notices {
  readonly warnings: WarningNote[] = []
  /** Commands that failed where a failing exit is not an error and nothing looks at it. */
  unseenFailures = 0
  readonly groups: GroupNote[] = []
  readonly children: Extract<StampedEvent, { type: 'subworkflow_completed' }>[] = []
  /** Groups that ended well although members of them failed, by their names; visits of one are added up. */
  readonly tolerated = new Map<string, ToleratedGroup>()
  readonly #walk: Walk
  readonly #texts: string[] = []
  #moreTexts = 0
  /** Gates that wait, each with the child's file that it stands in. */
  readonly #waiting = new Map<string, { readonly gate: PendingGate; readonly file: string | null }>()

  constructor(walk: Walk) {
    this.#walk = walk
  }

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
        this.#waiting.set(nodeKey(event), { gate: { node, prompt, options }, file: this.#walk.fileOf(scope) })
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
        if (this.groups.length < MAX_LISTED) this.groups.push(event)
        this.#groupEnded(event)
        break
      case 'subworkflow_completed':
        if (this.children.length < MAX_LISTED) this.children.push(event)
        break
      default:
    }
  }

  /** All warnings as texts; of very many the first, and how many more there are. */
  texts(): readonly string[] {
    return this.#moreTexts === 0 ? this.#texts : [...this.#texts, `and ${this.#moreTexts} more warnings`]
  }

  /** The gates that wait, the given one first. Items of a group may ask the same: equal questions are one. */
  gates(first: PendingGate): readonly PendingGate[] {
    const distinct = new Map<string, PendingGate>()
    for (const gate of [first, ...Array.from(this.#waiting.values(), ({ gate }) => gate)]) {
      const key = JSON.stringify([gate.node, gate.prompt, gate.options])
      if (!distinct.has(key)) distinct.set(key, gate)
    }
    return [...distinct.values()].slice(0, MAX_GATES)
  }

  /** The child's file that a waiting gate stands in; null for the root's. */
  fileOfGate({ node, prompt }: PendingGate): string | null {
    const waiting = [...this.#waiting.values()].find(({ gate }) => gate.node === node && gate.prompt === prompt)
    return waiting?.file ?? null
  }

  #groupEnded({ node, status, total, failed, group_type: type }: GroupNote): void {
    if (status !== 'completed' || failed === 0) return
    const before = this.tolerated.get(node) ?? { failed: 0, total: 0 }
    if (this.tolerated.size >= MAX_LISTED && !this.tolerated.has(node)) return
    const sums = { failed: before.failed + failed, total: before.total + total }
    this.tolerated.set(node, { isParallel: type === 'parallel', ...sums })
  }

  /** A denial that only warns, and a policy that lacked what it asks about; the items of a group are one node. */
  #policy(event: Extract<StampedEvent, { type: 'policy_evaluated' }>): void {
    const { policy_name: name, node, allowed, reason, metadata, mode } = event
    const isSkipped = allowed && metadata['skipped'] === true
    if (!isSkipped && (allowed || mode !== 'warn')) return
    const message = isSkipped
      ? `policy ${name} had nothing to judge ${node} by and allowed it: ${reason}`
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
    this.warnings.push({ node, file: this.#walk.fileOf(event.scope), code, message, isUnseenFailure })
  }

  #say(message: string): void {
    if (this.#texts.length < MAX_TEXTS) this.#texts.push(message)
    else this.#moreTexts += 1
  }
}
