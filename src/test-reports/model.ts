/** A test as a report describes it: the same for every format. */
export interface TestCase {
  /** The suite or package that the report names; empty where it names none. */
  readonly suite: string
  /** The class that the report names; empty where it names none. */
  readonly within: string
  /** The test's own name. */
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly seconds: number | null
  readonly file: string | null
  readonly line: number | null
  /** The runner's message, a word or a line; may be empty. */
  readonly message: string
  /** The text of the failure: the assertion at length, and the stack. */
  readonly text: string
  /** The end of what the test printed. */
  readonly printed: string
  /** The machine or browser on which the test ran; empty where the report names none. */
  readonly hostname: string
  /** The test failed and passed in a re-run of its runner. */
  readonly isFlaky: boolean
  /** Go reports a test as failed if one of its subtests failed. */
  readonly isGo: boolean
  /** Something around tests failed: a fixture of the case, a suite's build or set-up, or the whole run. No quarantine excuses that. */
  readonly around: 'case' | 'suite' | 'run' | null
}

/** Tests that a report counts without listing them as cases. */
export interface CountedTests {
  readonly suite: string
  readonly total: number
  readonly failed: number
  readonly skipped: number
}

/** Receives the tests of a report, one by one. */
export interface ReportSink {
  test(test: TestCase): void
  addCounts(tests: CountedTests): void
  /** Notes a suite that ran without a failure of its own. */
  suite(name: string): void
  /** A reason why the report is not whole, although it can be read. */
  incomplete(reason: string, defect?: ReportDefect): void
}

/**
 * How a report is not whole. `cut-off`: its runner had not finished writing it; `too-large`: it has more tests than are kept; both are
 * warnings. `incomplete`: cases are missing, which some runners do on purpose. `miscounted`: it has more failed cases than it counts,
 * so a quarantine excuses nothing.
 */
export type ReportDefect = 'cut-off' | 'too-large' | 'incomplete' | 'miscounted'

/** Reads the text of a report in pieces; throws a ReportProblem where the text cannot be read. */
export type ReportReader = (texts: AsyncIterable<string>, sink: ReportSink) => Promise<void>

export class ReportProblem extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

export const MAX_TEXT = 64 * 1024
const MAX_ATTRIBUTE = 16 * 1024

/** Appends to a text of which the end is kept. Cuts only now and then, because each cut copies the text. */
export function appendEnd(known: string, text: string): string {
  const joined = known + text
  return joined.length > 2 * MAX_TEXT ? joined.slice(-MAX_TEXT) : joined
}

type Told = Pick<TestCase, 'name'> & { readonly [Key in keyof TestCase]?: TestCase[Key] | undefined }

/** Completes and bounds what a reader knows about a test. */
export function createTestCase(told: Told): TestCase {
  const { file, line } = told
  return {
    suite: (told.suite ?? '').slice(0, MAX_ATTRIBUTE),
    within: (told.within ?? '').slice(0, MAX_ATTRIBUTE),
    name: told.name.slice(0, MAX_ATTRIBUTE),
    state: told.state ?? 'passed',
    seconds: told.seconds ?? null,
    file: file === undefined || file === null || file === '' || file.length > MAX_ATTRIBUTE ? null : file,
    line: Number.isInteger(line) && Number(line) > 0 ? Number(line) : null,
    message: (told.message ?? '').slice(0, MAX_ATTRIBUTE),
    text: (told.text ?? '').slice(0, MAX_TEXT),
    printed: (told.printed ?? '').slice(-MAX_TEXT),
    hostname: (told.hostname ?? '').slice(0, MAX_ATTRIBUTE),
    isFlaky: told.isFlaky ?? false,
    isGo: told.isGo ?? false,
    around: told.around ?? null,
  }
}

/** Returns a title that tells tests of different classes apart. */
export function formatTestTitle({ name, within }: Pick<TestCase, 'name' | 'within'>): string {
  if (name === '') return within === '' ? '(unnamed)' : within
  // Node's runner calls every class `test`.
  if (within === '' || within === 'test' || name.includes(within)) return name
  return /^[\w.$]+$/.test(within) && !/\s/.test(name) ? `${within}.${name}` : `${within} › ${name}`
}

/** Parses seconds; `1,234.5` as well, because Surefire groups thousands. */
export function parseSeconds(text = ''): number | null {
  const seconds = Number(text.replaceAll(',', ''))
  return text.trim() === '' || !Number.isFinite(seconds) || seconds < 0 ? null : seconds
}

/** Reports cases that a report counts and does not have. */
export function compareCounts(
  sink: ReportSink,
  what: string,
  counted: number | null,
  found: number,
  defect: ReportDefect = 'incomplete',
): void {
  if (counted !== null && counted > found) sink.incomplete(`it counts ${counted} ${what} and has ${found}`, defect)
}

/**
 * Compares the failed tests that a report counts with those that it has. Failed tests without a case are a failure around the tests.
 * `most` is the number of failures, because a runner may list several of one case.
 */
export function compareFailures(
  sink: ReportSink,
  counted: number | null,
  found: number,
  { most = found, name = '' }: { readonly most?: number; readonly name?: string | undefined } = {},
): boolean {
  if (counted === null) return true
  if (counted < found) sink.incomplete(`it counts ${counted} failed tests and has ${found}`, 'miscounted')
  if (counted <= most) return true
  const message = `${counted - most} failed tests, which the report does not name`
  sink.test(
    createTestCase({ name: name || 'test run', suite: name, state: 'failed', message, around: name ? 'suite' : 'run' }),
  )
  return false
}

export function parseCount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null
}
