import { RunAccount } from '../../src/account/run-account.js'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { loadWorkflow } from '../../src/config/load/index.js'
import type { Workflow } from '../../src/config/model.js'
import type { Quarantine } from '../../src/config/quarantine.js'
import { validateWorkflow } from '../../src/config/rules/index.js'
import type { RunEvent } from '../../src/core/events.js'
import type { ErrorFileContent, ProcessRequest, ProcessResult } from '../../src/core/ports.js'
import type { ResolvedProvider } from '../../src/core/provider.js'
import type { HandledError } from '../../src/core/report.js'
import { err, ok } from '../../src/core/result.js'
import type { JournalRecord } from '../../src/durability/journal.js'
import { SessionRecall } from '../../src/durability/recall.js'
import { RunGovernance } from '../../src/engine/governance.js'
import { NOTHING_RECALLED, runWorkflow } from '../../src/engine/index.js'
import type { OutsideServices } from '../../src/engine/model.js'
import { VirtualClock } from '../../src/scenario/run.js'
import type { Document } from '../engine/governance-harness.js'
import { NO_TOOLS } from '../engine/random-run.js'

/** What a call of a program, or an agent, does. */
export interface Act {
  readonly exit?: number
  readonly killed?: boolean
  readonly timeout?: boolean
  readonly raise?: { readonly kind: string }
  readonly stdout?: string
  readonly written?: string
  /** States of the tests `one`, `two`, ... in the report that it writes: `p`assed or `f`ailed. */
  readonly report?: string
  /** The answer of an agent. */
  readonly answer?: string
}

/** The command of policies of the type `command`. */
export const JUDGE = 'judge'
/** The quarantine file that nodes may name: it excuses the second test of a report. */
export const QUARANTINE = 'quarantine.yml'
const EXCUSED: Quarantine = {
  file: QUARANTINE,
  entries: [
    {
      name: 's > t1',
      file: null,
      until: '2030-01-01',
      daysLeft: 9,
      owner: null,
      issue: null,
      reason: 'flaky',
      line: 2,
    },
  ],
}

type Files = Readonly<Record<string, string>>

const FOLDER = '/w'
const REPORT = `${FOLDER}/junit.xml`

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
}

const PROVIDER: ResolvedProvider = { kind: 'command', name: 'command', command: 'model', args: [], env: {} }

/** Runs a workflow in memory: its programs and agents do what `acts` says, one after the other; a journal is continued. */
export async function play(
  workflow: Workflow,
  acts: () => Act,
  earlier: readonly JournalRecord[] | null = null,
): Promise<Played> {
  const clock = new VirtualClock(1_000_000)
  const account = new RunAccount()
  const events: RunEvent[] = []
  const journal: JournalRecord[] = [...(earlier ?? [])]
  const left = new Map<string, string>()
  const reports: string[] = []
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
          if (act.report !== undefined) reports.push(junit(act.report))
          return runProgram(request, act, left)
        },
        endLeftovers: async () => [],
      },
      reports: {
        find: () => {
          const bytes = reports.at(-1)?.length
          if (bytes === undefined) return { files: [], refused: [] }
          const file = { path: REPORT, name: 'junit.xml', bytes, stamp: String(reports.length) }
          return { files: [file], refused: [] }
        },
        chunks: () => [Buffer.from(reports.at(-1) ?? '')],
      },
      quarantine: (file) => (file === QUARANTINE ? EXCUSED : null),
      sources: () => ({ root: FOLDER, isFile: () => false, realPath: () => null, named: () => [] }),
      errorFiles: {
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
      scripts: { prepare: () => err('no scripts') },
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
    recall: earlier === null ? NOTHING_RECALLED : new SessionRecall(earlier),
    governance: new RunGovernance({ root: workflow, answers: [], random: () => 0.5, emit, breakers: new Map() }),
    intercept: () => null,
    emit,
    beforeEffect: () => {},
    output: () => {},
    random: () => 0.5,
    deadLetter: () => {},
  }
  const { signal: cancel } = new AbortController()
  const { outcome, output } = await runWorkflow({ workflow, inputs: {}, resumed: earlier !== null, cancel, services })
  if (outcome === 'success') emit({ type: 'workflow_completed', scope: '', node: null, output, duration_ms: 0 })
  return { outcome, events, handled: account.errors.handled, warnings: account.notices.texts(), journal }
}

/** The answer of a policy: it allows what an act does not fail. */
function judge(request: ProcessRequest, { exit = 0, killed = false, timeout = false, raise }: Act): ProcessResult {
  const allowed = raise === undefined
  return runProgram(request, { exit, killed, timeout, stdout: JSON.stringify({ allowed }) }, new Map())
}

function runProgram({ env, timeoutSeconds }: ProcessRequest, act: Act, left: Map<string, string>): ProcessResult {
  const { exit = 0, killed = false, timeout = false, raise, stdout = '', written } = act
  if (raise !== undefined)
    left.set(env['CONDUCTOR_ERROR_OUT'] ?? '', JSON.stringify({ message: 'it failed', details: {}, ...raise }))
  if (written !== undefined) left.set(env['CONDUCTOR_OUTPUT'] ?? '', written)
  const stream = (text: string) => ({ text, truncated: false, totalBytes: text.length })
  const streams = { stdout: stream(stdout), stderr: stream('') }
  // Only a node with a timeout can be ended by it.
  if (timeout && timeoutSeconds !== null) return { status: 'timed_out', ...streams }
  if (killed) return { status: 'exited', exitCode: -9, signal: 'SIGKILL', ...streams }
  return { status: 'exited', exitCode: exit, signal: null, ...streams }
}
