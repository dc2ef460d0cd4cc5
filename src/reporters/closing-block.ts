import type { RunReport } from '../account/report.js'
import { type ReportedError, type Suspended, waitingGates } from '../core/report.js'
import { oneLine, plainText, withoutCommands } from '../text/terminal-text.js'
import type { Tone } from './progress-lines.js'
import { counted, detailLines, durationText, unseenText } from './text-format.js'

const LIMITS = { maxLines: 40, maxChars: 2000 }
const MAX_OTHERS = 5

/** A line of the closing block; the caller paints it. */
export interface ClosingLine {
  readonly tone: Tone
  readonly text: string
}

/** The last word of a run on stderr: what happened, where, and what to do next. */
export function closingBlock(report: RunReport): readonly ClosingLine[] {
  return linesOf(report).map(({ tone, text }) => ({ tone, text: withoutCommands(text) }))
}

function linesOf(report: RunReport): readonly ClosingLine[] {
  const { result } = report
  if (result.termination !== null) return terminated(report)
  switch (result.outcome) {
    case 'success':
      return succeeded(report)
    case 'suspended':
      return suspended(report)
    case 'cancelled':
      return [{ tone: 'care', text: `■ ${name(report)} was cancelled after ${took(report)}` }, ...trailer(report)]
    case 'failed':
    case 'halted':
    case 'invalid':
      return broken(report)
  }
}

function terminated(report: RunReport): readonly ClosingLine[] {
  const { termination } = report.result
  if (termination === null) return []
  const good = termination.status === 'success'
  return [
    { tone: good ? 'good' : 'bad', text: `■ Terminated (${termination.status}): ${plainText(termination.reason)}` },
    row('by', oneLine(termination.terminated_by)),
    ...(report.runDir === null ? [] : [row('run folder', report.runDir)]),
    ...unseenLine(report),
  ]
}

/** The verdict is the last line; what is left to act on, and where it lies, stands before it. */
function succeeded(report: RunReport): readonly ClosingLine[] {
  const { handled = [], unseen_failures: unseen } = report.result
  const shown = handled.slice(0, MAX_OTHERS)
  const verdict = unseenLine(report)
  return [
    ...shown.map(({ node, kind, by }) => row('handled', `${kind} at ${oneLine(node)}, by ${oneLine(by)}`)),
    ...(handled.length > shown.length ? [row('handled', `${handled.length - shown.length} more`)] : []),
    ...leftovers(report),
    ...(unseen === undefined
      ? [{ tone: 'good', text: `✓ ${name(report)} succeeded in ${took(report)}` } as const]
      : verdict),
  ]
}

/** A success that left something to act on says where. */
function leftovers({ result, runDir }: RunReport): readonly ClosingLine[] {
  const left = [
    [result.dead_letters.length, 'dead letter'],
    [result.escalations.length, 'escalation'],
    [result.warnings.length, 'warning'],
  ] as const
  const texts = left.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun))
  if (texts.length === 0 || runDir === null) return []
  const next = result.next_commands.map((command) => row('next', plainText(command)))
  return [row('left', texts.join(', ')), row('run folder', runDir), ...next]
}

/** Commands that failed where nobody looked; a run that ends well all the same says so last. */
function unseenLine(report: RunReport): readonly ClosingLine[] {
  const { success, unseen_failures: unseen = 0 } = report.result
  const text = unseenText(unseen)
  if (text === null) return []
  if (!success) return [row('unseen', `${counted(unseen, 'command')} failed unseen before`)]
  return [{ tone: 'care', text: `! ${name(report)} ${text}, in ${took(report)}` }]
}

function suspended(report: RunReport): readonly ClosingLine[] {
  if (report.result.suspended?.waits_for === 'shards') return planned(report, report.result.suspended)
  const gates = waitingGates(report.result)
  const shown = gates.slice(0, MAX_OTHERS)
  const awaited = gates.length > 1 ? `${gates.length} answers` : 'an answer'
  return [
    { tone: 'care', text: `? ${name(report)} is suspended and waits for ${awaited}` },
    ...shown.flatMap((gate) => [
      row('gate', oneLine(gate.node)),
      row('asks', oneLine(gate.prompt, 1000)),
      // Questions stand in the prompt already.
      ...gate.options
        .filter(({ value }) => value !== '')
        .map((option) => row('option', `${oneLine(option.value)} (${oneLine(option.label)})`)),
    ]),
    ...(gates.length > shown.length ? [row('also', `${gates.length - shown.length} more`)] : []),
    ...trailer(report),
  ]
}

