import type { Workspace } from '../classify/places.js'
import type { Clock, ReportFiles, ReportMatches } from '../core/ports.js'
import type { TestHistory, TestIdentity } from '../core/test-counts.js'
import { splitGlobs } from '../text/glob.js'
import { readReport } from './formats.js'
import type { QuarantineMatcher } from './quarantine.js'
import { TestTally } from './tally.js'

const MAX_FILES = 500
const MAX_BYTES = 128 * 1024 * 1024

interface Patience {
  /** Lets timers and signals run while reports are read. */
  readonly clock: Pick<Clock, 'turn'>
  /** Ends the reading. */
  readonly isOver: () => boolean
}

class ReadingEnded extends Error {}

/** Remembers the reports that are there before an attempt, and reads those that it wrote. */
export class TestReports {
  readonly #globs: readonly string[]
  readonly #before: ReadonlyMap<string, string>

  constructor(
    reports: string | readonly string[],
    readonly files: ReportFiles,
    readonly workspace: Workspace,
    readonly quarantine: QuarantineMatcher | null = null,
    readonly ignoresSkipped = false,
  ) {
    this.#globs = [reports].flat().flatMap(splitGlobs)
    const before = files.includesEarlier === true ? [] : this.#find().flatMap((each) => each.files)
    this.#before = new Map(before.map(({ path, stamp }) => [path, stamp]))
  }

  /** Returns what each glob finds. */
  #find(): readonly (ReportMatches & { readonly glob: string })[] {
    const { cwd, sources } = this.workspace
    return this.#globs.map((glob) => ({ glob, ...this.files.find(glob, cwd, sources.root) }))
  }

  /**
   * Reads and judges the reports; returns null if `isOver` ends that. `failedBefore` are the tests that failed in earlier attempts
   * and have not passed since; `history` holds all tests of earlier attempts, and takes those of this one. `defects` say why the
   * reports are not whole; some of them are warnings even where reports are not required.
   */
  async read(
    { clock, isOver }: Patience,
    failedBefore: readonly TestIdentity[] = [],
    history: TestHistory = new Map(),
  ) {
    const pause = async (): Promise<void> => {
      await clock.turn?.()
      if (isOver()) throw new ReadingEnded()
    }
    try {
      return await this.#read(failedBefore, history, pause)
    } catch (error) {
      if (error instanceof ReadingEnded) return null
      throw error
    }
  }

  async #read(failedBefore: readonly TestIdentity[], history: TestHistory, pause: () => Promise<void>) {
    const matches = this.#find().map((each) => ({
      ...each,
      files: each.files.filter(({ path, stamp }) => this.#before.get(path) !== stamp),
    }))
    const written = [...new Map(matches.flatMap(({ files }) => files).map((file) => [file.path, file])).values()]
    const tally = new TestTally(this.workspace, this.quarantine, this.ignoresSkipped)
    const defects: string[] = []
    const warnings: string[] = []
    const miscounts: string[] = []
    const warn = (message: string): void => {
      defects.push(message)
      warnings.push(message)
    }
    for (const { name, reason } of matches.flatMap(({ refused }) => refused))
      defects.push(`the test report ${name} is not read: ${reason}`)
    const missing = matches.filter(({ files }) => files.length === 0).map(({ glob }) => glob)
    const what = this.files.includesEarlier === true ? 'there is no test report' : 'the command wrote no test report'
    if (missing.length > 0) warn(`${what} that matches ${missing.join(', ')}`)
    let bytes = 0
    let hasLibtest = false
    for (const [index, file] of written.entries()) {
      bytes += file.bytes
      if (index >= MAX_FILES || bytes > MAX_BYTES) {
        const unread = written.length - index
        const left = unread === 1 ? 'a test report is' : `${unread} test reports are`
        warn(`${left} not read, ${file.name} first: at most ${MAX_FILES} files and 128 MiB are read`)
        break
      }
      const defectsBefore = tally.defects.length
      const state = tally.begin(file.name)
      const end = await readReport(pauseBetween(this.files.chunks(file.path), pause), tally)
      await pause()
      hasLibtest ||= end.ok && end.value.isLibtest
      if (!end.ok) {
        state.isWhole = false
        warn(`the test report ${file.name} cannot be read: line ${end.error.line}: ${end.error.message}`)
      } else if (state.cases === 0) defects.push(`the test report ${file.name} has no test`)
      for (const { reason, defect } of tally.defects.slice(defectsBefore)) {
        const message = `the test report ${file.name} is not whole: ${reason}`
        // Some runners count tests in a whole document that they do not list.
        if (defect === 'cut-off' || defect === 'too-large') warn(message)
        else if (defect === 'incomplete') defects.push(message)
        else miscounts.push(message)
      }
    }
    const { tests, problems, failed } = await tally.judge(pause, history)
    const notOvercome = tally.listStillFailing(failedBefore)
    return {
      tests: written.length === 0 ? null : tests,
      problems,
      warnings: [...warnings, ...(this.quarantine?.warnings() ?? [])],
      defects,
      /** Reasons why failed tests in quarantine do not explain an exit code. */
      doubts: [...defects, ...miscounts],
      hasLibtest,
      /** The reports with their numbers of tests. */
      sizes: tally.listReports(),
      notOvercome,
      /** What later attempts must overcome. */
      failing: tally.listOpen(failed, notOvercome),
    }
  }
}

async function* pauseBetween(chunks: Iterable<Uint8Array>, pause: () => Promise<void>): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    await pause()
    yield chunk
  }
}
