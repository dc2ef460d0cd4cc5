import type { QuarantineFacts } from '../core/test-counts.js'
import { matchesParts } from '../text/glob.js'
import { formatTestTitle, type TestCase } from './model.js'
import { getQuarantineState, OVER_HINT, type Quarantine, type QuarantineEntry } from './quarantine-file.js'

/** An active entry, and the tests of the reports that it matches. */
interface Rule {
  readonly entry: QuarantineEntry
  readonly matches: (name: string) => boolean
  /** Recognizes the suite; null if the name has none. */
  readonly isSuite: ((name: string) => boolean) | null
  /** Suites and classes of the tests that bear exactly this name; two are ambiguous. */
  readonly bearers: Set<string>
  isUsed: boolean
  isSuiteSeen: boolean
}

/** Finds the entries that excuse the failed tests of an attempt. */
export class QuarantineMatcher {
  readonly #rules: readonly Rule[]
  #isSeen = false

  constructor(readonly quarantine: Quarantine) {
    this.#rules = quarantine.entries.filter((entry) => getQuarantineState(entry) === 'active').map(createRule)
  }

  get isActive(): boolean {
    return this.#rules.length > 0
  }

  /** Notes a test of a report, whether it failed or not. */
  see(test: TestCase): void {
    this.#isSeen = true
    if (this.#rules.length === 0) return
    const names = collectTestNames(test)
    const suites = [test.suite, test.within, test.file ?? ''].map(canonicalize)
    for (const rule of this.#rules) {
      if (rule.isSuite !== null && !rule.isSuiteSeen) rule.isSuiteSeen = suites.some(rule.isSuite)
      const match = compareNames(rule, names)
      if (match === 'none') continue
      rule.isUsed = true
      if (match === 'bare' && rule.bearers.size < 2) rule.bearers.add(`${test.suite}\n${test.within}`)
    }
  }

  /** Returns the entry that excuses a failed test; null if there is none. `file` is its file in the workspace. */
  find(test: TestCase, file: string | null): QuarantineFacts | null {
    const names = collectTestNames(test)
    const rule = this.#rules.find((each) => {
      if (each.entry.file !== null && !isOfFile(each.entry.file, [file, test.file])) return false
      const match = compareNames(each, names)
      return match === 'full' || (match === 'bare' && (each.bearers.size < 2 || each.entry.file !== null))
    })
    if (rule === undefined) return null
    const { name, file: entryFile, owner, issue, reason, until, daysLeft } = rule.entry
    return { entry: name, entry_file: entryFile, owner, issue, reason: reason ?? '', until, days_left: daysLeft }
  }

  /** Returns what is wrong with entries: they are over, lack a reason, are ambiguous, or match nothing. */
  warnings(): readonly string[] {
    const { file, entries } = this.quarantine
    const say = ({ line, name }: QuarantineEntry, what: string): string => `${file}:${line}: ${name}: ${what}`
    return [
      ...entries.flatMap((entry) => {
        const state = getQuarantineState(entry)
        if (state === 'over') return [say(entry, `the quarantine was over on ${entry.until}; ${OVER_HINT}`)]
        return state === 'active' ? [] : [say(entry, 'the entry has no reason, and so does not count')]
      }),
      ...this.#rules.flatMap(({ entry, bearers, isUsed, isSuite, isSuiteSeen }) => {
        if (bearers.size > 1 && entry.file === null)
          return [say(entry, 'several suites have such a test, so the entry does not count; write suite > case')]
        const isUnused = this.#isSeen && !isUsed && (isSuite === null || isSuiteSeen)
        return isUnused ? [say(entry, 'the entry matches no test of the reports; remove it')] : []
      }),
    ]
  }

  /** Returns the entries that match no test of the reports. */
  listUnused(): readonly QuarantineEntry[] {
    return this.#rules.filter(({ isUsed }) => !isUsed).map(({ entry }) => entry)
  }
}

/** Reports whether an entry names a test, whose suite is compared only if both have one. */
export function isNamedBy({ name: pattern }: QuarantineEntry, name: string): boolean {
  const [entry, test] = [canonicalize(pattern), canonicalize(name)]
  const toCase = (text: string): string => text.split(' > ').at(-1) ?? ''
  const hasSuites = entry.includes(' > ') && test.includes(' > ')
  return compileWildcard(hasSuites ? entry : toCase(entry))(hasSuites ? test : toCase(test))
}

function createRule(entry: QuarantineEntry): Rule {
  const name = canonicalize(entry.name)
  const end = name.lastIndexOf(' > ')
  const isSuite = end < 0 ? null : compileWildcard(name.slice(0, end))
  return { entry, matches: compileWildcard(name), isSuite, bearers: new Set(), isUsed: false, isSuiteSeen: false }
}

/** Returns a test for texts that match a pattern in which `*` stands for any text. */
function compileWildcard(pattern: string): (text: string) => boolean {
  const parts = pattern.split('*')
  return (text) => matchesParts(parts, text)
}

/** Writes the separators of runners between suite and case, `›`, `»` and `::`, as `>`. */
function canonicalize(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(?:›|»|::) ?/g, ' > ')
}

interface TestNames {
  readonly bare: string
  readonly full: ReadonlySet<string>
}

/** Returns the names by which an entry may mean a test: with its suite, its class or its file, or as summaries show it. */
function collectTestNames(test: TestCase): TestNames {
  const { suite, within, name, file } = test
  const around = [suite, within, `${suite} > ${within}`, file ?? ''].filter((each) => each !== '')
  const title = formatTestTitle(test)
  const full = [...around.map((each) => `${each} > ${name}`), ...(title === name && around.length > 0 ? [] : [title])]
  return { bare: canonicalize(name), full: new Set(full.map(canonicalize)) }
}

function compareNames({ matches, entry }: Rule, { bare, full }: TestNames): 'full' | 'bare' | 'none' {
  for (const name of full) if (matches(name)) return 'full'
  if (!matches(bare)) return 'none'
  return entry.name.includes('*') ? 'full' : 'bare'
}

function isOfFile(pattern: string, files: readonly (string | null)[]): boolean {
  const matches = compileWildcard(pattern.replaceAll('\\', '/').replace(/^\.\//, ''))
  return files.some((file) => {
    const name = (file ?? '').replaceAll('\\', '/')
    return matches(name) || (!pattern.includes('*') && name.endsWith(`/${pattern}`))
  })
}
