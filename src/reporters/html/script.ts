/** The page's only script: filter, search and opening what a link points at. It reads text and never writes markup. */
export const SCRIPT = `(function () {
  'use strict'
  var bar = document.getElementById('find')
  var input = document.getElementById('q')
  var said = document.getElementById('found')
  if (!bar || !input || !said) return
  bar.hidden = false
  var rows = []
  var events = []
  var chips = Array.prototype.slice.call(document.querySelectorAll('button[data-filter]'))
  var texts = new Map()
  var opened = new Set()
  var filter = 'all'
  function look() {
    rows = Array.prototype.slice.call(document.querySelectorAll('li.row'))
    events = Array.prototype.slice.call(document.querySelectorAll('tr.event'))
    texts.clear()
  }
  look()
  function ownText(row) {
    var body = row.querySelector(':scope > details > .body')
    if (!body) return row.textContent || ''
    var parts = [row.querySelector('summary').textContent]
    for (var i = 0; i < body.children.length; i++) {
      if (!body.children[i].classList.contains('rows')) parts.push(body.children[i].textContent)
    }
    return parts.join(' ')
  }
  function textOf(row) {
    var known = texts.get(row)
    if (known === undefined) {
      known = ownText(row).toLowerCase()
      texts.set(row, known)
    }
    return known
  }
  function reveal(row) {
    for (var up = row.parentElement; up; up = up.parentElement) {
      if (up.tagName === 'LI' && up.classList.contains('row')) up.hidden = false
      if (up.tagName === 'DETAILS' && !up.open) {
        up.open = true
        opened.add(up)
      }
    }
  }
  function apply() {
    var words = input.value.trim().toLowerCase().split(/\\s+/).filter(Boolean)
    var narrowed = words.length > 0 || filter !== 'all'
    opened.forEach(function (details) { details.open = false })
    opened.clear()
    var hits = 0
    var matches = []
    rows.forEach(function (row) {
      var tags = (row.getAttribute('data-tags') || '').split(' ')
      var fits = tags.indexOf(filter) !== -1 && words.every(function (word) { return textOf(row).indexOf(word) !== -1 })
      row.hidden = !fits
      if (fits) {
        hits += 1
        matches.push(row)
      }
    })
    if (narrowed) matches.forEach(reveal)
    events.forEach(function (row) {
      row.hidden = !words.every(function (word) { return textOf(row).indexOf(word) !== -1 })
    })
    said.textContent = narrowed ? hits + ' of ' + rows.length + ' runs' : ''
  }
  var timer = 0
  input.addEventListener('input', function () {
    clearTimeout(timer)
    timer = setTimeout(apply, rows.length > 400 ? 180 : 0)
  })
  chips.forEach(function (chip) {
    chip.addEventListener('click', function () {
      filter = chip.getAttribute('data-filter') || 'all'
      chips.forEach(function (other) { other.setAttribute('aria-pressed', String(other === chip)) })
      apply()
    })
  })
  document.addEventListener('keydown', function (event) {
    var typing = event.target instanceof HTMLInputElement
    if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      input.focus()
    } else if (event.key === 'Escape' && event.target === input) {
      input.value = ''
      apply()
    }
  })
  function openTarget() {
    var id = location.hash.slice(1)
    var target = /^[a-z0-9-]+$/.test(id) ? document.getElementById(id) : null
    if (!target) return
    reveal(target)
    if (target.tagName === 'DETAILS') target.open = true
    target.scrollIntoView({ block: 'start' })
  }
  window.addEventListener('hashchange', openTarget)
  document.addEventListener('conductor-shown', function () {
    look()
    if (input.value.trim() !== '' || filter !== 'all') apply()
  })
  openTarget()
  function unhideCopies() {
    document.querySelectorAll('button.copy').forEach(function (button) { button.hidden = false })
  }
  unhideCopies()
  document.addEventListener('conductor-shown', unhideCopies)
  function select(element) {
    var range = document.createRange()
    range.selectNodeContents(element)
    getSelection().removeAllRanges()
    getSelection().addRange(range)
  }
  document.addEventListener('click', function (event) {
    var button = event.target.closest ? event.target.closest('button.copy') : null
    if (!button) return
    var source = button.parentElement.querySelector('code')
    select(source)
    var copied = navigator.clipboard ? navigator.clipboard.writeText(source.textContent) : Promise.reject()
    copied.catch(function () { if (!document.execCommand('copy')) throw new Error() }).then(function () {
      button.textContent = 'Copied'
      setTimeout(function () { button.textContent = 'Copy' }, 1500)
    }, function () { button.textContent = 'Selected' })
  })
  var folded = []
  window.addEventListener('beforeprint', function () {
    folded = Array.prototype.filter.call(document.querySelectorAll('#error details'), function (one) { return !one.open })
    folded.forEach(function (one) { one.open = true })
  })
  window.addEventListener('afterprint', function () {
    folded.forEach(function (one) { one.open = false })
  })
})()
`
