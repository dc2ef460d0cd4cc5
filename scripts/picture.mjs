// Draws assets/run.svg from two real runs of the quickstart. Durations, run ids and the temporary folder are left out, so that the same
// sources always give the same picture. `--check` only reports whether the committed picture is current.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'assets/run.svg')
const RUNS = [
  ['-i', 'failure=drift'],
  ['-i', 'failure=unknown'],
]
const CELL = { width: 8.43, height: 20, font: 14 }
const MARGIN = { x: 20, top: 58, bottom: 20 }
const COLOR = {
  plain: '#d6deeb',
  dim: '#7f8ea3',
  good: '#7ee787',
  bad: '#ff7b72',
  go: '#79c0ff',
  care: '#e3b341',
  prompt: '#a5d6ff',
}

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

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const rounded = (value) => Number(value.toFixed(2))

function drawn(lines) {
  const columns = Math.max(...lines.map((parts) => parts.reduce((sum, [, text]) => sum + text.length, 0)))
  const width = Math.ceil(columns * CELL.width + 2 * MARGIN.x)
  const height = MARGIN.top + lines.length * CELL.height + MARGIN.bottom
  const texts = lines.flatMap((parts, row) => {
    let column = 0
    return parts.map(([tone, text]) => {
      const x = rounded(MARGIN.x + column * CELL.width)
      const length = rounded(text.length * CELL.width)
      column += text.length
      if (text.trim() === '') return ''
      const y = MARGIN.top + row * CELL.height
      return `  <text x="${x}" y="${y}" textLength="${length}" fill="${COLOR[tone]}" xml:space="preserve">${escaped(text)}</text>\n`
    })
  })
  const dots = ['#ff5f57', '#febc2e', '#28c840'].map(
    (fill, at) => `  <circle cx="${24 + at * 20}" cy="22" r="6" fill="${fill}"/>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${CELL.font}">
  <title id="title">Two runs of the quickstart: drift is repaired, an unknown failure halts the run with exit code 3</title>
  <rect width="${width}" height="${height}" rx="10" fill="#0d1524"/>
${dots.join('')}${texts.join('')}</svg>
`
}

const picture = drawn(RUNS.flatMap((options, at) => [...(at === 0 ? [] : [[['plain', '']]]), ...transcript(options)]))
if (process.argv.includes('--check')) {
  const current = readFileSync(target, 'utf8') === picture
  if (!current) console.error('assets/run.svg is not what the quickstart prints: run node scripts/picture.mjs')
  process.exitCode = current ? 0 : 1
} else {
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, picture)
}
