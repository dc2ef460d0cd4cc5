import { diagnose } from '../account/diagnosis.js'
import { folded, tableCell } from '../text/markdown.js'
import {
  adviceLine,
  artifactLine,
  detailSections,
  findingsList,
  gateOptions,
  handlingLine,
  heading,
  joined,
  type Page,
  problemTable,
  runLine,
  type SummaryData,
  seenBeforeLine,
  sentence,
  stderrBlock,
  twoCommands,
  warningList,
  whatNow,
  whereLine,
} from './summary-parts.js'
import {
  agentsTable,
  governanceList,
  graphBlock,
  innerSections,
  kindTable,
  stepTable,
  triedList,
} from './summary-tables.js'

/** What a job summary is made of. */
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
  const page: Page = { ...input, diagnosis: diagnose(input) }
  for (const amount of AMOUNTS) {
    const text = summaryPage(page, amount)
    if (Buffer.byteLength(text) <= budget) return text
  }
  const short = `## ${heading(page)}\n`
  return Buffer.byteLength(short) <= budget ? short : ''
}

function summaryPage(page: Page, amount: Amount): string {
  const { result, account } = page
  return joined([
    `## ${heading(page)}`,
    ...firstScreen(page, amount),
    governanceList(page, Math.min(amount.tried, 20)),
    triedList(page, amount.tried),
    ...picture(page, amount),
    agentsTable(result, amount.steps),
    ...detailSections(page, amount.errors, amount.details),
    ...(account !== null && amount.inner ? innerSections(account) : []),
    warningList(result, amount.warnings),
    artifactLine(page),
  ])
}

/** What failed, why, and what now: all of it without scrolling. */
function firstScreen(page: Page, amount: Amount): readonly (string | null)[] {
  const { result, diagnosis } = page
  const { error } = diagnosis
  return [
    sentence(page),
    kindTable(page, amount.errors),
    ...(error === null
      ? []
      : [
          handlingLine(error),
          whereLine(error, page),
          problemTable(error, page, amount.errors),
          stderrBlock(error, Math.min(amount.details, 20_000)),
          adviceLine(error, page),
        ]),
    seenBeforeLine(page),
    gateOptions(page),
    findingsList(result, amount.errors * 5),
    whatNow(page),
  ]
}

/** Beyond a dozen nodes the graph and the table are there for those who ask. */
function picture(page: Page, amount: Amount): readonly (string | null)[] {
  const graph = amount.graph ? graphBlock(page) : null
  const steps = amount.steps === 0 ? null : stepTable(page, amount.steps)
  const { length } = page.result.execution.steps
  if (length <= MAX_OPEN_STEPS) return [graph, steps]
  return [graph === null ? null : folded('Graph', graph), steps === null ? null : folded(`Steps (${length})`, steps)]
}

/**
 * One comment on a pull request, found again by its marker: what failed, where, and two commands. Everything else is folded,
 * and so is a comment that has nothing to complain about.
 */
export function commentMarkdown(input: SummaryData & { readonly key: string }): string {
  const marker = commentMarker(input.key)
  const page: Page = { ...input, diagnosis: diagnose(input) }
  const job = page.github === null || page.github.job === '' ? '' : ` · ${tableCell(page.github.job, 100)}`
  const title = `${heading(page)}${job}`
  const isGood = page.diagnosis.verdict.tone === 'good'
  for (const amount of AMOUNTS) {
    const open = joined([...commentTop(page, amount.errors), runLine(page)])
    const rest = joined(commentRest(page, { ...amount, details: Math.min(amount.details, 4000) })).trim()
    const body = rest === '' ? open : `${open}\n${folded('Everything else', rest)}\n`
    const text = isGood ? `${marker}\n${folded(title, body)}\n` : `${marker}\n### ${title}\n\n${body}`
    if (text.length <= COMMENT_CHARS) return text
  }
  return `${marker}\n### ${title}\n`
}

function commentTop(page: Page, errors: number): readonly (string | null)[] {
  const { diagnosis, result } = page
  const { error } = diagnosis
  const places = error === null ? null : (problemTable(error, page, Math.min(errors, 10)) ?? whereLine(error, page))
  return [
    sentence(page),
    kindTable(page, Math.min(errors, 10)),
    places,
    gateOptions(page),
    findingsList(result, Math.min(errors, 10)),
    twoCommands(page),
  ]
}

function commentRest(page: Page, amount: Amount): readonly (string | null)[] {
  const { error } = page.diagnosis
  return [
    ...(error === null
      ? []
      : [
          handlingLine(error),
          // Without a table of problems it stands at the top.
          error.problems.length === 0 ? null : whereLine(error, page),
          stderrBlock(error, amount.details),
          adviceLine(error, page),
        ]),
    seenBeforeLine(page),
    whatNow(page),
    ...detailSections(page, 3, amount.details),
    amount.steps === 0 ? null : stepTable(page, Math.min(amount.steps, 50)),
    artifactLine(page),
  ]
}

/** The line by which a later run finds its comment. */
export function commentMarker(key: string): string {
  return `<!-- conductor-action:${key.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/--+/g, '-')} -->`
}
