import { diagnoseError, diagnoseErrors, triedIn, verdictOf, verdictText } from '../account/diagnosis.js'
import type { LeastError } from '../account/error-details.js'
import { failureLines, isLarge } from '../account/groups.js'
import type { RunAccount } from '../account/run-account.js'
import { durationText } from '../core/duration.js'
import { lineOf } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { NO_FILE } from '../core/finding.js'
import { isShown, type Line } from '../core/log-line.js'
import { counted } from '../core/messages.js'
import { depthOf } from '../core/place.js'
import type { ErrorRecord, ResultDocument } from '../core/report.js'
import { shellPath } from '../text/shell-words.js'
import { oneLine, plainText, withoutCommands } from '../text/terminal-text.js'
import { errorRows, reactionText } from './error-text.js'
import { toReportedError } from './reported-errors.js'

export interface Explained {
  readonly account: RunAccount
  readonly log: LogExcerpt
  /** What errors.jsonl holds, for where there is nothing else. */
  readonly records: readonly ErrorRecord[]
  readonly result?: ResultDocument | null
  /** The folder, for the commands, when result.json has none. */
  readonly runDir?: string | null
  readonly skipped?: number
}

const MAX_ERRORS = 10
const MAX_WARNINGS = 10
const AMOUNT = { message: 4000, details: { maxLines: 30, maxChars: 1500 }, printed: 10, others: 10 }

/** A person's account of a run: what happened, why, what was tried, what to do next. */
export function explain(input: Explained): string {
  const parts = [headline(input), happened(input.log), why(input), tried(input.account), next(input), notes(input)]
  const sections = parts.filter((part) => part.length > 0).map((part) => part.join('\n'))
  // A run folder may be forged: not even a kind is what it has to be.
  return withoutCommands(`${plainText(sections.join('\n\n'))}\n`)
}

function happened(log: LogExcerpt): readonly string[] {
  const lines = log.lines()
  return lines.length === 0 ? [] : ['What happened', ...lines]
}

function headline(input: Explained): readonly string[] {
  const { account, result = null, records } = input
  if (result !== null) {
    const verdict = verdictOf(result, account)
    const name = oneLine(result.workflow.name ?? result.workflow.file)
    const file = result.workflow.file === NO_FILE ? '' : ` (${oneLine(result.workflow.file)})`
    const took = `after ${durationText(result.execution.duration_ms)} (exit code ${result.exit_code})`
    if (result.termination !== null) {
      const { status, reason, terminated_by: by } = result.termination
      return [`${name} was terminated (${status}) by ${oneLine(by)} ${took}: ${oneLine(reason, 1000)}`]
    }
    return [`${name}${file} ${verdictText(verdict, oneLine)} ${took}.`]
  }
  const { ending } = account
  const name = account.run?.workflow ?? records[0]?.workflow.name ?? ''
  const shown = name === '' ? 'The run' : oneLine(name)
  if (ending !== null) {
    const message = ending.message === '' ? '.' : `: ${oneLine(ending.message)}`
    return [`${shown} ended as ${ending.outcome} after ${durationText(ending.duration_ms)}${message}`]
  }
  if (account.excerpt.total > 0)
    return [`${shown} did not reach its end: the process was stopped, or it is still running.`]
  if (records.length === 0) return ['There is nothing to explain: no events, no errors, no result.']
  return [`${shown} ended with ${counted(records.length, 'error')} on record.`]
}

/** The result knows every error of the run's end; errors.jsonl also tells what earlier sessions ended with. */
function errorsOf({ account, result, records }: Explained): readonly LeastError[] {
  if (result !== undefined && result !== null) return result.errors
  const { recorded } = account.errors
  return (recorded.length > 0 ? recorded : records).map((record) =>
    toReportedError({ origin: 'author', typed: true, ...record }),
  )
}

