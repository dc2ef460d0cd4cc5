import type { ErrorCoverage } from '../config/contract/coverage.js'
import { listAllRoutes, listWorkflows, type Workflow } from '../config/model.js'
import { boundFindings, type Finding, type Position } from '../core/finding.js'
import { copyJson, type JsonObject } from '../core/json.js'
import { toKindPatterns } from '../core/kinds.js'
import { formatCount } from '../core/messages.js'
import { findInjectedSites } from '../engine/interception.js'
import { appendAll } from '../text/lists.js'
import { toOneLine } from '../text/terminal-text.js'
import { xmlElement } from '../text/xml.js'
import type { ReadyScenario } from './check.js'
import { checkScenarioFile } from './check.js'
import { findMismatches } from './mismatches.js'
import { type RaisedAt, runScenario, type ScenarioRun, type TestSurroundings } from './run.js'

export type ScenarioResult = ReturnType<typeof createScenarioResult>

export type TestReport = Awaited<ReturnType<typeof testFiles>>

type Prepared = NonNullable<Awaited<ReturnType<typeof checkScenarioFile>>['sound']>

/** Gets the run of each scenario beside its result. */
type RunObserver = (result: ScenarioResult, run: ScenarioRun) => void

/** Checks all files, and runs the scenarios only if no finding is an error; `withoutReal` leaves out those that would run real nodes. */
export async function testFiles(
  names: readonly string[],
  around: TestSurroundings,
  withoutReal = false,
  observe: RunObserver = () => {},
) {
  const findings: Finding[] = []
  const sources = new Map<string, string>()
  const prepared: Prepared[] = []
  for (const name of names) {
    const checked = await checkScenarioFile(name, around, sources)
    for (const finding of checked.findings) findings.push(finding)
    if (checked.sound !== null) prepared.push(checked.sound)
  }
  const files: Awaited<ReturnType<typeof runFile>>[] = []
  const taken = new Set<string>()
  const raised: RaisedAt[] = []
  const sound = findings.some(({ severity }) => severity === 'error') ? [] : prepared
  const leftOut: LeftOutScenario[] = []
  for (const file of sound) {
    const isReal = ({ scenario }: ReadyScenario): boolean => withoutReal && scenario.real.length > 0
    for (const ready of file.ready.filter(isReal)) {
      const { position, name } = ready.scenario
      leftOut.push({ file: file.file.displayFile, line: position.line, name })
      appendAll(raised, listGivenFailures(ready, file.workflow))
    }
    const ready = file.ready.filter((each) => !isReal(each))
    files.push(await runFile({ ...file, ready }, around, taken, raised, observe))
  }
  const workflows = sound.map(({ workflow }) => workflow)
  const routes = collectErrorRoutes(workflows)
  const notTaken = [...routes].filter(([key]) => !taken.has(key)).map(([, route]) => route)
  const coverage = { total: routes.size, taken: routes.size - notTaken.length, notTaken }
  return { files, findings: removeDuplicates(findings), sources, coverage, workflows, raised, leftOut }
}

/** A scenario that was not run because it names real nodes. */
interface LeftOutScenario {
  readonly file: string
  readonly line: number
  readonly name: string
}

export async function checkScenarioFindings(name: string, around: TestSurroundings) {
  const sources = new Map<string, string>()
  const { findings } = await checkScenarioFile(name, around, sources)
  return { findings: removeDuplicates(findings), sources }
}

function removeDuplicates(findings: readonly Finding[]): readonly Finding[] {
  return boundFindings([...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()], 0)
}

/** `raised` gets the errors that scenarios which hold have raised. */
async function runFile(
  { file, ready, ...checked }: Prepared,
  around: TestSurroundings,
  taken: Set<string>,
  raised: RaisedAt[],
  observe: RunObserver,
) {
  const { workflow } = checked
  const rootNodes = new Set(workflow.steps.keys())
  const scenarios: ScenarioResult[] = []
  for (const scenario of ready) {
    const run = await runScenario(scenario, { ...around, ...checked })
    for (const { file: routeFile, node, row } of run.account.walk.errorRows.values())
      taken.add(toRowKey(routeFile, node, row))
    const result = createScenarioResult(scenario, run, rootNodes)
    scenarios.push(result)
    observe(result, run)
    if (result.passed) appendAll(raised, listTestedFailures(scenario, workflow, run))
  }
  return { file: file.displayFile, workflow: workflow.displayFile, scenarios }
}

/**
 * Returns the failures that a scenario tests if it holds: those that it raised. A scenario with `real` nodes tests what it injects and
 * stubs, since real nodes may raise something else each time, and since a simulation must know it without running them.
 */
export function listTestedFailures(ready: ReadyScenario, root: Workflow, run: ScenarioRun): readonly RaisedAt[] {
  return ready.scenario.real.length > 0 ? listGivenFailures(ready, root) : run.raised
}

/** Returns the failures that a scenario injects and stubs. */
export function listGivenFailures({ scenario, injections }: ReadyScenario, root: Workflow): readonly RaisedAt[] {
  const stubbed = [...scenario.stubs].flatMap(([node, entries]) =>
    entries.flatMap(({ error }) => (error === null ? [] : [{ node, kind: error.kind }])),
  )
  return [...injections, ...stubbed].flatMap(({ node, kind }) =>
    findInjectedSites(root, node).map(({ workflow, site }) => ({
      file: workflow.displayFile,
      node: site.step.name,
      kind,
    })),
  )
}

