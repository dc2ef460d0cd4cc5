// Draws assets/run.svg from two real runs of the quickstart. Durations, run ids and the temporary folder are left out, so that the same
// sources always give the same picture. `--check` only reports whether the committed picture is current.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawTerminal } from './draw-terminal.mjs'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'assets/run.svg')
const RUNS = [
  ['-i', 'failure=drift'],
  ['-i', 'failure=unknown'],
]
/** Returns the lines of one run, each a list of [tone, text]. */
function transcript(options) {
  const temp = mkdtempSync(path.join(tmpdir(), 'conductor-picture-'))
  const args = ['run', 'examples/quickstart/workflow.yaml', ...options]
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, RUNNER_TEMP: temp, NO_COLOR: '1' }
  const done = spawnSync(process.execPath, [path.join(root, 'dist/cli/index.js'), ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  rmSync(temp, { recursive: true, force: true })
  const people = settle(done.stderr, temp).trimEnd().split('\n').map(painted)
  const result = done.stdout.trim()
  return [
    [
      ['prompt', '$ '],
      ['plain', `conductor ${args.join(' ')}`],
    ],
    ...people,
    ...(result === '' ? [] : result.split('\n').map((line) => [['plain', line]])),
    [['dim', `exit code ${done.status}`]],
  ]
}

const settle = (text, temp) =>
  text
    .replaceAll(`${temp}${path.sep}conductor${path.sep}`, '/tmp/conductor/')
    .replaceAll(`${root}${path.sep}`, '')
    .replace(/quickstart-\d{8}T\d{6}Z-[0-9a-f]+/g, 'quickstart-…')
    .replace(/ (in|after) [\d.]+ (ms|s)\b/g, '')
    .replace(/^(\s*✓ \S+) [\d.]+ (ms|s)$/gm, '$1')

function painted(line) {
  const tones = { '✓': 'good', '✗': 'bad', '■': 'bad', '→': 'care', '▶': 'go', '↻': 'care' }
  const mark = /^(\s*)([✓✗■→▶↻])(.*)$/.exec(line)
  if (mark !== null)
    return [
      ['plain', mark[1]],
      [tones[mark[2]], mark[2]],
      ['plain', mark[3]],
    ]
  const row = /^( {2}[a-z][a-z ]{10})(.*)$/.exec(line)
  if (row !== null)
    return [
      ['dim', row[1]],
      [row[1].trim() === 'kind' ? 'bad' : 'plain', row[2]],
    ]
  return [[/^ {2}\S+ \| /.test(line) ? 'dim' : 'plain', line]]
}

const lines = RUNS.flatMap((options, at) => [...(at === 0 ? [] : [[['plain', '']]]), ...transcript(options)])
const title = 'Two runs of the quickstart: drift is repaired, an unknown failure halts the run with exit code 3'
const picture = drawTerminal(lines, title)
if (process.argv.includes('--check')) {
  const current = readFileSync(target, 'utf8') === picture
  if (!current) console.error('assets/run.svg is not what the quickstart prints: run node scripts/picture.mjs')
  process.exitCode = current ? 0 : 1
} else {
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, picture)
}
