import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { writeTextFile } from '../adapters/file-store.js'
import type { LivePage, PageReply, ServedPage } from '../adapters/live-server.js'
import { createCoverage } from '../config/contract/coverage.js'
import type { Finding } from '../core/finding.js'
import type { JsonObject } from '../core/json.js'
import { tryOr } from '../core/result.js'
import { findScenarioFiles } from '../scenario/load.js'
import type { ScenarioRun } from '../scenario/run.js'
import { type ScenarioResult, testFiles } from '../scenario/test-files.js'
import { openSimulation, simulateMatrix, simulateQuestion } from '../simulate/index.js'
import { type Answer, NO_ASSUMPTIONS, NO_FILTERS, type Refusal, type Simulation } from '../simulate/model.js'
import { createSavedScenario, toScenarioFile } from '../simulate/save.js'
import { diskReader, findShownFolder, resolveRealPath } from '../source/workspace.js'
import { renderStudio } from '../studio/page.js'
import {
  parseQuestion,
  proposeName,
  type StudioQuestion,
  toAssumptions,
  toFailures,
  toSearch,
} from '../studio/question.js'
import { createStudioFile } from '../studio/read.js'
import { listStops } from '../studio/trace.js'
import type { StudioFile, StudioScenario, StudioView } from '../studio/view.js'
import type { CommandContext } from './command.js'
import { readTextFile } from './files.js'
import { createCommandSurroundings } from './run-request.js'

/** Everything that was read from disk; a new one is made after a change. */
interface ReadState {
  readonly digest: string
  readonly watched: readonly string[]
  readonly simulation: Simulation | null
  readonly file: StudioFile | null
  readonly isOld: boolean
  readonly findings: readonly Finding[]
  /** Questions by their address. */
  readonly asked: Map<string, Asked>
  /** What takes longer than reading; the page is shown without it at first. */
  readonly tried: Promise<Tried>
  /** Stops the work for `tried`, whose result is then empty. */
  readonly stop: () => void
}

/** Results of the scenarios and of every failure, and the findings about scenario files. */
type Tried = Pick<StudioView, 'scenarios' | 'coverage' | 'matrix' | 'findings'>

const NOTHING_TRIED: Tried = { scenarios: [], coverage: null, matrix: null, findings: [] }

/** The studio's page: reads the files again when they change, and answers the question of each address. */
export class StudioPage implements LivePage {
  #state: Promise<ReadState> | null = null

  constructor(
    readonly given: string,
    readonly context: CommandContext,
    readonly cancel: AbortSignal,
    /** Time that a request waits for results; a small file is shown whole at once. */
    readonly patienceMs = 300,
  ) {}

  readonly render = async (isFinal: boolean, query: URLSearchParams): Promise<ServedPage> => {
    const state = await this.#read()
    const { patienceMs } = this
    const later = patienceMs === 0 ? null : setTimeout(patienceMs, null, { ref: false })
    const tried = await (query.has('wait') ? state.tried : Promise.race([state.tried, later]))
    const question = parseQuestion(query)
    const asked = askOnce(state, question)
    // Preparing the test takes longer than the answer: it starts when the page asks again.
    const isPatient = query.has('wait') || query.has('since')
    const saving = isPatient ? await asked.prepare() : asked.saving
    const isTrying = tried === null || saving === null
    const revision = `${state.digest}${isTrying ? '-trying' : ''}${isFinal ? '-final' : ''}`
    if (query.get('since') === revision) return { revision, text: () => '' }
    const { file, isOld, findings } = state
    const view = {
      ...{ given: this.given, file, isOld, question, isTrying: tried === null, isPreparing: saving === null },
      ...(await asked.answered),
      ...(saving ?? NOT_SAVED),
      ...(tried ?? NOTHING_TRIED),
      findings: [...findings, ...(tried?.findings ?? [])],
    }
    const text = renderStudio({ ...view, revision, isFinal })
    return { revision, text: () => text }
  }

