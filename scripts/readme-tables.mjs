// Writes the tables of inputs and outputs between their markers in README.md, from action.yml. `--check` only says whether they are current.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')
const readme = path.join(root, 'README.md')
const cell = (text) => String(text).trim().replaceAll('|', '\\|').replaceAll('\n', ' ')

function table(header, rows) {
  const widths = header.map((_, at) => Math.max(...[header, ...rows].map((row) => row[at].length)))
  const line = (row) => `| ${row.map((text, at) => text.padEnd(widths[at])).join(' | ')} |`
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const inputRow = ([name, { description, required, default: standard }]) => [
  `\`${name}\``,
  cell(description),
  required === true ? 'required' : standard === undefined ? '' : `\`${cell(standard)}\``,
]

const action = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'))
const tables = {
  inputs: table(['input', 'what it is', 'default'], Object.entries(action.inputs).map(inputRow)),
  outputs: table(
    ['output', 'what it is'],
    Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, cell(description)]),
  ),
}

const before = readFileSync(readme, 'utf8')
let after = before
for (const [name, rows] of Object.entries(tables)) {
  const between = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!between.test(after)) throw new Error(`README.md has no <!-- ${name} --> ... <!-- /${name} -->`)
  after = after.replace(between, (_, start, end) => `${start}\n${rows}\n\n${end}`)
}

// A formatter may pad cells as it likes: what they say is compared.
const said = (text) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')
if (process.argv.includes('--check')) {
  const current = said(before) === said(after)
  if (!current) console.error('The tables of README.md are not those of action.yml: run node scripts/readme-tables.mjs')
  process.exitCode = current ? 0 : 1
} else {
  writeFileSync(readme, after)
}