function createScenarioResult({ scenario }: ReadyScenario, run: ScenarioRun, rootNodes: ReadonlySet<string>) {
  const failures = findMismatches(run, scenario.expect, rootNodes)
  return {
    name: scenario.name,
    line: scenario.position.line,
    passed: failures.length === 0,
    failures,
    outcome: run.result.outcome,
    exit_code: run.result.exit_code,
    path: run.account.walk.path,
    waited_seconds: run.waitedSeconds,
    output: run.output,
  }
}

interface ErrorRoute extends Position {
  readonly label: string
}

/** Returns the error routes of workflows and their children, by the keys that runs report. */
function collectErrorRoutes(roots: readonly Workflow[]): ReadonlyMap<string, ErrorRoute> {
  const routes = new Map<string, ErrorRoute>()
  for (const workflow of roots.flatMap(listWorkflows))
    for (const { route, path, site } of listAllRoutes(workflow)) {
      if (route.on_error === undefined) continue
      const node = site?.step.name ?? ''
      const row = `${path.at(-2)}[${path.at(-1)}]`
      const { file, line, column } = workflow.at(path)
      const label = `${node === '' ? '' : `${node} `}${row} on ${toKindPatterns(route.on_error).join(', ')}`
      routes.set(toRowKey(workflow.displayFile, node, row), { file, line, column, label })
    }
  return routes
}

function toRowKey(file: string, node: string, row: string): string {
  return `${file}\n${node}\n${row}`
}

export function hasPassed(report: TestReport): boolean {
  return report.files.every(({ scenarios }) => scenarios.every((result) => result.passed))
}

/** Returns why a coverage is not enough; null if at least this percentage of the failures is tested. */
export function describeLack({ failures, tested }: ErrorCoverage, least: number): string | null {
  return tested * 100 >= failures * least ? null : `${tested} of ${failures} failures tested is below ${least} %`
}

export function formatErrorCoverage({ failures, tested }: ErrorCoverage): string {
  return `error coverage: ${tested} of ${formatCount(failures, 'failure')} tested`
}

export function formatHolding({ files }: Pick<TestReport, 'files'>): string {
  const all = files.flatMap(({ scenarios }) => scenarios)
  const failed = all.filter((result) => !result.passed).length
  const count = formatCount(all.length, 'scenario')
  return failed === 0 ? `${count}, all hold` : `${count}, ${failed} ${failed === 1 ? 'does' : 'do'} not hold`
}

export function renderTestText(report: TestReport, failures: ErrorCoverage, color: boolean, verbose: boolean): string {
  const paint = (code: number, text: string): string => (color ? `\u001b[${code}m${text}\u001b[0m` : text)
  const lines = report.files.flatMap(({ file, scenarios }) => [
    paint(1, file),
    ...scenarios.flatMap((result) => [
      `  ${result.passed ? paint(32, '✓') : paint(31, '✗')} ${toOneLine(result.name, 300)}`,
      ...result.failures.map(({ what, message }) => `      ${what}: ${toOneLine(message, 1200)}`),
      ...(result.passed ? [] : [`      at ${file}:${result.line}, path taken: ${result.path.join(' → ') || 'none'}`]),
    ]),
    '',
  ])
  lines.push(formatHolding(report))
  const { total, taken, notTaken } = report.coverage
  const end = notTaken.length === 0 ? '' : '; no scenario took:'
  if (total > 0) lines.push(`${taken} of ${total} error routes taken${end}`)
  appendAll(
    lines,
    notTaken.map(({ file, line, label }) => `  ${file}:${line} ${toOneLine(label, 300)}`),
  )
  if (failures.failures > 0) lines.push(formatErrorCoverage(failures))
  if (verbose)
    appendAll(
      lines,
      failures.untested.map(({ file, line, node, kind }) => `  ${file}:${line} no test: ${node}=${kind}`),
    )
  return `${lines.join('\n')}\n`
}

export function createTestDocument(report: TestReport, failures: ErrorCoverage, exitCode: number): JsonObject {
  const { coverage } = report
  const document = {
    schema_version: 1,
    success: exitCode === 0,
    exit_code: exitCode,
    files: report.files,
    coverage: { error_routes: coverage.total, taken: coverage.taken, not_taken: coverage.notTaken, ...failures },
    findings: report.findings,
  }
  return copyJson(document)
}

/** Renders JUnit: a suite for each file and a case for each scenario. Times are 0, because scenarios take no time. */
export function renderTestJunit(report: TestReport, coverage: ErrorCoverage): string {
  const suites = report.files.map(({ file, scenarios }) => {
    const failures = scenarios.filter((result) => !result.passed).length
    const attributes = { name: file, tests: scenarios.length, failures, errors: 0, skipped: 0, time: 0 }
    const cases = scenarios.map((result) => renderTestCase(result, file))
    return xmlElement('testsuite', attributes, cases)
  })
  const all = report.files.flatMap(({ scenarios }) => scenarios)
  const failures = all.filter((result) => !result.passed).length
  const facts = { failures: coverage.failures, tested: coverage.tested }
  const properties = Object.entries(facts).map(([name, value]) =>
    xmlElement('property', { name: `error_coverage.${name}`, value }, []),
  )
  const attributes = { name: 'conductor test', tests: all.length, failures, errors: 0 }
  const root = xmlElement('testsuites', attributes, [xmlElement('properties', {}, properties), ...suites])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function renderTestCase(result: ScenarioResult, file: string): string {
  const lines = result.failures.map(({ what, message }) => `${what}: ${message}`)
  const failure = xmlElement('failure', { message: toOneLine(lines[0] ?? '', 500) }, lines.join('\n'))
  const attributes = { name: result.name, classname: file, file, line: result.line, time: 0 }
  return xmlElement('testcase', attributes, result.passed ? [] : [failure])
}
