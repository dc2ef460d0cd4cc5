import { type DiagnosedError, type Diagnosis, diagnose } from '../../account/diagnosis.js'
import { FETCHED } from '../../account/next-steps.js'
import type { ReportInput } from '../../account/report.js'
import { type Block, createCode, createName, type Inline } from '../../markup/blocks.js'
import {
  type CharBudget,
  type Markup,
  type MarkupContent,
  NOTHING,
  renderCard,
  renderCount,
} from '../../markup/html.js'
import { renderHtmlBlocks } from '../../markup/html-blocks.js'
import { createErrorBlocks, listKindTable } from '../error-blocks.js'
import { listGates, listNext, listReason, type RunPage } from '../run-blocks.js'
import { listProblems } from '../test-blocks.js'

export interface ReportPage extends RunPage, ReportInput {}

const MAX_KINDS = 20

/** Returns the key of an error, to recognise errors that the top of the page shows. */
export function toErrorKey({ kind, message }: { readonly kind: string; readonly message: string }): string {
  return `${kind}\n${message}`
}

export function createEndingSection(page: ReportPage, budget: CharBudget): Markup {
  const { report, diagnosis } = page
  const { termination, gates, error, isMany, total } = diagnosis
  if (report.unended !== undefined) return NOTHING
  const card = (id: string, title: string, look: string, blocks: readonly Block[]): Markup =>
    renderCard(id, title, renderHtmlBlocks([...blocks, ...listPageNext(page)], budget), `ending s-${look}`)
  // A termination must not look like a crash.
  if (termination !== null)
    return card('termination', 'Terminated', `terminated-${termination.status}`, listReason(page))
  if (gates.length > 0) return card('gate', 'Waiting for an answer', 'waiting', listGates(page))
  if (error === null) return NOTHING
  const problem = report.account.ending?.errors_write_error ?? null
  return card('error', isMany ? renderCount(total, 'error') : 'Error', 'failed', [
    ...(isMany
      ? [...listKindTable(diagnosis, page), ...pickShownErrors(diagnosis).map((example) => foldError(example, page))]
      : listErrorEntry(error, page)),
    ...(problem === null ? [] : [createQuiet('errors.jsonl could not be written: ', { text: problem, max: 500 })]),
  ])
}

function createQuiet(...line: readonly Inline[]): Block {
  return { type: 'text', line, isQuiet: true }
}

/** Returns the errors that the page shows in full: the first of each kind. */
export function pickShownErrors({ examples }: Diagnosis): readonly DiagnosedError[] {
  return examples.slice(0, MAX_KINDS)
}

function foldError(error: DiagnosedError, page: ReportPage): Block {
  const node = error.name === null ? [] : [' at ', createName(error.name)]
  const title = [createCode(error.kind), ...node, ' ', { text: error.message, max: 140 }]
  return { type: 'fold', title, blocks: listErrorEntry(error, page) }
}

function listErrorEntry(error: DiagnosedError, page: ReportPage): readonly Block[] {
  const { kind, message, handling, unmet, cause, hint, meaning, docs, owner, ...evidence } = createErrorBlocks(
    error,
    page,
  )
  const { node, attempts, where, through, command, details, printed } = evidence
  const about = [kind, message, handling, unmet, cause, hint, meaning, docs, owner]
  return [...about, listProblems(error, page), node, attempts, where, through, command, details, printed].flat()
}

function listPageNext(page: ReportPage): readonly Block[] {
  if (page.report.result.next_commands.length === 0) return []
  return [
    ...listNext(page),
    ...(isInItsFolder(page) ? [createQuiet(createCode(FETCHED), ' is the folder that holds this page.')] : []),
  ]
}

/** Renders the next commands of a run that ended without an error. */
export function renderNextSection(page: ReportPage, budget: CharBudget): MarkupContent {
  const { report, diagnosis } = page
  const { end } = diagnosis.verdict
  const [_, ...blocks] = listPageNext(page)
  const isOpen = report.unended === undefined && (end === 'success' || end === 'planned')
  return isOpen && blocks.length > 0 && renderCard('next', 'What next', renderHtmlBlocks(blocks, budget))
}

/** Reports whether the page was rendered from a downloaded run folder, which lies beside it. */
function isInItsFolder({ report, reader }: ReportInput): boolean {
  return report.github !== null && reader === undefined
}

export function createPage(input: ReportInput): ReportPage {
  const { report, reader, toRelative } = input
  const isBeside = isInItsFolder(input)
  const { result, account, github, runDir, graph } = report
  const about = {
    ...reader,
    ...(isBeside ? { artifactName: FETCHED } : {}),
    ...(toRelative === undefined ? {} : { locate: toRelative }),
    ...{ result, account, github, runDir, graph },
  }
  const diagnosis = diagnose(about)
  const next = isBeside ? { ...diagnosis.next, fetch: [] } : diagnosis.next
  return { ...input, ...about, diagnosis: { ...diagnosis, next } }
}
