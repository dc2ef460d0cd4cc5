import { isJsonNumber } from '../core/json.js'
import type { FieldSchema } from '../core/payload-schema.js'
import { type AssumedTest, isTruthyValue } from '../expressions/index.js'

type About = NonNullable<AssumedTest['about']>

/** Facts about one assumed value that follow from the choices made so far. */
interface Facts {
  equal: { readonly value: unknown } | null
  truth: boolean | null
  readonly different: unknown[]
  /** Bounds of a number; `true` excludes the bound itself. */
  above: readonly [bound: number, isStrict: boolean] | null
  below: readonly [bound: number, isStrict: boolean] | null
}

/** Remembers choices, so that a later test which follows from them is not tried both ways. */
export class Knowledge {
  readonly #answers = new Map<string, boolean>()
  readonly #facts = new Map<string, Facts>()

  constructor(readonly findField: (mark: string) => FieldSchema | undefined) {}

  /** Returns the answer that follows from earlier choices; null if both are possible. */
  find(test: AssumedTest): boolean | null {
    const known = this.#answers.get(test.key)
    if (known !== undefined) return known
    return test.about === null ? null : this.#infer(test.about)
  }

  learn({ key, about }: AssumedTest, value: boolean): void {
    this.#answers.set(key, value)
    if (about === null) return
    const facts = this.#factsOf(about.mark)
    const bound = typeof about.value === 'number' ? about.value : null
    const op = value ? about.op : NEGATED[about.op]
    if (op === '==') facts.equal = { value: about.value }
    else if (op === '!=') facts.different.push(about.value)
    else if (op === 'truth') facts.truth = value
    else if (bound === null) return
    else if (op === '>' || op === '>=') facts.above = raise(facts.above, bound, op === '>', 1)
    else if (op === '<' || op === '<=') facts.below = raise(facts.below, bound, op === '<', -1)
  }

  #factsOf(mark: string): Facts {
    const facts = this.#facts.get(mark) ?? { equal: null, truth: null, different: [], above: null, below: null }
    this.#facts.set(mark, facts)
    return facts
  }

  #infer(about: About): boolean | null {
    const facts = this.#factsOf(about.mark)
    if (facts.equal !== null) return compare(facts.equal.value, about)
    const field = this.findField(about.mark)
    const domain = field?.enum ?? (field?.type === 'boolean' && field.nullable !== true ? [true, false] : null)
    const values = domain?.filter((value) => isPossible(facts, value))
    if (values !== undefined && values.length > 0) {
      const answers = new Set(values.map((value) => compare(value, about)))
      const [only = null] = answers
      return answers.size === 1 ? only : null
    }
    return inferFromFacts(facts, about)
  }
}

const NEGATED: Readonly<Record<About['op'], About['op'] | null>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  truth: 'truth',
  in: null,
  'not in': null,
}

function raise(old: Facts['above'], bound: number, isStrict: boolean, direction: 1 | -1): Facts['above'] {
  if (old === null || direction * (bound - old[0]) > 0) return [bound, isStrict]
  return bound === old[0] ? [bound, isStrict || old[1]] : old
}

function isPossible(facts: Facts, value: unknown): boolean {
  if (facts.different.includes(value)) return false
  if (facts.truth !== null && isTruthyValue(value) !== facts.truth) return false
  if (typeof value !== 'number') return true
  return isWithin(facts, value)
}

function isWithin({ above, below }: Facts, value: number): boolean {
  const isHigh = above === null || value > above[0] || (value === above[0] && !above[1])
  const isLow = below === null || value < below[0] || (value === below[0] && !below[1])
  return isHigh && isLow
}

/** Compares a known value with a constant; null where a template would fail. */
function compare(known: unknown, { op, value }: About): boolean | null {
  if (op === 'truth') return isTruthyValue(known)
  if (op === '==') return known === value
  if (op === '!=') return known !== value
  if (!isJsonNumber(known) || !isJsonNumber(value)) return null
  if (op === 'in' || op === 'not in') return null
  const [a, b] = [Number(known), Number(value)]
  return { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[op]
}

function inferFromFacts(facts: Facts, { op, value }: About): boolean | null {
  const { truth, different, above, below } = facts
  if (op === 'truth') return truth
  if (op === '==' || op === '!=') {
    const isExcluded =
      different.includes(value) ||
      (truth !== null && isTruthyValue(value) !== truth) ||
      (typeof value === 'number' && !isWithin(facts, value))
    return isExcluded ? op === '!=' : null
  }
  if (typeof value !== 'number') return null
  const isAbove =
    above !== null && (above[0] > value || (above[0] === value && (above[1] || op === '>=' || op === '<')))
  const isBelow =
    below !== null && (below[0] < value || (below[0] === value && (below[1] || op === '<=' || op === '>')))
  if (isAbove) return op === '>' || op === '>='
  return isBelow ? op === '<' || op === '<=' : null
}
