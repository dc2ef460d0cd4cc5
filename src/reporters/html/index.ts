import { isOneStep } from '../../account/diagnosis.js'
import type { ReportInput, RunReport } from '../../account/report.js'
import type { Visit } from '../../account/visit.js'
import { isJsonObject, type JsonObject } from '../../core/json.js'
import type { WorkflowGraph } from '../../core/report.js'
import { countsText, type FailedTest } from '../../core/test-counts.js'
import { cut } from '../../text/terminal-text.js'
import { withFinally } from '../graph.js'
import {
  createPage,
  endingSection,
  errorKey,
  nextSection,
  type ReportPage,
  renderPlace,
  shownErrors,
} from './errors.js'
import { FIND_SCRIPT, LIVE_SCRIPT } from './generated/scripts.js'
import { type GraphNote, graphSection } from './graph.js'
import { createHeading, formatPageTitle, type Live, liveBar, pageHeader } from './header.js'
import type { PathTaken } from './layout.js'
import {
  CharBudget,
  code,
  count,
  duration,
  html,
  htmlDocument,
  isEmpty,
  type Markup,
  NOTHING,
  renderCount,
  renderFold,
  table,
  value,
} from './markup.js'
import { symbols, toLook } from './states.js'
import { STYLE } from './style.js'
import { type Axis, createAxis, percent, type Rows, rowList } from './timeline.js'

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
    text = pageText(page, visits, size, live ?? null)
    if (Buffer.byteLength(text) < MAX_PAGE_BYTES) break
  }
  return text
}

function pageText(page: ReportPage, visits: readonly Visit[], size: (typeof SIZES)[number], live: Live | null): string {
  const { report } = page
  const { startedAt, lastAt, visits: all } = report.account
  const runEnd = report.unended?.state === 'running' ? Math.max(lastAt, report.unended.now) : lastAt
  const isRunning = report.unended?.state === 'running'
  const axis = createAxis(visits, runEnd)
  // The error and the output are rendered first, before the data of nodes uses up the budget.
  const budget = new CharBudget(size.data, size.each)
  const ending = endingSection(page, budget)
  const output = outputSection(report, budget)
  const shownAbove = new Set(shownErrors(page.diagnosis).map(errorKey))
  const rows: Rows = { page, axis, runEnd, isRunning, budget, anchors: new Map(), shownAbove, left: size.rows }
  const drawn = withFinally(report.graph)
  const path = findPathTaken(visits, drawn)
  const timeline = timelineSection(visits, all.rootsTotal, rows)
  const graph = isOneStep(report.result) ? NOTHING : graphSection(drawn, path, createNotes(visits, rows))
  const body = html`${symbols()}${gridSymbol(axis)}<a class="skip" href="#main">Skip to the report</a>${pageHeader(page, visits, startedAt)}${live === null ? NOTHING : liveBar(live)}
<main id="main" class="wrap" tabindex="-1">${ending}${testSections(page, budget)}${nextSection(page)}${timeline}${graph}${output}${extraSections(report, budget)}</main>
<footer class="wrap"><p>Made by conductor-action${folderWords(page)}</p></footer>
`
  const title = `${formatPageTitle(page)} · ${createHeading(page).word}`
  // A live page fetches itself.
  return live === null
    ? htmlDocument(title, STYLE, body, [FIND_SCRIPT])
    : htmlDocument(title, STYLE, body, [FIND_SCRIPT, LIVE_SCRIPT], "; connect-src 'self'")
}

function folderWords({ report: { runDir, github }, reader }: ReportInput): Markup {
  if (github === null) return runDir === null ? NOTHING : html`; the run folder is <code>${cut(runDir, 400)}</code>`
  return reader?.artifactName ? html`; the run folder is the artifact ${code(reader.artifactName)}` : NOTHING
}

function gridSymbol(axis: Axis): Markup {
  const lines = axis.ticks.map(({ at }) => html`<line x1="${percent(at)}" x2="${percent(at)}" y1="0" y2="100%"/>`)
  const gaps = axis.gaps.map(
    (gap) =>
      html`<rect class="gap" x="${percent(axis.at(gap.from))}" width="${percent(axis.at(gap.to) - axis.at(gap.from))}" y="0" height="100%"/>`,
  )
  return html`<svg class="defs" aria-hidden="true" width="0" height="0"><defs><symbol id="grid">${lines}${gaps}</symbol></defs></svg>`
}

