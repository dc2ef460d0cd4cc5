import { loadPatterns } from '../../src/adapters/patterns.js'
import type { Step } from '../../src/config/model.js'
import type { NodeAt, RunEvent } from '../../src/core/events.js'
import type { JsonObject } from '../../src/core/json.js'
import type { NodeOutcome, RunEnd } from '../../src/core/outcome.js'
import type { Sharding } from '../../src/core/sharding.js'
import type { JournalRecord } from '../../src/durability/journal.js'
import { SessionRecall } from '../../src/durability/recall.js'
import { RunGovernance } from '../../src/engine/governance.js'
import { type DeadLetterRequest, NOTHING_RECALLED, runWorkflow } from '../../src/engine/index.js'
import type { OutsideServices } from '../../src/engine/model.js'
import type { BreakerState } from '../../src/engine/resilience/breaker.js'
import { VirtualClock } from '../../src/scenario/run.js'
import { loadFiles } from '../config/load-helpers.js'

/** An end of an attempt that a stub gives: an error by its kind, an output, any outcome, or a bug that is thrown. */
export type Stubbed = Error | string | { readonly output: JsonObject } | NodeOutcome

export interface Bare {
  readonly files: Readonly<Record<string, string>> | string
  readonly inputs?: JsonObject
  /** Ends of the attempts at a node, in their order; the last one repeats. Nodes without any run by themselves. */
  readonly ends?: Readonly<Record<string, readonly Stubbed[]>>
  readonly sharding?: Sharding
  readonly github?: JsonObject
  readonly breakers?: ReadonlyMap<string, BreakerState>
  /** Milliseconds after which the run is cancelled. */
  readonly cancelAfter?: number
  /** The journal of an earlier session. */
  readonly journal?: readonly JournalRecord[]
}

export interface BareEnd {
  readonly end: RunEnd
  readonly events: readonly RunEvent[]
  /** Events with the times at which they happened in an earlier session. */
  readonly replayed: readonly (RunEvent & { readonly replayedAt: number })[]
  readonly letters: readonly DeadLetterRequest[]
  readonly marked: readonly string[]
  /** Types of events before each moment at which everything had to be durable. */
  readonly durable: readonly string[]
  readonly slept: number
  readonly journal: readonly JournalRecord[]
}

const outcomeOf = (stubbed: Stubbed): NodeOutcome => {
  if (stubbed instanceof Error) throw stubbed
  if (typeof stubbed !== 'string') return 'status' in stubbed ? stubbed : { status: 'completed', ...stubbed }
  const envelope = { kind: stubbed, message: `${stubbed} happened`, details: {} }
  return { status: 'raised', error: { envelope, origin: 'author' }, partial: undefined }
}

function refused(): never {
  throw new Error('a bare run has no such port')
}

/** Services of a run without files, reports and processes, with a clock that does not wait, and what they were asked for. */
export function bareServices(bare: Bare) {
  const { workflow, findings } = loadFiles(typeof bare.files === 'string' ? { 'main.yaml': bare.files } : bare.files)
  if (workflow === null || findings.some(({ severity }) => severity === 'error'))
    throw new Error(JSON.stringify(findings))
  const clock = new VirtualClock(1_000_000)
  const [events, marked, durable]: [RunEvent[], string[], string[]] = [[], [], []]
  const replayed: (RunEvent & { readonly replayedAt: number })[] = []
  const letters: DeadLetterRequest[] = []
  const journal: JournalRecord[] = []
  const calls = new Map<string, number>()
  const emit = (event: RunEvent, replayedAt: number | null = null): void => {
    events.push(event)
    journal.push({ event, at: replayedAt ?? clock.now() })
    if (replayedAt !== null) replayed.push({ ...event, replayedAt })
  }
  const intercept = (_at: NodeAt, { name }: Step): NodeOutcome | null => {
    const ends = bare.ends?.[name]
    const call = calls.get(name) ?? 0
    calls.set(name, call + 1)
    const stubbed = ends?.[Math.min(call, ends.length - 1)]
    return stubbed === undefined ? null : outcomeOf(stubbed)
  }
  const services: OutsideServices = {
    ports: {
      clock,
      processes: { run: refused, endLeftovers: async () => [] },
      errorFiles: { create: refused, take: refused } as unknown as OutsideServices['ports']['errorFiles'],
      scripts: refused as unknown as OutsideServices['ports']['scripts'],
      patterns: loadPatterns,
      agents: {} as OutsideServices['ports']['agents'],
      secrets: { mark: (value) => void marked.push(value), spans: () => [] },
    },
    settings: {
      runId: 'r1',
      cwd: '/',
      env: {},
      helpersFolder: null,
      gates: { answers: new Map(), skip: false, human: null },
      github: () => bare.github ?? null,
    },
    recall: bare.journal === undefined ? NOTHING_RECALLED : new SessionRecall(bare.journal),
    governance: new RunGovernance({
      root: workflow,
      answers: [],
      random: () => 0.5,
      emit,
      breakers: bare.breakers ?? new Map(),
    }),
    intercept,
    emit,
    beforeEffect: () => void durable.push(events.at(-1)?.type ?? ''),
    output: () => {},
    random: () => 0.5,
    deadLetter: (letter) => void letters.push(letter),
    ...(bare.sharding && { sharding: bare.sharding }),
  }
  return { workflow, services, clock, log: { events, replayed, letters, marked, durable, journal } }
}

/** Runs the engine alone. */
export async function bareRun(bare: Bare): Promise<BareEnd> {
  const { workflow, services, clock, log } = bareServices(bare)
  const cancel = new AbortController()
  if (bare.cancelAfter !== undefined)
    void clock
      .sleepUntil(clock.now() + bare.cancelAfter, new AbortController().signal)
      .then(() => cancel.abort('SIGINT'))
  const { inputs = {}, journal } = bare
  const resumed = journal !== undefined
  const end = await runWorkflow({ workflow, inputs, resumed, cancel: cancel.signal, services })
  return { ...log, end, slept: clock.slept }
}

/** Events of one type, without their places where those are of no interest. */
export function only<Type extends RunEvent['type']>({ events }: BareEnd, type: Type) {
  return events.filter((event): event is Extract<RunEvent, { type: Type }> => event.type === type)
}

/** A script whose ends the test gives. */
export function script(name: string, more = ''): string {
  return `  - { name: ${name}, type: script, command: fake${more === '' ? '' : `, ${more}`} }\n`
}

/** The nodes that started, as `scope` and `node` with their attempts. */
export function started(ran: BareEnd): readonly string[] {
  return only(ran, 'node_started').map(({ scope, node, visit, attempt }) => `${scope}${node}#${visit}.${attempt}`)
}
