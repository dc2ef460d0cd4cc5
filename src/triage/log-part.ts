import { type LogLine, readLine, withoutSharedPrefixes } from '../classify/line.js'
import { retain } from '../text/lists.js'

/** The part of a log that belongs to one step, with the lines that may name the cause of a failure. */
export interface LogPart {
  readonly step: string | null
  readonly lines: readonly LogLine[]
  /** Whether the runner reported a failure. */
  readonly failed: boolean
  /** Whether the failure was reported at the end of the part. */
  readonly endsInError: boolean
  /** Whether the part counts as failed only because the pipeline failed after it. */
  readonly isAssumed: boolean
  /** When the runner reported failures, for logs with times. */
  readonly errorTimes: readonly string[]
  readonly exitCode: number | null
  readonly lastLine: number
  /** The script of the step, as the runner prints it; empty if it is too long, null for an action. */
  readonly script: string | null
}

/** Numbers of lines that are kept of a part: the first and the last ones that speak of trouble, and its last lines. */
const FIRST_KEPT = 700
const TROUBLE_KEPT = 1500
const LAST_KEPT = 150
/** Lines kept above and below a line that speaks of trouble: names of files and tests, and code. */
const KEPT_AROUND = 2
/** Lines kept of a part that did not fail. */
const KEPT_OF_OTHERS = 40
const MAX_ERROR_TIMES = 100
/** Lines that an action may print after the error with which it ends. */
const LINES_AFTER_ERROR = 15
/** Lines of a group behind the error that may be clean-up. */
const MAX_ASIDE = 60
const MAX_SCRIPT_LINES = 100

/** A part that is being read. */
export class OpenPart {
  failed = false
  isAssumed = false
  exitCode: number | null = null
  /** First line of the script that the runner prints; null outside of a script. */
  scriptFrom: number | null = null
  readonly #script: string[] = []
  #isInScript = true
  /** Whether the end of the script was seen; without it, output would be taken for the script. */
  #isScriptWhole = false
  readonly #errorTimes: string[] = []
  #first: RawLine[] = []
  #trouble: RawLine[] = []
  #last: RawLine[] = []
  #lastLine = 0
  #copiedTo = 0
  #lastError = 0
  #asideFrom = Number.POSITIVE_INFINITY
  readonly #builds = new BuildPins()
  /** Number of lines since the last one that was kept. */
  #passed = 0
  /** Number of the last line that is kept because of a line above it. */
  #keptTo = 0

  constructor(public step: string | null) {}

  get isEmpty(): boolean {
    return this.#lastLine === 0
  }

