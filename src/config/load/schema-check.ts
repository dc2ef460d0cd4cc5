import type { Hint, Path } from '../../core/finding.js'
import type { FindingCode } from '../../core/finding-codes.js'
import { quote } from '../../core/messages.js'
import { createSink, type FindingSink, readShape } from '../../source/check-shape.js'
import { findMeant } from '../../source/foreign-field-hints.js'
import { SHAPES, UNIONS } from '../../source/generated/shapes.js'
import validators, { type Guard } from '../../source/generated/validators.cjs'
import type {
  ForEachDefinition,
  NodeDefinition,
  ParallelDefinition,
  PolicyDefinition,
  WorkflowSettings,
} from '../../source/generated/workflow-file.js'
import { describeUnknownType, isNameIn, type Union } from '../../source/schema-findings.js'
import type { Shape } from '../../source/schema-problems.js'
import { type KeptIndexes, type Placeholders, salvage, toWrittenPath } from '../../source/schema-repair.js'
import type { FileData, LoadSession } from '../../source/session.js'
import { type Data, type DataObject, getValueAt, isDataObject } from '../../source/values.js'
import { isMember, type Member, type Node } from '../model.js'
import { checkInput, checkKinds, checkNode, checkToolServers } from './structure.js'

type NodeType = keyof typeof UNIONS.node

/** Reads the parts of a file as their shapes, each without its invalid parts, so that later checks can use the rest. */
export class Checker {
  readonly #kept: KeptIndexes = new Map()

  constructor(
    readonly file: FileData,
    private readonly session: LoadSession,
  ) {}

  report(path: Path, code: FindingCode, message: string, hint: Hint = null): void {
    this.session.report(this.file.locator.at(path), code, message, hint)
  }

  /** Returns the path in the file of a value in what was read, whose lists lack their invalid entries. */
  toWritten(path: Path): Path {
    return toWrittenPath(path, this.#kept)
  }

  topLevel(data: DataObject): void {
    this.#noEffect(data, 'file', [])
    // Only for its findings: steps and settings are read one by one.
    readShape(this.session, this.file, validators.file, { shape: 'file', data, path: [], label: 'the file' })
  }

  /** Checks the settings; `first` replaces a missing entry point, so that the rest can be checked. */
  settings(data: Data, first: string | null): WorkflowSettings | null {
    // Already reported by the check of the top level.
    if (!isDataObject(data)) return null
    this.#noEffect(data, 'workflow', ['workflow'])
    const placeholders = first === null ? {} : { name: 'missing', entry_point: first }
    const { kinds } = data
    // A kind without a value has no words and no payload.
    const catalogue = Object.entries(isDataObject(kinds) ? kinds : {}).map(([kind, entry]) => [kind, entry ?? {}])
    const source = isDataObject(kinds) ? { ...data, kinds: Object.fromEntries(catalogue) } : data
    const settings = this.#read(validators.workflow, 'workflow', source, ['workflow'], 'the workflow', placeholders)
    if (settings === null) return null
    const sink = this.#sink(['workflow'])
    if (settings.kinds !== undefined) settings.kinds = checkKinds(settings.kinds, sink)
    for (const [name, spec] of Object.entries(settings.input ?? {})) {
      const path = ['input', name]
      // Skip inputs whose type was repaired.
      if (getValueAt(data, [...path, 'type']) === spec.type) checkInput(spec, path, sink)
    }
    checkToolServers(settings, sink)
    if (settings.policies !== undefined) settings.policies = this.#policies(data['policies'])
    if (settings.instructions === undefined) return settings
    const instructions = [settings.instructions].flat().map((text, index) => {
      const at = this.file.locator.at(this.toWritten(['workflow', 'instructions', index]))
      return this.session.textOrFile(text, at, this.file.source.file)
    })
    return { ...settings, instructions }
  }

  #policies(policies: Data | undefined): PolicyDefinition[] {
    const names = new Set<string>()
    return (Array.isArray(policies) ? policies : []).flatMap((policy, index) => {
      // Already reported by the check of the settings.
      if (!isDataObject(policy)) return []
      const path = ['workflow', 'policies', index]
      const name = typeof policy['name'] === 'string' ? policy['name'] : ''
      if (names.has(name))
        this.report([...path, 'name'], 'duplicate-name', `Two policies have the name ${quote(name)}.`)
      if (name !== '') names.add(name)
      // An invalid policy keeps its name, which templates may read.
      return this.#policy(policy, path) ?? { name, type: 'node_availability', mode: 'warn' }
    })
  }

