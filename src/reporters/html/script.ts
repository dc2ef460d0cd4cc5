/** The page's only script: filter, search and opening what a link points at. It reads text and never writes markup. */
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
