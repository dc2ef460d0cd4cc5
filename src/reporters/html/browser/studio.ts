// Asks the server for the answer to a question without loading the page anew. Every question is an address, and every link and form
// of the page works without this script; the script keeps the scroll position, plays the path and sends tests to save.
;(() => {
  const STEP_MS = 350
  let latest = 0
  let zoom = 1

  const say = (text: string): void => {
    const status = document.getElementById('said')
    if (status !== null) status.textContent = text
  }

  /** Lights up the path in its order; without motion, the whole path is lit at once. */
  function play(): void {
    const picture = document.querySelector('.canvas svg')
    if (picture === null) return
    picture.classList.remove('play')
    for (const element of picture.querySelectorAll<SVGElement>('[data-step]'))
      element.style.animationDelay = `${Number(element.dataset['step']) * STEP_MS}ms`
    // Reading the size makes the browser forget the animation that has ended.
    picture.getBoundingClientRect()
    picture.classList.add('play')
    picture.querySelector('.here')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  async function open(search: string, isNew: boolean): Promise<void> {
    latest += 1
    const turn = latest
    const answer = await fetch(search === '' ? '?' : search, { cache: 'no-store' })
    const text = await answer.text()
    if (turn !== latest) return
    if (!answer.ok) return say(text)
    if (isNew) history.pushState(null, '', search === '' ? location.pathname : search)
    conductorPage.show(text)
    for (const form of document.querySelectorAll<HTMLFormElement>('form[method=get]')) form.reset()
    play()
  }

  function toSearch(form: HTMLFormElement): string {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') query.append(name, value)
    return `?${query}`
  }

  async function save(form: HTMLFormElement): Promise<void> {
    const name = new FormData(form).get('name')
    const body = JSON.stringify({ question: location.search, name, before: form.dataset['before'] ?? '' })
    const sent = await fetch('save', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    say(await sent.text())
    if (sent.ok) await open(location.search, false)
  }

  const orSay = (work: Promise<void>): void => {
    work.catch(() => say('Nobody answers any more: the studio has ended.'))
  }

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target.closest('a[href^="?"]')
    if (link !== null) {
      event.preventDefault()
      orSay(open(link.getAttribute('href') ?? '', true))
    }
    const button = event.target.closest<HTMLElement>('button[data-zoom]')
    if (button !== null) resize(Number(button.dataset['zoom']))
    if (event.target.closest('button[data-play]') !== null) play()
  })

  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    if (form.method === 'get') {
      event.preventDefault()
      orSay(open(toSearch(form), true))
    } else if (form.dataset['before'] !== undefined) {
      event.preventDefault()
      orSay(save(form))
    }
  })

  document.addEventListener('change', (event) => {
    if (event.target instanceof HTMLElement) event.target.closest<HTMLFormElement>('form[method=get]')?.requestSubmit()
  })

  window.addEventListener('popstate', () => orSay(open(location.search, false)))

  /** Changes the size of the picture; 0 fits it into its frame. */
  function resize(factor: number): void {
    const picture = document.querySelector<SVGSVGElement>('.canvas svg')
    const frame = picture?.closest('.canvas')
    if (picture == null || frame == null) return
    const { width, height } = picture.viewBox.baseVal
    const fitting = Math.min(1, (frame.clientWidth - 4) / width, (frame.clientHeight - 4) / height)
    zoom = factor === 0 ? fitting : Math.min(3, Math.max(0.1, zoom * factor))
    picture.style.width = `${width * zoom}px`
    picture.style.height = `${height * zoom}px`
  }

  document.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node') return
    const word = event.target.value.trim().toLowerCase()
    const found = [...document.querySelectorAll('.canvas .n')].filter((node) => {
      const isFound = word !== '' && (node.getAttribute('data-node') ?? '').toLowerCase().includes(word)
      node.classList.toggle('found', isFound)
      return isFound
    })
    say(word === '' ? '' : `${found.length} found`)
    found[0]?.scrollIntoView({ block: 'center', inline: 'center' })
  })

  play()
})()
