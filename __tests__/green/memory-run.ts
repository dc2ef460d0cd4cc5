import { RunAccount } from '../../src/account/run-account.js'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { loadWorkflow } from '../../src/config/load/index.js'
import { collectSites, listWorkflows, type Workflow } from '../../src/config/model.js'
import { createExcuseCheck } from '../../src/config/quarantine.js'
import { validateWorkflow } from '../../src/config/rules/index.js'
import type { RunEvent } from '../../src/core/events.js'
import type { ErrorFileContent, ProcessRequest, ProcessResult } from '../../src/core/ports.js'
import type { ResolvedProvider } from '../../src/core/provider.js'
import type { HandledError } from '../../src/core/report.js'
import { err, ok } from '../../src/core/result.js'
import type { Sharding } from '../../src/core/sharding.js'
import type { JournalRecord } from '../../src/durability/journal.js'
import { SessionRecall } from '../../src/durability/recall.js'
import { RunGovernance } from '../../src/engine/governance.js'
import { NOTHING_RECALLED, runWorkflow } from '../../src/engine/index.js'
import type { OutsideServices } from '../../src/engine/model.js'
import { VirtualClock } from '../../src/scenario/run.js'
import type { Quarantine } from '../../src/test-reports/quarantine-file.js'
import type { Document } from '../engine/governance-harness.js'
import { NO_TOOLS } from '../engine/random-run.js'

/** What a call of a program, or an agent, does. */
export interface Act {
  readonly exit?: number
  readonly killed?: boolean
  readonly timeout?: boolean
  readonly raise?: { readonly kind: string; readonly details?: object }
  /** The exit code of the first of two commands of a `run:`. */
  readonly first?: number
  readonly stdout?: string
  readonly written?: string
  /** States of the tests `one`, `two`, ... in the report that it writes: `p`assed or `f`ailed. */
  readonly report?: string
  /** The same for a second report. */
  readonly other?: string
  /** The answer of an agent. */
  readonly answer?: string
}

/** The command of policies of the type `command`. */
export const JUDGE = 'judge'
/** The quarantine file that nodes may name: it excuses the second test of a report. */
export const QUARANTINE = 'quarantine.yml'
/** The reason of its entry; null where the entry is gone. */
export type Excuse = 'flaky' | 'slow' | null

function createQuarantine(reason: Excuse): Quarantine {
  const entry = { file: null, until: '2030-01-01', daysLeft: 9, owner: null, issue: null, line: 2 }
  return { file: QUARANTINE, entries: reason === null ? [] : [{ name: 's > t1', reason, ...entry }] }
}

type Files = Readonly<Record<string, string>>

const FOLDER = '/w'

/** What stops at the first failed command of a text, and at one inside a pipe. */
const SHELLS: Readonly<Record<string, { readonly stops: boolean; readonly pipes: boolean }>> = {
  '': { stops: true, pipes: true },
  bash: { stops: true, pipes: true },
  'bash -e {0}': { stops: true, pipes: false },
  'bash -eo pipefail {0}': { stops: true, pipes: true },
  'bash {0}': { stops: false, pipes: false },
  'env bash {0}': { stops: false, pipes: false },
  'env bash -e {0}': { stops: true, pipes: false },
  sh: { stops: true, pipes: false },
  'sh {0}': { stops: false, pipes: false },
}
export const SHELL_LINES: readonly string[] = Object.keys(SHELLS)
/** Printed on stderr by a text whose first command failed although its exit code is 0. */
export const HIDDEN = 'a failure that the shell hides'

/** A report with a test for each letter. */
function junit(states: string): string {
  const cases = [...states].map(
    (state, at) => `<testcase classname="s" name="t${at}">${state === 'f' ? '<failure message="no"/>' : ''}</testcase>`,
  )
  return `<testsuite name="s" tests="${states.length}">${cases.join('')}</testsuite>`
}

const reader = (files: Files) => ({
  read: (file: string) => {
    const text = files[file.slice(FOLDER.length + 1)]
    return text === undefined ? err({ code: 'file-not-found' } as const) : ok(text)
  },
  realpath: (file: string) => file,
})

