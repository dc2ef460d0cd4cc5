/** A float without a fraction, such as 3.0, which a JavaScript number cannot tell from the integer 3. */
export class Float {
  constructor(readonly value: number) {}

  toString(): string {
    return formatFloat(this.value)
  }

  toJSON(): number {
    return this.value
  }
}

/** Returns the shortest text that reads back as the same float, in Python's notation. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'nan'
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf'
  if (Object.is(value, -0)) return '-0.0'
  const [mantissa = '', exponentText = '0'] = value.toExponential().split('e')
  const exponent = Number(exponentText)
  if (exponent < -4 || exponent >= 16) {
    const digits = String(Math.abs(exponent)).padStart(2, '0')
    return `${mantissa}e${exponent < 0 ? '-' : '+'}${digits}`
  }
  const plain = exponent >= 0 ? String(value) : value.toFixed(mantissa.replace(/[-.]/g, '').length - exponent - 1)
  return plain.includes('.') ? plain : `${plain}.0`
}

const INTEGER = /^[+-]?\d+$/
const INTEGRAL_FLOAT = /^[+-]?(?:\d[\d_]*\.0*|\.0+|\d[\d_]*(?:\.\d*)?e[+-]?\d+)$/i

/** Maximum digits of an integer in data; a longer one cannot be read back. */
export const MOST_DIGITS = 400
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Reports whether a text is a decimal number; no number has more than 400 characters. */
export function isNumberText(text: string): boolean {
  return text.length <= MOST_DIGITS && DECIMAL.test(text)
}

/** Converts a number to the type that keeps its text exactly: a Float, a bigint, or a plain number. */
export function keepExact(text: string, read: number): number | bigint | Float {
  if (Number.isFinite(read) && !Number.isInteger(read)) return read
  const word = text.trim()
  if (word.length > MOST_DIGITS) return read
  if (INTEGER.test(word)) return Number.isSafeInteger(read) ? read + 0 : BigInt(word)
  return Number.isFinite(read) && INTEGRAL_FLOAT.test(word) ? new Float(read) : read
}

/** Returns the nearest JavaScript number; undefined for values that are not numbers. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (value instanceof Float) return value.value
  return typeof value === 'bigint' ? Number(value) : undefined
}
