import { addTo } from '../core/maps.js'
import { count } from '../markup/html.js'
import { suggestKind, suggestRule, withoutVariables } from '../triage/paste.js'
import { CLASSES, type CountedClass } from '../triage/verdict.js'
import { measureSeconds } from './facts.js'
import type { OwnerFinder } from './owners.js'
import type { Passes, Sighting } from './sightings.js'
import { formatInstant } from './window.js'

const EXAMPLES = 3
const PASSED_ON = 10

export function toMinutes(seconds: number): number {
  return Math.round((seconds / 60) * 100) / 100
}

export function formatMinutes(number: number): string {
  return number >= 10 || Number.isInteger(number) ? `${count(number)} min` : `${number.toFixed(1)} min`
}

export function sumSeconds(sightings: readonly Sighting[]): number {
  return sightings.reduce((sum, { at }) => sum + measureSeconds(at.job), 0)
}

function getEndTime({ at: { job, run } }: Sighting): number {
  return job.ended ?? run.ended
}

export function compareNewestFirst(one: Sighting, other: Sighting): number {
  return getEndTime(other) - getEndTime(one) || other.at.job.id - one.at.job.id
}

export function groupCauses(sightings: readonly Sighting[]): readonly Cause[] {
  const groups = new Map<string, Sighting[]>()
  for (const sighting of sightings) addTo(groups, sighting.cause, sighting)
  return [...groups.values()]
    .map(createCause)
    .sort(
      (one, other) => other.minutes - one.minutes || other.sightings - one.sightings || (one.id < other.id ? -1 : 1),
    )
}

/** A reason for failures: the same kind, place and signature. */
export type Cause = ReturnType<typeof createCause>

function createCause(group: readonly Sighting[]) {
  const seen = group.toSorted(compareNewestFirst)
  const [newest] = seen
  if (newest === undefined) throw new Error('a cause has at least one sighting')
  const different = (key: (sighting: Sighting) => unknown): number => new Set(seen.map(key)).size
  const recovered = seen.filter((one) => one.recovered).length
  const { workflow, job, step } = newest.place
  return {
    id: newest.cause,
    /** The same in every repository: of the kind and the signature. */
    signature: newest.signature,
    kind: newest.kind,
    class: newest.class,
    workflow,
    job,
    step,
    title: newest.title,
    tests: newest.tests.toSorted(),
    /** False if no log was read: then the cause is the missing log. */
    is_read: newest.isRead,
    /** Legs of the matrix in which the cause was seen. */
    legs: different(({ at }) => at.job.name),
    sightings: seen.length,
    runs: different(({ at }) => at.run.id),
    commits: different(({ at }) => at.run.head_sha),
    branches: different(({ at }) => at.run.head_branch),
    pull_requests: new Set(seen.flatMap(({ at }) => at.run.pulls)).size,
    first: formatInstant(getEndTime(seen.at(-1) ?? newest)),
    last: formatInstant(getEndTime(newest)),
    recovered,
    flaky: recovered > 0,
    minutes: toMinutes(sumSeconds(seen)),
    examples: seen.slice(0, EXAMPLES).map(({ at: { run, job }, line }) => ({
      url: job.url === '' ? run.url : job.url,
      commit: run.head_sha,
      branch: run.head_branch,
      /** Line of the log; null where an annotation or nothing was read. */
      line,
    })),
  }
}

export function mapClasses<T>(make: (name: CountedClass) => T): Readonly<Record<CountedClass, T>> {
  return {
    transient: make('transient'),
    deterministic: make('deterministic'),
    flaky: make('flaky'),
    cancelled: make('cancelled'),
    unknown: make('unknown'),
  }
}

export function countClasses(sightings: readonly Sighting[]) {
  return mapClasses((name) => {
    const ofClass = sightings.filter((one) => one.counted === name)
    return { sightings: ofClass.length, minutes: toMinutes(sumSeconds(ofClass)) }
  })
}

/** The class of a failed run: that of the job that most needs a person. */
export function classifyRun(sightings: readonly Sighting[]): CountedClass {
  return CLASSES.find((name) => sightings.some(({ counted }) => counted === name)) ?? 'unknown'
}

/** Groups failed jobs by the tests that they name; tests whose job passed on the same commit come first. */
export function groupTests(sightings: readonly Sighting[], passes: Passes, findOwners: OwnerFinder) {
  const byName = new Map<string, Sighting[]>()
  for (const sighting of sightings) for (const name of new Set(sighting.tests)) addTo(byName, name, sighting)
  return [...byName]
    .map(([name, group]) => createFailedTest(name, group.toSorted(compareNewestFirst), passes, findOwners))
    .sort(
      (one, other) =>
        other.passed_same_commit - one.passed_same_commit ||
        other.failed - one.failed ||
        (one.name < other.name ? -1 : 1),
    )
}

function createFailedTest(name: string, seen: readonly Sighting[], passes: Passes, findOwners: OwnerFinder) {
  const passedOn = new Set(
    seen.filter(({ at }) => passes.find(at.run, at.job.name) !== undefined).map(({ at }) => at.run.head_sha),
  )
  const [newest] = seen
  const file = seen.map((one) => findTestFile(name, one)).find((each) => each !== null) ?? null
  return {
    name,
    /** File in which the test failed, as its log names it. */
    file,
    /** Owners in the quarantine and in CODEOWNERS of the checkout. */
    owners: findOwners(name, file),
    minutes: toMinutes(sumSeconds(seen)),
    failed: seen.length,
    commits: new Set(seen.map(({ at }) => at.run.head_sha)).size,
    /** Commits among `commits` on which its job passed, too; `passed_on` has the newest of them. */
    passed_same_commit: passedOn.size,
    passed_on: [...passedOn].slice(0, PASSED_ON),
    last: newest === undefined ? '' : formatInstant(getEndTime(newest)),
  }
}

/** Returns the file of a test: that of its own place, else the first place of a job in which it failed alone. */
function findTestFile(name: string, { tests, at }: Sighting): string | null {
  const places = at.finding?.triaged.annotations ?? []
  const place = places.find(({ test }) => test === name) ?? (tests.length === 1 ? places[0] : undefined)
  return place?.file ?? null
}

/** The fewest failed jobs that a piece of advice, or a rule, may rest on. */
export const LEAST_SIGHTINGS = 3
const MAX_LINES = 50

/** Groups failures that no rule knows by their last line, each with a rule to paste. */
export function listUnknownLines(sightings: readonly Sighting[]) {
  const byLine = new Map<string, Sighting[]>()
  for (const one of sightings)
    if (one.class === 'unknown' && one.line !== null) addTo(byLine, withoutVariables(one.title), one)
  return [...byLine.values()]
    .filter((group) => group.length >= LEAST_SIGHTINGS)
    .map((group) => {
      const title = group.toSorted(compareNewestFirst)[0]?.title ?? ''
      return {
        line: title,
        sightings: group.length,
        causes: new Set(group.map(({ cause }) => cause)).size,
        minutes: toMinutes(sumSeconds(group)),
        rule: suggestRule(title, suggestKind(title)),
      }
    })
    .sort((one, other) => other.sightings - one.sightings || (one.line < other.line ? -1 : 1))
    .slice(0, MAX_LINES)
}
