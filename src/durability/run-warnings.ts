import type { NodeAt, RunEvent } from '../core/events.js'
import { addTo } from '../core/lists.js'
import { isInside, runKey } from '../core/place.js'

type WarningEvent = Extract<RunEvent, { type: 'warning' }>

/** Warnings by the run of a node that they are about; one that was repeated since has only those of its last time. */
export class RunWarnings {
  /** About runs that have not ended yet. */
  readonly #early = new Map<string, WarningEvent[]>()
  readonly #ended = new Map<string, readonly WarningEvent[]>()

  learn(warning: WarningEvent): void {
    const { scope, node, visit, attempt } = warning
    if (node === null || visit === undefined || attempt === undefined) return
    addTo(this.#early, runKey({ scope, node, visit, attempt }), warning)
  }

  ended(at: NodeAt): void {
    if (this.#early.size === 0 && this.#ended.size === 0) return
    const place = runKey(at)
    const warnings = this.#early.get(place)
    if (warnings === undefined) this.#ended.delete(place)
    else this.#ended.set(place, warnings)
    this.#early.delete(place)
  }

  about(at: NodeAt): readonly WarningEvent[] {
    return this.#ended.size === 0 ? [] : (this.#ended.get(runKey(at)) ?? [])
  }

  /** About everything that ran inside of a run. */
  inside(at: NodeAt): readonly WarningEvent[] {
    return [...this.#ended].flatMap(([place, warnings]) => (isInside(place, at) ? warnings : []))
  }
}
