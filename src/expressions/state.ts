import type { AssumedValues } from './assumed.js'
import type { SourceOffset, Stmt } from './ast.js'
import { budgetFault } from './failure.js'

export interface TemplateFile {
  readonly file: string
  readonly text: string
}

/** Files that a template can include, import or extend, by name; their text is already read. */
export type TemplateFiles = ReadonlyMap<string, TemplateFile>

export interface Scope extends Names {
  /** Returns why a known name, or a field of it, has no value now, such as a node that has not run; null for an unknown name. */
  readonly absent?: ((name: string, field?: string) => string | null) | undefined
  readonly files?: ((source: string) => TemplateFiles | undefined) | undefined
  readonly derived?: Derivation | undefined
  /** Set in a simulation. */
  readonly assumed?: AssumedValues | undefined
}

/** A source of names; `lookup` returns undefined for an unknown name. */
export interface Names {
  lookup(name: string): unknown
  names(): Iterable<string>
}

/** Returns the listener for texts made of `from`, or null; a text made of a secret is a secret too. */
export type Derivation = (from: string) => ((made: string) => void) | null

export function scopeOver(base: Scope, names: Names): Scope {
  return { ...base, lookup: names.lookup, names: names.names }
}

/** Makes a scope of plain values, which hide names of the parent. */
export function createScope(values: Readonly<Record<string, unknown>>, parent: Scope = NO_NAMES): Scope {
  return scopeOver(parent, {
    lookup(name) {
      const own = Object.hasOwn(values, name) ? values[name] : undefined
      return own === undefined ? parent.lookup(name) : own
    },
    names: () => new Set([...Object.keys(values).filter((name) => values[name] !== undefined), ...parent.names()]),
  })
}

const NO_NAMES: Scope = { lookup: () => undefined, names: () => [] }

/** Maximum work of one render; counted in steps instead of timed, so that the result is the same on every machine. */
export interface Budget {
  readonly steps: number
  readonly depth: number
  readonly outputChars: number
}

const DEFAULT_BUDGET: Budget = { steps: 1_000_000, depth: 100, outputChars: 16 * 1024 * 1024 }

export type Kwargs = ReadonlyMap<string, unknown> | undefined

/** Implementation of a filter, a test or a method, with its arguments ordered by parameter. */
export type TemplateRun<T> = (st: State, target: T, args: readonly unknown[], kwargs: Kwargs) => unknown

/** A filter, a test or a method with the arguments of a call; `what` is its name in messages. */
export type Method<T> = (st: State, what: string, target: T, args: readonly unknown[], kwargs: Kwargs) => unknown

export type MethodTable<T> = ReadonlyMap<string, Method<T>>

export interface Library {
  readonly filters: MethodTable<unknown>
  readonly tests: MethodTable<unknown>
  readonly globals: ReadonlyMap<string, unknown>
  /** Truth of a value in `and`, `or`, `not` and `if`. */
  readonly isTrue: (value: unknown) => boolean
}

/** Variables of one block, on top of those of the enclosing blocks. */
export class VariableFrame {
  readonly vars = new Map<string, unknown>()
  constructor(private readonly parent: VariableFrame | undefined) {}

  lookup(name: string): unknown {
    const own = this.vars.get(name)
    return own === undefined ? this.parent?.lookup(name) : own
  }

  names(): readonly string[] {
    return [...this.vars.keys(), ...(this.parent?.names() ?? [])]
  }
}

const CHARS_PER_STEP = 256

export class State {
  out = ''
  /** Bodies of blocks by name; the body of the outermost extending template comes first. */
  blocks: ReadonlyMap<string, readonly (readonly Stmt[])[]> = new Map()
  pos = 0
  frame = new VariableFrame(undefined)
  /** Marks of assumed values that were read, and the expressions that are such a value. */
  readonly marksRead = new Set<string>()
  readonly marksAt = new Map<SourceOffset, string>()
  /** Listeners of texts that were taken apart into letters: the whole result is reported to them. */
  readonly takenApart = new Set<(made: string) => void>()
  private readonly budget: Budget
  private stepsLeft: number
  private depth = 0
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

  /** Charges steps for the texts among the values that a function reads, at the rate of those that are built. */
  chargeReading(values: Iterable<unknown>): void {
    let steps = 0
    for (const value of values) if (typeof value === 'string') steps += Math.floor(value.length / CHARS_PER_STEP)
    this.charge(steps)
  }

  /** Checks the length of a text before it is built, and charges steps for a long one. */
  reserve(chars: number): void {
    this.#bound(chars)
    this.charge(1 + Math.floor(chars / CHARS_PER_STEP))
  }

  #bound(chars: number): void {
    const most = this.budget.outputChars
    if (chars > most) throw budgetFault(`a text grows too long (more than ${most} characters)`)
  }

  startPrint(): void {
    this.printed = 0
  }

  /** Counts a text of the value being printed: a list may repeat one long text. */
  print(text: string): string {
    this.printed += text.length
    this.#bound(this.printed)
    return text
  }

  join(parts: readonly string[], separator: string): string {
    let length = 0
    for (const part of parts) length += part.length + separator.length
    this.reserve(length)
    return parts.join(separator)
  }

  write(text: string): void {
    this.charge(1 + Math.floor(text.length / CHARS_PER_STEP))
    this.#bound(this.out.length + text.length)
    this.out += text
  }

  /** Runs a macro, a recursive loop, a block or a file within the limit on nesting. */
  runNested(body: () => void): void {
    this.depth += 1
    if (this.depth > this.budget.depth) throw budgetFault(`calls nest too deeply (more than ${this.budget.depth})`)
    body()
    this.depth -= 1
  }

  /** Runs a body and returns what it wrote instead of adding it to the output. */
  capture(body: () => void): string {
    const outer = this.out
    this.out = ''
    body()
    const text = this.out
    this.out = outer
    return text
  }

  within(frame: VariableFrame, body: () => void): void {
    const outer = this.frame
    this.frame = frame
    body()
    this.frame = outer
  }
}
