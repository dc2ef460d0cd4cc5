import { toErrorRecord } from '../account/reported-errors.js'
import { copyJson, type Json, type JsonObject } from '../core/json.js'
import { addTo } from '../core/maps.js'
import { runScenario } from '../scenario/run.js'
import { AssumedData } from './assumed.js'
import type { Assumptions, Ending, SimulatedFailure, Simulation } from './model.js'
import { PathLog } from './path.js'
import { AssumedWorld } from './world.js'

/** One run of the engine with assumed values: where it ended, and which choices were made. */
export interface Way {
  readonly ending: Ending
  /** Free choices in their order. */
  readonly decisions: readonly boolean[]
  /** Whether every failure of the question happened. */
  readonly isMet: boolean
  /** What was assumed, as a scenario would give it. */
  readonly assumed: {
    readonly inputs: JsonObject
    readonly outputs: ReadonlyMap<string, readonly Json[]>
    readonly github: JsonObject
    /** Details of the failures, by node. */
    readonly details: ReadonlyMap<string, JsonObject>
  }
}

/** Runs the file once; `decisions` answer the first conditions over assumed values, later ones hold. */
export async function runWay(
  simulation: Simulation,
  failures: readonly SimulatedFailure[],
  assumptions: Assumptions,
  decisions: readonly boolean[],
): Promise<Way> {
  const stopped = new AbortController()
  const data = new AssumedData(decisions, assumptions.itemCount, () => stopped.abort())
  const world = new AssumedWorld(simulation.workflow, assumptions, failures, data)
  const path = new PathLog(failures, data)
  const github = world.createGithub()
  const inputs = world.createInputs()
  const outputs = new Map<string, Json[]>()
  const details = new Map<string, JsonObject>()
  const run = await runScenario(
    {
      scenario: { inputs: {}, stubs: new Map(), real: [], github: null },
      inputs: inputs.ok ? inputs.value : {},
      injections: failures.map(({ node, kind, attempt, message = `injected ${kind}` }) => ({
        node,
        kind,
        attempt,
        message,
      })),
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
      github: () => github,
      consumer: path,
    },
  )
  const about = { seconds: run.waitedSeconds, retries: path.retries, choices: [data.choices], steps: path.steps }
  const ending = data.failure === null ? createEnding(simulation, run, path, data) : createUnknown(data, data.failure)
  return {
    ending: { ...ending, ...about, path: run.account.walk.path },
    decisions: data.free,
    isMet: run.unfired.length === 0,
    assumed: {
      inputs: revealObject(inputs.ok ? inputs.value : {}, data),
      outputs: new Map([...outputs].map(([node, made]) => [node, made.map((output) => data.reveal(output))])),
      github: revealObject(github, data),
      details: new Map([...details].map(([node, made]) => [node, revealObject(made, data)])),
    },
  }
}

type EndingOnly = Omit<Ending, 'seconds' | 'retries' | 'choices' | 'steps' | 'path'>

function createEnding(
  { workflow: { settings, displayFile } }: Simulation,
  { result, account, output }: Awaited<ReturnType<typeof runScenario>>,
  path: PathLog,
  data: AssumedData,
): EndingOnly {
  const workflow = { name: settings.name, file: displayFile }
  const records = account.errors.recorded.map((event) => toErrorRecord(event, { workflow, github: null }))
  const error = account.ending?.error ?? null
  return {
    outcome: result.outcome,
    exit_code: result.exit_code,
    terminated_by: result.termination?.terminated_by ?? null,
    error: error && {
      kind: error.envelope.kind,
      node: records[0]?.node ?? '',
      message: data.revealText(error.envelope.message),
    },
    ...path.findHandling(result.outcome),
    records: records.map((record) => revealObject(copyJson(record), data)),
    output: data.reveal(output),
    unknown: null,
  }
}

function revealObject(value: JsonObject, data: AssumedData): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, item]): [string, Json] => [name, data.reveal(item)]))
}

function createUnknown(data: AssumedData, { reason, from }: NonNullable<AssumedData['failure']>): EndingOnly {
  const help = from.map((name) => toHelp(name))
  const unknown = { reason: data.revealText(reason), help: [...new Set(help)] }
  const nothing = { exit_code: null, terminated_by: null, error: null, handled_by: null, escapes: null }
  return { outcome: 'unknown', ...nothing, records: [], output: null, unknown }
}

/** Returns the option that would replace an assumed value: `check.output.count` by `--output check.count=...`. */
function toHelp(name: string): string {
  const [plain = name] = name.split(' (visit ')
  const [, input] = /^workflow\.input\.([^.[]+)/.exec(plain) ?? []
  if (input !== undefined) return `-i ${input}=...`
  const [, node, field] = /^(.+?)\.output\.([^[]+)/.exec(plain) ?? []
  if (node !== undefined) return `--output ${node}.${field}=...`
  const [, detail] = /^details\.([^.[]+)/.exec(plain) ?? []
  return detail === undefined ? `(${plain} cannot be given)` : `--inject-details NODE.${detail}=...`
}
