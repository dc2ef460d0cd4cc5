import type { Path, Position } from '../../core/finding.js'
import { once } from '../../core/maps.js'
import { quote } from '../../core/messages.js'
import type { FileData, LoadSession } from '../../source/session.js'
import { type Data, type DataObject, getValueAt, isDataObject } from '../../source/values.js'
import { type Group, isReservedName, type Step, type Workflow } from '../model.js'
import { computeDigest } from '../step-hash.js'
import { Checker } from './schema-check.js'

/** Checks a file and builds its model without the parts that cannot be repaired; null if too little of the file is valid. */
export function buildWorkflow(
  file: FileData,
  session: LoadSession,
  children: ReadonlyMap<string, Workflow>,
  digest: (child: Workflow) => string,
) {
  const { data, locator, raw } = file
  if (!isDataObject(data) || isForGitHub(data)) {
    reportOther(data, file, session)
    return { workflow: null, calls: [] }
  }
  const checker = new Checker(file, session)
  checkLists(data, file, session)
  checker.topLevel(data)
  const { steps, stepPaths, unread, calls } = new StepCollector(checker, data)
  const settings =
    data['workflow'] === undefined ? null : checker.settings(data['workflow'], [...steps.keys()][0] ?? null)
  if (settings === null) return { workflow: null, calls }
  // Computed on demand, because children in a cycle are known only after loading all files.
  const hashes = once(() => {
    const hashStep = ([name, path]: readonly [string, Path]): [string, string] => {
      const step = steps.get(name)
      const node = step?.type === 'for_each' ? step.agent : step
      const child = node?.type === 'workflow' ? children.get(node.workflow) : undefined
      return [name, computeDigest([getValueAt(raw, path)], child === undefined ? [] : [digest(child)])]
    }
    return new Map([...stepPaths].map(hashStep))
  })
  const rawSettings = getValueAt(raw, ['workflow'])
  const workflow: Workflow = {
    file: file.source.file,
    displayFile: file.source.displayFile,
    settings,
    ...(isDataObject(rawSettings) && { rawSettings }),
    steps,
    stepPaths,
    unreadSteps: unread,
    output: isDataObject(data['output']) ? data['output'] : null,
    tools: Array.isArray(data['tools']) ? data['tools'].filter((name) => typeof name === 'string') : [],
    templateFiles: file.templateFiles,
    children,
    substitutions: file.substitutions,
    get hashes() {
      return hashes()
    },
    at: (path) => locator.at(checker.toWritten(path)),
    keyAt: (path) => locator.keyAt(checker.toWritten(path)),
    within: (path, line, column) => {
      const written = checker.toWritten(path)
      const isAsWritten = getValueAt(data, written) === getValueAt(raw, written)
      return isAsWritten ? locator.within(written, line, column) : locator.at(written)
    },
  }
  return { workflow, calls }
}

function reportOther(data: Data, { locator }: FileData, session: LoadSession): void {
  if (data === null) {
    const message = 'The file is empty; a workflow file has at least `workflow` and `agents`.'
    session.report(locator.at([]), 'file-empty', message, '`conductor init` writes one to begin with')
  } else if (!isDataObject(data)) {
    const message = 'A workflow file is a mapping with `workflow` and `agents`; this one is not.'
    const hint = 'put nodes below `agents:`; `conductor init` writes a file to begin with'
    session.report(locator.at([]), 'not-a-mapping', message, hint)
  } else {
    const message = "This is a file for GitHub Actions, not one of conductor's: it has neither `workflow` nor `agents`."
    const hint =
      'keep it, let a step of it say `uses: conductor-action/conductor-action@v1` with `workflow: FILE`, and write FILE with `conductor init`'
    session.report(locator.keyAt(Object.keys(data).slice(0, 1)), 'github-workflow', message, hint)
  }
}

function isForGitHub({ workflow, agents, nodes, jobs, runs }: DataObject): boolean {
  const isOurs = [workflow, agents, nodes].some((part) => part !== undefined)
  return !isOurs && (isDataObject(jobs) || isDataObject(runs))
}

/** Misspellings of `agents` with a finding of their own. */
const OTHER_LISTS = ['steps', 'jobs', 'tasks']

function checkLists(data: DataObject, { locator }: FileData, session: LoadSession): void {
  if (data['agents'] !== undefined && data['nodes'] !== undefined) {
    const message = '`nodes` is another word for `agents`; a file has one of them.'
    session.report(locator.keyAt(['nodes']), 'conflicting-fields', message, 'put all nodes below `agents:`')
  }
  const lists = LISTS.map((name) => data[name] ?? null)
  if (OTHER_LISTS.some((name) => data[name] !== undefined)) return
  const at = locator.keyAt(['agents'])
  const node = '`- name: NAME`, `type: script`, `run: ...`'
  if (lists.every((list) => list === null)) {
    const message = 'The file needs `agents`: the nodes that it runs.'
    session.report(at, 'missing-field', message, `write \`agents:\` and below it ${node}`)
  } else if (lists.every((list) => list === null || (Array.isArray(list) && list.length === 0)))
    session.report(at, 'empty-value', 'The file has no node and no group.', `write one below it: ${node}`)
}

