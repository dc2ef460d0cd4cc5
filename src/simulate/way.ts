import { toErrorRecord } from '../account/reported-errors.js'
import { copyJson, type Json, type JsonObject } from '../core/json.js'
import { addTo } from '../core/maps.js'
import { type RunEnd, toExitCode } from '../core/outcome.js'
import { runAssumed } from '../scenario/run.js'
import { AssumedData } from './assumed.js'
import { type ErrorReaction, findHandler } from './handling.js'
import type { Assumptions, Choice, Ending, PathStep, SimulatedFailure, Simulation } from './model.js'
import { describeState } from './outlook.js'
import { PathLog } from './path.js'
import { AssumedWorld } from './world.js'

/** Run of the engine with assumed values: its ending and the choices that were made. */
export interface Way {
  readonly ending: Ending
  /** Free choices in their order. */
  readonly choices: readonly Choice[]
  /** Whether every failure of the question happened. */
  readonly isMet: boolean
  readonly reactions: readonly ErrorReaction[]
  /** Returns what was assumed, as a scenario would give it. */
  readonly assumed: () => AssumedFacts
}

interface AssumedFacts {
  readonly inputs: JsonObject
  readonly outputs: ReadonlyMap<string, readonly Json[]>
  readonly github: JsonObject
  /** Details of the failures, by node. */
  readonly details: ReadonlyMap<string, JsonObject>
}

/** How far a run has come when it arrives at a step of the root, before the first attempt of a visit. */
export interface WayProgress {
  readonly node: string
  readonly visit: number
  /** Number of free choices, of steps of the path, of visits of the root's steps, of reactions to errors, and of retries so far. */
  readonly choices: number
  readonly steps: number
  readonly visits: number
  readonly reactions: number
  readonly retries: number
  readonly seconds: number
  /** Whether every failure of the question has happened. */
  readonly isMet: boolean
  /** Describes what the rest of the run depends on; null if too much to compare. */
  readonly describe: () => string | null
}

/** Watches a run after its known steps, and ends the run where the rest of it is known. */
export interface Watch {
  readonly known: readonly PathStep[]
  readonly knowsRest: (progress: WayProgress) => boolean
}

/** Runs the file once; `decisions` answer the first conditions over assumed values, later ones hold. */
export async function runWay(
  simulation: Simulation,
  failures: readonly SimulatedFailure[],
  assumptions: Assumptions,
  decisions: readonly boolean[],
  watch: Watch | null = null,
): Promise<Way> {
  const stopped = new AbortController()
  const data = new AssumedData(decisions, assumptions.itemCount, () => stopped.abort())
  const world = new AssumedWorld(simulation.workflow, assumptions, failures, data)
  const path = new PathLog(failures, data, watch?.known)
  const github = world.createGithub()
  const inputs = world.createInputs()
  const outputs = new Map<string, Json[]>()
  const details = new Map<string, JsonObject>()
  const injections = failures.map(({ details: _, ...injection }) => injection)
  let isMet: boolean | null = null
  const run = await runAssumed(
    {
      scenario: { inputs: {}, stubs: new Map(), real: [], github: null },
      inputs: inputs.ok ? inputs.value : {},
      injections,
      answers: assumptions.gates,
    },
    { ...simulation, cancel: stopped.signal },
    {
      assumed: data,
      assumeOutput: (at, step) => {
        const made = world.assumeOutput(at, step)
        addTo(outputs, at.node, made.output)
        return made
      },
      assumeError: (at, step, raised) => {
        const made = world.assumeError(at, step, raised)
        if (made.status === 'raised') details.set(at.node, made.error.envelope.details)
        return made
      },
      arrive: (at, names, flow, fired) => {
        if (watch === null || at.scope !== '' || at.attempt !== 1 || data.isOver) return false
        if (data.choices.length < decisions.length || path.steps.length <= watch.known.length) return false
        const progress = {
          ...path.countProgress(),
          node: at.node,
          visit: at.visit,
          choices: data.choices.length,
          isMet: fired.size === injections.length,
          describe: () => describeState({ root: simulation.workflow, at, names, flow, data, path, injections, fired }),
        }
        if (!watch.knowsRest(progress)) return false
        isMet = progress.isMet
        data.isOver = true
        stopped.abort()
        return true
      },
      github: () => github,
      consumer: path,
    },
  )
  const about = { seconds: run.waitedSeconds, retries: path.retries, choices: [data.choices], steps: path.steps }
  const ending = data.isOver
    ? createUnknown(data, data.failure ?? { reason: '', from: [] })
    : createEnding(simulation, failures.at(-1) ?? null, run.end, path, data)
  return {
    ending: { ...ending, ...about, path: path.visits },
    choices: data.choices,
    isMet: isMet ?? run.unfired.length === 0,
    reactions: path.reactions,
    assumed: () => ({
      inputs: revealObject(inputs.ok ? inputs.value : {}, data),
      outputs: new Map([...outputs].map(([node, made]) => [node, made.map((output) => data.reveal(output))])),
      github: revealObject(github, data),
      details: new Map([...details].map(([node, made]) => [node, revealObject(made, data)])),
    }),
  }
}

type EndingOnly = Omit<Ending, 'seconds' | 'retries' | 'choices' | 'steps' | 'path'>

function createEnding(
  { workflow: { settings, displayFile } }: Simulation,
  lastFailure: SimulatedFailure | null,
  { outcome, signal, error, termination, output }: RunEnd,
  path: PathLog,
  data: AssumedData,
): EndingOnly {
  const workflow = { name: settings.name, file: displayFile }
  const records = path.recorded.map((event) => toErrorRecord(event, { workflow, github: null }))
  return {
    outcome,
    exit_code: toExitCode(outcome, signal),
    terminated_by: termination?.terminatedBy ?? null,
    error: error && {
      kind: error.envelope.kind,
      node: records[0]?.node ?? '',
      message: data.revealText(error.envelope.message),
    },
    ...findHandler(lastFailure, path.reactions, outcome),
    records: records.map((record) => revealObject(copyJson(record), data)),
    output: data.reveal(output),
    unknown: null,
  }
}

function revealObject(value: JsonObject, data: AssumedData): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, item]): [string, Json] => [name, data.reveal(item)]))
}

function createUnknown(data: AssumedData, { reason, from }: NonNullable<AssumedData['failure']>): EndingOnly {
  const help = from.map(formatOption)
  const unknown = { reason: data.revealText(reason), help: [...new Set(help)] }
  const nothing = { exit_code: null, terminated_by: null, error: null, handled_by: null, escapes: null }
  return { outcome: 'unknown', ...nothing, records: [], output: null, unknown }
}

/** Returns the option that would replace an assumed value: `check.output.count` by `--output check.count=...`. */
function formatOption(name: string): string {
  const [plain = name] = name.split(' (visit ')
  const [, input] = /^workflow\.input\.([^.[]+)/.exec(plain) ?? []
  if (input !== undefined) return `-i ${input}=...`
  const [, node, field] = /^(.+?)\.output\.([^[]+)/.exec(plain) ?? []
  if (node !== undefined) return `--output ${node}.${field}=...`
  const [, detail] = /^details\.([^.[]+)/.exec(plain) ?? []
  return detail === undefined ? `(${plain} cannot be given)` : `--inject-details NODE.${detail}=...`
}
