import {
  count,
  html,
  htmlDocument,
  type Markup,
  type MarkupContent,
  renderCard,
  renderCode,
  renderCount,
  renderFold,
  renderHtmlTable,
  renderInlineList,
  renderWords,
} from '../markup/html.js'
import { STYLE } from '../markup/style.js'
import { findLargest } from '../text/lists.js'
import { linkTarget } from '../text/markdown.js'
import { cut, toOneLine } from '../text/terminal-text.js'
import { CLASSES } from '../triage/verdict.js'
import { type Cause, formatMinutes } from './causes.js'
import type { SurveyDocument } from './index.js'
import type { AnySurvey, ManyDocument } from './many.js'
import * as sections from './sections.js'

const OPENING = 300
const MOST_ROWS = 200
const MOST_REPOSITORIES = 1000
const MOST_CHANGES = 50
const MOST_BARS = 120

const SURVEY_STYLE = `
.c-deterministic{fill:var(--bad-bar);background:var(--bad-bar)}.c-unknown{fill:var(--idle-bar);background:var(--idle-bar)}.c-flaky{fill:var(--warn-bar);background:var(--warn-bar)}.c-transient{fill:var(--info-bar);background:var(--info-bar)}.c-cancelled{fill:var(--soft);background:var(--soft)}
.days{width:100%;height:170px;display:block;border-bottom:1px solid var(--idle-bar)}
.days .hit{fill:transparent}.days g:hover .hit{fill:var(--well)}
.scale2{display:flex;justify-content:space-between;color:var(--soft);font-size:12.5px;margin-top:6px}
.legend i{width:11px;height:11px;border-radius:3px;display:inline-block}
.cause{border-top:1px solid var(--line)}
.cause>summary{cursor:pointer;list-style:none;display:grid;grid-template-columns:92px 74px minmax(0,1fr);gap:2px 14px;padding:10px 6px;border-radius:8px}
.cause>summary::-webkit-details-marker{display:none}
.cause>summary:hover,.cause[open]>summary{background:var(--well)}
.cause .num{text-align:right;color:var(--ink);font-weight:520}
.cause small{color:var(--soft);font-size:12.6px;font-weight:400}
.cause .line{display:block}
.cause i{width:9px;height:9px;border-radius:3px;display:inline-block;margin-right:6px}
.cause .body{padding:6px 6px 18px 20px}
.body li{padding:3px 0}
.advice-list>li{padding:14px 0;border-top:1px solid var(--line)}
.advice-list>li:first-child{border-top:0;padding-top:2px}
.advice-list pre{margin-top:8px}
:is(.t-days,.t-workflows) :is(th,td):not(:first-child){text-align:right;white-space:nowrap}
.part{margin-top:44px}.part>h2{margin-bottom:14px;font-size:21px}
.t-repositories td:first-child{white-space:nowrap}
.missing{border-color:var(--warn-bar);background:var(--warn-wash)}
.missing li{padding:2px 0}
@media (max-width:600px){.cause>summary{grid-template-columns:auto 1fr;gap:2px 10px}.cause .what{grid-column:1/-1}.cause .num{text-align:left}.days{height:120px}}
`

export function renderSurveyHtml(document: AnySurvey): string {
  const isOne = 'repository' in document
  const numbers = sections
    .listTotalRows(document)
    .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)
  const body = html`<a class="skip" href="#main">Skip to the survey</a>
<header class="top"><div class="wrap"><div class="eyebrow"><span>CI survey</span><span>${cut(sections.formatWindowWords(document), 400)}</span></div>
<h1>${sections.nameSurveyed(document)}</h1><dl class="numbers">${numbers}</dl></div></header>
<main id="main" class="wrap" tabindex="-1">${isOne ? renderSurveyCards(document, '') : renderRepositoryParts(document)}</main>
<footer class="wrap"><p>Made by conductor survey. Minutes are sums of the time that jobs ran; nothing is said in money.</p></footer>`
  return htmlDocument(sections.formatSurveyTitle(document), `${STYLE}${SURVEY_STYLE}`, body)
}

