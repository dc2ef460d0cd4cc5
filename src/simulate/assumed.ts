import { getOwnEntry, isJsonObject, isRecord, type Json, type JsonObject } from '../core/json.js'
import type { FieldSchema } from '../core/payload-schema.js'
import { createFieldSample } from '../core/samples.js'
import { isString } from '../core/shape.js'
import type { AssumedTest, AssumedValues } from '../expressions/index.js'

import { Knowledge } from './knowledge.js'
import type { Choice } from './model.js'

/** An assumed value behind a mark. */
interface Assumed {
  /** Path of the value, such as `check.output.ok`; undefined for a value that a template computed. */
  readonly name: string | undefined
  readonly value: Json
  /** Names of the values that it was made of, itself included. */
  readonly from: readonly string[]
  /** Whether nothing is known about the value, so that its name stands for it. */
  readonly isPlaceholder: boolean
  readonly field: FieldSchema | undefined
  members: Map<string, string> | null
}

/** A value that a template computed. */
const COMPUTED = { name: undefined, isPlaceholder: false, field: undefined, members: null } as const

const [OPEN, CLOSE] = ['\uE000', '\uE001']
const MARK = /\uE000\d+\uE001/g

/** The assumed values of one way, and the choices that were made about them. */
export class AssumedData implements AssumedValues {
  /** Choices that were free, in the order of the questions; implied answers are not among them. */
  readonly choices: Choice[] = []
  failure: { readonly reason: string; readonly from: readonly string[] } | null = null
  /** Whether the run is no longer watched: it was stopped, and only its clean-up follows. */
  isOver = false
  readonly #marks = new Map<string, Assumed>()
  /** Names of the values that each choice is about. */
  readonly #subjects: (readonly string[])[] = []
  readonly #knowledge = new Knowledge((mark) => this.#marks.get(mark)?.field)

  constructor(
    readonly decisions: readonly boolean[],
    readonly itemCount: number,
    readonly stop: () => void,
  ) {}

  /** Makes the mark of a value; without a sample and a schema it is a placeholder. */
  assume(name: string, field?: FieldSchema, sample?: Json): string {
    const value = sample ?? (field === undefined ? undefined : createFieldSample(field, true))
    const isPlaceholder = value === undefined
    return this.#add({ ...COMPUTED, name, value: value ?? `<${name}>`, from: [name], isPlaceholder, field })
  }

  /** Makes the mark of a list with the assumed number of items. */
  assumeList(name: string, item?: FieldSchema): string {
    const items = Array.from({ length: this.itemCount }, (_, index) => this.assume(`${name}[${index}]`, item))
    const list = this.assume(name, undefined, [...items])
    const made = this.#marks.get(list)
    if (made !== undefined) made.members = new Map(items.map((mark, index) => [String(index), mark]))
    return list
  }

