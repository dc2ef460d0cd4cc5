import path from 'node:path'
import {
  type Diagnosis,
  type DiagnosisInput,
  diagnose,
  formatVerdict,
  isOneStep,
  listLeftovers,
} from '../account/diagnosis.js'
import type { KindSummary } from '../account/error-details.js'
import { formatDuration } from '../core/duration.js'
import { formatTestedName, type Tone } from '../core/event-fields.js'
import { asString } from '../core/json.js'
import { formatCount, formatUnsaved } from '../core/messages.js'
import { RECORDED, type ResultDocument, withNobody } from '../core/report.js'
import { formatTestCounts } from '../core/test-counts.js'
import { replaceShellWords, toPathWord } from '../text/shell-words.js'
import { cut, toOneLine, toPlainText, withoutCommands } from '../text/terminal-text.js'
import { type ErrorAmount, formatRow, formatRows, formatThrough, listErrorRows, shortCommit } from './error-text.js'
import { reportFile } from './report-files.js'

export interface ClosingLine {
  readonly tone: Tone
  readonly text: string
}

/** Limits of the parts; each next entry of `AMOUNTS` shows less, until the block fits. */
interface Amount extends ErrorAmount {
  readonly command: number
}

const MAX_OTHERS = 5
const MAX_ITEMS = 4
/** Size of the end of a log that programs read. */
const MAX_BYTES = 4000
/** Length of the timestamp that GitHub adds to each line. */
const STAMP_BYTES = 30
const NOT_UPLOADED = 'was not uploaded and is lost with its machine'

const AMOUNTS: readonly Amount[] = [
  { message: 2000, details: { maxLines: 40, maxChars: 1000 }, printed: 20, others: MAX_OTHERS, command: 4000 },
  { message: 1000, details: { maxLines: 12, maxChars: 300 }, printed: 12, others: MAX_OTHERS, command: 2000 },
  { message: 600, details: { maxLines: 6, maxChars: 150 }, printed: 8, others: 3, command: 1000 },
  { message: 400, details: null, printed: 5, others: 2, command: 500 },
]
const LEAST: Amount = { message: 200, details: null, printed: 2, others: 1, command: 300 }

interface Closing extends DiagnosisInput {
  readonly diagnosis: Diagnosis
  readonly amount: Amount
}

/** Renders the last lines of a run's log within 4 KiB: what happened, where, and what to do next. */
export function createClosingBlock(input: DiagnosisInput): readonly ClosingLine[] {
  const diagnosis = diagnose(input)
  const stamp = input.github === null ? 0 : STAMP_BYTES
  const linesWith = (amount: Amount): readonly ClosingLine[] =>
    createClosingLines({ ...input, diagnosis, amount }).map(({ tone, text }) => ({ tone, text: withoutCommands(text) }))
  for (const amount of AMOUNTS) {
    const lines = linesWith(amount)
    if (lines.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1 + stamp, 0) <= MAX_BYTES) return lines
  }
  return linesWith(LEAST)
}

/** Renders the block for quiet mode: all of it for a failure; for a success, at most one line that needs attention. */
export function createQuietBlock(input: DiagnosisInput): readonly ClosingLine[] {
  const { result, github, runDir } = input
  const diagnosis = diagnose(input)
  if (!result.success) return createClosingBlock(input)
  if (diagnosis.verdict.tone !== 'good') return createClosingBlock(input).slice(-1)
  // On GitHub, escalations are delivered, and the verdict counts undelivered ones.
  const escalations = github === null ? result.escalations : []
  const left = listLeftovers({ ...result, escalations, warnings: [] })
  if (left.length === 0) return []
  const where = github === null && runDir !== null ? ` in ${runDir}` : ''
  const text = `! ${formatRunName(diagnosis)} ${diagnosis.verdict.words} and left ${left.join(', ')}${where}`
  return createHead('care', withoutCommands(text))
}

