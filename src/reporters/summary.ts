import { jsonText } from '../core/json.js'
import type { PendingGate } from '../core/outcome.js'
import { type ReportedError, type ResultDocument, waitingGates } from '../core/report.js'
import { codeBlock, codeSpan, folded, linkTarget } from '../text/markdown.js'
import { oneLine } from '../text/terminal-text.js'
import { firstOfEachKind, leadingErrors } from './leading-errors.js'
import { nextParts, nextSteps, resumeInputs } from './next-steps.js'
import { wrapped } from './shell-words.js'
import { governanceList } from './summary-governance.js'
import {
  artifactLine,
  commands,
  gateSentence,
  graphBlock,
  heading,
  type SummaryData,
  sentence,
  stderrBlock,
  whereLine,
} from './summary-parts.js'
import { agentsTable, familiesTable, findingsList, innerSections, stepTable, triedList } from './summary-tables.js'

/** What a job summary needs besides the story. */
export interface SummaryInput extends SummaryData {
  /** The most that may be written: GitHub's limit less what the file holds already. */
  readonly budgetBytes?: number
}

const LIMIT = 1024 * 1024
const COMMENT_CHARS = 60_000
const MAX_OPEN_STEPS = 12

/** How much of everything is shown; each step shows less until the page fits. */
interface Amount {
  readonly details: number
  readonly errors: number
  readonly steps: number
  readonly tried: number
  readonly warnings: number
  readonly graph: boolean
  readonly inner: boolean
}

const AMOUNTS: readonly Amount[] = [
  { details: 60_000, errors: 20, steps: 500, tried: 30, warnings: 50, graph: true, inner: true },
  { details: 10_000, errors: 10, steps: 200, tried: 20, warnings: 20, graph: true, inner: true },
  { details: 2000, errors: 5, steps: 50, tried: 10, warnings: 5, graph: true, inner: false },
  { details: 1000, errors: 2, steps: 20, tried: 5, warnings: 2, graph: false, inner: false },
  { details: 300, errors: 1, steps: 0, tried: 0, warnings: 0, graph: false, inner: false },
]

/** The page that a reviewer understands in ten seconds; always below its budget, however much there is to say. */
export function summaryMarkdown(input: SummaryInput): string {
  const budget = Math.min(input.budgetBytes ?? LIMIT, LIMIT) - 1
  for (const amount of AMOUNTS) {
    const page = summaryPage(input, amount)
    if (Buffer.byteLength(page) <= budget) return page
  }
  const short = `## ${heading(input)}\n`
  return Buffer.byteLength(short) <= budget ? short : ''
}

function summaryPage(data: SummaryData, amount: Amount): string {
  const { result, account } = data
  const tried = account === null || amount.tried === 0 ? null : triedList(account, amount.tried)
  return joined([
    `## ${heading(data)}`,
    ...firstScreen(data, amount),
    governanceList(data, Math.min(amount.tried, 20)),
    tried === null ? null : `**What was tried**\n\n${tried}`,
    ...picture(data, amount),
    agentsTable(result, amount.steps),
    ...detailSections(result, amount),
    ...(account !== null && amount.inner ? innerSections(account) : []),
    warnings(result, amount.warnings),
    artifactLine(data),
  ])
}

/** What failed, why, and what now: all of it without scrolling. */
function firstScreen(data: SummaryData, amount: Amount): readonly (string | null)[] {
  const { result } = data
  const [error] = leadingErrors(result.errors)
  return [
    sentence(data),
    familiesTable(data, amount.errors),
    ...(error === undefined ? [] : [whereLine(error, data), stderrBlock(error, Math.min(amount.details, 20_000))]),
    error === undefined ? null : adviceLine(error, data),
    seenBefore(data),
    gateOptions(result),
    findingsList(result, amount.errors * 5),
    whatNow(data),
  ]
}

/** Beyond a dozen nodes the graph and the table are there for those who ask. */
function picture(data: SummaryData, amount: Amount): readonly (string | null)[] {
  const graph = amount.graph ? graphBlock(data) : null
  const steps = amount.steps === 0 ? null : stepTable(data, amount.steps)
  const { length } = data.result.execution.steps
  if (length <= MAX_OPEN_STEPS) return [graph, steps]
  return [graph === null ? null : folded('Graph', graph), steps === null ? null : folded(`Steps (${length})`, steps)]
}

