/**
 * A number that was written with a point and has no fraction, such as 3.0. A number of JavaScript cannot tell it from the
 * integer 3; every other decimal number is a plain number.
 */
export class Float {
  constructor(readonly value: number) {}

  /** As it is printed, also in JSON. */
  get text(): string {
    return floatText(this.value)
  }

  toString(): string {
    return this.text
  }

  toJSON(): number {
    return this.value
  }
}

/** Shortest text that reads back as the same float, in Python's notation. */
export function floatText(value: number): string {
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

/** An integer of more digits is not data: it cannot be read back. */
export const MOST_DIGITS = 400

/** The member of the data model for a text that was read as a number. */
export function exactNumber(text: string, read: number): number | bigint | Float {
  if (Number.isFinite(read) && !Number.isInteger(read)) return read
  const word = text.trim()
  if (word.length > MOST_DIGITS) return read
  if (INTEGER.test(word)) return Number.isSafeInteger(read) ? read + 0 : BigInt(word)
  return Number.isFinite(read) && INTEGRAL_FLOAT.test(word) ? new Float(read) : read
}

/** The nearest number of JavaScript, for arithmetic and limits; undefined for what is not a number. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (value instanceof Float) return value.value
  return typeof value === 'bigint' ? Number(value) : undefined
}
