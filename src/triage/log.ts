import { type LogLine, readLine, readScriptLine, readStepColumn } from '../classify/line.js'
import { boundLine } from '../text/bounded-lines.js'
import { type ChunkDecoder, createDecoder } from '../text/code-page.js'
import { GuardReader } from './guard.js'
import { PERMISSIONS_GROUP } from './guard-table.js'
import { type LogPart, OpenPart } from './log-part.js'
import {
  CHECKOUT_WORDS,
  CLEANUP,
  END_OF_JOB,
  isBuildkite,
  mayBeStep,
  readCheckout,
  readStepSign,
  type StepSign,
} from './steps.js'

/** A log that was read to its end. */
export interface ReadLog {
  readonly parts: readonly LogPart[]
  readonly lines: number
  /** Whether the log reaches the end of its job. */
  readonly isWhole: boolean
  /** A command of a step that acts on the world, see `guard.ts`. */
  readonly guard: string | null
  /** The folder of the checkout, as git or Jenkins names it. */
  readonly folder: string | null
}

/**
 * Words and places of lines that may name a cause, options such as `-Werror` excepted; another line counts only near the end of its part. One
 * pattern would take twice the time.
 */
export const TROUBLE_WORDS =
  /(?:error|fail|fatal|exception|panic|denied|refused|reset|time(?:d |-)?out|not |cannot|could|unable|no space|kill|abort|lost|clippy::|assert|expected|received|went wrong|warnings summary)(?<!\s--?[a-z][\w-]{0,60})/i
const TROUBLE_PLACES = /:\d(?:(?<=\D:\d)\d*:\d|(?<=\.\w{1,64}:\d))|50\d|429|-->|[●❯✖✕×✗✘❌]|[ΓÔâ][£œùÅ]|^E {2}|___ /
const MAX_PARTS = 200
const MAX_FAILED_PARTS = 20
const MAX_PENDING_CHARS = 64 * 1024
/** A line is a slice, which keeps its whole chunk in memory; those that are still kept after so many characters are copied. */
const COPY_EACH_CHARS = 8 * 1024 * 1024

