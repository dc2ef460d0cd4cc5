import {
  CLASSES,
  GAP,
  KEYS,
  LONGEST_NAME,
  LONGEST_SEQUENCE,
  MARK,
  NAME,
  ODD,
  QUOTE,
  SEPARATOR,
  STEMS,
  TABLES,
  WINDOWS,
} from './byte-vectors-layout.js'

/**
 * Two loops over bytes that a processor does sixteen bytes at a time, written in the instructions of WebAssembly: each function
 * below is an instruction that takes its operands, as in the folded text form. What the loops are for is in `byte-vectors.ts`.
 */
type Code = readonly number[]

const I32 = 0x7f
const V128 = 0x7b

const BACKSLASH = 92
const LINE_END = 10
const ESCAPE = 27
const BRACKET = 91

const operation =
  (...code: Code) =>
  (...operands: readonly Code[]): Code => [...operands.flat(), ...code]
const vectorOperation = (code: number, ...rest: Code) => operation(0xfd, ...unsigned(code), ...rest)

const get = (local: number): Code => [0x20, local]
const set = (local: number, value: Code): Code => [...value, 0x21, local]
const number = (value: number): Code => [0x41, ...signed(value)]
const add = operation(0x6a)
const subtract = operation(0x6b)
const and = operation(0x71)
const or = operation(0x72)
const exclusive = operation(0x73)
const shiftLeft = operation(0x74)
const shiftRight = operation(0x76)
const isZero = operation(0x45)
const isOther = operation(0x47)
const isBelow = operation(0x49)
const isAtLeast = operation(0x4f)
const trailingZeros = operation(0x68)
const storeNumber = operation(0x36, 2, 0)
/** The byte at an address, counted from the start of a table. */
const byteIn = (table: number) => operation(0x2d, 0, ...unsigned(table))
const byteAt = byteIn(0)
const before = (address: Code): Code => subtract(address, number(1))
const lastFive = (byte: Code): Code => and(byte, number(31))

const load = vectorOperation(0x00, 0, 0)
const store = vectorOperation(0x0b, 0, 0)
const sixteen = (byte: number): Code => vectorOperation(0x0c, ...new Array<number>(16).fill(byte))()
/** The last bytes of one vector, and those of the next one behind them. */
const shiftedIn = (count: number) => vectorOperation(0x0d, ...Array.from({ length: 16 }, (_, at) => 16 - count + at))
const lookUp = vectorOperation(0x0e)
const equal = vectorOperation(0x23)
const differ = vectorOperation(0x24)
const both = vectorOperation(0x4e)
const either = vectorOperation(0x50)
const hasAny = vectorOperation(0x53)
/** One bit for each byte. */
const bitsOf = vectorOperation(0x64)
const lowHalves = (bytes: Code): Code => both(bytes, sixteen(0x0f))
const highHalves = (bytes: Code): Code => lowHalves(vectorOperation(0x8d)(bytes, number(4)))

const step = (local: number, by: Code): Code => set(local, add(get(local), by))
const goOn = (depth: number): Code => [0x0c, depth]
const leaveIf = (condition: Code, depth: number): Code => [...condition, 0x0d, depth]
const block = (...body: readonly Code[]): Code => [0x02, 0x40, ...body.flat(), 0x0b]
const loop = (...body: readonly Code[]): Code => [0x03, 0x40, ...body.flat(), 0x0b]
const when = (condition: Code, ...body: readonly Code[]): Code => block(leaveIf(isZero(condition), 0), ...body)
const whileBelow = (local: number, end: number, ...body: readonly Code[]): Code =>
  block(loop(leaveIf(isAtLeast(get(local), get(end)), 1), ...body, goOn(0)))
const steppingBackWhile = (local: number, floor: number, condition: Code): Code =>
  block(
    loop(
      leaveIf(isAtLeast(get(floor), get(local)), 1),
      leaveIf(isZero(condition), 1),
      set(local, before(get(local))),
      goOn(0),
    ),
  )
const giveBack = operation(0x0f)
const untilZero = (local: number, ...body: readonly Code[]): Code => loop(...body, leaveIf(get(local), 0))

