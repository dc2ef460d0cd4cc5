import { createVerdict, diagnoseError, diagnoseErrors, formatVerdict, listTried } from '../account/diagnosis.js'
import type { LeastError } from '../account/error-details.js'
import { listFailureLines } from '../account/groups.js'
import { getVerb, nameWorkflow } from '../account/next-steps.js'
import { toReportedError } from '../account/reported-errors.js'
import type { RunAccount } from '../account/run-account.js'
import { formatDuration } from '../core/duration.js'
import { isShown, type Line } from '../core/event-fields.js'
import { formatEventLine } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { NO_FILE } from '../core/finding.js'
import { formatCount } from '../core/messages.js'
import { countLevels } from '../core/place.js'
import type { ErrorRecord, ResultDocument } from '../core/report.js'
import { replaceShellWords, toPathWord, toShellPath } from '../text/shell-words.js'
import { toOneLine, toPlainText, withoutCommands } from '../text/terminal-text.js'
import { formatReaction, listErrorRows } from './error-text.js'

export interface Explained {
  readonly account: RunAccount
  readonly log: LogExcerpt
  readonly records: readonly ErrorRecord[]
  readonly result?: ResultDocument | null
  readonly runDir?: string | null
  /** Whether the index of this machine does not have the run folder, so that commands must name the workflow file. */
  readonly isUnknown?: boolean
  readonly skipped?: number
}

const MAX_ERRORS = 10
const MAX_WARNINGS = 10
const MAX_IN_FLIGHT = 10
const AMOUNT = { message: 4000, details: { maxLines: 30, maxChars: 1500 }, printed: 10, others: 10 }

/** Explains a run to a person: what happened, why, what was tried, and what to do next. */
export function explain(input: Explained): string {
  const parts = [
    explainHeadline(input),
    titled('What happened', input.log.lines()),
    explainWhy(input),
    titled('What was tried', describeAttempts(input.account)),
    titled('What next', listNext(input)),
    explainNotes(input),
  ]
  const sections = parts.filter((part) => part.length > 0).map((part) => part.join('\n'))
  // A run folder may be forged, so that even a kind may hold any text.
  return withoutCommands(`${toPlainText(sections.join('\n\n'))}\n`)
}

function titled(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines]
}

function explainHeadline(input: Explained): readonly string[] {
  const { account, result = null, records } = input
  if (result !== null) {
    const verdict = createVerdict(result, account)
    const name = toOneLine(result.workflow.name ?? result.workflow.file)
    const file = result.workflow.file === NO_FILE ? '' : ` (${toOneLine(result.workflow.file)})`
    const took = `after ${formatDuration(result.execution.duration_ms)} (exit code ${result.exit_code})`
    if (result.termination !== null) {
      const { status, reason, terminated_by: by } = result.termination
      return [`${name} was terminated (${status}) by ${toOneLine(by)} ${took}: ${toOneLine(reason, 1000)}`]
    }
    return [`${name}${file} ${formatVerdict(verdict, toOneLine)} ${took}.`]
  }
  const { ending } = account
  const name = account.run?.workflow ?? records[0]?.workflow.name ?? ''
  const shown = name === '' ? 'The run' : toOneLine(name)
  if (ending !== null) {
    const message = ending.message === '' ? '.' : `: ${toOneLine(ending.message)}`
    return [`${shown} ended as ${ending.outcome} after ${formatDuration(ending.duration_ms)}${message}`]
  }
  if (account.startedAt !== null) {
    const nodes = account.visits.listInFlight()
    const more = nodes.length > MAX_IN_FLIGHT ? ` and ${nodes.length - MAX_IN_FLIGHT} more` : ''
    const inFlight = nodes.slice(0, MAX_IN_FLIGHT).map((node) => toOneLine(node, 200))
    const where = nodes.length === 0 ? '' : ` In flight: ${inFlight.join(', ')}${more}.`
    return [`${shown} did not reach its end: the process was stopped, or it is still running.${where}`]
  }
  if (records.length === 0) return ['There is nothing to explain: no events, no errors, no result.']
  return [`${shown} ended with ${formatCount(records.length, 'error')} on record.`]
}

/** Returns the errors of the result; without a result, those of the events or of errors.jsonl, which also has earlier sessions. */
function listExplainedErrors({ account, result, records }: Explained): readonly LeastError[] {
  const { recorded } = account.errors
  const known = recorded.length > 0 ? recorded : records
  return result?.errors ?? known.map((record) => toReportedError({ origin: 'author', typed: true, ...record }))
}

