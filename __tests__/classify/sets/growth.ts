/**
 * How the work of a pattern grows with the length of a line, by its text alone: 1 for once through the line, 2 for each
 * place in it times once through the rest, and so on. A pattern that may try the same text in ever more ways is Infinity.
 */
export function growthOf({ source, flags }: RegExp): number {
  const paths = pathsOf(new Parser(source, flags.includes('i')).alternatives())
  return Math.max(1, ...paths.map(growthOfPath))
}

const ALPHABET = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\t', '\n', 'é']
type Chars = ReadonlySet<string>

/** One step of a way through a pattern: characters that it takes, once or without end, or a place in the line. */
interface Step {
  readonly chars: Chars
  readonly isEndless: boolean
  readonly isOptional: boolean
  readonly isStart: boolean
  /** Its own ways through a text overlap. */
  readonly isAmbiguous: boolean
}

type Node =
  | { readonly is: 'chars'; readonly chars: Chars }
  | { readonly is: 'start' }
  | { readonly is: 'group'; readonly alternatives: readonly (readonly Node[])[] }
  | { readonly is: 'repeat'; readonly node: Node; readonly min: number; readonly max: number }

const charsOf = (test: (char: string) => boolean): Chars => new Set(ALPHABET.filter(test))
const CLASSES: Readonly<Record<string, Chars>> = {
  d: charsOf((char) => /\d/.test(char)),
  D: charsOf((char) => /\D/.test(char)),
  w: charsOf((char) => /\w/.test(char)),
  W: charsOf((char) => /\W/.test(char)),
  s: charsOf((char) => /\s/.test(char)),
  S: charsOf((char) => /\S/.test(char)),
}
const meets = (one: Chars, other: Chars): boolean => [...one].some((char) => other.has(char))
const union = (all: readonly Chars[]): Chars => new Set(all.flatMap((chars) => [...chars]))

/** Reads what patterns of the sets are made of. */
class Parser {
  #at = 0
  constructor(
    private readonly source: string,
    private readonly ignoresCase: boolean,
  ) {}

