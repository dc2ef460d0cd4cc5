import { getVisitState, type Visit, type VisitState } from '../../account/visit.js'
import { html, Markup } from '../../markup/html.js'

/** Look of a node on the page; `skipped` nodes never ran, `running` occurs only on live pages. */
export type Look = VisitState | 'skipped' | 'running'

/** Returns the look of a visit; in a running run, open visits and visits before a retry are `running`. */
export function toLook(visit: Visit, isRunning: boolean): Look {
  const state = getVisitState(visit)
  if (!isRunning) return state
  return state === 'open' || (state === 'failed' && visit.route?.action === 'retry') ? 'running' : state
}

/** Word and shape of each look, in the order of the legend. Shape and colour both show the state, for readers who see only one of them. */
export const LOOKS: Readonly<Record<Look, { readonly word: string; readonly shape: string }>> = {
  running: { word: 'Running', shape: '<path d="M6 4.8v6.4L11 8z" fill="currentColor"/>' },
  completed: { word: 'Completed', shape: '<path d="M4 8.4 6.8 11 12 5.2"/>' },
  recovered: { word: 'Recovered', shape: '<path d="M4.2 7A4 4 0 1 1 5 10.6M4 4v3.2h3.2"/>' },
  tolerated: { word: 'Completed, some failed', shape: '<path d="M8 4.2v4.6M8 11.4v.2"/>' },
  handled: { word: 'Error handled', shape: '<path d="M4 12V8.5A2.5 2.5 0 0 1 6.5 6H12M9.5 3.5 12 6 9.5 8.5"/>' },
  failed: { word: 'Failed', shape: '<path d="m5 5 6 6m0-6-6 6"/>' },
  open: { word: 'Interrupted', shape: '<path d="M5 8h6"/>' },
  waiting: { word: 'Waiting', shape: '<path d="M6 5v6m4-6v6"/>' },
  'terminated-success': { word: 'terminate · success', shape: '<path d="M6 6h4v4H6z" fill="currentColor"/>' },
  'terminated-failed': { word: 'terminate · failed', shape: '<path d="M6 6h4v4H6z" fill="currentColor"/>' },
  skipped: { word: 'Not run', shape: '' },
}

export function renderSymbols(): Markup {
  return html`<svg class="defs" aria-hidden="true" width="0" height="0">${renderDefinitions()}</svg>`
}

/** Returns the signs and arrowheads that pictures refer to. */
export function renderDefinitions(): Markup {
  const drawn = Object.entries(LOOKS).map(([look, { shape }]) => {
    const ring = look.startsWith('terminated') ? OCTAGON : RING[look === 'skipped' ? 'dashed' : 'plain']
    return `<symbol id="i-${look}" viewBox="0 0 16 16">${ring}<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`
  })
  return html`<defs>${new Markup(drawn.join('') + ARROWS)}</defs>`
}

const RING = {
  plain: '<circle cx="8" cy="8" r="7.5" fill="currentColor" fill-opacity=".14"/>',
  dashed:
    '<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2 2.3"/>',
}
const OCTAGON = '<path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" fill="currentColor" fill-opacity=".18"/>'
const ARROWS = ['idle', 'ok', 'bad', 'want']
  .map(
    (name) =>
      `<marker id="a-${name}" class="a-${name}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 .8 7.4 4 0 7.2z"/></marker>`,
  )
  .join('')

export function renderSign(look: Look): Markup {
  return html`<svg class="sign" aria-hidden="true"><use href="#i-${look}"/></svg><span class="sr">${LOOKS[look].word}: </span>`
}

export function formatTags(visit: Visit): string {
  const state = getVisitState(visit)
  const tags = ['all']
  if (['failed', 'handled', 'tolerated', 'open'].includes(state) || visit.failedBefore > 0) tags.push('failed')
  if (visit.attemptsTotal > 1 || state === 'recovered') tags.push('retried')
  if (visit.pauses.length > 0) tags.push('waited')
  return tags.join(' ')
}
