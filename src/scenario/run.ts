import { RunAccount } from '../account/run-account.js'
import type { Workflow } from '../config/model.js'
import { whenAborted } from '../core/abort.js'
import type { EventConsumer } from '../core/events.js'
import type { Json } from '../core/json.js'
import { nodeKey } from '../core/place.js'
import type { FileStore } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import { execute } from '../run/execute.js'
import { PLAIN_RUN, type RunAdapters, type RunRequest } from '../run/request.js'
import type { ReadyScenario } from './check.js'
import type { Scenario } from './load.js'
import { stubbing } from './stubs.js'
import { VirtualClock } from './virtual-clock.js'

/** What a test of scenario files needs from outside; the adapters are for nodes that are named in `real`. */
export type TestSurroundings = Pick<
  RunRequest,
  'cwd' | 'env' | 'scriptEnv' | 'tempBase' | 'helpersFolder' | 'adapters' | 'cancel'
>

export interface ScenarioSurroundings extends TestSurroundings {
  readonly workflow: Workflow
  readonly sources: ReadonlyMap<string, string>
  readonly workspace: string
}

export interface ScenarioRun {
  readonly result: ResultDocument
  /** As it is, not redacted: it is compared with what the author expects. */
  readonly output: Json
  readonly account: RunAccount
  readonly waitedSeconds: number
  readonly accidents: readonly string[]
}

/** Every scenario begins at the same moment, so that times in outputs are the same each time. */
const BEGINNING = Date.UTC(2024, 0, 1)

/** Runs a workflow with stubs on a virtual clock; nothing is written anywhere. */
export async function runScenario(ready: ReadyScenario, around: ScenarioSurroundings): Promise<ScenarioRun> {
  await importExecutors()
  const clock = new VirtualClock(BEGINNING)
  let account = new RunAccount()
  const stopped = new AbortController()
  const unlink = whenAborted(around.cancel, () => stopped.abort('SIGINT'))
  const { workflow, sources, workspace } = around
  const stubs = stubbing(ready, workflow, await around.adapters.patterns(), () => stopped.abort('SIGTERM'))
  const { scenario, inputs, answers } = ready
  const request: RunRequest = {
    ...PLAIN_RUN,
    ...around,
    file: workflow.file,
    fileAsGiven: workflow.displayFile,
    given: scenario.inputs,
    gates: { answers, skip: false, human: null },
    cancel: stopped.signal,
    // The middle of the range: no jitter.
    random: () => 0.5,
    runId: 'scenario',
    intercept: stubs.intercept,
    adapters: scenarioAdapters(scenario, around.adapters, clock),
    observer: {
      started: (start) => {
        account = start.account
        return { consumers: [holding(scenario, clock)], sinks: [] }
      },
      masked: () => {},
      note: () => {},
      finished: () => {},
    },
  }
  const ended = await execute({ request, workflow, inputs, warnings: [], sources, resume: null, workspace })
  unlink()
  const output = ended.status === 'ended' ? ended.output : null
  const waitedSeconds = clock.slept / 1000
  return { result: ended.result, output, account, waitedSeconds, accidents: [...stubs.accidents] }
}

/** An import takes real time, in which the virtual clock would jump: it is done before the run. */
async function importExecutors(): Promise<void> {
  await Promise.all([import('../nodes/agent/index.js'), import('../nodes/gate.js'), import('../nodes/questions.js')])
}

/** No time passes while a real script runs; agents wait between requests, so for them only the request counts. */
function holding(scenario: Scenario, clock: VirtualClock): EventConsumer {
  const held = new Map<string, () => void>()
  return {
    consume: (event) => {
      if (event.type !== 'node_started' && event.type !== 'node_completed' && event.type !== 'node_failed') return
      if (event.node_type !== 'script' || !scenario.real.includes(event.node)) return
      const key = nodeKey(event)
      if (event.type === 'node_started') held.set(key, clock.hold())
      else held.get(key)?.()
    },
  }
}

/** The real world behind a virtual clock, without any file of its own. */
function scenarioAdapters(scenario: Scenario, real: RunAdapters, clock: VirtualClock): RunAdapters {
  const held = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = clock.hold()
    try {
      return await work()
    } finally {
      release()
    }
  }
  const nothingReal = scenario.real.length === 0
  return {
    ...real,
    clock,
    files: NO_FILES,
    processes: {
      run: (request, signal) =>
        nothingReal
          ? Promise.resolve({ status: 'not_started', message: 'nothing is named in `real`' })
          : held(() => real.processes.run(request, signal)),
      endLeftovers: (graceMs) => (nothingReal ? Promise.resolve() : held(() => real.processes.endLeftovers(graceMs))),
    },
    patterns: () => held(real.patterns),
    provider: async (surroundings) => ({
      ask: (request, signal) => held(async () => (await real.provider(surroundings)).ask(request, signal)),
    }),
    github: () => scenario.github ?? real.github(),
  }
}

function refuse(): never {
  throw new Error('a scenario leaves no files')
}

/** A run that cannot make its folder goes on without one. */
const NO_FILES: FileStore = {
  makeFolder: refuse,
  openAppend: refuse,
  replace: refuse,
  readText: refuse,
  lines: refuse,
  linesFromEnd: refuse,
  endsOpen: refuse,
  exists: () => false,
  hasContent: () => false,
  isIrregular: () => false,
  remove: () => {},
}