/**
 * Writes the offsets of ends of windows, and of separators that follow a name with a stem. The result is twice their number, plus one
 * where a byte is not plain text. The loop reads bytes before the first one, but writes no offset of theirs.
 */
function scan(): Code {
  const [at, to, out] = [0, 1, 2]
  const [from, begun, bits, place, left, floor, end, key] = [3, 4, 5, 6, 7, 8, 9, 10]
  const [bytes, low, high, single, odd, hit] = [11, 12, 13, 14, 15, 16]
  const [first, second, earlierFirst, earlierSecond] = [17, 18, 19, 20]
  const table = (row: number): Code => load(number(TABLES + 16 * row))
  const classesBy = (row: number): Code => both(lookUp(table(row), get(low)), lookUp(table(row + 1), get(high)))
  const isWindow = byteIn(WINDOWS)(
    and(
      exclusive(
        exclusive(
          shiftLeft(byteAt(subtract(get(place), number(2))), number(8)),
          shiftLeft(byteAt(before(get(place))), number(4)),
        ),
        byteAt(get(place)),
      ),
      number(KEYS - 1),
    ),
  )
  const isNoMark = isZero(and(byteIn(CLASSES)(byteAt(get(place))), number(MARK)))
  return body(
    [8, 10],
    set(from, get(at)),
    set(begun, get(out)),
    whileBelow(
      at,
      to,
      set(bytes, load(get(at))),
      set(low, lowHalves(get(bytes))),
      set(high, highHalves(get(bytes))),
      set(first, classesBy(0)),
      set(second, classesBy(2)),
      set(single, classesBy(6)),
      set(odd, either(get(odd), get(single))),
      // A window ends with its third byte; the second one stands before it, the first one before that.
      set(hit, both(classesBy(4), shiftedIn(1)(get(earlierSecond), get(second)))),
      set(hit, both(get(hit), shiftedIn(2)(get(earlierFirst), get(first)))),
      set(hit, either(get(hit), both(get(single), sixteen(SEPARATOR)))),
      set(earlierFirst, get(first)),
      set(earlierSecond, get(second)),
      when(
        hasAny(get(hit)),
        set(bits, bitsOf(differ(get(hit), sixteen(0)))),
        untilZero(
          bits,
          set(place, add(get(at), trailingZeros(get(bits)))),
          // Out of the inner block what was found is written, out of the outer one it is not.
          block(
            block(leaveIf(isWindow, 0), leaveIf(isNoMark, 1), namedBefore(place, from, [left, floor, end, key])),
            storeNumber(get(out), subtract(get(place), get(from))),
            step(out, number(4)),
          ),
          set(bits, and(get(bits), before(get(bits)))),
        ),
      ),
      step(at, number(16)),
    ),
    or(shiftRight(subtract(get(out), get(begun)), number(1)), hasAny(both(get(odd), sixteen(ODD)))),
  )
}

/** Leaves the inner block where a name with a stem stands before the place, and the outer block where none does. */
function namedBefore(place: number, from: number, [left, floor, end, key]: readonly [number, number, number, number]) {
  const classBefore = byteIn(CLASSES)(byteAt(before(get(left))))
  const isClass = (name: number): Code => isZero(isOther(classBefore, number(name)))
  const isBackslash = isZero(isOther(byteAt(before(get(left))), number(BACKSLASH)))
  return [
    set(left, get(place)),
    set(floor, subtract(get(place), number(LONGEST_NAME))),
    when(isBelow(get(floor), get(from)), set(floor, get(from))),
    steppingBackWhile(left, floor, isClass(GAP)),
    when(
      and(isBelow(get(floor), get(left)), isClass(QUOTE)),
      set(left, before(get(left))),
      steppingBackWhile(left, floor, isBackslash),
    ),
    set(end, get(left)),
    loop(
      leaveIf(isAtLeast(get(floor), get(left)), 2),
      leaveIf(isOther(classBefore, number(NAME)), 2),
      set(left, before(get(left))),
      set(key, or(shiftRight(get(key), number(5)), shiftLeft(lastFive(byteAt(get(left))), number(10)))),
      leaveIf(and(byteIn(STEMS)(get(key)), isAtLeast(subtract(get(end), get(left)), number(3))), 1),
      goOn(0),
    ),
  ].flat()
}

