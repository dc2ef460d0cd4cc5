#!/usr/bin/env node
/**
 * Measures how many workflow files of microsoft/conductor validate here.
 *
 *   node scripts/upstream-corpus.mjs CHECKOUT [--python FILE] [--list]
 *
 * Collects every workflow in a checkout of upstream (example files, YAML blocks of its docs, strings in its tests, also
 * concatenated ones), validates each with the built command, and prints a table. `--python` names a Python in which upstream is installed
 * (default: `python3`, if it can import conductor): each file is validated there as well, and the table compares the two. `--list` lists
 * every file that only one of the two refuses, with the first reason.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const COMMAND = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))
const BATCH = 100
const SKIPPED = new Set(['.git', 'node_modules', '.venv'])

const UPSTREAM = `
import json, logging, sys, warnings
logging.disable(logging.CRITICAL); warnings.simplefilter("ignore")
from pathlib import Path
from conductor.config.loader import load_config
from conductor.config.validator import validate_workflow_config
for line in sys.stdin:
    path = Path(json.loads(line))
    try:
        validate_workflow_config(load_config(path), workflow_path=path)
        print(json.dumps({"valid": True, "why": ""}))
    except Exception as error:
        print(json.dumps({"valid": False, "why": str(error)[:300]}))
`

function main(checkout, { python, list }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'))
  try {
    const files = collect(path.resolve(checkout), folder)
    const ours = validateHere(files, folder)
    const theirs = validateThere(files, python ?? 'python3')
    process.stdout.write(table(files, ours, theirs))
    if (list) process.stdout.write(listing(files, ours, theirs))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Collected workflows: origin, file, and the part of upstream that each belongs to. */
function collect(checkout, folder) {
  const copy = path.join(folder, 'checkout')
  mkdirSync(copy, { recursive: true })
  cpSync(checkout, copy, { recursive: true, filter: (file) => !SKIPPED.has(path.basename(file)) })
  const files = []
  for (const file of walk(copy)) {
    const name = path.relative(copy, file)
    const text = () => readFileSync(file, 'utf8')
    const part = partOf(name)
    if (/\.ya?ml$/.test(file)) {
      if (isWorkflow(text())) files.push({ name, file, part })
    } else if (file.endsWith('.md')) files.push(...written(file, name, part, fencedBlocks(text())))
    else if (name.startsWith('tests') && file.endsWith('.py'))
      files.push(...written(file, name, part, quotedTexts(text())))
  }
  return files
}

function partOf(name) {
  const [first] = name.split(path.sep)
  return first === 'examples' || first === 'tests' || first === 'docs' ? first : 'other'
}

/** Writes each block to a file beside its page, so that relative paths in the block resolve in the same way. */
function written(beside, name, part, blocks) {
  return blocks
    .filter(({ text }) => isWorkflow(text))
    .map(({ text, line }) => {
      const file = `${beside}.${line}.yaml`
      writeFileSync(file, text)
      return { name: `${name}:${line}`, file, part }
    })
}

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(full)
    else if (entry.isFile()) yield full
  }
}

function isWorkflow(text) {
  return (
    /^workflow:\s*$/m.test(text) && /^(agents|parallel|for_each|nodes):/m.test(text) && /^ +entry_point:/m.test(text)
  )
}

function fencedBlocks(text) {
  return [...text.matchAll(/^([ \t]*)```ya?ml[^\n]*\n([\s\S]*?)^\1```/gm)].map((match) => ({
    text: dedent(match[2]),
    line: lineOf(text, match.index),
  }))
}

