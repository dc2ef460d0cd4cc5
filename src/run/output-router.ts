import type { Member, Step } from '../config/model.js'
import type { EventConsumer, NodeAt, StampedEvent } from '../core/events.js'
import { nodeKey } from '../core/place.js'
import type { PrintedOutput, ShownOutput, StreamName } from '../core/ports.js'
import type { RedactingStream, Redactor } from '../redaction/index.js'
import { hasCommand, MaskCommands } from './mask-commands.js'

/** Who shows the live output of scripts. */
export interface OutputSink {
  /** Whether somebody may be asked a question by a line that has no end. */
  readonly showsOpenLines?: boolean
  output(place: string, stream: StreamName, shown: ShownOutput, commandsAllowed: boolean): void
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

/** What is smaller is not looked at in parts. */
const LARGE_PART = 64 * 1024

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

  readonly write = (at: NodeAt, step: Step | Member, stream: StreamName, printed: PrintedOutput): void => {
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
    this.#route(open, printed)
    this.#releaseLater()
  }

  /** Where somebody has to look at a large piece, most of its parts may still pass; what came with a command to mask stays with it. */
  #route(open: OpenStream, printed: PrintedOutput): void {
    const passed = this.#passed(open, printed)
    const isWhole = typeof printed === 'string' || printed.length <= LARGE_PART
    if (passed !== null || isWhole || !open.masks.isIdle || hasCommand(printed)) {
      const shown = passed ?? this.#redacted(open, printed)
      this.#show(open, shown)
      if (shown.length > 0) this.follower?.output(open.place, open.stream, shown, open.commandsAllowed)
      return
    }
    for (let at = 0; at < printed.length; at += LARGE_PART) this.#route(open, printed.subarray(at, at + LARGE_PART))
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

  /** Bytes at which nobody has to look, neither for commands nor for secrets. */
  #passed({ masks, redacting }: OpenStream, printed: PrintedOutput): Buffer | null {
    const passed = typeof printed === 'string' || !masks.isIdle ? null : redacting.pass(printed)
    if (passed !== null) masks.skip(printed)
    return passed
  }

  /** Values that are masked from here on are masked in what came with the command, too: it is held until its value is known. */
  #redacted(open: OpenStream, printed: PrintedOutput): string {
    this.#readMasks(open, printed)
    const text = open.held + (typeof printed === 'string' ? printed : printed.toString('latin1'))
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

  #show({ place, stream, commandsAllowed }: OpenStream, shown: ShownOutput): void {
    if (shown.length === 0) return
    for (const sink of this.sinks) sink.output(place, stream, shown, commandsAllowed)
  }

  #readMasks(open: OpenStream, printed: PrintedOutput): void {
    for (const value of open.masks.read(printed)) {
      this.redactor.add({ value, origin: 'mask' })
      this.onMask(value)
    }
  }
}
