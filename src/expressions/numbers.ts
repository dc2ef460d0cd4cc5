import { Float, formatFloat } from '../core/float.js'
import type { BinaryOp } from './ast.js'
import { budgetFault, typeFault, valueFault } from './failure.js'
import { describeType } from './values.js'

export type Num = number | bigint | boolean | Float

const MAX_BITS = 65_536

export function isNum(value: unknown): value is Num {
  const type = typeof value
  return type === 'number' || type === 'bigint' || type === 'boolean' || value instanceof Float
}

export function isInt(value: unknown): value is number | bigint | boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  return typeof value === 'bigint' || typeof value === 'boolean'
}

export function isFloat(value: unknown): value is number | Float {
  return value instanceof Float || (typeof value === 'number' && !Number.isSafeInteger(value))
}

/** Wraps a float without a fraction, so that it stays a float. */
export function makeFloat(value: number): number | Float {
  return Number.isInteger(value) ? new Float(value) : value
}

export function normalizeInt(value: bigint): number | bigint {
  const small = Number(value)
  return Number.isSafeInteger(small) ? small : value
}

export function toFloat(value: Num): number {
  if (typeof value === 'number') return value
  if (value instanceof Float) return value.value
  const result = Number(value)
  if (!Number.isFinite(result)) throw valueFault('an integer is too large to become a decimal number')
  return result
}

export function toBig(value: number | bigint | boolean): bigint {
  return typeof value === 'bigint' ? value : BigInt(value)
}

/** Converts an integer to an index, clamped to the safe range; undefined for other values. */
export function asIndex(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'bigint') return value > 0n ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER
  return undefined
}

/** Checks that an argument is an integer; with a fallback it may be missing or none. */
export function needInt(value: unknown, what: string, fallback?: number): number {
  if (fallback !== undefined && (value === undefined || value === null)) return fallback
  const index = asIndex(value)
  if (index === undefined) throw typeFault(`${what} must be an integer, not ${describeType(value)}`)
  return index
}

function countBits(value: bigint): number {
  return (value < 0n ? -value : value).toString(16).length * 4
}

function checkBound(size: number): void {
  if (size > MAX_BITS) throw budgetFault('an integer grows too large')
}

function floatDivmod(a: number, b: number): { quotient: number; rest: number } {
  if (b === 0) throw valueFault('division by zero')
  const cut = (a % b) + 0 // Avoids negative zero.
  // The rest has the sign of the divisor.
  const rest = cut !== 0 && b < 0 !== cut < 0 ? cut + b : cut
  return { quotient: Math.round((a - rest) / b), rest }
}

function intDivmod(a: bigint, b: bigint): { quotient: bigint; rest: bigint } {
  if (b === 0n) throw valueFault('division by zero')
  const [quotient, rest] = [a / b, a % b]
  return rest !== 0n && rest < 0n !== b < 0n ? { quotient: quotient - 1n, rest: rest + b } : { quotient, rest }
}

function multiply(a: bigint, b: bigint): bigint {
  checkBound(countBits(a) + countBits(b))
  return a * b
}

function raisePower(a: Num, b: Num): Num {
  if (isInt(a) && isInt(b) && toBig(b) >= 0n) {
    const [base, exponent] = [toBig(a), toBig(b)]
    if (base > 1n || base < -1n) {
      checkBound(Number(exponent))
      checkBound(countBits(base) * Number(exponent))
    }
    return normalizeInt(base === 1n || base === 0n ? (exponent === 0n ? 1n : base) : base ** exponent)
  }
  const [base, exponent] = [toFloat(a), toFloat(b)]
  if (base === 0 && exponent < 0) throw valueFault('zero cannot be raised to a negative power')
  if (base < 0 && !Number.isInteger(exponent)) throw valueFault('a negative number cannot be raised to a fraction')
  if (base === 1 || exponent === 0) return makeFloat(1)
  // JavaScript's negative powers differ from Python's in the last digit.
  const result = Number.isInteger(exponent) && exponent < 0 ? 1 / base ** -exponent : base ** exponent
  if (!Number.isFinite(result) && Number.isFinite(base) && Number.isFinite(exponent))
    throw valueFault('the result is too large')
  return makeFloat(result)
}

