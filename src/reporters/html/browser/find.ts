// Filters and searches the rows of the page, and opens what a link points at. Reads text and never writes markup.
;(() => {
  const bar = document.getElementById('find')
  const input = document.getElementById('q')
  const said = document.getElementById('found')
  if (bar === null || said === null || !(input instanceof HTMLInputElement)) return
  bar.hidden = false
  const chips = document.querySelectorAll<HTMLElement>('button[data-filter]')
  const texts = new Map<HTMLElement, string>()
  const opened = new Set<HTMLDetailsElement>()
  let rows: readonly HTMLElement[] = []
  let filter = 'all'

  /** Returns the text of a row without the rows of what runs inside it. */
  function ownText(row: HTMLElement): string {
    const body = row.querySelector(':scope > details > .body')
    if (body === null) return row.textContent ?? ''
    const parts = [...body.children].filter((part) => !part.classList.contains('rows'))
    return [row.querySelector('summary'), ...parts].map((part) => part?.textContent ?? '').join(' ')
  }

  function hasWords(row: HTMLElement, words: readonly string[]): boolean {
    const text = texts.get(row) ?? ownText(row).toLowerCase()
    texts.set(row, text)
    return words.every((word) => text.includes(word))
  }

  function reveal(element: HTMLElement): void {
    for (let up = element.parentElement; up !== null; up = up.parentElement) {
      if (up.matches('li.row')) up.hidden = false
      if (up instanceof HTMLDetailsElement && !up.open) {
        up.open = true
        opened.add(up)
      }
    }
  }

  function apply(field: HTMLInputElement, count: HTMLElement): void {
    const words = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean)
    const isNarrowed = words.length > 0 || filter !== 'all'
    for (const details of opened) details.open = false
    opened.clear()
    const isShown = (row: HTMLElement): boolean => (row.dataset['tags'] ?? '').split(' ').includes(filter)
    const matches = rows.filter((row) => isShown(row) && hasWords(row, words))
    for (const row of rows) row.hidden = true
    for (const row of matches) row.hidden = false
    if (isNarrowed) matches.forEach(reveal)
    count.textContent = isNarrowed ? `${matches.length} of ${rows.length} runs` : ''
  }
  const applyNow = (): void => apply(input, said)

  let timer = 0
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(applyNow, rows.length > 400 ? 180 : 0)
  })
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      filter = chip.dataset['filter'] ?? 'all'
      for (const other of chips) other.setAttribute('aria-pressed', String(other === chip))
      applyNow()
    })
  }
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      input.focus()
    } else if (event.key === 'Escape' && event.target === input) {
      input.value = ''
      applyNow()
    }
  })

  function openTarget(): void {
    const id = location.hash.slice(1)
    const target = /^[a-z0-9-]+$/.test(id) ? document.getElementById(id) : null
    if (target === null) return
    reveal(target)
    if (target instanceof HTMLDetailsElement) target.open = true
    target.scrollIntoView({ block: 'start' })
  }
  window.addEventListener('hashchange', openTarget)

  function look(): void {
    rows = [...document.querySelectorAll<HTMLElement>('li.row')]
    texts.clear()
    for (const button of document.querySelectorAll<HTMLElement>('button.copy')) button.hidden = false
  }
  look()
  openTarget()
  document.addEventListener('conductor-shown', () => {
    look()
    if (input.value.trim() !== '' || filter !== 'all') applyNow()
  })

  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest('button.copy') : null
    const source = button?.parentElement?.querySelector('code')
    if (button === null || source === null || source === undefined) return
    getSelection()?.selectAllChildren(source)
    try {
      await navigator.clipboard.writeText(source.textContent ?? '')
    } catch {
      // A page that was opened from a file has no clipboard.
      if (!document.execCommand('copy')) {
        button.textContent = 'Selected'
        return
      }
    }
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  })
})()
