import type { Member, Step } from '../config/model.js'
import type { EventConsumer, NodeAt, StampedEvent } from '../core/events.js'
import { nodeKey } from '../core/place.js'
import type { StreamName } from '../core/ports.js'
import type { RedactingStream, Redactor } from '../redaction/index.js'

export interface OutputSink {
  /** Whether somebody may be asked a question by a line that has no end. */
  readonly showsOpenLines?: boolean
  /** Whether it gets colours and other control sequences; without them it gets plain text. */
  readonly showsColours?: boolean
  /** Where nobody else wants what a stream prints, no more of it is redacted for this sink. */
  readonly mostCharacters?: number
  output(place: string, stream: StreamName, shown: string, commandsAllowed: boolean): void
}

interface OpenStream {
  readonly place: string
  readonly stream: StreamName
  /** Sinks that get the same text, and what redacts it for them. */
  readonly outlets: readonly { readonly sinks: readonly OutputSink[]; readonly redacting: RedactingStream }[]
  readonly commandsAllowed: boolean
  readonly masks: MaskCommands
  /** What came since a command to mask has begun. */
  held: string
  /** How many characters came. */
  length: number
}

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
  readonly #mostCharacters: number
  #stopWaiting: () => void = () => undefined

  constructor(
    readonly redactor: Redactor,
    readonly sinks: readonly OutputSink[],
    readonly onMask: (value: string) => void,
    readonly whenQuiet: Later = later,
  ) {
    this.#mostCharacters = Math.max(...sinks.map((sink) => sink.mostCharacters ?? Number.POSITIVE_INFINITY))
  }

  readonly write = (at: NodeAt, step: Step | Member, stream: StreamName, printed: string): void => {
    const place = nodeKey(at)
    const key = `${place}\n${stream}`
    const commandsAllowed = step.type === 'script' && step.workflow_commands === 'allow'
    const open = this.#streams.get(key) ?? this.#open(place, stream, commandsAllowed)
    this.#streams.set(key, open)
    open.length += printed.length
    if (open.length > this.#mostCharacters) {
      this.#readMasks(open, printed)
      return
    }
    const known = this.#withMasksKnown(open, printed)
    this.#show(open, (redacting) => redacting.write(known))
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
        // A command to mask is not shown before its value is known.
        if (open.masks.isIdle) this.#show(open, (redacting) => redacting.release())
      }
    })
  }

  /** Values that are masked from here on are masked in what came with the command, too: it is held until its value is known. */
  #withMasksKnown(open: OpenStream, printed: string): string {
    this.#readMasks(open, printed)
    const text = open.held + printed
    open.held = open.masks.isIdle ? '' : text
    return open.masks.isIdle ? text : ''
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

  read(printed: string): readonly string[] {
    // Most output holds no command: only its last line may become one.
    if (this.isIdle && !printed.includes(COMMAND)) {
      const start = lastLineStart(printed)
      if (start > 0) this.#line = ''
      this.#goOn(printed.slice(start))
      return []
    }
    const values: string[] = []
    const endLine = (next: '' | null): void => {
      if (this.#line !== null) values.push(...maskedBy(this.#line.slice(0, LONGEST_COMMAND)))
      this.#line = next
    }
    for (const [index, part] of printed.split(/\r?\n|\r/).entries()) {
      if (index > 0) endLine('')
      this.#goOn(part)
      if (this.#line !== null && this.#line.length > LONGEST_COMMAND) endLine(null)
    }
    return values
  }

  #goOn(part: string): void {
    const line: string | null = this.#line === null ? null : this.#line + part
    this.#line = line !== null && mayBeCommand(line) ? line : null
  }

  get isIdle(): boolean {
    return this.#line === null || this.#line === ''
  }
}

function maskedBy(line: string): readonly string[] {
  const value = MASK_COMMAND.exec(line)?.[1]?.trim() ?? ''
  return value === '' ? [] : [value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')]
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
