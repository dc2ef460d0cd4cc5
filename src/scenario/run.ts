import { setMaxListeners } from 'node:events'
import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import type { Workflow } from '../config/model.js'
import { onAbort } from '../core/abort.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import { toNodeKey } from '../core/place.js'
import type { Clock, FileStore, ProcessResult } from '../core/ports.js'
import { executeRun, executeUnreported } from '../run/execute.js'
import { PLAIN_RUN, type RunAdapters, type RunRequest } from '../run/request.js'
import type { ReadyScenario } from './check.js'
import type { Scenario } from './load.js'
import { createStubbing, type Simulated } from './stubs.js'

/** Surroundings of a test of scenario files; the adapters serve the nodes that are named in `real`. */
export type TestSurroundings = Pick<
  RunRequest,
  'cwd' | 'env' | 'scriptEnv' | 'tempBase' | 'helpersFolder' | 'adapters' | 'cancel'
>

export interface ScenarioSurroundings extends TestSurroundings {
  readonly workflow: Workflow
  readonly sources: ReadonlyMap<string, string>
  readonly workspace: string
}

export type ScenarioRun = Awaited<ReturnType<typeof runScenario>>

const START_TIME = Date.UTC(2024, 0, 1)

/** The part of a checked scenario that a run needs. */
export type RunnableScenario = Omit<ReadyScenario, 'scenario'> & {
  readonly scenario: Pick<Scenario, 'inputs' | 'stubs' | 'real' | 'github'>
}

/** Replaces what a scenario does not say by assumptions: every node of it that would touch the outside world. */
export interface ScenarioAssumptions extends Simulated {
  readonly github: () => JsonObject
  readonly consumer: EventConsumer
}

/** Runs a workflow with stubs on a virtual clock; nothing is written anywhere. */
export async function runScenario(
  ready: RunnableScenario,
  around: ScenarioSurroundings,
  simulated?: ScenarioAssumptions,
) {
  const prepared = await prepareScenario(ready, around, simulated)
  const ended = await executeRun(prepared.todo)
  const { account, raised, stubs } = prepared
  return {
    result: ended.result,
    // Not redacted, because it is compared with the author's expectation.
    output: ended.status === 'ended' ? ended.output : null,
    account: account(),
    ...prepared.conclude(),
    accidents: [...stubs.accidents],
    raised: raised.failures,
  }
}

/** Runs a workflow with assumed outputs as `runScenario` does, without an account of it: its consumer gets every event. */
export async function runAssumed(
  ready: RunnableScenario,
  around: ScenarioSurroundings,
  simulated: ScenarioAssumptions,
) {
  const prepared = await prepareScenario(ready, around, simulated)
  const end = await executeUnreported(prepared.todo)
  return { end, ...prepared.conclude() }
}

async function prepareScenario(ready: RunnableScenario, around: ScenarioSurroundings, simulated?: ScenarioAssumptions) {
  // The virtual clock would jump while an import takes real time, so import the executors before the run.
  await Promise.all([import('../nodes/agent/index.js'), import('../nodes/gate.js'), import('../nodes/questions.js')])
  const clock = new VirtualClock(START_TIME)
  let account = new RunAccount()
  const stopped = new AbortController()
  const unlink = onAbort(around.cancel, () => stopped.abort('SIGINT'))
  const { workflow, sources, workspace } = around
  const stubs = createStubbing(
    ready,
    workflow,
    await around.adapters.patterns(),
    () => stopped.abort('SIGTERM'),
    simulated,
  )
  const { scenario, inputs, answers } = ready
  const raised = new RaisedLog()
  const request: RunRequest = {
    ...PLAIN_RUN,
    ...around,
    file: workflow.file,
    fileAsGiven: workflow.displayFile,
    given: scenario.inputs,
    gates: { answers, skip: simulated !== undefined, human: null },
    cancel: stopped.signal,
    // The middle of the range means no jitter.
    random: () => 0.5,
    runId: 'scenario',
    intercept: stubs.intercept,
    adapters: createScenarioAdapters(scenario, around.adapters, clock, simulated),
    ...(simulated?.assumed && { assumed: simulated.assumed }),
    observer: {
      onStarted: (start) => {
        account = start.account
        return {
          consumers: [createHold(scenario, clock), raised, ...(simulated ? [simulated.consumer] : [])],
          sinks: [],
        }
      },
      onMasked: () => {},
      note: () => {},
      onFinished: () => {},
    },
  }
  const conclude = () => {
    unlink()
    const unfired = ready.injections.filter((injection) => !stubs.fired.has(injection))
    return { waitedSeconds: clock.slept / 1000, unfired }
  }
  const todo = { request, workflow, inputs, warnings: [], sources, resume: null, workspace }
  return { todo, stubs, raised, account: () => account, conclude }
}

/** An error at the node that raised it. */
export interface RaisedAt {
  readonly file: string
  readonly node: string
  readonly kind: string
}

