import { html, type Markup } from './markup.js'

/** Filter, search and opening what a link points at. It reads text and never writes markup. */
export const SCRIPT = `(() => {
  'use strict'
  const bar = document.getElementById('find')
  const input = document.getElementById('q')
  const said = document.getElementById('found')
  if (!bar || !input || !said) return
  bar.hidden = false
  const chips = document.querySelectorAll('button[data-filter]')
  const texts = new Map()
  const opened = new Set()
  let rows = []
  let events = []
  let filter = 'all'
  // Of a row only what is its own: what runs inside it has rows of its own.
  function ownText(row) {
    const body = row.querySelector(':scope > details > .body')
    if (!body) return row.textContent
    const parts = [...body.children].filter((part) => !part.classList.contains('rows'))
    return [row.querySelector('summary'), ...parts].map((part) => part.textContent).join(' ')
  }
  function hasWords(row, words) {
    if (!texts.has(row)) texts.set(row, ownText(row).toLowerCase())
    return words.every((word) => texts.get(row).includes(word))
  }
  function reveal(row) {
    for (let up = row.parentElement; up; up = up.parentElement) {
      if (up.matches('li.row')) up.hidden = false
      if (up.tagName === 'DETAILS' && !up.open) {
        up.open = true
        opened.add(up)
      }
    }
  }
  function apply() {
    const words = input.value.trim().toLowerCase().split(/\\s+/).filter(Boolean)
    const isNarrowed = words.length > 0 || filter !== 'all'
    for (const details of opened) details.open = false
    opened.clear()
    const matches = rows.filter((row) => row.dataset.tags.split(' ').includes(filter) && hasWords(row, words))
    for (const row of rows) row.hidden = true
    for (const row of matches) row.hidden = false
    if (isNarrowed) matches.forEach(reveal)
    for (const row of events) row.hidden = !hasWords(row, words)
    said.textContent = isNarrowed ? matches.length + ' of ' + rows.length + ' runs' : ''
  }
  let timer = 0
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(apply, rows.length > 400 ? 180 : 0)
  })
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      filter = chip.dataset.filter
      for (const other of chips) other.setAttribute('aria-pressed', String(other === chip))
      apply()
    })
  }
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      input.focus()
    } else if (event.key === 'Escape' && event.target === input) {
      input.value = ''
      apply()
    }
  })
  function openTarget() {
    const id = location.hash.slice(1)
    const target = /^[a-z0-9-]+$/.test(id) ? document.getElementById(id) : null
    if (!target) return
    reveal(target)
    if (target.tagName === 'DETAILS') target.open = true
    target.scrollIntoView({ block: 'start' })
  }
  window.addEventListener('hashchange', openTarget)
  function look() {
    rows = [...document.querySelectorAll('li.row')]
    events = [...document.querySelectorAll('tr.event')]
    texts.clear()
    for (const button of document.querySelectorAll('button.copy')) button.hidden = false
  }
  look()
  openTarget()
  document.addEventListener('conductor-shown', () => {
    look()
    if (input.value.trim() !== '' || filter !== 'all') apply()
  })
  document.addEventListener('click', async (event) => {
    const button = event.target.closest('button.copy')
    if (!button) return
    const source = button.parentElement.querySelector('code')
    getSelection().selectAllChildren(source)
    try {
      await navigator.clipboard.writeText(source.textContent)
    } catch {
      // A page that was opened from a file has no clipboard.
      if (!document.execCommand('copy')) {
        button.textContent = 'Selected'
        return
      }
    }
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy' }, 1500)
  })
  let folded = []
  window.addEventListener('beforeprint', () => {
    folded = document.querySelectorAll('#error details:not([open])')
    for (const one of folded) one.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const one of folded) one.open = false
  })
})()
`

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