function timelineSection(visits: readonly Visit[], total: number, rows: Rows): Markup {
  const list =
    visits.length === 0
      ? html`<p class="quiet">Nothing ran.</p>`
      : rowList(byStart(visits), total, rows, 'time', 'Runs in the order of their start')
  const labels = rows.axis.ticks.map(
    ({ at, elapsed }) =>
      html`<text x="${percent(at)}" y="12" dx="${at < 1 ? 0 : 4}">${elapsed === 0 ? '0' : duration(elapsed)}</text>`,
  )
  const gaps = rows.axis.gaps.map(
    (gap) =>
      html`<text class="pause" x="${percent(rows.axis.at(gap.from))}" y="12"><title>${duration(gap.to - gap.from)} in which nothing ran</title>≈</text>`,
  )
  const scale =
    visits.length === 0 ? NOTHING : html`<div class="scale" aria-hidden="true"><svg>${labels}${gaps}</svg></div>`
  return html`<section class="card" id="timeline" aria-labelledby="h-timeline"><div class="head"><h2 id="h-timeline">Timeline <span class="count">${count(total)}</span></h2>${isOneStep(rows.page.report.result) ? NOTHING : tools()}</div>
${scale}${list}</section>`
}

/** Sorts visits by their start; a visit that a resume ran again is sorted by its last start. */
function byStart(visits: readonly Visit[]): readonly Visit[] {
  const getOrder = ({ attempts: [first] }: Visit): number => first?.order ?? Number.MAX_VALUE
  return [...visits].sort((a, b) => getOrder(a) - getOrder(b))
}

function tools(): Markup {
  const chip = (filter: string, word: string): Markup =>
    html`<button type="button" data-filter="${filter}" aria-pressed="${filter === 'all' ? 'true' : 'false'}">${word}</button>`
  return html`<div id="find" role="search" hidden><div class="chips" role="group" aria-label="Show">${chip('all', 'All')}${chip('failed', 'Failed')}${chip('retried', 'Retried')}${chip('waited', 'Waited')}</div>
<label class="sr" for="q">Search nodes and outputs</label><input id="q" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false"><span id="found" role="status" aria-live="polite"></span></div>`
}

/** Returns a note for each node about its latest visit; for the items of a group, a failed one is preferred. */
function createNotes(visits: readonly Visit[], { anchors, isRunning }: Rows): ReadonlyMap<string, GraphNote> {
  const latest = new Map<string, Visit>()
  for (const visit of visits.flatMap((root) => [root, ...(root.group === null ? [] : root.children)])) {
    const known = latest.get(visit.node)
    if (known === undefined || visit.item === null || toLook(known, isRunning) !== 'failed')
      latest.set(visit.node, visit)
  }
  return new Map(
    [...latest].map(([node, visit]) => [
      node,
      {
        look: toLook(visit, isRunning),
        words: noteWords(visit),
        reason: visit.termination?.reason ?? null,
        anchor: anchors.get(visit) ?? null,
      },
    ]),
  )
}

function noteWords({ type, group, attemptsTotal, visit, item }: Visit): string {
  const words = [
    group === null ? '' : renderCount(group.total, type === 'parallel' ? 'member' : 'item'),
    group === null || group.failed === 0 ? '' : `${count(group.failed)} failed`,
    attemptsTotal > 1 ? renderCount(attemptsTotal, 'attempt') : '',
    visit > 1 && item === null ? renderCount(visit, 'visit') : '',
  ]
  return words.filter((word) => word !== '').join(', ')
}

/** Returns the path that the run took; steps of `finally` follow each other, whatever their routes are. */
function findPathTaken(visits: readonly Visit[], { edges: graphEdges, finallySteps = [] }: WorkflowGraph): PathTaken {
  const edges = new Map<string, { readonly from: string; readonly to: string }>()
  for (const { node, route, attemptsTotal } of visits) {
    if (attemptsTotal > 1) edges.set(`${node}\n${node}`, { from: node, to: node })
    const isFinal = finallySteps.includes(node)
    for (const edge of isFinal ? graphEdges.filter((candidate) => candidate.to === node) : [])
      edges.set(`${edge.from}\n${node}`, edge)
    const to = isFinal ? null : route?.action === 'end' ? '$end' : (route?.to ?? null)
    if (to !== null) edges.set(`${node}\n${to}`, { from: node, to })
  }
  return { nodes: [...new Set(visits.map(({ node }) => node))], edges: [...edges.values()] }
}

