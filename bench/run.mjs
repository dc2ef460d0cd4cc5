// Measures the budgets of the project, each against its reference in the same run. `--only NAME` picks rows, `--quick` measures small inputs.
import { existsSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CLI } from './measure.mjs'
import { ROWS } from './rows.mjs'

const RESULTS = path.join(import.meta.dirname, 'results.json')

async function main(args) {
  const only = args.flatMap((arg, at) =>
    arg === '--only' ? [args[at + 1] ?? ''] : arg.startsWith('--only=') ? [arg.slice(7)] : [],
  )
  const unknown = only.find((name) => !(name in ROWS))
  if (unknown !== undefined)
    return fail(`there is no row ${JSON.stringify(unknown)}; rows: ${Object.keys(ROWS).join(', ')}`)
  if (!existsSync(CLI)) return fail('dist/cli/index.js is not there; build it first: npm run dist')
  const results = []
  console.log(HEADING)
  for (const [name, measure] of Object.entries(ROWS)) {
    if (only.length > 0 && !only.includes(name)) continue
    for (const result of await measure()) {
      results.push({ row: name, ...result })
      console.log(line(name, result))
    }
  }
  const machine = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: os.cpus()[0]?.model ?? '',
    cores: os.cpus().length,
    load: os.loadavg()[0],
  }
  writeFileSync(RESULTS, `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`)
  const missed = results.filter(({ met }) => !met)
  console.log(
    `\n${results.length - missed.length} of ${results.length} within budget; written to ${path.relative(process.cwd(), RESULTS)}`,
  )
  return missed.length === 0 ? 0 : 1
}

const cells = (row, verdict, value, budget) =>
  `${row.padEnd(13)} ${verdict.padEnd(7)} ${value.padStart(12)}  ${budget.padEnd(17)}`
const HEADING = `${cells('row', 'verdict', 'measured', 'budget')} what`

function line(name, { what, value, unit, budget, met, detail }) {
  const number = value >= 1000 || Number.isInteger(value) ? Math.round(value).toLocaleString('en') : value.toFixed(2)
  const row = cells(name, met ? 'ok' : 'OVER', `${number} ${unit}`.trim(), budget)
  return `${row} ${what}${detail === '' ? '' : `  [${detail}]`}`
}

function fail(message) {
  console.error(`bench: ${message}`)
  return 2
}

process.exitCode = await main(process.argv.slice(2))
