import { sha256ByNode } from './by-crypto.js'

const BLOCK = 64
const LENGTH_BYTES = 8

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const ROUND = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
)
const START = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
)
const schedule = new Int32Array(BLOCK)

/**
 * So much is hashed here; then `node:crypto` is loaded after all. Loading it takes 4.5 to 5.5 ms of processor time at a start. Code
 * that is not optimised yet hashes 200 characters in 1.0 to 1.9 ms and 1024 in 1.7 to 3.5 ms, but 2048 in up to 6.2 ms. A run of one
 * node hashes 79.
 */
const HASHED_HERE = 1024
let hashed = 0

/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes. */
export function sha256(text: string): Buffer {
  hashed += text.length
  return hashed > HASHED_HERE ? sha256ByNode(text) : sha256ByTable(text)
}

/** Plain arithmetic on bytes: what `Buffer` and iterators have for it is code that a start would compile for this alone. */
export function sha256ByTable(text: string): Buffer {
  const bytes = Buffer.byteLength(text, 'utf8')
  const padded = Buffer.alloc(Math.ceil((bytes + 1 + LENGTH_BYTES) / BLOCK) * BLOCK)
  padded.write(text, 'utf8')
  padded[bytes] = 0x80
  // Texts of half a gigabyte have a length of more than 32 bits.
  putWord(padded, padded.length - 8, Math.floor(bytes / 0x20000000))
  putWord(padded, padded.length - 4, bytes << 3)
  const state = new Int32Array(START)
  for (let at = 0; at < padded.length; at += BLOCK) addBlock(state, padded, at)
  const digest = Buffer.alloc(state.byteLength)
  for (let index = 0; index < state.length; index++) putWord(digest, index * 4, state[index] ?? 0)
  return digest
}

function putWord(bytes: Buffer, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}

/** A word is rotated in place: a call takes longer than that, as long as nothing is optimised. */
function addBlock(state: Int32Array, bytes: Buffer, at: number): void {
  expand(bytes, at)
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let d = state[3] ?? 0
  let e = state[4] ?? 0
  let f = state[5] ?? 0
  let g = state[6] ?? 0
  let h = state[7] ?? 0
  for (let round = 0; round < BLOCK; round++) {
    const bent = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const first = (h + bent + ((e & f) ^ (~e & g)) + (ROUND[round] ?? 0) + (schedule[round] ?? 0)) | 0
    const turned = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const second = turned + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = (state[0] ?? 0) + a
  state[1] = (state[1] ?? 0) + b
  state[2] = (state[2] ?? 0) + c
  state[3] = (state[3] ?? 0) + d
  state[4] = (state[4] ?? 0) + e
  state[5] = (state[5] ?? 0) + f
  state[6] = (state[6] ?? 0) + g
  state[7] = (state[7] ?? 0) + h
}

function expand(bytes: Buffer, at: number): void {
  for (let index = 0; index < 16; index++) schedule[index] = wordAt(bytes, at + index * 4)
  for (let index = 16; index < BLOCK; index++) {
    const early = schedule[index - 15] ?? 0
    const late = schedule[index - 2] ?? 0
    const low = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
    const high = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
    schedule[index] = (schedule[index - 16] ?? 0) + low + (schedule[index - 7] ?? 0) + high
  }
}

function wordAt(bytes: Buffer, at: number): number {
  return ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
}