/** One comment on a pull request, found again by its marker; closed when there is nothing to see. */
export function commentMarkdown(input: SummaryData & { readonly key: string }): string {
  const marker = commentMarker(input.key)
  const { result } = input
  for (const amount of AMOUNTS) {
    const body = joined([
      ...firstScreen(input, {
        ...amount,
        details: Math.min(amount.details, 4000),
        errors: Math.min(amount.errors, 10),
      }),
      ...detailSections(result, { ...amount, details: Math.min(amount.details, 4000), errors: 3 }),
      ...foldedSteps(input, Math.min(amount.steps, 50)),
      artifactLine(input),
      runLine(input),
    ])
    const page = result.success
      ? `${marker}\n${folded(heading(input), body)}\n`
      : `${marker}\n### ${heading(input)}\n\n${body}`
    if (page.length <= COMMENT_CHARS) return page
  }
  return `${marker}\n### ${heading(input)}\n`
}

/** The line by which a later run finds its comment. */
export function commentMarker(key: string): string {
  return `<!-- conductor-action:${key.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/--+/g, '-')} -->`
}

const MAX_GATES = 10

/** What the ledger knows about the error. */
function seenBefore({ seenBefore: seen = null }: SummaryData): string | null {
  return seen === null || seen === '' ? null : `Ledger: ${oneLine(seen, 300)}.`
}

function adviceLine(error: ReportedError, data: SummaryData): string | null {
  const url = data.docsUrlFor?.(error.kind) ?? null
  const target = url === null ? null : linkTarget(url)
  const link = target === null ? '' : ` [About this kind](${target})`
  if (error.suggestion === null) return link === '' ? null : link.trim()
  return `Hint: ${codeSpan(error.suggestion, 600)}${link}`
}

function gateOptions(result: ResultDocument): string | null {
  const [first, ...others] = waitingGates(result).slice(0, MAX_GATES)
  if (first === undefined) return null
  // The sentence at the top already says what the first one asks.
  return joined([optionList(first), ...others.flatMap((gate) => [gateSentence(gate), optionList(gate)])]).trimEnd()
}

function optionList({ options }: PendingGate): string {
  return options
    .slice(0, 20)
    .map((option) => `- ${codeSpan(option.value)} ${codeSpan(option.label)}`)
    .join('\n')
}

/** Data of the first errors; what the first screen shows is not repeated. */
function detailSections(result: ResultDocument, amount: Amount): readonly string[] {
  if (result.findings !== undefined) return []
  // One of each kind tells what its data look like.
  const shown = firstOfEachKind(result.errors).slice(0, amount.errors)
  return shown.flatMap((error) => {
    const { stderr_tail: _, ...details } = error.details
    if (shown.length === 1 && Object.keys(details).length === 0 && error.message.length <= 200) return []
    const title = `<code>${error.kind.replace(/[^a-z0-9_.]/g, '_')}</code>: message and details`
    const data = jsonText({ message: error.message, ...details }, 2)
    return [folded(title, codeBlock(data, 'json', amount.details))]
  })
}

function foldedSteps(data: SummaryData, max: number): readonly string[] {
  const table = max === 0 ? null : stepTable(data, max)
  return table === null ? [] : [folded('Steps', table)]
}

function warnings(result: ResultDocument, max: number): string | null {
  // Findings have them already, with their places.
  if (result.warnings.length === 0 || result.findings !== undefined || max === 0) return null
  const rows = result.warnings.slice(0, max).map((warning) => `- ${codeSpan(warning, 500)}`)
  const hidden = result.warnings.length - rows.length
  const all = [...rows, ...(hidden > 0 ? [`- and ${hidden} more`] : [])].join('\n')
  return folded(`Warnings (${result.warnings.length})`, all)
}

/** One block to paste: how to look at it, how to resume where that is possible, how to run it again. */
function whatNow(data: SummaryData): string | null {
  const { result } = data
  const next = nextSteps(result, data)
  const inputs = next.resume.length > 0 || (next.isLost && canResume(result)) ? resumeInputs(result, data) : []
  const parts = nextParts({ ...next, resume: [...next.resume, ...inputs] }, result)
  const lines = parts.flatMap(({ what, commands: own }) => [`# ${what}`, ...own])
  const lost = next.isLost && !result.success ? 'The run folder was not uploaded: run it again to reproduce.\n\n' : ''
  const block = commands('What now', lines.map(wrapped))
  return block === null ? null : block.replace('\n\n', `\n\n${lost}`)
}

/** A folder that is not uploaded is still there for a later step of the same job. */
function canResume({ checkpoint, errors, success, termination }: ResultDocument): boolean {
  const isFinal = success || termination !== null || errors[0]?.kind === 'halt.intentional'
  return checkpoint !== null && checkpoint.path !== null && !isFinal
}

function runLine(data: SummaryData): string | null {
  const url = data.github === null ? null : linkTarget(data.github.run_url)
  return url === null ? null : `[Run](${url})`
}

function joined(parts: readonly (string | null)[]): string {
  return `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`
}
