import path from 'node:path'
import { listPossibleFailures, type PossibleFailure } from '../config/contract/coverage.js'
import { isEngineKind, matchesPattern } from '../core/kinds.js'
import type { Clock } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { ReadyScenario } from '../scenario/check.js'
import { checkScenarioFile } from '../scenario/check.js'
import { findScenarioFiles } from '../scenario/load.js'
import { findMismatches } from '../scenario/mismatches.js'
import { type RaisedAt, runScenario, type ScenarioSurroundings } from '../scenario/run.js'
import { listGivenFailures, listTestedFailures } from '../scenario/test-files.js'
import { diskReader } from '../source/workspace.js'
import { checkAssumptions } from './check.js'
import { type Explored, Explorer } from './explore.js'
import { createKindClasses, toSampleKind } from './failures.js'
import type {
  Answer,
  Assumptions,
  Matrix,
  MatrixFilters,
  MatrixRow,
  Refusal,
  SimulatedFailure,
  Simulation,
  TestReference,
} from './model.js'
import { toEndingKey } from './outcomes.js'
import { isOutputRead } from './reads.js'
import { NEVER_RAN } from './world.js'

/** Time for the whole matrix. A file of 200 nodes fits; of a larger one, rows are left out. */
const BUDGET_MS = 10_000

type Row = PossibleFailure & Pick<MatrixRow, 'after' | 'once' | 'always'>

/** Tries every failure of a file, once and always. */
export async function simulateMatrix(
  simulation: Simulation,
  assumptions: Assumptions,
  filters: MatrixFilters,
): Promise<Result<Matrix, Refusal>> {
  const remedies = checkAssumptions(simulation, assumptions)
  if (remedies.length > 0) return err({ findings: [], sources: new Map(), remedies })
  const time = new TimeBudget(simulation.adapters.clock)
  const explorer = new Explorer(simulation, assumptions)
  const success = await explorer.explore([], time.share(4))
  const isAsked = ({ node, kind }: PossibleFailure): boolean =>
    (filters.nodes.length === 0 || filters.nodes.includes(node) || filters.nodes.includes(removeGroup(node))) &&
    (filters.kinds.length === 0 || filters.kinds.some((pattern) => matchesPattern(pattern, kind)))
  const tried = await new Rows(simulation, explorer, time, isAsked).tryAll(success)
  const tests = filters.tests === false ? [] : await findTests(simulation)
  const rows = foldRows(tried)
    .map((row) => ({ ...row, tests: tests.filter(({ raised }) => isOfRow(raised, row)).map(({ test }) => test) }))
    .filter((row) => !filters.untested || row.tests.length === 0)
  const late = tried.filter(({ once }) => once === null).length
  const { workflow } = simulation
  return ok({
    schema_version: 1,
    file: workflow.displayFile,
    workflow: workflow.settings.name,
    success: success.answer,
    rows,
    left_out:
      late === 0 ? null : { rows: late, reason: 'the time for the whole file was up; ask with --node or --kind' },
  })
}

function isOfRow({ file, node, kind }: RaisedAt, row: Pick<MatrixRow, 'file' | 'node' | 'kinds'>): boolean {
  return file === row.file && node === removeGroup(row.node) && row.kinds.includes(kind)
}

/** Returns what the scenarios beside a file test, by the rule of `conductor test`; scenarios with `real` nodes are not run, and count as if they held. */
async function findTests(simulation: Simulation) {
  const { workflow } = simulation
  const files = findScenarioFiles(workflow.file, path.dirname(workflow.file), [], diskReader)
  const tests: { readonly test: TestReference; readonly raised: RaisedAt }[] = []
  for (const file of files) {
    const { sound } = await checkScenarioFile(file, simulation, new Map())
    for (const ready of sound?.ready ?? []) {
      const { position, name } = ready.scenario
      const test = { file: sound?.file.displayFile ?? file, line: position.line, name }
      for (const raised of await listTested(ready, { ...simulation, ...sound })) tests.push({ test, raised })
    }
  }
  return [...new Map(tests.map((test) => [JSON.stringify(test), test])).values()]
}

async function listTested(ready: ReadyScenario, around: ScenarioSurroundings): Promise<readonly RaisedAt[]> {
  const { workflow } = around
  if (ready.scenario.real.length > 0) return listGivenFailures(ready, workflow)
  const run = await runScenario(ready, around)
  const mismatches = findMismatches(run, ready.scenario.expect, new Set(workflow.steps.keys()))
  return mismatches.length === 0 ? listTestedFailures(ready, workflow, run) : []
}

/** Returns the name of a member without its group: `deploy` for `each.deploy`. */
function removeGroup(label: string): string {
  return label.split('.').at(-1) ?? label
}

/** Time for a whole matrix, of which each row gets a share: the ways of one row must not take the time of all others. */
class TimeBudget {
  readonly #end: number

  constructor(readonly clock: Pick<Clock, 'monotonic'>) {
    this.#end = clock.monotonic() + BUDGET_MS
  }

  isUp(): boolean {
    return this.clock.monotonic() > this.#end
  }

  /** Returns a function that says whether one of so many equal parts of the remaining time is over. */
  share(parts: number): () => boolean {
    const now = this.clock.monotonic()
    const end = now + (this.#end - now) / parts
    return () => this.clock.monotonic() > end
  }
}

/** Simulates rows; a node that only failures lead to is reached by the first failure that leads there. */
class Rows {
  /** Failures that lead to a node; empty for a node that is reached without one. */
  readonly #leading = new Map<string, readonly SimulatedFailure[]>()
  readonly #known = new Map<string, Pick<Row, 'once' | 'always'>>()
  readonly #classify: (kind: string) => string
  /** Number of rows that are not tried yet. */
  #waiting = 1

