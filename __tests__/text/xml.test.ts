import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toWellFormed } from '../../src/text/terminal-text.js'
import { escapeXmlAttribute, escapeXmlText, xmlElement } from '../../src/text/xml.js'
import { parseXml } from '../reporters/xml-tree.js'

describe('xml', () => {
  it.each([
    ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
    ['tab\tand\nline', 'tab\tand\nline'],
    ['bell\u0007, nul\u0000, escape\u001b', 'bell, nul, escape'],
    ['half \ud800 and \udc00', 'half \ufffd and \ufffd'],
    ['whole \u{1f600}', 'whole \u{1f600}'],
    ['not \ufffe nor \uffff', 'not  nor '],
  ])('writes %j as %j', (text, written) => {
    expect(escapeXmlText(text)).toBe(written)
  })

  it('keeps line breaks and quotes in attributes', () => {
    expect(escapeXmlAttribute('"a"\nb\tc\r')).toBe('&quot;a&quot;&#10;b&#9;c&#13;')
  })

  it('skips null and undefined attributes', () => {
    expect(xmlElement('a', { x: null, y: undefined, z: 0 })).toBe('<a z="0"/>')
  })

  it('round-trips any text that XML can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseXml(xmlElement('a', { b: text }, text))
        const kept = toWellFormed(text).replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
        expect(read.attributes['b']).toBe(kept)
        expect(read.text).toBe(kept)
      }),
    )
  })
})
