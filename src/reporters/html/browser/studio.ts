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

  /** Lights up the path in its order, also inside of children; without motion, the whole path is lit at once. */
  function play(): void {
    for (const picture of document.querySelectorAll<SVGSVGElement>('.canvas svg')) {
      picture.classList.remove('play')
      const lit = picture.querySelectorAll<SVGElement>('[data-step]')
      for (const element of lit) element.style.animationDelay = `${Number(element.dataset['step']) * STEP_MS}ms`
      const child = picture.closest('details')
      if (child !== null && lit.length > 0) child.open = true
      // Reading the size makes the browser forget the animation that has ended.
      picture.getBoundingClientRect()
      picture.classList.add('play')
      const asked = picture.querySelector('.asked, .marked')
      if (asked !== null) center(asked)
    }
  }

  /** Scrolls the frame around a node, and not the page, if the node is out of sight. */
  function center(node: Element): void {
    const frame = node.closest('.canvas')
    if (frame === null) return
    const [box, view] = [node.getBoundingClientRect(), frame.getBoundingClientRect()]
    const isSeen = box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right
    if (isSeen) return
    frame.scrollTop += (box.top + box.bottom - view.top - view.bottom) / 2
    frame.scrollLeft += (box.left + box.right - view.left - view.right) / 2
  }

  async function open(search: string, isNew: boolean): Promise<void> {
    latest += 1
    const turn = latest
    const answer = await fetch(search === '' ? '?' : search, { cache: 'no-store' })
    const text = await answer.text()
    if (turn !== latest) return
    if (!answer.ok) return say(text)
    if (isNew) {
      history.pushState(null, '', search === '' ? location.pathname : search)
      say('')
    }
    conductorPage.show(text)
    for (const form of document.querySelectorAll<HTMLFormElement>('form[method=get]')) form.reset()
    // A region that is new in the page is not read aloud; this one was there before.
    const heard = document.getElementById('heard')
    if (heard !== null) heard.textContent = document.querySelector('.verdict, .refusal, .paths')?.textContent ?? ''
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

  /** Changes the size of the pictures; 0 fits each into its frame. */
  function resize(factor: number): void {
    zoom = factor === 0 ? 1 : Math.min(3, Math.max(0.1, zoom * factor))
    for (const picture of document.querySelectorAll<SVGSVGElement>('.canvas svg')) {
      const frame = picture.closest('.canvas')
      if (frame === null) continue
      const { width, height } = picture.viewBox.baseVal
      const size = factor === 0 ? Math.min(1, (frame.clientWidth - 4) / width, (frame.clientHeight - 4) / height) : zoom
      if (factor === 0 && picture.closest('.child') === null) zoom = size
      picture.style.width = `${width * size}px`
      picture.style.height = `${height * size}px`
    }
  }

  let found: readonly Element[] = []
  let next = 0
  document.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node') return
    const word = event.target.value.trim().toLowerCase()
    found = [...document.querySelectorAll('.canvas :is(.n, .m)')].filter((node) => {
      const names = `${node.getAttribute('data-node')} ${node.getAttribute('data-holds') ?? ''}`.toLowerCase()
      const isFound = word !== '' && names.includes(word)
      node.classList.toggle('found', isFound)
      return isFound
    })
    next = 0
    say(word === '' ? '' : `${found.length} found${found.length === 0 ? '' : '; Enter goes to the next one'}`)
    found[0]?.scrollIntoView({ block: 'center', inline: 'center' })
  })

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node') return
    const node = found[next % found.length]
    next += 1
    node?.scrollIntoView({ block: 'center', inline: 'center' })
    if (found.length === 1 && node instanceof SVGElement) node.focus()
  })

  const first = document.querySelector('.canvas .n')
  if (first !== null) center(first)
  play()
})()
