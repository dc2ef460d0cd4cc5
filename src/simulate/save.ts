import path from 'node:path'
import { isSeq, parseDocument } from 'yaml'
import { collectSites, listWorkflows } from '../config/model.js'
import { listTemplates } from '../config/templates.js'
import { isJsonObject, type Json, type JsonObject, printJson } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import { err, ok, type Result } from '../core/result.js'
import { checkScenarioFile } from '../scenario/check.js'
import { printYaml } from '../scenario/from-run.js'
import { findMismatches } from '../scenario/mismatches.js'
import { runScenario } from '../scenario/run.js'
import { diskReader, resolveRealPath } from '../source/workspace.js'
import { toOneLine } from '../text/terminal-text.js'
import type { Answer, Assumptions, Ending, Simulation } from './model.js'
import { findFieldsRead } from './reads.js'
import { formatFailure } from './text.js'
import { runWay, type Way } from './way.js'

/** Returns the scenario file beside a workflow file: `deploy.test.yaml` for `deploy.yaml`. */
export function toScenarioFile(workflow: string): string {
  return workflow.replace(/(?:\.ya?ml)?$/, '.test.yaml')
}

/**
 * Returns the text of a scenario file with an answer appended as a scenario that holds. What stands in the file stays as it is;
 * the caller writes the text.
 */
export async function createSavedScenario(
  simulation: Simulation,
  answer: Answer,
  assumptions: Assumptions,
  name: string,
  file: string,
): Promise<Result<string, string>> {
  const refusal = findRefusal(answer)
  if (refusal !== null) return err(refusal)
  const [ending] = answer.endings
  if (ending === undefined) return err('there is no ending to save')
  const read = diskReader.read(file)
  if (!read.ok && read.error.code !== 'file-not-found') return err(`${file} cannot be read`)
  const old = read.ok ? Buffer.from(read.value).toString('utf8') : null
  const workflow = path.relative(path.dirname(file), simulation.workflow.file)
  const append = (scenario: JsonObject): Result<string, string> => appendScenario(old, scenario, workflow)
  const way = await runWay(simulation, answer.failures, assumptions, [])
  const problems: string[] = []
  for (const withStubs of [false, true]) {
    const scenario = createScenarioData(simulation, way, answer, assumptions, name, withStubs)
    const text = append(scenario)
    if (!text.ok) return text
    const expected = await findExpectation(simulation, file, text.value, name, ending)
    const whole = expected.ok ? append({ ...scenario, expect: expected.value }) : expected
    const problem = whole.ok ? await findProblem(simulation, file, whole.value, name) : whole.error
    if (problem === null) return whole
    problems.push(problem)
  }
  return err(`the scenario would not hold: ${problems[0]}`)
}

function findRefusal({ endings, not_reached: isUnreached, left_out: isPartial, met_if: metIf }: Answer): string | null {
  const [first] = endings
  if (isUnreached || first === undefined) return 'no way reaches this failure'
  const unknown = endings.find((ending) => ending.unknown !== null)?.unknown
  if (unknown) return `an ending is unknown: ${unknown.reason}; give ${unknown.help.join(', ')}`
  const open = (metIf ?? endings.flatMap(({ choices }) => choices)).find((way) => way.length > 0) ?? []
  const undecided = open.slice(0, 2).map(({ condition }) => `\`${toOneLine(condition, 80)}\``)
  const fix = `decide ${undecided.join(' and ')} with --output, -i or --inject-details`
  if (endings.length > 1) return `the answer has ${formatCount(endings.length, 'ending')}; ${fix}`
  if (metIf !== null) return `the failure is not met on every way; ${fix}`
  return isPartial ? 'more ways exist than were tried' : null
}