  readonly receive = async (action: string, body: JsonObject): Promise<PageReply> => {
    const { question, name, before } = body
    if (action !== 'save') return { status: 404, text: 'Nothing takes this.' }
    if (typeof question !== 'string' || typeof name !== 'string' || name.trim() === '')
      return { status: 400, text: 'A test needs a question and a name.' }
    const { simulation, isOld } = await this.#read()
    if (simulation === null || isOld) return { status: 409, text: 'The file has errors; nothing was saved.' }
    const asked = parseQuestion(new URLSearchParams(question))
    const answer = await simulateQuestion(simulation, toFailures(asked), toAssumptions(asked))
    if (!answer.ok) return { status: 400, text: listRefusals(answer.error).join(' ') }
    const file = toScenarioFile(simulation.workflow.file)
    const old = readScenarioFile(file)
    if (digestText(old) !== before)
      return { status: 409, text: `${path.basename(file)} has changed since this preview; look at it again.` }
    const saved = await createSavedScenario(simulation, answer.value, toAssumptions(asked), name.trim(), file)
    if (!saved.ok) return { status: 409, text: `Not saved: ${saved.error}` }
    const written = writeTextFile(file, saved.value)
    if (!written.ok) return { status: 409, text: `${path.basename(file)} ${written.error}` }
    return { status: 200, text: `Saved in ${path.basename(file)}.` }
  }

  /** Returns the state of the files; requests that come while they are read wait for the same reading. */
  #read(): Promise<ReadState> {
    const before = this.#state
    const next = (before ?? Promise.resolve(null)).then(async (state) =>
      state !== null && digestFiles(state.watched) === state.digest ? state : this.#load(state),
    )
    this.#state = next.catch(() => before ?? this.#load(null))
    return next
  }

  async #load(before: ReadState | null): Promise<ReadState> {
    const { given, context, cancel } = this
    const around = { ...createCommandSurroundings(context), cancel }
    const file = path.resolve(context.cwd, given)
    const opened = await openSimulation(given, around)
    const shownFrom = findShownFolder(file, context.env, context.cwd)
    const { sources } = opened.ok ? opened.value : opened.error
    const parts = [...sources.keys()].map((shown) => path.resolve(shownFrom, shown))
    const tests = findScenarioFiles(resolveRealPath(file), path.dirname(file), [], diskReader)
    const watched = [...new Set([file, path.dirname(file), ...parts, ...tests])]
    // Taken before anything else is read, so that a change in the meantime is seen at the next look.
    const digest = digestFiles(watched)
    before?.stop()
    if (!opened.ok) {
      const tried = before?.tried.then(({ matrix }) => ({ ...NOTHING_TRIED, matrix })) ?? Promise.resolve(NOTHING_TRIED)
      const old = { simulation: before?.simulation ?? null, file: before?.file ?? null, tried, stop: () => {} }
      return { digest, watched, asked: new Map(), ...old, isOld: true, findings: opened.error.findings }
    }
    const simulation = opened.value
    const stopped = new AbortController()
    const tried = tryFailures(simulation, tests, AbortSignal.any([cancel, stopped.signal]))
    // Each request that waits for the results gets the error.
    tried.catch(() => undefined)
    return {
      digest,
      watched,
      simulation,
      asked: new Map(),
      file: createStudioFile(simulation),
      isOld: false,
      findings: simulation.findings,
      tried,
      stop: () => stopped.abort(),
    }
  }
}

/** Runs the scenarios that run no script, and tries every failure. */
async function tryFailures(simulation: Simulation, tests: readonly string[], cancel: AbortSignal): Promise<Tried> {
  const around = { ...simulation, cancel }
  const runs = new Map<ScenarioResult, ScenarioRun>()
  const report = await testFiles(tests, around, true, (result, run) => runs.set(result, run))
  const matrix = await simulateMatrix(around, NO_ASSUMPTIONS, NO_FILTERS)
  if (cancel.aborted) return NOTHING_TRIED
  const scenarios = report.files.flatMap(({ file, scenarios: results }) =>
    results.map((result): StudioScenario => {
      const { line, name, passed, failures, path: actual } = result
      const expected = failures.find(({ what }) => what === 'path')?.expected
      return {
        file,
        line,
        name,
        passed,
        failures: failures.map(({ what, message }) => `${what}: ${message}`),
        stops: listStops(runs.get(result)?.account.visits.roots ?? []),
        paths: Array.isArray(expected) ? { expected: expected.map(String), actual } : null,
      }
    }),
  )
  for (const { file, line, name } of report.leftOut)
    scenarios.push({ file, line, name, passed: null, failures: [], stops: [], paths: null })
  const { tested, failures: total } = createCoverage(report)
  const findings = [...report.findings, ...(matrix.ok ? [] : matrix.error.findings)]
  return { scenarios, coverage: { tested, total }, matrix: matrix.ok ? matrix.value : null, findings }
}