/** A valid workflow with what may pass in it; null if a file is invalid, with the codes of its errors. */
export function check(files: Files) {
  const { workflow, findings } = loadWorkflow(`${FOLDER}/main.yaml`, {
    workspace: FOLDER,
    env: {},
    reader: reader(files),
  })
  const validated = workflow === null ? null : validateWorkflow(workflow)
  const errors = [...findings, ...(validated?.findings ?? [])].filter(({ severity }) => severity === 'error')
  const codes = errors.map(({ code }) => code)
  if (workflow === null || validated === null || codes.length > 0) return { workflow: null, entries: [], codes }
  return { workflow, entries: validated.contract.may_pass, codes }
}

export interface Played {
  readonly outcome: string
  readonly events: readonly Document[]
  readonly handled: readonly HandledError[]
  readonly warnings: readonly string[]
  readonly journal: readonly JournalRecord[]
  /** The session: what its quarantine says, and the nodes whose failure is told on stdout. */
  readonly excuse: Excuse
  readonly tellers: ReadonlySet<string>
}

export interface Session {
  /** The journal that is continued. */
  readonly earlier?: readonly JournalRecord[]
  readonly excuse?: Excuse
  readonly sharding?: Sharding
}

const PROVIDER: ResolvedProvider = { kind: 'command', name: 'command', command: 'model', args: [], env: {} }

/** Runs a workflow in memory: its programs and agents do what `acts` says, one after the other. */
export async function play(workflow: Workflow, acts: () => Act, session: Session = {}): Promise<Played> {
  const { earlier = null, excuse = 'flaky', sharding } = session
  const quarantine = (file: string | undefined) => (file === QUARANTINE ? createQuarantine(excuse) : null)
  const clock = new VirtualClock(1_000_000)
  const account = new RunAccount()
  const events: RunEvent[] = []
  const journal: JournalRecord[] = [...(earlier ?? [])]
  const left = new Map<string, string>()
  const reports = new Map<string, { readonly text: string; readonly stamp: string }>()
  const report = (name: string, states: string | undefined): void => {
    if (states !== undefined) reports.set(name, { text: junit(states), stamp: String(reportCount++) })
  }
  let reportCount = 0
  let seq = 0
  let fileCount = 0
  const emit = (event: RunEvent, replayedAt: number | null = null): void => {
    events.push(event)
    if (replayedAt === null) journal.push({ event, at: clock.now() })
    seq += 1
    account.consume({ ...event, timestamp: new Date(clock.now()).toISOString(), run_id: 'r', seq })
  }
  const taken = (file: string): ErrorFileContent => {
    const text = left.get(file)
    left.delete(file)
    return text === undefined ? { status: 'absent' } : { status: 'bytes', bytes: Buffer.from(text) }
  }
  const services: OutsideServices = {
    ports: {
      clock,
      processes: {
        run: async (request) => {
          const act = acts()
          if (request.command === JUDGE) return judge(request, act)
          report('junit.xml', act.report)
          report('other.xml', act.other)
          return runProgram(request, act, left)
        },
        endLeftovers: async () => [],
      },
      reports: {
        find: (glob) => {
          const found = [...reports].filter(([name]) => glob === '*.xml' || glob === name)
          const files = found.map(([name, { text, stamp }]) => ({
            path: `${FOLDER}/${name}`,
            name,
            bytes: text.length,
            stamp,
          }))
          return { files, refused: [] }
        },
        chunks: (file) => [Buffer.from(reports.get(file.slice(FOLDER.length + 1))?.text ?? '')],
      },
      quarantine,
      sources: () => ({ root: FOLDER, isFile: () => false, realPath: () => null, named: () => [] }),
      errorFiles: {
        writeArguments: () => ({ ok: false, error: 'no arguments' }) as const,
        create: async () => {
          fileCount += 1
          const path = `/error-${fileCount}`
          const outputPath = `/output-${fileCount}`
          return ok({
            path,
            outputPath,
            readEnvelope: async () => taken(path),
            readOutput: async () => taken(outputPath),
          })
        },
      },
      scripts: {
        prepare: (text, shell) => ok({ command: 'shell', args: [shell ?? '', text], file: '', remove: () => {} }),
      },
      patterns: loadPatterns,
      agents: {
        provider: {
          ask: async () => {
            const { answer = 'Fine.', exit = 0 } = acts()
            if (exit > 0) return { status: 'rejected', statusCode: 401, message: 'no', body: '', headers: {} }
            return {
              status: 'answered',
              text: answer,
              model: 'm',
              usage: { inputTokens: 1, outputTokens: 1 },
              cut: false,
            }
          },
        },
        resolve: () => ok(PROVIDER),
        isSecret: () => false,
        budget: {
          limit: null,
          used: 0,
          cost: null,
          spentUsd: 0,
          prices: {},
          spend: () => {},
          admit: async () => () => {},
        },
        tools: NO_TOOLS,
      },
      secrets: { mark: () => {}, spans: () => [] },
    },
    settings: {
      runId: 'r',
      cwd: FOLDER,
      env: {},
      helpersFolder: null,
      gates: { answers: new Map([['n1', { value: 'no', fields: {} }]]), skip: true, human: null },
      github: () => null,
    },
    recall:
      earlier === null
        ? NOTHING_RECALLED
        : new SessionRecall(earlier, undefined, createExcuseCheck(workflow, quarantine)),
    governance: new RunGovernance({ root: workflow, answers: [], random: () => 0.5, emit, breakers: new Map() }),
    intercept: () => null,
    emit,
    beforeEffect: () => {},
    output: () => {},
    random: () => 0.5,
    deadLetter: () => {},
    ...(sharding === undefined ? {} : { sharding }),
  }
  const { signal: cancel } = new AbortController()
  const { outcome, output } = await runWorkflow({ workflow, inputs: {}, resumed: earlier !== null, cancel, services })
  const told = listWorkflows(workflow).flatMap((file) =>
    collectSites(file).flatMap(({ step }) =>
      step.type === 'script' && step.fail_when !== undefined ? [`${file.displayFile} ${step.name}`] : [],
    ),
  )
  if (outcome === 'success') emit({ type: 'workflow_completed', scope: '', node: null, output, duration_ms: 0 })
  const { errors, notices } = account
  const known = { excuse, tellers: new Set(told) }
  return { outcome, events, handled: errors.handled, warnings: notices.texts(), journal, ...known }
}

