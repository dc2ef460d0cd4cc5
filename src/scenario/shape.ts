import type { Locator } from '../config/load/positions.js'
import { type Data, type DataObject, isDataObject } from '../config/load/yaml-data.js'
import type { Path } from '../config/model.js'
import type { Finding, Position } from '../core/finding.js'
import { asNumber } from '../core/float.js'
import { didYouMean, nearest, quote } from '../core/messages.js'

/** Everything that can be wrong with a file of scenarios; docs/testing.md explains each. */
export type ScenarioCode =
  | 'scenario-unknown-field'
  | 'scenario-missing-field'
  | 'scenario-wrong-type'
  | 'scenario-wrong-value'
  | 'scenario-empty'
  | 'scenario-duplicate-name'
  | 'scenario-unknown-node'
  | 'scenario-unknown-gate'
  | 'scenario-bad-stub'
  | 'scenario-bad-inject'
  | 'scenario-bad-kind'
  | 'scenario-bad-input'
  | 'scenario-stubbed-and-real'

/** Reads data of a known shape and reports what deviates, with its place. */
export class ShapeReader {
  readonly findings: Finding[] = []

  constructor(readonly locator: Locator) {}

  error(path: Path, code: ScenarioCode, message: string, suggestion: string | null = null): void {
    this.#add(this.locator.at(path), code, message, suggestion)
  }

  /** For what is wrong with a key and not with its value. */
  keyError(path: Path, code: ScenarioCode, message: string, suggestion: string | null = null): void {
    this.#add(this.locator.keyAt(path), code, message, suggestion)
  }

  #add({ file, line, column }: Position, code: ScenarioCode, message: string, suggestion: string | null): void {
    this.findings.push({ file, line, column, code, severity: 'error', message, suggestion })
  }

  /** A mapping; with `known`, other keys are reported. */
  mapping(value: Data | undefined, path: Path, known?: readonly string[]): DataObject | null {
    if (!isDataObject(value)) return this.#wrong(path, 'a mapping', value)
    for (const key of known === undefined ? [] : Object.keys(value)) {
      if (known?.includes(key) === true) continue
      const hint = didYouMean(nearest(key, known ?? [])) ?? `known here: ${known?.join(', ')}`
      this.keyError([...path, key], 'scenario-unknown-field', `There is no field ${quote(key)} here.`, hint)
    }
    return value
  }

  list(value: Data | undefined, path: Path): readonly Data[] | null {
    return Array.isArray(value) ? value : this.#wrong(path, 'a list', value)
  }

  text(value: Data | undefined, path: Path): string | null {
    if (typeof value !== 'string') return this.#wrong(path, 'a text', value)
    if (value.trim() !== '') return value
    this.error(path, 'scenario-empty', `${name(path)} is empty.`)
    return null
  }

  number(value: Data | undefined, path: Path): number | null {
    return asNumber(value) ?? this.#wrong(path, 'a number', value)
  }

  /** A list of texts; one text stands for a list of one. */
  texts(value: Data | undefined, path: Path): readonly string[] {
    if (typeof value === 'string') return [value]
    const items = this.list(value, path) ?? []
    return items.flatMap((item, index) => this.text(item, [...path, index]) ?? [])
  }

  #wrong(path: Path, wanted: string, found: Data | undefined): null {
    const what = found === undefined || found === null ? 'nothing' : quote(found)
    this.error(path, 'scenario-wrong-type', `${name(path)} must be ${wanted}, not ${what}.`)
    return null
  }
}

function name(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'A file of scenarios'
  return typeof last === 'number' ? `Entry ${last + 1} of ${quote(String(path.at(-2) ?? 'the list'))}` : quote(last)
}