/** Returns the scenario as data; with `withStubs` the failures are stubs, which may have details and an output. */
function createScenarioData(
  simulation: Simulation,
  way: Way,
  { failures }: Answer,
  assumptions: Assumptions,
  name: string,
  withStubs: boolean,
): JsonObject {
  const { workflow } = simulation
  const { ending } = way
  const assumed = way.assumed()
  const sites = listWorkflows(workflow).flatMap(collectSites)
  const reads = findFieldsRead(workflow)
  const stub: Record<string, Json> = {}
  for (const { step } of sites) {
    const failuresHere = failures.filter(({ node }) => node === step.name)
    const outputs = (assumed.outputs.get(step.name) ?? []).map((output) => {
      const { stdout, stderr, exit_code: code, ...fields } = isJsonObject(output) ? output : {}
      const printed = reads.outputs.get(step)?.has('stdout') === true && stdout !== undefined ? { stdout } : {}
      return { output: { ...printed, ...(code === 0 || code === undefined ? {} : { exit_code: code }), ...fields } }
    })
    const distinct = outputs.every((entry) => printJson(entry) === printJson(outputs[0]))
      ? outputs.slice(0, 1)
      : outputs
    const { injected: _, ...details } = assumed.details.get(step.name) ?? {}
    const errors = failuresHere.map(({ kind, message = `injected ${kind}`, attempt }) => ({
      attempt,
      error: { kind, message, details },
    }))
    const entries = withStubs ? mergeEntries(distinct, errors) : distinct
    if (entries.length > 0) stub[step.name] = entries.length === 1 ? (entries[0] ?? null) : entries
  }
  const injected = withStubs ? failures.filter(({ node }) => !sites.some(({ step }) => step.name === node)) : failures
  const inject = injected.map(
    (failure) => `${formatFailure(failure)}${failure.message === undefined ? '' : `:${failure.message}`}`,
  )
  const gates = sites.flatMap(({ step }) => {
    const answer =
      assumptions.gates.get(step.name)?.value ?? (step.type === 'human_gate' ? step.options[0]?.value : undefined)
    const isAsked = ending.steps.some(({ node }) => node.endsWith(step.name))
    return answer === undefined || answer === null || !isAsked ? [] : [[step.name, answer] as const]
  })
  const readsGithub = listWorkflows(workflow).some((file) =>
    listTemplates(file).some(({ parsed }) => parsed.references.some((reference) => reference.path[0] === 'github')),
  )
  return {
    name,
    ...(Object.keys(assumed.inputs).length === 0 ? {} : { inputs: assumed.inputs }),
    ...(Object.keys(stub).length === 0 ? {} : { stub }),
    ...(inject.length === 0 ? {} : { inject }),
    ...(gates.length === 0 ? {} : { gates: Object.fromEntries(gates) }),
    ...(readsGithub ? { github: assumed.github } : {}),
    expect: { outcome: ending.outcome },
  }
}

interface StubbedError {
  readonly attempt: number | null
  readonly error: JsonObject
}

function mergeEntries(outputs: readonly JsonObject[], errors: readonly StubbedError[]): readonly JsonObject[] {
  const always = errors.find(({ attempt }) => attempt === null)
  if (always !== undefined) return [{ error: always.error }]
  const last = outputs.at(-1) ?? { output: {} }
  const entries: JsonObject[] = []
  for (const { attempt, error } of errors) entries[(attempt ?? 1) - 1] = { error }
  if (entries.length === 0) return outputs
  return [...Array.from(entries, (entry, index) => entry ?? outputs[index] ?? last), last]
}

