import { classify } from '../classify/index.js'
import { cutStreamTail, findLastLine } from '../classify/printed-text.js'
import { findExitDecision, usesErrorRouting } from '../config/error-mode.js'
import {
  type AgentStep,
  collectSites,
  type GateNode,
  listWorkflows,
  type ScriptNode,
  type Step,
  type Workflow,
} from '../config/model.js'
import type { KindCatalogue } from '../core/catalogue.js'
import type { NodeAt } from '../core/events.js'
import { asNumber } from '../core/float.js'
import { type GateAnswer, optionIndex } from '../core/gates.js'
import { isJsonObject, type Json, type JsonObject, parseJson, printJson, printTextOrJson } from '../core/json.js'
import { isEngineKind } from '../core/kinds.js'
import { memoize } from '../core/maps.js'
import {
  createEngineFailure,
  createRaised,
  markDecided,
  type NodeOutcome,
  type RaisedHere,
  type SettledOutcome,
  withTrue,
} from '../core/outcome.js'
import type { Patterns } from '../core/ports.js'
import { isWork, touchesOutside } from '../core/step-types.js'
import type { Interception } from '../engine/index.js'
import { createInjector, type Injection, markTyped } from '../engine/interception.js'
import type { AssumedValues, Scope } from '../expressions/index.js'
import { createUnfitAnswerError, readAnswer } from '../nodes/agent/answer.js'
import { findToldFailure } from '../nodes/fail-when.js'
import { checkOutput, createSchemaError } from '../nodes/output-schema.js'
import type { ReadyScenario } from './check.js'
import type { Scenario, StubEntry, StubError } from './load.js'

/** Replaces nodes by injections and stubs; a node with outside effects that is neither stubbed nor `real` ends the run. */
export function createStubbing(
  ready: Pick<ReadyScenario, 'injections' | 'answers'> & { readonly scenario: Pick<Scenario, 'stubs' | 'real'> },
  root: Workflow,
  patterns: Patterns,
  stop: () => void,
  simulated?: Simulated,
) {
  const { scenario, injections, answers } = ready
  const fired = new Set<Injection>()
  const inject = createInjector(injections, fired)
  const facts = collectFacts(root)
  const runs = new Map<string, number>()
  const accidents = new Set<string>()
  const intercept: Interception = (at, step, names, flow) => {
    if (simulated?.arrive?.(at, names, flow, fired) === true) return { status: 'cancelled' }
    const injected = inject(at, () => names().lookup('_key'))
    if (injected !== null) return simulated?.assumeError(at, step, injected) ?? injected
    const entries = scenario.stubs.get(step.name) ?? []
    const run = runs.get(step.name) ?? 0
    const entry = entries[Math.min(run, entries.length - 1)]
    const stepFacts = {
      ...(facts.get(step) ?? { failingExitRaises: false, mayDecideExit: false, kinds: {} }),
      patterns,
      names,
    }
    if (entry !== undefined) {
      runs.set(step.name, run + 1)
      return createStubOutcome(entry, step, stepFacts)
    }
    if (simulated !== undefined) {
      if (!isWork(step.type)) return null
      const { output, isAssumed } = simulated.assumeOutput(at, step)
      const { assumed } = simulated
      const facts = { ...stepFacts, isAssumed, ...(assumed && { assumed }) }
      return createStubOutcome({ output, error: null, answer: null }, step, facts)
    }
    if (!touchesOutside(step.type) || scenario.real.includes(step.name)) return null
    if (isAnswered(step, answers.get(step.name))) return null
    accidents.add(step.name)
    stop()
    return { status: 'cancelled' }
  }
  return { intercept, accidents, fired }
}