type Operation<T> = (a: T, b: T) => T

/** Makes an operation that is exact for two integers, and computes with floats otherwise. */
function createExactOperation(ofIntegers: Operation<bigint>, ofFloats: Operation<number>): Operation<Num> {
  return (a, b) =>
    isInt(a) && isInt(b) ? normalizeInt(ofIntegers(toBig(a), toBig(b))) : makeFloat(ofFloats(toFloat(a), toFloat(b)))
}

export const ARITHMETIC: Readonly<Record<BinaryOp, Operation<Num>>> = {
  '+': createExactOperation(
    (a, b) => a + b,
    (a, b) => a + b,
  ),
  '-': createExactOperation(
    (a, b) => a - b,
    (a, b) => a - b,
  ),
  '*': createExactOperation(multiply, (a, b) => a * b),
  '/': (a, b) => {
    if (toFloat(b) === 0) throw valueFault('division by zero')
    return makeFloat(toFloat(a) / toFloat(b))
  },
  '//': createExactOperation(
    (a, b) => intDivmod(a, b).quotient,
    (a, b) => floatDivmod(a, b).quotient,
  ),
  '%': createExactOperation(
    (a, b) => intDivmod(a, b).rest,
    (a, b) => floatDivmod(a, b).rest,
  ),
  '**': raisePower,
}

export function negate(a: Num): Num {
  if (!isInt(a)) return makeFloat(-toFloat(a))
  return typeof a === 'bigint' ? normalizeInt(-a) : 0 - Number(a)
}

/** Compares two numbers of any type; NaN if one is NaN. */
export function compareNumbers(a: Num, b: Num): number {
  const x = typeof a === 'bigint' ? a : a instanceof Float ? a.value : Number(a)
  const y = typeof b === 'bigint' ? b : b instanceof Float ? b.value : Number(b)
  if (x < y) return -1
  if (x > y) return 1
  // biome-ignore lint/suspicious/noDoubleEquals: a bigint and a number may be equal only loosely
  return x == y ? 0 : Number.NaN
}

export function formatInt(value: number | bigint | boolean): string {
  const text = String(toBig(value))
  if (text.replace('-', '').length > 4_300) throw valueFault('an integer has too many digits to be printed')
  return text
}

const MOST_DECIMALS = 100

function formatSign(value: number): string {
  return value < 0 || Object.is(value, -0) ? '-' : ''
}

/** Python rounds a tie to the even digit, JavaScript rounds up: returns the truncated digits for a tie after an even digit. */
function roundTieToEven(exact: string, decimals: number): string | null {
  const point = exact.indexOf('.')
  const cut = exact.slice(0, decimals === 0 ? point : point + 1 + decimals)
  return /^50*$/.test(exact.slice(point + 1 + decimals)) && /[02468]$/.test(cut) ? cut : null
}

export function formatFixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return formatFloat(value)
  if (decimals > MOST_DECIMALS) throw budgetFault(`a number cannot have more than ${MOST_DECIMALS} decimals`)
  const size = Math.abs(value)
  if (size >= 1e21) return `${formatSign(value)}${BigInt(size)}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`
  return formatSign(value) + (roundTieToEven(size.toFixed(MOST_DECIMALS), decimals) ?? size.toFixed(decimals))
}

/** Python's round() to a number of decimals, which may be negative. */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value) || decimals > MOST_DECIMALS) return value
  if (decimals >= 0) return Number(formatFixed(value, decimals))
  const unit = 10 ** -decimals
  const scaled = Number(formatFixed(value / unit, 0))
  return scaled * unit
}
