import { printJson } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import { formatInjection } from '../engine/interception.js'
import { appendAll } from '../text/lists.js'
import { cut, toOneLine } from '../text/terminal-text.js'
import type { Answer, Choice, Ending, Matrix, MatrixRow, PathStep, SimulatedFailure } from './model.js'

const COLUMNS = 100
export const MAX_SHOWN_ENDINGS = 6

export function formatSeconds(seconds: number): string {
  return `${Math.round(seconds * 1000) / 1000} s`
}

export function formatFailure(failure: SimulatedFailure): string {
  return formatInjection(failure)
}

/** Describes an ending in a few words: `halted 3, check lets it escape, 2 retries, 3 s`. */
export function formatEndingLine(ending: Ending): string {
  const { outcome, exit_code, terminated_by, error, handled_by, escapes, retries, seconds, unknown } = ending
  if (unknown !== null) return `unknown: ${toOneLine(unknown.reason, 200)}; ${unknown.help.join(', ')} would help`
  const parts = [`${outcome} ${exit_code}`]
  if (terminated_by !== null) parts.push(`terminated by ${terminated_by}`)
  if (handled_by !== null && handled_by !== terminated_by) parts.push(formatHandler(handled_by))
  if (escapes !== null) parts.push(`escapes ${escapes}`)
  else if (error !== null && error.kind !== 'halt.intentional') parts.push(`${error.kind} at ${error.node}`)
  if (retries > 0) parts.push(formatCount(retries, 'retry'))
  if (seconds > 0) parts.push(formatSeconds(seconds))
  return parts.join(', ')
}

const HANDLERS: Readonly<Record<string, string>> = {
  retry: 'a retry mends it',
  recover: 'recovered',
  halt: 'a halt route ends it',
  group: 'the group tolerates it',
  $end: 'a route ends the run',
}

function formatHandler(by: string): string {
  return HANDLERS[by] ?? `${by} handles it`
}

export function formatChoices(choices: readonly Choice[]): string {
  return choices.map(({ condition, value }) => `\`${toOneLine(condition, 80)}\` is ${value}`).join(' and ')
}

function formatWays(ways: readonly (readonly Choice[])[]): string {
  if (ways.some((way) => way.length === 0)) return ''
  const [first = [], ...others] = ways
  const more = others.length === 0 ? '' : `, or on ${formatCount(others.length, 'other way')}`
  return `if ${formatChoices(first)}${more}`
}

/** Returns a line for each ending, and notes about what the answer does not say. */
export function listAnswerLines(answer: Answer | null): readonly string[] {
  if (answer === null) return ['left out: the time was up']
  if (answer.not_reached) return ['not reached']
  const shown = answer.endings.slice(0, MAX_SHOWN_ENDINGS).map((ending) => {
    const when = formatWays(ending.choices)
    return when === '' ? formatEndingLine(ending) : `${formatEndingLine(ending)}, ${when}`
  })
  const more = answer.endings.length - shown.length
  return [
    ...shown,
    ...(more > 0 ? [`and ${formatCount(more, 'other ending')}`] : []),
    ...(answer.met_if === null ? [] : [`met only ${formatWays(answer.met_if) || 'on some ways'}`]),
    ...(answer.left_out ? [`more ways exist than the ${answer.ways} that were tried`] : []),
  ]
}

/** Renders the matrix for a terminal, in at most 100 columns. */
export function renderMatrixText(matrix: Matrix, saveAs: string | null = null): string {
  const lines = [
    `${matrix.workflow} (${matrix.file})`,
    '',
    ...labelLines('without a failure', listAnswerLines(matrix.success), 2),
  ]
  let node = ''
  for (const row of matrix.rows) {
    const title = `${row.node} (${row.file}:${row.line})`
    if (title !== node) lines.push('', title)
    node = title
    appendAll(lines, listRowLines(row))
    const [kind = ''] = row.kinds
    const isSavable = saveAs !== null && row.always?.not_reached === false && !kind.includes('*')
    if (isSavable)
      lines.push(
        `    conductor simulate ${saveAs} ${row.after.map((failure) => `${formatFailure(failure)} `).join('')}${row.node}=${kind} --save '${row.node} meets ${kind}'`,
      )
  }
  if (matrix.rows.length === 0) lines.push('', 'No failure to show.')
  if (matrix.rows.some(({ once }) => once?.not_reached === true))
    lines.push('', 'Not reached: other values or answers may lead there, with -i, --output or --gate.')
  if (matrix.left_out !== null)
    lines.push('', `${formatCount(matrix.left_out.rows, 'row')} left out: ${matrix.left_out.reason}`)
  return `${lines.join('\n')}\n`
}

