import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** Characters of the bytes 0x80 to 0xff of the code pages in which consoles of Windows show UTF-8. */
const CODE_PAGES = [
  // Windows-1252; from 0xa0 on, the bytes are the numbers of the characters.
  `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')}`,
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\u00a0',
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].map((page) => new Map([...page].map((character, at) => [character, 0x80 + at])))

/** First bytes of most characters, as these code pages show them. */
const LEADS = /[âÃÂðΓ├≡┬Ôтя]/
const UTF_8 = new TextDecoder()

/** Undoes that UTF-8 was read as Windows-1252, cp437, cp850, cp866 or cp936: `Γ£û` and `âœ–` are `✖`. */
export function undoCodePage(text: string): string {
  if (GBK_LEADS.test(text)) return text.replace(GBK_RUN, (run) => decodeGbkRun(run) ?? run)
  if (!LEADS.test(text)) return text
  return text.replace(/[\u0080-\uffff]{2,}/g, (run, at: number) => {
    // Lines of boxes look the same, but a letter does not touch them.
    const isText =
      /[âÃÂðΓÔтя]|[├┬]\p{L}/u.test(run) ||
      /[a-z]$/i.test(text.slice(0, at)) ||
      /^[a-z]/i.test(text.slice(at + run.length))
    return (isText ? decodeRun(run) : null) ?? run
  })
}

function decodeRun(run: string): string | null {
  for (const page of CODE_PAGES) {
    const bytes = [...run].map((character) => page.get(character) ?? 0)
    const decoded = bytes.includes(0) ? '\ufffd' : UTF_8.decode(Uint8Array.from(bytes))
    if (!decoded.includes('\ufffd')) return decoded
  }
  return null
}

/** First two bytes of signs and quotation marks (0xe2 and another one), as cp936 shows them; hardly a Chinese text has them. */
const GBK_LEADS = /[鈥鈫鈳鈹鈺鈼鉁鉂]/
/** Characters of cp936, and marks for a byte that it could not show. */
const GBK_RUN = /[\u2000-\ufffd](?:[\u2000-\ufffd?])*/g
/** The third byte of the likeliest character, by the first two, where cp936 lost it; `✓` and `✖` begin alike and stay lost. */
const LOST_BYTES: Readonly<Record<string, number>> = {
  鈥: 0x99,
  鈫: 0x92,
  鈳: 0xaf,
  鈹: 0x80,
  鈺: 0x90,
  鈼: 0x8f,
  鉂: 0xaf,
}

let gbkBytes: ReadonlyMap<string, readonly number[]> | undefined

/** Returns the bytes of the characters of cp936, by decoding every pair; 0x80 alone is the sign of the euro. */
function mapGbk(): ReadonlyMap<string, readonly number[]> {
  const gbk = new TextDecoder('gbk')
  const pairs = Array.from({ length: 0x7e * 0xbf }, (_, at) => [0x81 + Math.floor(at / 0xbf), 0x40 + (at % 0xbf)])
  return new Map([...pairs.map((pair) => [gbk.decode(Uint8Array.from(pair)), pair] as const), ['€', [0x80]]])
}

function decodeGbkRun(run: string): string | null {
  gbkBytes ??= mapGbk()
  const bytesOf = gbkBytes
  const characters = [...run]
  const bytes = characters.flatMap((character, index): readonly number[] => {
    if (/[?\ufffd]/.test(character)) return [LOST_BYTES[characters[index - 1] ?? ''] ?? 0x3f]
    return bytesOf.get(character) ?? [0xff]
  })
  const decoded = UTF_8.decode(Uint8Array.from(bytes))
  return decoded.includes('\ufffd') ? null : decoded
}

/** Decodes a text chunk by chunk; without a chunk, returns what is left. */
export type ChunkDecoder = (chunk?: Buffer) => string

/** Returns the decoder by the byte order mark of UTF-16, which PowerShell writes; without a mark, by the zeros beside ASCII. */
export function createDecoder(first: Buffer): ChunkDecoder {
  const mark = first.length >= 2 ? first.readUInt16BE(0) : 0
  const zeros = (from: number): number =>
    first.subarray(0, 200).filter((byte, at) => at % 2 === from && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  const isLittle = mark === 0xfffe || (odd > 2 && even === 0)
  const isBig = mark === 0xfeff || (even > 2 && odd === 0)
  const decoder = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8')
  return (chunk) => {
    if (chunk === undefined) return decoder.decode()
    // Most chunks are ASCII, which needs no decoder; `decode` returns what is left of the chunk before.
    if (!isLittle && !isBig && isAscii(chunk)) return decoder.decode() + chunk.toString('latin1')
    return decoder.decode(chunk, { stream: true })
  }
}

/** Returns the program that unpacks an archive, by its first bytes; null if the file is not an archive. */
export function findUnpacker(first: Buffer): string | null {
  if (first.length >= 4 && first.readUInt32BE(0) === 0x504b0304) return 'unzip'
  if (first.length >= 2 && first.readUInt16BE(0) === 0x1f8b) return 'gunzip'
  return null
}