function explainWhy(input: Explained): readonly string[] {
  const errors = listExplainedErrors(input)
  if (errors.length === 0) return []
  const { kinds, examples } = diagnoseErrors(errors)
  const isMany = errors.length > MAX_ERRORS
  const more = new Map(isMany ? kinds.map(({ kind, count }) => [kind, count - 1]) : [])
  const shown = isMany ? examples : errors.map((error) => diagnoseError(error))
  const hidden = shown.length - MAX_ERRORS
  const blocks = shown.slice(0, MAX_ERRORS).map((error) => {
    const others = more.get(error.kind) ?? 0
    return [...listErrorRows(error, AMOUNT, ''), ...(others > 0 ? [`  and ${others} more of this kind`] : [])].join(
      '\n',
    )
  })
  return ['Why', blocks.join('\n\n'), ...(hidden > 0 ? [`  and ${formatCount(hidden, 'more kind')}`] : [])]
}

function describeAttempts(account: RunAccount): readonly string[] {
  const lines = listTried(account).map(
    (reaction) =>
      `  ${toOneLine(reaction.node)} raised ${toOneLine(reaction.kind)}: ${formatReaction(reaction, toOneLine)}`,
  )
  return cutMiddle(lines, 20)
}

function listNext(input: Explained): readonly string[] {
  const { result, account, runDir = null } = input
  const isUnfinished = account.ending === null && account.startedAt !== null && runDir !== null
  // A killed run left no result.
  const commands = result?.next_commands ?? (isUnfinished ? [`conductor resume ${toShellPath(runDir)}`] : [])
  return commands
    .filter((line) => getVerb(line) !== 'explain')
    .map((line) => `  ${toPlainText(moveCommand(line, input))}`)
}

/** Returns a command for a folder that this machine does not know: with its path here, and with the workflow file. */
function moveCommand(command: string, { account, result, runDir = null, isUnknown }: Explained): string {
  if (isUnknown !== true || runDir === null) return command
  const isOfFolder = ['resume', 'redrive'].includes(getVerb(command))
  const moved = replaceShellWords(command, (word, at) => (isOfFolder && at === 2 ? toPathWord(runDir) : word))
  return nameWorkflow(moved, toPathWord(result?.workflow.file ?? account.run?.file ?? ''))
}

function explainNotes({ skipped = 0, result }: Explained): readonly string[] {
  const warnings = (result?.warnings ?? []).map((warning) => `  ${toOneLine(warning, 500)}`)
  const unread = `${formatCount(skipped, 'line')} could not be read and ${skipped === 1 ? 'was' : 'were'} skipped.`
  return [...titled('Warnings', cutMiddle(warnings, MAX_WARNINGS)), ...(skipped === 0 ? [] : [unread])]
}

function cutMiddle(lines: readonly string[], max: number): readonly string[] {
  if (lines.length <= max) return lines
  const half = Math.floor(max / 2)
  return [...lines.slice(0, half), `  … ${lines.length - 2 * half} more …`, ...lines.slice(-half)]
}

const HALF = 30

/** Collects the first and the last lines of a run's log; of a large group, only its failures. The account must consume each event first. */
export class LogExcerpt implements EventConsumer {
  readonly #lines: string[] = []
  #hidden = 0
  #now = ''

  constructor(readonly account: RunAccount) {}

  consume(event: StampedEvent): void {
    this.#now = event.timestamp
    const { endedGroup: ended } = this.account.visits
    if (this.account.visits.isCrowded(event.scope) || event.type === 'node_started') return
    if (event.type === 'workflow_started' && !event.resumed) return
    // One step has no routes.
    if (event.type === 'route_taken' && this.account.run?.file === NO_FILE) return
    this.#add(formatEventLine(event), countLevels(event.scope))
    if (ended?.isLarge) for (const line of listFailureLines(ended)) this.#add(line, countLevels(ended.start.scope) + 1)
  }

  lines(): readonly string[] {
    // Groups that a killed run left open.
    const open = this.account.visits.runningGroups().filter(({ isLarge, start }) => {
      return isLarge && !this.account.visits.isCrowded(start.scope)
    })
    const failures = open.flatMap((group) =>
      listFailureLines(group).map((line) => this.#text(line, countLevels(group.start.scope) + 1)),
    )
    const more = this.#hidden > 0 ? [`  … ${this.#hidden} more …`] : []
    return [...this.#lines.slice(0, HALF), ...more, ...this.#lines.slice(HALF), ...failures]
  }

  #add(line: Line, depth: number): void {
    if (!isShown(line.level, 'info')) return
    this.#lines.push(this.#text(line, depth))
    if (this.#lines.length > 2 * HALF) this.#hidden += this.#lines.splice(HALF, 1).length
  }

  #text({ mark, text }: Line, depth: number): string {
    return `  ${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${mark} ${text}`
  }
}
