import { verdictOf } from '../account/diagnosis.js'
import { GroupBoard, type GroupProgress, isLarge } from '../account/groups.js'
import type { Reporter, RunReport } from '../account/report.js'
import type { StampedEvent } from '../core/events.js'
import { depthOf, nodeKey, readablePlace } from '../core/place.js'
import type { Clock, StreamName } from '../core/ports.js'
import { oneLine, StreamCleaner } from '../text/terminal-text.js'
import { closingBlock } from './closing-block.js'
import { LiveArea } from './live-area.js'
import {
  familyLines,
  isDetail,
  isShown,
  type Level,
  type Line,
  lineFor,
  nodeLabel,
  type Tone,
} from './progress-lines.js'
import { durationText } from './text-format.js'

const BEAT_MS = 100
const MAX_LIVE_LINES = 8
const MAX_PARTIAL_LINE = 32 * 1024
const FAILURES_PER_GROUP = 10
const SHOWN_LIVE: readonly string[] = ['node_started', 'group_started', 'gate_waiting']
const COLORS: Readonly<Record<Tone, string>> = { good: '32', bad: '31', care: '33', quiet: '2', plain: '' }

/** How progress is shown; the caller knows the terminal and the environment. */
export interface ProgressOptions {
  readonly write: (text: string) => void
  readonly isTerminal: boolean
  readonly color: boolean
  readonly columns: number | (() => number)
  readonly clock: Clock
  readonly quiet: boolean
  readonly level: Level
  /** Calls back every so many milliseconds until the returned function is called. */
  readonly every?: (milliseconds: number, callback: () => void) => () => void
}

/** What a person watches on stderr. */
export interface Progress extends Reporter {
  /** A run begins; the groups are those of its account, which knows each event first. */
  begin(groups: GroupBoard): void
  /** Live output of a script; `place` is its scope and name. */
  output(place: string, stream: StreamName, shown: string): void
  /** Everything reported so far is written. */
  flush(): void
}

interface Running {
  readonly label: string
  readonly depth: number
  readonly since: number
  /** When a retry is due, on the wall clock. */
  readonly retryAt: number | null
}

/** What was shown of a group while it ran. */
interface ShownGroup {
  readonly since: number
  /** Tenths of its members. */
  tenths: number
  failures: number
  warnings: number
}

/** A line of a script's output that has no end yet. */
interface OpenLine {
  readonly place: string
  readonly cleaner: StreamCleaner
  text: string
}

/** The live view of a run: redrawn lines on a terminal, plain ones elsewhere. */
export function createProgress(options: ProgressOptions): Progress {
  return new ProgressView(options)
}

