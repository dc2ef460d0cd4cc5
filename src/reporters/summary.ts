import { diagnose, formatVerdict } from '../account/diagnosis.js'
import type { Block, Limits } from '../markup/blocks.js'
import { renderMarkdownBlocks } from '../markup/markdown-blocks.js'
import { foldSection, formatTableCell } from '../text/markdown.js'
import { createErrorBlocks, type ErrorBlocks, listKindTable } from './error-blocks.js'
import * as run from './run-blocks.js'
import { listProblems, listTestCounts, listTestTables } from './test-blocks.js'

export interface SummaryInput extends run.PageInput {
  /** Maximum size: GitHub's limit minus the current size of the file. */
  readonly budgetBytes?: number
}

const LIMIT = 1024 * 1024
const COMMENT_CHARS = 60_000
const MAX_OPEN_STEPS = 12
const MAX_CHARS = 1000

/** Limits from generous to bare; the first that fits is used. */
const AMOUNTS: readonly Limits[] = [
  { code: 60_000, entries: 20, chars: MAX_CHARS },
  { code: 10_000, entries: 10, chars: MAX_CHARS },
  { code: 2000, entries: 5, chars: MAX_CHARS },
  { code: 1000, entries: 2, chars: MAX_CHARS },
  { code: 300, entries: 1, chars: MAX_CHARS },
]
/** The last amounts have no room for what the run folder has as well. */
const LEAST_LONG_ENTRIES = 3

/** Makes blocks of a page; the comment shows fewer errors in full. */
type Maker = (page: run.RunPage, limits: Limits) => readonly Block[]

/** Picks blocks of the error that ended the run. */
function pickError(pick: (error: ErrorBlocks) => readonly Block[]): Maker {
  return (page) => {
    const { error } = page.diagnosis
    return error === null ? [] : pick(createErrorBlocks(error, page))
  }
}

const listKinds: Maker = (page) => (page.result.findings === undefined ? listKindTable(page.diagnosis, page) : [])
const listContext = pickError(({ handling, unmet }) => [...handling, ...unmet])
const listWhere = pickError(({ where, through }) => [...where, ...through])
const listAdvice = pickError(({ printed, meaning, hint, docs, owner }) => [
  ...printed,
  ...meaning,
  ...hint,
  ...docs,
  ...owner,
])

const listErrorProblems: Maker = (page) => {
  const { error } = page.diagnosis
  return error === null ? [] : listProblems(error, page)
}

/** Returns the place of the error, unless the table of its problems stands there. */
const listPlace: Maker = (page, limits) =>
  page.diagnosis.error?.problems.length === 0 ? listWhere(page, limits) : listErrorProblems(page, limits)

function listTests(isLong: (limits: Limits) => boolean): Maker {
  return (page, limits) =>
    page.diagnosis.tests.flatMap((tests) => [
      ...listTestCounts({ ...page.diagnosis, tests: [tests] }),
      ...listTestTables(tests, page, isLong(limits)),
    ])
}

function whereLong(...makers: readonly Maker[]): Maker {
  return (page, limits) => (limits.entries < LEAST_LONG_ENTRIES ? [] : makers.flatMap((make) => make(page, limits)))
}

/** Folds blocks if the workflow has more than a dozen steps. */
function foldIfMany(toTitle: (steps: number) => string, make: Maker): Maker {
  return (page, limits) => {
    const blocks = make(page, limits)
    const { length } = page.result.execution.steps
    return blocks.length === 0 || length <= MAX_OPEN_STEPS ? blocks : [{ type: 'fold', title: toTitle(length), blocks }]
  }
}

/** Findings include the warnings, with positions. */
const foldWarnings: Maker = (page) => {
  const { warnings, findings } = page.result
  if (warnings.length === 0 || findings !== undefined) return []
  const entries = warnings.map((text) => ({ text, max: 500 }))
  const list = { type: 'list', entries, noun: 'warning', weight: 2 } as const
  return [{ type: 'fold', title: `Warnings (${warnings.length})`, blocks: [list] }]
}

/** Returns the data of the first error of each kind, unless the page shows all of it above. */
function listDetails(max = Number.POSITIVE_INFINITY): Maker {
  return ({ result, diagnosis }, { entries }) => {
    if (result.findings !== undefined) return []
    return diagnosis.examples.slice(0, Math.min(max, entries)).flatMap(({ kind, message, cause, details }) => {
      if (Object.keys(details).length === 0 && cause === null && message.length <= 200) return []
      const value = { message, ...(cause === null ? {} : { cause }), ...details }
      const blocks = [{ type: 'data', label: 'details', value } as const]
      return [{ type: 'fold', title: [{ text: kind }, ': message and details'], blocks }]
    })
  }
}

