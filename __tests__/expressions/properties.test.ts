import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printJson } from '../../src/core/json.js'
import {
  coerceText,
  createScope,
  evaluate,
  parseExpression,
  parseTemplate,
  printValue,
  render,
} from '../../src/expressions/index.js'

const pieces = fc.constantFrom(
  '{{',
  '}}',
  '{%',
  '%}',
  '{#',
  '#}',
  '-',
  '+',
  '|',
  '.',
  ',',
  ':',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '"',
  "'",
  '\\',
  ' ',
  '\n',
  '~',
  'if',
  'else',
  'endif',
  'for',
  'endfor',
  'in',
  'set',
  'is',
  'not',
  'and',
  'raw',
  'endraw',
  'macro',
  'endmacro',
  'call',
  'x',
  'o',
  'loop',
  'upper',
  'default',
  'map',
  'defined',
  '1',
  '1.5',
  '0x',
  '**',
  '//',
  '%',
  '==',
  '<',
  '=',
  '😀',
  '\u0000',
)

function rendered(template: string, values: Record<string, unknown>): string {
  const parsed = parseTemplate(template)
  const result = parsed.ok ? render(parsed.value, createScope(values), { steps: 20_000 }) : parsed
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

function computed(source: string, values: Record<string, unknown>): unknown {
  const parsed = parseExpression(source)
  const result = parsed.ok ? evaluate(parsed.value, createScope(values)) : parsed
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

describe('any text', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  )

  it('parses or fails with a position inside the text, and never throws', () => {
    fc.assert(
      fc.property(any, (source) => {
        for (const parsed of [parseTemplate(source), parseExpression(source)]) {
          if (parsed.ok) continue
          expect(parsed.error.reason).toMatch(/^(syntax|budget)$/)
          expect(parsed.error.line).toBeGreaterThanOrEqual(1)
          expect(parsed.error.line).toBeLessThanOrEqual(source.split(/\r\n|\r|\n/).length)
          expect(parsed.error.column).toBeGreaterThanOrEqual(1)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('renders or fails, and never throws', () => {
    const scope = createScope({ x: 1, o: { a: [1, 'b', null] } })
    fc.assert(
      fc.property(any, (source) => {
        const parsed = parseTemplate(`{{ ${source} }}`)
        expect(typeof (parsed.ok && render(parsed.value, scope, { steps: 10_000 }).ok)).toBe('boolean')
        const whole = parseTemplate(source)
        expect(typeof (whole.ok && render(whole.value, scope, { steps: 10_000 }).ok)).toBe('boolean')
      }),
      { numRuns: 2_000 },
    )
  })

  it('without tags renders unchanged, except for line ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => {
        fc.pre(!/\{[{%#]/.test(source))
        expect(rendered(source, {})).toBe(source.replace(/\r\n?/g, '\n'))
      }),
    )
  })
})

describe('data', () => {
  // Python keeps 1e21 and its like as floats, which print and parse the same; -0 is the one number that JSON text changes.
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)))

  it('goes through tojson and back unchanged', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(rendered('{{ v | tojson }}', { v: value }))).toEqual(value)
        expect(JSON.parse(rendered('{{ v | json }}', { v: value }))).toEqual(value)
      }),
    )
  })

  it('goes through coercion of its JSON text unchanged where it is a list or mapping', () => {
    fc.assert(
      fc.property(json, (value) => {
        fc.pre(typeof value === 'object' && value !== null)
        fc.pre(!/\d{16}/.test(JSON.stringify(value)))
        expect(JSON.parse(printJson(coerceText(JSON.stringify(value))))).toEqual(value)
      }),
    )
  })

  it('renders as it prints', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(rendered('{{ v }}', { v: value })).toBe(printValue(value))
      }),
    )
  })

  it('written as a quoted text reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const literal = printValue([value]).slice(1, -1)
        expect(computed(literal, {})).toBe(value)
      }),
    )
  })
})

describe('integers', () => {
  const integer = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }))
  const exact = (value: bigint) => (Number.isSafeInteger(Number(value)) ? Number(value) : value)

  it('divide as in Python: a == (a // b) * b + a % b, and the rest has the sign of b', () => {
    fc.assert(
      fc.property(integer, integer, (left, right) => {
        const [a, b] = [BigInt(left), BigInt(right)]
        fc.pre(b !== 0n)
        const quotient = BigInt(String(computed(`(${a}) // (${b})`, {})))
        const rest = BigInt(String(computed(`(${a}) % (${b})`, {})))
        expect(quotient * b + rest).toBe(a)
        expect(rest === 0n || rest < 0n === b < 0n).toBe(true)
      }),
    )
  })

  it('add, subtract and multiply without loss', () => {
    fc.assert(
      fc.property(integer, integer, (left, right) => {
        const [a, b] = [BigInt(left), BigInt(right)]
        expect(computed(`(${a}) + (${b})`, {})).toBe(exact(a + b))
        expect(computed(`(${a}) - (${b})`, {})).toBe(exact(a - b))
        expect(computed(`(${a}) * (${b})`, {})).toBe(exact(a * b))
      }),
    )
  })
})

describe('floats', () => {
  it('print so that they read back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        fc.pre(!Number.isSafeInteger(value))
        expect(Number(printValue(value))).toBe(value)
      }),
    )
  })
})
