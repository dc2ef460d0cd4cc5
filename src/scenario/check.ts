import path from 'node:path'
import { type CheckRequest, checkFile } from '../config/check.js'
import { resolveInputs } from '../config/inputs.js'
import {
  collectSites,
  type GateNode,
  listGateShapes,
  listWorkflows,
  type Step,
  type Workflow,
} from '../config/model.js'
import { checkProviders, type ResolverRequest } from '../config/providers.js'
import { createResemblanceLookup, describeResemblance } from '../config/rules/catalogue.js'
import { type Finding, type Path, suggestNearest } from '../core/finding.js'
import { gateAnswersFromMapping } from '../core/gate-answers.js'
import { checkGateAnswers, type GateAnswers, NO_GATE_ANSWERS, optionIndex } from '../core/gates.js'
import type { JsonObject } from '../core/json.js'
import { addTo } from '../core/maps.js'
import { quote } from '../core/messages.js'
import { checkInjection, completeInjections, findInjectionProblems, type Injection } from '../engine/interception.js'
import { displayPath, findShownFolder, findWorkspace, resolveRealPath } from '../source/workspace.js'
import { loadScenarios, Problems, type Scenario, type ScenarioFile, type StubEntry } from './load.js'

export type ReadyScenario = ReturnType<Checker['check']>

interface CheckSurroundings extends Pick<CheckRequest, 'env' | 'files'> {
  readonly cwd: string
  readonly adapters: Pick<CheckRequest, 'patterns'> & ResolverRequest['adapters']
  readonly workspace?: string
}

/** Checks a scenario file and its workflow before anything runs; `sound` is null if a scenario could not run. */
export async function checkScenarioFile(name: string, around: CheckSurroundings, sources: Map<string, string>) {
  const shownFrom = findShownFolder(name, around.env, around.cwd)
  const files = around.files === undefined ? {} : { files: around.files }
  const loaded = loadScenarios(name, around.workspace ?? findWorkspace(name, around.env), shownFrom, around.files)
  for (const [shown, text] of loaded.sources) sources.set(shown, text)
  const { file } = loaded
  if (file === null) return { file, sound: null, workflow: null, contract: null, findings: loaded.findings }
  const target = path.resolve(path.dirname(file.file), file.workflow)
  // The workspace is that of the workflow; the scenario file may lie in a subfolder.
  const workspace = around.workspace ?? findWorkspace(target, around.env)
  const { patterns, resolveProvider } = around.adapters
  const checked = await checkFile({ file: target, env: around.env, patterns, workspace, shownFrom, ...files })
  const { contract } = checked
  const { workflow } = checked.loaded
  for (const [shown, text] of checked.loaded.sources) sources.set(shown, text)
  const fileErrors = checked.findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => moveToReference(finding, file, shownFrom))
  if (checked.runnable === null)
    return { file, sound: null, workflow, contract, findings: [...loaded.findings, ...fileErrors] }
  const checker = new Checker(file, checked.runnable)
  const ready = file.scenarios.map((scenario) => checker.check(scenario))
  // Only agents that are named in `real` need a provider.
  const real = new Set(file.scenarios.flatMap((scenario) => scenario.real))
  const providers = checkProviders(
    checked.runnable,
    (called, node) => resolveProvider(called, node, null),
    (agent) => real.has(agent),
  )
  const sound = { file, ready, workflow: checked.runnable, sources: checked.loaded.sources, workspace }
  return { file, sound, workflow, contract, findings: [...loaded.findings, ...checker.problems.findings, ...providers] }
}

/** Moves the finding about a missing workflow to the reference in the scenario file. */
function moveToReference(finding: Finding, file: ScenarioFile, shownFrom: string): Finding {
  const target = resolveRealPath(path.resolve(path.dirname(file.file), file.workflow))
  if (finding.code !== 'file-not-found' || finding.file !== displayPath(shownFrom, target)) return finding
  const message = `There is no workflow file \`${file.workflow}\`; the path is relative to this file.`
  return { ...finding, ...file.locator.at(['workflow']), message }
}

/** Beyond this number of findings no similar names are searched. */
const MAX_HINTS = 100

class Checker {
  readonly problems: Problems
  readonly #steps = new Map<string, Step[]>()
  readonly #policies: readonly string[]
  readonly #findResembled: (kind: string) => string | null

