import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { isMarkedText, mentionsMarks, protect, restore } from '../../src/durability/protect.js'
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
        expect(trouble.lost || JSON.stringify(back) === JSON.stringify(plain)).toBe(true)
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

describe('the mark of a secret on the disk', () => {
  const PASSWORD = { from: 'env:DB_PASSWORD' }
  const LOST = { '$conductor.lost': true }
  const marked = (...parts: readonly Json[]): Json => ({ '$conductor.secret': parts })
  const masks = (...values: readonly string[]) => values.map((value) => ({ value, origin: 'mask' }))

  it.for<[string, readonly { value: string; origin: string }[], Json, Json]>([
    ['its origin, between the rest', [], 'a hunter2-and-a-half b', marked('a ', PASSWORD, ' b')],
    ['its origin alone', [], 'hunter2-and-a-half', marked(PASSWORD)],
    ['its origin each time', [], 'hunter2-and-a-half, hunter2-and-a-half', marked(PASSWORD, ', ', PASSWORD)],
    [
      'the longer of two that begin alike',
      [{ value: 'hunter2-and', origin: 'env:SHORT' }],
      'hunter2-and hunter2-and-a-half',
      marked({ from: 'env:SHORT' }, ' ', PASSWORD),
    ],
    [
      'its word, if the engine has that word',
      masks('exited'),
      'it exited now',
      marked('it ', { word: 'exited' }, ' now'),
    ],
    [
      'its origin, if it has one and is a word of the engine',
      [...masks('exited'), { value: 'exited', origin: 'env:WORD' }],
      'exited',
      marked({ from: 'env:WORD' }),
    ],
    ['nothing, if nobody can name it', masks('made-up-by-a-script'), 'a made-up-by-a-script', LOST],
    ['nothing, if it is only one of two', masks('made-up-by-a-script'), 'hunter2-and-a-half made-up-by-a-script', LOST],
    [
      'nothing for a number',
      masks('12345678'),
      { n: 12345678, m: 5, t: true, z: null },
      { n: LOST, m: 5, t: true, z: null },
    ],
    ['nothing for a key', [], { 'hunter2-and-a-half': 1, b: 2 }, { '***': LOST, b: 2 }],
    ['its origin in a list', [], ['x', 'hunter2-and-a-half', 3], ['x', marked(PASSWORD), 3]],
    ['nothing new for data that looks like a mark', [], [{ a: [LOST] }, 1], [{ a: [{ '$conductor.plain': LOST }] }, 1]],
  ])('%s', ([, more, value, stored]) => {
    expect(protect(value, new Redactor({ secrets: [...SECRETS, ...more] }))).toEqual(stored)
  })

  it('data without secrets is stored as it is, not as a copy', () => {
    const value = { a: ['b', { c: 1 }] }
    const redactor = new Redactor({ secrets: SECRETS })
    expect(protect(value, redactor)).toBe(value)
    expect(restore(value, lookup, { missing: new Set(), lost: false })).toBe(value)
  })

  it.for<[Json | undefined, boolean]>([
    [marked('x'), true],
    [LOST, true],
    [{ '$conductor.lost': false }, false],
    [{ '$conductor.secret': 'x' }, false],
    [{}, false],
    ['x', false],
    [undefined, false],
  ])('%j is a text that held a secret: %j', ([value, isMarked]) => {
    expect(isMarkedText(value)).toBe(isMarked)
  })

  it.for<[Json, boolean]>([
    ['$conductor.lost', false],
    [{ a: 'b' }, false],
    [['a', LOST], true],
    [{ a: 1, b: { c: LOST } }, true],
  ])('%j mentions a mark: %j', ([value, isMentioned]) => {
    expect(mentionsMarks(value)).toBe(isMentioned)
  })

  it('is the word, the value of its origin, or nothing if the file was forged', () => {
    const trouble = { missing: new Set<string>(), lost: false }
    const stored = marked('a ', { word: 'exited' }, PASSWORD, { from: 'env:NONE' }, { from: 5 }, 7)
    expect(restore(stored, lookup, trouble)).toBe('a exitedhunter2-and-a-half')
    expect(trouble).toEqual({ missing: new Set(['env:NONE', '']), lost: false })
  })
})
