/** Everything that XML 1.0 has no way to write, half surrogates included. */
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

/** Text from outside as the content of an element; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>\r]/g, entity)
}

/** Text from outside as the value of an attribute; line breaks survive as references. */
export function xmlAttribute(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"\t\n\r]/g, entity)
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
