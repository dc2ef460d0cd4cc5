import type { ReportInput } from '../../account/report.js'
import { toEdgeKind, type Visit } from '../../account/visit.js'
import { formatTestedName } from '../../core/event-fields.js'
import { isJsonObject } from '../../core/json.js'
import { capitalizeFirst } from '../../core/messages.js'
import { END_NODE, ESCAPED_END, HALTED_END, type ResultDocument, type WorkflowGraph } from '../../core/report.js'
import { formatTestCounts } from '../../core/test-counts.js'
import {
  CharBudget,
  count,
  html,
  htmlDocument,
  isEmpty,
  type Markup,
  type MarkupContent,
  renderCard,
  renderCode,
  renderCount,
  renderDuration,
  renderValue,
} from '../../markup/html.js'
import { renderHtmlBlocks } from '../../markup/html-blocks.js'
import { STYLE } from '../../markup/style.js'
import { appendAll } from '../../text/lists.js'
import { cut } from '../../text/terminal-text.js'
import { splitErrorEnds, withErrorEnds, withFinally } from '../graph.js'
import { listTestTables } from '../test-blocks.js'
import {
  createEndingSection,
  createPage,
  pickShownErrors,
  type ReportPage,
  renderNextSection,
  toErrorKey,
} from './errors.js'
import { FIND_SCRIPT, LIVE_SCRIPT } from './generated/scripts.js'
import { createGraphSection, type GraphNote } from './graph.js'
import { createHeading, formatPageTitle, type Live, renderGateForm, renderLiveBar, renderPageHeader } from './header.js'
import { type DirectedEdge, type PathTaken, toEdgeKey } from './layout.js'
import { renderSymbols, toLook } from './states.js'
import { type Axis, createAxis, formatPercent, type Rows, renderRowList } from './timeline.js'

/** Maximum size of the page; larger pages open slowly, and some viewers refuse them. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024

/** Limits from generous to bare; the first that fits is used. */
const SIZES = [
  { data: 2_000_000, each: 48_000, rows: 1500 },
  { data: 800_000, each: 12_000, rows: 800 },
  { data: 200_000, each: 2000, rows: 300 },
  { data: 20_000, each: 300, rows: 40 },
] as const

export function renderHtml(input: ReportInput & { readonly live?: Live }): string {
  const { report, live } = input
  const page = createPage(input)
  const visits = report.account.visits.roots
  let text = ''
  for (const size of SIZES) {
    text = renderPage(page, visits, size, live ?? null)
    if (Buffer.byteLength(text) < MAX_PAGE_BYTES) break
  }
  return text
}

function renderPage(
  page: ReportPage,
  visits: readonly Visit[],
  size: (typeof SIZES)[number],
  live: Live | null,
): string {
  const { report } = page
  const { lastAt, visits: all } = report.account
  const runEnd = report.unended?.state === 'running' ? Math.max(lastAt, report.unended.now) : lastAt
  const isRunning = report.unended?.state === 'running'
  const axis = createAxis(visits, runEnd)
  // The error and the output are rendered first, before the data of nodes uses up the budget.
  const budget = new CharBudget(size.data, size.each)
  const ending = createEndingSection(page, budget)
  const { output: data } = report.result
  const hasOutput = data !== null && !(isJsonObject(data) && isEmpty(data))
  const output = hasOutput && renderCard('output', 'Output', renderValue(data, budget))
  const shownAbove = new Set(pickShownErrors(page.diagnosis).map(toErrorKey))
  const rows: Rows = { page, axis, runEnd, isRunning, budget, anchors: new Map(), shownAbove, left: size.rows }
  const drawn = withFinally(splitErrorEnds(withErrorEnds(report.graph)))
  const path = findPathTaken(visits, drawn)
  const timeline = createTimelineSection(visits, all.rootsTotal, rows)
  const graph = page.diagnosis.hasNodes && createGraphSection(drawn, path, createNotes(visits, rows))
  const body = html`${renderSymbols()}${renderGrid(axis)}<a class="skip" href="#main">Skip to the report</a>${renderPageHeader(page, visits, budget)}${live && renderLiveBar(live)}
<main id="main" class="wrap" tabindex="-1">${live?.gate != null && renderGateForm(live.gate)}${ending}${renderTestSections(page, budget)}${renderNextSection(page, budget)}${timeline}${graph}${output}${renderExtraSections(report.result, budget)}</main>
<footer class="wrap"><p>Made by conductor-action${formatFolderWords(page)}</p></footer>
`
  const title = `${formatPageTitle(page)} · ${createHeading(page).word}`
  // A live page fetches itself.
  return live === null
    ? htmlDocument(title, STYLE, body, [FIND_SCRIPT])
    : htmlDocument(title, STYLE, body, [FIND_SCRIPT, LIVE_SCRIPT], "; connect-src 'self'")
}

