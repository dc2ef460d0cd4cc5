import { createHash } from 'node:crypto'
import { code, html, Markup, NOTHING, table } from '../reporters/html/markup.js'
import { STYLE } from '../reporters/html/style.js'
import { linkTarget } from '../text/markdown.js'
import { cut, oneLine } from '../text/terminal-text.js'
import type { Cause, Example, SurveyDocument, SurveyedDay } from './document.js'
import { CLASSES } from './sightings.js'
import {
  CHANGES,
  causeClass,
  causeCounts,
  causePlace,
  changeWords,
  compareWords,
  count,
  counted,
  joinedDays,
  minutes,
  missingWords,
  rerunWords,
  testWords,
  titleOf,
  totalRows,
  triageWords,
  windowWords,
} from './words.js'

/** Causes that open to their examples; the others have a line each. */
const OPENING = 300
const MOST_LINES = 5000
const MOST_ROWS = 200
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
.right :is(th,td):not(:first-child):not(:last-child){text-align:right;white-space:nowrap}
.missing{border-color:var(--warn-bar);background:var(--warn-wash)}
.missing li{padding:2px 0}
.more-causes td{border-top:1px solid var(--line)}
@media (max-width:600px){.cause>summary{grid-template-columns:auto 1fr;gap:2px 10px}.cause .what{grid-column:1/-1}.cause .num{text-align:left}.days{height:120px}}
`
const WHOLE_STYLE = STYLE + SURVEY_STYLE

/** One page that needs nothing else and no script. */
export function surveyHtml(document: SurveyDocument): string {
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(WHOLE_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`
  const numbers = totalRows(document).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${titleOf(document)}</title><style>${new Markup(WHOLE_STYLE)}</style></head><body>
<a class="skip" href="#main">Skip to the survey</a>
<header class="top"><div class="wrap"><div class="eyebrow"><span>CI survey</span><span>${cut(windowWords(document), 400)}</span></div>
<h1>${document.repository}</h1><dl class="numbers">${numbers}</dl></div></header>
<main id="main" class="wrap" tabindex="-1">${missing(document)}${days(document)}${changes(document)}${advice(document)}${causes(document)}${tests(document)}${reruns(document)}${workflows(document)}${unknown(document)}</main>
<footer class="wrap"><p>Made by conductor survey. Minutes are sums of the time that jobs ran; nothing is said in money.</p></footer></body></html>
`.text
}

function card(id: string, title: string, total: number | null, content: Markup): Markup {
  const number = total === null ? NOTHING : html` <span class="count">${count(total)}</span>`
  return html`<section class="card" id="${id}" aria-labelledby="h-${id}"><h2 id="h-${id}">${title}${number}</h2>${content}</section>`
}

function missing(document: SurveyDocument): Markup {
  const lines = missingWords(document)
  if (lines.length === 0) return NOTHING
  return html`<section class="card missing" aria-label="What is missing"><ul>${lines.map((line) => html`<li>${cut(line, 400)}</li>`)}</ul></section>`
}

const CHART = { width: 1000, height: 170 }

function days({ days: all, classes }: SurveyDocument): Markup {
  const bars = joinedDays(all, MOST_BARS)
  const failedIn = (bar: readonly SurveyedDay[]): number => bar.reduce((sum, day) => sum + day.failed_first, 0)
  const most = Math.max(1, ...bars.map(failedIn))
  const step = CHART.width / Math.max(1, bars.length)
  const drawn = bars.map((bar, at) => {
    let top = CHART.height
    const parts = CLASSES.map((name) => {
      const number = bar.reduce((sum, day) => sum + day.classes[name], 0)
      const height = (number / most) * (CHART.height - 6)
      top -= height
      return number === 0
        ? NOTHING
        : html`<rect class="c-${name}" x="${(at * step + step * 0.12).toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${height.toFixed(1)}"/>`
    })
    const runs = bar.reduce((sum, day) => sum + day.runs, 0)
    const when = bar.length === 1 ? (bar[0]?.date ?? '') : `${bar[0]?.date} to ${bar.at(-1)?.date}`
    return html`<g><title>${when}: ${failedIn(bar)} of ${counted(runs, 'run')} failed at the first attempt</title><rect class="hit" x="${(at * step).toFixed(1)}" y="0" width="${step.toFixed(1)}" height="${CHART.height}"/>${parts}</g>`
  })
  const legend = CLASSES.filter((name) => classes[name].sightings > 0).map(
    (name) =>
      html`<li><i class="c-${name}"></i>${name}: ${counted(classes[name].sightings, 'failed job')}, ${minutes(classes[name].minutes)}</li>`,
  )
  const rows = all
    .filter(({ runs }) => runs > 0)
    .slice(-400)
    .map(
      (day) =>
        html`<tr><td>${day.date}</td><td>${day.runs}</td><td>${day.failed_first}</td>${CLASSES.map((name) => html`<td>${day.classes[name]}</td>`)}<td></td></tr>`,
    )
  return card(
    'days',
    'Runs that failed at the first attempt, per day',
    null,
    html`<svg class="days" viewBox="0 0 ${CHART.width} ${CHART.height}" preserveAspectRatio="none" role="img" aria-label="Failed runs per day, at most ${most}">${drawn}</svg>
