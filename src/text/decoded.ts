/**
 * Decodes what a script wrote to a file: UTF-8, or UTF-16 behind a byte order mark, as PowerShell 5 writes it. Throws where bytes are no
 * text in that encoding.
 */
export function decoded(bytes: Uint8Array, fatal = true): string {
  return new TextDecoder(encodingOf(bytes), { fatal }).decode(bytes)
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
