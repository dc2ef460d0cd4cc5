import { Evidence } from './evidence.js'
import { createFinder, type Finder } from './finder.js'
import { isLocal, isWarning, type LogLine, readings, readLine } from './line.js'
import { type Branch, matches, type TriageRule } from './rules.js'

/** A stretch of a log that belongs to one step. */
export interface LogPart {
  readonly step: string | null
  readonly evidence: Evidence
  /** Whether the runner said so, and when, for logs with times. */
  failed: boolean
  readonly errorTimes: string[]
  exitCode: number | null
  lastLine: number
}

/** A log that was read to its end; parts without any evidence are left out, but for those that failed. */
export interface ReadLog {
  readonly parts: readonly LogPart[]
  readonly lines: number
}

const NEWLINE = 10
const TAB = 9
const MAX_LINE_BYTES = 64 * 1024
const MAX_PARTS = 1000
const MAX_ERROR_TIMES = 100

/** What tells where a step begins and whether it failed. */
const STRUCTURE = ['##[group]run ', '##[error]', 'post job cleanup.', 'process completed with exit code']
const EXIT_CODE = /^(?:Error: )?(?:##\[error\])?Process completed with exit code (\d{1,9})/

/** Rules with what is needed to find the lines that they may match; made once for any number of logs. */
export class LogMatcher {
  readonly finder: Finder
  /** Patterns without a text that must be there are tried on every line. */
  readonly always: readonly Trial[]
  /** By text: the patterns that a line with this text may match. */
  readonly trials: readonly (readonly Trial[])[]
  /** Texts that belong to no rule. */
  readonly colour: number
  readonly structure: readonly number[]

  constructor(readonly rules: readonly TriageRule[]) {
    const numbers = new Map<string, number>()
    const numberOf = (text: string): number => {
      const known = numbers.get(text) ?? numbers.size
      numbers.set(text, known)
      return known
    }
    const always: Trial[] = []
    const byText: Trial[][] = []
    for (const trial of trialsOf(rules, numberOf)) {
      const [first] = trial.needles
      if (first === undefined) always.push(trial)
      for (const text of first ?? []) byText[text] = [...(byText[text] ?? []), trial]
    }
    this.always = always
    this.colour = numberOf('\u001b')
    this.structure = STRUCTURE.map(numberOf)
    this.trials = Array.from({ length: numbers.size }, (_, text) => byText[text] ?? [])
    this.finder = createFinder([...numbers.keys()])
  }

  /** Whether a line holds everything that a pattern needs, by the last scan. */
  mayMatch({ needles }: Trial): boolean {
    return needles.every((texts) => texts.some(this.finder.has))
  }
}

interface Trial {
  readonly rule: TriageRule
  readonly pattern: number
  readonly branch: Branch
  /** Numbers of texts: a line needs one of each group. */
  readonly needles: readonly (readonly number[])[]
}

const NO_TRIALS: readonly Trial[] = []

function trialsOf(rules: readonly TriageRule[], numberOf: (text: string) => number): readonly Trial[] {
  return rules.flatMap((rule) =>
    rule.patterns.flatMap((branches, pattern) =>
      branches.map((branch): Trial => {
        return { rule, pattern, branch, needles: branch.needles.map((texts) => texts.map(numberOf)) }
      }),
    ),
  )
}

/** Reads a log piece by piece and keeps only what speaks for or against; memory does not grow with the log. */
export class LogReader {
  readonly #matcher: LogMatcher
  readonly #parts: LogPart[] = []
  #part: LogPart
  #line = 0
  #rest = Buffer.alloc(0)
  #columns: Uint8Array | null = null
  #tail = false

  constructor(matcher: LogMatcher) {
    this.#matcher = matcher
    this.#part = newPart(null)
  }

  push(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let start = 0
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      this.#addLine(bytes, start, end, true)
      start = end + 1
    }
    // An endless line is looked at in pieces.
    while (bytes.length - start > MAX_LINE_BYTES) {
      this.#addLine(bytes, start, start + MAX_LINE_BYTES, false)
      start += MAX_LINE_BYTES
    }
    this.#rest = Buffer.from(bytes.subarray(start))
  }

  end(): ReadLog {
    if (this.#rest.length > 0) this.#addLine(this.#rest, 0, this.#rest.length, true)
    this.#rest = Buffer.alloc(0)
    this.#close()
    return { parts: this.#parts, lines: this.#line }
  }

  #addLine(bytes: Buffer, start: number, end: number, ends: boolean): void {
    if (!this.#tail) this.#line += 1
    this.#tail = !ends
    this.#watchColumns(bytes, start, end)
    const { finder, always, colour, structure } = this.#matcher
    const count = finder.scan(bytes, start, end)
    if (count === 0 && always.length === 0) return
    // Colours may stand in the midst of a text.
    if (finder.has(colour)) {
      this.#addPlain(readLine(textOf(bytes, start, end)))
      return
    }
    const likely = this.#likely(count)
    const isStructure = structure.some(finder.has)
    if (likely.length > 0 || isStructure) this.#tryRules(readLine(textOf(bytes, start, end)), likely, isStructure)
  }

  #addPlain(line: LogLine): void {
    const plain = Buffer.from(line.mark === null ? line.text : `##[${line.mark}]${line.text}`)
    const likely = this.#likely(this.#matcher.finder.scan(plain, 0, plain.length))
    this.#tryRules(line, likely, this.#matcher.structure.some(this.#matcher.finder.has))
  }

  /** Patterns that may match the line that was scanned; those of rules that have found their fill are left out. */
  #likely(count: number): readonly Trial[] {
    const { trials, always, finder } = this.#matcher
    const likely = [...always]
    for (let at = 0; at < count; at += 1) {
      for (const trial of trials[finder.found[at] ?? 0] ?? NO_TRIALS) {
        if (likely.includes(trial) || this.#part.evidence.isFull(trial.rule)) continue
        if (this.#matcher.mayMatch(trial)) likely.push(trial)
      }
    }
    return likely
  }

  #tryRules(line: LogLine, likely: readonly Trial[], isStructure: boolean): void {
    if (isStructure) this.#watchSteps(line)
    this.#part.lastLine = this.#line
    const texts = readings(line.text)
    for (const trial of likely) this.#try(trial, line, texts)
  }

  #try({ rule, pattern, branch }: Trial, line: LogLine, texts: readonly string[]): void {
    if (this.#part.evidence.isFull(rule) || !texts.some((text) => matches(branch, text))) return
    if (rule.transient && rule.set !== 'rule' && isLocal(line.text) && /refused|reset/i.test(line.text)) return
    const warning = rule.transient && isWarning(line)
    this.#part.evidence.add(rule, pattern, { line: this.#line, text: line.text }, this.#line, warning)
  }

  #watchSteps(line: LogLine): void {
    if (line.mark === 'group' && line.text.startsWith('Run ')) this.#open(line.text)
    else if (line.text === 'Post job cleanup.') this.#open(line.text)
    const code = EXIT_CODE.exec(line.text)
    if (code !== null) this.#part.exitCode = Number(code[1])
    if (line.mark !== 'error' && code === null) return
    this.#part.failed = true
    if (line.time !== null && this.#part.errorTimes.length < MAX_ERROR_TIMES) this.#part.errorTimes.push(line.time)
  }

  /** `gh run view --log` puts the names of job and step in front of each line. */
  #watchColumns(bytes: Buffer, start: number, end: number): void {
    if (this.#line === 1) this.#columns = columnsOf(bytes, start, end)
    const known = this.#columns
    if (known === null || begins(bytes, start, end, known)) return
    const now = columnsOf(bytes, start, end)
    if (now === null) return
    this.#columns = now
    this.#open(readLine(Buffer.from(bytes.subarray(start, end)).toString('utf8')).step)
  }

  #open(step: string | null): void {
    this.#close()
    this.#part = newPart(step)
  }

  #close(): void {
    const part = this.#part
    part.lastLine = this.#line
    if (this.#parts.length < MAX_PARTS) this.#parts.push(part)
    else this.#parts.at(-1)?.evidence.absorb(part.evidence)
  }
}

function newPart(step: string | null): LogPart {
  return { step, evidence: new Evidence(), failed: false, errorTimes: [], exitCode: null, lastLine: 0 }
}

function textOf(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('utf8', start, Math.min(end, start + MAX_LINE_BYTES))
}

/** The two columns with their tabs, where the line is one of `gh run view --log`. */
function columnsOf(bytes: Uint8Array, start: number, end: number): Uint8Array | null {
  const first = bytes.indexOf(TAB, start)
  const second = first === -1 || first >= end ? -1 : bytes.indexOf(TAB, first + 1)
  if (second === -1 || second >= end || second - start > 600) return null
  const time = Buffer.from(bytes.subarray(second + 1, Math.min(second + 24, end))).toString('utf8')
  return /^\ufeff?\d{4}-\d\d-\d\dT/.test(time) ? bytes.slice(start, second + 1) : null
}

function begins(bytes: Uint8Array, start: number, end: number, with_: Uint8Array): boolean {
  if (end - start < with_.length) return false
  for (let at = 0; at < with_.length; at += 1) if (bytes[start + at] !== with_[at]) return false
  return true
}