  #add(assumed: Assumed): string {
    const mark = `${OPEN}${this.#marks.size}${CLOSE}`
    this.#marks.set(mark, assumed)
    return mark
  }

  isMark(value: unknown): value is string {
    return isString(value) && value.startsWith(OPEN) && this.#marks.has(value)
  }

  nameOf(mark: string): string | undefined {
    return this.#marks.get(mark)?.name
  }

  open(mark: string): Json {
    return this.reveal(this.#marks.get(mark)?.value ?? null)
  }

  findMember(mark: string, key: unknown): string | undefined {
    const holder = this.#marks.get(mark)
    if (holder === undefined || (!isString(key) && typeof key !== 'number')) return undefined
    holder.members ??= new Map()
    const known = holder.members.get(String(key))
    if (known !== undefined) return known
    const member = this.#createMember(holder, key)
    if (member !== undefined) holder.members.set(String(key), member)
    return member
  }

  #createMember(holder: Assumed, key: string | number): string | undefined {
    const name =
      holder.name === undefined ? undefined : isString(key) ? `${holder.name}.${key}` : `${holder.name}[${key}]`
    const made = { ...holder, name, from: name === undefined ? holder.from : [name], members: null }
    if (holder.isPlaceholder) return this.#add({ ...made, value: `<${name ?? key}>` })
    const { value } = holder
    if (Array.isArray(value)) {
      const item = isString(key) ? undefined : value.at(key)
      return item === undefined ? undefined : this.#add({ ...made, value: item, field: holder.field?.items })
    }
    if (!isJsonObject(value) || !isString(key)) return undefined
    const sample = getOwnEntry(value, key)
    const field = holder.field?.properties?.[key]
    // A schema allows fields that it does not name, so the file may read such a field.
    if (sample === undefined)
      return this.#add({ ...made, value: `<${name ?? key}>`, isPlaceholder: true, field: undefined })
    return this.#add({ ...made, value: sample, field })
  }

  derive(value: Json, from: Iterable<string>): string {
    return this.#add({ ...COMPUTED, value, from: this.#listNames(from) })
  }

  listItems(mark: string): readonly string[] {
    const value = this.#marks.get(mark)?.value
    const count = Array.isArray(value) && value.length > 0 ? value.length : this.itemCount
    const { name = 'item', field } = this.#marks.get(mark) ?? {}
    return Array.from(
      { length: count },
      (_, index) => this.findMember(mark, index) ?? this.assume(`${name}[${index}]`, field?.items),
    )
  }

  choose(test: AssumedTest): boolean {
    const implied = this.#knowledge.find(test)
    if (implied !== null) return implied
    const value = this.decisions[this.choices.length] ?? true
    if (this.isOver) return value
    this.choices.push({ condition: test.label, value })
    this.#subjects.push(this.#listNames(test.marks))
    this.#knowledge.learn(test, value)
    return value
  }

  noteFailure(reason: string, from: Iterable<string>): void {
    if (this.isOver) return
    this.failure = { reason, from: this.#listNames(from) }
    this.isOver = true
    this.stop()
  }

  #listNames(marks: Iterable<string>): readonly string[] {
    return [...new Set([...marks].flatMap((mark) => this.#marks.get(mark)?.from ?? []))]
  }

  /** Returns data as text with the names of its marks, which are equal in every way that leads here, and adds these names to `names`. */
  describe(value: unknown, names: Set<string>): string {
    if (isString(value)) return JSON.stringify(value.replace(MARK, (mark) => this.#describeMark(mark, names)))
    if (Array.isArray(value)) return `[${value.map((item) => this.describe(item, names)).join()}]`
    if (!isRecord(value)) return String(value)
    const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${this.describe(item, names)}`)
    return `{${entries.join()}}`
  }

  #describeMark(mark: string, names: Set<string>): string {
    const { name, value, from } = this.#marks.get(mark) ?? { name: mark, value: null, from: [] }
    for (const each of from) names.add(each)
    return `${OPEN}${name ?? `${this.describe(value, names)} of ${from.join()}`}${CLOSE}`
  }

  /** Describes the choices that were made about values of these names, about parts of them or about what they are part of. */
  describeChoices(names: ReadonlySet<string>): readonly string[] {
    return this.choices.flatMap(({ condition, value }, index) => {
      const about = this.#subjects[index] ?? []
      const isAbout = about.some((subject) =>
        [...names].some((name) => subject.startsWith(name) || name.startsWith(subject)),
      )
      return isAbout ? [`${condition} ${about.join()} ${value}`] : []
    })
  }

  /** Replaces marks in data by what stands for them, for people. */
  reveal(value: Json): Json {
    if (isString(value)) return this.isMark(value) ? this.open(value) : this.revealText(value)
    if (Array.isArray(value)) return value.map((item: Json) => this.reveal(item))
    if (!isRecord(value)) return value
    const entries = Object.entries(value as JsonObject).map(([key, item]) => [key, this.reveal(item)] as const)
    return Object.fromEntries(entries)
  }

  revealText(text: string): string {
    if (!text.includes(OPEN)) return text
    return text.replace(MARK, (mark) => {
      const value = this.#marks.has(mark) ? this.open(mark) : mark
      return isString(value) ? value : JSON.stringify(value)
    })
  }
}