/** The answer of a policy: it allows what an act does not fail. */
function judge(request: ProcessRequest, { exit = 0, killed = false, timeout = false, raise }: Act): ProcessResult {
  const allowed = raise === undefined
  return runProgram(request, { exit, killed, timeout, stdout: JSON.stringify({ allowed }) }, new Map())
}

function runProgram(
  { command, args, env, timeoutSeconds }: ProcessRequest,
  act: Act,
  left: Map<string, string>,
): ProcessResult {
  const { killed = false, timeout = false, raise, stdout = '', written } = act
  const { exit, hidden } = command === 'shell' ? runText(args, act) : { exit: act.exit ?? 0, hidden: false }
  if (raise !== undefined)
    left.set(env['CONDUCTOR_ERROR_OUT'] ?? '', JSON.stringify({ message: 'it failed', details: {}, ...raise }))
  if (written !== undefined) left.set(env['CONDUCTOR_OUTPUT'] ?? '', written)
  const stream = (text: string) => ({ text, truncated: false, totalBytes: text.length })
  const streams = { stdout: stream(stdout), stderr: stream(hidden ? HIDDEN : '') }
  // Only a node with a timeout can be ended by it.
  if (timeout && timeoutSeconds !== null) return { status: 'timed_out', ...streams }
  if (killed) return { status: 'exited', exitCode: -9, signal: 'SIGKILL', ...streams }
  return { status: 'exited', exitCode: exit, signal: null, ...streams }
}

/** Runs a text of two commands, in two lines or in a pipe, as its shell would. */
function runText([line = '', text = '']: readonly string[], { first = 0, exit = 0 }: Act) {
  const { stops, pipes } = SHELLS[line] ?? { stops: false, pipes: false }
  const isSeen = text.includes('|') ? pipes : stops
  if (first === 0 || !isSeen) return { exit, hidden: first !== 0 }
  return { exit: text.includes('|') && exit !== 0 ? exit : first, hidden: false }
}
