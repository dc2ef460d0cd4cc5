import type { Hint, Path } from '../../core/finding.js'
import type { FindingCode } from '../../core/finding-codes.js'
import { quote } from '../../core/messages.js'
import { createSink, type FindingSink, isUsable, type Shape } from '../../source/check-shape.js'
import { findMeant } from '../../source/foreign-field-hints.js'
import { SHAPES, UNIONS } from '../../source/generated/shapes.js'
import validators, { type Guard } from '../../source/generated/validators.cjs'
import type {
  ForEachDefinition,
  NodeDefinition,
  ParallelDefinition,
  WorkflowSettings,
} from '../../source/generated/workflow-file.js'
import { isNameIn, type Union, unknownType } from '../../source/schema-findings.js'
import { checkSchema, type Placeholders, repair } from '../../source/schema-problems.js'
import type { FileData, LoadSession } from '../../source/session.js'
import { type Data, type DataObject, isDataObject } from '../../source/values.js'
import { isMember, type Member, type Node } from '../model.js'
import { checkInput, checkKinds, checkNode, checkToolServers } from './structure.js'

type NodeType = keyof typeof UNIONS.node

/** Checks the parts of a file against the schema and repairs them, so that later checks can use the rest. */
export class Checker {
  constructor(
    readonly file: FileData,
    private readonly session: LoadSession,
  ) {}

  report(path: Path, code: FindingCode, message: string, hint: Hint = null): void {
    this.session.report(this.file.locator.at(path), code, message, hint)
  }