function renderRepositoryParts(document: ManyDocument): Markup {
  const parts = document.repositories.slice(0, MOST_REPOSITORIES).map(({ repository, survey, problem }) => {
    const id = toPartId(repository)
    const content =
      survey === null ? html`<p class="said">not read: ${problem ?? ''}</p>` : renderSurveyCards(survey, `${id}-`)
    return html`<section id="${id}" class="part"><h2><a href="#repositories">${repository}</a></h2>${content}</section>`
  })
  const repositories = renderSection(sections.createRepositoriesSection(document, MOST_REPOSITORIES), '')
  const causes = renderSection(sections.createSharedCausesSection(document, MOST_ROWS), '')
  return html`${repositories}${causes}${parts}`
}

/** Renders the cards of one repository; `prefix` keeps ids of several repositories apart. */
function renderSurveyCards(document: SurveyDocument, prefix: string): Markup {
  const cards = [
    renderMissing(document),
    renderDays(document, prefix),
    renderSection(sections.createChangesSection(document, MOST_CHANGES), prefix),
    renderSection(sections.createAdviceSection(document), prefix),
    renderSection(sections.createMainSection(document), prefix),
    renderSection(sections.createWeeksSection(document), prefix),
    renderCauses(document, prefix),
    renderSection(sections.createTestsSection(document, MOST_ROWS), prefix),
    renderSection(sections.createRerunsSection(document), prefix),
    renderSection(sections.createWorkflowsSection(document, MOST_ROWS), prefix),
    renderSection(sections.createUnknownSection(document), prefix),
  ]
  return html`${cards}`
}

function renderSection(section: sections.Section, prefix: string): MarkupContent {
  if (!sections.hasContent(section)) return null
  const { id, title, total, lines = [], columns = [], rows = [], items = [] } = section
  const paragraphs = lines.map((line) => html`<p class="said">${line}</p>`)
  const cells = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${renderCell(cell)}</td>`)}</tr>`)
  const listedRows = rows.length > 0 && renderHtmlTable(`t-${id}`, columns, cells, sections.describeLeftOut(section))
  const pasted = items.map(({ said, paste }) => html`<li>${renderWords(said)}<pre tabindex="0">${paste}</pre></li>`)
  const listedItems = items.length > 0 && html`<ol class="advice-list">${pasted}</ol>`
  return renderCard(`${prefix}${id}`, withCount(title, total), html`${paragraphs}${listedRows}${listedItems}`)
}

function toPartId(repository: string): string {
  return `repository-${repository.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}`
}

function renderCell(cell: sections.SectionCell): Markup | string {
  if (typeof cell === 'string') return cell
  if ('part' in cell) return html`<a href="#${toPartId(cell.part)}">${cell.part}</a>`
  return renderCode(toOneLine('code' in cell ? cell.code : cell.link, 240))
}

function withCount(title: string, total: number | undefined): Markup {
  return html`${title}${total !== undefined && html` <span class="count">${count(total)}</span>`}`
}

function renderMissing(document: SurveyDocument): MarkupContent {
  const lines = sections.describeMissing(document)
  return (
    lines.length > 0 &&
    html`<section class="card missing" aria-label="What is missing"><ul>${lines.map((line) => html`<li>${cut(line, 400)}</li>`)}</ul></section>`
  )
}

const CHART = { width: 1000, height: 170 }

