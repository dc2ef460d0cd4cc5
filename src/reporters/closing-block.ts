import path from 'node:path'
import {
  type DiagnosedError,
  type Diagnosis,
  type DiagnosisInput,
  diagnose,
  placesOf,
  placeText,
  verdictText,
} from '../account/diagnosis.js'
import type { KindSummary } from '../account/error-kinds.js'
import type { Place } from '../account/places.js'
import { durationText } from '../core/duration.js'
import type { Tone } from '../core/event-lines.js'
import { counted } from '../core/messages.js'
import type { Suspended } from '../core/report.js'
import { cut, oneLine, plainText, withoutCommands } from '../text/terminal-text.js'
import { type DetailLimits, detailLines } from './text-format.js'

/** A line of the closing block; the caller paints it. */
export interface ClosingLine {
  readonly tone: Tone
  readonly text: string
}

/** How much is shown; each step shows less, until everything fits. */
interface Amount {
  readonly message: number
  readonly details: DetailLimits | null
  readonly stderr: number
  readonly others: number
  /** Longest command. */
  readonly command: number
}

const MAX_OTHERS = 5
const MAX_ITEMS = 4
/** What a program sees that reads the end of a log. */
const MAX_BYTES = 4000
/** GitHub puts the time before each line. */
const STAMP_BYTES = 30
const NOT_UPLOADED = 'was not uploaded and is gone with its machine'

const AMOUNTS: readonly Amount[] = [
  { message: 2000, details: { maxLines: 40, maxChars: 1000 }, stderr: 20, others: MAX_OTHERS, command: 4000 },
  { message: 1000, details: { maxLines: 12, maxChars: 300 }, stderr: 12, others: MAX_OTHERS, command: 2000 },
  { message: 600, details: { maxLines: 6, maxChars: 150 }, stderr: 8, others: 3, command: 1000 },
  { message: 400, details: null, stderr: 5, others: 2, command: 500 },
]
const LEAST: Amount = { message: 200, details: null, stderr: 2, others: 1, command: 300 }

/** What is told, and to whom. */
interface Closing {
  readonly input: DiagnosisInput
  readonly diagnosis: Diagnosis
  readonly amount: Amount
}

/** The last word of a run: what happened, where, and what to do next, all of it in 4 KiB. */
export function closingBlock(input: DiagnosisInput): readonly ClosingLine[] {
  const diagnosis = diagnose(input)
  const stamp = input.github === null ? 0 : STAMP_BYTES
  const linesWith = (amount: Amount): readonly ClosingLine[] =>
    linesOf({ input, diagnosis, amount }).map(({ tone, text }) => ({ tone, text: withoutCommands(text) }))
  for (const amount of AMOUNTS) {
    const lines = linesWith(amount)
    if (lines.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1 + stamp, 0) <= MAX_BYTES) return lines
  }
  return linesWith(LEAST)
}

function linesOf(closing: Closing): readonly ClosingLine[] {
  const { input, diagnosis } = closing
  const { verdict, error } = diagnosis
  switch (verdict.end) {
    case 'success':
    case 'valid':
      return succeeded(closing)
    case 'terminated-success':
    case 'terminated-failed':
      return terminated(closing)
    case 'waiting':
      return waiting(closing)
    case 'planned':
      return input.result.suspended?.waits_for === 'shards' ? planned(closing, input.result.suspended) : []
    case 'cancelled':
      return [{ tone: 'care', text: `■ ${headline(closing)}${after(closing)}` }, ...trailer(closing)]
    case 'failed':
    case 'halted':
    case 'invalid':
    case 'not-run': {
      const head: ClosingLine = { tone: 'bad', text: `✗ ${headline(closing)}${after(closing)}` }
      if (error === null) return [head, ...trailer(closing)]
      return [
        head,
        plain(''),
        ...errorLines(error, closing.amount, standing(closing.input)),
        ...kindLines(closing),
        ...trailer(closing),
      ]
    }
  }
}

function headline({ diagnosis }: Closing): string {
  return `${nameOf(diagnosis)} ${verdictText(diagnosis.verdict, oneLine)}`
}

function nameOf({ workflow, part }: Diagnosis): string {
  return oneLine(`${workflow}${part === '' ? '' : ` (${part})`}`)
}

/** Nothing took any time where nothing ran. */
function after({ input }: Closing): string {
  return input.account === null ? '' : ` after ${took(input)}`
}

function took({ result }: DiagnosisInput): string {
  const { duration_ms: duration, nodes_executed: nodes } = result.execution
  return `${durationText(duration)} (${counted(nodes, 'node')})`
}

/** The verdict is the last line; what is left to act on, and where it lies, stands before it. */
function succeeded(closing: Closing): readonly ClosingLine[] {
  const { input, diagnosis } = closing
  const { tone, flaws } = diagnosis.verdict
  const isFlawed = flaws.length > 0
  const text = `${isFlawed ? '!' : '✓'} ${headline(closing)}${isFlawed ? ',' : ''} in ${took(input)}`
  return [...handledLines(diagnosis), ...leftovers(closing), { tone, text }]
}

