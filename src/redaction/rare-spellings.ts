/** How programs lay out bytes: so many in a line, with a wider gap in the middle of it. */
const DUMP_WIDTH = 16
const PLAIN_COLUMNS = 60
/** Bytes of a row that are worth a search; few letters beside them could be any word. */
const SHORTEST_ROW = 6
const SHORTEST_LETTERS = 10
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As shells of Windows, SQL and tables quote a text. */
export function quotedSpellings(value: string): readonly string[] {
  return [
    value.replaceAll("'", "''"),
    value.replaceAll('"', '""'),
    value.replace(/[`"$]/g, '`$&'),
    value.replace(/[&<>|^()%!"]/g, '^$&'),
    value.replaceAll('%', '%%'),
  ]
}

/** Ways to write bytes that are seldom seen; each is looked for where it is written as a whole. */
export function byteSpellings(value: string): readonly string[] {
  const bytes = Buffer.from(value, 'utf8')
  const plain = bytes.toString('hex')
  const pairs = plain.match(/../g) ?? []
  const wide = Buffer.from(value, 'utf16le').toString('hex')
  const encoded = base32(bytes)
  const listed = [', ', ',', ' '].map((between) => bytes.join(between))
  const hex = [
    ...['-', ',', ', ', '.'].map((between) => pairs.join(between)),
    `=${pairs.join('=')}`,
    ...[', ', ',', ' '].map((between) => `0x${pairs.join(`${between}0x`)}`),
    plain.replace(/.{8}(?=.)/g, '$& '),
    wide,
    wide.replace(/..(?=.)/g, '$& '),
    ...plainRows(plain),
  ]
  const capitals = hex.map((spelling) => spelling.toUpperCase().replaceAll('0X', '0x'))
  return [...hex, ...capitals, ...listed, encoded, encoded.toLowerCase(), ...dumpRows(bytes)]
}

/** The lines of `xxd -p`. */
function plainRows(hex: string): readonly string[] {
  if (hex.length <= PLAIN_COLUMNS) return []
  return (hex.match(new RegExp(`.{1,${PLAIN_COLUMNS}}`, 'g')) ?? []).filter((row) => row.length >= 2 * SHORTEST_ROW)
}

/** The lines that `hexdump -C`, `xxd` and `od` make of a value: the bytes, and beside them the letters. */
function dumpRows(bytes: Buffer): readonly string[] {
  const rows: string[] = []
  for (let at = 0; at < bytes.length; at += DUMP_WIDTH) {
    const row = bytes.subarray(at, at + DUMP_WIDTH)
    if (row.length < SHORTEST_ROW) continue
    const pairs = row.toString('hex').match(/../g) ?? []
    const middle = DUMP_WIDTH / 2
    const letters = row.toString('latin1').replace(/[^ -~]/g, '.')
    rows.push(
      pairs.join(' '),
      `${pairs.slice(0, middle).join(' ')}  ${pairs.slice(middle).join(' ')}`.trimEnd(),
      row.toString('hex').replace(/....(?=.)/g, '$& '),
    )
    if (letters.length >= SHORTEST_LETTERS) rows.push(` |${letters}`, `  ${letters}`)
  }
  return rows
}

/** Without the last letter where it shares its bits with what follows. */
function base32(bytes: Buffer): string {
  let text = ''
  let bits = 0
  let count = 0
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xfff
    for (count += 8; count >= 5; count -= 5) text += BASE32.charAt((bits >> (count - 5)) & 31)
  }
  return text
}
