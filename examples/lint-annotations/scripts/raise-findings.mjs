// Reads the JSON report of ruff or eslint on stdin and raises one error that carries an annotation for every finding.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const checkout = process.env.CHECKOUT ?? process.cwd()
const relative = (file) => path.posix.relative(checkout, file)

/** ruff: a flat list of findings. */
const fromRuff = (finding) => [
  {
    file: relative(finding.filename),
    line: finding.location.row,
    end_line: finding.end_location.row,
    column: finding.location.column,
    title: finding.code,
    message: finding.message,
    level: finding.severity === 'warning' ? 'warning' : 'error',
  },
]

/** eslint: a list of files, each with its messages. */
const fromEslint = ({ filePath, messages }) =>
  messages.map((message) => ({
    file: relative(filePath),
    line: message.line,
    end_line: message.endLine,
    column: message.column,
    title: message.ruleId,
    message: message.message,
    level: message.severity === 2 ? 'error' : 'warning',
  }))

const report = JSON.parse(readFileSync(0, 'utf8'))
const annotations = report.flatMap((entry) => ('filePath' in entry ? fromEslint(entry) : fromRuff(entry)))
const [first] = annotations
if (first === undefined) {
  console.log(JSON.stringify({ clean: true }))
} else {
  const { file, line } = first
  const count = annotations.length
  const message = `${count} findings, the first in ${file}:${line}: ${first.message}`
  const envelope = { kind: 'quality.lint.findings', message, details: { file, line, count, annotations } }
  writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify(envelope))
}