  /** Checks the top level, on a copy, because repairs must not move the entries of its lists. */
  topLevel(data: DataObject): void {
    this.#noEffect(data, 'file', [])
    const copy = Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value] as const)
    this.#isUsable('file', Object.fromEntries(copy), [], 'the file')
  }

  /** Checks the settings; `first` replaces a missing entry point, so that the rest can be checked. */
  settings(data: Data, first: string | null): WorkflowSettings | null {
    // Already reported by the check of the top level.
    if (!isDataObject(data)) return null
    this.#noEffect(data, 'workflow', ['workflow'])
    const written = isDataObject(data['input']) ? Object.entries(data['input']) : []
    const types = new Map(written.map(([name, spec]) => [name, isDataObject(spec) ? spec['type'] : undefined]))
    const { kinds } = data
    // A kind without a value has no words and no payload.
    if (isDataObject(kinds)) for (const [kind, entry] of Object.entries(kinds)) if (entry === null) kinds[kind] = {}
    const placeholders = first === null ? {} : { name: 'missing', entry_point: first }
    const settings = this.#checked(validators.workflow, 'workflow', data, ['workflow'], 'the workflow', placeholders)
    if (settings === null) return null
    const sink = this.#sink(['workflow'])
    if (settings.kinds !== undefined) settings.kinds = checkKinds(settings.kinds, sink)
    // Skip inputs whose type was repaired.
    for (const [name, spec] of Object.entries(settings.input ?? {}))
      if (types.get(name) === spec.type) checkInput(spec, ['input', name], sink)
    checkToolServers(settings, sink)
    this.#policies(data)
    if (settings.instructions === undefined) return settings
    const instructions = [settings.instructions].flat().map((text, index) => {
      const at = this.file.locator.at(['workflow', 'instructions', index])
      return this.session.textOrFile(text, at, this.file.source.file)
    })
    return { ...settings, instructions }
  }

  #policies({ policies }: DataObject): void {
    const names = new Set<string>()
    for (const [index, policy] of Array.isArray(policies) ? policies.entries() : []) {
      const path = ['workflow', 'policies', index]
      const name = isDataObject(policy) && typeof policy['name'] === 'string' ? policy['name'] : ''
      if (names.has(name))
        this.report([...path, 'name'], 'duplicate-name', `Two policies have the name ${quote(name)}.`)
      if (name !== '') names.add(name)
      const type = isDataObject(policy) ? policy['type'] : undefined
      const shape = isNameIn(UNIONS.policy, type) ? UNIONS.policy[type] : null
      if (shape === null) this.#unknownType(type, path, 'policy', 'a policy')
      else if (this.#isUsable(shape, policy, path, `policy ${readName(policy)}`)) continue
      // An invalid policy keeps its name, which templates may read.
      if (Array.isArray(policies)) policies[index] = { name, type: 'node_availability', mode: 'warn' }
    }
  }

  parallel(data: Data, path: Path): ParallelDefinition | null {
    return this.#checked(validators.parallel, 'parallel', data, path, `group ${readName(data)}`)
  }

  forEach(data: Data, path: Path): ForEachDefinition | null {
    return this.#checked(validators.forEach, 'forEach', data, path, `group ${readName(data)}`)
  }

  node(data: DataObject, path: Path): Node | null {
    const type = this.#typeOf(data, path, 'node')
    return type === null ? this.withoutType(data) : this.#ofType(type, data, path)
  }

  member(data: DataObject, path: Path): Member | null {
    const type = this.#typeOf(data, path, 'member')
    const node = type === null ? null : this.#ofType(type, data, path)
    return node !== null && isMember(node) ? node : null
  }

  #typeOf(data: DataObject, path: Path, union: 'node' | 'member'): NodeType | null {
    data['type'] ??= 'agent'
    const type = data['type']
    if (isNameIn(UNIONS[union], type)) return type
    this.#unknownType(type, path, union, `node ${readName(data)}`)
    // Check the node as the type that was probably meant, to find its other problems.
    const meant = typeof type === 'string' ? findMeant(type, Object.keys(UNIONS[union])) : null
    if (!isNameIn(UNIONS[union], meant)) return null
    data['type'] = meant
    return meant
  }

  #unknownType(type: Data | undefined, path: Path, union: Union, label: string): void {
    this.session.findings.push(unknownType(this.file.locator.at([...path, 'type']), type, union, label))
  }

  /** Replaces a node of an unknown type, or an invalid group, by an agent with its name and routes. */
  withoutType(data: DataObject): Node | null {
    const { name, routes } = data
    const stand: DataObject = { type: 'agent', prompt: '' }
    if (name !== undefined) stand['name'] = name
    if (routes !== undefined) stand['routes'] = routes
    const { agentNode } = validators
    return repair(agentNode, stand, checkSchema(agentNode, stand)) && agentNode(stand)
      ? { ...stand, type: 'agent' }
      : null
  }

  #ofType(type: NodeType, data: DataObject, path: Path): Node | null {
    const shape = UNIONS.node[type]
    this.#noEffect(data, shape, path)
    const before = this.session.findings.length
    const checked = this.#checked<NodeDefinition>(validators[shape], shape, data, path, `node ${readName(data)}`)
    const isOther = checked === null || (checked.type !== undefined && checked.type !== 'agent')
    const node: Node | null = isOther ? checked : { ...checked, type: 'agent' }
    const reported = this.session.findings.slice(before)
    const sound = reported.every(({ code }) => code === 'unknown-field' || code === 'field-not-for-type')
    // A field that is missing because it is misspelt is not a second error.
    if (node !== null && sound) checkNode(node, this.#sink(path, reported.length > 0 ? 'missing-field' : null))
    return node
  }

  #checked<T>(guard: Guard<T>, shape: Shape, data: Data, path: Path, label: string, more?: Placeholders): T | null {
    const checked: unknown = data
    return this.#isUsable(shape, data, path, label, more) && guard(checked) ? checked : null
  }

  #isUsable(shape: Shape, data: Data, path: Path, label: string, placeholders: Placeholders = {}): boolean {
    return isUsable(this.session, this.file, { shape, data, path, label }, placeholders)
  }

  #sink(base: Path, leftOut: FindingCode | null = null): FindingSink {
    return createSink(this.session, this.file, base, leftOut)
  }

  /** Warns of fields that only microsoft/conductor uses, such as unknown fields of a provider. */
  #noEffect(data: DataObject, shape: string, path: Path): void {
    for (const [name, value] of Object.entries(data)) {
      const kind = SHAPES[shape]?.[name] ?? (shape === 'provider' ? '!' : '-')
      if (kind === '!' && value !== null) this.#warn([...path, name], name, value)
      else if (kind !== 'workflow' && isDataObject(value) && isNameIn(SHAPES, kind))
        this.#noEffect(value, kind, [...path, name])
    }
  }

  #warn(path: Path, name: string, value: Data): void {
    const at = this.file.locator.keyAt(path)
    const changesAnswers = ABILITIES.has(name) && !(Array.isArray(value) && value.length === 0)
    if (changesAnswers && this.session.options.strictAbilities === true) {
      const message = `\`${name}\` would change answers in microsoft/conductor and has no effect here.`
      this.session.report(at, 'lost-ability', message, 'leave --strict-abilities out to run without it')
    } else {
      const message = `\`${name}\` is known to microsoft/conductor and has no effect here.`
      this.session.report(at, 'no-effect', message)
    }
  }
}

const ABILITIES: ReadonlySet<string> = new Set(['skills', 'skill_discovery', 'plugins', 'validator', 'sandbox'])

function readName(data: Data | undefined): string {
  const name = isDataObject(data) ? data['name'] : undefined
  return typeof name === 'string' && name !== '' ? quote(name) : 'without a name'
}
