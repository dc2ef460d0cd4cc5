import { RunAccount } from '../account/run-account.js'
import type { Attempt, Visit } from '../account/visit.js'
import type { RunnerCommands } from '../adapters/actions-core.js'
import { lineOf } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { isShown, type Level } from '../core/log-line.js'
import { nodeKey, readablePlace } from '../core/place.js'
import type { StreamName } from '../core/ports.js'
import { holdsSteps } from '../core/step-types.js'
import type { OutputSink } from '../run/output-router.js'
import { oneLine } from '../text/terminal-text.js'

const MAX_OPEN_LINE = 64 * 1024
const MASK_COMMAND = /^\s*::add-mask::/
/** Folds are left out with what is in them. */
const SILENT_COMMAND = /^\s*(?:::(?!group::|endgroup::)|##\[(?!group\]|endgroup\]))/i
const LINES = /[^\n]*\n|[^\n]+$/g

interface Block {
  readonly title: string
  /** Null when the node is alone and its output is printed as it comes. */
  readonly buffer: MemberBuffer | null
  readonly lines: Map<StreamName, string>
  mayCommand: boolean
}

/** The log of the step: one fold a node, members that run at the same time one after the other as they end. */
export class StepLog implements EventConsumer, OutputSink {
  readonly showsColours = true
  readonly #blocks = new Map<string, Block>()
  readonly #budget = new BufferBudget()
  #account = new RunAccount()

  constructor(
    readonly commands: RunnerCommands,
    readonly level: Level,
  ) {}

  /** A run begins; its account knows each event first. */
  begin(account: RunAccount): void {
    this.#account = account
  }

  consume(event: StampedEvent): void {
    if (event.replayed === true) return
    const { started, ended } = this.#account.visits
    // What only holds other nodes has no fold: each of those has its own.
    if (started !== null && !holdsSteps(started.visit.type)) this.#begin(started.visit, started.attempt)
    else if (ended !== null) this.#end(event, nodeKey(ended.visit), ended.attempt.failure !== null)
    else this.#tell(event)
  }

  output(place: string, stream: StreamName, shown: string, commandsAllowed: boolean): void {
    if (!this.#shows('info') && !commandsAllowed) return
    const block = this.#blocks.get(place)
    if (block === undefined) {
      if (this.#shows('info')) this.commands.foreign(shown.endsWith('\n') ? shown : `${shown}\n`)
      return
    }
    block.mayCommand = commandsAllowed
    const all = (block.lines.get(stream) ?? '') + shown
    const end = all.length > MAX_OPEN_LINE ? all.length : all.lastIndexOf('\n') + 1
    block.lines.set(stream, all.slice(end))
    if (end > 0) this.#print(block, all.slice(0, end))
  }

  /** Folds that are still open belong to nodes that were stopped. */
  finish(): void {
    for (const [key, block] of [...this.#blocks]) this.#close(key, block, null)
  }

  #begin(visit: Visit, { number }: Attempt): void {
    const isConcurrent = this.#account.groups.isConcurrent(visit.scope)
    const block: Block = {
      title: titleOf(visit, number),
      buffer: isConcurrent ? new MemberBuffer(this.#budget) : null,
      lines: new Map(),
      mayCommand: false,
    }
    this.#blocks.set(nodeKey(visit), block)
    if (block.buffer === null) this.#fold(block)
  }

  #end(event: StampedEvent, key: string, isFailed: boolean): void {
    const block = this.#blocks.get(key)
    const { level, mark, text } = lineOf(event)
    if (block !== undefined) this.#close(key, block, isFailed || !isShown(level, 'debug') ? null : `${mark} ${text}`)
    // A failure is read without unfolding anything.
    if (block === undefined || isFailed || !this.#shows('info')) this.#tell(event)
  }

  #close(key: string, block: Block, lastLine: string | null): void {
    this.#blocks.delete(key)
    for (const [stream, rest] of block.lines) {
      block.lines.set(stream, '')
      if (rest !== '') this.#print(block, `${rest}\n`)
    }
    if (block.buffer !== null) {
      this.#fold(block)
      this.#write(block.buffer.drain(), block.mayCommand)
    }
    this.commands.resume()
    if (!this.#shows('info')) return
    if (lastLine !== null) this.commands.say(lastLine)
    this.commands.endGroup()
  }

  #fold(block: Block): void {
    if (this.#shows('info')) this.commands.group(block.title)
  }

  /** A quiet log still lets a tool annotate where it may. */
  #print(block: Block, text: string): void {
    const shown = this.#shows('info')
      ? text
      : linesOf(text)
          .filter((line) => SILENT_COMMAND.test(line))
          .join('')
    if (block.buffer === null) this.#write(shown, block.mayCommand)
    else block.buffer.append(shown)
  }

  #write(text: string, mayCommand: boolean): void {
    const isMasking = text.includes('::add-mask::')
    if (!mayCommand && !isMasking) {
      this.commands.foreign(text)
      return
    }
    for (const line of linesOf(text)) {
      // Masks were taken over before the text was redacted; what is left of such a line says nothing.
      if (isMasking && MASK_COMMAND.test(line)) continue
      if (mayCommand) this.commands.trusted(line)
      else this.commands.foreign(line)
    }
  }

  #tell(event: StampedEvent): void {
    const { level, mark, text } = lineOf(event)
    if (this.#shows(level)) this.commands.say(`${mark} ${text}`)
  }

  #shows(level: Level): boolean {
    return isShown(level, this.level)
  }
}

function linesOf(text: string): readonly string[] {
  return text.match(LINES) ?? []
}

/** `deploy › lint (script), attempt 2`: the path without the counters that make scopes unique. */
function titleOf({ scope, node, type }: Visit, attempt: number): string {
  const path = readablePlace(scope).replaceAll('/', ' › ')
  const again = attempt > 1 ? `, attempt ${attempt}` : ''
  return `${oneLine(path, 200)}${path === '' ? '' : ' '}${oneLine(node, 200)} (${type})${again}`
}

const NODE_LIMIT = 4 * 1024 * 1024
const ALL_LIMIT = 64 * 1024 * 1024
const SMALLEST_LIMIT = 64 * 1024

/** How much all buffers together hold, so that many members at once stay within bounds. */
export class BufferBudget {
  held = 0
}

/** What a member printed while others ran: its beginning and its end, and how much is missing between them. */
export class MemberBuffer {
  #head = ''
  #tail = ''
  #dropped = 0

  constructor(readonly budget: BufferBudget) {}

  append(text: string): void {
    const half = (this.budget.held >= ALL_LIMIT ? SMALLEST_LIMIT : NODE_LIMIT) / 2
    this.budget.held += text.length
    if (this.#tail === '' && this.#dropped === 0 && this.#head.length + text.length <= half) this.#head += text
    else this.#tail += text
    // Not with each piece: to cut a long text takes time.
    if (this.#tail.length > 2 * half) this.#cutTail(half)
  }

  /** All that was not dropped; the buffer is empty afterwards. */
  drain(): string {
    this.#cutTail(NODE_LIMIT / 2)
    const gap = this.#dropped === 0 ? '' : `\n[... ${this.#dropped} characters left out of the log ...]\n`
    const text = `${this.#head}${gap}${this.#tail}`
    this.budget.held -= this.#head.length + this.#tail.length
    this.#head = ''
    this.#tail = ''
    this.#dropped = 0
    return text
  }

  #cutTail(length: number): void {
    const excess = Math.max(0, this.#tail.length - length)
    this.#tail = this.#tail.slice(excess)
    this.#dropped += excess
    this.budget.held -= excess
  }
}
