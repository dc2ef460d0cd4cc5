import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTextInputs } from '../../src/config/inputs.js'
import type { GateSettings } from '../../src/core/gates.js'
import type { Clock, FileStore, ProcessRequest, ProcessResult, ProcessRunner } from '../../src/core/ports.js'
import { parseInjection } from '../../src/engine/interception.js'
import { createRealAdapters } from '../../src/run/adapters.js'
import { run } from '../../src/run/index.js'
import { type RedriveReport, redrive } from '../../src/run/redrive.js'
import type { RunRequest, RunResult } from '../../src/run/request.js'
import { resumeRun } from '../../src/run/resume.js'
import { VirtualClock } from '../../src/scenario/run.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'

/** What a faked program does: nothing special, or one of these. */
export interface Behaviour {
  readonly exit?: number
  readonly raise?: { readonly kind: string; readonly message?: string; readonly details?: object }
  readonly stdout?: string
  /** What it writes to CONDUCTOR_OUTPUT. */
  readonly written?: string
  /** Ended by SIGKILL, whatever `exit` says. */
  readonly killed?: boolean
  /** Milliseconds on the virtual clock. */
  readonly takes?: number
  readonly timeout?: boolean
}

/** The first argument names the program; calls count from 1 for each name. */
export type Program = (name: string, call: number, request: ProcessRequest) => Behaviour | undefined

// biome-ignore lint/suspicious/noExplicitAny: documents of a run are looked into freely by tests
export type Document = any

export interface Simulated {
  readonly result: Document
  readonly status: RunResult['status']
  readonly events: readonly Document[]
  readonly letters: readonly Document[]
  /** What errors.jsonl holds. */
  readonly records: readonly Document[]
  readonly notes: readonly string[]
  /** Calls of programs in their order, as `name`. */
  readonly calls: readonly string[]
  readonly folder: string
  readonly clock: VirtualClock
}

export interface Simulation {
  readonly files: Readonly<Record<string, string>> | string
  readonly program?: Program
  readonly folder?: string
  readonly inputs?: Readonly<Record<string, string>>
  readonly breakerState?: string
  readonly env?: Readonly<Record<string, string>>
  /** On which day the virtual clock begins; a later run of the same story begins later. */
  readonly at?: number
  readonly random?: () => number
  /** Without it every gate takes its first option. */
  readonly gates?: GateSettings
  /** As `--inject` takes them. */
  readonly inject?: readonly string[]
  readonly cancel?: AbortSignal
  /** Commands that still run at the end. */
  readonly leftovers?: readonly string[]
  /** Comes between the run and its files. */
  readonly disk?: (files: FileStore) => FileStore
  /** Called before every wait with the types of the events that are in the log by then. */
  readonly onWait?: (logged: readonly string[]) => void
}

const START = Date.UTC(2026, 0, 2)
const stream = (text: string) => ({ text, truncated: false, totalBytes: text.length })

function fakeProcesses(program: Program, calls: string[], clock: VirtualClock): Pick<ProcessRunner, 'run'> {
  const counts = new Map<string, number>()
  return {
    run: async (request, signal): Promise<ProcessResult> => {
      const [name = ''] = request.args
      const call = (counts.get(name) ?? 0) + 1
      counts.set(name, call)
      calls.push(name)
      const behaviour = program(name, call, request) ?? {}
      const { exit = 0, raise, stdout = '', written, killed = false, takes = 0, timeout = false } = behaviour
      if (takes > 0) await clock.sleepUntil(clock.now() + takes, signal)
      if (signal.aborted) return { status: 'cancelled', stdout: stream(''), stderr: stream('') }
      const file = request.env['CONDUCTOR_ERROR_OUT']
      if (raise !== undefined && file !== undefined) {
        writeFileSync(file, JSON.stringify({ message: 'it failed', details: {}, ...raise }))
      }
      const outputs = request.env['CONDUCTOR_OUTPUT']
      if (written !== undefined && outputs !== undefined) writeFileSync(outputs, written)
      const streams = { stdout: stream(stdout), stderr: stream('') }
      if (killed) return { status: 'exited', exitCode: -9, signal: 'SIGKILL', ...streams }
      return timeout
        ? { status: 'timed_out', ...streams }
        : { status: 'exited', exitCode: exit, signal: null, ...streams }
    },
  }
}

type Common = Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir'>

interface Stage {
  readonly common: Common
  readonly folder: string
  readonly clock: VirtualClock
  readonly calls: string[]
  readonly notes: string[]
}

