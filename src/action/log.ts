import { RunAccount } from '../account/run-account.js'
import type { Attempt, Visit } from '../account/visit.js'
import type { RunnerCommands } from '../adapters/actions-core.js'
import { isShown, type Level } from '../core/event-fields.js'
import { formatEventLine } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { toNodeKey } from '../core/place.js'
import type { StreamName } from '../core/ports.js'
import { hasSteps } from '../core/step-types.js'
import type { OutputSink } from '../run/live-output.js'
import { toOneLine } from '../text/terminal-text.js'

const MAX_OPEN_LINE = 64 * 1024
const MASK_COMMAND = /^\s*::add-mask::/
/** Workflow commands that a quiet log still prints: all but folds, whose content is not printed either. */
const QUIET_COMMAND = /^\s*(?:::(?!group::|endgroup::)|##\[(?!group\]|endgroup\]))/i
const LINES = /[^\n]+\n?|\n/g

interface Fold {
  readonly title: string
  /** Output of a node that runs beside others, held until the node ends; null if output is printed at once. */
  readonly buffer: MemberBuffer | null
  /** The line of each stream that has no end yet. */
  readonly openLines: Map<StreamName, string>
  commandsAllowed: boolean
}

/** The log of the step, with a fold for each node. Nodes that run at the same time are printed one after the other, as they end. */
export class StepLog implements EventConsumer, OutputSink {
  readonly showsColours = true
  readonly #folds = new Map<string, Fold>()
  #account = new RunAccount()

  constructor(
    readonly commands: RunnerCommands,
    readonly level: Level,
    readonly isOneStep = false,
  ) {}

  /** Sets the account of the run that begins; the account consumes each event before this log does. */
  begin(account: RunAccount): void {
    this.#account = account
  }

  consume(event: StampedEvent): void {
    if (event.replayed === true) return
    const { started, ended } = this.#account.visits
    // Groups get no fold of their own; their members do.
    if (started !== null && !hasSteps(started.visit.type)) this.#open(started.visit, started.attempt)
    else if (ended !== null) this.#end(event, toNodeKey(ended.visit), ended.attempt.failure !== null)
    else this.#say(event)
  }

  output(place: string, stream: StreamName, shown: string, commandsAllowed: boolean): void {
    if (!this.#shows('info') && !commandsAllowed) return
    const fold = this.#folds.get(place)
    if (fold === undefined) {
      if (this.#shows('info')) this.commands.foreign(shown.endsWith('\n') ? shown : `${shown}\n`)
      return
    }
    fold.commandsAllowed = commandsAllowed
    const text = (fold.openLines.get(stream) ?? '') + shown
    const end = text.length > MAX_OPEN_LINE ? text.length : text.lastIndexOf('\n') + 1
    fold.openLines.set(stream, text.slice(end))
    if (end > 0) this.#print(fold, text.slice(0, end))
  }

  finish(): void {
    for (const [key, fold] of [...this.#folds]) this.#close(key, fold, null)
  }

  #open(visit: Visit, { number }: Attempt): void {
    const isConcurrent = this.#account.visits.groupsAround(visit.scope).some((group) => group.isConcurrent)
    const place = this.#account.visits.readable(toNodeKey(visit))
    const type = this.isOneStep ? '' : ` (${visit.type})`
    const fold: Fold = {
      // Such as `deploy › lint (script), attempt 2`.
      title: `${toOneLine(place.replaceAll('/', ' › '), 400)}${type}${number > 1 ? `, attempt ${number}` : ''}`,
      buffer: isConcurrent ? new MemberBuffer() : null,
      openLines: new Map(),
      commandsAllowed: false,
    }
    this.#folds.set(toNodeKey(visit), fold)
    if (fold.buffer === null) this.#printTitle(fold)
  }

  #end(event: StampedEvent, key: string, isFailed: boolean): void {
    const fold = this.#folds.get(key)
    const { level, mark, text } = formatEventLine(event)
    if (fold !== undefined) this.#close(key, fold, isFailed || !isShown(level, 'debug') ? null : `${mark} ${text}`)
    // A failure is printed below the fold, so that it is read without unfolding.
    if (fold === undefined || isFailed || !this.#shows('info')) this.#say(event)
  }

  #close(key: string, fold: Fold, lastLine: string | null): void {
    this.#folds.delete(key)
    for (const rest of fold.openLines.values()) if (rest !== '') this.#print(fold, `${rest}\n`)
    if (fold.buffer !== null) {
      this.#printTitle(fold)
      this.#write(fold.buffer.text(), fold.commandsAllowed)
    }
    this.commands.resume()
    if (!this.#shows('info')) return
    if (lastLine !== null) this.commands.say(lastLine)
    this.commands.endGroup()
  }

  #printTitle({ title }: Fold): void {
    if (this.#shows('info')) this.commands.group(title)
  }

  #print({ buffer, commandsAllowed }: Fold, text: string): void {
    const shown = this.#shows('info')
      ? text
      : splitLogLines(text)
          .filter((line) => QUIET_COMMAND.test(line))
          .join('')
    if (buffer === null) this.#write(shown, commandsAllowed)
    else buffer.append(shown)
  }

  #write(text: string, commandsAllowed: boolean): void {
    const isMasking = text.includes('::add-mask::')
    if (!commandsAllowed && !isMasking) {
      this.commands.foreign(text)
      return
    }
    for (const line of splitLogLines(text)) {
      // The value was masked before the text was redacted; the rest of the line is of no use.
      if (isMasking && MASK_COMMAND.test(line)) continue
      if (commandsAllowed) this.commands.printTrusted(line)
      else this.commands.foreign(line)
    }
  }

  #say(event: StampedEvent): void {
    // How one command ended is told by the line of its failure and by the closing block.
    if (this.isOneStep && event.type === 'route_taken') return
    const { level, mark, text } = formatEventLine(event)
    if (this.#shows(level)) this.commands.say(`${mark} ${text}`)
  }

  #shows(level: Level): boolean {
    return isShown(level, this.level)
  }
}

function splitLogLines(text: string): readonly string[] {
  return text.match(LINES) ?? []
}

const HALF_LIMIT = 2 * 1024 * 1024

export class MemberBuffer {
  #head = ''
  #tail = ''
  #dropped = 0

  append(text: string): void {
    if (this.#tail === '' && this.#head.length + text.length <= HALF_LIMIT) this.#head += text
    else this.#tail += text
    // Cutting a long text is slow, so cut only when the tail is twice as long as allowed.
    if (this.#tail.length > 2 * HALF_LIMIT) this.#cutTail()
  }

  text(): string {
    this.#cutTail()
    const gap = this.#dropped === 0 ? '' : `\n[... ${this.#dropped} characters left out of the log ...]\n`
    return `${this.#head}${gap}${this.#tail}`
  }

  #cutTail(): void {
    const excess = Math.max(0, this.#tail.length - HALF_LIMIT)
    this.#tail = this.#tail.slice(excess)
    this.#dropped += excess
  }
}
