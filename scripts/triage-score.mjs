/**
 * Prints how well `conductor triage` judges the logs in __tests__/fixtures/triage, or in the folder that is given. A file consists of blocks:
 * a line `=== class | kind | what | part of the quoted line | file:line`, followed by a log. `--list` lists the wrong verdicts.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const given = process.argv.slice(2).find((word) => !word.startsWith('--'))
const folder = path.resolve(given ?? path.join(root, '__tests__/fixtures/triage'))

const logs = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split(/^=== /m).slice(1))
  .map((block) => {
    const [expected = '', kind = '', what = '', quote = '', place = ''] = block
      .slice(0, block.indexOf('\n'))
      .split('|')
      .map((word) => word.trim())
    return { expected, kind, what, quote, place, log: block.slice(block.indexOf('\n') + 1) }
  })

function judged() {
  const sandbox = mkdtempSync(path.join(tmpdir(), 'triage-score-'))
  try {
    const files = logs.map(({ log }, index) => {
      const file = path.join(sandbox, `${index}.log`)
      writeFileSync(file, log)
      return file
    })
    const command = [path.join(root, 'dist/cli/index.js'), 'triage', '--format', 'json', ...files]
    const printed = execFileSync(process.execPath, command, { cwd: sandbox, maxBuffer: 1 << 28 })
    const { jobs } = JSON.parse(printed.toString())
    return logs.map((log, index) => ({ ...log, found: jobs[index] }))
  } finally {
    rmSync(sandbox, { recursive: true, force: true })
  }
}

const results = judged()
const share = (name, some, isRight) => {
  const right = some.filter(isRight).length
  const percent = some.length === 0 ? '–' : `${((100 * right) / some.length).toFixed(1)} %`
  console.log(`${name}: ${right} of ${some.length} (${percent})`)
}
const isAgain = (name) => name === 'transient'
share('right class', results, ({ expected, found }) => expected === found.class)
share('right decision', results, ({ expected, found }) => isAgain(expected) === isAgain(found.class))
share(
  'transient that is transient',
  results.filter(({ found }) => isAgain(found.class)),
  ({ expected }) => isAgain(expected),
)
share(
  'right line',
  results.filter(({ quote }) => quote !== ''),
  ({ quote, found }) => (found.evidence[0]?.text ?? '').includes(quote),
)
share(
  'placed',
  results.filter(({ place }) => place !== ''),
  ({ place, found }) => found.annotations.some(({ file, line }) => `${file}:${line}` === place),
)
if (process.argv.includes('--list'))
  for (const { expected, found, what } of results)
    if (expected !== found.class) console.log(`${expected} -> ${found.class} (${found.kind}): ${what}`)
