import path from 'node:path'
import type { RunAccount } from '../account/run-account.js'
import { findWorkspace, shownFolder } from '../config/load/index.js'
import { displayPath, realPathOf } from '../config/load/workspace.js'
import { allWorkflows, type RouteDefinition, type Workflow } from '../config/model.js'
import { siteRoutes, sitesOf } from '../config/sites.js'
import type { Finding, Position } from '../core/finding.js'
import { patternsOf } from '../core/kinds.js'
import { checkFile } from '../run/prepare.js'
import { checkProviders } from '../run/providers.js'
import type { RunAdapters } from '../run/request.js'
import { checkScenarios, type ReadyScenario } from './check.js'
import { loadScenarios } from './load.js'
import { type Mismatch, mismatchesOf } from './mismatches.js'
import type { ScenarioFile } from './model.js'
import { runScenario, type ScenarioRun, type ScenarioSurroundings } from './run.js'

/** What a test of scenario files needs from outside. */
export type TestSurroundings = Omit<ScenarioSurroundings, 'workflow' | 'sources' | 'workspace'> & {
  readonly adapters: RunAdapters
}

export interface ScenarioResult {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly passed: boolean
  readonly mismatches: readonly Mismatch[]
  readonly outcome: string
  readonly exitCode: number
  readonly path: readonly string[]
  readonly waitedSeconds: number
  readonly output: ScenarioRun['output']
}

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
  readonly coverage: Coverage
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
  const coverage = new RouteCoverage()
  const files: TestedFile[] = []
  const invalid = findings.some(({ severity }) => severity === 'error')
  for (const one of invalid ? [] : prepared) files.push(await runFile(one, coverage))
  return { files, findings: unique(findings), sources, coverage: coverage.summary }
}

async function prepare(
  name: string,
  around: TestSurroundings,
  sources: Map<string, string>,
): Promise<{ readonly prepared: Prepared | null; readonly findings: readonly Finding[] }> {
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
  return { ...finding, ...file.at(['workflow']), message }
}

function unique(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map(findings.map((one) => [`${one.file}:${one.line}:${one.column}:${one.code}:${one.message}`, one]))
  return [...seen.values()]
}

async function runFile({ file, around, ready }: Prepared, coverage: RouteCoverage): Promise<TestedFile> {
  const { workflow } = around
  coverage.add(workflow)
  const rootNodes = new Set(workflow.steps.keys())
  const scenarios: ScenarioResult[] = []
  for (const one of ready) {
    const run = await runScenario(one, around)
    coverage.count(run.account)
    const { scenario } = one
    const mismatches = mismatchesOf(run, scenario.expect, rootNodes)
    scenarios.push({
      name: scenario.name,
      file: file.displayFile,
      line: scenario.position.line,
      passed: mismatches.length === 0,
      mismatches,
      outcome: run.result.outcome,
      exitCode: run.result.exit_code,
      path: run.account.walk.path,
      waitedSeconds: run.waitedSeconds,
      output: run.output,
    })
  }
  return { file: file.displayFile, workflow: workflow.displayFile, scenarios }
}

/** One error route of a file. */
interface ErrorRoute extends Position {
  /** `deploy routes[1] on external.git.drift`, `error_routes[0] on *` */
  readonly label: string
}

interface Coverage {
  readonly total: number
  readonly taken: number
  readonly notTaken: readonly ErrorRoute[]
}

/** Gathers over all scenarios which error routes were taken. */
class RouteCoverage {
  readonly #routes = new Map<string, ErrorRoute>()
  readonly #taken = new Set<string>()

  /** Makes the routes of a workflow and of its children known. */
  add(root: Workflow): void {
    for (const workflow of allWorkflows(root)) {
      for (const site of sitesOf(workflow)) {
        const rows = siteRoutes(site)
        for (const [index, route] of rows.entries())
          this.#know(workflow, site.step.name, 'routes', index, route, workflow.at([...site.path, 'routes', index]))
      }
      for (const [index, route] of (workflow.settings.error_routes ?? []).entries())
        this.#know(workflow, '', 'error_routes', index, route, workflow.at(['workflow', 'error_routes', index]))
    }
  }

  #know(workflow: Workflow, node: string, table: string, index: number, route: RouteDefinition, at: Position): void {
    if (route.on_error === undefined) return
    const row = `${table}[${index}]`
    const label = `${node === '' ? '' : `${node} `}${row} on ${patternsOf(route.on_error).join(', ')}`
    this.#routes.set(rowKey(workflow.displayFile, node, row), {
      file: at.file,
      line: at.line,
      column: at.column,
      label,
    })
  }

  /** Counts what one run took. */
  count({ walk }: RunAccount): void {
    for (const { file, node, row } of walk.errorRows()) this.#taken.add(rowKey(file, node, row))
  }

  get summary(): Coverage {
    const notTaken = [...this.#routes].filter(([key]) => !this.#taken.has(key)).map(([, route]) => route)
    return { total: this.#routes.size, taken: this.#routes.size - notTaken.length, notTaken }
  }
}

function rowKey(file: string, node: string, row: string): string {
  return `${file}\n${node}\n${row}`
}