function createClosingLines(closing: Closing): readonly ClosingLine[] {
  const { diagnosis, account, result } = closing
  const { verdict, error } = diagnosis
  const headline = `${formatRunName(diagnosis)} ${formatVerdict(verdict, toOneLine)}`
  // Without an account nothing ran, so there is no duration.
  const end = `${headline}${account === null ? '' : ` after ${formatTook(result)}`}`
  switch (verdict.end) {
    case 'success':
    case 'valid':
      // The verdict is the last line; handled errors and leftovers come before it.
      return [
        ...toPlainLines([
          ...testRows(closing),
          ...listHandledRows(diagnosis, result),
          ...listEscalationRows(result),
          ...listWarningRows(closing),
          ...listLeftoverRows(closing),
          ...reportRow(closing),
        ]),
        ...(verdict.flaws.length > 0
          ? createHead(verdict.tone, `! ${headline}, in ${formatTook(result)}`)
          : createHead(verdict.tone, `✓ ${headline}${verdict.handled > 0 ? ',' : ''} in ${formatTook(result)}`)),
      ]
    case 'terminated-success':
    case 'terminated-failed':
      return renderTerminated(closing, headline)
    case 'waiting':
      return createWaitingLines(closing)
    case 'planned':
      return renderPlan(closing)
    case 'cancelled':
      return createHead('care', `■ ${end}`, [...listWarningRows(closing), ...createTrailer(closing)])
    default: {
      // Places are relative to the reader's folder only on this machine.
      const folder = closing.github === null ? (closing.folder ?? '') : ''
      // Stdout may stand right above the block.
      const isRepeated = closing.isShown === true && error?.printed.stream === 'stdout'
      const shown = error && (isRepeated ? { ...error, printed: { ...error.printed, text: '' } } : error)
      const rows = shown === null ? [] : ['', ...listErrorRows(shown, closing.amount, folder), ...listKindRows(closing)]
      const tests = [...testRows(closing), ...listQuarantineRows(closing)]
      return createHead('bad', `✗ ${end}`, [...rows, ...tests, ...listWarningRows(closing), ...createTrailer(closing)])
    }
  }
}

function createHead(tone: Tone, text: string, after: readonly string[] = []): readonly ClosingLine[] {
  return [{ tone, text }, ...toPlainLines(after)]
}

function toPlainLines(texts: readonly string[]): readonly ClosingLine[] {
  return texts.map((text) => ({ tone: 'plain', text }))
}

function formatRunName({ workflow, part }: Diagnosis): string {
  return toOneLine(`${workflow}${part === '' ? '' : ` (${part})`}`)
}

function formatTook(result: ResultDocument): string {
  const { duration_ms: duration, nodes_executed: nodes } = result.execution
  return isOneStep(result) ? formatDuration(duration) : `${formatDuration(duration)} (${formatCount(nodes, 'node')})`
}

function listHandledRows({ handled, handledTotal }: Diagnosis, { tolerated }: ResultDocument): readonly string[] {
  const shown = handled.slice(0, MAX_OTHERS)
  const rest = handledTotal - shown.length
  return [
    ...shown.flatMap(({ node, kind, by, through = [], item, message }) => {
      if (by === 'quarantine') return formatRow('quarantine', toOneLine(message, 300))
      if (tolerated === true) return formatRow('tolerated', `${kind}: ${toOneLine(message, 300)}`)
      const where = `${kind} at ${toOneLine(node)}${item === undefined ? '' : ` [${toOneLine(item, 80)}]`}`
      const after = formatThrough(through.map((name) => toOneLine(name)))
      return by === 'group'
        ? formatRow('tolerated', where)
        : formatRow('handled', `${where}, by ${toOneLine(by)}${after}`)
    }),
    ...formatRow('', rest > 0 ? `${rest} more` : null),
  ]
}

function testRows({ account, result, amount }: Closing): readonly string[] {
  const texts = [...(account?.tests.nodes.values() ?? [])].map(
    (tests) => `${isOneStep(result) ? '' : `${toOneLine(formatTestedName(tests))}: `}${formatTestCounts(tests)}`,
  )
  return formatRows('tests', texts.slice(0, amount.others))
}

function listQuarantineRows({ account, amount }: Closing): readonly string[] {
  const excused = [...(account?.tests.nodes.values() ?? [])].flatMap((tests) => tests.quarantined_tests ?? [])
  const texts = excused.map(({ name, message, until, owner }) =>
    toOneLine(`${name}: ${message} (until ${until}${owner === null ? '' : `, ${owner}`})`, 300),
  )
  return formatRows('quarantine', texts.slice(0, amount.others))
}

/** Returns where escalations went: `external.x at deploy: issue #12, notify`. */
function listEscalationRows({ escalations }: ResultDocument): readonly string[] {
  const told = escalations.filter(({ earlier }) => earlier !== true)
  const texts = told.map(({ kind, node, item, delivery }) => {
    const where = `${asString(node)}${typeof item === 'string' ? ` [${item}]` : ''}`
    return toOneLine(`${asString(kind)} at ${where}: ${withNobody(asString(delivery, RECORDED))}`, 300)
  })
  const rest = texts.length - MAX_OTHERS
  return formatRows('escalated', [...texts.slice(0, MAX_OTHERS), ...(rest > 0 ? [`${rest} more`] : [])])
}

