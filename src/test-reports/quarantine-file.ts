import { type Finding, type Hint, type Path, suggestNearest } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import { quote } from '../core/messages.js'
import { createFinding } from '../source/findings.js'
import { createFreeSession } from '../source/session.js'
import { type Data, isDataObject, type Locator, Source } from '../source/values.js'

/** Where the quarantine is looked for if nobody names another file; relative to the workspace. */
export const DEFAULT_QUARANTINE = '.github/quarantine.yml'
/** An entry that lies further ahead would hide a failing test for good. */
const MOST_DAYS_AHEAD = 90
/** A pattern with fewer characters beside `*` would match too much. */
const LEAST_CHARACTERS = 3
const DAY_MS = 24 * 60 * 60 * 1000

export interface QuarantineEntry {
  /** `suite > case`, or a pattern in which `*` stands for any text. */
  readonly name: string
  readonly file: string | null
  /** The last day on which the test may fail, as `2026-12-31`. */
  readonly until: string
  /** Days until then; negative if the entry is over. */
  readonly daysLeft: number
  readonly owner: string | null
  readonly issue: string | null
  /** An entry without a reason does not quarantine. */
  readonly reason: string | null
  readonly line: number
}

export type Quarantine = ReturnType<typeof loadQuarantine>['quarantine']

const KEYS = ['name', 'file', 'until', 'owner', 'issue', 'reason'] as const

function toDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** Reads a quarantine file. An error makes the whole file invalid; a warning concerns an entry that does not count any more. */
export function loadQuarantine(text: string, file: string, now: number) {
  const source = new Source(file, file, text)
  const session = createFreeSession(true)
  const data = session.load(source)
  const { findings } = session
  const reader = data === null ? null : new QuarantineReader(data.locator, toDay(now))
  const entries = reader?.readFile(data?.raw) ?? []
  return { quarantine: { file, entries }, findings: [...findings, ...(reader?.findings ?? [])] }
}

class QuarantineReader {
  readonly findings: Finding[] = []

  constructor(
    readonly locator: Locator,
    readonly today: string,
  ) {}

  #report(path: Path, code: FindingCode, message: string, hint: Hint = null): null {
    this.findings.push(createFinding(this.locator.at(path), code, message, hint))
    return null
  }

  readFile(top: Data | undefined): readonly QuarantineEntry[] {
    if (!isDataObject(top)) {
      this.#report([], 'not-a-mapping', 'A quarantine file is a mapping with a list `tests`.')
      return []
    }
    this.#checkKeys(top, [], ['tests'])
    const { tests = null } = top
    if (!Object.hasOwn(top, 'tests')) this.#report([], 'missing-field', 'The list `tests` is missing.')
    else if (tests !== null && !Array.isArray(tests))
      this.#report(['tests'], 'wrong-type', `\`tests\` must be a list, not ${quote(tests)}.`)
    return Array.isArray(tests) ? tests.flatMap((test, index) => this.#readEntry(test, ['tests', index]) ?? []) : []
  }

  #checkKeys(value: { readonly [key: string]: Data | undefined }, path: Path, known: readonly string[]): void {
    for (const key of Object.keys(value).filter((each) => !known.includes(each))) {
      const hint = suggestNearest(key, known) ?? `known here: ${known.join(', ')}`
      const at = this.locator.keyAt([...path, key])
      this.findings.push(createFinding(at, 'unknown-field', `There is no field ${quote(key)} here.`, hint))
    }
  }

  #readEntry(value: Data, path: Path): QuarantineEntry | null {
    if (!isDataObject(value))
      return this.#report(path, 'wrong-type', 'An entry of `tests` is a mapping with `name`, `until` and `reason`.')
    this.#checkKeys(value, path, KEYS)
    const missing = ['name', 'until'].filter((key) => (value[key] ?? null) === null)
    for (const key of missing) {
      const hint = key === 'until' ? `the last day on which the test may fail, such as \`until: ${this.today}\`` : null
      this.#report(path, 'missing-field', `The entry has no \`${key}\`.`, hint)
    }
    const [name = null, file = null, until = null, owner = null, issue = null, reason = null] = KEYS.map((key) =>
      this.#readText(value[key], [...path, key]),
    )
    if (name === null || until === null) return null
    const daysLeft = this.#parseDaysLeft(until, [...path, 'until'])
    if (!this.#checkName(name, [...path, 'name']) || daysLeft === null) return null
    const { line } = this.locator.at(path)
    const entry = { name, file, until, daysLeft, owner, issue, reason, line }
    const state = getQuarantineState(entry)
    const over = `The quarantine of ${quote(name)} was over on ${until}.`
    const mute = `The entry ${quote(name)} has no \`reason\`, and so does not count.`
    if (state === 'over') this.#report([...path, 'until'], 'quarantine-over', over, OVER_HINT)
    if (state === 'without-reason') this.#report(path, 'quarantine-without-reason', mute, 'say why the test may fail')
    return entry
  }

  /** Reads a text; a number, such as that of an issue, is one. */
  #readText(value: Data | undefined, path: Path): string | null {
    if (value === undefined || value === null) return null
    const text = typeof value === 'string' ? value : this.locator.writtenAt(path)
    if (text === null) return this.#report(path, 'wrong-type', `${quote(String(path.at(-1)))} must be a text.`)
    if (text.trim() === '' && path.at(-1) !== 'reason')
      return this.#report(path, 'empty-value', `${quote(String(path.at(-1)))} is empty.`)
    return text.trim() === '' ? null : text.trim()
  }

  #checkName(name: string, path: Path): boolean {
    if (!name.includes('*') || name.replaceAll(/[\s*>›:]/g, '').length >= LEAST_CHARACTERS) return true
    const message = `The pattern ${quote(name)} matches too much.`
    this.#report(path, 'bad-pattern', message, `give at least ${LEAST_CHARACTERS} characters that are not \`*\``)
    return false
  }

  #parseDaysLeft(until: string, path: Path): number | null {
    const time = Date.parse(`${until}T00:00:00Z`)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(time) || toDay(time) !== until)
      return this.#report(path, 'wrong-value', `${quote(until)} is not a day.`, 'write it as 2026-12-31')
    const days = Math.round((time - Date.parse(`${this.today}T00:00:00Z`)) / DAY_MS)
    if (days <= MOST_DAYS_AHEAD) return days
    const message = `${until} is ${days} days ahead; a quarantine ends at most ${MOST_DAYS_AHEAD} days from today.`
    const latest = toDay(Date.parse(`${this.today}T00:00:00Z`) + MOST_DAYS_AHEAD * DAY_MS)
    return this.#report(path, 'out-of-range', message, `the last possible day is ${latest}`)
  }
}

export const OVER_HINT = 'mend the test and remove the entry, or give it another day and say why'

export function getQuarantineState({ daysLeft, reason }: QuarantineEntry): 'active' | 'over' | 'without-reason' {
  if (daysLeft < 0) return 'over'
  return reason === null ? 'without-reason' : 'active'
}

/** Returns the warning about a script whose exit code no failed test can explain, although it has a quarantine. */
export function describeSeveralCommands(name: string): string {
  return `${name} has a quarantine and is not one command, so its failed tests do not excuse its exit code; give the tests a step of their own`
}