/** Appends a scenario to the text of a file, whose bytes stay where they are. */
function appendScenario(old: string | null, scenario: JsonObject, workflow: string): Result<string, string> {
  const end = old?.includes('\r\n') === true ? '\r\n' : '\n'
  const toItem = (indent: string): string => {
    const [first = '', ...lines] = printYaml(scenario).trimEnd().split('\n')
    return [`${indent}- ${first}`, ...lines.map((line) => (line === '' ? line : `${indent}  ${line}`)), ''].join(end)
  }
  if (old === null)
    return ok(`workflow: ${printYaml(workflow.split(path.sep).join('/')).trim()}\nscenarios:\n${toItem('  ')}`)
  const document = parseDocument(old)
  const list = document.get('scenarios')
  if (document.errors.length > 0 || !isSeq(list) || list.range == null) return err('the file is no scenario file')
  const [start, valueEnd] = list.range
  if (list.flow === true) {
    const at = old.lastIndexOf(']', valueEnd)
    return ok(`${old.slice(0, at)}${list.items.length === 0 ? '' : ', '}${printJson(scenario)}${old.slice(at)}`)
  }
  const indent = /^[ \t]*/.exec(old.slice(old.lastIndexOf('\n', start - 1) + 1))?.[0] ?? ''
  const rest = old.slice(valueEnd)
  // Comments after the last scenario stay above the new one, unless another key follows.
  const isLast = rest.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line))
  const line = old[valueEnd - 1] === '\n' ? valueEnd : old.indexOf('\n', valueEnd) + 1
  const at = isLast || line === 0 ? old.length : line
  const head = old.slice(0, at)
  return ok(`${head}${head.endsWith('\n') ? '' : end}${toItem(indent)}${old.slice(at)}`)
}

/** Runs a new scenario and returns what it can expect; an error if the scenario does not end as the answer says. */
async function findExpectation(
  simulation: Simulation,
  file: string,
  text: string,
  name: string,
  { outcome, error, terminated_by: terminatedBy, steps }: Ending,
): Promise<Result<JsonObject, string>> {
  const tried = await tryScenario(simulation, file, text, name)
  if (!tried.ok) return tried
  const { account, result, unfired } = tried.value.run
  const kind = account.ending?.error?.envelope.kind ?? null
  const isSameEnd =
    result.outcome === outcome &&
    kind === (error?.kind ?? null) &&
    (result.termination?.terminated_by ?? null) === terminatedBy
  if (!isSameEnd) return err(`it ends ${result.outcome}${kind === null ? '' : ` with ${kind}`}`)
  if (unfired.length > 0) return err('the failure does not happen')
  const attempts = new Map<string, number>()
  for (const { node, attempt } of steps)
    if (attempt > 1 && !node.includes('/')) attempts.set(node, Math.max(attempt, attempts.get(node) ?? 0))
  const [reported] = result.errors
  const node = reported?.node_id == null ? {} : { node: reported.node_id }
  return ok({
    outcome,
    path: [...account.walk.path],
    ...(attempts.size === 0 ? {} : { attempts: Object.fromEntries(attempts) }),
    ...(reported === undefined ? {} : { error: { kind: reported.kind, ...node } }),
  })
}

/** Returns why a scenario does not hold; null if it holds. */
async function findProblem(simulation: Simulation, file: string, text: string, name: string): Promise<string | null> {
  const tried = await tryScenario(simulation, file, text, name)
  if (!tried.ok) return tried.error
  const { run, ready } = tried.value
  const [mismatch] = findMismatches(run, ready.scenario.expect, new Set(simulation.workflow.steps.keys()))
  return mismatch?.message ?? null
}

/** Runs the named scenario of a text, as if the file had this text. */
async function tryScenario(simulation: Simulation, file: string, text: string, name: string) {
  const target = resolveRealPath(file)
  const files = { ...diskReader, read: (asked: string) => (asked === target ? ok(text) : diskReader.read(asked)) }
  const { sound, findings } = await checkScenarioFile(file, { ...simulation, files }, new Map())
  const problem = findings.find(({ severity }) => severity === 'error')
  if (problem !== undefined) return err(problem.message)
  const ready = sound?.ready.find(({ scenario }) => scenario.name === name)
  if (sound === null || ready === undefined) return err('the file cannot be read as scenarios')
  if (sound.workflow.file !== simulation.workflow.file)
    return err(`its scenarios are for ${sound.workflow.displayFile}`)
  return ok({ ready, run: await runScenario(ready, { ...simulation, ...sound }) })
}