/** Lists the warnings once more, because they scroll by while the run goes on. */
function listWarningRows({ result, amount }: Closing): readonly string[] {
  // After a failure, a row of its own says why the run cannot be resumed.
  const unsaved = result.success ? null : findUnsaved(result)
  const listed = result.warnings.filter((warning) => warning !== unsaved)
  const shown = listed.slice(0, amount.others)
  const rest = listed.length - shown.length
  return [
    ...shown.flatMap((warning) => formatRow('warning', toOneLine(warning, Math.min(amount.message, 500)))),
    ...formatRow('', rest > 0 ? `${formatCount(rest, 'more warning')} in result.json` : null),
  ]
}

function reportRow({ account, runDir, github, artifactName }: Closing): readonly string[] {
  if (account === null || runDir === null) return []
  const { file } = reportFile('html')
  if (github === null) return formatRow('report', path.join(runDir, file))
  return formatRow('report', artifactName ? `${file} in the artifact ${toOneLine(artifactName)}` : null)
}

function listLeftoverRows(closing: Closing): readonly string[] {
  const { diagnosis, result, runDir, github } = closing
  if (diagnosis.leftovers.length === 0 || runDir === null) return []
  const left = formatRow('left', diagnosis.leftovers.join(', '))
  if (github === null)
    return [
      ...left,
      ...formatRow('run folder', runDir),
      ...renderCommands('next', result.next_commands, closing.amount),
    ]
  const isGone = diagnosis.next.isLost && result.dead_letters.length + result.escalations.length > 0
  return [
    ...left,
    ...formatRow('run folder', isGone ? NOT_UPLOADED : null),
    ...listAwayLines({ ...closing, amount: LEAST }),
  ]
}

function renderTerminated(closing: Closing, headline: string): readonly ClosingLine[] {
  const { diagnosis, amount, result } = closing
  const { termination, verdict } = diagnosis
  if (termination === null) return []
  const { status, reason, terminated_by: by } = termination
  const isGood = status === 'success'
  const title = `■ Terminated (${isGood ? 'success' : 'failed'}): ${cut(toPlainText(reason), amount.message)}`
  return [
    ...createHead(isGood ? 'good' : 'bad', title, [
      ...formatRow('by', toOneLine(by)),
      ...listHandledRows(diagnosis, result),
      ...listWarningRows(closing),
      ...createTrailer(closing),
    ]),
    ...(verdict.flaws.length > 0 ? createHead('care', `! ${headline}, in ${formatTook(result)}`) : []),
  ]
}

function createWaitingLines(closing: Closing): readonly ClosingLine[] {
  const { diagnosis, amount } = closing
  const { gates } = diagnosis
  const awaited = gates.length > 1 ? `${gates.length} answers` : 'an answer'
  return createHead('care', `? ${formatRunName(diagnosis)} is suspended and waits for ${awaited}`, [
    ...gates.slice(0, amount.others).flatMap(({ node, prompt, options }) => [
      ...formatRow('gate', toOneLine(node)),
      ...formatRow('asks', toOneLine(prompt, Math.min(amount.message, 1000))),
      // The prompt of a `questions` node holds the questions already.
      ...options
        .filter(({ value }) => value !== '')
        .slice(0, amount.others * 2)
        .flatMap(({ value, label }) => formatRow('option', `${toOneLine(value)} (${toOneLine(label)})`)),
    ]),
    ...formatRow('also', gates.length > amount.others ? `${gates.length - amount.others} more` : null),
    ...createTrailer(closing),
  ])
}

function renderPlan(closing: Closing): readonly ClosingLine[] {
  const { diagnosis, result } = closing
  const { suspended } = result
  if (suspended?.waits_for !== 'shards') return []
  const { total, group, shards } = suspended
  const items = `${formatCount(total, 'item')} of ${toOneLine(group)}`
  const title = `? ${formatRunName(diagnosis)} is planned: ${items} over ${formatCount(shards, 'shard')}`
  const { next } = diagnosis
  const [first, last] = [next.resume.slice(0, shards === 0 ? 0 : 1), next.resume.slice(-1)]
  const more = shards > 1 && last[0] !== first[0] ? [`# and so on, up to ${shards}/${shards}`] : []
  const short = { ...diagnosis, next: { ...next, resume: [...first, ...more, ...last] } }
  return createHead('care', title, createTrailer({ ...closing, diagnosis: short }))
}

