import { budgetFault } from './failure.js'
import type { Scope } from './scope.js'

/** How much work one render may cost; counted, never timed, so that the answer is the same on every machine. */
export interface Budget {
  readonly steps: number
  readonly depth: number
  readonly outputChars: number
}

const DEFAULT_BUDGET: Budget = { steps: 1_000_000, depth: 100, outputChars: 16 * 1024 * 1024 }

/** Arguments that were given by name. */
export type Kwargs = ReadonlyMap<string, unknown> | undefined

/** One method of a kind of value; without parameter names it receives the arguments as they were given. */
export interface Method<T> {
  readonly params: readonly string[] | undefined
  readonly required: number
  readonly run: (st: State, target: T, args: readonly unknown[], kwargs: Kwargs) => unknown
}

export type MethodTable<T> = ReadonlyMap<string, Method<T>>

/** What every template can use without asking for it. */
export interface Library {
  readonly filters: MethodTable<unknown>
  readonly tests: MethodTable<unknown>
  readonly globals: ReadonlyMap<string, unknown>
  /** `target[key]`, for what looks elements up without being an expression itself: `'{0[name]}'.format(x)`. */
  readonly element: (st: State, target: unknown, key: unknown) => unknown
}

/** Variables of one block of a template. */
export class Frame {
  /** Null until something is set: most templates set nothing, and a render should not pay for it. */
  own: Map<string, unknown> | null = null
  constructor(readonly parent: Frame | undefined) {}

  /** The variables, to be set. */
  get vars(): Map<string, unknown> {
    this.own ??= new Map()
    return this.own
  }
}

type Blocks = ReadonlyMap<string, readonly ((st: State) => void)[]>

const NO_BLOCKS: Blocks = new Map()

/** Everything that changes while one template renders. */
export class State {
  out = ''
  /** Bodies of blocks by name, those of the template that extends the others first. */
  blocks: Blocks = NO_BLOCKS
  pos = 0
  frame: Frame
  private steps: number
  private depth = 0
  readonly maxChars: number
  private readonly maxDepth: number
  private readonly maxSteps: number

  constructor(
    readonly scope: Scope,
    budget: Partial<Budget> | undefined,
    readonly library: Library,
  ) {
    this.maxSteps = budget?.steps ?? DEFAULT_BUDGET.steps
    this.steps = this.maxSteps
    this.maxDepth = budget?.depth ?? DEFAULT_BUDGET.depth
    this.maxChars = budget?.outputChars ?? DEFAULT_BUDGET.outputChars
    this.frame = new Frame(undefined)
  }

  charge(cost: number): void {
    this.steps -= cost
    if (this.steps < 0) {
      throw budgetFault(`the template does too much work (more than ${this.maxSteps} steps)`)
    }
  }

  /** Makes room for a text before it is built; long texts cost steps, because they cost time. */
  reserve(chars: number): void {
    if (chars > this.maxChars) throw budgetFault(`a text grows too long (more than ${this.maxChars} characters)`)
    this.charge(1 + Math.floor(chars / 256))
  }

  write(text: string): void {
    this.charge(1 + (text.length >> 8))
    if (this.out.length + text.length > this.maxChars) {
      throw budgetFault(`the template writes too much (more than ${this.maxChars} characters)`)
    }
    this.out += text
  }

  enter(): void {
    this.depth += 1
    if (this.depth > this.maxDepth) throw budgetFault(`calls nest too deeply (more than ${this.maxDepth})`)
  }

  leave(): void {
    this.depth -= 1
  }

  /** Runs a body and returns what it wrote instead of keeping it in the output. */
  capture(body: () => void): string {
    const before = this.out
    this.out = ''
    try {
      body()
      return this.out
    } finally {
      this.out = before
    }
  }

  within(frame: Frame, body: () => void): void {
    const before = this.frame
    this.frame = frame
    try {
      body()
    } finally {
      this.frame = before
    }
  }
}