function handledLines({ handled, handledTotal }: Diagnosis): readonly ClosingLine[] {
  const shown = handled.slice(0, MAX_OTHERS)
  const rest = handledTotal - shown.length
  return [
    ...shown.map(({ node, kind, by, item }) => {
      const where = `${kind} at ${oneLine(node)}${item === undefined ? '' : ` [${oneLine(item, 80)}]`}`
      return by === 'group' ? row('tolerated', where) : row('handled', `${where}, by ${oneLine(by)}`)
    }),
    ...(rest > 0 ? [row('', `${rest} more`)] : []),
  ]
}

/** A success that left something to act on says where. */
function leftovers(closing: Closing): readonly ClosingLine[] {
  const { input, diagnosis } = closing
  const { result, runDir, github } = input
  if (diagnosis.leftovers.length === 0 || runDir === null) return []
  const left = row('left', diagnosis.leftovers.join(', '))
  if (github !== null) {
    const isGone = diagnosis.next.isLost && result.dead_letters.length + result.escalations.length > 0
    return [left, ...(isGone ? [row('run folder', NOT_UPLOADED)] : []), ...awayLines({ ...closing, amount: LEAST })]
  }
  const commands = result.next_commands.map((command) => row('next', plainText(command)))
  return [left, row('run folder', runDir), ...commands]
}

function terminated(closing: Closing): readonly ClosingLine[] {
  const { input, diagnosis, amount } = closing
  const { termination, verdict } = diagnosis
  if (termination === null) return []
  const isGood = termination.status === 'success'
  const reason = cut(plainText(termination.reason), amount.message)
  const place = input.runDir === null ? [] : [row('run folder', input.runDir)]
  const flawed: ClosingLine = { tone: 'care', text: `! ${headline(closing)}, in ${took(input)}` }
  return [
    { tone: isGood ? 'good' : 'bad', text: `■ Terminated (${isGood ? 'success' : 'failed'}): ${reason}` },
    row('by', oneLine(termination.terminated_by)),
    ...(input.github === null ? place : awayLines(closing)),
    ...(verdict.flaws.length > 0 ? [flawed] : unseenLine(closing)),
  ]
}

function waiting(closing: Closing): readonly ClosingLine[] {
  const { diagnosis, amount } = closing
  const { gates } = diagnosis
  const shown = gates.slice(0, amount.others)
  const awaited = gates.length > 1 ? `${gates.length} answers` : 'an answer'
  return [
    { tone: 'care', text: `? ${nameOf(diagnosis)} is suspended and waits for ${awaited}` },
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
    ...trailer(closing),
  ]
}

function planned(closing: Closing, plan: Extract<Suspended, { waits_for: 'shards' }>): readonly ClosingLine[] {
  const { input, diagnosis } = closing
  const items = `${counted(plan.total, 'item')} of ${oneLine(plan.group)}`
  const head: ClosingLine = {
    tone: 'care',
    text: `? ${nameOf(diagnosis)} is planned: ${items} over ${counted(plan.shards, 'shard')}`,
  }
  const { next } = diagnosis
  const [first, last] = [next.resume.slice(0, plan.shards === 0 ? 0 : 1), next.resume.slice(-1)]
  if (input.github !== null) {
    const short = { ...diagnosis, next: { ...next, resume: [...first, ...last] } }
    return [head, ...awayLines({ ...closing, diagnosis: short })]
  }
  // Where a secret is in the way, one machine has to run all of it.
  const isSpread = last.some((command) => command.includes(' --join'))
  if (!isSpread) return [head, ...trailer(closing)]
  return [
    head,
    ...(input.runDir === null ? [] : [row('run folder', input.runDir)]),
    ...first.map((command) => row('shard', plainText(command))),
    ...(plan.shards > 1 ? [row('', `and so on, up to ${plan.shards}/${plan.shards}`)] : []),
    ...last.map((command) => row('join', plainText(command))),
  ]
}

/** Many errors by their kinds. */
function kindLines({ diagnosis: { kinds, isMany }, amount }: Closing): readonly ClosingLine[] {
  if (!isMany) return []
  const shown = kinds.slice(0, amount.others)
  const hidden = kinds.length - shown.length
  return [...rows('all', shown.map(kindText)), ...(hidden > 0 ? [row('', counted(hidden, 'more kind'))] : [])]
}

/** `external.x 12 times at a, b and 10 more: the message`. */
function kindText({ kind, count, items, message }: KindSummary): string {
  const named = items.slice(0, MAX_ITEMS).map((item) => oneLine(item, 40))
  const more = items.length > named.length ? ` and ${items.length - named.length} more` : ''
  const times = count === 1 ? '' : ` ${count} times`
  return `${kind}${times} at ${named.join(', ')}${more}: ${oneLine(message, 160)}`
}

/** On this machine the reader stands in a folder; what CI prints is read anywhere. */
function standing({ github, folder = '' }: DiagnosisInput): string {
  return github === null ? folder : ''
}

function placeFrom(folder: string, place: Place): string {
  const isElsewhere = folder === '' || path.isAbsolute(place.file)
  return placeText(isElsewhere ? place : { ...place, file: path.posix.relative(folder, place.file) })
}

