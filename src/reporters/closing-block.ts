import type { RunAccount } from '../account/run-account.js'
import { partLabel } from '../core/github.js'
import { counted } from '../core/messages.js'
import type { RunOutcome } from '../core/outcome.js'
import { type ResultDocument, type Suspended, waitingGates } from '../core/report.js'
import { cut, oneLine, plainText, withoutCommands } from '../text/terminal-text.js'
import {
  type Amount,
  type ClosingLine,
  errorLines,
  familyText,
  type PlaceOf,
  plain,
  row,
  rows,
} from './closing-error.js'
import { leadingErrors, reportedFamilies } from './leading-errors.js'
import { type NextSteps, nextSteps, type Reader } from './next-steps.js'
import { durationText, unseenText } from './text-format.js'

const MAX_OTHERS = 5
/** What a program sees that reads the end of a log. */
const MAX_BYTES = 4000
/** GitHub puts the time before each line. */
const STAMP_BYTES = 30

const AMOUNTS: readonly Amount[] = [
  { message: 2000, details: { maxLines: 40, maxChars: 1000 }, stderr: 20, others: MAX_OTHERS, command: 4000 },
  { message: 1000, details: { maxLines: 12, maxChars: 300 }, stderr: 12, others: MAX_OTHERS, command: 2000 },
  { message: 600, details: { maxLines: 6, maxChars: 150 }, stderr: 8, others: 3, command: 1000 },
  { message: 400, details: null, stderr: 5, others: 2, command: 500 },
]
const LEAST: Amount = { message: 200, details: null, stderr: 2, others: 1, command: 300 }

/** What the last word is made of; `account` is null when nothing ran. */
export interface ClosingInput extends Reader {
  readonly result: ResultDocument
  readonly account: RunAccount | null
  readonly placeOf?: PlaceOf
}

/** The last word of a run: what happened, where, and what to do next, all of it in 4 KiB. */
export function closingBlock(report: ClosingInput): readonly ClosingLine[] {
  for (const amount of AMOUNTS) {
    const lines = printedLines(report, amount)
    if (sizeOf(lines, report) <= MAX_BYTES) return lines
  }
  return printedLines(report, LEAST)
}

function printedLines(report: ClosingInput, amount: Amount): readonly ClosingLine[] {
  return linesOf(report, amount).map(({ tone, text }) => ({ tone, text: withoutCommands(text) }))
}

function sizeOf(lines: readonly ClosingLine[], { github }: ClosingInput): number {
  const stamp = github === null ? 0 : STAMP_BYTES
  return lines.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1 + stamp, 0)
}

function linesOf(report: ClosingInput, amount: Amount): readonly ClosingLine[] {
  const { result } = report
  if (result.termination !== null) return terminated(report, amount)
  switch (result.outcome) {
    case 'success':
      return succeeded(report)
    case 'suspended':
      return suspended(report, amount)
    case 'cancelled':
      return [{ tone: 'care', text: `■ ${name(report)} was cancelled${after(report)}` }, ...trailer(report, amount)]
    case 'failed':
    case 'halted':
    case 'invalid':
      return broken(report, amount)
  }
}

function terminated(report: ClosingInput, amount: Amount): readonly ClosingLine[] {
  const { termination } = report.result
  if (termination === null) return []
  const good = termination.status === 'success'
  return [
    {
      tone: good ? 'good' : 'bad',
      text: `■ Terminated (${termination.status}): ${cut(plainText(termination.reason), amount.message)}`,
    },
    row('by', oneLine(termination.terminated_by)),
    ...(report.github !== null
      ? awayLines(nextSteps(report.result, report), report, amount)
      : report.runDir === null
        ? []
        : [row('run folder', report.runDir)]),
    ...unseenLine(report),
  ]
}

