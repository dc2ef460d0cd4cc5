import type { Position } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import { once } from '../../core/once.js'
import { type Group, isReservedName, type Node, type Path, type Step, type Workflow } from '../model.js'
import { digestOf } from '../step-hash.js'
import type { PatternUse } from './findings.js'
import { Checker } from './schema-check.js'
import type { FileData, Session } from './session.js'
import { type Data, type DataObject, isDataObject, valueAt } from './yaml-data.js'

/** A `workflow:` of a file, with the place that names the child. */
export interface ChildReference {
  readonly reference: string
  readonly path: Path
}

/** What a file is made of: its steps, and the children that it names. */
export interface Parts {
  readonly steps: ReadonlyMap<string, Step>
  readonly stepPaths: ReadonlyMap<string, Path>
  readonly unreadSteps: ReadonlySet<string>
  readonly children: readonly ChildReference[]
  readonly patterns: readonly PatternUse[]
  readonly settings: Workflow['settings'] | null
  readonly output: DataObject | null
  readonly tools: readonly string[]
}

/** Checks a file and collects what it is made of; what is broken beyond repair is left out. */
export function extractParts(file: FileData, session: Session): Parts | null {
  const { data, locator } = file
  if (!isDataObject(data)) {
    if (data === null)
      session.report(
        locator.at([]),
        'file-empty',
        'The file is empty; a workflow file has at least `workflow` and `agents`.',
        '`conductor init` writes one to begin with',
      )
    else
      session.report(
        locator.at([]),
        'not-a-mapping',
        'A workflow file is a mapping with `workflow` and `agents`; this one is not.',
        'put nodes below `agents:`; `conductor init` writes a file to begin with',
      )
    return null
  }
  if (isForGitHub(data)) {
    const [first = 'jobs'] = Object.keys(data)
    session.report(
      locator.keyAt([first]),
      'github-workflow',
      "This is a file for GitHub Actions, not one of conductor's: it has neither `workflow` nor `agents`.",
      'keep it, let a step of it say `uses: conductor-action/conductor-action@v1` with `workflow: FILE`, and write FILE with `conductor init`',
    )
    return null
  }
  const checker = new Checker(file, session)
  checkLists(data, file, session)
  checker.file(data)
  const collector = new StepCollector(file, session, checker)
  collector.collect(data)
  const workflow = data['workflow']
  const settings =
    workflow === undefined ? null : checker.settings(workflow, collector.steps.keys().next().value ?? null)
  const output = data['output']
  return {
    steps: collector.steps,
    stepPaths: collector.stepPaths,
    unreadSteps: collector.unread,
    children: collector.children,
    patterns: checker.patterns,
    settings,
    output: isDataObject(output) ? output : null,
    tools: Array.isArray(data['tools']) ? data['tools'].filter((name) => typeof name === 'string') : [],
  }
}

/** A workflow or an action of GitHub that was handed to the wrong program. */
function isForGitHub(data: DataObject): boolean {
  const ours = ['workflow', 'agents', 'nodes'].some((name) => data[name] !== undefined)
  return !ours && (isDataObject(data['jobs']) || isDataObject(data['runs']))
}

/** Other words for `agents`, which have a finding of their own. */
const OTHER_LISTS = ['steps', 'jobs', 'tasks']

function checkLists(data: DataObject, file: FileData, session: Session): void {
  if (data['agents'] !== undefined && data['nodes'] !== undefined) {
    session.report(
      file.locator.keyAt(['nodes']),
      'conflicting-fields',
      '`nodes` is another word for `agents`; a file has one of them.',
      'put all nodes below `agents:`',
    )
  }
  const lists = [data['agents'], data['nodes'], data['parallel'], data['for_each']]
  if (OTHER_LISTS.some((name) => data[name] !== undefined)) return
  if (lists.every((list) => list === undefined || list === null)) {
    const hint = 'write `agents:` and below it `- name: NAME`, `type: script`, `run: ...`'
    session.report(
      file.locator.keyAt(['agents']),
      'missing-field',
      'The file needs `agents`: the nodes that it runs.',
      hint,
    )
  } else if (lists.every((list) => list === undefined || list === null || (Array.isArray(list) && list.length === 0))) {
    session.report(
      file.locator.keyAt(['agents']),
      'empty-value',
      'The file has no node and no group.',
      'write one below it: `- name: NAME`, `type: script`, `run: ...`',
    )
  }
}

const LISTS: ReadonlySet<string> = new Set(['agents', 'nodes', 'parallel', 'for_each'])

class StepCollector {
  readonly steps = new Map<string, Step>()
  readonly stepPaths = new Map<string, Path>()
  /** Names of steps that could not be read: naming one is not a second mistake. */
  readonly unread = new Set<string>()
  readonly children: ChildReference[] = []
  readonly #file: FileData
  readonly #session: Session
  readonly #checker: Checker

  constructor(file: FileData, session: Session, checker: Checker) {
    this.#file = file
    this.#session = session
    this.#checker = checker
  }

  /** In the order of the file, whichever list comes first. */
  collect(data: DataObject): void {
    for (const list of Object.keys(data)) {
      const items = data[list]
      if (!Array.isArray(items)) {
        if (LISTS.has(list) && isDataObject(items)) for (const name of Object.keys(items)) this.unread.add(name)
        continue
      }
      if (list === 'agents' || list === 'nodes') this.#each(items, list, (item, path) => this.#node(item, path))
      else if (list === 'parallel') this.#each(items, list, (item, path) => this.#parallel(item, path))
      else if (list === 'for_each') this.#each(items, list, (item, path) => this.#forEach(item, path))
    }
  }