/** Collects the errors of a run at the nodes that raised them. */
class RaisedLog implements EventConsumer {
  readonly failures: RaisedAt[] = []

  consume(event: StampedEvent): void {
    const [frame] = event.type === 'node_failed' && event.frames.length === 1 ? event.frames : []
    if (event.type !== 'node_failed' || frame === undefined || event.is_explicit === true) return
    this.failures.push({ file: frame.file, node: event.node, kind: event.envelope.kind })
  }
}

/** Holds the clock while a real script runs. For agents, which wait between requests, only each request holds the clock. */
function createHold(scenario: Pick<Scenario, 'real'>, clock: VirtualClock): EventConsumer {
  const held = new Map<string, () => void>()
  return {
    consume: (event) => {
      if (event.type !== 'node_started' && event.type !== 'node_completed' && event.type !== 'node_failed') return
      if (event.node_type !== 'script' || !scenario.real.includes(event.node)) return
      const key = toNodeKey(event)
      if (event.type === 'node_started') held.set(key, clock.hold())
      else held.get(key)?.()
    },
  }
}

/** Answer of every process that a simulation starts, which are the commands of policies. */
const ALLOWING: ProcessResult = {
  status: 'exited',
  exitCode: 0,
  signal: null,
  stdout: { text: '{"allowed": true, "reason": "assumed"}', truncated: false, totalBytes: 0 },
  stderr: { text: '', truncated: false, totalBytes: 0 },
}

function createScenarioAdapters(
  scenario: Pick<Scenario, 'real' | 'github'>,
  real: RunAdapters,
  clock: VirtualClock,
  simulated: ScenarioAssumptions | undefined,
): RunAdapters {
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
    // A folder that is only named.
    temporaryFolder: nothingReal ? (base, prefix) => path.join(base, prefix) : real.temporaryFolder,
    removeFolder: nothingReal ? () => {} : real.removeFolder,
    processes: {
      run: (request, signal) =>
        nothingReal
          ? Promise.resolve(simulated ? ALLOWING : { status: 'not_started', message: 'nothing is named in `real`' })
          : held(() => real.processes.run(request, signal)),
      endLeftovers: (graceMs) => (nothingReal ? Promise.resolve([]) : held(() => real.processes.endLeftovers(graceMs))),
    },
    patterns: () => held(real.patterns),
    provider: async (surroundings) => ({
      ask: (request, signal) => held(async () => (await real.provider(surroundings)).ask(request, signal)),
    }),
    github: () => scenario.github ?? (simulated ?? real).github(),
  }
}

function refuse(): never {
  throw new Error('a scenario leaves no files')
}

/** Refuses every file; a run that cannot create its folder continues without one. */
const NO_FILES: FileStore = {
  makeFolder: refuse,
  openAppend: refuse,
  whileLocked: refuse,
  replace: refuse,
  readText: refuse,
  lines: refuse,
  endsOpen: refuse,
  exists: () => false,
  hasContent: () => false,
  isIrregular: () => false,
  identifyFolder: () => '',
  isPrivateFolder: () => true,
  remove: () => {},
}

type Sleeper = { readonly deadline: number; readonly wake: () => void }

/** A clock that does not wait: once no other work is pending, it jumps to the earliest deadline. */
export class VirtualClock implements Clock {
  readonly #start: number
  readonly #sleepers = new Set<Sleeper>()
  #now: number
  #registered = 0
  #watching = false
  #held = 0

  constructor(start = 0) {
    this.#start = start
    this.#now = start
  }

  get slept(): number {
    return this.#now - this.#start
  }

  /** Stops the clock during real work, such as a process; the returned function releases it. */
  hold(): () => void {
    this.#held += 1
    let holding = true
    return () => {
      if (!holding) return
      holding = false
      this.#held -= 1
      this.#watch()
    }
  }

  now(): number {
    return this.#now
  }

  monotonic(): number {
    return this.#now
  }

  sleepUntil(deadline: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || deadline <= this.#now) return Promise.resolve()
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#sleepers.delete(sleeper)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      this.#registered += 1
      const sleeper: Sleeper = { deadline, wake }
      this.#sleepers.add(sleeper)
      // Many sleepers may listen to the same signal, which is not a leak.
      setMaxListeners(0, signal)
      signal.addEventListener('abort', wake, { once: true })
      this.#watch()
    })
  }

  #watch(): void {
    if (this.#watching || this.#held > 0 || this.#sleepers.size === 0) return
    this.#watching = true
    const registered = this.#registered
    setImmediate(() => {
      this.#watching = false
      // If a sleeper was added in the meantime, others may follow.
      if (this.#held === 0 && registered === this.#registered) this.#jump()
      this.#watch()
    })
  }

  #jump(): void {
    const waiting = [...this.#sleepers].sort((a, b) => a.deadline - b.deadline)
    const [first] = waiting
    if (first === undefined) return
    this.#now = first.deadline
    for (const sleeper of waiting) if (sleeper.deadline <= this.#now) sleeper.wake()
  }
}
