import { floatText } from '../core/float.js'
import { budgetFault } from './failure.js'

const MAX_PRECISION = 1_000

function decompose(value: number): { mantissa: bigint; exponent: number } {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  const exponent = Number((bits >> 52n) & 0x7ffn)
  const fraction = bits & 0xfffffffffffffn
  if (exponent === 0) return { mantissa: fraction, exponent: -1074 }
  return { mantissa: fraction | 0x10000000000000n, exponent: exponent - 1075 }
}

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  const twice = (numerator % denominator) * 2n
  if (twice > denominator || (twice === denominator && quotient % 2n === 1n)) return quotient + 1n
  return quotient
}

export function checkPrecision(precision: number): void {
  if (precision > MAX_PRECISION) throw budgetFault(`a number cannot have more than ${MAX_PRECISION} decimals`)
}

/** A number with a fixed count of decimals, rounded from its exact value, ties to even, as Python does. */
export function fixedText(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return floatText(value)
  checkPrecision(decimals)
  const negative = value < 0 || Object.is(value, -0)
  const { mantissa, exponent } = decompose(Math.abs(value))
  const scaled = mantissa * 10n ** BigInt(decimals)
  const digits = (
    exponent >= 0 ? scaled << BigInt(exponent) : roundedQuotient(scaled, 1n << BigInt(-exponent))
  ).toString()
  const padded = digits.padStart(decimals + 1, '0')
  const cut = padded.length - decimals
  const text = decimals === 0 ? padded : `${padded.slice(0, cut)}.${padded.slice(cut)}`
  return negative ? `-${text}` : text
}

/** Python's round() with decimals; also to the left of the point. */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value) || decimals > 320) return value
  if (decimals >= 0) return Number(fixedText(value, decimals))
  const unit = 10 ** -decimals
  const scaled = Number(fixedText(value / unit, 0))
  return scaled * unit
}

/** A number with one digit before the point, rounded from its exact value as `fixedText` does. */
function exponentText(value: number, precision: number): string {
  checkPrecision(precision)
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  const { digits, power } = significantDigits(Math.abs(value), precision + 1)
  const mantissa = precision === 0 ? digits : `${digits.slice(0, 1)}.${digits.slice(1)}`
  return `${sign}${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`
}

function significantDigits(value: number, count: number): { readonly digits: string; readonly power: number } {
  if (value === 0) return { digits: '0'.repeat(count), power: 0 }
  const { mantissa, exponent } = decompose(value)
  const power = Number(value.toExponential(20).split('e')[1])
  const shift = count - 1 - power
  const numerator = (exponent > 0 ? mantissa << BigInt(exponent) : mantissa) * 10n ** BigInt(Math.max(shift, 0))
  const denominator = (exponent < 0 ? 1n << BigInt(-exponent) : 1n) * 10n ** BigInt(Math.max(-shift, 0))
  const digits = roundedQuotient(numerator, denominator).toString()
  // 9.99 rounds up to 10.0, which is a digit more.
  return digits.length > count ? { digits: digits.slice(0, count), power: power + 1 } : { digits, power }
}

function trimZeros(text: string): string {
  const [mantissa = '', ...exponent] = text.split('e')
  const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa
  return [short, ...exponent].join('e')
}

function generalText(value: number, wanted: number, keepZeros: boolean): string {
  const precision = wanted === 0 ? 1 : wanted
  checkPrecision(precision)
  const exponent = significantDigits(Math.abs(value), precision).power
  const fixed = exponent >= -4 && exponent < precision
  const text = fixed ? fixedText(value, precision - 1 - exponent) : exponentText(value, precision - 1)
  return keepZeros ? text : trimZeros(text)
}

/** A float in one of the notations e, f, g and % (upper case too). */
export function floatIn(notation: string, value: number, precision: number | undefined, alternate: boolean): string {
  const upper = notation >= 'A' && notation <= 'Z'
  let text: string
  if (!Number.isFinite(value)) text = floatText(value)
  else if (notation === 'e' || notation === 'E') text = exponentText(value, precision ?? 6)
  else if (notation === 'g' || notation === 'G') text = generalText(value, precision ?? 6, alternate)
  else if (notation === '%') text = `${fixedText(value * 100, precision ?? 6)}%`
  else text = fixedText(value, precision ?? 6)
  return upper ? text.toUpperCase() : text
}

/** A float in a format without a notation: shortest, or with so many significant digits. */
export function floatPlain(value: number, precision: number | undefined): string {
  if (precision === undefined || !Number.isFinite(value)) return floatText(value)
  const text = generalText(value, precision, false)
  if (text.includes('e') || text.includes('.')) return text
  return text.replace('-', '').length >= Math.max(1, precision)
    ? exponentText(value, Math.max(0, precision - 1))
    : `${text}.0`
}

export function groupDigits(digits: string, separator: string, every: number): string {
  const [whole = '', ...rest] = digits.split('.')
  const grouped = whole.replace(new RegExp(`\\B(?=(?:[0-9a-zA-Z]{${every}})+(?![0-9a-zA-Z]))`, 'g'), separator)
  return [grouped, ...rest].join('.')
}