<div class="scale2"><span>${all[0]?.date ?? ''}</span><span>the highest bar is ${counted(most, 'run')}</span><span>${all.at(-1)?.date ?? ''}</span></div>
<ul class="legend">${legend}</ul><p class="quiet">A run counts once, for the failed job that most needs a person; the legend counts all failed jobs of all attempts.</p>
<details class="fold"><summary>As a table</summary><div class="inside">${table('right', ['day', 'runs', 'failed at first', ...CLASSES, ''], rows)}</div></details>`,
  )
}

function changes(document: SurveyDocument): Markup {
  const { compare } = document
  if (compare === undefined) return NOTHING
  const rows = CHANGES.flatMap((side) =>
    compare[side]
      .slice(0, 50)
      .map(
        (change) =>
          html`<tr><td>${side}</td><td>${code(change.job, 120)}<br>${cut(oneLine(change.title), 200)}</td><td>${changeWords(change)}</td></tr>`,
      ),
  )
  return card(
    'changes',
    'What changed',
    null,
    html`<p class="quiet">${compareWords(document)}</p>${table('', ['', 'cause', 'before → now'], rows)}`,
  )
}

function advice({ advice: all }: SurveyDocument): Markup {
  if (all.length === 0) return NOTHING
  const items = all.map(({ text, paste }) => html`<li>${text}<pre tabindex="0">${paste}</pre></li>`)
  return card('advice', 'Advice', all.length, html`<ol class="advice-list">${items}</ol>`)
}

function causes({ causes: all }: SurveyDocument): Markup {
  if (all.length === 0) return card('causes', 'Causes', 0, html`<p class="quiet">Nothing failed.</p>`)
  const rest = all.slice(OPENING, MOST_LINES)
  const lines = rest.map(
    (cause) =>
      html`<tr><td class="num">${minutes(cause.minutes)}</td><td class="num">${cause.sightings}</td><td>${code(cause.kind ?? 'no known kind', 80)} ${cut(oneLine(cause.title), 160)} <small class="quiet">${cut(oneLine(causePlace(cause)), 120)}</small></td></tr>`,
  )
  const left = all.length - OPENING - rest.length
  const more =
    rest.length === 0
      ? NOTHING
      : html`<details class="fold"><summary>${counted(rest.length, 'more cause')}, each on a line</summary><div class="inside">${table('more-causes', ['minutes', 'jobs', 'cause'], lines, left > 0 ? `and ${count(left)} more in survey.json` : '')}</div></details>`
  return card(
    'causes',
    'Causes, the dearest first',
    all.length,
    html`<p class="quiet">Minutes are those of the failed jobs alone. Open one for its examples.</p><div>${all.slice(0, OPENING).map(cause)}</div>${more}`,
  )
}

function cause(one: Cause): Markup {
  const tests =
    one.tests.length === 0
      ? NOTHING
      : html`<li>Tests: ${one.tests.slice(0, 20).map((name) => html`${code(name, 200)} `)}${one.tests.length > 20 ? `and ${one.tests.length - 20} more` : ''}</li>`
  return html`<details class="cause"><summary><span class="num">${minutes(one.minutes)}</span><span class="num">${counted(one.sightings, 'job')}</span><span class="what"><span class="line"><i class="c-${one.flaky && one.class !== 'transient' ? 'flaky' : one.class}"></i>${cut(oneLine(one.title), 240)}</span><small>${code(one.kind ?? 'no known kind', 100)} ${causeClass(one)} · ${cut(oneLine(causePlace(one)), 240)}</small></span></summary>