  alternatives(): readonly (readonly Node[])[] {
    const all: Node[][] = [[]]
    for (; this.#at < this.source.length && this.source[this.#at] !== ')'; ) {
      if (this.source[this.#at] === '|') {
        this.#at += 1
        all.push([])
        continue
      }
      const node = this.#repeated(this.#atom())
      if (node !== null) all.at(-1)?.push(node)
    }
    return all
  }

  #atom(): Node | null {
    const char = this.#next()
    if (char === '^') return { is: 'start' }
    if (char === '$') return null
    if (char === '.') return { is: 'chars', chars: charsOf((each) => each !== '\n') }
    if (char === '[') return { is: 'chars', chars: this.#class() }
    if (char === '\\') return this.#escape()
    if (char !== '(') return { is: 'chars', chars: this.#cased(new Set([char])) }
    const opening = /^\?(?::|<?[=!]|<\w+>)/.exec(this.source.slice(this.#at))?.[0] ?? ''
    this.#at += opening.length
    const alternatives = this.alternatives()
    this.#at += 1
    // What is looked at only takes nothing.
    return /^\?<?[=!]/.test(opening) ? null : { is: 'group', alternatives }
  }

  #next(): string {
    const char = this.source[this.#at] ?? ''
    this.#at += 1
    return char
  }

  #escape(): Node | null {
    const char = this.#next()
    if (char === 'b' || char === 'B') return null
    return { is: 'chars', chars: this.#escaped(char) }
  }

  #escaped(char: string): Chars {
    const chars = CLASSES[char]
    if (chars !== undefined) return chars
    if (char === 'u') this.#at += 4
    return this.#cased(new Set([char === 't' ? '\t' : char === 'n' ? '\n' : char === 'u' ? 'é' : char]))
  }

  #class(): Chars {
    const isNot = this.source[this.#at] === '^'
    if (isNot) this.#at += 1
    const parts: Chars[] = []
    for (let char = this.#next(); char !== ']'; char = this.#next()) {
      const chars = char === '\\' ? this.#escaped(this.#next()) : new Set([char])
      const isRange = this.source[this.#at] === '-' && this.source[this.#at + 1] !== ']'
      if (!isRange) parts.push(chars)
      else {
        this.#at += 1
        const [from = '', to] = [[...chars][0], this.#next()]
        parts.push(charsOf((each) => each >= from && each <= to))
      }
    }
    const named = this.#cased(union(parts))
    return isNot ? charsOf((char) => !named.has(char)) : named
  }

  #cased(chars: Chars): Chars {
    // A character beyond the alphabet stands for all of them.
    const known = [...chars].map((char) => (ALPHABET.includes(char) ? char : 'é'))
    return new Set(this.ignoresCase ? known.flatMap((char) => [char.toLowerCase(), char.toUpperCase()]) : known)
  }

  #repeated(node: Node | null): Node | null {
    const said = /^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(this.source.slice(this.#at))?.[0]
    if (said === undefined || node === null) return node
    this.#at += said.length
    if (this.source[this.#at] === '?') this.#at += 1
    const [, from, comma, to] = /^\{(\d+)(,?)(\d*)\}$/.exec(said) ?? []
    const min = from === undefined ? (said === '+' ? 1 : 0) : Number(from)
    const max = from === undefined ? (said === '?' ? 1 : Infinity) : comma === '' ? min : Number(to || Infinity)
    return { is: 'repeat', node, min, max }
  }
}

/** Every way through a pattern, a repetition counting as one step. */
function pathsOf(alternatives: readonly (readonly Node[])[]): readonly (readonly Step[])[] {
  return alternatives.flatMap((nodes) =>
    nodes.reduce<readonly (readonly Step[])[]>(
      (paths, node) => paths.flatMap((path) => stepsOf(node).map((steps) => [...path, ...steps])),
      [[]],
    ),
  )
}

const STEP = { chars: new Set<string>(), isEndless: false, isOptional: false, isStart: false, isAmbiguous: false }

function stepsOf(node: Node): readonly (readonly Step[])[] {
  if (node.is === 'chars') return [[{ ...STEP, chars: node.chars }]]
  if (node.is === 'start') return [[{ ...STEP, isStart: true, isOptional: true }]]
  if (node.is === 'group') return merged(pathsOf(node.alternatives))
  const inner = stepsOf(node.node)
  const isOptional = node.min === 0
  if (node.max <= 20 && node.node.is === 'group') return isOptional ? [[], ...inner] : inner
  const chars = union(inner.flat().map((step) => step.chars))
  const isAmbiguous = node.max === Infinity && isAmbiguousLoop(inner)
  return [[{ ...STEP, chars, isEndless: node.max > 200, isOptional, isAmbiguous }]]
}

/** Ways of plain words grow in the same manner: one of them is enough. */
function merged(paths: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  const isPlain = (path: readonly Step[]): boolean => path.every((step) => !step.isEndless && !step.isStart)
  const plain = paths.filter((path) => path.length > 0 && isPlain(path))
  const others = paths.filter((path) => path.length === 0 || !isPlain(path))
  if (plain.length === 0) return others
  const shortest = Math.min(...plain.map((path) => path.length))
  const word = Array.from({ length: shortest }, (_, at) => ({
    ...STEP,
    chars: union(plain.map((path) => path[at]?.chars ?? new Set())),
  }))
  return [word, ...others]
}

/** A loop around endless steps needs a character in each round that none of them takes. */
function isAmbiguousLoop(rounds: readonly (readonly Step[])[]): boolean {
  return rounds.some((steps) => {
    const endless = steps.filter((step) => step.isEndless)
    if (endless.length === 0) return false
    const taken = union(endless.map((step) => step.chars))
    return !steps.some((step) => !step.isEndless && !step.isOptional && !meets(step.chars, taken))
  })
}

function growthOfPath(path: readonly Step[]): number {
  if (path.some((step) => step.isAmbiguous)) return Infinity
  const isAnchored = path[0]?.isStart === true
  const chains: number[] = []
  path.forEach((step, at) => {
    if (!step.isEndless) return
    const startsAnew = !isAnchored && canGiveUp(path.slice(0, at), step)
    const before = path.slice(0, at).map((other, from) => {
      const isMet = other.isEndless && meets(other.chars, step.chars) && canGiveUp(path.slice(from + 1, at), other)
      return isMet ? (chains[from] ?? 0) : 0
    })
    chains[at] = 1 + Math.max(startsAnew ? 1 : 0, ...before)
  })
  return Math.max(1, ...chains.filter((chain) => chain !== undefined))
}

/** Whether the steps between may be found again in the text that an endless one took. */
function canGiveUp(between: readonly Step[], endless: Step): boolean {
  return between.every((step) => step.isOptional || meets(step.chars, endless.chars))
}