  constructor(
    readonly simulation: Simulation,
    readonly explorer: Explorer,
    readonly time: TimeBudget,
    readonly isAsked: (failure: PossibleFailure) => boolean,
  ) {
    this.#classify = createKindClasses(simulation.workflow)
  }

  async tryAll(success: Explored): Promise<readonly Row[]> {
    const failures = listPossibleFailures(this.simulation.contract)
    const rows = new Map<PossibleFailure, Row>()
    this.#note(success, [])
    // If ways were left out, any node may be reached without a failure.
    if (success.answer.left_out) for (const { node } of failures) this.#lead(removeGroup(node), [])
    for (let isNew = true; isNew; ) {
      isNew = false
      for (const failure of failures) {
        const after = this.#leading.get(removeGroup(failure.node))
        if (rows.has(failure) || after === undefined || !(this.isAsked(failure) || this.#mayLead(failure, failures)))
          continue
        this.#waiting = failures.length - rows.size
        rows.set(failure, { ...failure, after, ...(await this.#try(failure, after)) })
        isNew = true
      }
    }
    return failures.filter(this.isAsked).map((failure) => rows.get(failure) ?? createUnreached(failure))
  }

  /** Reports whether a failure that nobody asks for may lead to a node that somebody asks for. */
  #mayLead({ isNamed, source }: PossibleFailure, all: readonly PossibleFailure[]): boolean {
    const isMissing = all.some((failure) => this.isAsked(failure) && !this.#leading.has(removeGroup(failure.node)))
    return isMissing && (isNamed || source !== 'engine')
  }

  async #try(failure: PossibleFailure, after: readonly SimulatedFailure[]): Promise<Pick<Row, 'once' | 'always'>> {
    const kind = toSampleKind(failure.kind)
    const hasPrinted = !NEVER_RAN.has(kind) || !isOutputRead(this.simulation.workflow, failure.node)
    const key = JSON.stringify([failure.file, failure.node, after, this.#classify(kind), hasPrinted])
    const known = isEngineKind(kind) ? this.#known.get(key) : undefined
    if (known !== undefined) return { once: renameKind(known.once, kind), always: renameKind(known.always, kind) }
    const once = await this.#explore({ node: failure.node, kind, attempt: 1, details: {} }, after)
    // A node that is tried once ends the same way, whether it fails once or always.
    const isSame = once !== null && once.mostAttempts <= 1 && !once.answer.left_out
    const always = isSame
      ? {
          ...once.answer,
          failures: once.answer.failures.map((each, at) => (at < after.length ? each : { ...each, attempt: null })),
        }
      : (await this.#explore({ node: failure.node, kind, attempt: null, details: {} }, after))?.answer
    const answers = { once: once?.answer ?? null, always: always ?? null }
    this.#known.set(key, answers)
    return answers
  }

  async #explore(failure: SimulatedFailure, after: readonly SimulatedFailure[]): Promise<Explored | null> {
    if (this.time.isUp()) return null
    const failures = [...after, failure]
    const explored = await this.explorer.explore(failures, this.time.share(2 * this.#waiting))
    this.#note(explored, failures)
    return explored
  }

  #note({ reached }: Explored, failures: readonly SimulatedFailure[]): void {
    for (const name of reached) this.#lead(name, failures)
  }

  #lead(name: string, failures: readonly SimulatedFailure[]): void {
    if (!this.#leading.has(name)) this.#leading.set(name, failures)
  }
}

function renameKind(answer: Answer | null, kind: string): Answer | null {
  if (answer === null) return null
  const old = answer.failures.at(-1)
  const failures = answer.failures.map((failure) => (failure === old ? { ...failure, kind } : failure))
  const endings = answer.endings.map((ending) => ({
    ...ending,
    error: ending.error?.kind === old?.kind ? ending.error && { ...ending.error, kind } : ending.error,
  }))
  return { ...answer, failures, endings }
}

function createUnreached(failure: PossibleFailure): Row {
  const createAnswer = (attempt: number | null): Answer => ({
    failures: [{ node: failure.node, kind: toSampleKind(failure.kind), attempt, details: {} }],
    endings: [],
    certain: false,
    met_if: null,
    not_reached: true,
    ways: 0,
    left_out: false,
  })
  return { ...failure, after: [], once: createAnswer(1), always: createAnswer(null) }
}

/** Makes one row of the engine's kinds of a node whose ends are equal. */
function foldRows(rows: readonly Row[]): readonly Omit<MatrixRow, 'tests'>[] {
  const folded = new Map<string, Omit<MatrixRow, 'tests'>>()
  for (const { kind, isNamed: _, ...row } of rows) {
    const ends = JSON.stringify([describeAnswer(row.once, kind), describeAnswer(row.always, kind)])
    const key = JSON.stringify([row.file, row.node, isEngineKind(kind) ? ends : kind])
    const known = folded.get(key)
    folded.set(key, known === undefined ? { ...row, kinds: [kind] } : { ...known, kinds: [...known.kinds, kind] })
  }
  return [...folded.values()]
}

/** Describes the ends of an answer, without the name of the kind itself. */
function describeAnswer(answer: Answer | null, kind: string): readonly string[] {
  if (answer === null) return ['left out']
  if (answer.not_reached) return ['not reached']
  return answer.endings.map(
    (ending) => `${toEndingKey(ending).replaceAll(`"${toSampleKind(kind)}"`, '"*"')} ${JSON.stringify(ending.choices)}`,
  )
}
