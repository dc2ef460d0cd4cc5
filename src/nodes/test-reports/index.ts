import type { ScriptNode } from '../../config/model.js'
import type { ReportFile, ReportFiles } from '../../core/ports.js'
import type { FailedTest, TestCounts } from '../../core/report.js'
import { globList } from '../../text/glob.js'
import type { Problem } from '../classify/locate.js'
import { placed, type Workspace } from '../classify/places.js'
import { readJunit, type TestCase } from './junit.js'
import { failureText, placesOf } from './message.js'

const MAX_FILES = 500
const MAX_BYTES = 128 * 1024 * 1024
const MAX_FAILURES = 100
const MAX_PROBLEMS = 1000
const SLOWEST = 5

/** Remembers the reports that are there before an attempt, and reads those that it wrote. */
export class TestReports {
  readonly #globs: readonly string[]
  readonly #before: ReadonlyMap<string, string>

  constructor(
    reports: NonNullable<ScriptNode['reports']>,
    readonly files: ReportFiles,
    readonly workspace: Workspace,
  ) {
    this.#globs = [reports].flat().flatMap(globList)
    this.#before = new Map(this.#find().map(({ path, stamp }) => [path, stamp]))
  }

  #find(): readonly ReportFile[] {
    return this.files.find(this.#globs, this.workspace.cwd, this.workspace.sources.root)
  }

  /** Returns the counts, null where no report was written, and a problem for each failed test. */
  read() {
    const written = this.#find().filter(({ path, stamp }) => this.#before.get(path) !== stamp)
    const globs = this.#globs.join(', ')
    if (written.length === 0)
      return { tests: null, problems: [], warnings: [`the command wrote no test report that matches ${globs}`] }
    const tally = new Tally(this.workspace)
    const warnings: string[] = []
    let bytes = 0
    for (const [index, file] of written.entries()) {
      bytes += file.bytes
      if (index >= MAX_FILES || bytes > MAX_BYTES) {
        warnings.push(`${written.length - index} test reports are not read: at most ${MAX_FILES} files and 128 MiB are`)
        break
      }
      const problem = this.#readOne(file, tally)
      if (problem !== null) warnings.push(problem)
    }
    return { tests: tally.counts(), problems: tally.problems, warnings }
  }

  #readOne({ path, name }: ReportFile, tally: Tally): string | null {
    const end = readJunit(this.files.chunks(path), (test) => tally.add(test))
    return end.ok ? null : `the test report ${name} cannot be read: line ${end.error.line}: ${end.error.message}`
  }
}

/** Adds up test cases in bounded memory. */
class Tally {
  readonly problems: Problem[] = []
  readonly #failures: FailedTest[] = []
  #slowest: { readonly name: string; readonly seconds: number }[] = []
  readonly #counts = { total: 0, failed: 0, skipped: 0, seconds: 0 }

  constructor(readonly workspace: Workspace) {}

  add(test: TestCase): void {
    const { name, status, seconds } = test
    this.#counts.total += 1
    this.#counts.seconds += seconds ?? 0
    if (status === 'skipped') this.#counts.skipped += 1
    if (status === 'failed') this.#fail(test)
    const last = this.#slowest.at(-1)
    if (seconds === null || seconds === 0 || (this.#slowest.length === SLOWEST && seconds <= (last?.seconds ?? 0)))
      return
    this.#slowest = [...this.#slowest, { name, seconds }].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  }

  #fail(test: TestCase): void {
    const { name, seconds } = test
    this.#counts.failed += 1
    if (this.problems.length >= MAX_PROBLEMS) return
    const said = failureText(test)
    const problem: Problem = {
      kind: 'test',
      message: `${name}: ${said}`,
      test: name,
      places: placesOf(test),
      at: this.#counts.failed,
    }
    this.problems.push(problem)
    if (this.#failures.length >= MAX_FAILURES) return
    const [place] = placed([problem], this.workspace)
    this.#failures.push({ name, file: place?.file ?? null, line: place?.line ?? null, message: said, seconds })
  }

  counts(): TestCounts {
    const seconds = Math.round(this.#counts.seconds * 1000) / 1000
    return { ...this.#counts, seconds, failures: this.#failures, slowest: this.#slowest }
  }
}
