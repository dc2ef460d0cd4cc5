// Generates everything that follows from tables in the sources: inputs and outputs of the three action.yml and docs/github.md
// (src/action/input-table.ts, outputs.ts), commands and options in docs/cli.md (src/cli/commands.ts), files of a run folder and events in
// docs/results.md (src/core/run-files.ts, event-types.ts), codes in docs/validation.md (src/core/finding-codes.ts), the recipes in docs/cookbook.md (examples/cookbook), and the quickstart in
// README.md. `--check` only reports whether all of it is current.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { stringify } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')

/** Compiles the sources and imports these modules, from a folder where Node finds packages. */
async function load(...modules) {
  const folder = mkdtempSync(path.join(root, 'node_modules', '.tables-'))
  try {
    const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    // `npm run typecheck` reports type errors.
    const words = [tsc, '-p', root, '--noCheck', '--outDir', folder]
    const done = spawnSync(process.execPath, words, { encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`the sources do not compile:\n${done.stdout}${done.stderr}`)
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n')
    const generated = path.join('src', 'source', 'generated')
    cpSync(path.join(root, generated), path.join(folder, generated), { recursive: true })
    return await Promise.all(modules.map((name) => import(pathToFileURL(path.join(folder, 'src', name)).href)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const cell = (text) => String(text).trim().replaceAll('|', '\\|').replaceAll('\n', ' ')

function table(header, rows) {
  const line = (row) => `| ${row.join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

function inputTable(inputs) {
  const rows = inputs.map(([name, { description, default: standard }]) => [
    `\`${name}\``,
    cell(description),
    standard === undefined ? '' : `\`${cell(standard)}\``,
  ])
  return table(['input', 'what it is', 'default'], rows)
}

/** Returns the options of a command. Options that mean the same for `run` are only named, if there are several. */
function optionTable({ options }) {
  const ofRun = new Map(COMMANDS.run.options.map(({ name, help }) => [name, help]))
  const shared = options.filter(({ name, help }) => ofRun.get(name) === help).map(({ name }) => name)
  const isNamed = options !== COMMANDS.run.options && shared.length > 3
  const rows = options
    .filter(({ name }) => !isNamed || !shared.includes(name))
    .map(({ name, short, value, help }) => [
      `${short === undefined ? '' : `\`${short}\`, `}\`${name}${value === undefined ? '' : ` ${cell(value)}`}\``,
      cell(help),
    ])
  const listed =
    rows.length > 3 ? table(['option', 'what it does'], rows) : rows.map((row) => `- ${row.join(': ')}`).join('\n')
  const rest = isNamed ? `\n\nAs for [\`run\`](#run): ${shared.map((name) => `\`${name}\``).join(', ')}.` : ''
  return listed + rest
}

function commandTables() {
  const commands = Object.entries(COMMANDS)
  const rows = commands.map(([name, { summary }]) => [`[\`${name}\`](#${name})`, cell(summary)])
  const described = commands.filter(([, { options }]) => options.length > 0)
  const options = described.map(([name, command]) => [`options of ${name}`, optionTable(command)])
  return { commands: table(['command', 'what it does'], rows), ...Object.fromEntries(options) }
}

/** Returns `inputs:` and `outputs:` of an action.yml; the rest of the file is written by hand. */
function actionParts(isComposite) {
  const inputs = Object.entries(INPUTS).map(([name, { description, default: standard }]) => [
    name,
    { description, ...(standard === undefined ? {} : { default: standard }) },
  ])
  const outputs = Object.entries(OUTPUTS).map(([name, { description, composite }]) => {
    if (!isComposite) return [name, { description }]
    const value = `\${{ ${composite?.value ?? `steps.run.outputs.${name}`} }}`
    return [name, { description: composite?.description ?? description, value }]
  })
  return stringify({ inputs: Object.fromEntries(inputs), outputs: Object.fromEntries(outputs) }, { lineWidth: 0 })
}

const withParts = (text, isComposite) => text.replace(/^inputs:\n[\s\S]*?^(?=runs:)/m, () => actionParts(isComposite))

/** Puts each input into a variable, before the variables that are written by hand. */
function withVariables(text) {
  const lines = Object.keys(INPUTS).map((name) => `        ${toCompositeVariable(name)}: \${{ inputs.${name} }}\n`)
  return text.replaceAll(/^ {6}env:\n(?: {8}CONDUCTOR_ACTION_INPUT\w*: .*\n)+/gm, () => `      env:\n${lines.join('')}`)
}

/** Tables without a place to stand, for one message about all of them. */
const homeless = []