/**
 * Copies lines with a text behind the end of each and without colours, and says where the copy ends: before a sequence that the
 * last byte cuts off, and nowhere (0) where something begins like a sequence and is none.
 */
function prefix(): Code {
  const [at, to, out, text, length] = [0, 1, 2, 3, 4]
  const [bits, copied, next, stop] = [5, 6, 7, 8]
  const [bytes] = [9]
  const isSpecial = either(equal(get(bytes), sixteen(LINE_END)), equal(get(bytes), sixteen(ESCAPE)))
  return body(
    [4, 1],
    whileBelow(
      at,
      to,
      set(bytes, load(get(at))),
      store(get(out), get(bytes)),
      set(bits, bitsOf(isSpecial)),
      // What stands behind the last byte is not looked at.
      set(copied, subtract(get(to), get(at))),
      when(isBelow(get(copied), number(16)), set(bits, and(get(bits), before(shiftLeft(number(1), get(copied)))))),
      // Most steps are whole ones, and where the next one begins is known before this one has ended.
      when(isZero(get(bits)), step(at, number(16)), step(out, number(16)), goOn(1)),
      step(at, trailingZeros(get(bits))),
      step(out, trailingZeros(get(bits))),
      when(isOther(byteAt(get(at)), number(LINE_END)), behindSequence(at, to, next, stop, goOn(5)), goOn(1)),
      step(at, number(1)),
      step(out, number(1)),
      set(copied, number(0)),
      whileBelow(
        copied,
        length,
        store(add(get(out), get(copied)), load(add(get(text), get(copied)))),
        step(copied, number(16)),
      ),
      step(out, get(length)),
    ),
    // The last step may go beyond what was asked for.
    subtract(get(out), subtract(get(at), get(to))),
  )
}

/** Steps over a sequence, of which only the first byte was looked at, and goes on; to the end where that cuts it off. */
function behindSequence(at: number, to: number, next: number, stop: number, goesOn: Code): Code {
  const isParameter = isZero(isOther(and(byteAt(get(next)), number(0xf0)), number(0x30)))
  const isLast = isBelow(subtract(byteAt(get(next)), number(0x40)), number(0x3f))
  const isNone = giveBack(number(0))
  return [
    set(next, add(get(at), number(1))),
    set(stop, add(get(at), number(LONGEST_SEQUENCE))),
    when(isBelow(get(to), get(stop)), set(stop, get(to))),
    block(
      leaveIf(isAtLeast(get(next), get(stop)), 0),
      when(isOther(byteAt(get(next)), number(BRACKET)), isNone),
      step(next, number(1)),
      whileBelow(
        next,
        stop,
        when(isZero(isParameter), when(isZero(isLast), isNone), set(at, add(get(next), number(1))), goesOn),
        step(next, number(1)),
      ),
    ),
    when(isBelow(get(next), get(to)), isNone),
    set(at, get(to)),
  ].flat()
}

/** A function with so many locals that are numbers, and then so many that are vectors, behind its parameters. */
function body([numbers, vectors]: readonly [number, number], ...code: readonly Code[]): Code {
  return sized([2, numbers, I32, vectors, V128, ...code.flat(), 0x0b])
}

function sized(bytes: Code): Code {
  return [...unsigned(bytes.length), ...bytes]
}

function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): Code {
  return value >= -64 && value < 64 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}

/** The module: `scan(from, to, out)`, `prefix(from, to, out, text, length)` and `memory`, which has so many pages. */
export function moduleBytes(pages: number): Uint8Array<ArrayBuffer> {
  const signature = (count: number): Code => [0x60, count, ...new Array<number>(count).fill(I32), 1, I32]
  const named = (name: string, ...what: Code): Code => [name.length, ...Buffer.from(name), ...what]
  const exported = [...named('memory', 2, 0), ...named('scan', 0, 0), ...named('prefix', 0, 1)]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, ...sized([2, ...signature(3), ...signature(5)])],
    ...[3, ...sized([2, 0, 1])],
    ...[5, ...sized([1, 0, ...unsigned(pages)])],
    ...[7, ...sized([3, ...exported])],
    ...[10, ...sized([2, ...scan(), ...prefix()])],
  ])
}
