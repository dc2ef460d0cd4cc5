/** Prints how well `conductor triage` judges the excerpts in __tests__/fixtures/triage; with `--write` also into docs/triage.md. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, '__tests__/fixtures/triage')
/** No rule was written after these were judged. */
const HELD_OUT = new Set(['wave-23.txt', 'apart.txt'])

/** Every excerpt: a line `=== class | tool | source`, and then its log. */
function excerpts() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .split(/^=== /m)
        .slice(1)
        .map((block) => ({ name, block })),
    )
    .map(({ name, block }) => {
      const [expected = '', tool = '', source = ''] = block.slice(0, block.indexOf('\n')).split(' | ')
      return { expected, tool, source, log: block.slice(block.indexOf('\n') + 1), isHeldOut: HELD_OUT.has(name) }
    })
}

function judged(all) {
  const sandbox = mkdtempSync(path.join(tmpdir(), 'triage-score-'))
  try {
    const files = all.map(({ log }, index) => {
      const file = path.join(sandbox, `${index}.log`)
      writeFileSync(file, log)
      return file
    })
    const command = path.join(root, 'dist/cli/index.js')
    const printed = execFileSync(process.execPath, [command, 'triage', '--format', 'json', ...files], {
      cwd: sandbox,
      maxBuffer: 1 << 28,
    })
    const { jobs } = JSON.parse(printed.toString())
    return all.map((excerpt, index) => ({ ...excerpt, found: jobs[index].class, kind: jobs[index].kind }))
  } finally {
    rmSync(sandbox, { recursive: true, force: true })
  }
}

function rowOf(name, some) {
  const right = some.filter(({ expected, found }) => expected === found).length
  const called = some.filter(({ found }) => found === 'transient')
  const truly = called.filter(({ expected }) => expected === 'transient').length
  const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
  return `| ${name} | ${some.length} | ${right} (${percent(right, some.length)}) | ${truly} of ${called.length} (${percent(truly, called.length)}) |`
}

const results = judged(excerpts())
const table = [
  '| excerpts | number | right class | transient that is transient |',
  '| --- | --- | --- | --- |',
  rowOf(
    'kept apart: no rule knows them',
    results.filter(({ isHeldOut }) => isHeldOut),
  ),
  rowOf(
    'those that rules were written from',
    results.filter(({ isHeldOut }) => !isHeldOut),
  ),
].join('\n')
console.log(table)
if (process.argv.includes('--list'))
  for (const { expected, found, kind, source } of results)
    if (expected !== found) console.log(`${expected} -> ${found} (${kind}): ${source}`)
if (process.argv.includes('--write')) {
  const page = path.join(root, 'docs/triage.md')
  const text = readFileSync(page, 'utf8')
  const [start, end] = ['<!-- score -->', '<!-- /score -->']
  writeFileSync(
    page,
    `${text.slice(0, text.indexOf(start) + start.length)}\n\n${table}\n\n${text.slice(text.indexOf(end))}`,
  )
}
