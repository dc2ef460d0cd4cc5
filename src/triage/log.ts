import { type Decoder, decoderOf } from './encoding.js'
import { Evidence } from './evidence.js'
import { LastLines } from './last-lines.js'
import { isAside, isLocal, isWarning, type LogLine, readings, readLine } from './line.js'
import { type LogMatcher, ROLE, type Trial } from './matcher.js'
import { matches, mayMatch } from './rules.js'

/** A stretch of a log that belongs to one step. */
export interface LogPart {
  readonly step: string | null
  readonly evidence: Evidence
  /** Whether the runner said so, and when, for logs with times. */
  failed: boolean
  readonly errorTimes: string[]
  exitCode: number | null
  readonly firstLine: number
  lastLine: number
}

/** A log that was read to its end. */
export interface ReadLog {
  readonly parts: readonly LogPart[]
  readonly lines: number
}

const NEWLINE = 10
const RETURN = 13
const TAB = 9
const MAX_LINE_BYTES = 64 * 1024
const MAX_PARTS = 1000
const MAX_ERROR_TIMES = 100
/** So near to the end of a part a hint counts, in lines. */
const HINT_REACH = 100

const EXIT_CODE = /^(?:Error: )?(?:##\[error\])?Process completed with exit code (\d{1,9})/

/** Reads a log piece by piece and keeps only what speaks for or against; memory does not grow with the log. */
export class LogReader {
  readonly #matcher: LogMatcher
  readonly #parts: LogPart[] = []
  #part: LogPart
  #line = 0
  #rest = Buffer.alloc(0)
  #columns: Uint8Array | null = null
  #tail = false
  /** Undefined before the first bytes came. */
  #decoder: Decoder | null | undefined
  readonly #last = new LastLines()

  constructor(matcher: LogMatcher) {
    this.#matcher = matcher
    this.#part = newPart(null, 1)
  }

  /** The bytes are kept for a while: they must not be written into again. */
  push(chunk: Buffer): void {
    this.#decoder = this.#decoder === undefined ? decoderOf(chunk) : this.#decoder
    if (this.#decoder === null) this.#pushText(chunk)
    else this.#pushText(Buffer.from(this.#decoder.decode(chunk, { stream: true })))
  }

  #pushText(chunk: Buffer): void {
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
    this.#close(this.#line + 1)
    return { parts: this.#parts, lines: this.#line }
  }

  #addLine(bytes: Buffer, start: number, end: number, ends: boolean): void {
    if (!this.#tail) this.#line += 1
    this.#tail = !ends
    this.#watchColumns(bytes, start, end)
    const roles = this.#matcher.scan(bytes, start, end)
    if ((roles & ~ROLE.unclean) === 0 && this.#matcher.always.length === 0) return
    if ((roles & ROLE.unclean) !== 0 && nextReturn(bytes, start, end) < end - 1) this.#addVersions(bytes, start, end)
    else this.#addVersion(roles, bytes, start, end)
  }

  /** A line that a program wrote again and again, such as its progress: each version is looked at on its own. */
  #addVersions(bytes: Buffer, start: number, end: number): void {
    for (let from = start; from < end; ) {
      const to = nextReturn(bytes, from, end)
      this.#addVersion(this.#matcher.scan(bytes, from, to), bytes, from, to)
      from = to + 1
    }
  }

  #addVersion(roles: number, bytes: Buffer, start: number, end: number): void {
    // Colours may stand in the midst of a text.
    if ((roles & ROLE.colour) !== 0) this.#addPlain(readLine(textOf(bytes, start, end)))
    else this.#addScanned(roles, bytes, start, end, null)
  }

  #addPlain(line: LogLine): void {
    const plain = Buffer.from(line.mark === null ? line.text : `##[${line.mark}]${line.text}`)
    this.#addScanned(this.#matcher.scan(plain, 0, plain.length), plain, 0, plain.length, line)
  }

  #addScanned(roles: number, bytes: Buffer, start: number, end: number, read: LogLine | null): void {
    if ((roles & ROLE.hint) !== 0 && read?.mark !== 'command') this.#last.push(this.#line, bytes, start, end)
    const likely = this.#matcher.likely(this.#part.evidence)
    const isStructure = (roles & ROLE.structure) !== 0
    if (likely.length === 0 && !isStructure) return
    if (read !== null) this.#tryRules(read, likely, isStructure)
    else this.#tryRaw(textOf(bytes, start, end), (roles & ROLE.unclean) === 0, likely, isStructure)
  }

  /** Taking a line apart costs more than finding out that no pattern is about it. */
  #tryRaw(raw: string, isClean: boolean, likely: readonly Trial[], isStructure: boolean): void {
    if (isStructure || !isClean || likely.some(({ branch }) => mayMatch(branch, raw)))
      this.#tryRules(readLine(raw, isClean), likely, isStructure)
  }

  #tryRules(line: LogLine, likely: readonly Trial[], isStructure: boolean): void {
    if (isStructure) this.#watchSteps(line)
    this.#part.lastLine = this.#line
    if (line.mark === 'command') return
    const texts = readings(line.text)
    for (const trial of likely) this.#try(trial, line, texts)
  }

  #try({ rule, pattern, branch }: Trial, line: LogLine, texts: readonly string[]): void {
    if (this.#part.evidence.isFull(rule) || !texts.some((text) => matches(branch, text))) return
    if (rule.transient && rule.set !== 'rule' && (isLocal(line.text) || isAside(line.text))) return
    const warning = rule.transient && isWarning(line)
    this.#part.evidence.add(rule, pattern, { line: this.#line, text: line.text }, this.#line, warning)
  }

  #watchSteps(line: LogLine): void {
    if (line.mark === 'command' && line.text.startsWith('Run ')) this.#open(line.text)
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
    this.#close(this.#line)
    this.#part = newPart(step, this.#line)
  }

  /** What stands near the end of a part may tell why it ended. */
  #tryHints(): void {
    for (const { number, raw } of this.#last.take(this.#line - HINT_REACH)) {
      const line = readLine(raw)
      const texts = isWarning(line) || line.mark === 'command' ? [] : readings(line.text)
      const isMarked = line.mark === 'error'
      for (const { rule, pattern, branch } of this.#matcher.hints) {
        if (rule.unless?.test(line.text) === true) continue
        if (texts.some((text) => matches(branch, isMarked ? `Error: ${text}` : text)))
          this.#part.evidence.add(rule, pattern, { line: number, text: line.text }, number, false)
      }
    }
  }

  /** Closes the part that ends before a line; one that never began is none. */
  #close(before: number): void {
    this.#tryHints()
    const part = this.#part
    if (before <= part.firstLine) return
    part.lastLine = this.#line
    if (this.#parts.length < MAX_PARTS) this.#parts.push(part)
    else this.#parts.at(-1)?.evidence.absorb(part.evidence)
  }
}

function newPart(step: string | null, firstLine: number): LogPart {
  return { step, firstLine, evidence: new Evidence(), failed: false, errorTimes: [], exitCode: null, lastLine: 0 }
}

/** Where the next carriage return stands, or the end of the line. */
function nextReturn(bytes: Buffer, start: number, end: number): number {
  let at = start
  while (at < end && bytes[at] !== RETURN) at += 1
  return at
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