  #policy(policy: DataObject, path: Path): PolicyDefinition | null {
    const { type } = policy
    if (!isNameIn(UNIONS.policy, type)) {
      this.#unknownType(type, path, 'policy', 'a policy')
      return null
    }
    const shape = UNIONS.policy[type]
    return this.#read<PolicyDefinition>(validators[shape], shape, policy, path, `policy ${readName(policy)}`)
  }

  parallel(data: Data, path: Path): ParallelDefinition | null {
    return this.#read(validators.parallel, 'parallel', data, path, `group ${readName(data)}`)
  }

  forEach(data: Data, path: Path): ForEachDefinition | null {
    return this.#read(validators.forEach, 'forEach', data, path, `group ${readName(data)}`)
  }

  node(data: DataObject, path: Path): Node | null {
    const type = this.#typeOf(data, path, 'node')
    return type === null ? this.withoutType(data, path) : this.#ofType(type, { ...data, type }, path)
  }

  member(data: DataObject, path: Path): Member | null {
    const type = this.#typeOf(data, path, 'member')
    const node = type === null ? null : this.#ofType(type, { ...data, type }, path)
    return node !== null && isMember(node) ? node : null
  }

  #typeOf(data: DataObject, path: Path, union: 'node' | 'member'): NodeType | null {
    const type = data['type'] ?? 'agent'
    if (isNameIn(UNIONS[union], type)) return type
    this.#unknownType(type, path, union, `node ${readName(data)}`)
    // Check the node as the type that was probably meant, to find its other problems.
    const meant = typeof type === 'string' ? findMeant(type, Object.keys(UNIONS[union])) : null
    return isNameIn(UNIONS[union], meant) ? meant : null
  }

  #unknownType(type: Data | undefined, path: Path, union: Union, label: string): void {
    this.session.findings.push(describeUnknownType(this.file.locator.at([...path, 'type']), type, union, label))
  }

  /** Replaces a node of an unknown type, or an invalid group, by an agent with its name and routes. */
  withoutType(data: DataObject, path: Path): Node | null {
    const { name, routes } = data
    const stand: DataObject = { type: 'agent', prompt: '' }
    if (name !== undefined) stand['name'] = name
    if (routes !== undefined) stand['routes'] = routes
    const agent: unknown = salvage('agentNode', stand, { path, kept: this.#kept })
    return validators.agentNode(agent) ? { ...agent, type: 'agent' } : null
  }

  #ofType(type: NodeType, data: DataObject, path: Path): Node | null {
    const shape = UNIONS.node[type]
    this.#noEffect(data, shape, path)
    const before = this.session.findings.length
    const checked = this.#read<NodeDefinition>(validators[shape], shape, data, path, `node ${readName(data)}`)
    const isOther = checked === null || (checked.type !== undefined && checked.type !== 'agent')
    const node: Node | null = isOther ? checked : { ...checked, type: 'agent' }
    const reported = this.session.findings.slice(before)
    const sound = reported.every(({ code }) => code === 'unknown-field' || code === 'field-not-for-type')
    // A field that is missing because it is misspelt is not a second error.
    if (node !== null && sound) checkNode(node, this.#sink(path, reported.length > 0 ? 'missing-field' : null))
    return node
  }

  #read<T>(guard: Guard<T>, shape: Shape, data: Data, path: Path, label: string, placeholders: Placeholders = {}) {
    return readShape(this.session, this.file, guard, { shape, data, path, label }, { placeholders, kept: this.#kept })
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
