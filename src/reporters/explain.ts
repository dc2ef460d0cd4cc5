import type { RunAccount } from '../account/run-account.js'
import { raisedBy } from '../core/events.js'
import { NO_FILE } from '../core/finding.js'
import { isJsonObject, type JsonObject } from '../core/json.js'
import { addTo } from '../core/lists.js'
import { counted } from '../core/messages.js'
import type { ErrorRecord, ReportedError, ResultDocument } from '../core/report.js'
import { oneLine, plainText, withoutCommands } from '../text/terminal-text.js'
import { adviceFor } from './advice.js'
import { shellPath } from './shell-words.js'
import type { Story } from './story.js'
import { detailLines, durationText } from './text-format.js'

/** What is left of a run; any of it may be missing. */
export interface Explained {
  readonly account: RunAccount
  readonly story: Story
  /** What errors.jsonl holds, for where there is nothing else. */
  readonly records: readonly ErrorRecord[]
  readonly result?: ResultDocument | null
  /** The folder, for the commands, when result.json has none. */
  readonly runDir?: string | null
  /** Lines that could not be read. */
  readonly skipped?: number
}

const MAX_ERRORS = 10
const MAX_WARNINGS = 10
const LIMITS = { maxLines: 30, maxChars: 1500 }

/** A person's account of a run: what happened, why, what was tried, what to do next. */
export function explain(input: Explained): string {
  const parts = [headline(input), input.story.text(), why(input), tried(input.account), next(input), notes(input)]
  const sections = parts.filter((part) => part.length > 0).map((part) => part.join('\n'))
  return withoutCommands(`${sections.join('\n\n')}\n`)
}

function headline(input: Explained): readonly string[] {
  const { account, result, records } = input
  if (result !== undefined && result !== null) {
    const name = oneLine(result.workflow.name ?? result.workflow.file)
    const took = `after ${durationText(result.execution.duration_ms)} (exit code ${result.exit_code})`
    if (result.termination !== null) {
      const { status, reason, terminated_by: by } = result.termination
      return [`${name} was terminated (${status}) by ${oneLine(by)} ${took}: ${oneLine(reason, 1000)}`]
    }
    const file = result.workflow.file === NO_FILE ? '' : ` (${oneLine(result.workflow.file)})`
    return [`${name}${file} ${outcomeWord(result.outcome)} ${took}.`]
  }
  const { ending } = account
  const name = account.run?.workflow ?? records[0]?.workflow.name ?? ''
  const shown = name === '' ? 'The run' : oneLine(name)
  if (ending?.outcome === 'success') return [`${shown} succeeded after ${durationText(ending.durationMs)}.`]
  if (ending !== null)
    return [
      `${shown} ${outcomeWord(ending.outcome)} after ${durationText(ending.durationMs)}: ${oneLine(ending.message)}`,
    ]
  if (account.excerpt.total > 0)
    return [`${shown} did not reach its end: the process was stopped, or it is still running.`]
  if (records.length === 0) return ['There is nothing to explain: no events, no errors, no result.']
  return [`${shown} ended with ${counted(records.length, 'error')} on record.`]
}

function outcomeWord(outcome: string): string {
  switch (outcome) {
    case 'success':
      return 'succeeded'
    case 'halted':
      return 'halted'
    case 'invalid':
      return 'is not valid'
    case 'suspended':
      return 'waits for an answer'
    case 'cancelled':
      return 'was cancelled'
    default:
      return 'failed'
  }
}

function why(input: Explained): readonly string[] {
  const errors = explainedErrors(input)
  if (errors.length === 0) return []
  const shown = errors.length > MAX_ERRORS ? firstOfEachKind(errors) : errors.map(errorLines)
  const hidden = shown.length - MAX_ERRORS
  return ['Why', ...shown.slice(0, MAX_ERRORS).flat(), ...(hidden > 0 ? [`  and ${counted(hidden, 'more kind')}`] : [])]
}

/** Many errors are shown by their kinds: the first one in full, how many more there are, and where. */
function firstOfEachKind(errors: readonly ExplainedError[]): readonly (readonly string[])[] {
  const kinds = new Map<string, ExplainedError[]>()
  for (const error of errors) addTo(kinds, error.kind, error)
  return [...kinds.values()].map(([first, ...more]) => [
    ...(first === undefined ? [] : errorLines(first)),
    ...(more.length === 0 ? [] : [`    and ${more.length} more of this kind`]),
  ])
}

