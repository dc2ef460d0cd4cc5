import type { Choice } from './model.js'

/** Maximum number of ways that one ending lists. */
const MAX_LISTED = 64

/** Choices that lead to an ending, as a reduced decision tree; equal trees are the same object. */
export type Formula = typeof ALWAYS | typeof NEVER | Decision

interface Decision {
  readonly id: number
  readonly condition: string
  readonly yes: Formula
  readonly no: Formula
}

export const ALWAYS = { id: 0 } as const
export const NEVER = { id: 1 } as const

export class Formulas {
  readonly #known = new Map<string, Decision>()

  /** Returns the formula that depends on a choice; a choice that makes no difference is left out. */
  decide(condition: string, yes: Formula, no: Formula): Formula {
    if (yes === no) return yes
    const key = `${yes.id} ${no.id} ${condition}`
    const decision = this.#known.get(key) ?? { id: this.#known.size + 2, condition, yes, no }
    this.#known.set(key, decision)
    return decision
  }

  either(a: Formula, b: Formula): Formula {
    if (a === ALWAYS || b === NEVER || a === b) return a
    if (b === ALWAYS || !('condition' in a)) return b
    return this.decide(a.condition, this.either(a.yes, b), this.either(a.no, b))
  }
}

/** Lists the ways of a formula, each with its choices; an empty list is a way without choices. */
export function listWays(formula: Formula): readonly (readonly Choice[])[] {
  const ways: (readonly Choice[])[] = []
  const walk = (part: Formula, made: readonly Choice[]): void => {
    if (part === NEVER || ways.length >= MAX_LISTED) return
    if (!('condition' in part)) {
      ways.push(made)
      return
    }
    walk(part.yes, [...made, { condition: part.condition, value: true }])
    walk(part.no, [...made, { condition: part.condition, value: false }])
  }
  walk(formula, [])
  return ways
}