const MAX_ROWS = 200

function outputSection(report: RunReport, budget: CharBudget): Markup {
  const { output } = report.result
  if (output === null || (isJsonObject(output) && isEmpty(output))) return NOTHING
  return html`<section class="card" id="output" aria-labelledby="h-output"><h2 id="h-output">Output</h2>${value(output, budget)}</section>`
}

function testSections(page: ReportPage, budget: CharBudget): readonly Markup[] {
  const { result, account } = page.report
  const spot = ({ file, line }: FailedTest): Markup => (file === null ? NOTHING : renderPlace({ file, line }, page))
  const start = (test: FailedTest): Markup =>
    html`<td>${cut(test.name, 200)}</td><td>${spot(test)}</td><td>${budget.fit(test.message, 300).text}</td>`
  const part = (columns: readonly string[], rows: readonly Markup[]): Markup =>
    rows.length === 0 ? NOTHING : table('problems', columns, rows)
  return [...account.tests.nodes.values()].map((tests, index) => {
    const { failures, quarantined_tests: excused = [], flaky_names: flaky = [], suites = [] } = tests
    const failed = failures.map((test) => html`<tr>${start(test)}</tr>`)
    const quarantined = excused.map(
      (test) =>
        html`<tr>${start(test)}<td>${cut(test.owner ?? '', 60)}</td><td>${cut(test.reason, 200)}</td><td>${test.until}</td></tr>`,
    )
    const bySuite = suites.map(
      ({ name, passed, failed: bad, skipped, quarantined: away = 0, seconds }) =>
        html`<tr><td>${cut(name, 200)}</td><td class="num">${passed}</td><td class="num">${bad}${away > 0 ? ` (and ${away} in quarantine)` : ''}</td><td class="num">${skipped}</td><td class="num">${duration(seconds * 1000)}</td></tr>`,
    )
    const title = isOneStep(result) ? 'Tests' : html`Tests of ${cut(tests.node, 120)}`
    const folds = [
      ...(flaky.length === 0 ? [] : [renderFold('Flaky tests', html`<p>${flaky.join(', ')}</p>`)]),
      ...(suites.length < 2
        ? []
        : [renderFold('Suites', part(['Suite', 'Passed', 'Failed', 'Skipped', 'Duration'], bySuite))]),
    ]
    return html`<section class="card" aria-labelledby="h-tests${index}"><h2 id="h-tests${index}">${title}</h2><p>${countsText(tests)}</p>${part(['Failed test', 'Place', 'Message'], failed)}${part(['In quarantine', 'Place', 'Message', 'Owner', 'Reason', 'Until'], quarantined)}${folds}</section>`
  })
}

function extraSections(report: RunReport, budget: CharBudget): Markup {
  const { result } = report
  return html`${warnings(result.warnings, budget)}${records('policies', 'Policies', result.policies, budget)}${records('letters', 'Dead letters', result.dead_letters, budget)}${records('escalations', 'Escalations', result.escalations, budget)}`
}

function warnings(all: readonly string[], budget: CharBudget): Markup {
  if (all.length === 0) return NOTHING
  const shown = all.slice(0, MAX_ROWS).map((text) => html`<li>${budget.fit(cut(text, 1000)).text}</li>`)
  return html`<section class="card" id="warnings" aria-labelledby="h-warnings"><h2 id="h-warnings">Warnings <span class="count">${count(all.length)}</span></h2><ul class="warnings">${shown}</ul>${more(all.length)}</section>`
}

function more(total: number): Markup {
  return total <= MAX_ROWS
    ? NOTHING
    : html`<p class="quiet">and ${renderCount(total - MAX_ROWS, 'more')} in result.json</p>`
}

function records(id: string, title: string, all: readonly JsonObject[], budget: CharBudget): Markup {
  if (all.length === 0) return NOTHING
  const shown = all.slice(0, MAX_ROWS).map((record) => html`<li>${value(record, budget)}</li>`)
  return html`<section class="card" id="${id}" aria-labelledby="h-${id}"><details class="section"><summary><h2 id="h-${id}">${title} <span class="count">${count(all.length)}</span></h2></summary><ul class="records">${shown}</ul>${more(all.length)}</details></section>`
}
