import path from 'node:path'
import { findWorkspace, shownFolder } from '../config/load/index.js'
import { displayPath, realPathOf } from '../config/load/workspace.js'
import { allWorkflows, type Workflow } from '../config/model.js'
import { siteRoutes, sitesOf } from '../config/sites.js'
import type { Finding, Position } from '../core/finding.js'
import { patternsOf } from '../core/kinds.js'
import { checkFile } from '../run/prepare.js'
import { checkProviders } from '../run/providers.js'
import { checkScenarios, type ReadyScenario } from './check.js'
import { loadScenarios, type ScenarioFile } from './load.js'
import { mismatchesOf } from './mismatches.js'
import { runScenario, type ScenarioRun, type ScenarioSurroundings, type TestSurroundings } from './run.js'

/** How a scenario went, as `--format json` prints it. */
export type ScenarioResult = ReturnType<typeof resultOf>

interface TestedFile {
  readonly file: string
  readonly workflow: string
  readonly scenarios: readonly ScenarioResult[]
}

export interface TestReport {
  readonly files: readonly TestedFile[]
  /** Errors make the whole test invalid: then nothing was run. */
  readonly findings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
  readonly coverage: { readonly total: number; readonly taken: number; readonly notTaken: readonly ErrorRoute[] }
}

interface Prepared {
  readonly file: ScenarioFile
  readonly around: ScenarioSurroundings
  readonly ready: readonly ReadyScenario[]
}

/** Checks every file first, and runs scenarios only when all are sound. */
export async function testFiles(names: readonly string[], around: TestSurroundings): Promise<TestReport> {
  const findings: Finding[] = []
  const sources = new Map<string, string>()
  const prepared: Prepared[] = []
  for (const name of names) {
    const one = await prepare(name, around, sources)
    findings.push(...one.findings)
    if (one.prepared !== null) prepared.push(one.prepared)
  }
  const files: TestedFile[] = []
  const taken = new Set<string>()
  const sound = findings.some(({ severity }) => severity === 'error') ? [] : prepared
  for (const one of sound) files.push(await runFile(one, taken))
  const routes = errorRoutes(sound.map(({ around: { workflow } }) => workflow))
  const notTaken = [...routes].filter(([key]) => !taken.has(key)).map(([, route]) => route)
  const coverage = { total: routes.size, taken: routes.size - notTaken.length, notTaken }
  return { files, findings: unique(findings), sources, coverage }
}

async function prepare(name: string, around: TestSurroundings, sources: Map<string, string>) {
  const shownFrom = shownFolder(name, around.env, around.cwd)
  const loaded = loadScenarios(name, findWorkspace(name, around.env), shownFrom)
  for (const [file, text] of loaded.sources) sources.set(file, text)
  if (loaded.file === null) return { prepared: null, findings: loaded.findings }
  const { file } = loaded
  const target = path.resolve(path.dirname(file.file), file.workflow)
  // The workspace is the workflow's: a file of scenarios may lie in a folder below it.
  const workspace = findWorkspace(target, around.env)
  const { patterns, resolveProvider } = around.adapters
  const checked = await checkFile({ file: target, env: around.env, patterns, workspace, shownFrom })
  for (const [shown, text] of checked.loaded.sources) sources.set(shown, text)
  const own = checked.findings
    .filter(({ severity }) => severity === 'error')
    .map((one) => atReference(one, file, shownFrom))
  if (checked.runnable === null) return { prepared: null, findings: [...loaded.findings, ...own] }
  const { ready, findings } = checkScenarios(file, checked.runnable)
  // Stubbed agents need no provider; those that are really asked need theirs as in a run.
  const real = new Set(file.scenarios.flatMap((scenario) => scenario.real))
  const providers = checkProviders(
    checked.runnable,
    (workflow, node) => resolveProvider(workflow, node, null),
    (agent) => real.has(agent),
  )
  const scenarioAround = { ...around, workflow: checked.runnable, sources: checked.loaded.sources, workspace }
  return {
    prepared: { file, around: scenarioAround, ready },
    findings: [...loaded.findings, ...findings, ...providers],
  }
}

/** A workflow that is not there is a mistake of the file that names it. */
function atReference(finding: Finding, file: ScenarioFile, shownFrom: string): Finding {
  const target = realPathOf(path.resolve(path.dirname(file.file), file.workflow))
  if (finding.code !== 'file-not-found' || finding.file !== displayPath(shownFrom, target)) return finding
  const message = `There is no workflow file \`${file.workflow}\`; the path is relative to this file.`
  return { ...finding, ...file.locator.at(['workflow']), message }
}

function unique(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map(findings.map((one) => [`${one.file}:${one.line}:${one.column}:${one.code}:${one.message}`, one]))
  return [...seen.values()]
}

async function runFile({ file, around, ready }: Prepared, taken: Set<string>): Promise<TestedFile> {
  const { workflow } = around
  const rootNodes = new Set(workflow.steps.keys())
  const scenarios: ScenarioResult[] = []
  for (const one of ready) {
    const run = await runScenario(one, around)
    for (const { file: of, node, row } of run.account.walk.errorRows.values()) taken.add(rowKey(of, node, row))
    scenarios.push(resultOf(one, run, rootNodes))
  }
  return { file: file.displayFile, workflow: workflow.displayFile, scenarios }
}

function resultOf({ scenario }: ReadyScenario, run: ScenarioRun, rootNodes: ReadonlySet<string>) {
  const failures = mismatchesOf(run, scenario.expect, rootNodes)
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
  /** `deploy routes[1] on external.git.drift`, `error_routes[0] on *` */
  readonly label: string
}

/** The error routes of workflows and of their children, by the keys that runs report. */
function errorRoutes(roots: readonly Workflow[]): ReadonlyMap<string, ErrorRoute> {
  const found = new Map<string, ErrorRoute>()
  for (const workflow of roots.flatMap(allWorkflows)) {
    const shared = { node: '', path: ['workflow', 'error_routes'], routes: workflow.settings.error_routes ?? [] }
    const own = sitesOf(workflow).map((site) => {
      return { node: site.step.name, path: [...site.path, 'routes'], routes: siteRoutes(site) }
    })
    for (const { node, path, routes } of [...own, shared])
      for (const [index, { on_error: kinds }] of routes.entries()) {
        if (kinds === undefined) continue
        const row = `${path.at(-1)}[${index}]`
        const { file, line, column } = workflow.at([...path, index])
        const label = `${node === '' ? '' : `${node} `}${row} on ${patternsOf(kinds).join(', ')}`
        found.set(rowKey(workflow.displayFile, node, row), { file, line, column, label })
      }
  }
  return found
}

function rowKey(file: string, node: string, row: string): string {
  return `${file}\n${node}\n${row}`
}
