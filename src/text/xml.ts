import { wellFormed } from './terminal-text.js'

/** Everything that XML 1.0 has no way to write. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

function entity(sign: string): string {
  return ENTITIES[sign] ?? sign
}

/** What XML cannot hold and nobody sees is left out. Half of a character is seen: without it what stands around it would be another word. */
function writable(text: string): string {
  return wellFormed(text).replace(FORBIDDEN, '')
}

/** Text from outside as the content of an element. */
export function xmlText(text: string): string {
  return writable(text).replace(/[&<>\r]/g, entity)
}

/** Text from outside as the value of an attribute; line breaks survive as references. */
export function xmlAttribute(text: string): string {
  return writable(text).replace(/[&<>"\t\n\r]/g, entity)
}

/** Attributes by name; null and undefined ones are not written. */
export type XmlAttributes = Readonly<Record<string, string | number | null | undefined>>

/** One element of a document that is built as lines; names are the caller's own, values from anywhere. */
export function xmlElement(name: string, attributes: XmlAttributes, content: string | readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlAttribute(String(value))}"`)
    .join('')
  if (typeof content === 'string') return `<${name}${written}>${xmlText(content)}</${name}>`
  if (content.length === 0) return `<${name}${written}/>`
  return `<${name}${written}>\n${content.join('\n')}\n</${name}>`
}