type Saving = Pick<StudioView, 'test' | 'notSaved'>

/** A question with its answer, and the test that the answer makes. */
interface Asked {
  readonly answered: Promise<Pick<StudioView, 'answer' | 'refusals'>>
  readonly prepare: () => Promise<Saving>
  /** Null before the test is prepared. */
  saving: Saving | null
}

const NOT_SAVED: Saving = { test: null, notSaved: null }
const NOTHING_ASKED: Asked = {
  answered: Promise.resolve({ answer: null, refusals: [] }),
  prepare: async () => NOT_SAVED,
  saving: NOT_SAVED,
}
/** Maximum number of questions that are remembered until the files change. */
const MAX_ASKED = 30

/** Returns the answer to a question, which is computed once. */
function askOnce({ simulation, isOld, asked }: ReadState, question: StudioQuestion): Asked {
  const failures = toFailures(question)
  if (simulation === null || failures.length === 0) return NOTHING_ASKED
  const key = toSearch(question, { ending: 0 })
  const earlier = asked.get(key)
  if (earlier !== undefined) return earlier
  const result = simulateQuestion(simulation, failures, toAssumptions(question))
  const answered = result.then((given) =>
    given.ok ? { answer: given.value, refusals: [] } : { answer: null, refusals: listRefusals(given.error) },
  )
  let preparing: Promise<Saving> | null = null
  const prepareNow = async (): Promise<Saving> => {
    const { answer } = await answered
    made.saving = answer === null || isOld ? NOT_SAVED : await proposeTest(simulation, answer, question)
    return made.saving
  }
  const prepare = (): Promise<Saving> => {
    preparing ??= prepareNow()
    return preparing
  }
  const made: Asked = { answered, prepare, saving: null }
  const [oldest] = asked.keys()
  if (asked.size >= MAX_ASKED && oldest !== undefined) asked.delete(oldest)
  asked.set(key, made)
  return made
}

/** Makes the test that the page offers to save, under a name that is not taken. */
async function proposeTest(simulation: Simulation, answer: Answer, question: StudioQuestion): Promise<Saving> {
  const file = toScenarioFile(simulation.workflow.file)
  const old = readScenarioFile(file)
  const proposed = proposeName(question)
  const isTaken = (name: string): boolean => old?.includes(name) === true
  const name = isTaken(proposed)
    ? ([2, 3, 4, 5].map((n) => `${proposed} (${n})`).find((each) => !isTaken(each)) ?? proposed)
    : proposed
  const saved = await createSavedScenario(simulation, answer, toAssumptions(question), name, file)
  if (!saved.ok) return { test: null, notSaved: saved.error }
  const { value: text } = saved
  const yaml = old !== null && text.startsWith(old) ? text.slice(old.length) : text
  return { test: { name, file: path.basename(file), yaml, before: digestText(old) }, notSaved: null }
}

/** Returns the text of a scenario file; null if there is none yet. */
function readScenarioFile(file: string): string | null {
  const read = readTextFile(file)
  return read.ok ? read.value : null
}

function digestText(text: string | null): string {
  return createHash('sha256')
    .update(text ?? '\0')
    .digest('base64url')
    .slice(0, 20)
}

function listRefusals({ remedies, findings }: Refusal): readonly string[] {
  return [...remedies, ...findings].map(({ message, suggestion }) =>
    suggestion === null ? message : `${message} (${suggestion})`,
  )
}

/** Digests the times and sizes of files; a folder's time changes with the names in it. */
function digestFiles(files: readonly string[]): string {
  const stamps = files.map((file) =>
    tryOr('absent', () => {
      const { mtimeMs, size } = statSync(file)
      return `${mtimeMs}:${size}`
    }),
  )
  return createHash('sha256').update(stamps.join('\n')).digest('base64url').slice(0, 20)
}
