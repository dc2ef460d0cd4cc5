import { type GroupProgress, listFailureLines } from '../account/groups.js'
import type { RunReport } from '../account/report.js'
import { RunAccount } from '../account/run-account.js'
import { isWaiting, type Visit } from '../account/visit.js'
import { formatDuration } from '../core/duration.js'
import { isShown, type Level, type Line, type Tone, toNodeName } from '../core/event-fields.js'
import { formatEventLine } from '../core/event-types.js'
import type { EventConsumer, Stamped, StampedEvent } from '../core/events.js'
import { memoize } from '../core/maps.js'
import { countLevels, toNodeKey } from '../core/place.js'
import type { Clock, StreamName } from '../core/ports.js'
import { fitColumns, toOneLine, withoutOldCommands } from '../text/terminal-text.js'
import { createClosingBlock, createQuietBlock } from './closing-block.js'

const BEAT_MS = 100
const MAX_LIVE_LINES = 8
const MAX_PARTIAL_LINE = 32 * 1024
const FAILURES_PER_GROUP = 10
const SHOWN_LIVE: readonly string[] = ['node_started', 'group_started', 'gate_waiting']
const COLORS: Readonly<Record<Tone, string>> = { good: '32', bad: '31', care: '33', quiet: '2', plain: '' }

export interface ProgressOptions {
  readonly write: (text: string) => void
  readonly isTerminal: boolean
  readonly color: boolean
  readonly columns: () => number
  readonly clock: Clock
  readonly quiet: boolean
  readonly level: Level
  /** Calls back at an interval until the returned function is called. */
  readonly every?: (milliseconds: number, callback: () => void) => () => void
}

function unrefInterval(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

/** Shows progress on stderr: redrawn lines on a terminal, plain lines elsewhere. */
export class Progress implements EventConsumer {
  readonly #area: LiveArea
  #account = new RunAccount()
  /** `tenths` are those of the members that were announced. */
  readonly #shown = memoize((_: GroupProgress) => ({ tenths: 0, failures: 0, warnings: 0 }))
  readonly #partials = new Map<string, string>()
  readonly #live: boolean
  #stop: (() => void) | null = null

  constructor(readonly options: ProgressOptions) {
    this.#live = options.isTerminal && !options.quiet && options.level !== 'error' && options.level !== 'warning'
    this.#area = new LiveArea(options.write, options.columns, this.#live ? () => this.#liveLines() : null)
  }

  /** Begins a run, whose account must consume each event before this reporter. */
  begin(account: RunAccount): void {
    this.#account = account
  }

  consume(event: StampedEvent): void {
    if (this.options.quiet) return
    if (this.#live) this.#stop ??= (this.options.every ?? unrefInterval)(BEAT_MS, () => this.#area.beat())
    const { visits } = this.#account
    const { memberOf: group, endedGroup: ended } = visits
    const isCrowded = visits.isCrowded(event.scope)
    if (visits.ended !== null)
      for (const stream of ['stdout', 'stderr']) this.#endPartial(`${stream}:${toNodeKey(visits.ended.visit)}`)
    if (event.replayed === true) return
    if (!isCrowded) this.#tell(event)
    else if (event.type === 'warning') this.#tellWarning(event)
    else if (group !== null) this.#tellGroup(group, event)
    // The failed members of a large group follow the line of its end.
    if (ended?.isLarge && !isCrowded)
      for (const line of listFailureLines(ended)) this.#printLine(line, countLevels(ended.start.scope) + 1)
    if (event.type === 'gate_waiting') this.#area.flush()
    else this.#area.touch()
  }

  /** Prints live output of a script; `place` is its scope and name. */
  output(place: string, stream: StreamName, shown: string): void {
    if (this.options.quiet || !this.#shows('info')) return
    const key = `${stream}:${place}`
    const partial = this.#partials.get(key) ?? ''
    const all = partial + shown
    const lastLine = shown.includes('\n') ? partial.length + shown.lastIndexOf('\n') + 1 : 0
    const end = all.length - lastLine > MAX_PARTIAL_LINE ? all.length : lastLine
    this.#partials.set(key, all.slice(end))
    if (end > 0) this.#printOutput(place, all.slice(0, end))
  }

  flush(): void {
    this.#area.flush()
  }

  finish(report: RunReport & { readonly isLast?: boolean }): void {
    for (const key of [...this.#partials.keys()]) this.#endPartial(key)
    this.#stop?.()
    this.#account = new RunAccount()
    const isQuiet = this.options.quiet || !this.#shows('info')
    for (const { tone, text } of isQuiet ? createQuietBlock(report) : createClosingBlock({ ...report, isShown: true }))
      this.#area.print(`${this.#paint(tone, text)}\n`)
    this.#area.flush()
  }

  #tell(event: StampedEvent): void {
    // On a terminal, the redrawn lines show running nodes, and the prompt shows the question.
    if (!this.#live || !SHOWN_LIVE.includes(event.type))
      this.#printLine(formatEventLine(event), countLevels(event.scope))
  }

  /** Reports every tenth of a large group, and its first failures. */
  #tellGroup(group: GroupProgress, event: StampedEvent): void {
    const shown = this.#shown(group)
    if (event.type === 'node_failed' && shown.failures < FAILURES_PER_GROUP) {
      shown.failures += 1
      const line = formatEventLine(event)
      this.#printLine({ ...line, text: `${group.start.node}: ${line.text}` }, countLevels(group.start.scope) + 1)
    }
    const tenths = Math.floor(((group.done + group.failing.size) * 10) / group.total)
    if (tenths <= shown.tenths || tenths >= 10) return
    shown.tenths = tenths
    if (!this.#live)
      this.#printLine(
        { level: 'info', mark: '·', tone: 'quiet', text: this.#groupText(group) },
        countLevels(group.start.scope),
      )
  }

  #tellWarning(event: Stamped<'warning'>): void {
    const [group] = this.#account.visits.groupsAround(event.scope)
    const shown = group && this.#shown(group)
    if (shown === undefined || shown.warnings >= FAILURES_PER_GROUP) return
    shown.warnings += 1
    this.#tell(event)
  }

  #groupText(group: GroupProgress): string {
    const finished = group.done + group.failing.size
    const elapsed = this.options.clock.now() - Date.parse(group.start.timestamp)
    const left = finished === 0 ? null : (elapsed / finished) * Math.max(0, group.total - finished)
    const estimate = left === null || left < 1000 ? '' : `, about ${formatDuration(left)} left`
    const counts = `${finished}/${group.total} done, ${group.running.size} running, ${group.failing.size} failed`
    return `${toOneLine(group.start.node, 80)}: ${counts}${estimate}`
  }

  #liveLines(): readonly string[] {
    const { visits } = this.#account
    // A group that waits for its retry has no running members.
    const open = [...visits.open].filter(({ group, route }) => group === null || route?.action === 'retry')
    // A redraw would overwrite a question to the user.
    if (open.some(isWaiting)) return []
    const mark = this.#area.spinner()
    const lines = [
      ...visits
        .runningGroups()
        .map((group) => `${indent(countLevels(group.start.scope))}${mark} ${this.#groupText(group)}`),
      ...open.map(
        (visit) => `${indent(countLevels(visit.scope))}${mark} ${toNodeName(visit, 80)} ${this.#elapsed(visit)}`,
      ),
    ]
    return lines.length > MAX_LIVE_LINES ? [...lines.slice(0, MAX_LIVE_LINES), '  …'] : lines
  }

  #elapsed({ attempts, pauses, route }: Visit): string {
    const now = this.options.clock.now()
    if (route?.action !== 'retry') return formatDuration(now - (attempts.at(-1)?.startedAt ?? now))
    return `next attempt in ${formatDuration(Math.max(0, (pauses.at(-1)?.to ?? now) - now))}`
  }

  #printLine(line: Line, depth: number): void {
    if (!this.#shows(line.level)) return
    this.#area.print(`${indent(depth)}${this.#paint(line.tone, `${line.mark} ${line.text}`)}\n`)
  }

  #printOutput(place: string, text: string): void {
    const prefix = this.#paint('quiet', `  ${toOneLine(this.#account.visits.readable(place), 80)} |`)
    const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
    this.#area.print(`${prefix} ${lines.join(`\n${prefix} `)}\n`)
  }

  #endPartial(key: string): void {
    const partial = this.#partials.get(key) ?? ''
    this.#partials.delete(key)
    if (partial !== '') this.#printOutput(key.slice(key.indexOf(':') + 1), partial)
  }

  #paint(tone: Tone, text: string): string {
    const code = COLORS[tone]
    return this.options.color && code !== '' && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text
  }

  #shows(level: Level): boolean {
    return isShown(level, this.options.level)
  }
}

