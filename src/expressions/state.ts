import type { Stmt } from './ast.js'
import { budgetFault } from './failure.js'

/** Another file that a template may include, import or extend. */
export interface TemplateFile {
  /** As people know it. */
  readonly file: string
  readonly text: string
}

/** The files that a template can reach, by the names that it uses; they were read before. */
export type TemplateFiles = ReadonlyMap<string, TemplateFile>

/** What a template can see: names, and what follows from where it stands. */
export interface Scope extends Names {
  /**
   * Why a name that is known, or a field of it, has no value now, such as a node of the file that has not run, or the
   * error of one that did not raise; null for what nobody knows. What is absent may be read under `default`, `is defined`
   * and `is undefined`, with a path of any length below it.
   */
  readonly absent?: ((name: string, field?: string) => string | null) | undefined
  /** The files that a template may include, import or extend, where it came from a file itself. */
  readonly files?: ((source: string) => TemplateFiles | undefined) | undefined
  /** Asked about each text that something is made of; absent where nobody cares. */
  readonly derived?: Derivation | undefined
}

/** Where names come from; undefined stands for "no such name". */
export interface Names {
  lookup(name: string): unknown
  names(): Iterable<string>
}

/** Who wants to hear what is made of a text: a text that comes of a secret is a secret. Null for nobody. */
export type Derivation = (from: string) => ((made: string) => void) | null

/** The same scope with other names. */
export function scopeOver(base: Scope, names: Names): Scope {
  return { ...base, lookup: names.lookup, names: names.names }
}

/** Makes a scope of plain values, in front of another one. */
export function scopeOf(values: Readonly<Record<string, unknown>>, parent: Scope = NO_NAMES): Scope {
  return scopeOver(parent, {
    lookup(name) {
      const own = Object.hasOwn(values, name) ? values[name] : undefined
      return own === undefined ? parent.lookup(name) : own
    },
    names: () => new Set([...Object.keys(values).filter((name) => values[name] !== undefined), ...parent.names()]),
  })
}

const NO_NAMES: Scope = { lookup: () => undefined, names: () => [] }

/** How much work one render may cost; counted, never timed, so that the answer is the same on every machine. */
export interface Budget {
  readonly steps: number
  readonly depth: number
  readonly outputChars: number
}

const DEFAULT_BUDGET: Budget = { steps: 1_000_000, depth: 100, outputChars: 16 * 1024 * 1024 }

/** Arguments that were given by name. */
export type Kwargs = ReadonlyMap<string, unknown> | undefined

/** A filter, a test or a method of a value: it gets the value first. */
export type Run<T> = (st: State, target: T, args: readonly unknown[], kwargs: Kwargs) => unknown

/** The same with its arguments as a call gives them; `what` names it in messages. */
export type Method<T> = (st: State, what: string, target: T, args: readonly unknown[], kwargs: Kwargs) => unknown

export type MethodTable<T> = ReadonlyMap<string, Method<T>>

/** What every template can use without asking for it. */
export interface Library {
  readonly filters: MethodTable<unknown>
  readonly tests: MethodTable<unknown>
  readonly globals: ReadonlyMap<string, unknown>
}

/** Variables of one block of a template. */
export class Frame {
  readonly vars = new Map<string, unknown>()
  constructor(private readonly parent: Frame | undefined) {}

  lookup(name: string): unknown {
    const own = this.vars.get(name)
    return own === undefined ? this.parent?.lookup(name) : own
  }

  names(): readonly string[] {
    return [...this.vars.keys(), ...(this.parent?.names() ?? [])]
  }
}

/** Everything that changes while one template renders. */
export class State {
  out = ''
  /** Bodies of blocks by name, those of the template that extends the others first. */
  blocks: ReadonlyMap<string, readonly (readonly Stmt[])[]> = new Map()
  /** Where in the text the work is, for a fault that has no place of its own. */
  pos = 0
  frame = new Frame(undefined)
  private readonly budget: Budget
  private stepsLeft: number
  private depth = 0
  /** Characters of the texts in the value that is being printed. */
  private printed = 0

  constructor(
    readonly scope: Scope,
    budget: Partial<Budget> | undefined,
    readonly library: Library,
  ) {
    this.budget = { ...DEFAULT_BUDGET, ...budget }
    this.stepsLeft = this.budget.steps
  }

  charge(cost: number): void {
    this.stepsLeft -= cost
    if (this.stepsLeft < 0) throw budgetFault(`the template does too much work (more than ${this.budget.steps} steps)`)
  }

  /** Makes room for a text before it is built; long texts cost steps, because they cost time. */
  reserve(chars: number): void {
    this.#bound(chars)
    this.charge(1 + Math.floor(chars / 256))
  }

  #bound(chars: number): void {
    const most = this.budget.outputChars
    if (chars > most) throw budgetFault(`a text grows too long (more than ${most} characters)`)
  }

  /** Starts to print a value. */
  startPrint(): void {
    this.printed = 0
  }

  /** Counts a text in the value that is being printed: a list may hold one long text many times. */
  print(text: string): string {
    this.printed += text.length
    this.#bound(this.printed)
    return text
  }

  /** Joins texts that may be many. */
  join(parts: readonly string[], separator: string): string {
    let length = 0
    for (const part of parts) length += part.length + separator.length
    this.reserve(length)
    return parts.join(separator)
  }

  write(text: string): void {
    const most = this.budget.outputChars
    this.charge(1 + Math.floor(text.length / 256))
    if (this.out.length + text.length > most)
      throw budgetFault(`the template writes too much (more than ${most} characters)`)
    this.out += text
  }

  /** Runs a call of a macro, a recursive loop, a block or a file; they nest only so deep. */
  nested(body: () => void): void {
    this.depth += 1
    if (this.depth > this.budget.depth) throw budgetFault(`calls nest too deeply (more than ${this.budget.depth})`)
    body()
    this.depth -= 1
  }

  /** Runs a body and returns what it wrote instead of adding it to the output. */
  capture(body: () => void): string {
    const before = this.out
    this.out = ''
    body()
    const text = this.out
    this.out = before
    return text
  }

  within(frame: Frame, body: () => void): void {
    const before = this.frame
    this.frame = frame
    body()
    this.frame = before
  }
}
