import { describe, expect, it } from 'vitest'
import { createScope, parseTemplate, render } from '../../src/expressions/index.js'
import { createDerivation } from '../../src/nodes/derived-secrets.js'
import { Redactor } from '../../src/redaction/index.js'

const TOKEN = 'partOneQ1aa-partTwoQ2bb-partThreeQ3cc'
const URL_SECRET = 'postgresql://admin:hunter22x@db.example.org/main'

/** What a template gives, and what of it is secret afterwards. */
function rendered(source: string): { readonly text: string; readonly marked: readonly string[] } {
  const values = {
    token: TOKEN,
    url: URL_SECRET,
    digits: '90817263',
    mixed: `user=Anna7 ${TOKEN}`,
    word: 'swordfishes',
    phrase: 'correcthorsebatterystaplecorrecthorsebattery',
    plain: 'Nothing2Hide',
  }
  const redactor = new Redactor({
    secrets: [TOKEN, URL_SECRET, values.digits, values.word, values.phrase].map((value) => ({
      value,
      origin: 'input:x',
    })),
  })
  const marked: string[] = []
  const base = { lookup: () => undefined, names: () => [] }
  const mark = (value: string): void => {
    marked.push(value)
    redactor.add({ value, origin: 'mask' })
  }
  const derived = createDerivation({ mark, spans: redactor.secretSpans })
  const template = parseTemplate(source)
  if (!template.ok) throw new Error(template.error.message)
  const text = render(template.value, createScope(values, { ...base, derived }))
  if (!text.ok) throw new Error(text.error.message)
  return { text: text.value, marked }
}

describe('values that a template derives from a secret', () => {
  it.each([
    ['{{ token | upper }}', 'PARTONEQ1AA-PARTTWOQ2BB-PARTTHREEQ3CC'],
    ['{{ token.lower() }}', 'partoneq1aa-parttwoq2bb-partthreeq3cc'],
    ['{{ token.split("-")[1] }}', 'partTwoQ2bb'],
    ['{{ token[3:12] }}', 'tOneQ1aa-'],
    ['{{ token[::-1] }}', 'cc3QeerhTtrap-bb2QowTtrap-aa1QenOtrap'],
    ['{{ token | replace("-", "") }}', 'partOneQ1aapartTwoQ2bbpartThreeQ3cc'],
    ['{{ token.partition("-")[0] | title }}', 'Partoneq1aa'],
    ['{{ digits | int }}', '90817263'],
    ['{% filter upper %}{{ token }}{% endfilter %}', TOKEN.toUpperCase()],
    ['{{ word[0:8] }}', 'swordfis'],
    ['{{ phrase[0:16] }}', 'correcthorsebatt'],
    ['{{ url.split("@")[0] }}', 'postgresql://admin:hunter22x'],
    ['{{ token | list | join("-") }}', [...TOKEN].join('-')],
    ['{{ (token | list)[3:12] | join }}', 'tOneQ1aa-'],
    ['{{ token | batch(8) | map("join") | first }}', 'partOneQ'],
    ['{% set letters = token | list %}{{ letters | reverse | join(".") }}', [...TOKEN].reverse().join('.')],
    ['{% for letter in token %}{{ letter }} {% endfor %}', `${[...TOKEN].join(' ')} `],
    ['{% for letter in token | list %}<{{ letter }}>{% endfor %}', `<${[...TOKEN].join('><')}>`],
  ])('is secret: %s', (source, text) => {
    const { text: given, marked } = rendered(source)
    expect(given).toBe(text)
    expect(marked).toContain(text)
  })

  it.each([
    ['{{ token | length }}', '37'],
    ['{{ token.startswith("part") }}', 'True'],
    ['{{ "configured" if token else "missing" }}', 'configured'],
    ['{{ url.split(":")[0] }}', 'postgresql'],
    ['{{ mixed.split(" ")[0] }}', 'user=Anna7'],
    ['{{ phrase[0:14] }}', 'correcthorseba'],
    ['{{ plain | upper }}', 'NOTHING2HIDE'],
    ['{{ plain | list | join("-") }}', 'N-o-t-h-i-n-g-2-H-i-d-e'],
    ['{% for letter in plain %}{{ letter }}.{% endfor %}', 'N.o.t.h.i.n.g.2.H.i.d.e.'],
    ['{% for part in token.split("-") %}part {{ loop.index }}, {% endfor %}', 'part 1, part 2, part 3, '],
  ])('is none: %s', (source, text) => {
    const { text: given, marked } = rendered(source)
    expect(given).toBe(text)
    expect(marked).not.toContain(text)
  })
})