function listRowLines(row: MatrixRow): readonly string[] {
  const [once, always] = [listAnswerLines(row.once), listAnswerLines(row.always)]
  const isSame = once.join('\n') === always.join('\n')
  const kinds = row.kinds.map((kind) => (kind === '*' ? 'any other kind' : kind))
  const tested = row.tests.length === 0 ? 'no test' : formatCount(row.tests.length, 'test')
  const after = row.after.map(({ node, kind }) => `after ${node} meets ${kind}`)
  const lines = isSame
    ? labelLines('once, always', once, 4)
    : [...labelLines('once', once, 4), ...labelLines('always', always, 4)]
  return [...wrapText(`${kinds.join(', ')} (${[tested, ...after].join(', ')})`, 2, 4), ...lines]
}

const LABEL_WIDTH = 14

/** Puts a label before the first of some lines, and breaks long lines. */
function labelLines(label: string, texts: readonly string[], indent: number): readonly string[] {
  const margin = indent + Math.max(LABEL_WIDTH, label.length + 2)
  const lines = texts.flatMap((text) => wrapText(text, margin, margin + 2))
  return lines.map((line, index) =>
    index === 0 ? `${' '.repeat(indent)}${label}`.padEnd(margin) + line.trimStart() : line,
  )
}

/** Breaks a text at blanks; a word that is too long stays whole. */
function wrapText(text: string, indent: number, hanging: number): readonly string[] {
  const lines: string[] = []
  let line = ' '.repeat(indent)
  let isEmpty = true
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line)
      line = ' '.repeat(hanging)
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line]
}

/** Renders one answer: every ending with its path, times and record. */
export function renderAnswer(answer: Answer): string {
  const lines = [`What if ${answer.failures.map(formatFailure).join(' and ') || 'nothing fails'}?`]
  if (answer.not_reached) lines.push('', 'No way reaches this failure.')
  for (const [index, ending] of answer.endings.entries()) {
    const number = answer.endings.length === 1 ? '' : `${index + 1}. `
    const when = formatWays(ending.choices)
    appendAll(lines, ['', ...wrapText(`${number}${formatEndingLine(ending)}${when === '' ? '' : `, ${when}`}`, 0, 3)])
    appendAll(lines, ending.steps.flatMap(listStepLines))
    if (ending.records.length > 0) lines.push('  errors.jsonl:')
    for (const record of ending.records) lines.push(`    ${cut(printJson(record), 2000)}`)
  }
  if (answer.met_if !== null && !answer.not_reached)
    appendAll(lines, ['', ...wrapText(`The failure is met only ${formatWays(answer.met_if) || 'on some ways'}.`, 0, 2)])
  if (answer.left_out) lines.push('', `More ways exist than the ${answer.ways} that were tried.`)
  return `${lines.join('\n')}\n`
}

function listStepLines(step: PathStep): readonly string[] {
  const attempt = step.attempt === 1 ? '' : `, attempt ${step.attempt}`
  const state = step.kind === null ? step.status : step.kind
  const follow =
    step.action === null
      ? ''
      : ` → ${step.action}${step.to === null ? '' : ` ${step.to}`}${step.route === null ? '' : ` (${step.route})`}`
  const wait = step.wait_seconds === null ? '' : `, waits ${formatSeconds(step.wait_seconds)}`
  const time = formatSeconds(step.at_seconds).padStart(8)
  const choices = step.choices.length === 0 ? [] : wrapText(`if ${formatChoices(step.choices)}`, 12, 14)
  return [...choices, ...wrapText(`${time}  ${step.node}${attempt}: ${state}${follow}${wait}`, 0, 12)]
}