function planned(report: RunReport, plan: Extract<Suspended, { waits_for: 'shards' }>): readonly ClosingLine[] {
  const items = `${counted(plan.total, 'item')} of ${oneLine(plan.group)}`
  const commands = report.result.next_commands
  return [
    { tone: 'care', text: `? ${name(report)} is planned: ${items} over ${counted(plan.shards, 'shard')}` },
    ...(report.runDir === null ? [] : [row('run folder', report.runDir)]),
    ...commands.slice(0, 1).map((command) => row('shard', plainText(command))),
    ...(plan.shards > 1 ? [row('', `and so on, up to ${plan.shards}/${plan.shards}`)] : []),
    ...commands.slice(-1).map((command) => row('join', plainText(command))),
  ]
}

function broken(report: RunReport): readonly ClosingLine[] {
  const { result } = report
  const word = result.outcome === 'halted' ? 'halted' : 'failed'
  const head: ClosingLine = { tone: 'bad', text: `✗ ${name(report)} ${word} after ${took(report)}` }
  const [first, ...others] = result.errors
  if (first === undefined) return [head, ...trailer(report)]
  const shown = others.slice(0, MAX_OTHERS)
  return [
    head,
    { tone: 'plain', text: '' },
    ...errorLines(first),
    ...shown.map((error) =>
      row('also', `${oneLine(error.node_id ?? '')} ${error.kind}: ${oneLine(error.message, 200)}`),
    ),
    ...(others.length > shown.length ? [row('also', `${others.length - shown.length} more`)] : []),
    ...trailer(report),
  ]
}

function errorLines(error: ReportedError): readonly ClosingLine[] {
  const where = error.file === null ? null : `${error.file}${error.line === null ? '' : `:${error.line}`}`
  const crossed = error.frames.slice(1)
  return [
    ...(error.node_id === null ? [] : [row('node', oneLine(error.node_id))]),
    row('kind', error.kind),
    ...rows('message', plainText(error.message).slice(0, 4000).split('\n')),
    ...rows('details', detailLines(error.details, LIMITS)),
    ...(error.attempts > 1 ? [row('attempts', String(error.attempts))] : []),
    ...(where === null ? [] : [row('where', oneLine(where))]),
    ...crossed.map((frame) => row('through', `${oneLine(frame.node)} (${frame.type}) in ${oneLine(frame.file)}`)),
    ...(error.available_fields === undefined ? [] : [row('available', availableText(error))]),
    ...(error.suggestion === null ? [] : [row('hint', oneLine(error.suggestion, 1000))]),
  ]
}

function availableText(error: ReportedError): string {
  const names = (error.available_fields ?? []).map((field) => oneLine(field, 100)).join(', ')
  const rest = (error.available_fields_total ?? 0) - (error.available_fields?.length ?? 0)
  return rest > 0 ? `${names} and ${rest} more` : names
}

function trailer(report: RunReport): readonly ClosingLine[] {
  const lines: ClosingLine[] = []
  const { ending, errors } = report.account
  const path = ending?.errorsPath ?? null
  const problem = ending?.errorsWriteError ?? null
  if (path !== null) lines.push(row('errors', path))
  else if (problem !== null) lines.push(row('errors', `errors.jsonl could not be written: ${oneLine(problem)}`))
  else if (errors.recorded.length > 0) lines.push(row('errors', 'not written: there is no run folder'))
  if (report.runDir !== null) lines.push(row('run folder', report.runDir))
  for (const command of report.result.next_commands)
    if (command.startsWith('conductor resume ')) lines.push(row('resume', plainText(command)))
  const explain = report.result.next_commands.find((command) => command.startsWith('conductor explain '))
  if (explain !== undefined) lines.push(row('explain', plainText(explain)))
  return [...lines, ...unseenLine(report)]
}

function rows(label: string, texts: readonly string[]): readonly ClosingLine[] {
  return texts.map((text, index) => row(index === 0 ? label : '', text))
}

function row(label: string, text: string): ClosingLine {
  return { tone: 'plain', text: `  ${label.padEnd(11)}${text}` }
}

function name(report: RunReport): string {
  return oneLine(report.result.workflow.name ?? report.result.workflow.file)
}

function took(report: RunReport): string {
  const { duration_ms: duration, nodes_executed: nodes } = report.result.execution
  return `${durationText(duration)} (${counted(nodes, 'node')})`
}