/** The result knows every error of the run's end; errors.jsonl also tells what earlier sessions ended with. */
function explainedErrors({ account, result, records }: Explained): readonly ExplainedError[] {
  if (result !== undefined && result !== null) return result.errors.map(explainedError)
  const { recorded } = account.errors
  return (recorded.length > 0 ? recorded : records).map((record) => ({
    kind: record.envelope.kind,
    message: record.envelope.message,
    details: record.envelope.details,
    node: raisedBy(record),
    file: record.frames[0]?.file ?? null,
    line: null,
    frames: record.frames,
    attempts: record.attempts,
    exitCode: record.exit_code,
    stderr: record.stderr_tail,
  }))
}

interface ExplainedError {
  readonly kind: string
  readonly message: string
  readonly details: JsonObject
  readonly node: string
  readonly file: string | null
  readonly line: number | null
  readonly frames: ErrorRecord['frames']
  readonly attempts: number
  readonly exitCode: number | null
  readonly stderr: string
}

/** A result of another version may lack fields. */
function explainedError(
  error: Partial<ReportedError> & Pick<ReportedError, 'kind' | 'message' | 'details'>,
): ExplainedError {
  return {
    kind: error.kind,
    message: error.message,
    details: error.details,
    node: error.node_id ?? '',
    file: error.file ?? null,
    line: error.line ?? null,
    frames: error.frames ?? [],
    attempts: error.attempts ?? 1,
    exitCode: null,
    stderr: '',
  }
}

function errorLines(error: ExplainedError): readonly string[] {
  const where = error.file === null ? '' : ` in ${oneLine(error.file)}${error.line === null ? '' : `:${error.line}`}`
  const by = error.node === '' ? '' : ` raised by ${oneLine(error.node)}${where}`
  const through = error.frames.slice(1).map((frame) => `    through ${oneLine(frame.node)} in ${oneLine(frame.file)}`)
  const stderr =
    error.details['stderr_tail'] === undefined && error.stderr.trim() !== '' ? stderrLines(error.stderr) : []
  const cause = error.details['cause']
  return [
    `  ${oneLine(error.kind)}${by}`,
    ...plainText(error.message)
      .slice(0, 4000)
      .split('\n')
      .map((row) => `    ${row}`),
    ...(error.attempts > 1 ? [`    after ${error.attempts} attempts`] : []),
    ...(error.exitCode === null || error.exitCode === 0 ? [] : [`    exit code ${error.exitCode}`]),
    ...through,
    ...(isJsonObject(cause) && typeof cause['kind'] === 'string' ? [`    caused by ${oneLine(cause['kind'])}`] : []),
    ...detailLines(error.details, LIMITS).map((row) => `    ${row}`),
    ...stderr,
  ]
}

function stderrLines(tail: string): readonly string[] {
  const rows = plainText(tail).trimEnd().split('\n').slice(-10)
  return ['    the end of stderr:', ...rows.map((row) => `      ${oneLine(row, 300)}`)]
}

function tried({ errors }: RunAccount): readonly string[] {
  const reactions = errors.reactions()
  const retries = new Map<string, { node: string; kind: string; count: number; waited: number }>()
  for (const { node, kind, action, count, waitedSeconds } of reactions) {
    if (action !== 'retry') continue
    const entry = retries.get(`${node}\n${kind}`) ?? { node, kind, count: 0, waited: 0 }
    entry.count += count
    entry.waited += waitedSeconds
    retries.set(`${node}\n${kind}`, entry)
  }
  const lines = [
    ...[...retries.values()].map(
      ({ node, kind, count, waited }) =>
        `  ${oneLine(node)} was retried ${counted(count, 'time')} on ${kind}, waiting ${durationText(waited * 1000)} in all`,
    ),
    ...reactions
      .filter(({ action }) => ['to', 'end', 'recover'].includes(action))
      .map(({ node, kind, action, to, count }) => {
        const target = action === 'recover' ? 'recovered' : `went to ${oneLine(to ?? '$end')}`
        return `  ${oneLine(node)} ${target} on ${kind}${count > 1 ? ` (${count} times)` : ''}`
      }),
  ]
  return lines.length === 0 ? [] : ['What was tried', ...middleCut(lines, 20)]
}

function next(input: Explained): readonly string[] {
  const result = input.result ?? null
  const [error] = explainedErrors(input)
  const suggested = result?.errors[0]?.suggestion
  const advice = suggested ?? (error === undefined ? null : adviceFor(error.kind, error.details))
  const commands = (result?.next_commands ?? unfinished(input)).filter((line) => !line.startsWith('conductor explain '))
  const lines = [...(advice === null ? [] : [oneLine(advice, 1000)]), ...commands.map((line) => plainText(line))]
  return lines.length === 0 ? [] : ['What to do next', ...lines.map((line) => `  ${line}`)]
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