/** The verdict is the last line; what is left to act on, and where it lies, stands before it. */
function succeeded(report: ClosingInput): readonly ClosingLine[] {
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

const NOT_UPLOADED = 'was not uploaded and is gone with its machine'

/** A success that left something to act on says where. */
function leftovers(report: ClosingInput): readonly ClosingLine[] {
  const { result, runDir, github } = report
  const left = [
    [result.dead_letters.length, 'dead letter'],
    [result.escalations.length, 'escalation'],
    [result.warnings.length, 'warning'],
  ] as const
  const texts = left.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun))
  if (texts.length === 0 || runDir === null) return []
  const next = nextSteps(result, report)
  if (github !== null) {
    const isGone = next.isLost && result.dead_letters.length + result.escalations.length > 0
    const gone = isGone ? [row('run folder', NOT_UPLOADED)] : []
    return [row('left', texts.join(', ')), ...gone, ...awayLines(next, report, LEAST)]
  }
  const commands = result.next_commands.map((command) => row('next', plainText(command)))
  return [row('left', texts.join(', ')), row('run folder', runDir), ...commands]
}

/** Commands that failed unseen; a run that still ends well says so last. */
function unseenLine(report: ClosingInput): readonly ClosingLine[] {
  const { success, unseen_failures: unseen = 0 } = report.result
  const text = unseenText(unseen)
  if (text === null) return []
  if (!success) return [row('unseen', `${counted(unseen, 'command')} failed unseen before`)]
  return [{ tone: 'care', text: `! ${name(report)} ${text}, in ${took(report)}` }]
}

function suspended(report: ClosingInput, amount: Amount): readonly ClosingLine[] {
  if (report.result.suspended?.waits_for === 'shards') return planned(report, report.result.suspended, amount)
  const gates = waitingGates(report.result)
  const shown = gates.slice(0, amount.others)
  const awaited = gates.length > 1 ? `${gates.length} answers` : 'an answer'
  return [
    { tone: 'care', text: `? ${name(report)} is suspended and waits for ${awaited}` },
    ...shown.flatMap((gate) => [
      row('gate', oneLine(gate.node)),
      row('asks', oneLine(gate.prompt, Math.min(amount.message, 1000))),
      // Questions stand in the prompt already.
      ...gate.options
        .filter(({ value }) => value !== '')
        .slice(0, amount.others * 2)
        .map((option) => row('option', `${oneLine(option.value)} (${oneLine(option.label)})`)),
    ]),
    ...(gates.length > shown.length ? [row('also', `${gates.length - shown.length} more`)] : []),
    ...trailer(report, amount),
  ]
}

function planned(
  report: ClosingInput,
  plan: Extract<Suspended, { waits_for: 'shards' }>,
  amount: Amount,
): readonly ClosingLine[] {
  const items = `${counted(plan.total, 'item')} of ${oneLine(plan.group)}`
  const head: ClosingLine = {
    tone: 'care',
    text: `? ${name(report)} is planned: ${items} over ${counted(plan.shards, 'shard')}`,
  }
  const next = nextSteps(report.result, report)
  const [first, last] = [next.resume.slice(0, plan.shards === 0 ? 0 : 1), next.resume.slice(-1)]
  if (report.github !== null) return [head, ...awayLines({ ...next, resume: [...first, ...last] }, report, amount)]
  // Where a secret is in the way, one machine has to run all of it.
  const isSpread = last.some((command) => command.includes(' --join'))
  if (!isSpread) return [head, ...trailer(report, amount)]
  return [
    head,
    ...(report.runDir === null ? [] : [row('run folder', report.runDir)]),
    ...first.map((command) => row('shard', plainText(command))),
    ...(plan.shards > 1 ? [row('', `and so on, up to ${plan.shards}/${plan.shards}`)] : []),
    ...last.map((command) => row('join', plainText(command))),
  ]
}