function withTables(name, text, tables) {
  let whole = text
  for (const [title, rows] of Object.entries(tables)) {
    const between = new RegExp(`(<!-- ${title} -->\n)[\\s\\S]*?(<!-- /${title} -->)`)
    if (between.test(whole)) whole = whole.replace(between, (_, start, end) => `${start}\n${rows}\n\n${end}`)
    else
      homeless.push(
        `${name} has no place for a table. Add these two lines where it belongs:\n<!-- ${title} -->\n<!-- /${title} -->`,
      )
  }
  return whole
}

/** Returns every recipe of the cookbook as a block of YAML. */
function recipes() {
  const folder = 'examples/cookbook'
  const names = readdirSync(path.join(root, folder)).filter((name) => /\.ya?ml$/.test(name) && !name.includes('.test.'))
  const block = (name) => `\`\`\`yaml\n${readFileSync(path.join(root, folder, name), 'utf8')}\`\`\``
  return Object.fromEntries(names.map((name) => [`${folder}/${name}`, block(name)]))
}

/** Returns the workflow file of the quickstart as a block of YAML, without the comment for editors. */
function quickstart() {
  const [, ...lines] = readFileSync(path.join(root, 'examples/quickstart/workflow.yaml'), 'utf8').split('\n')
  return `\`\`\`yaml\n${lines.join('\n')}\`\`\``
}

/** Lists the events of events.jsonl. The text above the table describes the fields that are common to all of them. */
function eventTable() {
  const common = new Set(['scope', 'node', 'visit', 'attempt', 'item'])
  const name = ([field, { optional }]) => `\`${field}\`${optional === true ? '?' : ''}`
  const rows = Object.entries(EVENT_TYPES)
    .filter(([, { logged }]) => logged)
    .map(([type, { summary, fields }]) => [
      `\`${type}\``,
      cell(summary),
      Object.entries(fields)
        .filter(([field]) => !common.has(field))
        .map(name)
        .join(', '),
    ])
  return table(['type', 'meaning', 'fields'], rows)
}

function codeTables() {
  const tables = Object.entries(FINDING_CODES).map(([title, rows]) => [
    `codes: ${title}`,
    table(
      ['code', 'when'],
      Object.entries(rows).map(([codes, when]) => [codes.replaceAll(/[a-z]+(?:-[a-z]+)+/g, '`$&`'), cell(when)]),
    ),
  ])
  return Object.fromEntries(tables)
}

const [
  { INPUTS },
  { toCompositeVariable },
  { OUTPUTS },
  { COMMANDS },
  { RUN_FILES },
  { EVENT_TYPES },
  { FINDING_CODES },
] = await load(
  'action/input-table.js',
  'action/inputs.js',
  'action/outputs.js',
  'cli/commands.js',
  'core/run-files.js',
  'core/event-types.js',
  'core/finding-codes.js',
)
const outputRows = Object.entries(OUTPUTS).map(([name, { description }]) => [`\`${name}\``, cell(description)])
const runFileRows = Object.entries(RUN_FILES).map(([name, what]) => [`\`${name}\``, cell(what)])
const files = {
  'action.yml': (text) => withParts(text, false),
  'node24/action.yml': (text) => withParts(text, false),
  'runner/action.yml': (text) => withVariables(withParts(text, true)),
  'README.md': (text, name) => withTables(name, text, { quickstart: quickstart() }),
  'docs/github.md': (text, name) =>
    withTables(name, text, {
      inputs: inputTable(Object.entries(INPUTS)),
      outputs: table(['output', 'what it is'], outputRows),
    }),
  'docs/cli.md': (text, name) => withTables(name, text, commandTables()),
  'docs/cookbook.md': (text, name) => withTables(name, text, recipes()),
  'docs/validation.md': (text, name) => withTables(name, text, codeTables()),
  'docs/results.md': (text, name) =>
    withTables(name, text, { 'run files': table(['file', 'what it is'], runFileRows), events: eventTable() }),
}

const changes = Object.entries(files).flatMap(([name, change]) => {
  const before = readFileSync(path.join(root, name), 'utf8')
  const after = change(before, name)
  return before === after ? [] : [[name, after]]
})

// Nothing is written until every table has its place: half of a generation is worse than none.
if (homeless.length > 0) {
  console.error(homeless.join('\n\n'))
  process.exitCode = 1
} else if (process.argv.includes('--check')) {
  for (const [name] of changes)
    console.error(`${name} is not what the tables of the sources give: run npm run generate`)
  process.exitCode = changes.length > 0 ? 1 : 0
} else for (const [name, text] of changes) writeFileSync(path.join(root, name), text)
