import type { Step } from '../config/model.js'
import type { EventConsumer, NodeAt, RunEvent, StampedEvent } from '../core/events.js'
import { toNodeKey } from '../core/place.js'
import type { Clock, StreamName } from '../core/ports.js'
import { isWork } from '../core/step-types.js'
import type { RedactingStream, Redactor } from '../redaction/index.js'
import { removeEscapes } from '../text/bytes.js'
import { findLargest } from '../text/lists.js'

/** Gets the output of nodes while they run, redacted. */
export interface OutputSink {
  /** Whether lines without an end are shown after a pause, because they may be a question to the user. */
  readonly showsOpenLines?: boolean
  /** Whether the sink gets colours and other control sequences; else it gets plain text. */
  readonly showsColours?: boolean
  /** Number of characters of a stream after which this sink needs no more. */
  readonly mostCharacters?: number
  output(place: string, stream: StreamName, shown: string, commandsAllowed: boolean): void
}

interface OpenStream {
  readonly place: string
  readonly stream: StreamName
  /** Sinks that get the same text, and the stream that redacts it for them. */
  readonly outlets: readonly { readonly sinks: readonly OutputSink[]; readonly redacting: RedactingStream }[]
  readonly commandsAllowed: boolean
  readonly masks: MaskCommands
  /** Text since an unfinished add-mask command began. */
  held: string
  length: number
}

/** After a pause of this length, a line without an end is taken for a question. */
const QUIET_MS = 50

/** Calls back later, unless the returned function is called first. */
export type Later = (milliseconds: number, callback: () => void) => () => void

export const later: Later = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds).unref()
  return () => clearTimeout(timer)
}

/** Redacts live output, passes it to the sinks, and executes the one workflow command that every script may use: add-mask. */
export class OutputRouter implements EventConsumer {
  readonly #streams = new Map<string, OpenStream>()
  readonly #mostCharacters: number
  #stopWaiting: () => void = () => undefined

  constructor(
    readonly redactor: Redactor,
    readonly sinks: readonly OutputSink[],
    readonly onMask: (value: string) => void,
    readonly whenQuiet: Later = later,
  ) {
    this.#mostCharacters = findLargest(sinks.map((sink) => sink.mostCharacters ?? Number.POSITIVE_INFINITY))
  }

  readonly write = (at: NodeAt, step: Step, stream: StreamName, printed: string): void => {
    const place = toNodeKey(at)
    const key = `${place}\n${stream}`
    const commandsAllowed = step.type === 'script' && step.workflow_commands === 'allow'
    const open = this.#streams.get(key) ?? this.#open(place, stream, commandsAllowed)
    this.#streams.set(key, open)
    open.length += printed.length
    if (open.length > this.#mostCharacters) {
      this.#registerMasks(open, printed)
      return
    }
    const shownText = this.#withMasksKnown(open, printed)
    this.#show(open, (redacting) => redacting.write(shownText))
    this.#releaseLater()
  }

  #open(place: string, stream: StreamName, commandsAllowed: boolean): OpenStream {
    const outlets = [
      { sinks: this.sinks.filter((sink) => sink.showsColours !== true), redacting: this.redactor.plainStream() },
      { sinks: this.sinks.filter((sink) => sink.showsColours === true), redacting: this.redactor.stream() },
    ].filter(({ sinks }) => sinks.length > 0)
    return { place, stream, outlets, commandsAllowed, masks: new MaskCommands(), held: '', length: 0 }
  }

  #releaseLater(): void {
    if (!this.sinks.some((sink) => sink.showsOpenLines === true)) return
    this.#stopWaiting()
    this.#stopWaiting = this.whenQuiet(QUIET_MS, () => {
      for (const open of this.#streams.values()) {
        // An add-mask command is not shown before its value is known.
        if (open.masks.isIdle) this.#show(open, (redacting) => redacting.release())
      }
    })
  }

  /** Holds output while an add-mask command is unfinished, so that its value is also masked in the output around it. */
  #withMasksKnown(open: OpenStream, printed: string): string {
    this.#registerMasks(open, printed)
    const text = open.held + printed
    open.held = open.masks.isIdle ? '' : text
    return open.masks.isIdle ? text : ''
  }

  /** Closes the streams of a node that ended. */
  consume(event: StampedEvent): void {
    if (this.#streams.size === 0 || (event.type !== 'node_completed' && event.type !== 'node_failed')) return
    const place = toNodeKey(event)
    this.#stopWaiting()
    for (const stream of ['stdout', 'stderr'] as const) {
      const key = `${place}\n${stream}`
      const open = this.#streams.get(key)
      if (open === undefined) continue
      this.#registerMasks(open, '\n')
      if (open.length <= this.#mostCharacters)
        this.#show(open, (redacting) => redacting.write(open.held) + redacting.end())
      this.#streams.delete(key)
    }
  }

  #show({ place, stream, commandsAllowed, outlets }: OpenStream, take: (from: RedactingStream) => string): void {
    for (const { sinks, redacting } of outlets) {
      const shown = take(redacting)
      if (shown !== '') for (const sink of sinks) sink.output(place, stream, shown, commandsAllowed)
    }
  }

  #registerMasks(open: OpenStream, printed: string): void {
    for (const value of open.masks.read(printed)) {
      this.redactor.add({ value, origin: 'mask' })
      this.onMask(value)
    }
  }
}