function indent(depth: number): string {
  return '  '.repeat(Math.min(depth, 10))
}

const FLUSH_CHARS = 16 * 1024
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** Prints lines above a few lines that are redrawn. Writes are batched, because a fast run would otherwise spend its time in them. */
class LiveArea {
  #pending = ''
  #drawn = 0
  #scheduled = false
  #tick = 0

  constructor(
    readonly write: (text: string) => void,
    readonly columns: () => number,
    /** Null if lines cannot be redrawn. */
    readonly lines: (() => readonly string[]) | null,
  ) {}

  print(text: string): void {
    this.#pending += text
    if (this.#pending.length >= FLUSH_CHARS) this.flush()
    else this.#schedule()
  }

  touch(): void {
    if (this.lines !== null) this.#schedule()
  }

  beat(): void {
    this.#tick += 1
    this.flush()
  }

  spinner(): string {
    return FRAMES[this.#tick % FRAMES.length] ?? ''
  }

  flush(): void {
    const { lines, write, columns } = this
    const text = this.#pending
    this.#pending = ''
    if (lines === null) {
      if (text !== '') write(withoutOldCommands(text))
      return
    }
    const width = Math.max(20, columns()) - 1
    const rows = lines().map((line) => fitColumns(line, width))
    const erase = this.#drawn === 0 ? '' : `\u001b[${this.#drawn}A\r\u001b[0J`
    this.#drawn = rows.length
    const all = erase + text + rows.map((row) => `${row}\n`).join('')
    if (all !== '') write(withoutOldCommands(all))
  }

  /** Defers the write, so that the next program starts first. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    const flushNow = (): void => {
      this.#scheduled = false
      this.flush()
    }
    setImmediate(() => setImmediate(flushNow))
  }
}
