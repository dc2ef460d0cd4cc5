import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { protect, restore } from '../../src/durability/protect.js'
import { Redactor } from '../../src/redaction/index.js'

const SECRETS = [
  { value: 'hunter2-and-a-half', origin: 'env:DB_PASSWORD' },
  { value: 'open-sesame-please', origin: 'input:word' },
]
const lookup = (origin: string): string | undefined => SECRETS.find((one) => one.origin === origin)?.value

describe('data in a checkpoint', () => {
  it('comes back as it was, and holds no secret meanwhile', () => {
    const redactor = new Redactor({ secrets: SECRETS })
    const text = fc
      .array(fc.constantFrom('word ', 'näh ', '{', '"', '$conductor.secret', ...SECRETS.map(({ value }) => value)), {
        maxLength: 6,
      })
      .map((parts) => parts.join(' '))
    const key = fc.constantFrom('a', 'b', '$conductor.lost', '$conductor.plain', '__proto__')
    const { data } = fc.letrec<{ data: Json; leaf: Json }>((tie) => ({
      leaf: fc.oneof(text, fc.boolean(), fc.constant(null)),
      data: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc.array(tie('data'), { maxLength: 3 }),
        fc.dictionary(key, tie('data'), { maxKeys: 3 }),
      ),
    }))
    fc.assert(
      fc.property(data, (value) => {
        const plain: Json = JSON.parse(JSON.stringify(value))
        const kept = JSON.stringify(protect(plain, redactor))
        for (const { value: secret } of SECRETS) expect(kept).not.toContain(secret)
        const trouble = { missing: new Set<string>(), lost: false }
        const back = restore(JSON.parse(kept), lookup, trouble)
        if (!trouble.lost) expect(JSON.stringify(back)).toBe(JSON.stringify(plain))
        expect(trouble.missing.size).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  it.for([
    ['plain', 'plain', false],
    ['with hunter2-and-a-half inside', 'with hunter2-and-a-half inside', false],
    [{ password: 'made here' }, { password: '***' }, true],
    [{ token: 'open-sesame-please' }, { token: 'open-sesame-please' }, false],
  ] as const)('%j', ([value, expected, lost]) => {
    const redactor = new Redactor({ secrets: SECRETS })
    const trouble = { missing: new Set<string>(), lost: false }
    expect(restore(protect(value, redactor), lookup, trouble)).toEqual(expected)
    expect(trouble.lost).toBe(lost)
  })
})
