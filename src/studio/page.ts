import type { Finding } from '../core/finding.js'
import {
  count,
  html,
  htmlDocument,
  type Markup,
  type MarkupContent,
  renderCard,
  renderCode,
  renderWords,
} from '../markup/html.js'
import { STYLE } from '../markup/style.js'
import { LIVE_SCRIPT, STUDIO_SCRIPT } from '../reporters/html/generated/scripts.js'
import { renderSymbols } from '../reporters/html/states.js'
import { cut } from '../text/terminal-text.js'
import { renderAnswerPanel } from './answer-panel.js'
import { renderMatrix } from './matrix-table.js'
import { renderPicture } from './picture.js'
import { toSearch } from './question.js'
import { STUDIO_STYLE } from './style.js'
import type { StudioView } from './view.js'

const MAX_FINDINGS = 100

/** Renders the page: a function of the files on disk and of the question in its address. */
export function renderStudio(view: StudioView): string {
  const { file } = view
  const body = html`${renderSymbols()}<a class="skip" href="#main">Skip to the picture</a>
<header class="studio-top"><div class="wrap"><h1>${file?.name ?? view.given} <span class="word">studio</span></h1><p>${renderSummary(view)}</p><p id="live" class="sr" data-revision="${view.revision}"${view.isFinal && html` data-final`}>Live: this page follows the file.</p></div></header>
<main id="main" class="wrap studio${view.isOld && ' old'}${view.answer === null && view.question.scenario === null && ' plain'}" tabindex="-1"><div class="left">${renderNotice(view)}${file !== null && renderPicture(view, file)}<p id="said" data-spoken role="status" aria-live="polite"></p><p id="heard" class="sr" data-spoken role="status" aria-live="polite"></p></div>
<div class="right">${file !== null && renderAnswerPanel(view, file)}${renderFindings(view.findings)}${renderMatrix(view)}${renderScenarios(view)}</div></main>
<footer class="wrap"><p>conductor studio: nothing runs here, every failure is simulated on a virtual clock.</p></footer>
`
  const policy = "; connect-src 'self'; form-action 'self'"
  return htmlDocument(
    `${file?.name ?? view.given} · studio`,
    STYLE + STUDIO_STYLE,
    body,
    [LIVE_SCRIPT, STUDIO_SCRIPT],
    policy,
  )
}

function renderSummary({ given, coverage, scenarios, matrix, isTrying }: StudioView): Markup {
  if (isTrying) return html`${renderCode(given, 200)} · trying every failure`
  const failed = scenarios.filter(({ passed }) => passed === false).length
  const open = scenarios.filter(({ passed }) => passed === null).length
  const tests =
    scenarios.length === 0
      ? 'no scenarios'
      : `${count(scenarios.length)} scenarios, ${failed > 0 ? `${failed} fail` : open === 0 ? 'all pass' : 'none fails'}`
  const covered = coverage === null ? '' : `error coverage: ${coverage.tested} of ${coverage.total} failures tested`
  const rows = matrix === null ? '' : `${count(matrix.rows.length)} failures`
  return html`${renderCode(given, 200)} · ${[rows, covered, tests].filter((part) => part !== '').join(' · ')}`
}

/** Says that the picture is older than the file, or that there is none yet. */
function renderNotice({ isOld, file }: StudioView): MarkupContent {
  if (!isOld) return null
  const words =
    file === null
      ? 'The file has errors; correct them to see it.'
      : 'The file has errors: this picture is of its last valid state.'
  return html`<p class="notice tone-bad" role="alert">${words}</p>`
}

function renderFindings(findings: readonly Finding[]): MarkupContent {
  if (findings.length === 0) return null
  const rows = findings
    .slice(0, MAX_FINDINGS)
    .map(
      ({ severity, file, line, message, suggestion, code }) =>
        html`<li class="tone-${severity === 'error' ? 'bad' : 'warn'}"><span class="tag">${severity}</span> <code>${file}:${line}</code> ${renderWords(message, 600)} <span class="quiet">${code}</span>${suggestion !== null && html`<br><span class="quiet">${renderWords(suggestion, 600)}</span>`}</li>`,
    )
  return renderCard(
    'findings',
    html`Findings <span class="count">${count(findings.length)}</span>`,
    html`<ul class="findings">${rows}</ul>`,
  )
}

function renderScenarios({ scenarios, question }: StudioView): MarkupContent {
  if (scenarios.length === 0) return null
  const rows = scenarios.map(({ file, line, name, passed, failures }) => {
    const id = `${file}:${line}`
    const href = toSearch(question, { scenario: id, node: null, kind: null, after: [], details: {}, ending: 0 })
    const current = question.scenario === id && html` aria-current="true"`
    const why = failures.map((text) => html`<br><span class="quiet">${renderWords(text, 400)}</span>`)
    return html`<li class="tone-${passed === null ? 'idle' : passed ? 'ok' : 'bad'}"><span class="tag">${passed === null ? 'not run here: it runs scripts' : passed ? 'passes' : 'fails'}</span> <a href="${href}"${current}>${cut(name, 200)}</a> <span class="quiet">${id}</span>${why}</li>`
  })
  return renderCard(
    'scenarios',
    html`Tests <span class="count">${count(scenarios.length)}</span>`,
    html`<ul class="scenarios">${rows}</ul>`,
  )
}
