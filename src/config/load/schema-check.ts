import type { Finding } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import { SHAPES, UNIONS } from '../generated/shapes.js'
import validators, { type Guard } from '../generated/validators.cjs'
import type {
  ForEachDefinition,
  NodeDefinition,
  ParallelDefinition,
  WorkflowSettings,
} from '../generated/workflow-file.js'
import { isMember, type Member, type Node, type Path } from '../model.js'
import { finding, type LoadCode, type PatternUse } from './findings.js'
import { meantBy } from './foreign-field-hints.js'
import { describeProblem, hasField, isNameIn, type Union, unknownType } from './schema-findings.js'
import { type Placeholders, type Problem, problemsOf, repair } from './schema-problems.js'
import { type FileData, pathKey, type Session } from './session.js'
import { checkInput, checkNode, checkToolServers, type FindingSink } from './structure.js'
import { type Data, type DataObject, isDataObject } from './yaml-data.js'

/** So many problems of one value are put into words; the rest is counted. */
const MAX_DESCRIBED = 1000

type Validate = Parameters<typeof problemsOf>[0]
type NodeType = keyof typeof UNIONS.node

/** Checks the parts of one file against the schema; what can be repaired is, so that later checks see the rest. */
export class Checker {
  readonly #file: FileData
  readonly #session: Session
  readonly patterns: PatternUse[] = []

  constructor(file: FileData, session: Session) {
    this.#file = file
    this.#session = session
  }

