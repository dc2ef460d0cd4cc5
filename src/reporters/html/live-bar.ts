import { html, type Markup } from './markup.js'

/** What a page that follows a run knows besides the run. */
export interface Live {
  /** Another one means that there is something new to show. */
  readonly revision: string
  /** Whether nobody will answer any more after this. */
  readonly isFinal: boolean
}

/** Where the page says whether it is still current; the script reads from here what it shows. */
export function liveBar({ revision, isFinal }: Live): Markup {
  const words = isFinal ? 'The run has ended; this page stays as it is.' : 'Live: this page follows the run.'
  return html`<p id="live" class="wrap" role="status" data-revision="${revision}"${isFinal ? html` data-final` : ''}>${words}</p>`
}
