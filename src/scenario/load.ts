import type { GivenInput, GivenInputs } from '../config/inputs.js'
import { diskReader } from '../config/load/index.js'
import type { Locator } from '../config/load/positions.js'
import { Session } from '../config/load/session.js'
import { realPathOf } from '../config/load/workspace.js'
import type { Data } from '../config/load/yaml-data.js'
import type { Path } from '../config/model.js'
import type { Finding } from '../core/finding.js'
import { quote } from '../core/messages.js'
import type { Scenario, ScenarioFile } from './model.js'
import { readExpectations, readStubs, ShapeReader } from './read.js'

export interface LoadedScenarios {
  /** Null when too little of the file could be understood. */
  readonly file: ScenarioFile | null
  readonly findings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
}

const KEYS = ['name', 'description', 'inputs', 'stub', 'inject', 'gates', 'real', 'github', 'expect'] as const

/** Reads a file of scenarios; every problem is a finding with its place. `!file` inlines recorded answers and outputs. */
export function loadScenarios(name: string, workspace: string, shownFrom = workspace): LoadedScenarios {
  const file = realPathOf(name)
  const session = new Session({ workspace, shownFrom, env: {}, reader: diskReader })
  const at = { file: session.shown(file), line: 1, column: 1 }
  const source = session.read(file, at, name)
  const data = source === null ? null : session.load(source)
  // Variables are the workflow's; in a scenario `${X}` is just text.
  const findings = session.findings.filter(({ code }) => code !== 'missing-variable' && code !== 'variable-cycle')
  if (source === null || data === null) return { file: null, findings, sources: session.sources }
  const shape = new ShapeReader(data.locator)
  const reader = new FileReader(shape, data.locator)
  const read = reader.read(data.raw)
  const all = [...findings, ...shape.findings]
  if (read === null) return { file: null, findings: all, sources: session.sources }
  const { locator } = data
  const scenarios: ScenarioFile = {
    file,
    displayFile: source.displayFile,
    ...read,
    at: (path) => locator.at(path),
    keyAt: (path) => locator.keyAt(path),
  }
  return { file: scenarios, findings: all, sources: session.sources }
}

class FileReader {
  constructor(
    readonly shape: ShapeReader,
    readonly locator: Locator,
  ) {}

  read(data: Data): Pick<ScenarioFile, 'workflow' | 'scenarios'> | null {
    const top = this.shape.mapping(data, [], ['workflow', 'scenarios'])
    if (top === null) return null
    for (const key of ['workflow', 'scenarios'])
      if (!Object.hasOwn(top, key)) this.shape.error([], 'scenario-missing-field', `The field \`${key}\` is missing.`)
    if (!Object.hasOwn(top, 'workflow') || !Object.hasOwn(top, 'scenarios')) return null
    const workflow = this.shape.text(top['workflow'], ['workflow'])
    const list = this.shape.list(top['scenarios'], ['scenarios'])
    if (workflow === null || list === null) return null
    if (list.length === 0) this.shape.error(['scenarios'], 'scenario-empty', 'There is no scenario in this file.')
    const scenarios = list.flatMap((item, index) => this.#scenario(item, ['scenarios', index]) ?? [])
    this.#checkNames(scenarios)
    return { workflow, scenarios }
  }

  #checkNames(scenarios: readonly Scenario[]): void {
    const seen = new Set<string>()
    for (const { name, path } of scenarios) {
      if (seen.has(name))
        this.shape.error([...path, 'name'], 'scenario-duplicate-name', `Two scenarios are named ${quote(name)}.`)
      seen.add(name)
    }
  }

  #scenario(item: Data, path: Path): Scenario | null {
    const { shape } = this
    const given = shape.mapping(item, path, KEYS)
    if (given === null) return null
    const at = (key: string): Path => [...path, key]
    if (given['name'] === undefined) shape.error(path, 'scenario-missing-field', 'A scenario needs a `name`.')
    const name = given['name'] === undefined ? null : shape.text(given['name'], at('name'))
    return {
      name: name ?? `scenario ${Number(path.at(-1)) + 1}`,
      path,
      position: shape.locator.at(path),
      inputs: this.#inputs(given['inputs'], at('inputs')),
      stubs: readStubs(given['stub'], at('stub'), shape),
      inject: given['inject'] === undefined ? [] : shape.texts(given['inject'], at('inject')),
      gates: given['gates'] === undefined ? {} : (shape.mapping(given['gates'], at('gates')) ?? {}),
      real: given['real'] === undefined ? [] : shape.texts(given['real'], at('real')),
      github: given['github'] === undefined ? null : shape.mapping(given['github'], at('github')),
      expect: readExpectations(given['expect'], at('expect'), shape),
    }
  }

  /** A declared text keeps what was written (`1.10`), as in the action's `inputs`. */
  #inputs(value: Data | undefined, path: Path): GivenInputs {
    if (value === undefined || value === null) return {}
    const given = Object.entries(this.shape.mapping(value, path) ?? {})
    return Object.fromEntries(
      given.map(([name, item]): [string, GivenInput] => {
        return [name, { from: 'data', value: item, written: this.locator.writtenAt([...path, name]) }]
      }),
    )
  }
}
