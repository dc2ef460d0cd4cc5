/** An element as a strict reader sees it. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlNode[]
  text: string
}

const TOKEN = /<\?xml [^?]*\?>|<\/([\w-]+)>|<([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>|([^<]+)/gy
const REFERENCE = /&(?:amp|lt|gt|quot|#\d+);/g

/** Reads a document and throws at the first thing that is not well-formed XML. */
export function parseXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const stack = [root]
  let at = 0
  for (const match of text.matchAll(TOKEN)) {
    at = match.index + match[0].length
    const [, closed, opened, attributes = '', empty, chars] = match
    const top = stack.at(-1) ?? root
    if (chars !== undefined) top.text += decoded(chars)
    else if (closed !== undefined) {
      if (top.name !== closed) throw new Error(`</${closed}> closes <${top.name}>`)
      stack.pop()
    } else if (opened !== undefined) {
      const node: XmlNode = { name: opened, attributes: attributesOf(attributes), children: [], text: '' }
      top.children.push(node)
      if (empty === '') stack.push(node)
    }
  }
  if (at !== text.length) throw new Error(`not well-formed at ${at}: ${text.slice(at, at + 80)}`)
  const [first] = root.children
  if (stack.length !== 1 || first === undefined || root.children.length !== 1) throw new Error('not one closed root')
  return first
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  )
}

function decoded(text: string): string {
  const rest = text.replace(REFERENCE, '')
  if (rest.includes('&')) throw new Error(`a bare ampersand: ${text.slice(0, 80)}`)
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) throw new Error('a character that XML forbids')
  const names: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
  return text.replace(REFERENCE, (name) => names[name] ?? String.fromCodePoint(Number(name.slice(2, -1))))
}

/** All descendants of that name, in document order. */
export function all(node: XmlNode, name: string): readonly XmlNode[] {
  return node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])
}
