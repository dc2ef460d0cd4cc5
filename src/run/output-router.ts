import type { Member, Step } from '../config/model.js'
import type { EventConsumer, NodeAt, StampedEvent } from '../core/events.js'
import { nodeKey } from '../core/place.js'
import type { StreamName } from '../core/ports.js'
import type { RedactingStream, Redactor } from '../redaction/index.js'

/** Who shows the live output of scripts. */
export interface OutputSink {
  /** Whether somebody may be asked a question by a line that has no end. */
  readonly showsOpenLines?: boolean
  output(place: string, stream: StreamName, shown: string, commandsAllowed: boolean): void
}

interface OpenStream {
  readonly place: string
  readonly stream: StreamName
  readonly redacting: RedactingStream
  readonly commandsAllowed: boolean
  readonly masks: MaskCommands
  /** What came since a command to mask has begun. */
  held: string
  /** How many characters came. */
  length: number
}

/** Where nobody else wants the output, redacting more of it only for who follows a run would cost too much. */
const MOST_FOLLOWED = 4 * 1024 * 1024

/** Who prints nothing for so long may wait for an answer. */
const QUIET_MS = 50

/** Calls back later, unless the returned function is called before. */
export type Later = (milliseconds: number, callback: () => void) => () => void

const later: Later = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds).unref()
  return () => clearTimeout(timer)
}

/** Takes live output over the redacting border, and takes over the one workflow command that scripts may give: add-mask. */
export class OutputRouter implements EventConsumer {
  readonly #streams = new Map<string, OpenStream>()
  #stopWaiting: () => void = () => undefined

  constructor(
    readonly redactor: Redactor,
    readonly sinks: readonly OutputSink[],
    readonly onMask: (value: string) => void,
    /** Reports it to those who follow the run. */
    readonly follower: OutputSink | null = null,
    readonly whenQuiet: Later = later,
  ) {}

  readonly write = (at: NodeAt, step: Step | Member, stream: StreamName, printed: string): void => {
    const place = nodeKey(at)
    const key = `${place}\n${stream}`
    let open = this.#streams.get(key)
    if (open === undefined) {
      open = {
        place,
        stream,
        redacting: this.redactor.stream(),
        commandsAllowed: step.type === 'script' && step.workflow_commands === 'allow',
        masks: new MaskCommands(),
        held: '',
        length: 0,
      }
      this.#streams.set(key, open)
    }
    open.length += printed.length
    const isFollowed = this.follower !== null && open.length <= MOST_FOLLOWED
    if (this.sinks.length === 0 && !isFollowed) {
      this.#readMasks(open, printed)
      return
    }
    const shown = this.#redacted(open, printed)
    this.#show(open, shown)
    if (shown !== '') this.follower?.output(open.place, open.stream, shown, open.commandsAllowed)
    this.#releaseLater()
  }

  #releaseLater(): void {
    if (!this.sinks.some((sink) => sink.showsOpenLines === true)) return
    this.#stopWaiting()
    this.#stopWaiting = this.whenQuiet(QUIET_MS, () => {
      for (const open of this.#streams.values()) {
        // A command to mask is not shown before its value is known.
        if (open.masks.isIdle) this.#show(open, open.redacting.release())
      }
    })
  }

  /** Values that are masked from here on are masked in what came with the command, too: it is held until its value is known. */
  #redacted(open: OpenStream, printed: string): string {
    this.#readMasks(open, printed)
    const text = open.held + printed
    open.held = open.masks.isIdle ? '' : text
    return open.masks.isIdle ? open.redacting.write(text) : ''
  }

  /** A node that ended prints nothing more. */
  consume(event: StampedEvent): void {
    if (this.#streams.size === 0 || (event.type !== 'node_completed' && event.type !== 'node_failed')) return
    const place = nodeKey(event)
    this.#stopWaiting()
    for (const stream of ['stdout', 'stderr'] as const) {
      const key = `${place}\n${stream}`
      const open = this.#streams.get(key)
      if (open === undefined) continue
      this.#readMasks(open, '\n')
      this.#show(open, open.redacting.write(open.held) + open.redacting.end())
      this.#streams.delete(key)
    }
  }

  #show({ place, stream, commandsAllowed }: OpenStream, shown: string): void {
    if (shown === '') return
    for (const sink of this.sinks) sink.output(place, stream, shown, commandsAllowed)
  }

  #readMasks(open: OpenStream, printed: string): void {
    for (const value of open.masks.read(printed)) {
      this.redactor.add({ value, origin: 'mask' })
      this.onMask(value)
    }
  }
}

const COMMAND = '::add-mask::'
const MASK_COMMAND = /^\s*::add-mask::(.*)$/
/** Of a longer value so much is masked. */
const LONGEST_COMMAND = 256 * 1024

/** Finds the values that a stream asks to mask; a command may come in parts, and most output holds none. */
export class MaskCommands {
  /** The line that has no end yet, as long as it can still become a command; null when it cannot. */
  #line: string | null = ''

  /** The values of the commands that this piece completes. */
  read(printed: string): readonly string[] {
    if (this.isIdle && !printed.includes(COMMAND)) {
      const start = lastLineStart(printed)
      this.#leave(start === 0 && this.#line === null ? null : printed.slice(start))
      return []
    }
    const values: string[] = []
    const lines = printed.split(/\r?\n|\r/)
    for (const [index, part] of lines.entries()) {
      const line: string | null = index > 0 ? part : this.#line === null ? null : this.#line + part
      const isOpen = index === lines.length - 1
      const isTooLong = line !== null && line.length > LONGEST_COMMAND
      if (line !== null && (!isOpen || isTooLong)) values.push(...maskedBy(line.slice(0, LONGEST_COMMAND)))
      if (isOpen) this.#leave(isTooLong ? null : line)
    }
    return values
  }

  /** Whether no command has begun. */
  get isIdle(): boolean {
    return this.#line === null || this.#line === ''
  }

  #leave(line: string | null): void {
    this.#line = line !== null && mayBeCommand(line) ? line : null
  }
}

function maskedBy(line: string): readonly string[] {
  const value = MASK_COMMAND.exec(line)?.[1]?.trim()
  return value === undefined || value === '' ? [] : [unescapeCommand(value)]
}

function mayBeCommand(line: string): boolean {
  const start = line.trimStart()
  return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND)
}

/** Where the last line begins; 0 when no line ends. Searching backwards is slow where there is nothing. */
function lastLineStart(printed: string): number {
  const feed = printed.includes('\n') ? printed.lastIndexOf('\n') : -1
  return (printed.includes('\r', feed + 1) ? printed.lastIndexOf('\r') : feed) + 1
}

function unescapeCommand(value: string): string {
  return value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
