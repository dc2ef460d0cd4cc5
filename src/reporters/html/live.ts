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

/**
 * Asks for the page again and takes over what is different. What the reader opened, typed or chose stays; the new text is
 * parsed without running anything, and the page's policy allows no other script.
 */
export const LIVE_SCRIPT = `(() => {
  'use strict'
  const READERS_OWN = ['open', 'hidden', 'aria-pressed']
  const SHOWN = 'body > svg, body > header, body > p, body > main, body > footer'
  const name = String(Math.random()).slice(2)
  let opened = new Set()
  const bar = (page) => page.getElementById('live')
  const growing = (from) => [...from.querySelectorAll('.growing pre')]
  const isAtEnd = (one) => one.scrollTop + one.clientHeight >= one.scrollHeight - 2
  const toEnd = (one) => { one.scrollTop = one.scrollHeight }
  function attributes(old, fresh) {
    const ours = (one) => [...one.attributes].filter((each) => !READERS_OWN.includes(each.name))
    for (const one of ours(old)) if (!fresh.hasAttribute(one.name)) old.removeAttribute(one.name)
    for (const one of ours(fresh)) if (old.getAttribute(one.name) !== one.value) old.setAttribute(one.name, one.value)
  }
  function isSame(old, fresh) {
    return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && (old.id || '') === (fresh.id || '')
  }
  function added(fresh) {
    const made = document.importNode(fresh, true)
    if (made.querySelectorAll) for (const one of made.querySelectorAll('details[id]')) one.open = opened.has(one.id)
    return made
  }
  function keyOf(node) {
    return node.matches?.('.row') ? node.querySelector('details').id : node.id || ''
  }
  function children(old, fresh) {
    const known = new Map([...old.childNodes].filter(keyOf).map((one) => [keyOf(one), one]))
    for (const [index, one] of [...fresh.childNodes].entries()) {
      let here = old.childNodes[index]
      const moved = known.get(keyOf(one))
      if (moved && moved !== here) here = old.insertBefore(moved, here || null)
      if (here && isSame(here, one) && keyOf(here) === keyOf(one)) patch(here, one)
      else if (here && !keyOf(here)) old.replaceChild(added(one), here)
      else old.insertBefore(added(one), here || null)
    }
    while (old.childNodes.length > fresh.childNodes.length) old.lastChild.remove()
  }
  function patch(old, fresh) {
    if (old.isEqualNode(fresh)) return
    if (old.nodeType !== Node.ELEMENT_NODE) {
      old.nodeValue = fresh.nodeValue
      return
    }
    attributes(old, fresh)
    children(old, fresh)
  }
  function show(text) {
    const fresh = new DOMParser().parseFromString(text, 'text/html')
    if (!bar(fresh)) return
    const left = growing(document).filter((one) => !isAtEnd(one))
    opened = new Set([...document.querySelectorAll('details[open][id]')].map((one) => one.id))
    const parts = fresh.querySelectorAll(SHOWN)
    for (const [index, old] of [...document.querySelectorAll(SHOWN)].entries()) if (parts[index]) patch(old, parts[index])
    document.title = fresh.title
    for (const one of growing(document)) if (!left.includes(one)) toEnd(one)
    document.dispatchEvent(new Event('conductor-shown'))
  }
  async function poll() {
    let wait = 500
    try {
      const since = encodeURIComponent(bar(document).dataset.revision)
      const answer = await fetch('?page=' + name + '&since=' + since, { cache: 'no-store' })
      if (!answer.ok) throw new Error(String(answer.status))
      const text = await answer.text()
      if (text) show(text)
    } catch {
      bar(document).textContent = 'Nobody answers any more; this is the last state that was shown.'
      bar(document).dataset.revision = ''
      wait = 3000
    }
    again(wait)
  }
  function again(wait) {
    if (!bar(document).hasAttribute('data-final')) setTimeout(poll, wait)
  }
  document.addEventListener('toggle', (event) => { if (event.target.open) growing(event.target).forEach(toEnd) }, true)
  again(500)
})()
`
