import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { LivePage, PageReply, ServedPage } from '../adapters/live-server.js'
import { diskReader, resolveRealPath, toShownFolder } from '../config/load/workspace.js'
import type { Finding } from '../core/finding.js'
import type { JsonObject } from '../core/json.js'
import { tryOr } from '../core/result.js'
import { findScenarioFiles } from '../scenario/load.js'
import { testFiles } from '../scenario/test-files.js'
import { openSimulation, simulateMatrix, simulateQuestion } from '../simulate/index.js'
import { NO_ASSUMPTIONS, type Refusal, type Simulation } from '../simulate/model.js'
import { renderStudio } from '../studio/page.js'
import { parseQuestion, type StudioQuestion, toAssumptions, toFailures } from '../studio/question.js'
import { createStudioFile } from '../studio/read.js'
import type { StudioFile, StudioScenario, StudioView } from '../studio/view.js'
import type { CommandContext } from './command.js'
import { createSurroundings } from './run-request.js'

/** Everything that was read from disk; a new one is made after a change. */
interface ReadState {
  readonly digest: string
  readonly watched: readonly string[]
  readonly simulation: Simulation | null
  readonly file: StudioFile | null
  readonly isOld: boolean
  readonly findings: readonly Finding[]
  readonly scenarios: readonly StudioScenario[]
  readonly coverage: StudioView['coverage']
}

/** The studio's page: reads the files again when they change, and answers the question of each address. */
export class StudioPage implements LivePage {
  #state: Promise<ReadState> | null = null

  constructor(
    readonly given: string,
    readonly context: CommandContext,
    readonly cancel: AbortSignal,
  ) {}

  readonly render = async (isFinal: boolean, query: URLSearchParams): Promise<ServedPage> => {
    const state = await this.#read()
    const revision = `${state.digest}${isFinal ? '-final' : ''}`
    if (query.get('since') === revision) return { revision, text: () => '' }
    const question = parseQuestion(query)
    const view = await this.#createView(state, question)
    const text = renderStudio({ ...view, revision, isFinal })
    return { revision, text: () => text }
  }

  readonly receive = async (action: string, body: JsonObject): Promise<PageReply> => {
    return { status: 404, text: `${action} ${Object.keys(body).length}` }
  }

  /** Returns the state of the files; requests that come while they are read wait for the same reading. */
  #read(): Promise<ReadState> {
    const before = this.#state
    const next = (before ?? Promise.resolve(null)).then(async (state) =>
      state !== null && createDigest(state.watched) === state.digest ? state : this.#load(state),
    )
    this.#state = next.catch(() => before ?? this.#load(null))
    return next
  }

  async #load(before: ReadState | null): Promise<ReadState> {
    const { given, context, cancel } = this
    const around = { ...createSurroundings(context), cancel }
    const file = path.resolve(context.cwd, given)
    const opened = await openSimulation(given, around)
    const shownFrom = toShownFolder(file, context.env, context.cwd)
    const { sources } = opened.ok ? opened.value : opened.error
    const parts = [...sources.keys()].map((shown) => path.resolve(shownFrom, shown))
    const tests = findScenarioFiles(resolveRealPath(file), path.dirname(file), [], diskReader)
    const watched = [...new Set([file, path.dirname(file), ...parts, ...tests])]
    // Taken before anything else is read, so that a change in the meantime is seen at the next look.
    const digest = createDigest(watched)
    if (!opened.ok) {
      const old = { simulation: before?.simulation ?? null, file: before?.file ?? null }
      return {
        digest,
        watched,
        ...old,
        isOld: true,
        findings: opened.error.findings,
        scenarios: [],
        coverage: null,
      }
    }
    const simulation = opened.value
    const report = await testFiles(tests, around)
    const matrix = await simulateMatrix(simulation, NO_ASSUMPTIONS, { nodes: [], kinds: [], untested: false })
    const scenarios = report.files.flatMap(({ file: name, scenarios: results }) =>
      results.map(
        ({ line, name: title, passed, failures, path: walked }): StudioScenario => ({
          file: name,
          line,
          name: title,
          passed,
          failures: failures.map(({ what, message }) => `${what}: ${message}`),
          path: walked,
        }),
      ),
    )
    const read = matrix.ok ? createStudioFile(simulation, matrix.value) : null
    const findings = [...simulation.findings, ...report.findings, ...(matrix.ok ? [] : matrix.error.findings)]
    return { digest, watched, simulation, file: read, isOld: false, findings, scenarios, coverage: null }
  }

  async #createView(state: ReadState, question: StudioQuestion): Promise<Omit<StudioView, 'revision' | 'isFinal'>> {
    const { simulation, file, isOld, findings, scenarios, coverage } = state
    const failures = toFailures(question)
    const asked =
      simulation === null || failures.length === 0
        ? null
        : await simulateQuestion(simulation, failures, toAssumptions(question))
    const refusals = asked === null || asked.ok ? [] : listRefusals(asked.error)
    const answer = asked?.ok === true ? asked.value : null
    return {
      given: this.given,
      file,
      isOld,
      findings,
      scenarios,
      coverage,
      question,
      answer,
      refusals,
      test: null,
      notSaved: null,
    }
  }
}

function listRefusals({ remedies, findings }: Refusal): readonly string[] {
  return [...remedies, ...findings].map(({ message, suggestion }) =>
    suggestion === null ? message : `${message} (${suggestion})`,
  )
}

/** Digests the times and sizes of files; a folder's time changes with the names in it. */
function createDigest(files: readonly string[]): string {
  const stamps = files.map((file) =>
    tryOr('absent', () => {
      const { mtimeMs, size } = statSync(file)
      return `${mtimeMs}:${size}`
    }),
  )
  return createHash('sha256').update(stamps.join('\n')).digest('base64url').slice(0, 20)
}
