import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTemplate, plainReferences } from '../../src/expressions/index.js'

/** Giving up is always right; otherwise the whole parser must see the same, and find nothing wrong. */
function agrees(source: string): void {
  const plain = plainReferences(source)
  if (plain === null) return
  for (const comments of [true, false]) {
    const whole = parseTemplate(source, { comments })
    expect({ source, references: whole.ok ? whole.value.references : whole.error }).toEqual({
      source,
      references: plain,
    })
  }
}

describe('references of a template that only reads fields', () => {
  it.each([
    ['{{ a.b }}', ['a.b 1:4']],
    ['{{a.b}}{{  c.d.e  }}', ['a.b 1:3', 'c.d.e 1:12']],
    ['{{ a.b == 0 }}', ['a.b 1:4']],
    ["{{ a.b!='x y' }}", ['a.b 1:4']],
    ['{{ a.b >= 120 }}', ['a.b 1:4']],
    ['x { y } é\n\n z {{ a.if }}\n{{ b.c }}', ['a.if 3:7', 'b.c 4:4']],
    ['no tag, }} and { at all', []],
  ])('are found by a pattern: %s', (source, expected) => {
    const found = plainReferences(source)?.map(({ path, line, column }) => `${path.join('.')} ${line}:${column}`)
    expect(found).toEqual(expected)
    agrees(source)
  })

  it.each([
    '{{ a }}',
    '{{ not.b }}',
    '{{ none.x }}',
    '{{ a.0 }}',
    '{{ a.b | upper }}',
    '{{ a.b == 01 }}',
    '{{ a.b == c.d }}',
    "{{ a.b == 'it\\'s' }}",
    '{{- a.b }}',
    '{{ a.b -}}',
    '{{{ a.b }}}',
    '{{ a.b }',
    '{{ a.\nb }}',
    '{{ a.é }}',
    '{# x #}{{ a.b }}',
    '{% if a.b %}{% endif %}',
    '\r{{ a.b }}',
    '😀{{ a.b }}',
    `{{ a${'.b'.repeat(30)} }}`,
  ])('are left to the parser: %s', (source) => {
    expect(plainReferences(source)).toBeNull()
  })

  it('are those that the parser finds', () => {
    const pieces = fc.constantFrom(
      ...'{{|{{ | }}|}}|{|}|a|b_1|.| . |.b|.output.x|==| != | <= |>|0|10|1.5|"x"|\'y z\'|\'|"| |\n|é|not|is|if|none|in| in |{#|#}|-|text'.split(
        '|',
      ),
      '| upper',
    )
    const tag = fc.constantFrom(
      '{{ a.b }}',
      '{{a.b.c==0}}',
      "{{ x.y != 'z' }}",
      '{{ is.b }}',
      '{{ a.in }}',
      ' {{ q.r}} ',
    )
    const source = fc.array(fc.oneof(pieces, tag), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(fc.property(source, agrees), { numRuns: 500 })
  })
})