const collectFacts = memoize((root: Workflow) => {
  const facts = new Map<Step, Omit<StubFacts, 'patterns' | 'names'>>()
  for (const workflow of listWorkflows(root))
    for (const { step, group } of collectSites(workflow)) {
      // A non-zero exit is an error: always in groups, elsewhere unless the step's own routes read it.
      const failingExitRaises = group !== null || usesErrorRouting(workflow, step)
      const mayDecideExit = findExitDecision(workflow, step) !== null
      facts.set(step, { failingExitRaises, mayDecideExit, kinds: workflow.settings.kinds ?? {} })
    }
  return facts
})

/** Reports whether a scenario answers a gate, or any question of a `questions` node; open questions suspend the run as usual. */
function isAnswered({ type }: Step, answer: GateAnswer | undefined): boolean {
  if (answer === undefined) return false
  return type === 'human_gate' ? answer.value !== null : type === 'questions'
}

type Stubbed = Pick<StubEntry, 'error' | 'answer'> & { readonly output: Json | undefined }

interface StubFacts {
  readonly failingExitRaises: boolean
  readonly mayDecideExit: boolean
  readonly kinds: KindCatalogue
  readonly patterns: Patterns
  readonly names: Parameters<Interception>[2]
  readonly assumed?: AssumedValues
  /** The output is a success by assumption, so that no rule of `fail_when` is asked. */
  readonly isAssumed?: boolean
}

/** Assumptions of a simulation, for nodes without a stub and for injected errors. */
export interface Simulated {
  /** Absent if every output is a fact. */
  readonly assumed?: AssumedValues
  readonly assumeOutput: (at: NodeAt, step: Step) => { readonly output: Json; readonly isAssumed: boolean }
  readonly assumeError: (at: NodeAt, step: Step, raised: NodeOutcome) => NodeOutcome
  /** Called before each attempt, with the names that it may read and all of its file, and what was injected so far; true if the run is not to go on. */
  readonly arrive?: (at: NodeAt, names: () => Scope, flow: Scope, fired: ReadonlySet<Injection>) => boolean
}

/** Returns the outcome of a stub, which is subject to the same schema, exit code and rules as a real attempt. */
function createStubOutcome(entry: Stubbed, step: Step, facts: StubFacts): NodeOutcome {
  const { output, error } = entry
  if (error !== null) {
    const isPrinted = step.type === 'script' && output !== undefined
    return createRaised(createStubbedError(error), isPrinted ? createScriptOutput(output) : output)
  }
  switch (step.type) {
    case 'script':
      return createScriptOutcome(step, createScriptOutput(output ?? null), facts)
    case 'agent':
      return createAgentOutcome(step, entry, facts)
    case 'human_gate':
      return createGateOutcome(step, entry)
    case 'workflow':
      return checkStubOutput(step, 'output of the child', output ?? {}, facts)
    default:
      return { status: 'completed', output: output ?? {} }
  }
}

function createStubbedError({ kind, message, details, typed }: StubError): RaisedHere {
  const code = details['exit_code']
  return {
    envelope: { kind, message, details },
    origin: isEngineKind(kind) ? 'engine' : 'author',
    ...(typeof code === 'number' ? { exit_code: code } : {}),
    ...(typed ? { typed } : markTyped(kind)),
  }
}

/** Returns the output of a script that printed this: stdout, stderr and exit code, overridden by its fields. */
function createScriptOutput(given: Json): JsonObject {
  if (!isJsonObject(given)) {
    const stdout = typeof given === 'string' ? given : given === null ? '' : printJson(given)
    const printed = parseJson(stdout)
    return { stdout, stderr: '', exit_code: 0, ...(isJsonObject(printed) ? printed : {}) }
  }
  const { stdout, stderr, exit_code: exitCode, ...fields } = given
  return { stdout: stdout ?? formatFields(fields), stderr: stderr ?? '', exit_code: exitCode ?? 0, ...fields }
}

export function formatFields(fields: JsonObject): string {
  return Object.keys(fields).length === 0 ? '' : printJson(fields)
}