  add(raw: string, number: number, speaksOfTrouble: boolean): void {
    const added = { number, raw }
    this.#lastLine = number
    this.#builds.add(added, speaksOfTrouble)
    this.#last.push(added)
    if (this.#last.length >= LAST_KEPT * 2) this.#last = this.#last.slice(-LAST_KEPT)
    if (speaksOfTrouble) {
      this.#keptTo = number + KEPT_AROUND
      for (let above = Math.min(this.#passed, KEPT_AROUND); above > 0; above -= 1) this.#keep(this.#last.at(-1 - above))
    }
    if (number <= this.#keptTo) this.#keep(added)
    this.#passed = number <= this.#keptTo ? 0 : this.#passed + 1
  }

  #keep(line: RawLine | undefined): void {
    if (line === undefined) return
    if (this.#first.length < FIRST_KEPT) this.#first.push(line)
    else this.#trouble.push(line)
    if (this.#trouble.length >= TROUBLE_KEPT * 2) this.#trouble = this.#trouble.slice(-TROUBLE_KEPT)
  }

  /** Copies the texts of kept lines that were added since the last copy: a cut text keeps the whole chunk of the log in memory. */
  copyKept(): void {
    if (this.#copiedTo === this.#lastLine) return
    const kept = new Set([this.#first, this.#trouble, this.#last, this.#builds.pinned].flat())
    const added = [...kept].filter(({ number }) => number > this.#copiedTo)
    const texts = Buffer.from(added.map(({ raw }) => raw).join('\n'))
      .toString()
      .split('\n')
    for (const [index, line] of added.entries()) line.raw = texts[index] ?? ''
    this.#copiedTo = this.#lastLine
  }

  /** Marks the part as failed; `line` is the line of the report, if the report is not the end of the part by itself. */
  fail(time: string | null, line = Number.POSITIVE_INFINITY): void {
    this.failed = true
    this.#lastError = Math.max(this.#lastError, line)
    this.#asideFrom = Number.POSITIVE_INFINITY
    if (time !== null && this.#errorTimes.length < MAX_ERROR_TIMES) this.#errorTimes.push(time)
  }

  /** Ends the script. A group behind the error with which an action ends is clean-up. */
  beginGroup(line: number): void {
    this.scriptFrom = null
    if (this.failed) this.#asideFrom = Math.min(this.#asideFrom, line)
  }

  /** Takes a line of the script; what the runner prints below the script is no part of it. */
  addScript(line: string): void {
    this.#isInScript &&= this.scriptFrom !== null && !/^(?:shell|env|with):/.test(line)
    if (this.#isInScript && this.#script.length <= MAX_SCRIPT_LINES) this.#script.push(line)
  }

  /** Removes the lines of the step's own script, which are not evidence. */
  endScript(end: number): void {
    const start = this.scriptFrom
    this.scriptFrom = null
    if (start === null) return
    this.#isScriptWhole = true
    this.#passed = 0
    const isOutside = ({ number }: RawLine): boolean => number <= start || number > end
    for (const lines of [this.#first, this.#trouble, this.#last, this.#builds.pinned]) retain(lines, isOutside)
  }

  /** Keeps the last lines only. */
  shorten(): void {
    this.#first = []
    this.#trouble = []
    this.#builds.pinned = []
    this.#last = this.#last.slice(-KEPT_OF_OTHERS)
  }

  close(): LogPart {
    const asideFrom = this.#lastLine - this.#asideFrom < MAX_ASIDE ? this.#asideFrom : Number.POSITIVE_INFINITY
    this.copyKept()
    const last = this.#last.slice(-LAST_KEPT)
    const from = last[0]?.number ?? 0
    const kept = [...this.#first, ...this.#trouble.slice(-TROUBLE_KEPT), ...this.#builds.pinned]
    const once = new Map(kept.filter(({ number }) => number < from).map((line) => [`${line.number} ${line.raw}`, line]))
    const before = [...once.values()].toSorted((a, b) => a.number - b.number)
    const pinned = new Set(this.#builds.pinned.map(({ number }) => number))
    const lines = [...before, ...last]
      .filter(({ number }) => number >= this.#builds.firstLine && number < asideFrom)
      .map(({ raw, number }) => ({
        ...readLine(raw, number),
        ...(pinned.has(number) ? { isOfFailure: true as const } : {}),
      }))
    return {
      step: this.step,
      lines: withoutListedWarnings(withoutSharedPrefixes(lines)),
      failed: this.failed,
      endsInError: this.exitCode !== null || this.#lastLine - this.#lastError <= LINES_AFTER_ERROR,
      isAssumed: this.isAssumed,
      errorTimes: this.#errorTimes,
      exitCode: this.exitCode,
      lastLine: this.#lastLine,
      script: this.#joinScript(),
    }
  }

  #joinScript(): string | null {
    if (!this.#isScriptWhole) return null
    return this.#script.length > MAX_SCRIPT_LINES ? '' : this.#script.join('\n') || null
  }
}

/** Drops the lines of pytest's summary of warnings, which are not the cause. */
function withoutListedWarnings(lines: readonly LogLine[]): readonly LogLine[] {
  let isListing = false
  return lines.filter(({ text }) => {
    if (/^=+ warnings summary/.test(text)) isListing = true
    else if (/^(?:-- Docs: |=+ )/.test(text)) isListing = false
    return !isListing
  })
}

/** A line of a log as it stands there. */
interface RawLine {
  readonly number: number
  raw: string
}

/** Words of lines that begin or end a build, or that open its failure. */
const BUILD_WORDS = /went wrong:|\* Try:|BUILD (?:SUCCESS|FAIL)|Scanning for projects\.\.\./
/** Lines that are kept behind such a line, however much follows. */
const PINNED_AFTER = 40
const GOAL_FAILED = 'Failed to execute goal '
/** Headings of single failures, and the number of lines that are kept below. */
const HEADING = /\bFAIL(?:ED)?: |(?:^|\s)[✗✘❌] |\(failed\)/
const KEPT_BELOW_HEADING = 5
const MAX_PINNED = 400

/** Follows the builds of one step: of several, the last one decides, and what its failure says is kept. */
class BuildPins {
  pinned: RawLine[] = []
  /** First line of the last build, if the step had one before it. */
  #buildStart = 0
  #buildEnd = 0
  #hasSucceeded = false
  /** Number of the last line that is kept because of a line above it. */
  #pinTo = 0

  add(line: RawLine, speaksOfTrouble: boolean): void {
    if (BUILD_WORDS.test(line.raw) || (speaksOfTrouble && line.raw.includes(GOAL_FAILED))) this.#follow(line)
    if (speaksOfTrouble && HEADING.test(line.raw)) this.#pinTo = Math.max(this.#pinTo, line.number + KEPT_BELOW_HEADING)
    if (line.number > this.#pinTo) return
    this.pinned.push(line)
    if (this.pinned.length > MAX_PINNED)
      this.pinned = [...this.pinned.slice(0, MAX_PINNED / 4), ...this.pinned.slice(-MAX_PINNED / 2)]
  }

  #follow({ number, raw }: RawLine): void {
    if (raw.includes('* Try:')) this.#pinTo = 0
    // Maven may print a stack between the end of the build and its reason.
    else if (raw.includes(GOAL_FAILED)) this.#pinTo = Math.max(this.#pinTo, number)
    else if (raw.includes('went wrong:')) this.#pinTo = number + PINNED_AFTER
    else if (raw.includes('Scanning for projects')) {
      if (this.#buildEnd > 0) this.#buildStart = number
      this.#hasSucceeded = false
    } else {
      // Gradle says nothing when a build begins.
      if (this.#buildEnd > this.#buildStart && / in \d/.test(raw)) this.#buildStart = this.#buildEnd + 1
      this.#buildEnd = number
      this.#hasSucceeded = raw.includes('BUILD SUCCESS')
      if (!this.#hasSucceeded) this.#pinTo = Math.max(this.#pinTo, number + PINNED_AFTER)
    }
  }

  /** Returns the first line that counts. If the last build succeeded, something else failed. */
  get firstLine(): number {
    return this.#hasSucceeded ? 0 : this.#buildStart
  }
}