/** Returns the string literals of a Python file: triple-quoted or concatenated ones. Strings with placeholders are skipped. */
function quotedTexts(text) {
  const long = [...text.matchAll(/([rbf]{0,2})("""|''')([\s\S]*?)\2/gi)].map((match) => ({
    text: pythonText(match[1], match[3]),
    line: lineOf(text, match.index),
  }))
  // In the rest of the file adjacent string literals are concatenated.
  const rest = text.replace(/("""|''')[\s\S]*?\1/g, (found) => found.replace(/[^\n]/g, ' '))
  const joined = [
    ...rest.matchAll(
      /(?:\b[rbf]{0,2}|(?<!\w))(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')(?:\s*(?:[rbf]{0,2})(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))+/gi,
    ),
  ]
  const short = joined.map((match) => {
    const parts = [...match[0].matchAll(/([rbf]{0,2})("|')((?:\\.|(?!\2)[^\\\n])*)\2/gi)]
    const texts = parts.map((part) => pythonText(part[1], part[3]))
    return { text: texts.includes(null) ? null : texts.join(''), line: lineOf(text, match.index) }
  })
  return [...long, ...short].flatMap((one) =>
    one.text === null || PLACEHOLDER.test(one.text) ? [] : [{ ...one, text: dedent(one.text) }],
  )
}

/** Matches `{name}`, a placeholder of `.format()`. */
const PLACEHOLDER = /(?<![{$])\{[a-z_]+\}(?!\})/
const ESCAPES = { n: '\n', t: '\t', r: '\r', '\n': '' }

/** Returns the value of a Python string literal; null if it has placeholders. */
function pythonText(prefix, inside) {
  if (/f/i.test(prefix) && /\{/.test(inside.replaceAll('{{', ''))) return null
  const braces = /f/i.test(prefix) ? inside.replaceAll('{{', '{').replaceAll('}}', '}') : inside
  return /r/i.test(prefix)
    ? braces
    : braces.replace(/\\([\s\S])/g, (all, mark) => ESCAPES[mark] ?? (/[\\'"]/.test(mark) ? mark : all))
}

function lineOf(text, index) {
  return text.slice(0, index).split('\n').length
}

function dedent(text) {
  const lines = text.replace(/^\n/, '').split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  const least = Math.min(...indents, 80)
  return lines.map((line) => line.slice(least)).join('\n')
}

/** Validates each file with the built command. Returns by file whether it is valid, and the first reason if not. */
function validateHere(files, folder) {
  const verdicts = new Map()
  for (let at = 0; at < files.length; at += BATCH) {
    const batch = files.slice(at, at + BATCH)
    const env = { ...process.env, GITHUB_WORKSPACE: folder, NO_COLOR: '1', OPENAI_API_KEY: 'corpus' }
    const run = spawnSync(
      process.execPath,
      [COMMAND, 'validate', '--format', 'json', ...batch.map(({ file }) => file)],
      {
        encoding: 'utf8',
        env,
        maxBuffer: 1 << 29,
      },
    )
    const parsed = JSON.parse(run.stdout)
    const results = Array.isArray(parsed) ? parsed : [parsed]
    for (const [index, { file }] of batch.entries()) {
      const result = results[index]
      const first = result.findings.find(({ severity }) => severity === 'error')
      verdicts.set(file, {
        valid: result.outcome === 'success',
        why: first === undefined ? '' : `${first.code}: ${first.message}`,
      })
    }
  }
  return verdicts
}

/** Validates each file with upstream; null if upstream is not installed. */
function validateThere(files, python) {
  if (spawnSync(python, ['-c', 'import conductor.config.loader'], { encoding: 'utf8' }).status !== 0) return null
  const input = files.map(({ file }) => `${JSON.stringify(file)}\n`).join('')
  const run = spawnSync(python, ['-c', UPSTREAM], { encoding: 'utf8', input, maxBuffer: 1 << 28 })
  const lines = run.stdout.split('\n').filter((line) => line.startsWith('{"valid"'))
  if (lines.length !== files.length)
    throw new Error(`upstream judged ${lines.length} of ${files.length} files: ${run.stderr.slice(-2000)}`)
  return new Map(files.map(({ file }, index) => [file, JSON.parse(lines[index])]))
}

function table(files, ours, theirs) {
  const columns =
    theirs === null
      ? ['files', 'valid here', 'refused here']
      : ['files', 'agree', 'refused only here', 'refused only there']
  const counts = (part) => {
    const chosen = files.filter((file) => part === null || file.part === part)
    const here = chosen.filter(({ file }) => ours.get(file).valid)
    if (theirs === null) return [chosen.length, here.length, chosen.length - here.length]
    const onlyHere = chosen.filter((file) => differs(file, ours, theirs) === 'here').length
    const onlyThere = chosen.filter((file) => differs(file, ours, theirs) === 'there').length
    return [chosen.length, chosen.length - onlyHere - onlyThere, onlyHere, onlyThere]
  }
  const parts = [...new Set(files.map(({ part }) => part))].sort()
  const rows = [...parts.map((part) => [part, ...counts(part)]), ['all', ...counts(null)]]
  return [['part', ...columns], ...rows]
    .map(
      (row) =>
        `${row
          .map((cell) => String(cell).padEnd(20))
          .join('')
          .trimEnd()}\n`,
    )
    .join('')
}

function differs({ file }, ours, theirs) {
  const [here, there] = [ours.get(file).valid, theirs.get(file).valid]
  return here === there ? null : here ? 'there' : 'here'
}

function listing(files, ours, theirs) {
  const lines = files.flatMap((file) => {
    const where = theirs === null ? (ours.get(file.file).valid ? null : 'here') : differs(file, ours, theirs)
    if (where === null) return []
    const { why } = where === 'here' ? ours.get(file.file) : theirs.get(file.file)
    return [`refused only ${where}: ${file.name}: ${why.split('\n')[0]}`]
  })
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { python: { type: 'string' }, list: { type: 'boolean' } },
})
const [checkout = ''] = positionals
if (existsSync(checkout)) main(checkout, values)
else {
  process.stderr.write('usage: node scripts/upstream-corpus.mjs CHECKOUT [--python FILE] [--list]\n')
  process.exitCode = 2
}
