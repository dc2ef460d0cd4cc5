/** How the bytes of a log are to be read. */

/** Archives are no logs: which program unpacks this one, by the bytes that it begins with. */
export function unpackerOf(first: Buffer): string | null {
  if (first.length >= 4 && first.readUInt32BE(0) === 0x504b0304) return 'unzip'
  if (first.length >= 2 && first.readUInt16BE(0) === 0x1f8b) return 'gunzip'
  return null
}

/** Makes text of bytes that come in pieces. */
export interface Decoder {
  decode(bytes: Uint8Array, options: { readonly stream: boolean }): string
}

/** What makes UTF-8 of the bytes: PowerShell writes UTF-16, with a mark in front. Null where nothing is to be made. */
export function decoderOf(first: Buffer): Decoder | null {
  const mark = first.length >= 2 ? first.readUInt16BE(0) : 0
  if (mark === 0xfffe) return new TextDecoder('utf-16le')
  return mark === 0xfeff ? new TextDecoder('utf-16be') : null
}
