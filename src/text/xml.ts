import { toWellFormed } from './terminal-text.js'

/** Characters that XML 1.0 cannot represent. */
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

/** Drops characters that XML cannot hold; a lone surrogate stays visible as U+FFFD. */
function toWritable(text: string): string {
  return toWellFormed(text).replace(FORBIDDEN, '')
}

/** Escapes untrusted text as the content of an element. */
export function escapeXmlText(text: string): string {
  return toWritable(text).replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Escapes untrusted text as an attribute value; line breaks become character references. */
export function escapeXmlAttribute(text: string): string {
  return toWritable(text).replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Attributes by name; null and undefined values are skipped. */
export type XmlAttributes = Readonly<Record<string, string | number | null | undefined>>

/** Writes an element; names must be trusted, values are escaped. */
export function xmlElement(name: string, attributes: XmlAttributes, content: string | readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXmlAttribute(String(value))}"`)
    .join('')
  if (typeof content === 'string') return `<${name}${written}>${escapeXmlText(content)}</${name}>`
  if (content.length === 0) return `<${name}${written}/>`
  return `<${name}${written}>\n${content.join('\n')}\n</${name}>`
}
