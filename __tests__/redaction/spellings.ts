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
/** How programs write a value, by what they are. */
export const encodings: Readonly<Record<string, (value: string) => string>> = { ...common, ...programs }
