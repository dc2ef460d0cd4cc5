import type { Evidence } from './evidence.js'
import { createFinder, type Finder } from './finder.js'
import type { Branch, TriageRule } from './rules.js'

/** A pattern of a rule, and what a line must hold before it is tried. */
export interface Trial {
  readonly rule: TriageRule
  readonly pattern: number
  readonly branch: Branch
  /** Numbers of texts: a line needs one of each group. */
  readonly needles: readonly (readonly number[])[]
}

/** What a text says about a line that holds it; a line has the roles of all its texts. */
export const ROLE = { trial: 1, structure: 2, colour: 4, hint: 8, unclean: 16 } as const

/** What tells where a step begins and whether it failed. */
const MARKED = '##[error]'
const STRUCTURE = ['##[group]run ', MARKED, 'post job cleanup.', 'process completed with exit code']
const COLOUR = '\u001b'
/** Control characters, and the first bytes of those beyond ASCII: a line without them needs no cleaning. */
const UNCLEAN = [...range(0, 8), ...range(11, 31), 127, 0xc2, 0xd8, 0xe2, 0xef].map((byte) => String.fromCharCode(byte))
const NO_TRIALS: readonly Trial[] = []
const MOST_KNOWN = 4096

/** Which patterns a line may match that holds just these texts. */
interface Thought {
  readonly texts: Uint32Array
  readonly trials: readonly Trial[]
}

/** Rules with what is needed to find the lines that they may match; made once for any number of logs. */
export class LogMatcher {
  /** Patterns without a text that must be there are tried on every line. */
  readonly always: readonly Trial[]
  /** Patterns of hints: only the last lines of a part are tried. */
  readonly hints: readonly Trial[]
  readonly #finder: Finder
  /** By text: the patterns that a line with this text may match. */
  readonly #trials: readonly (readonly Trial[])[]
  readonly #roles: Uint8Array
  readonly #known = new Map<number, Thought>()
  #count = 0

  constructor(readonly rules: readonly TriageRule[]) {
    const numbers = new Map<string, number>()
    const numberOf = (text: string): number => {
      const known = numbers.get(text) ?? numbers.size
      numbers.set(text, known)
      return known
    }
    const trials = trialsOf(rules, numberOf)
    this.hints = trials.filter(({ rule }) => rule.hint)
    const firm = trials.filter(({ rule }) => !rule.hint)
    this.always = firm.filter(({ needles }) => needles.length === 0)
    const byText: Trial[][] = []
    for (const trial of firm)
      for (const text of trial.needles[0] ?? []) {
        const known = byText[text]
        if (known === undefined) byText[text] = [trial]
        else known.push(trial)
      }
    const [colour, structure, unclean] = [numberOf(COLOUR), STRUCTURE.map(numberOf), UNCLEAN.map(numberOf)]
    this.#roles = new Uint8Array(numbers.size)
    const give = (role: number, texts: Iterable<number>): void => {
      for (const text of texts) this.#roles[text] = (this.#roles[text] ?? 0) | role
    }
    give(ROLE.colour, [colour])
    give(ROLE.structure, structure)
    give(ROLE.unclean, unclean)
    give(ROLE.hint, [numberOf(MARKED), ...this.hints.flatMap(({ needles }) => needles[0] ?? [])])
    give(
      ROLE.trial,
      byText.flatMap((some, text) => (some === undefined ? [] : [text])),
    )
    this.#trials = byText
    this.#finder = createFinder([...numbers.keys()])
  }

  /** Looks for all texts in a line; the roles of those that it holds. */
  scan(bytes: Uint8Array, start: number, end: number): number {
    this.#count = this.#finder.scan(bytes, start, end)
    let roles = 0
    for (let at = 0; at < this.#count; at += 1) roles |= this.#roles[this.#finder.found[at] ?? 0] ?? 0
    return roles
  }

  /** Patterns that may match the line that was scanned; those of rules that have found their fill are left out. */
  likely(evidence: Evidence): readonly Trial[] {
    const trials = this.#thinkOf()
    return trials.some(({ rule }) => evidence.isFull(rule))
      ? trials.filter(({ rule }) => !evidence.isFull(rule))
      : trials
  }

  /** Lines of a log are alike: what was thought of the same texts before holds again. */
  #thinkOf(): readonly Trial[] {
    const { found } = this.#finder
    let key = this.#count
    for (let at = 0; at < this.#count; at += 1) key = (Math.imul(key, 31) + (found[at] ?? 0)) | 0
    const known = this.#known.get(key)
    if (known !== undefined && this.#isFound(known.texts)) return known.trials
    const texts = found.slice(0, this.#count)
    const trials = [...this.always, ...this.#mayMatchAny(texts)]
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(key, { texts, trials })
    return trials
  }

  #isFound(texts: Uint32Array): boolean {
    if (texts.length !== this.#count) return false
    for (let at = 0; at < texts.length; at += 1) if (texts[at] !== this.#finder.found[at]) return false
    return true
  }

  #mayMatchAny(texts: Uint32Array): readonly Trial[] {
    const trials = new Set<Trial>()
    for (const text of texts) for (const trial of this.#trials[text] ?? NO_TRIALS) trials.add(trial)
    return [...trials].filter((trial) => this.#mayMatch(trial))
  }

  /** Whether a line holds everything that a pattern needs; one text of the first group was found already. */
  #mayMatch({ needles }: Trial): boolean {
    for (let at = 1; at < needles.length; at += 1) if (needles[at]?.some(this.#finder.has) !== true) return false
    return true
  }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function trialsOf(rules: readonly TriageRule[], numberOf: (text: string) => number): readonly Trial[] {
  const trials: Trial[] = []
  for (const rule of rules) {
    for (const [pattern, branches] of rule.patterns.entries()) {
      for (const branch of branches) {
        const groups = rule.hint ? branch.needles.slice(0, 1) : branch.needles
        const needles = groups.map((texts) => texts.map(numberOf))
        trials.push({ rule, pattern, branch, needles })
      }
    }
  }
  return trials
}