function formatFolderWords({ report: { runDir, github }, reader }: ReportInput): MarkupContent {
  if (github === null) return runDir && html`; the run folder is <code>${cut(runDir, 400)}</code>`
  return (
    Boolean(reader?.artifactName) && html`; the run folder is the artifact ${renderCode(reader?.artifactName ?? '')}`
  )
}

function renderGrid(axis: Axis): Markup {
  const lines = axis.ticks.map(
    ({ at }) => html`<line x1="${formatPercent(at)}" x2="${formatPercent(at)}" y1="0" y2="100%"/>`,
  )
  const gaps = axis.gaps.map(
    (gap) =>
      html`<rect class="gap" x="${formatPercent(axis.at(gap.from))}" width="${formatPercent(axis.at(gap.to) - axis.at(gap.from))}" y="0" height="100%"/>`,
  )
  return html`<svg class="defs" aria-hidden="true" width="0" height="0"><defs><symbol id="grid">${lines}${gaps}</symbol></defs></svg>`
}

function createTimelineSection(visits: readonly Visit[], total: number, rows: Rows): Markup {
  const { ticks, gaps, at: place } = rows.axis
  const labels = ticks.map(
    ({ at, elapsed }) =>
      html`<text x="${formatPercent(at)}" y="12" dx="${at < 1 ? 0 : 4}">${elapsed === 0 ? '0' : renderDuration(elapsed)}</text>`,
  )
  const pauses = gaps.map(
    ({ from, to }) =>
      html`<text class="pause" x="${formatPercent(place(from))}" y="12"><title>${renderDuration(to - from)} in which nothing ran</title>≈</text>`,
  )
  // A visit that a resume ran again is sorted by its last start.
  const getOrder = ({ attempts: [first] }: Visit): number => first?.order ?? Number.MAX_VALUE
  const sorted = visits.toSorted((a, b) => getOrder(a) - getOrder(b))
  const list =
    visits.length === 0
      ? html`<p class="quiet">Nothing ran.</p>`
      : html`<div class="scale" aria-hidden="true"><svg>${labels}${pauses}</svg></div>${renderRowList(sorted, total, rows, 'time', 'Runs in the order of their start')}`
  return html`<section class="card" id="timeline" aria-labelledby="h-timeline"><div class="head"><h2 id="h-timeline">Timeline <span class="count">${count(total)}</span></h2>${rows.page.diagnosis.hasNodes && renderTools()}</div>
${list}</section>`
}

function renderTools(): Markup {
  const chips = ['all', 'failed', 'retried', 'waited'].map(
    (filter) =>
      html`<button type="button" data-filter="${filter}" aria-pressed="${String(filter === 'all')}">${capitalizeFirst(filter)}</button>`,
  )
  return html`<div id="find" role="search" hidden><div class="chips" role="group" aria-label="Show">${chips}</div>
<label class="sr" for="q">Search nodes and outputs</label><input id="q" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false"><span id="found" role="status" aria-live="polite"></span></div>`
}