const EXIT_CODE = /^(?:Error: )?(?:##\[error\])?Process completed with exit code (\d{1,9})/

/** Control codes that erase a line or return to its beginning. */
const ERASE = /\u001b\[[012]?K(?:\u001b\[[01]?G|\r)?|\u001b\[[01]?G/
const PROGRESS = /\d ?%|\d\/\d|\.{3}|[█▏#=>-]{3}|\d ?[KMG]i?B\b|[⠁-⣿]/

/** Returns the final state of a line on a terminal: without overwritten and erased progress; other text after a return is a new line. */
function listLastStates(raw: string): readonly string[] {
  const shown = raw.split('\r').map((version) => version.split(ERASE).findLast((state) => state !== '') ?? '')
  const last = shown.findLastIndex((version) => version.trim() !== '')
  return shown.filter((version, at) => at === last || (at < last && !PROGRESS.test(version)))
}

/** Reads a log in chunks and keeps only possible evidence, so that memory does not grow with the log. */
export class LogReader {
  readonly #parts: OpenPart[] = []
  #part = new OpenPart(null)
  #line = 0
  #rest = ''
  #isMidLine = false
  /** Number of characters since kept lines were copied. */
  #readChars = 0
  #decode: ChunkDecoder | null = null
  #column: string | null = null
  #folder: string | null = null
  #isWhole = false
  #isOfBuildkite = false
  /** Number of stages of a pipeline that are open. */
  #stages = 0
  /** Whether branches of a pipeline run at the same time. */
  #isParallel = false
  readonly #guard = new GuardReader()

  push(chunk: Buffer): void {
    this.#decode ??= createDecoder(chunk)
    this.#addText(this.#decode(chunk))
    this.#readChars += chunk.length
    if (this.#readChars < COPY_EACH_CHARS) return
    for (const part of [...this.#parts, this.#part]) part.copyKept()
    this.#readChars = 0
  }

  end(): ReadLog {
    this.#addText(this.#decode?.() ?? '')
    if (this.#rest !== '') this.#addLine(this.#rest, true)
    this.#rest = ''
    this.#open(null)
    return {
      parts: this.#parts.map((part) => part.close()),
      lines: this.#line,
      isWhole: this.#isWhole,
      guard: this.#guard.found,
      folder: this.#folder,
    }
  }

  #addText(text: string): void {
    const whole = this.#rest + text
    const lines = whole.split('\n')
    this.#rest = lines.pop() ?? ''
    const mayReturn = whole.includes('\r') || whole.includes('\u001b[')
    for (const line of lines) this.#addLine(line, mayReturn)
    // Only the beginning of an endless line is read.
    if (this.#rest.length > MAX_PENDING_CHARS) {
      this.#addLine(this.#rest, mayReturn)
      this.#isMidLine = true
      this.#rest = ''
    }
  }

  /** Adds a line; `mayReturn` is false if it has no control codes that return to its beginning. */
  #addLine(text: string, mayReturn: boolean): void {
    if (this.#isMidLine) {
      this.#isMidLine = false
      return
    }
    this.#line += 1
    const raw = mayReturn && text.endsWith('\r') ? text.slice(0, -1) : text
    if (mayReturn && (raw.includes('\r') || raw.includes('\u001b[')))
      for (const state of listLastStates(raw)) this.#addVersion(boundLine(state))
    else this.#addVersion(boundLine(raw))
  }

  #addVersion(raw: string): void {
    if (this.#line === 1 || this.#column !== null) this.#watchColumn(raw)
    if (this.#folder === null && CHECKOUT_WORDS.test(raw)) this.#folder = readCheckout(readLine(raw, this.#line).text)
    const isMarked = mayBeStep(raw)
    if (isMarked) this.#watchSteps(readLine(raw, this.#line))
    else if (this.#part.scriptFrom !== null || this.#guard.isListing) {
      this.#guard.add(readLine(raw, this.#line).text)
      this.#part.addScript(readScriptLine(raw))
    }
    this.#part.add(raw, this.#line, isMarked || TROUBLE_WORDS.test(raw) || TROUBLE_PLACES.test(raw))
  }

  #watchColumn(raw: string): void {
    const step = readStepColumn(raw)
    if (step !== null && this.#column !== null && step !== this.#column) this.#open(step)
    if (step !== null && this.#column === null) this.#part.step = step
    this.#column = step ?? this.#column
  }

  #watchSteps(line: LogLine): void {
    if (this.#guard.isListing) this.#guard.endPermissions()
    if (line.mark === 'group' && line.text === PERMISSIONS_GROUP) this.#guard.beginPermissions()
    if (line.mark === 'command' && line.text.startsWith('Run ')) {
      this.#open(this.#column ?? line.text)
      this.#part.scriptFrom = this.#line
      this.#guard.begin(line.text)
    } else if (line.mark === 'endgroup') this.#part.endScript(this.#line)
    else if (line.mark === 'group') this.#part.beginGroup(this.#line)
    else if (line.text === CLEANUP) this.#open(line.text)
    else if (line.text === END_OF_JOB) this.#isWhole = true
    this.#isOfBuildkite ||= isBuildkite(line.text)
    const sign = readStepSign(line, this.#isOfBuildkite)
    if (sign !== null) this.#follow(sign)
    const code = EXIT_CODE.exec(line.text)
    if (code !== null) this.#part.exitCode = Number(code[1])
    if (line.mark === 'error' || code !== null) this.#part.fail(line.time, this.#line)
  }

  /** Follows a sign of a CI system other than GitHub Actions. */
  #follow(sign: StepSign): void {
    switch (sign.kind) {
      case 'begin':
        this.#open(sign.step)
        break
      case 'stage':
        // A stage inside of another one may clean up after a failure.
        if (this.#stages === 0 && !this.#isParallel) this.#open(sign.step)
        this.#stages += 1
        break
      case 'stage end':
        this.#stages = Math.max(0, this.#stages - 1)
        break
      case 'parallel':
        this.#isParallel = sign.isOpen
        break
      case 'skipped':
        if (this.#stages === 1 && !this.#isParallel) this.#part.step = CLEANUP
        break
      case 'failed':
        this.#part.fail(null)
        if (sign.isLast) this.#open(CLEANUP)
        break
      case 'ended':
        this.#part.step = sign.command
        this.#part.exitCode = sign.exitCode
        if (sign.exitCode !== 0) this.#part.fail(null)
        this.#open(null)
        break
      case 'end':
        this.#endPipeline()
        break
    }
  }

  /** Without a failed stage the last one failed; the exception that ended the pipeline follows. */
  #endPipeline(): void {
    this.#isParallel = false
    this.#open(null)
    const stage = this.#parts.findLast(({ step }) => step !== CLEANUP)
    if (stage !== undefined && !this.#parts.some(({ failed }) => failed)) {
      stage.fail(null)
      stage.isAssumed = true
    }
    this.#part.fail(null)
  }

  /** Begins a part; an empty part is dropped. */
  #open(step: string | null): void {
    const part = this.#part
    this.#part = new OpenPart(step)
    if (part.isEmpty) return
    if (part.failed) {
      if (this.#parts.filter(({ failed }) => failed).length < MAX_FAILED_PARTS) this.#parts.push(part)
      return
    }
    // Without a mark the last part is the failed one, so earlier parts keep fewer lines.
    const before = this.#parts.findLastIndex(({ failed }) => !failed)
    if (part.step !== CLEANUP) this.#parts[before]?.shorten()
    if (this.#parts.length < MAX_PARTS || part.step !== CLEANUP) this.#parts.push(part)
    if (this.#parts.length > MAX_PARTS) this.#parts.splice(before, 1)
  }
}