function renderDays({ days: all, classes }: SurveyDocument, prefix: string): Markup {
  const bars = sections.joinDays(all, MOST_BARS)
  const most = findLargest([1, ...bars.map(sections.countFailedIn)])
  const step = CHART.width / Math.max(1, bars.length)
  const drawn = bars.map((bar, at) => renderBar(bar, at * step, step, most))
  const legend = CLASSES.filter((name) => classes[name].sightings > 0).map(
    (name) =>
      html`<li><i class="c-${name}"></i>${name}: ${renderCount(classes[name].sightings, 'failed job')}, ${formatMinutes(classes[name].minutes)}</li>`,
  )
  const rows = all
    .filter(({ runs }) => runs > 0)
    .slice(-400)
    .map(
      (day) =>
        html`<tr><td>${day.date}</td><td>${day.runs}</td><td>${day.failed_first}</td>${CLASSES.map((name) => html`<td>${day.classes[name]}</td>`)}</tr>`,
    )
  const content = html`<svg class="days" viewBox="0 0 ${CHART.width} ${CHART.height}" preserveAspectRatio="none" role="img" aria-label="Failed runs per day, at most ${most}">${drawn}</svg>
<div class="scale2"><span>${all[0]?.date ?? ''}</span><span>the highest bar is ${renderCount(most, 'run')}</span><span>${all.at(-1)?.date ?? ''}</span></div>
<ul class="legend">${legend}</ul><p class="quiet">A run counts once, for the failed job that most needs a person; the legend counts all failed jobs of all attempts.</p>
${renderFold('As a table', renderHtmlTable('t-days', ['day', 'runs', 'failed at first', ...CLASSES], rows))}`
  return renderCard(`${prefix}days`, 'Runs that failed at the first attempt, per day', content)
}

function renderBar(days: readonly sections.SurveyedDay[], left: number, step: number, most: number): Markup {
  let top = CHART.height
  const parts = CLASSES.map((name) => {
    const number = days.reduce((sum, day) => sum + day.classes[name], 0)
    const height = (number / most) * (CHART.height - 6)
    top -= height
    return (
      number > 0 &&
      html`<rect class="c-${name}" x="${(left + step * 0.12).toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${height.toFixed(1)}"/>`
    )
  })
  const runs = days.reduce((sum, day) => sum + day.runs, 0)
  const when = days.length === 1 ? (days[0]?.date ?? '') : `${days[0]?.date} to ${days.at(-1)?.date}`
  return html`<g><title>${when}: ${sections.countFailedIn(days)} of ${renderCount(runs, 'run')} failed at the first attempt</title><rect class="hit" x="${left.toFixed(1)}" y="0" width="${step.toFixed(1)}" height="${CHART.height}"/>${parts}</g>`
}

function renderCauses({ causes: all }: SurveyDocument, prefix: string): Markup {
  if (all.length === 0)
    return renderCard(`${prefix}causes`, withCount('Causes', 0), html`<p class="quiet">Nothing failed.</p>`)
  const left = all.length - OPENING
  const more = left > 0 && html`<p class="quiet">And ${count(left)} more in survey.json.</p>`
  const content = html`<p class="quiet">Minutes are those of the failed jobs alone. Open one for its examples.</p><div>${all.slice(0, OPENING).map(renderCause)}</div>${more}`
  return renderCard(`${prefix}causes`, withCount('Causes, the dearest first', all.length), content)
}

function renderCause(one: Cause): Markup {
  const names = one.tests.map((name) => renderCode(name, 200))
  const tests = names.length > 0 && html`<li>Tests: ${renderInlineList(names, 20)}</li>`
  return html`<details class="cause"><summary><span class="num">${formatMinutes(one.minutes)}</span><span class="num">${renderCount(one.sightings, 'job')}</span><span class="what"><span class="line"><i class="c-${one.flaky && one.class !== 'transient' ? 'flaky' : one.class}"></i>${toOneLine(one.title, 240)}</span><small>${renderCode(one.kind ?? 'no known kind', 100)} ${sections.formatCauseClass(one)} · ${toOneLine(sections.formatCausePlace(one), 240)}</small></span></summary>
<div class="body"><ul><li>${sections.formatCauseCounts(one)}</li>${tests}${one.examples.map(renderExample)}<li class="quiet">id ${one.id}</li></ul></div></details>`
}

function renderExample({ url, commit, branch, line }: Cause['examples'][number]): Markup {
  const target = linkTarget(url)
  const name = html`${renderCode(commit.slice(0, 10))}${branch !== null && html` on ${renderCode(branch, 120)}`}${line !== null && html`, line ${line} of the log`}`
  return html`<li>${target === null ? name : html`<a href="${target}" rel="noreferrer">${name}</a>`}</li>`
}
