import { createRequire } from 'node:module'

const BLOCK = 64
const LENGTH_BYTES = 8

/** The first 32 bits of the fractional part of a root of a prime. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0
}

function primes(count: number): readonly number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  return found
}

const ROUND = Int32Array.from(primes(BLOCK), (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))
const schedule = new Int32Array(BLOCK)

/** So much is hashed here, which takes less time than loading `node:crypto`; then that is loaded after all. */
const HASHED_HERE = 4096
let hashed = 0

/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes. */
export function sha256(text: string): Buffer {
  hashed += text.length
  return hashed > HASHED_HERE ? sha256ByNode(text) : sha256ByTable(text)
}

function sha256ByNode(text: string): Buffer {
  const { createHash }: typeof import('node:crypto') = createRequire(process.execPath)('node:crypto')
  return createHash('sha256').update(text, 'utf8').digest()
}

export function sha256ByTable(text: string): Buffer {
  const bytes = Buffer.byteLength(text, 'utf8')
  const padded = Buffer.alloc(Math.ceil((bytes + 1 + LENGTH_BYTES) / BLOCK) * BLOCK)
  padded.write(text, 'utf8')
  padded[bytes] = 0x80
  padded.writeBigUInt64BE(BigInt(bytes) * 8n, padded.length - LENGTH_BYTES)
  const state = Int32Array.from(START)
  for (let at = 0; at < padded.length; at += BLOCK) addBlock(state, padded, at)
  const digest = Buffer.alloc(state.byteLength)
  for (const [index, word] of state.entries()) digest.writeInt32BE(word, index * 4)
  return digest
}

function addBlock(state: Int32Array, bytes: Buffer, at: number): void {
  expand(bytes, at)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < BLOCK; round++) {
    const bent = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + bent + ((e & f) ^ (~e & g)) + (ROUND[round] ?? 0) + (schedule[round] ?? 0)) | 0
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) state[index] = (state[index] ?? 0) + (added[index] ?? 0)
}

function expand(bytes: Buffer, at: number): void {
  for (let index = 0; index < 16; index++) schedule[index] = bytes.readInt32BE(at + index * 4)
  for (let index = 16; index < BLOCK; index++) {
    const early = schedule[index - 15] ?? 0
    const late = schedule[index - 2] ?? 0
    const mixed = (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) + (schedule[index - 7] ?? 0)
    schedule[index] = (schedule[index - 16] ?? 0) + mixed + (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))
  }
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
