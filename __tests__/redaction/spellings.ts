const hex = (code: number): string => code.toString(16).padStart(2, '0')
const percent = (char: string): string => `%${hex(char.charCodeAt(0)).toUpperCase()}`
const wrapped = (value: string, width: number): string => base64(value).replace(new RegExp(`.{${width}}`, 'g'), '$&\n')
export const base64 = (value: string): string => Buffer.from(value).toString('base64')
const common: Readonly<Record<string, (value: string) => string>> = {
  raw: (value) => value,
  base64,
  'base64, one byte in': (value) => base64(`u${value}`),
  'base64, two bytes in': (value) => base64(`u:${value}::x`),
  base64url: (value) => Buffer.from(`u:${value}`).toString('base64url'),
  component: (value) => encodeURIComponent(value),
  form: (value) => new URLSearchParams({ q: value }).toString(),
  JSON: (value) => JSON.stringify({ v: value }),
  'JSON in JSON': (value) => JSON.stringify(JSON.stringify([value])),
  hex: (value) => Buffer.from(value).toString('hex'),
  'base64 in lines of 76': (value) => wrapped(`${'A'.repeat(45)}${value}${'B'.repeat(40)}`, 76),
  'base64 in lines of 64': (value) =>
    wrapped(`${'A'.repeat(43)}${value}${'B'.repeat(90)}`, 64).replaceAll('\n', '\r\n'),
  'URL with its slashes': (value) =>
    encodeURIComponent(value)
      .replace(/[!'()*]/g, percent)
      .replaceAll('%2F', '/'),
  'every byte percent-encoded': (value) => [...Buffer.from(value)].map((byte) => `%${hex(byte)}`).join(''),
  'JSON for a page': (value) => JSON.stringify(value).replace(/[&<>']/g, (char) => `\\u00${hex(char.charCodeAt(0))}`),
  markup: (value) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&#34;').replaceAll("'", '&#39;'),
  "Python's repr": (value) =>
    value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll("'", "\\'"),
}
const long = (value: string): string => `${'A'.repeat(45)}${value}${'B'.repeat(90)}`
const upper = (char: string): string => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
const dollarQuoted = (value: string): string =>
  [...Buffer.from(value)]
    .map((byte) => {
      const char = String.fromCharCode(byte)
      if (char === '\n' || char === '\t') return char === '\n' ? '\\n' : '\\t'
      if (char === "'" || char === '\\') return `\\${char}`
      return byte < 32 || byte > 126 ? `\\${byte.toString(8).padStart(3, '0')}` : char
    })
    .join('')
const programs: Readonly<Record<string, (value: string) => string>> = {
  'JSON of .NET': (value) =>
    JSON.stringify(value)
      .slice(1, -1)
      .replaceAll('\\"', '"')
      .replace(/["&'+<>`]|[^\x20-\x7e]/g, upper),
  'JSON of PHP': (value) =>
    JSON.stringify(value)
      .replaceAll('/', '\\/')
      .replace(/[^\x20-\x7e]/g, (char) => upper(char).toLowerCase()),
  'JSON of .NET in a query': (value) => encodeURIComponent(JSON.stringify(value).replace(/[&'+]/g, upper)),
  'markup of XML': (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&apos;'),
  'a trace of bash': (value) => `+ curl '${value.replaceAll("'", "'\\''")}'`,
  'a trace of dash': (value) => `+ curl '${value.replaceAll("'", `'"'"'`)}'`,
  'a trace of bash with escapes': (value) => `+ curl $'${dollarQuoted(value)}'`,
  'printf %q': (value) => value.replace(/[^A-Za-z0-9\n\té漢💥]/gu, '\\$&'),
  'percent-encoded twice': (value) => encodeURIComponent(encodeURIComponent(value)),
  'hex with blanks': (value) => Buffer.from(value).toString('hex').replace(/../g, '$& '),
  'hex with colons': (value) =>
    Buffer.from(value)
      .toString('hex')
      .toUpperCase()
      .replace(/..(?=.)/g, '$&:'),
  xxd: (value) => Buffer.from(value).toString('hex').replace(/..../g, '$& '),
  'base64 lines in JSON': (value) => JSON.stringify(wrapped(long(value), 76)),
  'base64 lines in JSON in JSON': (value) => JSON.stringify(JSON.stringify(wrapped(long(value), 64))),
  'base64 folded to one line': (value) => wrapped(long(value), 76).replaceAll('\n', ' '),
  'base64 indented': (value) => `key: |\n    ${wrapped(long(value), 64).replaceAll('\n', '\n    ')}`,
}
const pairs = (value: string): readonly string[] => Buffer.from(value).toString('hex').match(/../g) ?? []
const base32 = (value: string): string =>
  [...Buffer.from(value)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{1,5}/g, (bits) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(Number.parseInt(bits.padEnd(5, '0'), 2)))
const rare: Readonly<Record<string, (value: string) => string>> = {
  'quoted-printable': (value) =>
    [...Buffer.from(value)]
      .map((byte) => (byte === 61 || byte > 126 ? `=${hex(byte).toUpperCase()}` : String.fromCharCode(byte)))
      .join(''),
  'quoted-printable over two lines': (value) => `${value.slice(0, 5)}=\r\n${value.slice(5).replaceAll('=', '=3D')}`,
  base32,
  'SQL and PowerShell': (value) => `'${value.replaceAll("'", "''")}'`,
  'a table of commas': (value) => `"${value.replaceAll('"', '""')}"`,
  'PowerShell in double quotes': (value) => value.replace(/[`"$]/g, '`$&'),
  'cmd.exe': (value) => value.replace(/[&<>|^()%!"]/g, '^$&'),
  'hex with dashes': (value) => pairs(value).join('-').toUpperCase(),
  'bytes of C': (value) => `{ 0x${pairs(value).join(', 0x')} }`,
  'bytes of C with blanks': (value) => `0x${pairs(value).join(' 0x')}`,
  'hex with dots': (value) => pairs(value).join('.'),
  'hex in eights': (value) =>
    Buffer.from(value)
      .toString('hex')
      .replace(/.{8}(?=.)/g, '$& '),
  'hex of UTF-16 with blanks': (value) =>
    Buffer.from(value, 'utf16le')
      .toString('hex')
      .replace(/..(?=.)/g, '$& '),
  'accents apart': (value) => value.normalize('NFD'),
  'bytes as numbers': (value) => JSON.stringify(Buffer.from(value)),
  'bytes as numbers with blanks': (value) => [...Buffer.from(value)].join(', '),
  'base64 of UTF-16': (value) => Buffer.from(value, 'utf16le').toString('base64'),
  'base64 of base64': (value) => base64(base64(value)),
  'base64 of a header in base64': (value) =>
    base64(`:${base64('u'.repeat(3 - (Buffer.byteLength(value) % 3)) + value)}`),
  'base64 of a URL': (value) => base64(encodeURIComponent(value)),
  'base64 of JSON': (value) => base64(JSON.stringify({ v: value })),
  "Python's ascii": (value) =>
    value
      .replaceAll('\\', '\\\\')
      .replace(/[^ -~]/gu, (char) => `\\U${(char.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`),
  'names of characters': (value) =>
    value.replaceAll('&', '&amp;').replaceAll('+', '&plus;').replaceAll('/', '&sol;').replaceAll(':', '&colon;'),
  'a line that goes on': (value) => `${value.slice(0, 6)}\\\n    ${value.slice(6).replaceAll('\\', '\\\\')}`,
}
/** How programs write a value, by what they are. */
export const encodings: Readonly<Record<string, (value: string) => string>> = { ...common, ...programs }
/** The same and ways that are seldom seen: only the first values are looked for in all of them. */
export const allEncodings: Readonly<Record<string, (value: string) => string>> = { ...encodings, ...rare }
