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
import type { Block, BlockLine, ListBlock } from '../markup/blocks.js'
import { renderTextBlocks } from '../markup/text-blocks.js'
import { replaceShellWords, toPathWord, toShellPath } from '../text/shell-words.js'
import { toOneLine, toPlainText, withoutCommands } from '../text/terminal-text.js'
import { listErrorBlocks } from './error-blocks.js'
import { listReactions } from './run-blocks.js'

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
const MAX_IN_FLIGHT = 10
/** Number of shares that the longest log has. */
const MAX_LOG_LINES = 1000
const LIMITS = { chars: 4000, code: 1500, lines: 15, entries: 10, command: 100_000 }

/** Explains a run to a person: what happened, why, what was tried, and what to do next. */
export function explain(input: Explained): string {
  const { account, log, result } = input
  const blocks = [
    ...listTitled('What happened', log.lines(), { weight: MAX_LOG_LINES }),
    ...listWhy(input),
    ...listReactions(listTried(account)),
    ...listNext(input),
    ...listTitled(
      'Warnings',
      (result?.warnings ?? []).map((text) => ({ text, max: 500 })),
      { noun: 'warning', where: 'in result.json' },
    ),
    ...listUnread(input),
  ]
  const lines = [explainHeadline(input), ...renderTextBlocks(blocks, LIMITS)]
  // A run folder may be forged, so that even a kind may hold any text.
  return withoutCommands(`${toPlainText(lines.join('\n'))}\n`)
}

function listTitled(line: string, entries: readonly BlockLine[], more: Partial<ListBlock> = {}): readonly Block[] {
  if (entries.length === 0) return []
  return [
    { type: 'heading', line },
    { type: 'list', entries, ...more },
  ]
}

function explainHeadline(input: Explained): string {
  const { account, result = null, records } = input
  if (result !== null) {
    const verdict = createVerdict(result, account)
    const name = toOneLine(result.workflow.name ?? result.workflow.file)
    const file = result.workflow.file === NO_FILE ? '' : ` (${toOneLine(result.workflow.file)})`
    const took = `after ${formatDuration(result.execution.duration_ms)} (exit code ${result.exit_code})`
    if (result.termination !== null) {
      const { status, reason, terminated_by: by } = result.termination
      return `${name} was terminated (${status}) by ${toOneLine(by)} ${took}: ${toOneLine(reason, 1000)}`
    }
    return `${name}${file} ${formatVerdict(verdict, toOneLine)} ${took}.`
  }
  const { ending } = account
  const name = account.run?.workflow ?? records[0]?.workflow.name ?? ''
  const shown = name === '' ? 'The run' : toOneLine(name)
  if (ending !== null) {
    const message = ending.message === '' ? '.' : `: ${toOneLine(ending.message)}`
    return `${shown} ended as ${ending.outcome} after ${formatDuration(ending.duration_ms)}${message}`
  }
  if (account.startedAt !== null) {
    const nodes = account.visits.listInFlight()
    const more = nodes.length > MAX_IN_FLIGHT ? ` and ${nodes.length - MAX_IN_FLIGHT} more` : ''
    const inFlight = nodes.slice(0, MAX_IN_FLIGHT).map((node) => toOneLine(node, 200))
    const where = nodes.length === 0 ? '' : ` In flight: ${inFlight.join(', ')}${more}.`
    return `${shown} did not reach its end: the process was stopped, or it is still running.${where}`
  }
  if (records.length === 0) return 'There is nothing to explain: no events, no errors, no result.'
  return `${shown} ended with ${formatCount(records.length, 'error')} on record.`
}

/** Returns the errors of the result; without a result, those of the events or of errors.jsonl, which also has earlier sessions. */
function listExplainedErrors({ account, result, records }: Explained): readonly LeastError[] {
  const { recorded } = account.errors
  const known = recorded.length > 0 ? recorded : records
  return result?.errors ?? known.map((record) => toReportedError({ origin: 'author', typed: true, ...record }))
}

function listWhy(input: Explained): readonly Block[] {
  const errors = listExplainedErrors(input)
  if (errors.length === 0) return []
  const { kinds, examples } = diagnoseErrors(errors)
  const isMany = errors.length > MAX_ERRORS
  const countByKind = new Map(isMany ? kinds.map(({ kind, count }) => [kind, count]) : [])
  const shown = isMany ? examples : errors.map((error) => diagnoseError(error))
  const hidden = shown.length - MAX_ERRORS
  const createText = (line: string): Block => ({ type: 'text', line })
  return [
    { type: 'heading', line: 'Why' },
    ...shown.slice(0, MAX_ERRORS).flatMap((error, at) => {
      const others = (countByKind.get(error.kind) ?? 1) - 1
      return [
        ...(at === 0 ? [] : [createText('')]),
        ...listErrorBlocks(error, { github: null }),
        ...(others > 0 ? [createText(`and ${others} more of this kind`)] : []),
      ]
    }),
    ...(hidden > 0 ? [createText(`and ${formatCount(hidden, 'more kind')}`)] : []),
  ]
}

function listNext(input: Explained): readonly Block[] {
  const { result, account, runDir = null } = input
  const isUnfinished = account.ending === null && account.startedAt !== null && runDir !== null
  // A killed run left no result.
  const all = result?.next_commands ?? (isUnfinished ? [`conductor resume ${toShellPath(runDir)}`] : [])
  const commands = all.filter((line) => getVerb(line) !== 'explain').map((line) => moveCommand(line, input))
  if (commands.length === 0) return []
  return [
    { type: 'heading', line: 'What next' },
    { type: 'commands', parts: [{ label: '', what: '', commands }] },
  ]
}

/** Returns a command for a folder that this machine does not know: with its path here, and with the workflow file. */
function moveCommand(command: string, { account, result, runDir = null, isUnknown }: Explained): string {
  if (isUnknown !== true || runDir === null) return command
  const isOfFolder = ['resume', 'redrive'].includes(getVerb(command))
  const moved = replaceShellWords(command, (word, at) => (isOfFolder && at === 2 ? toPathWord(runDir) : word))
  return nameWorkflow(moved, toPathWord(result?.workflow.file ?? account.run?.file ?? ''))
}

function listUnread({ skipped = 0 }: Explained): readonly Block[] {
  const line = `${formatCount(skipped, 'line')} could not be read and ${skipped === 1 ? 'was' : 'were'} skipped.`
  return skipped === 0 ? [] : [{ type: 'heading', line }]
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
    const more = this.#hidden > 0 ? [`… ${this.#hidden} more …`] : []
    return [...this.#lines.slice(0, HALF), ...more, ...this.#lines.slice(HALF), ...failures]
  }

  #add(line: Line, depth: number): void {
    if (!isShown(line.level, 'info')) return
    this.#lines.push(this.#text(line, depth))
    if (this.#lines.length > 2 * HALF) this.#hidden += this.#lines.splice(HALF, 1).length
  }

  #text({ mark, text }: Line, depth: number): string {
    return `${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${mark} ${text}`
  }
}