function broken(report: ClosingInput, amount: Amount): readonly ClosingLine[] {
  const { result } = report
  const head: ClosingLine = { tone: 'bad', text: `✗ ${name(report)} ${brokenWord(result.outcome)}${after(report)}` }
  const families = reportedFamilies(result.errors)
  const [first, ...others] = leadingErrors(result.errors)
  if (first === undefined) return [head, ...trailer(report, amount)]
  const isMany = others.length > 0
  const shown = isMany ? families.slice(0, amount.others) : []
  const hidden = families.length - shown.length
  return [
    head,
    plain(''),
    ...errorLines(first, report.placeOf, amount),
    ...rows('all', shown.map(familyText)),
    ...(isMany && hidden > 0 ? [row('', `${counted(hidden, 'more kind')}`)] : []),
    ...trailer(report, amount),
  ]
}

function brokenWord(outcome: RunOutcome): string {
  if (outcome === 'invalid') return 'is not valid'
  return outcome === 'halted' ? 'halted' : 'failed'
}

/** Where the run's files are and how to go on, from where the reader is. */
function trailer(report: ClosingInput, amount: Amount): readonly ClosingLine[] {
  const next = nextSteps(report.result, report)
  const kept = next.isLost ? [row('run folder', `${NOT_UPLOADED}: run it again to reproduce`)] : []
  const lines = report.github === null ? hereLines(report, next, amount) : [...kept, ...awayLines(next, report, amount)]
  return [...lines, ...unseenLine(report)]
}

/** On the machine that ran it: the run folder. */
function hereLines(report: ClosingInput, next: NextSteps, amount: Amount): readonly ClosingLine[] {
  const { ending = null, errors = null } = report.account ?? {}
  const path = ending?.errorsPath ?? null
  const problem = ending?.errorsWriteError ?? null
  const record =
    path ??
    (problem !== null
      ? `errors.jsonl could not be written: ${oneLine(problem)}`
      : (errors?.recorded.length ?? 0) > 0
        ? 'not written: there is no run folder'
        : null)
  return [
    ...(record === null ? [] : [row('errors', record)]),
    ...(report.runDir === null ? [] : [row('run folder', report.runDir)]),
    ...pasted('resume', next.resume, amount),
    ...pasted('explain', next.explain, amount),
    ...(next.resume.length === 0 && next.explain.length === 0 ? pasted('again', next.again, amount) : []),
  ]
}

/** Anywhere else: in a clone of the repository, with what the job has uploaded. */
function awayLines(next: NextSteps, { github }: ClosingInput, amount: Amount): readonly ClosingLine[] {
  const commands = [
    ...next.fetch,
    ...next.explain,
    ...next.resume.slice(0, amount.others),
    ...next.redrive,
    ...next.again,
  ]
  if (github === null || commands.length === 0) return []
  const at = /^[0-9a-f]{7,64}$/i.test(github.sha) ? ` at ${github.sha.slice(0, 12)}` : ''
  return [
    plain(''),
    plain(`What now, in a clone of ${oneLine(github.repository)}${at}:`),
    ...[...next.prepare, ...fitting(commands, amount)].map((command) => plain(`  ${plainText(command)}`)),
  ]
}

function pasted(label: string, commands: readonly string[], amount: Amount): readonly ClosingLine[] {
  return fitting(commands, amount).map((command) => row(label, plainText(command)))
}

/** A command that is cut cannot be pasted: one that is too long is left out. */
function fitting(commands: readonly string[], { command }: Amount): readonly string[] {
  return commands.filter((text) => text.length <= command)
}

function name(report: ClosingInput): string {
  const { result, github } = report
  const part = partLabel(github?.matrix ?? null, result.shard)
  return oneLine(`${result.workflow.name ?? result.workflow.file}${part === '' ? '' : ` (${part})`}`)
}

/** Nothing took any time where nothing ran. */
function after(report: ClosingInput): string {
  return report.account === null ? '' : ` after ${took(report)}`
}

function took(report: ClosingInput): string {
  const { duration_ms: duration, nodes_executed: nodes } = report.result.execution
  return `${durationText(duration)} (${counted(nodes, 'node')})`
}