  #each(items: readonly Data[], list: string, read: (item: Data, path: Path) => Step | null): void {
    items.forEach((item, index) => {
      const path = [list, index]
      const step = isDataObject(item) ? read(item, path) : null
      if (step !== null) this.#add(step, path)
      else this.#addUnread(item)
    })
  }

  #addUnread(item: Data): void {
    if (!isDataObject(item)) return
    const name = item['name'] ?? item['id']
    if (typeof name === 'string' || typeof name === 'number') this.unread.add(String(name))
    else for (const key of Object.keys(item)) this.unread.add(key)
  }

  #add(step: Step, path: Path): void {
    const { locator } = this.#file
    if (isReservedName(step.name)) {
      this.#session.report(
        locator.at([...path, 'name']),
        'reserved-name',
        `${quote(step.name)} means something else in templates; a node needs another name.`,
        `rename it, such as \`${step.name}_step\``,
      )
    }
    const first = this.stepPaths.get(step.name)
    if (first !== undefined) {
      const { line } = locator.at([...first, 'name'])
      this.#session.report(
        locator.at([...path, 'name']),
        'duplicate-name',
        `The name ${quote(step.name)} is taken already, in line ${line}.`,
        'give one of the two another name',
      )
      return
    }
    this.steps.set(step.name, step)
    this.stepPaths.set(step.name, path)
  }

  #node(item: Data, path: Path): Node | null {
    this.#child(item, path)
    return this.#checker.node(item, path)
  }

  #parallel(item: Data, path: Path): Group | null {
    const group = this.#checker.parallel(item, path)
    return group === null ? this.#placeholder(item) : { ...group, type: 'parallel' }
  }

  #forEach(item: Data, path: Path): Group | null {
    const inline = isDataObject(item) ? item['agent'] : undefined
    const group = this.#checker.forEach(item, path)
    if (isDataObject(item) && typeof item['as'] === 'string' && (isReservedName(item['as']) || item['as'] === 'loop')) {
      this.#session.report(
        this.#file.locator.at([...path, 'as']),
        'reserved-name',
        `${quote(item['as'])} means something else in templates; the loop variable needs another name.`,
      )
    }
    if (inline === undefined) return this.#placeholder(item)
    const memberPath = [...path, 'agent']
    this.#child(inline, memberPath)
    const agent = this.#checker.member(inline, memberPath)
    return group === null || agent === null ? this.#placeholder(item) : { ...group, type: 'for_each', agent }
  }

  /** What a broken group would do is left open. */
  #placeholder(item: Data): Group | null {
    const named = isDataObject(item) ? this.#checker.withoutType(item) : null
    if (named === null || named.type === 'terminate') return null
    const { name, routes = [] } = named
    const agent = { name: `${name} member`, type: 'script', run: ':' } as const
    return { name, type: 'for_each', source: '{{ [] }}', as: 'item', agent, routes }
  }

  #child(item: Data, path: Path): void {
    if (!isDataObject(item) || item['type'] !== 'workflow') return
    const reference = item['workflow']
    if (typeof reference === 'string' && reference !== '')
      this.children.push({ reference, path: [...path, 'workflow'] })
  }
}

/** Finds the step that stands at a place: it reaches to the next one, or to the next key of the top level. */
export function stepFinder({ data, locator }: FileData): (at: Position) => string | null {
  const starts: { readonly at: Position; readonly name: string | null }[] = []
  for (const [key, items] of isDataObject(data) ? Object.entries(data) : []) {
    starts.push({ at: locator.keyAt([key]), name: null })
    if (!LISTS.has(key) || !Array.isArray(items)) continue
    for (const [index, item] of items.entries()) {
      const name = isDataObject(item) ? item['name'] : null
      starts.push({ at: locator.at([key, index]), name: typeof name === 'string' ? name : null })
    }
  }
  const isAfter = (a: Position, b: Position): boolean => a.line > b.line || (a.line === b.line && a.column > b.column)
  starts.sort((a, b) => (isAfter(a.at, b.at) ? 1 : -1))
  return (at) => starts.findLast((start) => start.at.file === at.file && !isAfter(start.at, at))?.name ?? null
}

/** The model of a file from its parts; children are added when they have been loaded. */
export function buildWorkflow(
  file: FileData,
  parts: Parts,
  settings: Workflow['settings'],
  children: ReadonlyMap<string, Workflow>,
  digest: (child: Workflow) => string,
): Workflow {
  const { locator } = file
  // Children of a circle are known only when all of its files have been loaded.
  const hashes = once(
    () =>
      new Map(
        [...parts.stepPaths].map(([name, path]) => [
          name,
          digestOf([valueAt(file.raw, path)], childOf(parts.steps.get(name), children, digest)),
        ]),
      ),
  )
  return {
    file: file.source.file,
    displayFile: file.source.displayFile,
    settings,
    steps: parts.steps,
    stepPaths: parts.stepPaths,
    unreadSteps: parts.unreadSteps,
    output: parts.output,
    tools: parts.tools,
    templateFiles: file.templateFiles,
    children,
    substitutions: file.substitutions,
    get hashes() {
      return hashes()
    },
    at: (path: Path): Position => locator.at(path),
    within: (path: Path, line: number, column: number): Position => {
      const asWritten = valueAt(file.data, path) === valueAt(file.raw, path)
      return asWritten ? locator.within(path, line, column) : locator.at(path)
    },
  }
}

function childOf(
  step: Step | undefined,
  children: ReadonlyMap<string, Workflow>,
  digest: (child: Workflow) => string,
): readonly string[] {
  const node = step?.type === 'for_each' ? step.agent : step
  const child = node?.type === 'workflow' ? children.get(node.workflow) : undefined
  return child === undefined ? [] : [digest(child)]
}
