import { type JsonObject, jsonCopy } from '../core/json.js'
import { counted } from '../core/messages.js'
import { oneLine } from '../text/terminal-text.js'
import { xmlElement } from '../text/xml.js'
import type { ScenarioResult, TestReport } from './test-files.js'

export function passed(report: TestReport): boolean {
  return report.files.every(({ scenarios }) => scenarios.every((one) => one.passed))
}

export function testText(report: TestReport, color: boolean): string {
  const paint = (code: number, text: string): string => (color ? `\u001b[${code}m${text}\u001b[0m` : text)
  const lines = report.files.flatMap(({ file, scenarios }) => [
    paint(1, file),
    ...scenarios.flatMap((one) => [
      `  ${one.passed ? paint(32, '✓') : paint(31, '✗')} ${oneLine(one.name, 300)}`,
      ...one.failures.map(({ what, message }) => `      ${what}: ${oneLine(message, 1200)}`),
      ...(one.passed ? [] : [`      at ${file}:${one.line}, path taken: ${one.path.join(' → ') || 'none'}`]),
    ]),
    '',
  ])
  const all = report.files.flatMap(({ scenarios }) => scenarios)
  const failed = all.filter((one) => !one.passed).length
  const count = counted(all.length, 'scenario')
  lines.push(failed === 0 ? `${count}, all hold` : `${count}, ${failed} ${failed === 1 ? 'does' : 'do'} not hold`)
  return `${[...lines, ...coverageLines(report)].join('\n')}\n`
}

function coverageLines({ coverage }: TestReport): readonly string[] {
  if (coverage.total === 0) return []
  const counts = `${coverage.taken} of ${coverage.total} error routes taken`
  if (coverage.notTaken.length === 0) return [counts]
  return [
    `${counts}; no scenario took:`,
    ...coverage.notTaken.map(({ file, line, label }) => `  ${file}:${line} ${oneLine(label, 300)}`),
  ]
}

export function testJson(report: TestReport, exitCode: number): JsonObject {
  const { coverage } = report
  const document = {
    schema_version: 1,
    success: exitCode === 0,
    exit_code: exitCode,
    files: report.files,
    coverage: { error_routes: coverage.total, taken: coverage.taken, not_taken: coverage.notTaken },
    findings: report.findings,
  }
  return jsonCopy(document)
}

/** A suite for each file and a case for each scenario; time is the virtual clock's. */
export function testJunit(report: TestReport): string {
  const suites = report.files.map(({ file, scenarios }) => {
    const failures = scenarios.filter((one) => !one.passed).length
    const attributes = { name: file, tests: scenarios.length, failures, errors: 0, skipped: 0, time: 0 }
    return xmlElement(
      'testsuite',
      attributes,
      scenarios.map((one) => testCase(one, file)),
    )
  })
  const all = report.files.flatMap(({ scenarios }) => scenarios)
  const failures = all.filter((one) => !one.passed).length
  const root = xmlElement('testsuites', { name: 'conductor test', tests: all.length, failures, errors: 0 }, suites)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function testCase(one: ScenarioResult, file: string): string {
  const lines = one.failures.map(({ what, message }) => `${what}: ${message}`)
  const failure = xmlElement('failure', { message: oneLine(lines[0] ?? '', 500) }, lines.join('\n'))
  const attributes = { name: one.name, classname: file, file, line: one.line, time: 0 }
  return xmlElement('testcase', attributes, one.passed ? [] : [failure])
}
