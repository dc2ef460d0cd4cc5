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
export const LIVE_SCRIPT = `(function () {
  'use strict'
  var READERS_OWN = ['open', 'hidden', 'aria-pressed']
  var name = String(Math.random()).slice(2)
  var opened = new Set()
  function at(doc) { return doc.getElementById('live') }
  function growing(from) { return Array.prototype.slice.call(from.querySelectorAll('.growing pre')) }
  function isAtEnd(one) { return one.scrollTop + one.clientHeight >= one.scrollHeight - 2 }
  function toEnd(one) { one.scrollTop = one.scrollHeight }
  function attributes(old, fresh) {
    Array.prototype.slice.call(old.attributes).forEach(function (one) {
      if (READERS_OWN.indexOf(one.name) === -1 && !fresh.hasAttribute(one.name)) old.removeAttribute(one.name)
    })
    Array.prototype.forEach.call(fresh.attributes, function (one) {
      if (READERS_OWN.indexOf(one.name) === -1 && old.getAttribute(one.name) !== one.value) old.setAttribute(one.name, one.value)
    })
  }
  function isSame(old, fresh) {
    return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && (old.id || '') === (fresh.id || '')
  }
  function added(fresh) {
    var made = document.importNode(fresh, true)
    if (made.querySelectorAll) {
      Array.prototype.forEach.call(made.querySelectorAll('details[id]'), function (one) { one.open = opened.has(one.id) })
    }
    return made
  }
  function keyOf(node) {
    if (!node.querySelector || !node.classList.contains('row')) return node.id || ''
    return node.querySelector('details').id
  }
  function children(old, fresh) {
    var known = new Map()
    Array.prototype.forEach.call(old.childNodes, function (one) { if (keyOf(one)) known.set(keyOf(one), one) })
    Array.prototype.slice.call(fresh.childNodes).forEach(function (one, index) {
      var here = old.childNodes[index]
      var moved = keyOf(one) ? known.get(keyOf(one)) : null
      if (moved && moved !== here) here = old.insertBefore(moved, here || null)
      if (here && isSame(here, one) && keyOf(here) === keyOf(one)) patch(here, one)
      else if (here && !keyOf(here)) old.replaceChild(added(one), here)
      else old.insertBefore(added(one), here || null)
    })
    while (old.childNodes.length > fresh.childNodes.length) old.removeChild(old.lastChild)
  }
  function patch(old, fresh) {
    if (old.isEqualNode(fresh)) return
    if (old.nodeType !== 1) {
      old.nodeValue = fresh.nodeValue
      return
    }
    attributes(old, fresh)
    children(old, fresh)
  }
  function show(text) {
    var fresh = new DOMParser().parseFromString(text, 'text/html')
    if (!at(fresh)) return
    var left = growing(document).filter(function (one) { return !isAtEnd(one) })
    opened = new Set(Array.prototype.map.call(document.querySelectorAll('details[open][id]'), function (one) { return one.id }))
    Array.prototype.forEach.call(document.querySelectorAll('body > svg, body > header, body > p, body > main, body > footer'), function (old, index) {
      var one = fresh.querySelectorAll('body > svg, body > header, body > p, body > main, body > footer')[index]
      if (one) patch(old, one)
    })
    document.title = fresh.title
    growing(document).forEach(function (one) { if (left.indexOf(one) === -1) toEnd(one) })
    document.dispatchEvent(new Event('conductor-shown'))
  }
  function again(wait) {
    if (!at(document).hasAttribute('data-final')) setTimeout(poll, wait)
  }
  function poll() {
    fetch('?page=' + name + '&since=' + encodeURIComponent(at(document).getAttribute('data-revision')), { cache: 'no-store' }).then(function (answer) {
      if (answer.status === 204) return ''
      if (!answer.ok) throw new Error(String(answer.status))
      return answer.text()
    }).then(function (text) {
      if (text) show(text)
      again(500)
    }, function () {
      at(document).textContent = 'Nobody answers any more; this is the last state that was shown.'
      at(document).setAttribute('data-revision', '')
      again(3000)
    })
  }
  document.addEventListener('toggle', function (event) { if (event.target.open) growing(event.target).forEach(toEnd) }, true)
  again(500)
})()
`
