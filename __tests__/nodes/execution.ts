import type { Clock, ErrorFileContent, ProcessRequest, ProcessResult, ReportFiles } from '../../src/core/ports.js'
import { err, ok } from '../../src/core/result.js'
import type { Scope } from '../../src/expressions/index.js'
import type { ExecutionContext } from '../../src/nodes/executor.js'
import { VirtualClock } from '../../src/scenario/run.js'
import type { SecretSpans } from '../../src/text/excerpt.js'
import { NO_TOOLS, workflowOf } from '../engine/random-run.js'

/** What a test sets of a node's surroundings; the rest is quiet. */
export interface Surroundings {
  readonly names?: Readonly<Record<string, unknown>>
  readonly typed?: boolean
  readonly inGroup?: boolean
  readonly retryAttempt?: number
  readonly env?: Readonly<Record<string, string>>
  readonly settings?: Parameters<typeof workflowOf>[2]
  readonly result?: ProcessResult
  readonly left?: ErrorFileContent
  readonly written?: ErrorFileContent
  readonly signal?: AbortSignal
  readonly timer?: ExecutionContext['recalledTimer']
  readonly clock?: VirtualClock
  /** A clock that counts real time. */
  readonly realClock?: Clock
  readonly reports?: ReportFiles
  readonly secrets?: SecretSpans
}

/** What happened outside. */
export interface Seen {
  readonly requests: ProcessRequest[]
  readonly taken: number[]
  readonly removed: string[]
  readonly warnings: string[]
  readonly marked: string[]
  readonly timers: (readonly [deadline: number, started: number])[]
}

function scopeOf(names: Readonly<Record<string, unknown>>): Scope {
  return { lookup: (name) => names[name], names: () => Object.keys(names) }
}

export function stream(text: string, truncated = false) {
  return { text, truncated, totalBytes: Buffer.byteLength(text) }
}

export function exited(exitCode: number, stdout = '', stderr = '', signal: string | null = null): ProcessResult {
  return { status: 'exited', exitCode, signal, stdout: stream(stdout), stderr: stream(stderr) }
}

const NO_SOURCES = { root: '/work-folder', isFile: () => false, realPath: () => null, named: () => [] }

/** A context in memory, and a record of what was done to the world. */
export function surroundings(given: Surroundings = {}): { readonly context: ExecutionContext; readonly seen: Seen } {
  const seen: Seen = { requests: [], taken: [], removed: [], warnings: [], marked: [], timers: [] }
  const clock = given.clock ?? new VirtualClock(5_000)
  const context: ExecutionContext = {
    workflow: workflowOf('t', [], given.settings),
    scope: scopeOf(given.names ?? {}),
    mayDecideExit: false,
    strict: given.typed ?? false,
    inGroup: given.inGroup ?? false,
    traceParent: null,
    retryAttempt: given.retryAttempt ?? 0,
    signal: given.signal ?? new AbortController().signal,
    settings: {
      runId: 'run-id',
      cwd: '/work-folder',
      env: given.env ?? { INHERITED: 'yes' },
      helpersFolder: '/helpers',
      gates: { answers: new Map(), skip: false, human: null },
      github: () => null,
    },
    ports: {
      clock: given.realClock ?? clock,
      ...(given.reports === undefined ? {} : { reports: given.reports, sources: () => NO_SOURCES }),
      processes: {
        run: async (request) => {
          seen.requests.push(request)
          return given.result ?? exited(0)
        },
        endLeftovers: async () => [],
      },
      errorFiles: {
        writeArguments: () => ({ ok: false, error: 'no arguments' }) as const,
        create: async () =>
          ok({
            path: '/errors/fresh.json',
            readEnvelope: async (most: number) => {
              seen.taken.push(most)
              return given.left ?? { status: 'absent' as const }
            },
            outputPath: '/errors/fresh.txt',
            readOutput: async () => given.written ?? { status: 'absent' as const },
          }),
      },
      scripts: {
        prepare: (text, shell) =>
          shell === 'absent'
            ? err('there is no such shell')
            : ok({ command: '/bin/shell', args: [text], file: text, remove: () => void seen.removed.push(text) }),
      },
      patterns: () => Promise.reject(new Error('no patterns here')),
      agents: {
        provider: { ask: () => Promise.reject(new Error('no agents here')) },
        resolve: () => err({ message: 'no agents here', isMissing: true }),
        isSecret: () => false,
        tools: NO_TOOLS,
        budget: {
          limit: null,
          used: 0,
          cost: null,
          spentUsd: 0,
          prices: {},
          spend: () => {},
          admit: async () => () => {},
        },
      },
      secrets: { mark: (value) => void seen.marked.push(value), spans: given.secrets ?? (() => []) },
    },
    maxOutputBytes: 1000,
    output: () => {},
    recalledTimer: given.timer ?? null,
    setTimer: (deadline, started) => void seen.timers.push([deadline, started]),
    recalledAnswers: {},
    saveAnswers: () => {},
    testHistory: () => new Map(),
    failedBefore: [],
    reportTests: () => {},
    warn: (code) => void seen.warnings.push(code),
    waiting: () => {},
  }
  return { context, seen }
}