function unrefInterval(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

class ProgressView implements Progress {
  readonly #options: ProgressOptions
  readonly #area: LiveArea
  #groups = new GroupBoard()
  readonly #shownGroups = new WeakMap<GroupProgress, ShownGroup>()
  readonly #running = new Map<string, Running>()
  /** Gates that a human is being asked: nothing may be redrawn over the question. */
  readonly #asking = new Set<string>()
  readonly #partials = new Map<string, OpenLine>()
  readonly #live: boolean
  #stop: (() => void) | null = null

  constructor(options: ProgressOptions) {
    this.#options = options
    this.#live = options.isTerminal && !options.quiet && options.level !== 'error' && options.level !== 'warning'
    const { columns } = options
    this.#area = new LiveArea({
      write: options.write,
      columns: typeof columns === 'number' ? () => columns : columns,
      lines: this.#live ? () => this.#liveLines() : null,
    })
  }

  begin(groups: GroupBoard): void {
    this.#groups = groups
  }

  consume(event: StampedEvent): void {
    if (this.#options.quiet) return
    if (this.#live) this.#stop ??= (this.#options.every ?? unrefInterval)(BEAT_MS, () => this.#area.beat())
    const { group, ended } = this.#groups.news
    if (event.type === 'group_started') for (const running of this.#groups.running()) this.#shown(running)
    const crowded = this.#groups.isCrowded(event.scope)
    this.#follow(event)
    if (event.replayed === true) return
    if (!crowded) this.#tell(event)
    else if (event.type === 'warning') this.#tellWarning(event)
    else if (group !== null) this.#tellGroup(group, event)
    if (ended !== null && isLarge(ended) && !crowded) this.#tellFamilies(ended)
    this.#area.touch()
  }

  output(place: string, stream: StreamName, shown: string): void {
    if (this.#options.quiet || !this.#shows('info')) return
    const key = `${stream}:${place}`
    const partial = this.#partials.get(key) ?? { place, cleaner: new StreamCleaner(), text: '' }
    this.#partials.set(key, partial)
    const text = partial.cleaner.clean(shown)
    // Searching backwards is slow where there is nothing to find.
    const end = text.includes('\n') ? text.lastIndexOf('\n') + 1 : 0
    if (end > 0) {
      this.#printOutput(partial.place, partial.text + text.slice(0, end - 1))
      partial.text = ''
    }
    const line = partial.text + text.slice(end)
    const isLong = line.length > MAX_PARTIAL_LINE
    partial.text = isLong ? '' : line
    if (isLong) this.#printOutput(partial.place, line)
  }

  flush(): void {
    this.#area.flush()
  }

  finish(report: RunReport): void {
    for (const key of [...this.#partials.keys()]) this.#endPartial(key)
    this.#stop?.()
    this.#running.clear()
    const isQuiet = this.#options.quiet || !this.#shows('info')
    const lines = closingBlock(report)
    const isNews = verdictOf(report.result, report.account).tone !== 'good'
    if (!isQuiet || isNews)
      for (const { tone, text } of isQuiet && report.result.success ? lines.slice(-1) : lines)
        this.#area.print(`${this.#paint(tone, text)}\n`)
    this.#area.flush()
  }

  #follow(event: StampedEvent): void {
    switch (event.type) {
      case 'group_completed':
        this.#running.delete(nodeKey(event))
        return
      case 'node_started':
        if (event.node_type !== 'parallel' && event.node_type !== 'for_each') this.#run(event, null)
        return
      case 'node_retry_scheduled':
        this.#run(event, event.deadline)
        return
      case 'node_completed':
      case 'node_failed':
        this.#ended(nodeKey(event))
        return
      case 'gate_waiting':
        this.#running.delete(nodeKey(event))
        this.#asking.add(nodeKey(event))
        this.#area.flush()
        return
      default:
    }
  }

  #ended(place: string): void {
    if (this.#partials.size > 0) for (const stream of ['stdout', 'stderr']) this.#endPartial(`${stream}:${place}`)
    this.#running.delete(place)
    this.#asking.delete(place)
  }

  #run(event: { readonly scope: string; readonly node: string }, retryAt: number | null): void {
    if (!this.#live) return
    this.#running.set(nodeKey(event), {
      label: oneLine(nodeLabel(event), 80),
      depth: depthOf(event.scope),
      since: this.#options.clock.monotonic(),
      retryAt,
    })
  }

  #tell(event: StampedEvent): void {
    if (isDetail(event) && !this.#shows('debug')) return
    const line = lineFor(event)
    if (line === null || !this.#shows(line.level)) return
    // On a terminal the redrawn lines say what runs, and the question itself what is asked.
    if (this.#live && SHOWN_LIVE.includes(event.type)) return
    this.#printLine(line, depthOf(event.scope))
  }

  /** A large group says something at every tenth, and shows its first failures. */
  #tellGroup(group: GroupProgress, event: StampedEvent): void {
    const shown = this.#shown(group)
    if (event.type === 'node_failed' && shown.failures < FAILURES_PER_GROUP) {
      shown.failures += 1
      const line = lineFor(event)
      const text = 'item' in event && event.item !== undefined ? ` [${oneLine(event.item.key, 80)}]` : ''
      if (line !== null && this.#shows(line.level))
        this.#printLine({ ...line, text: `${group.name}${text}: ${line.text}` }, depthOf(group.scope) + 1)
    }
    const tenths = Math.floor(((group.done + group.failing.size) * 10) / group.total)
    if (tenths <= shown.tenths || tenths >= 10) return
    shown.tenths = tenths
    if (!this.#live && this.#shows('info'))
      this.#printLine({ level: 'info', mark: '·', tone: 'quiet', text: this.#groupText(group) }, depthOf(group.scope))
  }

  /** Which members of a large group failed, after the line of its end. */
  #tellFamilies(group: GroupProgress): void {
    for (const line of familyLines(group)) if (this.#shows(line.level)) this.#printLine(line, depthOf(group.scope) + 1)
  }

  #tellWarning(event: Extract<StampedEvent, { type: 'warning' }>): void {
    const group = this.#groups.around(event.scope)?.group
    const shown = group === undefined ? null : this.#shown(group)
    if (shown === null || shown.warnings >= FAILURES_PER_GROUP) return
    shown.warnings += 1
    this.#tell(event)
  }

  #shown(group: GroupProgress): ShownGroup {
    let shown = this.#shownGroups.get(group)
    if (shown === undefined) {
      shown = { since: this.#options.clock.monotonic(), tenths: 0, failures: 0, warnings: 0 }
      this.#shownGroups.set(group, shown)
    }
    return shown
  }

  #groupText(group: GroupProgress): string {
    const finished = group.done + group.failing.size
    const elapsed = this.#options.clock.monotonic() - this.#shown(group).since
    const left = finished === 0 ? null : (elapsed / finished) * Math.max(0, group.total - finished)
    const estimate = left === null || left < 1000 ? '' : `, about ${durationText(left)} left`
    const counts = `${finished}/${group.total} done, ${group.running.size} running, ${group.failing.size} failed`
    return `${oneLine(group.name, 80)}: ${counts}${estimate}`
  }

  #liveLines(): readonly string[] {
    if (this.#asking.size > 0) return []
    const now = this.#options.clock.monotonic()
    const mark = this.#area.spinner()
    const lines: string[] = []
    for (const group of this.#groups.running())
      lines.push(`${indent(depthOf(group.scope))}${mark} ${this.#groupText(group)}`)
    for (const running of this.#running.values()) {
      if (lines.length > MAX_LIVE_LINES) break
      lines.push(`${indent(running.depth)}${mark} ${running.label} ${this.#elapsed(running, now)}`)
    }
    const hidden = lines.length - MAX_LIVE_LINES
    return hidden > 0 ? [...lines.slice(0, MAX_LIVE_LINES), '  …'] : lines
  }

  #elapsed(running: Running, now: number): string {
    if (running.retryAt === null) return durationText(now - running.since)
    return `next attempt in ${durationText(Math.max(0, running.retryAt - this.#options.clock.now()))}`
  }

  #printLine(line: Line, depth: number): void {
    this.#area.print(`${indent(depth)}${this.#paint(line.tone, `${line.mark} ${line.text}`)}\n`)
  }

  /** Lines without the end of the last one. */
  #printOutput(place: string, lines: string): void {
    const prefix = this.#prefix(place)
    // By a pattern, which makes the whole text at once; with a text to look for it would come in pieces.
    const next = `\n${prefix.replaceAll('$', '$$$$')} `
    const all = lines.includes('\n') ? lines.replace(/\n/g, next) : lines
    this.#area.print(`${prefix} ${all}\n`)
  }

  #prefix(place: string): string {
    return this.#paint('quiet', `  ${oneLine(readablePlace(place), 80)} |`)
  }

  #endPartial(key: string): void {
    const partial = this.#partials.get(key)
    if (partial === undefined) return
    this.#partials.delete(key)
    const rest = (partial.text + partial.cleaner.rest()).replace(/\n$/, '')
    if (rest !== '') this.#printOutput(partial.place, rest)
  }

  #paint(tone: Tone, text: string): string {
    const code = COLORS[tone]
    return this.#options.color && code !== '' && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text
  }

  #shows(level: Level): boolean {
    return isShown(level, this.#options.level)
  }
}

function indent(depth: number): string {
  return '  '.repeat(Math.min(depth, 10))
}
