// Asks for the page again and takes over what is different. What the reader opened, typed or chose stays. The new text is
// parsed without running anything, and the policy of the page allows no other script.
// Other scripts of a page call `conductorPage`.
// biome-ignore lint/correctness/noUnusedVariables: the script of the studio calls it
const conductorPage = (() => {
  // Pages have no style attributes: the policy forbids them in markup, so these are the work of scripts.
  const READERS_OWN = ['open', 'hidden', 'aria-pressed', 'style']
  const SHOWN = 'body > svg, body > header, body > p, body > main, body > footer'
  const name = String(Math.random()).slice(2)
  let opened = new Set<string>()
  const findBar = (page: Document): HTMLElement | null => page.getElementById('live')
  const growing = (from: ParentNode): readonly Element[] => [...from.querySelectorAll('.growing pre')]
  const isAtEnd = (element: Element): boolean => element.scrollTop + element.clientHeight >= element.scrollHeight - 2
  const toEnd = (element: Element): void => {
    element.scrollTop = element.scrollHeight
  }

  function patchAttributes(old: Element, fresh: Element): void {
    const pageOwn = (element: Element) => [...element.attributes].filter((each) => !READERS_OWN.includes(each.name))
    for (const element of pageOwn(old)) if (!fresh.hasAttribute(element.name)) old.removeAttribute(element.name)
    for (const element of pageOwn(fresh))
      if (old.getAttribute(element.name) !== element.value) old.setAttribute(element.name, element.value)
  }

  const getId = (node: Node): string => (node instanceof Element ? node.id : '')

  function isSame(old: Node, fresh: Node): boolean {
    return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && getId(old) === getId(fresh)
  }

  function copyNode(fresh: Node): Node {
    const copy = document.importNode(fresh, true)
    if (copy instanceof Element)
      for (const element of copy.querySelectorAll<HTMLDetailsElement>('details[id]'))
        element.open = opened.has(element.id)
    return copy
  }

  function getKey(node: Node): string {
    if (!(node instanceof Element)) return ''
    return node.matches('.row') ? (node.querySelector('details')?.id ?? '') : node.id
  }

  function patchChildren(old: Node, fresh: Node): void {
    const keyed = new Map([...old.childNodes].filter(getKey).map((element) => [getKey(element), element] as const))
    for (const [index, element] of [...fresh.childNodes].entries()) {
      let here: Node | null = old.childNodes[index] ?? null
      const moved = keyed.get(getKey(element))
      if (moved !== undefined && moved !== here) here = old.insertBefore(moved, here)
      if (here !== null && isSame(here, element) && getKey(here) === getKey(element)) patch(here, element)
      else if (here !== null && getKey(here) === '') old.replaceChild(copyNode(element), here)
      else old.insertBefore(copyNode(element), here)
    }
    while (old.childNodes.length > fresh.childNodes.length) old.lastChild?.remove()
  }

  function patch(old: Node, fresh: Node): void {
    if (old.isEqualNode(fresh)) return
    // What a script of the page has said stays until the script says something else.
    if (old instanceof Element && old.hasAttribute('data-spoken')) return
    if (!(old instanceof Element) || !(fresh instanceof Element)) {
      old.nodeValue = fresh.nodeValue
      return
    }
    patchAttributes(old, fresh)
    patchChildren(old, fresh)
  }

  function show(text: string): void {
    const fresh = new DOMParser().parseFromString(text, 'text/html')
    if (findBar(fresh) === null) return
    const scrolledUp = growing(document).filter((element) => !isAtEnd(element))
    opened = new Set([...document.querySelectorAll('details[open][id]')].map((element) => element.id))
    const parts = fresh.querySelectorAll(SHOWN)
    for (const [index, old] of [...document.querySelectorAll(SHOWN)].entries()) {
      const part = parts[index]
      if (part !== undefined) patch(old, part)
    }
    document.title = fresh.title
    for (const element of growing(document)) if (!scrolledUp.includes(element)) toEnd(element)
    document.dispatchEvent(new Event('conductor-shown'))
  }

  async function poll(): Promise<void> {
    let wait = 500
    try {
      const { search } = location
      const query = new URLSearchParams(search)
      query.set('page', name)
      query.set('since', findBar(document)?.dataset['revision'] ?? '')
      const answer = await fetch(`?${query}`, { cache: 'no-store' })
      if (!answer.ok) throw new Error(String(answer.status))
      const text = await answer.text()
      // The answer belongs to the address that was asked for; the reader may have gone on since.
      if (text !== '' && search === location.search) show(text)
    } catch {
      const bar = findBar(document)
      if (bar !== null) {
        bar.textContent = 'Nobody answers any more; this is the last state that was shown.'
        bar.dataset['revision'] = ''
      }
      wait = 3000
    }
    pollAfter(wait)
  }

  function pollAfter(wait: number): void {
    if (findBar(document)?.hasAttribute('data-final') !== true) setTimeout(poll, wait)
  }

  async function answerGate(form: HTMLFormElement): Promise<void> {
    const text = new FormData(form).get('text')
    const { gate, option } = form.dataset
    const body = JSON.stringify({ gate, option: Number(option), ...(typeof text === 'string' ? { text } : {}) })
    const said = document.getElementById('answered')
    if (said !== null) said.textContent = 'Sending'
    const sent = await fetch('gate', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (said !== null) said.textContent = await sent.text()
  }
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.dataset['gate'] === undefined) return
    event.preventDefault()
    answerGate(event.target).catch(() => undefined)
  })

  const onToggle = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement && target.open) growing(target).forEach(toEnd)
  }
  document.addEventListener('toggle', onToggle, true)
  pollAfter(500)
  return { show }
})()