const LISTS = ['agents', 'nodes', 'parallel', 'for_each']

class StepCollector {
  readonly steps = new Map<string, Step>()
  readonly stepPaths = new Map<string, Path>()
  /** Names of invalid steps; a reference to one is not a second error. */
  readonly unread = new Set<string>()
  readonly calls: { readonly reference: string; readonly path: Path }[] = []

  constructor(
    private readonly checker: Checker,
    data: DataObject,
  ) {
    for (const [list, items] of Object.entries(data).filter(([name]) => LISTS.includes(name))) {
      if (isDataObject(items)) for (const name of Object.keys(items)) this.unread.add(name)
      for (const [index, item] of Array.isArray(items) ? items.entries() : [])
        if (isDataObject(item)) this.#add(item, [list, index])
    }
  }

  #add(item: DataObject, path: Path): void {
    const step = this.#step(item, path)
    if (step === null) {
      const name = item['name'] ?? item['id']
      const isName = typeof name === 'string' || typeof name === 'number'
      for (const unread of isName ? [String(name)] : Object.keys(item)) this.unread.add(unread)
      return
    }
    const at = [...path, 'name']
    if (isReservedName(step.name)) {
      const message = `${quote(step.name)} means something else in templates; a node needs another name.`
      this.checker.report(at, 'reserved-name', message, `rename it, such as \`${step.name}_step\``)
    }
    const first = this.stepPaths.get(step.name)
    if (first !== undefined) {
      const place = this.checker.file.locator.at([...first, 'name'])
      const message = `The name ${quote(step.name)} is taken already, in line ${place.line}.`
      const related = [{ ...place, message: `${quote(step.name)} is here first.` }]
      this.checker.report(at, 'duplicate-name', message, { suggestion: 'give one of the two another name', related })
      return
    }
    this.steps.set(step.name, step)
    this.stepPaths.set(step.name, path)
  }

  #step(item: DataObject, path: Path): Step | null {
    if (path[0] === 'for_each') return this.#forEach(item, path)
    if (path[0] === 'parallel') {
      const group = this.checker.parallel(item, path)
      return group === null ? this.#placeholder(item, path) : { ...group, type: 'parallel' }
    }
    this.#call(item, path)
    return this.checker.node(item, path)
  }

  #forEach(item: DataObject, path: Path): Group | null {
    const { agent: inline, as: variable } = item
    const group = this.checker.forEach(item, path)
    if (typeof variable === 'string' && (isReservedName(variable) || variable === 'loop')) {
      const message = `${quote(variable)} means something else in templates; the loop variable needs another name.`
      this.checker.report([...path, 'as'], 'reserved-name', message)
    }
    if (!isDataObject(inline)) return this.#placeholder(item, path)
    const memberPath = [...path, 'agent']
    this.#call(inline, memberPath)
    const agent = this.checker.member(inline, memberPath)
    return group === null || agent === null ? this.#placeholder(item, path) : { ...group, type: 'for_each', agent }
  }

  /** Replaces an invalid group by one that does nothing but has its name and routes. */
  #placeholder(item: DataObject, path: Path): Group | null {
    const named = this.checker.withoutType(item, path)
    if (named === null || named.type === 'terminate') return null
    const { name, routes = [] } = named
    const agent = { name: `${name} member`, type: 'script', run: ':' } as const
    return { name, type: 'for_each', source: '{{ [] }}', as: 'item', agent, routes }
  }

  #call({ type, workflow: reference }: DataObject, path: Path): void {
    if (type === 'workflow' && typeof reference === 'string' && reference !== '')
      this.calls.push({ reference, path: [...path, 'workflow'] })
  }
}

/** Returns a function that finds the step at a position; a step ends at the next step or top-level key. */
export function createStepFinder({ data, locator }: FileData): (at: Position) => string | null {
  const starts: { readonly at: Position; readonly name: string | null }[] = []
  for (const [key, items] of isDataObject(data) ? Object.entries(data) : []) {
    starts.push({ at: locator.keyAt([key]), name: null })
    if (!LISTS.includes(key) || !Array.isArray(items)) continue
    for (const [index, item] of items.entries()) {
      const name = isDataObject(item) ? item['name'] : null
      starts.push({ at: locator.at([key, index]), name: typeof name === 'string' ? name : null })
    }
  }
  const isAfter = (a: Position, b: Position): boolean => a.line > b.line || (a.line === b.line && a.column > b.column)
  starts.sort((a, b) => (isAfter(a.at, b.at) ? 1 : -1))
  return (at) => starts.findLast((start) => start.at.file === at.file && !isAfter(start.at, at))?.name ?? null
}