  constructor(
    readonly file: ScenarioFile,
    readonly workflow: Workflow,
  ) {
    this.problems = new Problems(file.locator)
    const files = listWorkflows(workflow)
    for (const { step } of files.flatMap(collectSites)) addTo(this.#steps, step.name, step)
    this.#policies = files.flatMap(({ settings }) => (settings.policies ?? []).map(({ name }) => name))
    this.#findResembled = createResemblanceLookup(files.flatMap(({ settings }) => Object.keys(settings.kinds ?? {})))
  }

  check(scenario: Scenario) {
    const { path, expect } = scenario
    this.#stubs(scenario)
    this.#names(scenario.real, [...path, 'real'], this.#policies)
    this.#names(expect.path ?? [], [...path, 'expect', 'path'])
    this.#names(expect.notRun, [...path, 'expect', 'not_run'])
    for (const node of expect.attempts.keys()) this.#name(node, [...path, 'expect', 'attempts', node], 'key')
    if (expect.error?.kind != null) this.#kind(expect.error.kind, [...path, 'expect', 'error', 'kind'])
    if (expect.error?.node != null) this.#name(expect.error.node, [...path, 'expect', 'error', 'node'], 'value')
    return {
      scenario,
      inputs: this.#inputs(scenario),
      injections: this.#injections(scenario),
      answers: this.#answers(scenario),
    }
  }

  #names(names: readonly string[], path: Path, others: readonly string[] = []): void {
    for (const [index, name] of names.entries()) this.#name(name, [...path, index], 'value', others)
  }

  #name(name: string, path: Path, where: 'key' | 'value', others: readonly string[] = []): boolean {
    if (this.#steps.has(name) || others.includes(name)) return true
    const isOneOfMany = this.problems.findings.length > MAX_HINTS
    const hint = isOneOfMany ? null : suggestNearest(name, [...this.#steps.keys(), ...others])
    const message = `The workflow ${quote(this.file.workflow)} has no node ${quote(name)}.`
    if (where === 'key') this.problems.addAtKey(path, 'scenario-unknown-node', message, hint)
    else this.problems.add(path, 'scenario-unknown-node', message, hint)
    return false
  }

  #kind(kind: string, path: Path): void {
    const meant = this.#findResembled(kind)
    if (meant !== null) this.problems.add(path, 'kind-resembles', ...describeResemblance(kind, meant))
  }

  #stubs({ path, stubs, real }: Scenario): void {
    for (const [name, entries] of stubs) {
      const at = [...path, 'stub', name]
      if (!this.#name(name, at, 'key')) continue
      const message = `${quote(name)} is stubbed and named in \`real\`.`
      if (real.includes(name)) this.problems.addAtKey(at, 'scenario-stubbed-and-real', message, 'remove one of them')
      const steps = this.#steps.get(name) ?? []
      const always = `${quote(name)} is a terminate: it always runs, and cannot be stubbed.`
      if (steps.every(({ type }) => type === 'terminate')) this.problems.addAtKey(at, 'scenario-bad-stub', always)
      for (const entry of entries) this.#entry(entry, steps)
    }
  }

  #entry({ answer, error, path }: StubEntry, steps: readonly Step[]): void {
    if (error !== null) this.#kind(error.kind, [...path, 'error', 'kind'])
    if (answer === null || steps.some(({ type }) => type === 'agent')) return
    const gates = steps.filter((step): step is GateNode => step.type === 'human_gate')
    const at = [...path, 'answer']
    if (gates.length === 0) {
      this.problems.addAtKey(at, 'scenario-bad-stub', 'Only agents and gates answer; other nodes have an `output`.')
    } else if (gates.every((gate) => optionIndex(gate, answer) === -1)) {
      const values = gates.flatMap((gate) => gate.options.map(({ value }) => String(value)))
      const hint = suggestNearest(answer, values) ?? `answers are ${values.join(', ')}`
      this.problems.add(at, 'scenario-unknown-gate', `${quote(answer)} is not an answer to the gate.`, hint)
    }
  }

  #inputs({ path, inputs }: Scenario): JsonObject {
    const resolved = resolveInputs(this.workflow, inputs)
    if (resolved.ok) return resolved.value
    for (const problem of resolved.error)
      this.problems.add([...path, 'inputs'], 'scenario-bad-input', problem.message, problem)
    return {}
  }

  #injections({ path, inject }: Scenario): readonly Injection[] {
    return inject.flatMap((given, index) => {
      const at = [...path, 'inject', index]
      const parsed = checkInjection(given)
      const problems = parsed.ok
        ? findInjectionProblems(this.workflow, [parsed.value], (_, field) => `details: { ${field}: VALUE }`)
        : [{ message: parsed.error, suggestion: null }]
      for (const problem of problems) this.problems.add(at, 'scenario-bad-inject', `${problem.message}.`, problem)
      if (parsed.ok) this.#kind(parsed.value.kind, at)
      return parsed.ok && problems.length === 0 ? completeInjections(this.workflow, [parsed.value]).injections : []
    })
  }

  #answers({ path, gates }: Scenario): GateAnswers {
    const answers = gateAnswersFromMapping(gates)
    if (!answers.ok) {
      this.problems.add([...path, 'gates'], 'scenario-wrong-type', `${answers.error}.`)
      return NO_GATE_ANSWERS
    }
    const shapes = [...this.#steps.values()].flat().flatMap(listGateShapes)
    for (const [name, answer] of answers.value) {
      const key = Object.keys(gates).find((given) => given === name || given.startsWith(`${name}.`)) ?? name
      for (const problem of checkGateAnswers(shapes, new Map([[name, answer]])))
        this.problems.addAtKey([...path, 'gates', key], 'scenario-unknown-gate', `${problem}.`)
    }
    return answers.value
  }
}