  /** The top level: a mapping whose lists hold mappings. A copy is checked, because places in the lists must stay. */
  file(data: DataObject): void {
    this.#noEffect(data, 'file', [])
    const copy = Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value] as const)
    this.#valid(validators.file, Object.fromEntries(copy), [], 'file', 'the file')
  }

  /** `first` is taken for the entry point of a file that names none, so that the rest can be judged. */
  settings(data: Data, first: string | null): WorkflowSettings | null {
    // The check of the file has reported that it is not a mapping.
    if (!isDataObject(data)) return null
    this.#noEffect(data, 'workflow', ['workflow'])
    for (const part of ['limits', 'context', 'runtime']) {
      const value = data[part]
      if (isDataObject(value)) this.#noEffect(value, `workflow.${part}`, ['workflow', part])
    }
    const runtime = data['runtime']
    if (isDataObject(runtime)) this.#provider(runtime['provider'], ['workflow', 'runtime', 'provider'])
    const types = writtenTypes(data['input'])
    const settings = this.#guarded(
      validators.workflow,
      data,
      ['workflow'],
      'workflow',
      'the workflow',
      first === null ? {} : { name: 'missing', entry_point: first },
    )
    if (settings === null) return null
    const sink = this.#sink(['workflow'])
    // A type that was repaired says nothing about the default.
    for (const [name, spec] of Object.entries(settings.input ?? {}))
      if (types.get(name) === spec.type) checkInput(spec, ['input', name], sink)
    checkToolServers(settings, sink)
    this.#policies(data)
    return settings.instructions === undefined
      ? settings
      : { ...settings, instructions: this.#instructions(settings.instructions) }
  }

  #instructions(written: NonNullable<WorkflowSettings['instructions']>): string[] {
    const path = ['workflow', 'instructions']
    const entries =
      typeof written === 'string'
        ? [{ text: written, at: path }]
        : written.map((text, index) => ({ text, at: [...path, index] }))
    return entries.map(({ text, at }) =>
      this.#session.textOrFile(text, this.#file.locator.at(at), this.#file.source.file),
    )
  }

  #policies(settings: Data): void {
    const policies = isDataObject(settings) ? settings['policies'] : undefined
    if (!Array.isArray(policies)) return
    const names = new Set<string>()
    for (const [index, policy] of policies.entries()) {
      const path = ['workflow', 'policies', index]
      const name = isDataObject(policy) && typeof policy['name'] === 'string' ? policy['name'] : ''
      if (names.has(name))
        this.#session.report(
          this.#file.locator.at([...path, 'name']),
          'duplicate-name',
          `Two policies have the name ${quote(name)}.`,
        )
      if (name !== '') names.add(name)
      // What cannot be used still has a name that templates may read.
      if (!this.#isPolicy(policy, path)) policies[index] = { name, type: 'node_availability', mode: 'warn' }
    }
  }

  #isPolicy(policy: Data, path: Path): boolean {
    const type = isDataObject(policy) ? policy['type'] : undefined
    if (!isNameIn(UNIONS.policy, type)) {
      this.#unknownType(type, path, 'policy', 'a policy')
      return false
    }
    const shape = UNIONS.policy[type]
    return this.#valid(validators[shape], policy, path, shape, `policy ${nameOf(policy)}`) !== 'broken'
  }

  parallel(data: Data, path: Path): ParallelDefinition | null {
    return this.#guarded(validators.parallel, data, path, 'parallel', `group ${nameOf(data)}`)
  }

  forEach(data: Data, path: Path): ForEachDefinition | null {
    return this.#guarded(validators.forEach, data, path, 'forEach', `group ${nameOf(data)}`)
  }

  node(data: Data, path: Path): Node | null {
    if (!isDataObject(data)) return null
    const type = this.#typeOf(data, path, 'node')
    const node = type === null ? this.withoutType(data) : this.#ofType(type, data, path)
    return node
  }

  member(data: Data, path: Path): Member | null {
    if (!isDataObject(data)) return null
    const type = this.#typeOf(data, path, 'member')
    if (type === null) return null
    const node = this.#ofType(type, data, path)
    return node !== null && isMember(node) ? node : null
  }

  #typeOf(data: DataObject, path: Path, union: 'node' | 'member'): NodeType | null {
    if (data['type'] === undefined || data['type'] === null) data['type'] = 'agent'
    const type = data['type']
    if (isNameIn(UNIONS[union], type)) return type
    this.#unknownType(type, path, union, `node ${nameOf(data)}`)
    // What was meant is checked as such, so that other problems of the node are found too.
    const meant = typeof type === 'string' ? meantBy(type, Object.keys(UNIONS[union])) : null
    if (!isNameIn(UNIONS[union], meant)) return null
    data['type'] = meant
    return meant
  }

  #unknownType(type: Data | undefined, path: Path, union: Union, label: string): void {
    const at = this.#file.locator.at([...path, 'type'])
    this.#session.findings.push(unknownType(at, type, union, label))
  }

  /** A node of an unknown type, or a broken group, still is something that routes may lead to, and from. */
  withoutType(data: DataObject): Node | null {
    const { name, routes } = data
    const stand: DataObject = {
      type: 'agent',
      prompt: '',
      ...(name === undefined ? {} : { name }),
      ...(routes === undefined ? {} : { routes }),
    }
    const { agentNode } = validators
    return repair(agentNode, stand, problemsOf(agentNode, stand)) && agentNode(stand)
      ? { ...stand, type: 'agent' }
      : null
  }

  #ofType(type: NodeType, data: DataObject, path: Path): Node | null {
    const shape = UNIONS.node[type]
    this.#noEffect(data, shape, path)
    if (data['provider'] !== undefined) this.#provider(data['provider'], [...path, 'provider'])
    const before = this.#session.findings.length
    const node = asNode(this.#guarded<NodeDefinition>(validators[shape], data, path, shape, `node ${nameOf(data)}`))
    const reported = this.#session.findings.slice(before)
    const sound = reported.every(({ code }) => code === 'unknown-field' || code === 'field-not-for-type')
    // What a misspelt field leaves out is not a second mistake.
    if (node !== null && sound) checkNode(node, this.#sink(path, reported.length > 0 ? 'missing-field' : null))
    return node
  }

  #guarded<T>(
    validate: Guard<T>,
    data: Data,
    path: Path,
    shape: string,
    label: string,
    placeholders: Placeholders = {},
  ): T | null {
    const checked: unknown = data
    if (this.#valid(validate, data, path, shape, label, placeholders) === 'broken') return null
    return validate(checked) ? checked : null
  }

  #valid(
    validate: Validate,
    data: Data,
    path: Path,
    shape: string,
    label: string,
    placeholders: Placeholders = {},
  ): 'valid' | 'repaired' | 'broken' {
    const problems = problemsOf(validate, data)
    if (problems.length === 0) return 'valid'
    const { locator, unresolved } = this.#file
    const described: Described[] = []
    this.#session.unshown += Math.max(0, problems.length - MAX_DESCRIBED)
    for (const problem of problems.slice(0, MAX_DESCRIBED)) {
      if (unresolved.size > 0 && unresolved.has(pathKey([...path, ...problem.path]))) continue
      const finding = describeProblem(problem, { data, path, shape, label, locator })
      described.push({ problem, finding })
    }
    for (const finding of withoutConsequences(described)) this.#session.findings.push(finding)
    return repair(validate, data, problems, placeholders) ? 'repaired' : 'broken'
  }

  #sink(base: Path, leftOut: LoadCode | null = null): FindingSink {
    const { locator } = this.#file
    return {
      report: (path, code, message, suggestion) => {
        if (code !== leftOut) this.#session.report(locator.at([...base, ...path]), code, message, suggestion ?? null)
      },
      pattern: (path, pattern) => this.patterns.push({ pattern, at: locator.at([...base, ...path]) }),
    }
  }

  #noEffect(data: DataObject, shape: string, path: Path): void {
    for (const [name, value] of Object.entries(data))
      if (value !== null && SHAPES[shape]?.[name] === '!') this.#warn([...path, name], name, value)
  }

  #provider(provider: Data | undefined, path: Path): void {
    if (!isDataObject(provider)) return
    for (const name of Object.keys(provider))
      if (!hasField('provider', name)) this.#warn([...path, name], name, provider[name] ?? null)
  }

  #warn(path: Path, name: string, value: Data): void {
    const at = this.#file.locator.keyAt(path)
    const lost = ABILITIES.has(name) && !(Array.isArray(value) && value.length === 0)
    if (lost && this.#session.options.strictAbilities === true) {
      const message = `\`${name}\` would change answers in microsoft/conductor and has no effect here.`
      this.#session.findings.push(
        finding(at, 'lost-ability', message, 'leave --strict-abilities out to run without it'),
      )
      return
    }
    const message = `\`${name}\` is known to microsoft/conductor and has no effect here.`
    this.#session.findings.push(finding(at, 'no-effect', message, null, 'warning'))
  }
}