const COMMAND = '::add-mask::'
const MASK_COMMAND = /^\s*::add-mask::(.*)$/
/** Maximum length of a command; the rest of a longer value is not masked. */
const LONGEST_COMMAND = 256 * 1024

/** Finds the values of add-mask commands in a stream; a command may come in parts. */
export class MaskCommands {
  /** The line without an end; null if it cannot become a command. */
  #line: string | null = ''

  read(printed: string): readonly string[] {
    // Without a command in the text, only its last line may become one.
    if (this.isIdle && !printed.includes(COMMAND)) {
      const start = Math.max(printed.lastIndexOf('\n'), printed.lastIndexOf('\r')) + 1
      if (start > 0) this.#line = ''
      this.#extend(printed.slice(start))
      return []
    }
    const values: string[] = []
    const endLine = (next: '' | null): void => {
      const value = this.#line === null ? '' : parseMask(this.#line.slice(0, LONGEST_COMMAND))
      if (value !== '') values.push(value)
      this.#line = next
    }
    for (const [index, part] of printed.split(/\r?\n|\r/).entries()) {
      if (index > 0) endLine('')
      this.#extend(part)
      if (this.#line !== null && this.#line.length > LONGEST_COMMAND) endLine(null)
    }
    return values
  }

  #extend(part: string): void {
    const line: string | null = this.#line === null ? null : this.#line + part
    this.#line = line !== null && mayBeCommand(line) ? line : null
  }

  get isIdle(): boolean {
    return this.#line === null || this.#line === ''
  }
}

/** Returns the value of an add-mask command; empty if the line is none. */
function parseMask(line: string): string {
  const value = MASK_COMMAND.exec(line)?.[1]?.trim() ?? ''
  return value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

function mayBeCommand(line: string): boolean {
  const start = line.trimStart()
  return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND)
}

/** Minimum time between two reports of a node's output; a node that ends sooner gets none. */
const EVERY_MS = 1000
/** Interval of the timer that looks for output to report. */
const LOOKS_MS = 500
const MOST_CHARS = 4096
/** Approximate size of an event without its text. */
const FRAME_CHARS = 300
/** Amount of reported output after which the interval between two reports of a node grows by `EVERY_MS`. */
const SLOWER_AFTER_CHARS = 64 * 1024

interface Printing {
  readonly at: NodeAt
  due: number
  readonly unreported: Record<StreamName, { text: string; omitted: number }>
}

/**
 * Emits events with the output of nodes that still run, for those who follow a run. Each event contains the end of the output
 * since the last one, and events become rarer the more there were, so that they stay small however much is printed.
 */
export class LiveOutput implements OutputSink, EventConsumer {
  readonly mostCharacters = 4 * 1024 * 1024
  readonly #running = new Map<string, Printing>()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  #reported = 0

  constructor(
    readonly clock: Clock,
    readonly emit: (event: RunEvent) => void,
    /** Whether other sinks show colours; with the same setting, output is redacted only once. */
    readonly showsColours = false,
  ) {}

  consume(event: StampedEvent): void {
    if (event.replayed === true) return
    if (event.type === 'node_completed' || event.type === 'node_failed') this.#running.delete(toNodeKey(event))
    if (event.type !== 'node_started' || !isWork(event.node_type)) return
    const { scope, node, visit, attempt } = event
    this.#running.set(toNodeKey(event), {
      at: { scope, node, visit, attempt },
      due: this.clock.now() + EVERY_MS,
      unreported: { stdout: { text: '', omitted: 0 }, stderr: { text: '', omitted: 0 } },
    })
  }

  output(place: string, stream: StreamName, shown: string): void {
    const unreported = this.#running.get(place)?.unreported[stream]
    if (unreported === undefined || this.#isClosed) return
    const length = unreported.text.length + shown.length
    const text = shown.length > 2 * MOST_CHARS ? shown.slice(-2 * MOST_CHARS) : unreported.text + shown
    unreported.text = removeEscapes(text.slice(findReportedStart(text)))
    unreported.omitted += length - unreported.text.length
    // A real timer: the virtual clock of scenarios must not advance for this one.
    this.#timer ??= setInterval(() => this.#report(), LOOKS_MS).unref()
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
  }

  #report(): void {
    const now = this.clock.now()
    for (const printing of this.#running.values()) {
      const { at, due, unreported } = printing
      if (due > now) continue
      for (const stream of ['stdout', 'stderr'] as const) {
        const { text, omitted } = unreported[stream]
        if (text === '') continue
        unreported[stream] = { text: '', omitted: 0 }
        this.#reported += text.length + FRAME_CHARS
        printing.due = now + EVERY_MS * Math.max(1, this.#reported / SLOWER_AFTER_CHARS)
        this.emit({ type: 'node_output', ...at, stream, text, omitted })
      }
    }
  }
}

/** Returns where the reported end of a text begins: at a line, unless the line is too long, and never inside a surrogate pair. */
function findReportedStart(text: string): number {
  const excess = text.length - MOST_CHARS
  if (excess <= 0) return 0
  const line = text.indexOf('\n', excess - 1) + 1
  if (line > 0 && line < text.length) return line
  return /^[\udc00-\udfff]/.test(text.slice(excess, excess + 1)) ? excess + 1 : excess
}
