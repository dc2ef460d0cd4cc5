const hex = (code: number): string => code.toString(16).padStart(2, '0')
const percent = (char: string): string => `%${hex(char.charCodeAt(0)).toUpperCase()}`
const wrapped = (value: string, width: number): string => base64(value).replace(new RegExp(`.{${width}}`, 'g'), '$&\n')
export const base64 = (value: string): string => Buffer.from(value).toString('base64')
const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll("'", "\\'")
const unicode = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
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
  'hex in capitals': (value) => Buffer.from(value).toString('hex').toUpperCase(),
  'JSON in ASCII': (value) => JSON.stringify(value).replace(/[^ -~]/g, unicode),
  'base64 in lines of 76': (value) => wrapped(`${'A'.repeat(45)}${value}${'B'.repeat(40)}`, 76),
  'base64 in lines of 64': (value) =>
    wrapped(`${'A'.repeat(43)}${value}${'B'.repeat(90)}`, 64).replaceAll('\n', '\r\n'),
  'URL with its slashes': (value) =>
    encodeURIComponent(value)
      .replace(/[!'()*]/g, percent)
      .replaceAll('%2F', '/'),
  'JSON for a page': (value) => JSON.stringify(value).replace(/[&<>']/g, (char) => `\\u00${hex(char.charCodeAt(0))}`),
  markup: (value) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&#34;').replaceAll("'", '&#39;'),
  "Python's repr": (value) => escaped(value),
}
const long = (value: string): string => `${'A'.repeat(45)}${value}${'B'.repeat(90)}`
const programs: Readonly<Record<string, (value: string) => string>> = {
  'JSON of PHP': (value) =>
    JSON.stringify(value)
      .replaceAll('/', '\\/')
      .replace(/[^ -~]/g, unicode),
  'markup of XML': (value) =>
    value
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;'),
  'a trace of bash': (value) => `+ curl '${value.replaceAll("'", "'\\''")}'`,
  'a trace of dash': (value) => `+ curl '${value.replaceAll("'", `'"'"'`)}'`,
  'a trace of bash with escapes': (value) => `+ curl $'${escaped(value)}'`,
  'printf %q': (value) => value.replace(/[ !"$&'()*,;<>?[\\\]^`{|}]/g, '\\$&'),
  'base64 lines in JSON': (value) => JSON.stringify(wrapped(long(value), 76)),
  'base64 indented': (value) => `key: |\n    ${wrapped(long(value), 64).replaceAll('\n', '\n    ')}`,
}
/** How programs write a value, by what they are: the spellings that docs/security.md promises. */
export const encodings: Readonly<Record<string, (value: string) => string>> = { ...common, ...programs }