/** Blocks of the summary; what failed, why and what to do come first, to be read without scrolling. */
const SUMMARY: readonly Maker[] = [
  run.listReason,
  run.listGates,
  run.listHandled,
  run.listJobRemark,
  listKinds,
  listContext,
  listWhere,
  listErrorProblems,
  listTests(({ entries }) => entries >= LEAST_LONG_ENTRIES),
  listAdvice,
  run.listSeenBefore,
  run.listFindings,
  run.listNext,
  run.listEscalations,
  whereLong(
    run.listGovernance,
    ({ diagnosis }) => run.listReactions(diagnosis.tried),
    foldIfMany(() => 'Graph', run.listGraph),
    foldIfMany((steps) => `Steps (${steps})`, run.listSteps),
    run.listAgents,
  ),
  listDetails(),
  whereLong(foldWarnings),
  run.listArtifact,
]

const COMMENT_TOP: readonly Maker[] = [
  run.listReason,
  run.listHandled,
  listKinds,
  listPlace,
  listTests(() => false),
  run.listGates,
  run.listFindings,
  run.listFirstCommands,
  run.listRunLink,
]

const COMMENT_REST: readonly Maker[] = [
  listContext,
  // Without a table of problems, the place is at the top.
  (page, limits) => (page.diagnosis.error?.problems.length === 0 ? [] : listWhere(page, limits)),
  listAdvice,
  run.listSeenBefore,
  run.listNext,
  listDetails(3),
  whereLong(run.listSteps),
  run.listArtifact,
]

function renderView(view: readonly Maker[], page: run.RunPage, limits: Limits): string {
  return renderMarkdownBlocks(
    view.flatMap((make) => make(page, limits)),
    limits,
  )
}

function formatHeading({ use = '', diagnosis: { workflow, part, verdict } }: run.RunPage): string {
  const label = [part, use].filter((each) => each !== '').join(', ')
  const name = `${formatTableCell(workflow, 100)}${label === '' ? '' : ` (${formatTableCell(label, 200)})`}`
  return `${verdict.sign} ${name} ${formatVerdict(verdict, (node) => formatTableCell(node, 100))}`
}

/** Adds the input of the action that resumes the run to the commands. */
function createPage(input: run.PageInput): run.RunPage {
  const diagnosis = diagnose(input)
  const { next } = diagnosis
  return { ...input, diagnosis: { ...diagnosis, next: { ...next, resume: [...next.resume, ...next.resumeInputs] } } }
}

export function renderSummaryMarkdown(input: SummaryInput): string {
  const budget = Math.min(input.budgetBytes ?? LIMIT, LIMIT) - 1
  const page = createPage(input)
  const title = `## ${formatHeading(page)}\n`
  for (const limits of AMOUNTS) {
    const text = `${title}\n${renderView(SUMMARY, page, limits)}\n`
    if (Buffer.byteLength(text) <= budget) return text
  }
  return Buffer.byteLength(title) <= budget ? title : ''
}

/** Renders the comment on a pull request: what failed, where, and two commands; everything else is folded. */
export function renderCommentMarkdown(input: run.PageInput & { readonly key: string }): string {
  const marker = formatCommentMarker(input.key)
  const page = createPage(input)
  const job = page.github === null || page.github.job === '' ? '' : ` · ${formatTableCell(page.github.job, 100)}`
  const title = `${formatHeading(page)}${job}`
  for (const limits of AMOUNTS.slice(1)) {
    const rest = renderView(COMMENT_REST, page, limits)
    const body = `${renderView(COMMENT_TOP, page, limits)}\n${rest === '' ? '' : `\n${foldSection('Everything else', rest)}\n`}`
    const isGood = page.diagnosis.verdict.tone === 'good'
    const text = isGood ? `${marker}\n${foldSection(title, body)}\n` : `${marker}\n### ${title}\n\n${body}`
    if (text.length <= COMMENT_CHARS) return text
  }
  return `${marker}\n### ${title}\n`
}

export function formatCommentMarker(key: string): string {
  return `<!-- conductor-action:${key.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/--+/g, '-')} -->`
}