/** Many errors are shown by their kinds: the first one in full, and how many more there are. */
function why(input: Explained): readonly string[] {
  const errors = errorsOf(input)
  if (errors.length === 0) return []
  const { kinds, examples } = diagnoseErrors(errors)
  const isMany = errors.length > MAX_ERRORS
  const more = new Map(isMany ? kinds.map(({ kind, count }) => [kind, count - 1]) : [])
  const shown = isMany ? examples : errors.map((error) => diagnoseError(error))
  const hidden = shown.length - MAX_ERRORS
  const blocks = shown.slice(0, MAX_ERRORS).map((error) => {
    const others = more.get(error.kind) ?? 0
    return [...errorRows(error, AMOUNT, ''), ...(others > 0 ? [`  and ${others} more of this kind`] : [])].join('\n')
  })
  return ['Why', blocks.join('\n\n'), ...(hidden > 0 ? [`  and ${counted(hidden, 'more kind')}`] : [])]
}

function tried(account: RunAccount): readonly string[] {
  const lines = triedIn(account).map(
    (reaction) => `  ${oneLine(reaction.node)} raised ${oneLine(reaction.kind)}: ${reactionText(reaction, oneLine)}`,
  )
  return lines.length === 0 ? [] : ['What was tried', ...middleCut(lines, 20)]
}

function next(input: Explained): readonly string[] {
  const commands = (input.result?.next_commands ?? unfinished(input)).filter(
    (line) => !line.startsWith('conductor explain '),
  )
  return commands.length === 0 ? [] : ['What to do next', ...commands.map((line) => `  ${plainText(line)}`)]
}

/** A run that left no result was killed, and can go on from its checkpoint. */
function unfinished(input: Explained): readonly string[] {
  const { ending, excerpt } = input.account
  if (ending !== null || excerpt.total === 0 || input.runDir === undefined || input.runDir === null) return []
  return [`conductor resume ${shellPath(input.runDir)}`]
}

function notes(input: Explained): readonly string[] {
  const skipped = input.skipped ?? 0
  const warnings = middleCut(
    (input.result?.warnings ?? []).map((warning) => `  ${oneLine(warning, 500)}`),
    MAX_WARNINGS,
  )
  return [
    ...(warnings.length === 0 ? [] : ['Warnings', ...warnings]),
    ...(skipped === 0
      ? []
      : [`${counted(skipped, 'line')} could not be read and ${skipped === 1 ? 'was' : 'were'} left out.`]),
  ]
}

function middleCut(lines: readonly string[], max: number): readonly string[] {
  if (lines.length <= max) return lines
  const half = Math.floor(max / 2)
  return [...lines.slice(0, half), `  … ${lines.length - 2 * half} more …`, ...lines.slice(-half)]
}

const HALF = 30

/** What a log says of a run: of a long one its beginning and its end, of a large group its failures. The account knows each event first. */
export class LogExcerpt implements EventConsumer {
  readonly #groups: RunAccount['groups']
  readonly #first: string[] = []
  #last: string[] = []
  #total = 0
  #now = ''

  constructor({ groups }: RunAccount) {
    this.#groups = groups
  }

  consume(event: StampedEvent): void {
    this.#now = event.timestamp
    const { ended } = this.#groups.lastChange
    if (this.#groups.isCrowded(event.scope) || event.type === 'node_started') return
    if (event.type === 'workflow_started' && !event.resumed) return
    this.#add(lineOf(event), depthOf(event.scope))
    if (ended !== null && isLarge(ended))
      for (const line of failureLines(ended)) this.#add(line, depthOf(ended.start.scope) + 1)
  }

  lines(): readonly string[] {
    const last = this.#last.slice(-HALF)
    const hidden = this.#total - this.#first.length - last.length
    return [...this.#first, ...(hidden > 0 ? [`  … ${hidden} more …`] : []), ...last, ...this.#openGroups()]
  }

  /** What a killed run left open has no end that would tell its failures. */
  #openGroups(): readonly string[] {
    return [...this.#groups.running()]
      .filter((group) => isLarge(group) && !this.#groups.isCrowded(group.start.scope))
      .flatMap((group) => failureLines(group).map((line) => this.#text(line, depthOf(group.start.scope) + 1)))
  }

  #add(line: Line, depth: number): void {
    if (!isShown(line.level, 'info')) return
    this.#total += 1
    if (this.#first.length < HALF) this.#first.push(this.#text(line, depth))
    else this.#last.push(this.#text(line, depth))
    if (this.#last.length > 2 * HALF) this.#last = this.#last.slice(-HALF)
  }

  #text({ mark, text }: Line, depth: number): string {
    return `  ${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${mark} ${text}`
  }
}