/** What changes an answer there; without it an agent only pretends. */
const ABILITIES: ReadonlySet<string> = new Set(['skills', 'skill_discovery', 'plugins', 'validator', 'sandbox'])

interface Described {
  readonly problem: Problem
  readonly finding: Finding
}

/** The field that a suggestion names, and that the author wrote in another way or elsewhere. */
const MEANT = /^(?:did you mean |write |it stands under )`([\w-]+)(?:`\?|:)/

/** A field that is missing because its name was misspelt is one mistake, and the misspelt name says more. */
function* withoutConsequences(described: readonly Described[]): Generator<Finding> {
  const meant = new Set<string>()
  for (const { problem, finding } of described) {
    const name = problem.keyword === 'additionalProperties' ? MEANT.exec(finding.suggestion ?? '') : null
    if (name !== null) meant.add(pathKey([...problem.path, name[1] ?? '']))
  }
  let untyped = false
  for (const { problem, finding } of described) {
    if (finding.code === 'field-not-for-type' && finding.suggestion?.startsWith('add `type:') === true) {
      if (untyped) continue
      untyped = true
    }
    const missing = problem.keyword === 'required' ? String(problem.params['missingProperty']) : null
    if (missing === null || meant.size === 0 || !meant.has(pathKey([...problem.path, missing]))) yield finding
  }
}

function writtenTypes(input: Data | undefined): ReadonlyMap<string, Data | undefined> {
  const entries = isDataObject(input) ? Object.entries(input) : []
  return new Map(entries.map(([name, spec]) => [name, isDataObject(spec) ? spec['type'] : undefined]))
}

function asNode(node: NodeDefinition | null): Node | null {
  return node === null || (node.type !== undefined && node.type !== 'agent') ? node : { ...node, type: 'agent' }
}

function nameOf(data: Data | undefined): string {
  const name = isDataObject(data) ? data['name'] : undefined
  return typeof name === 'string' && name !== '' ? quote(name) : 'without a name'
}
