import { diagnose } from '../account/diagnosis.js'
import { foldSection, formatTableCell } from '../text/markdown.js'
import type { Amount, Part, SummaryData, SummaryPage } from './summary-parts.js'
import * as parts from './summary-parts.js'
import * as tables from './summary-tables.js'

export interface SummaryInput extends SummaryData {
  /** Maximum size: GitHub's limit minus the current size of the file. */
  readonly budgetBytes?: number
}

const LIMIT = 1024 * 1024
const COMMENT_CHARS = 60_000
const MAX_OPEN_STEPS = 12

/** Limits from generous to bare; the first that fits is used. */
const AMOUNTS: readonly Amount[] = [
  { details: 60_000, errors: 20, findings: 100, steps: 500, tried: 30, warnings: 50, graph: true },
  { details: 10_000, errors: 10, findings: 50, steps: 200, tried: 20, warnings: 20, graph: true },
  { details: 2000, errors: 5, findings: 25, steps: 50, tried: 10, warnings: 5, graph: true },
  { details: 1000, errors: 2, findings: 10, steps: 20, tried: 5, warnings: 2, graph: false },
  { details: 300, errors: 1, findings: 5, steps: 0, tried: 0, warnings: 0, graph: false },
]

/** Parts of the summary; what failed, why and what to do come first, to be read without scrolling. */
const SUMMARY: readonly Part[] = [
  parts.formatSentence,
  parts.formatJobLine,
  tables.renderKindTable,
  parts.handlingLine,
  parts.unmetLine,
  parts.whereLine,
  problemsBesideTests,
  tables.testTables,
  parts.printedBlock,
  parts.adviceLine,
  parts.formatSeenBefore,
  parts.gateOptions,
  parts.renderFindingsList,
  parts.renderWhatNow,
  tables.renderGovernanceList,
  tables.renderTried,
  foldIfMany('Graph', tables.createGraphBlock),
  foldIfMany('Steps', tables.stepTable),
  tables.renderAgentsTable,
  parts.detailSections,
  parts.renderWarningList,
  parts.formatArtifactLine,
]

/** The table of failed tests has the same places as that of the problems. */
function problemsBesideTests(page: SummaryPage, amount: Amount): string | null {
  const failing = [...(page.account?.tests.nodes.values() ?? [])].filter(({ failures }) => failures.length > 0)
  const isTests = failing.some(({ node }) => node === page.diagnosis.error?.node)
  return isTests ? null : parts.problemTable(page, amount)
}

const COMMENT_TOP: readonly Part[] = [
  parts.formatSentence,
  tables.renderKindTable,
  (page, amount) => (parts.problemTable(page, amount) === null ? parts.whereLine : problemsBesideTests)(page, amount),
  (page, amount) => tables.testTables(page, { ...amount, graph: false }),
  parts.gateOptions,
  parts.renderFindingsList,
  parts.pickTwoCommands,
  parts.runLine,
]

const COMMENT_REST: readonly Part[] = [
  parts.handlingLine,
  parts.unmetLine,
  // Without a table of problems, the place is at the top.
  (page, amount) => (parts.problemTable(page, amount) === null ? null : parts.whereLine(page, amount)),
  parts.printedBlock,
  parts.adviceLine,
  parts.formatSeenBefore,
  parts.renderWhatNow,
  parts.detailSections,
  tables.stepTable,
  parts.formatArtifactLine,
]

/** Folds a part if the workflow has more than a dozen steps. */
function foldIfMany(title: string, part: Part): Part {
  return (page, amount) => {
    const text = part(page, amount)
    const { length } = page.result.execution.steps
    if (text === null || length <= MAX_OPEN_STEPS) return text
    return foldSection(title === 'Steps' ? `Steps (${length})` : title, text)
  }
}

function renderParts(view: readonly Part[], page: SummaryPage, amount: Amount): string {
  const texts = view.map((part) => part(page, amount))
  return texts.filter((text) => text !== null && text !== '').join('\n\n')
}

export function renderSummaryMarkdown(input: SummaryInput): string {
  const budget = Math.min(input.budgetBytes ?? LIMIT, LIMIT) - 1
  const page: SummaryPage = { ...input, diagnosis: diagnose(input) }
  const title = `## ${parts.formatHeading(page)}\n`
  for (const amount of AMOUNTS) {
    const text = `${title}\n${renderParts(SUMMARY, page, amount)}\n`
    if (Buffer.byteLength(text) <= budget) return text
  }
  return Buffer.byteLength(title) <= budget ? title : ''
}

/** Renders the comment on a pull request: what failed, where, and two commands; everything else is folded. */
export function renderCommentMarkdown(input: SummaryData & { readonly key: string }): string {
  const marker = commentMarker(input.key)
  const page: SummaryPage = { ...input, diagnosis: diagnose(input) }
  const job = page.github === null || page.github.job === '' ? '' : ` · ${formatTableCell(page.github.job, 100)}`
  const title = `${parts.formatHeading(page)}${job}`
  for (const amount of AMOUNTS.map(commentAmount)) {
    const rest = renderParts(COMMENT_REST, page, amount)
    const body = `${renderParts(COMMENT_TOP, page, amount)}\n${rest === '' ? '' : `\n${foldSection('Everything else', rest)}\n`}`
    const isGood = page.diagnosis.verdict.tone === 'good'
    const text = isGood ? `${marker}\n${foldSection(title, body)}\n` : `${marker}\n### ${title}\n\n${body}`
    if (text.length <= COMMENT_CHARS) return text
  }
  return `${marker}\n### ${title}\n`
}

function commentAmount(amount: Amount): Amount {
  const errors = Math.min(amount.errors, 10)
  const { details, steps } = amount
  return {
    ...amount,
    errors,
    findings: errors,
    details: Math.min(details, 4000),
    steps: Math.min(steps, 50),
    examples: 3,
  }
}

export function commentMarker(key: string): string {
  return `<!-- conductor-action:${key.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/--+/g, '-')} -->`
}
