import path from 'node:path'
import {
  type Diagnosis,
  type DiagnosisInput,
  diagnose,
  isOneStep,
  listLeftovers,
  verdictText,
} from '../account/diagnosis.js'
import type { KindSummary } from '../account/error-details.js'
import { durationText } from '../core/duration.js'
import type { Tone } from '../core/event-fields.js'
import { asString } from '../core/json.js'
import { formatCount, NOT_RESUMABLE } from '../core/messages.js'
import { RECORDED, type ResultDocument } from '../core/report.js'
import { countsText } from '../core/test-counts.js'
import { shellPath } from '../text/shell-words.js'
import { cut, oneLine, plainText, withoutCommands } from '../text/terminal-text.js'
import { type ErrorAmount, errorRows, row, rows, shortCommit } from './error-text.js'
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
export function closingBlock(input: DiagnosisInput): readonly ClosingLine[] {
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
export function quietBlock(input: DiagnosisInput): readonly ClosingLine[] {
  const { result, github, runDir } = input
  const diagnosis = diagnose(input)
  if (!result.success) return closingBlock(input)
  if (diagnosis.verdict.tone !== 'good') return closingBlock(input).slice(-1)
  // On GitHub, escalations are delivered, and the verdict counts undelivered ones.
  const escalations = github === null ? result.escalations : []
  const left = listLeftovers({ ...result, escalations, warnings: [] })
  if (left.length === 0) return []
  const where = github === null && runDir !== null ? ` in ${runDir}` : ''
  const text = `! ${formatRunName(diagnosis)} ${diagnosis.verdict.words} and left ${left.join(', ')}${where}`
  return head('care', withoutCommands(text))
}

function createClosingLines(closing: Closing): readonly ClosingLine[] {
  const { diagnosis, account, result } = closing
  const { verdict, error } = diagnosis
  const headline = `${formatRunName(diagnosis)} ${verdictText(verdict, oneLine)}`
  // Without an account nothing ran, so there is no duration.
  const end = `${headline}${account === null ? '' : ` after ${took(result)}`}`
  switch (verdict.end) {
    case 'success':
    case 'valid':
      // The verdict is the last line; handled errors and leftovers come before it.
      return [
        ...plain([
          ...testRows(closing),
          ...handledRows(diagnosis, result),
          ...escalationRows(result),
          ...warningRows(closing),
          ...leftoverRows(closing),
          ...reportRow(closing),
        ]),
        ...(verdict.flaws.length > 0
          ? head(verdict.tone, `! ${headline}, in ${took(result)}`)
          : head(verdict.tone, `✓ ${headline} in ${took(result)}`)),
      ]
    case 'terminated-success':
    case 'terminated-failed':
      return renderTerminated(closing, headline)
    case 'waiting':
      return waiting(closing)
    case 'planned':
      return renderPlan(closing)
    case 'cancelled':
      return head('care', `■ ${end}`, [...warningRows(closing), ...trailer(closing)])
    default: {
      // Places are relative to the reader's folder only on this machine.
      const folder = closing.github === null ? (closing.folder ?? '') : ''
      // Stdout may stand right above the block.
      const isRepeated = closing.isShown === true && error?.printed.stream === 'stdout'
      const shown = error && (isRepeated ? { ...error, printed: { ...error.printed, text: '' } } : error)
      const rows = shown === null ? [] : ['', ...errorRows(shown, closing.amount, folder), ...kindRows(closing)]
      const tests = [...testRows(closing), ...quarantineRows(closing)]
      return head('bad', `✗ ${end}`, [...rows, ...tests, ...warningRows(closing), ...trailer(closing)])
    }
  }
}

function head(tone: Tone, text: string, after: readonly string[] = []): readonly ClosingLine[] {
  return [{ tone, text }, ...plain(after)]
}

function plain(texts: readonly string[]): readonly ClosingLine[] {
  return texts.map((text) => ({ tone: 'plain', text }))
}

function formatRunName({ workflow, part }: Diagnosis): string {
  return oneLine(`${workflow}${part === '' ? '' : ` (${part})`}`)
}

function took(result: ResultDocument): string {
  const { duration_ms: duration, nodes_executed: nodes } = result.execution
  return isOneStep(result) ? durationText(duration) : `${durationText(duration)} (${formatCount(nodes, 'node')})`
}

function handledRows({ handled, handledTotal }: Diagnosis, { tolerated }: ResultDocument): readonly string[] {
  const shown = handled.slice(0, MAX_OTHERS)
  const rest = handledTotal - shown.length
  return [
    ...shown.flatMap(({ node, kind, by, item, message }) => {
      if (by === 'quarantine') return row('quarantine', oneLine(message, 300))
      if (tolerated === true) return row('tolerated', `${kind}: ${oneLine(message, 300)}`)
      const where = `${kind} at ${oneLine(node)}${item === undefined ? '' : ` [${oneLine(item, 80)}]`}`
      return by === 'group' ? row('tolerated', where) : row('handled', `${where}, by ${oneLine(by)}`)
    }),
    ...row('', rest > 0 ? `${rest} more` : null),
  ]
}

function testRows({ account, result, amount }: Closing): readonly string[] {
  const texts = [...(account?.tests.nodes.values() ?? [])].map(
    (tests) => `${isOneStep(result) ? '' : `${oneLine(tests.node)}: `}${countsText(tests)}`,
  )
  return rows('tests', texts.slice(0, amount.others))
}

function quarantineRows({ account, amount }: Closing): readonly string[] {
  const excused = [...(account?.tests.nodes.values() ?? [])].flatMap((tests) => tests.quarantined_tests ?? [])
  const texts = excused.map(({ name, message, until, owner }) =>
    oneLine(`${name}: ${message} (until ${until}${owner === null ? '' : `, ${owner}`})`, 300),
  )
  return rows('quarantine', texts.slice(0, amount.others))
}

/** Returns where escalations went: `external.x at deploy: issue #12, notify`. */
function escalationRows({ escalations }: ResultDocument): readonly string[] {
  const told = escalations.filter(({ earlier }) => earlier !== true)
  const texts = told.map(({ kind, node, item, delivery }) => {
    const where = `${asString(node)}${typeof item === 'string' ? ` [${item}]` : ''}`
    return oneLine(`${asString(kind)} at ${where}: ${asString(delivery, RECORDED)}`, 300)
  })
  const rest = texts.length - MAX_OTHERS
  return rows('escalated', [...texts.slice(0, MAX_OTHERS), ...(rest > 0 ? [`${rest} more`] : [])])
}

/** Lists the warnings once more, because they scroll by while the run goes on. */
function warningRows({ result: { warnings, success }, amount }: Closing): readonly string[] {
  // After a failure, a row of its own says why the run cannot be resumed.
  const listed = success ? warnings : warnings.filter((warning) => !warning.endsWith(NOT_RESUMABLE))
  const shown = listed.slice(0, amount.others)
  const rest = listed.length - shown.length
  return [
    ...shown.flatMap((warning) => row('warning', oneLine(warning, Math.min(amount.message, 500)))),
    ...row('', rest > 0 ? `${formatCount(rest, 'more warning')} in result.json` : null),
  ]
}

function reportRow({ account, runDir, github, artifactName }: Closing): readonly string[] {
  if (account === null || runDir === null) return []
  const { file } = reportFile('html')
  if (github === null) return row('report', path.join(runDir, file))
  return row('report', artifactName ? `${file} in the artifact ${oneLine(artifactName)}` : null)
}

function leftoverRows(closing: Closing): readonly string[] {
  const { diagnosis, result, runDir, github } = closing
  if (diagnosis.leftovers.length === 0 || runDir === null) return []
  const left = row('left', diagnosis.leftovers.join(', '))
  if (github === null)
    return [...left, ...row('run folder', runDir), ...renderCommands('next', result.next_commands, closing.amount)]
  const isGone = diagnosis.next.isLost && result.dead_letters.length + result.escalations.length > 0
  return [...left, ...row('run folder', isGone ? NOT_UPLOADED : null), ...awayLines({ ...closing, amount: LEAST })]
}

function renderTerminated(closing: Closing, headline: string): readonly ClosingLine[] {
  const { diagnosis, amount, result, github, runDir } = closing
  const { termination, verdict } = diagnosis
  if (termination === null) return []
  const { status, reason, terminated_by: by } = termination
  const isGood = status === 'success'
  const title = `■ Terminated (${isGood ? 'success' : 'failed'}): ${cut(plainText(reason), amount.message)}`
  const where = github === null ? row('run folder', runDir) : awayLines(closing)
  return [
    ...head(isGood ? 'good' : 'bad', title, [...row('by', oneLine(by)), ...warningRows(closing), ...where]),
    ...(verdict.flaws.length > 0 ? head('care', `! ${headline}, in ${took(result)}`) : plain(unseenRow(closing))),
  ]
}

function waiting(closing: Closing): readonly ClosingLine[] {
  const { diagnosis, amount } = closing
  const { gates } = diagnosis
  const awaited = gates.length > 1 ? `${gates.length} answers` : 'an answer'
  return head('care', `? ${formatRunName(diagnosis)} is suspended and waits for ${awaited}`, [
    ...gates.slice(0, amount.others).flatMap(({ node, prompt, options }) => [
      ...row('gate', oneLine(node)),
      ...row('asks', oneLine(prompt, Math.min(amount.message, 1000))),
      // The prompt of a `questions` node holds the questions already.
      ...options
        .filter(({ value }) => value !== '')
        .slice(0, amount.others * 2)
        .flatMap(({ value, label }) => row('option', `${oneLine(value)} (${oneLine(label)})`)),
    ]),
    ...row('also', gates.length > amount.others ? `${gates.length - amount.others} more` : null),
    ...trailer(closing),
  ])
}

function renderPlan(closing: Closing): readonly ClosingLine[] {
  const { diagnosis, result } = closing
  const { suspended } = result
  if (suspended?.waits_for !== 'shards') return []
  const { total, group, shards } = suspended
  const items = `${formatCount(total, 'item')} of ${oneLine(group)}`
  const title = `? ${formatRunName(diagnosis)} is planned: ${items} over ${formatCount(shards, 'shard')}`
  const { next } = diagnosis
  const [first, last] = [next.resume.slice(0, shards === 0 ? 0 : 1), next.resume.slice(-1)]
  const more = shards > 1 && last[0] !== first[0] ? [`# and so on, up to ${shards}/${shards}`] : []
  const short = { ...diagnosis, next: { ...next, resume: [...first, ...more, ...last] } }
  return head('care', title, trailer({ ...closing, diagnosis: short }))
}

function kindRows({ diagnosis: { kinds, isMany }, amount }: Closing): readonly string[] {
  if (!isMany) return []
  const hidden = kinds.length - amount.others
  return rows('all', [
    ...kinds.slice(0, amount.others).map(kindText),
    ...(hidden > 0 ? [formatCount(hidden, 'more kind')] : []),
  ])
}

/** `external.x 12 times at a, b and 10 more: the message`. */
function kindText({ kind, count, items, message }: KindSummary): string {
  const named = items.slice(0, MAX_ITEMS).map((item) => oneLine(item, 40))
  const more = items.length > named.length ? ` and ${items.length - named.length} more` : ''
  const times = count === 1 ? '' : ` ${count} times`
  return `${kind}${times} at ${named.join(', ')}${more}: ${oneLine(message, 160)}`
}

function trailer(closing: Closing): readonly string[] {
  const { diagnosis, github } = closing
  const lost = row('run folder', diagnosis.next.isLost ? `${NOT_UPLOADED}: run it again to reproduce` : null)
  const where = github === null ? hereRows(closing) : [...lost, ...awayLines(closing)]
  const unsaved = closing.result.warnings.find((warning) => warning.endsWith(NOT_RESUMABLE))
  const notSaved = row('not saved', unsaved === undefined ? null : oneLine(unsaved))
  return [...escalationRows(closing.result), ...where, ...notSaved, ...unseenRow(closing)]
}

function unseenRow({ result: { unseen_failures: unseen = 0 } }: Closing): readonly string[] {
  return row('unseen', unseen === 0 ? null : `${formatCount(unseen, 'command')} failed unseen before`)
}

function hereRows(closing: Closing): readonly string[] {
  const { account, runDir, diagnosis, amount, isLast } = closing
  const { next } = diagnosis
  const folder = ` ${shellPath(runDir ?? '')} `
  // `last` names the run folder.
  const toShort = (command: string): string =>
    isLast === true ? `${command} `.replace(folder, () => ' last ').trimEnd() : command
  const { errors_path: errorsPath = null, errors_write_error: problem = null } = account?.ending ?? {}
  const isRecorded = (account?.errors.recorded.length ?? 0) > 0
  const unwritten = problem === null ? null : `errors.jsonl could not be written: ${oneLine(problem)}`
  return [
    ...row('errors', errorsPath ?? unwritten ?? (isRecorded ? 'not written: there is no run folder' : null)),
    ...reportRow(closing),
    ...row('run folder', runDir),
    ...renderCommands('resume', next.resume.map(toShort), amount),
    ...renderCommands('explain', next.explain.map(toShort), amount),
    ...(next.resume.length + next.explain.length === 0 ? renderCommands('again', next.again, amount) : []),
  ]
}

function awayLines({ github, diagnosis: { next }, amount }: Closing): readonly string[] {
  const resume = next.resume.slice(0, amount.others)
  const commands = [...next.fetch, ...next.explain, ...resume, ...next.redrive, ...next.again]
  if (github === null || commands.length === 0) return []
  const commit = shortCommit(github)
  return [
    '',
    `What next, in a clone of ${oneLine(github.repository)}${commit === null ? '' : ` at ${commit}`}:`,
    ...[...next.prepare, ...fitting(commands, amount)].map((command) => `  ${plainText(command)}`),
  ]
}

function renderCommands(label: string, commands: readonly string[], amount: Amount): readonly string[] {
  return fitting(commands, amount).flatMap((command) => row(label, plainText(command)))
}

/** Drops commands that are too long, because a truncated command cannot be pasted. */
function fitting(commands: readonly string[], { command }: Amount): readonly string[] {
  return commands.filter((text) => text.length <= command)
}