/** Returns a note for each node about its latest visit; for the items of a group, a failed one is preferred. */
function createNotes(visits: readonly Visit[], { anchors, isRunning }: Rows): ReadonlyMap<string, GraphNote> {
  const latest = new Map<string, Visit>()
  for (const visit of visits.flatMap((root) => [root, ...(root.group === null ? [] : root.children)])) {
    const earlier = latest.get(visit.node)
    if (earlier === undefined || visit.item === null || toLook(earlier, isRunning) !== 'failed')
      latest.set(visit.node, visit)
  }
  return new Map(
    [...latest].map(([node, visit]) => {
      const { type, group, attemptsTotal, visit: number, item, termination } = visit
      const words = [
        group && renderCount(group.total, type === 'parallel' ? 'member' : 'item'),
        group && group.failed > 0 && `${count(group.failed)} failed`,
        attemptsTotal > 1 && renderCount(attemptsTotal, 'attempt'),
        number > 1 && item === null && renderCount(number, 'visit'),
      ]
      const look = toLook(visit, isRunning)
      const note = { look, words: words.filter(Boolean).join(', '), reason: termination?.reason ?? null }
      const anchor = anchors.get(visit)
      return [node, { ...note, href: anchor === undefined ? null : `#${anchor}` }]
    }),
  )
}

/** Returns the path that the run took; steps of `finally` follow each other, whatever their routes are. */
function findPathTaken(visits: readonly Visit[], { edges: graphEdges, finallySteps = [] }: WorkflowGraph): PathTaken {
  const edges: DirectedEdge[] = []
  for (const { node, route, attemptsTotal } of visits) {
    if (attemptsTotal > 1) edges.push({ from: node, to: node, kind: 'error' })
    const isFinal = finallySteps.includes(node)
    if (isFinal)
      appendAll(
        edges,
        graphEdges.filter(({ to }) => to === node),
      )
    const to = isFinal || route === null ? null : findTarget(node, route)
    if (route !== null && to !== null) edges.push({ from: node, to, kind: toEdgeKind(route) })
  }
  const taken = new Map(edges.map((edge) => [toEdgeKey(edge), edge]))
  return { nodes: [...new Set(visits.map(({ node }) => node))], edges: [...taken.values()] }
}

function findTarget(node: string, { action, to }: NonNullable<Visit['route']>): string | null {
  if (action === 'end') return END_NODE
  if (action === 'halt') return `${HALTED_END} ${node}`
  return action === 'propagate' || action === 'unhandled' ? `${ESCAPED_END} ${node}` : to
}

const MAX_ROWS = 200

function renderTestSections(page: ReportPage, budget: CharBudget): readonly Markup[] {
  const { tests, hasNodes } = page.diagnosis
  return tests.map((counts, index) => {
    const title = hasNodes ? html`Tests of ${cut(formatTestedName(counts), 120)}` : 'Tests'
    const tables = renderHtmlBlocks(listTestTables(counts, page, true), budget)
    return renderCard(`tests${index}`, title, html`<p>${formatTestCounts(counts)}</p>${tables}`)
  })
}

function renderExtraSections(result: ResultDocument, budget: CharBudget): readonly MarkupContent[] {
  const heading = (title: string, total: number): Markup => html`${title} <span class="count">${count(total)}</span>`
  const list = <T>(style: string, all: readonly T[], show: (entry: T) => MarkupContent): Markup =>
    html`<ul class="${style}">${all.slice(0, MAX_ROWS).map((entry) => html`<li>${show(entry)}</li>`)}</ul>${all.length > MAX_ROWS && html`<p class="quiet">and ${renderCount(all.length - MAX_ROWS, 'more')} in result.json</p>`}`
  const { warnings, policies, dead_letters: letters, escalations } = result
  const warningList = list('warnings', warnings, (text) => budget.fit(cut(text, 1000)).text)
  const records = [
    ['policies', 'Policies', policies],
    ['letters', 'Dead letters', letters],
    ['escalations', 'Escalations', escalations],
  ] as const
  return [
    warnings.length > 0 && renderCard('warnings', heading('Warnings', warnings.length), warningList),
    ...records.map(
      ([id, title, all]) =>
        all.length > 0 &&
        html`<section class="card" id="${id}" aria-labelledby="h-${id}"><details class="section"><summary><h2 id="h-${id}">${heading(title, all.length)}</h2></summary>${list('records', all, (record) => renderValue(record, budget))}</details></section>`,
    ),
  ]
}