function listKindRows({ diagnosis: { kinds, isMany }, amount }: Closing): readonly string[] {
  if (!isMany) return []
  const hidden = kinds.length - amount.others
  return formatRows('all', [
    ...kinds.slice(0, amount.others).map(formatKind),
    ...(hidden > 0 ? [formatCount(hidden, 'more kind')] : []),
  ])
}

/** `external.x 12 times at a, b and 10 more: the message`. */
function formatKind({ kind, count, items, message }: KindSummary): string {
  const named = items.slice(0, MAX_ITEMS).map((item) => toOneLine(item, 40))
  const more = items.length > named.length ? ` and ${items.length - named.length} more` : ''
  const times = count === 1 ? '' : ` ${count} times`
  return `${kind}${times} at ${named.join(', ')}${more}: ${toOneLine(message, 160)}`
}

/** Returns the warning about a checkpoint that could not be written. */
function findUnsaved({ checkpoint }: ResultDocument): string | null {
  return checkpoint?.error === undefined ? null : formatUnsaved(checkpoint.error)
}

function createTrailer(closing: Closing): readonly string[] {
  const { diagnosis, github } = closing
  const lost = formatRow('run folder', diagnosis.next.isLost ? `${NOT_UPLOADED}: run it again to reproduce` : null)
  const where = github === null ? listHereRows(closing) : [...lost, ...reportRow(closing), ...listAwayLines(closing)]
  const unsaved = findUnsaved(closing.result)
  const notSaved = formatRow('not saved', unsaved === null ? null : toOneLine(unsaved))
  const { length: letters } = closing.result.dead_letters
  const left = formatRow('left', letters === 0 ? null : formatCount(letters, 'dead letter'))
  return [...listEscalationRows(closing.result), ...left, ...where, ...notSaved, ...listUnseenRow(closing)]
}

function listUnseenRow({ result: { unseen_failures: unseen = 0 } }: Closing): readonly string[] {
  return formatRow('unseen', unseen === 0 ? null : `${formatCount(unseen, 'command')} failed unseen before`)
}

function listHereRows(closing: Closing): readonly string[] {
  const { account, runDir, diagnosis, amount, isLast } = closing
  const { next } = diagnosis
  const folder = toPathWord(runDir ?? '')
  // `last` names the run folder.
  const toShort = (command: string): string =>
    isLast === true ? replaceShellWords(command, (word) => (word === folder ? 'last' : word)) : command
  const { errors_path: errorsPath = null, errors_write_error: problem = null } = account?.ending ?? {}
  const isRecorded = (account?.errors.recorded.length ?? 0) > 0
  const unwritten = problem === null ? null : `errors.jsonl could not be written: ${toOneLine(problem)}`
  return [
    ...formatRow('errors', errorsPath ?? unwritten ?? (isRecorded ? 'not written: there is no run folder' : null)),
    ...reportRow(closing),
    ...formatRow('run folder', runDir),
    ...renderCommands('resume', next.resume.map(toShort), amount),
    ...renderCommands('redrive', next.redrive.map(toShort), amount),
    ...renderCommands('explain', next.explain.map(toShort), amount),
    ...(next.resume.length + next.explain.length === 0 ? renderCommands('again', next.again, amount) : []),
  ]
}

function listAwayLines({ github, diagnosis: { next }, amount }: Closing): readonly string[] {
  const resume = next.resume.slice(0, amount.others)
  const commands = [...next.fetch, ...next.explain, ...resume, ...next.redrive, ...next.again]
  if (github === null || commands.length === 0) return []
  const commit = shortCommit(github)
  return [
    '',
    `What next, in a clone of ${toOneLine(github.repository)}${commit === null ? '' : ` at ${commit}`}:`,
    ...[...next.prepare, ...keepFitting(commands, amount)].map((command) => `  ${toPlainText(command)}`),
  ]
}

function renderCommands(label: string, commands: readonly string[], amount: Amount): readonly string[] {
  return keepFitting(commands, amount).flatMap((command) => formatRow(label, toPlainText(command)))
}

/** Drops commands that are too long, because a truncated command cannot be pasted. */
function keepFitting(commands: readonly string[], { command }: Amount): readonly string[] {
  return commands.filter((text) => text.length <= command)
}
