import { finding, type ScenarioCode } from '../config/load/findings.js'
import { type Data, type DataObject, isDataObject, type Locator } from '../config/load/values.js'
import type { Path } from '../config/model.js'
import type { Finding } from '../core/finding.js'
import { asNumber } from '../core/float.js'
import { didYouMean, nearest, quote } from '../core/messages.js'

/** Maximum number of unknown keys of a mapping that are reported; more of them are the same mistake. */
const MAX_UNKNOWN = 100

export class Problems {
  readonly findings: Finding[] = []

  constructor(readonly locator: Locator) {}

  error(path: Path, code: ScenarioCode, message: string, suggestion: string | null = null): void {
    this.findings.push(finding(this.locator.at(path), code, message, suggestion))
  }

  keyError(path: Path, code: ScenarioCode, message: string, suggestion: string | null = null): void {
    this.findings.push(finding(this.locator.keyAt(path), code, message, suggestion))
  }
}

/** A value of the file with its path. Readers report a value of the wrong type and return null. */
export class ScenarioField {
  constructor(
    readonly value: Data | undefined,
    readonly path: Path,
    readonly problems: Problems,
  ) {}

  at(key: string): ScenarioField {
    const value = isDataObject(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined
    return new ScenarioField(value, [...this.path, key], this.problems)
  }

  get isGiven(): boolean {
    return this.value !== undefined
  }

  /** Reads an optional field; null if it is absent. */
  ifGiven<T>(read: (field: ScenarioField) => T): T | null {
    return this.isGiven ? read(this) : null
  }

  error(code: ScenarioCode, message: string, suggestion: string | null = null): void {
    this.problems.error(this.path, code, message, suggestion)
  }

  /** Reads a mapping; reports keys that are not in `known`, if it is given. */
  mapping(known?: readonly string[]): DataObject | null {
    if (!isDataObject(this.value)) return this.#wrong('a mapping')
    if (known === undefined) return this.value
    const unknown = Object.keys(this.value).filter((key) => !known.includes(key))
    for (const key of unknown.slice(0, MAX_UNKNOWN)) {
      const hint = didYouMean(nearest(key, known)) ?? `known here: ${known.join(', ')}`
      const message = `There is no field ${quote(key)} here.`
      this.problems.keyError([...this.path, key], 'scenario-unknown-field', message, hint)
    }
    return this.value
  }

  members(): readonly (readonly [string, ScenarioField])[] {
    return Object.keys(this.mapping() ?? {}).map((name) => [name, this.at(name)])
  }

  list(): readonly ScenarioField[] | null {
    if (!Array.isArray(this.value)) return this.#wrong('a list')
    return this.value.map((item, index) => new ScenarioField(item, [...this.path, index], this.problems))
  }

  text(): string | null {
    if (typeof this.value !== 'string') return this.#wrong('a text')
    if (this.value.trim() !== '') return this.value
    this.error('scenario-empty', `${this.#name()} is empty.`)
    return null
  }

  number(): number | null {
    return asNumber(this.value) ?? this.#wrong('a number')
  }

  /** Reads a list of strings; a single string is a list of one. */
  texts(): readonly string[] {
    if (typeof this.value === 'string') return [this.value]
    return (this.list() ?? []).flatMap((item) => item.text() ?? [])
  }

  #wrong(wanted: string): null {
    const what = this.value === undefined || this.value === null ? 'nothing' : quote(this.value)
    this.error('scenario-wrong-type', `${this.#name()} must be ${wanted}, not ${what}.`)
    return null
  }

  #name(): string {
    const last = this.path.at(-1)
    if (last === undefined) return 'A file of scenarios'
    const list = quote(String(this.path.at(-2) ?? 'the list'))
    return typeof last === 'number' ? `Entry ${last + 1} of ${list}` : quote(last)
  }
}