function createScriptOutcome(step: ScriptNode, output: JsonObject, facts: StubFacts): NodeOutcome {
  const exitCode = asNumber(output['exit_code']) ?? 0
  const [stdout, stderr] = [printStubText(output['stdout']), printStubText(output['stderr'])]
  const { exit_code: _code, stdout: _stdout, stderr: _stderr, ...fields } = output
  const note = { exit_code: exitCode }
  const isSignal = exitCode < 0
  const createFailedStub = (): SettledOutcome => {
    const failure = { exitCode, signal: null, timedOut: false, stdout, stderr, kinds: facts.kinds }
    const envelope = step.classify === undefined ? null : classify(step.classify, failure, facts.patterns)
    const error =
      envelope === null ? createStubScriptError(step.name, exitCode, stderr) : { envelope, origin: 'author' as const }
    return { ...createRaised({ ...error, exit_code: exitCode, stderr_tail: cutStreamTail(stderr) }, output), note }
  }
  const failure = exitCode !== 0 && facts.failingExitRaises ? createFailedStub() : null
  if (failure !== null && !facts.mayDecideExit) return failure
  const isAsked = exitCode === 0 && step.fail_when !== undefined && facts.isAssumed !== true
  const told = isAsked ? findToldFailure(step, facts.kinds, output, facts.names()) : null
  if (told !== null) return { ...createRaised({ ...told, exit_code: exitCode }, output), note }
  const outcome = checkStubOutput(step, 'stdout', output, facts)
  const settled = outcome.status === 'completed' ? { ...outcome, note } : outcome
  if (exitCode === 0 || !facts.mayDecideExit) return settled
  const successOutput = { ...output, ...(isSignal ? null : withTrue(fields)), exit_code: 0 }
  const decided = markDecided(settled)
  return { status: 'undecided', output, isSignal, successOutput, decided, otherwise: failure ?? settled }
}

function createStubScriptError(node: string, exitCode: number, stderr: string): RaisedHere {
  const line = findLastLine(stderr)
  const message = `${node} exited with code ${exitCode}${line === '' ? '' : `: ${line}`}`
  const details = { exit_code: exitCode, signal: null, command: '(stub)', stderr_tail: cutStreamTail(stderr) }
  return createEngineFailure('internal.script_error', message, details)
}

function printStubText(value: Json | undefined): string {
  return value === undefined ? '' : printTextOrJson(value)
}

type WithSchema = Pick<ScriptNode | AgentStep, 'name' | 'output'>

function checkStubOutput(
  step: WithSchema,
  source: string,
  output: Json,
  { patterns, assumed }: StubFacts,
): SettledOutcome {
  const problems = step.output === undefined ? [] : checkOutput(output, step.output, patterns.matches, assumed)
  if (problems.length === 0) return { status: 'completed', output }
  return createRaised(createSchemaError(step.name, source, problems, printJson(output)), output)
}

/** Reads an answer like that of a provider: an error in the answer, JSON in the text, the schema. */
function createAgentOutcome(step: AgentStep, { output, answer }: Stubbed, facts: StubFacts): NodeOutcome {
  if (answer === null) {
    const result = typeof output === 'string' ? { result: output } : (output ?? {})
    return checkStubOutput(step, 'agent', result, facts)
  }
  const reading = readAnswer(step.name, answer, step.output, facts.patterns.matches)
  switch (reading.status) {
    case 'good':
      return { status: 'completed', output: reading.output }
    case 'raised':
      return createRaised(reading.error)
    case 'unfit':
      return createRaised(createUnfitAnswerError(step.name, answer, reading.problems, 1), reading.found)
  }
}

function createGateOutcome(step: GateNode, { output, answer }: Stubbed): NodeOutcome {
  const given = isJsonObject(output) ? output : {}
  const selected = answer ?? printStubText(given['selected'])
  const option = step.options[optionIndex(step, selected)]
  const choice = { selected: option?.value ?? selected, additional_input: given['additional_input'] ?? {} }
  return option?.route === undefined
    ? { status: 'completed', output: choice }
    : { status: 'routed', output: choice, to: option.route }
}