<div class="body"><ul><li>${causeCounts(one)}</li>${tests}${one.examples.map(example)}<li class="quiet">id ${one.id}</li></ul></div></details>`
}

function example({ url, commit, branch, line }: Example): Markup {
  const target = linkTarget(url)
  const name = html`${code(commit.slice(0, 10))}${branch === null ? NOTHING : html` on ${code(branch, 120)}`}${line === null ? NOTHING : html`, line ${line} of the log`}`
  return html`<li>${target === null ? name : html`<a href="${target}" rel="noreferrer">${name}</a>`}</li>`
}

function tests({ tests: all }: SurveyDocument): Markup {
  if (all.length === 0) return NOTHING
  const rows = all
    .slice(0, MOST_ROWS)
    .map(
      (test) =>
        html`<tr><td>${code(test.name, 240)}</td><td>${testWords(test)}</td><td>${test.last.slice(0, 10)}</td></tr>`,
    )
  const left = all.length - rows.length
  return card(
    'tests',
    'Tests',
    all.length,
    table('', ['test', '', 'last'], rows, left > 0 ? `and ${count(left)} more in survey.json` : ''),
  )
}

function reruns(document: SurveyDocument): Markup {
  const lines = [rerunWords(document), ...triageWords(document)]
  return card(
    'reruns',
    'Re-runs, and what triage would have done',
    null,
    html`${lines.map((line) => html`<p class="said">${line}</p>`)}`,
  )
}

function workflows({ workflows: all }: SurveyDocument): Markup {
  if (all.length === 0) return NOTHING
  const rows = all
    .slice(0, MOST_ROWS)
    .map(
      (one) =>
        html`<tr><td>${code(one.workflow, 120)}${one.never_passed ? ' never passed' : ''}</td><td>${one.runs}</td><td>${one.passed_first}</td><td>${one.passed}</td><td>${one.median_minutes === null ? '–' : minutes(one.median_minutes)}</td><td>${minutes(one.minutes_lost)}</td><td></td></tr>`,
    )
  const columns = ['workflow', 'runs', 'passed at first', 'passed in the end', 'median from start to end', 'lost', '']
  return card('workflows', 'Workflows', all.length, table('right', columns, rows))
}

function unknown({ unknown: all }: SurveyDocument): Markup {
  if (all.length === 0) return NOTHING
  const items = all.map(
    ({ line, sightings, rule }) =>
      html`<li>${counted(sightings, 'failed job')} ended with ${code(line, 240)}<pre tabindex="0">${rule}</pre></li>`,
  )
  return card(
    'unknown',
    'Lines that no rule knows',
    all.length,
    html`<p class="quiet">A rule for .github/conductor-triage.yml each. Whether another run mends it is yours to decide.</p><ol class="advice-list">${items}</ol>`,
  )
}