/** One error: node, kind, message, place, command, the end of stderr. */
function errorLines(error: DiagnosedError, amount: Amount, from: string): readonly ClosingLine[] {
  const { cause, available } = error
  const crossed = error.frames.slice(1, 1 + amount.others)
  const problems = error.problems.slice(0, amount.others)
  const hidden = error.problems.length - problems.length
  return [
    ...(error.node === null ? [] : [row('node', oneLine(error.node))]),
    row('kind', `${error.kind}${error.isTransient ? ' (transient: another run may succeed)' : ''}`),
    ...rows('message', cut(plainText(error.message), amount.message).split('\n')),
    ...(cause === null ? [] : [row('cause', oneLine(`${cause.kind}: ${cause.message}`, amount.message))]),
    ...rows(
      'handling',
      error.whileHandling.slice(0, amount.others).map((text) => oneLine(`while handling ${text}`, 300)),
    ),
    ...rows('details', amount.details === null ? [] : detailLines(error.details, amount.details)),
    ...(error.attempts > 1 ? [row('attempts', String(error.attempts))] : []),
    ...rows(
      'where',
      placesOf(error).map((place) =>
        oneLine(`${placeFrom(from, place)}${place.node === null ? '' : ` (node ${place.node})`}`),
      ),
    ),
    ...rows('problems', [
      ...problems.map(({ place, message }) =>
        oneLine(`${place === null ? '' : `${placeFrom(from, place)} `}${message}`, 200),
      ),
      ...(hidden > 0 ? [`and ${hidden} more`] : []),
    ]),
    ...crossed.map((frame) => row('through', `${oneLine(frame.node)} (${frame.type}) in ${oneLine(frame.file)}`)),
    ...processLines(error, amount),
    ...(available === null ? [] : [row('available', availableText(available, amount))]),
    ...(error.hint === null ? [] : [row('hint', oneLine(error.hint, 500))]),
  ]
}

function processLines({ command, exitCode, stderr }: DiagnosedError, amount: Amount): readonly ClosingLine[] {
  const said = plainText(stderr)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-amount.stderr)
  const ran = command === null ? [] : plainText(command).split('\n')
  const shortLine = (line: string): string => oneLine(line, 200)
  return [
    ...rows('command', ran.length > 3 ? [...ran.slice(0, 3).map(shortLine), '…'] : ran.map(shortLine)),
    ...(exitCode === null ? [] : [row('exit code', exitCode)]),
    ...rows('stderr', said.map(shortLine)),
  ]
}

function availableText({ names, total }: NonNullable<DiagnosedError['available']>, amount: Amount): string {
  const shown = names.slice(0, amount.others * 4)
  const text = shown.map((field) => oneLine(field, 100)).join(', ')
  return total > shown.length ? `${text} and ${total - shown.length} more` : text
}

/** Where the run's files are and how to go on, from where the reader is. */
function trailer(closing: Closing): readonly ClosingLine[] {
  const { input, diagnosis } = closing
  const lost = diagnosis.next.isLost ? [row('run folder', `${NOT_UPLOADED}: run it again to reproduce`)] : []
  const lines = input.github === null ? hereLines(closing) : [...lost, ...awayLines(closing)]
  return [...lines, ...unseenLine(closing)]
}

/** Commands that failed unseen before the run ended otherwise. */
function unseenLine({ input: { result } }: Closing): readonly ClosingLine[] {
  const { unseen_failures: unseen = 0 } = result
  return unseen === 0 ? [] : [row('unseen', `${counted(unseen, 'command')} failed unseen before`)]
}

/** On the machine that ran it: the run folder. */
function hereLines({ input, diagnosis: { next }, amount }: Closing): readonly ClosingLine[] {
  const { ending = null, errors = null } = input.account ?? {}
  const problem = ending?.errorsWriteError ?? null
  const record =
    ending?.errorsPath ??
    (problem !== null
      ? `errors.jsonl could not be written: ${oneLine(problem)}`
      : (errors?.recorded.length ?? 0) > 0
        ? 'not written: there is no run folder'
        : null)
  return [
    ...(record === null ? [] : [row('errors', record)]),
    ...(input.runDir === null ? [] : [row('run folder', input.runDir)]),
    ...pasted('resume', next.resume, amount),
    ...pasted('explain', next.explain, amount),
    ...(next.resume.length === 0 && next.explain.length === 0 ? pasted('again', next.again, amount) : []),
  ]
}

/** Anywhere else: in a clone of the repository, with what the job has uploaded. */
function awayLines({ input: { github }, diagnosis: { next }, amount }: Closing): readonly ClosingLine[] {
  const resume = next.resume.slice(0, amount.others)
  const commands = [...next.fetch, ...next.explain, ...resume, ...next.redrive, ...next.again]
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

/** A label before the first of several lines. */
function rows(label: string, texts: readonly string[]): readonly ClosingLine[] {
  return texts.map((text, index) => row(index === 0 ? label : '', text))
}

function row(label: string, text: string): ClosingLine {
  return plain(`  ${label.padEnd(11)}${text}`)
}

function plain(text: string): ClosingLine {
  return { tone: 'plain', text }
}
