import type { Failure } from '../classify/failure.js'
import type { ScriptNode } from '../config/model.js'
import type { Envelope } from '../core/envelope.js'
import type { JsonObject } from '../core/json.js'
import type { QuarantinedTest, TestCounts, TestIdentity } from '../core/test-counts.js'
import { TEST_FAILED } from '../core/tool-kinds.js'
import type { TestReports } from '../test-reports/index.js'
import { formatTestTitle } from '../test-reports/model.js'
import { findSimpleCommand, type StartedCommand, stripProgramPath } from '../text/simple-command.js'
import type { ExecutionContext } from './executor.js'

/** The test reports of an attempt, as far as they decide about its outcome. */
export interface JudgedTests {
  /** Failed tests, which are an error whatever the exit code says. */
  readonly failure: Envelope | null
  /** The error of a command that says that all is well, while its reports do not show it. */
  readonly unproven: Envelope | null
  /** Failed tests, of this attempt or an earlier one, that another error of the attempt does not cover. */
  readonly beside: Envelope | null
  /** Failed tests that may fail for a while; empty if they do not explain the exit code. */
  readonly quarantined: readonly QuarantinedTest[]
  /** Tests that later attempts must overcome; null if the script has no reports or nothing is open. */
  readonly failing: readonly TestIdentity[] | null
  /** `details.tests` of errors; null without failed tests. */
  readonly counts: JsonObject | null
}

export const NO_TESTS: JudgedTests = {
  failure: null,
  unproven: null,
  beside: null,
  quarantined: [],
  failing: null,
  counts: null,
}

interface EndedAttempt {
  readonly node: ScriptNode
  readonly context: ExecutionContext
  readonly failure: Failure
  readonly started: StartedCommand
  readonly reports: TestReports
  /** Rest of the node's timeout. */
  readonly remainingMs: number
}

/** Time for the reports of a script that ended close to its timeout. */
const SHORTEST_READING_MS = 1000
const MAX_NAMED = 3
const MAX_NAMES = 100

/** Reads and judges the test reports of an attempt. Returns `late` if the node's timeout ends the reading. */
export async function judgeTests(attempt: EndedAttempt): Promise<JudgedTests | 'cancelled' | 'late'> {
  const { node, context, failure, reports, remainingMs } = attempt
  const { failedBefore, signal: cancelled, ports } = context
  const { clock } = ports
  const end = clock.monotonic() + Math.max(remainingMs, SHORTEST_READING_MS)
  const isOver = (): boolean => cancelled.aborted || clock.monotonic() > end
  const read = await reports.read({ clock, isOver }, failedBefore, context.testHistory())
  if (read === null) return cancelled.aborted ? 'cancelled' : 'late'
  const { tests, problems, warnings, defects, notOvercome } = read
  for (const message of warnings) context.warn('test-report', message)
  if (tests !== null) context.reportTests(tests)
  const failing =
    read.failing.length > 0 || failedBefore.length > 0 ? [...read.failing, ...findUnrun(attempt, read)] : null
  const missing = createMissingError(failure, notOvercome, tests === null)
  const [first] = problems
  if (tests !== null && first !== undefined) {
    const { createLocatedEnvelope } = await import('../classify/envelope.js')
    const { kind, message, details } = createLocatedEnvelope('reports', failure, first, problems, reports.workspace)
    const counts = toDetails(tests)
    const failed = { kind, message, details: { ...details, tests: counts } }
    return { ...NO_TESTS, failure: failed, beside: failed, failing, counts }
  }
  const unread =
    node.reports_required === true && defects.length > 0
      ? createTestError(failure, defects.slice(0, MAX_NAMED).join('; '))
      : null
  const quarantined = tests?.quarantined_tests ?? []
  const doubt = quarantined.length > 0 && failure.exitCode !== 0 ? await findDoubt(attempt, read) : null
  if (doubt !== null) context.warn('quarantine-unproven', `failed tests in quarantine excuse nothing: ${doubt}`)
  return {
    ...NO_TESTS,
    unproven: unread ?? missing,
    beside: missing,
    quarantined: doubt === null ? quarantined : [],
    failing,
  }
}

/**
 * Returns what keeps the next attempt from running only the failed tests: an attempt that did not run all of its tests, as far as its
 * end and its reports tell. Only the failed tests of such an attempt would leave the others out.
 */
function findUnrun({ node, failure }: EndedAttempt, { sizes, doubts, tests }: ReadReports): readonly TestIdentity[] {
  const { exitCode, signal, timedOut } = failure
  const isRegular = !timedOut && signal === null && exitCode !== null && exitCode < FIRST_SHELL_CODE
  if (node.retry_tests === undefined || tests === null || (isRegular && doubts.length === 0)) return []
  return sizes.map(({ name, cases }) => ['', '', 'tests that may not have run', '', '', name, 'rest', cases])
}

/** First exit code by which shells mean a timeout, a missing command, or a signal. */
const FIRST_SHELL_CODE = 124

type ReadReports = NonNullable<Awaited<ReturnType<TestReports['read']>>>

function createTestError({ exitCode }: Failure, message: string, more: JsonObject = {}): Envelope {
  return { kind: TEST_FAILED, message, details: { exit_code: exitCode, ...more } }
}

/** Returns the counts of an error; its annotations and the summary have the failed tests at length. */
function toDetails({ failures, flaky = 0, quarantined = 0, flaky_names: flakyNames = [], ...tests }: TestCounts) {
  const { total, failed, skipped, seconds } = tests
  const counts = { total, failed, skipped, flaky, quarantined, seconds }
  const named = flakyNames.length === 0 ? {} : { flaky_names: flakyNames }
  return { ...counts, failed_names: failures.map(({ name }) => name), ...named }
}

function createMissingError(
  failure: Failure,
  notOvercome: readonly TestIdentity[],
  isReportMissing: boolean,
): Envelope | null {
  if (notOvercome.length === 0) return null
  const names = notOvercome.map(([suite, within, name]) => formatTestTitle({ within, name: name || suite }))
  const shown = names.slice(0, MAX_NAMED).join(', ')
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ''
  const why = isReportMissing
    ? 'this attempt wrote no report'
    : 'the report of this attempt does not show that they passed'
  const message = `tests that failed in an earlier attempt have not passed since, because ${why}: ${shown}${more}`
  return createTestError(failure, message, { not_overcome: names.slice(0, MAX_NAMES) })
}

/** The exit code of most runners for failed tests, and that of the test harness of Rust. */
const TESTS_FAILED = 1
const RUST_TESTS_FAILED = 101

/** Returns why failed tests do not explain a failed end; null if they do: one command, its code for failed tests, and whole reports. */
async function findDoubt(
  { node, failure, started }: EndedAttempt,
  { doubts, hasLibtest }: { readonly doubts: readonly string[]; readonly hasLibtest: boolean },
): Promise<string | null> {
  const { exitCode, signal, timedOut } = failure
  if (timedOut || exitCode === null || signal !== null) return 'the command did not end by itself'
  const words = findSimpleCommand(started)
  if (words === null) return 'the step is not one command'
  const isRust = hasLibtest || words.some((word) => stripProgramPath(word) === 'cargo')
  const codes = [TESTS_FAILED, ...(isRust ? [RUST_TESTS_FAILED] : []), ...(node.test_exit_codes ?? [])]
  if (!codes.includes(exitCode)) return `exit code ${exitCode} does not mean failed tests`
  const [doubt] = doubts
  if (doubt !== undefined) return doubt
  const { findOtherFailure } = await import('../classify/index.js')
  const other = findOtherFailure(failure)
  return other === null ? null : `the output has another failure: ${other}`
}