function stage(simulation: Simulation): Stage {
  const folder = simulation.folder ?? temporaryFolder()
  const files = typeof simulation.files === 'string' ? { 'main.yaml': simulation.files } : simulation.files
  writeFiles(folder, files)
  const clock = new VirtualClock(simulation.at ?? START)
  const calls: string[] = []
  const notes: string[] = []
  const env = { PATH: process.env['PATH'] ?? '', ...simulation.env }
  const processes = {
    ...fakeProcesses(simulation.program ?? (() => ({})), calls, clock),
    endLeftovers: async () => simulation.leftovers ?? [],
  }
  // A thread that flushes would take real time, which a clock that jumps does not wait for.
  const real = createRealAdapters(env, 'process')
  const disk = simulation.disk?.(real.files) ?? real.files
  const common: Common = {
    given: createTextInputs(simulation.inputs ?? {}),
    workspace: folder,
    cwd: folder,
    env,
    scriptEnv: env,
    tempBase: folder,
    strictExit: null,
    injections: (simulation.inject ?? []).map((text) => {
      const injection = parseInjection(text)
      if (!injection.ok) throw new Error(injection.error)
      return injection.value
    }),
    gates: simulation.gates ?? { answers: new Map(), skip: true, human: null },
    provider: null,
    helpersFolder: null,
    secrets: [],
    cancel: simulation.cancel ?? new AbortController().signal,
    breakerState: simulation.breakerState ?? null,
    random: simulation.random ?? (() => 0.5),
    reports: {},
    adapters: { ...real, files: disk, clock: watched(clock, folder, simulation.onWait), processes },
    observer: {
      onStarted: () => ({ consumers: [], sinks: [] }),
      onMasked: () => {},
      note: (message) => notes.push(message),
      onFinished: () => {},
    },
  }
  return { common, folder, clock, calls, notes }
}

function watched(clock: VirtualClock, folder: string, onWait: Simulation['onWait']): Clock {
  if (onWait === undefined) return clock
  return {
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
    sleepUntil: (deadline, signal) => {
      onWait(lines(path.join(folder, 'run', 'events.jsonl')).map(({ type }) => type))
      return clock.sleepUntil(deadline, signal)
    },
  }
}

function lines(file: string): readonly Document[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

function left({ folder, clock, calls, notes }: Stage, ran: RunResult): Simulated {
  const runDir = path.join(folder, 'run')
  if (ran.status === 'invalid') notes.push(...ran.findings.map(({ message }) => message))
  return {
    result: ran.result,
    status: ran.status,
    events: lines(path.join(runDir, 'events.jsonl')),
    records: lines(path.join(runDir, 'errors.jsonl')),
    letters: lines(path.join(runDir, 'dead-letter.jsonl')),
    notes,
    calls,
    folder,
    clock,
  }
}

/** Runs a workflow text whose scripts are `command: fake` with a name as their first argument. */
export async function simulate(simulation: Simulation): Promise<Simulated> {
  const at = stage(simulation)
  const file = path.join(at.folder, 'main.yaml')
  return left(at, await run({ ...at.common, file, fileAsGiven: 'main.yaml', runDir: path.join(at.folder, 'run') }))
}

/** Goes on with what `simulate` left in the folder. */
export async function resumeSimulated(
  simulation: Simulation & { readonly folder: string },
  options: { readonly resetBreakers?: boolean; readonly from?: string } = {},
): Promise<Simulated> {
  const at = stage(simulation)
  const folder = path.join(at.folder, 'run')
  const { resetBreakers = false, from = null } = options
  return left(at, await resumeRun({ ...at.common, folder, from, resetBreakers }))
}

/** Runs again what the run in the folder gave up. */
export async function redriveSimulated(
  simulation: Simulation & { readonly folder: string },
): Promise<RedriveReport & { readonly calls: readonly string[] }> {
  const { common, calls } = stage(simulation)
  const done = await redrive({ ...common, target: 'run', only: null, dryRun: false })
  if (!done.ok) throw new Error(done.error.join('\n'))
  return { ...done.value, calls }
}

export function ofType(ran: Simulated, type: string): readonly Document[] {
  return ran.events.filter((event) => event.type === type)
}

/** A script node that calls the faked program of its name. */
export function script(name: string, more = ''): string {
  return `  - name: ${name}
    type: script
    command: fake
    args: [${name}]
${more
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => `    ${line}\n`)
  .join('')}`
}
