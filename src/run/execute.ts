import path from 'node:path'
import { listSecretValues } from '../config/inputs.js'
import { collectSites, listWorkflows } from '../config/model.js'
import { createResolver, listSecretsOfProviders } from '../config/providers.js'
import { createExcuseCheck } from '../config/quarantine.js'
import type { NodeAt } from '../core/events.js'
import { createSchemaViolation, type RunEnd } from '../core/outcome.js'
import { itemsOfRoot } from '../core/place.js'
import { guardFolder } from '../core/ports.js'
import { tryResult } from '../core/result.js'
import type { Sharding } from '../core/sharding.js'
import { openDeadLetters } from '../durability/dead-letter.js'
import { SessionRecall } from '../durability/recall.js'
import { type ResumeState, sumEarlierDuration } from '../durability/saved-run.js'
import { createEngineError, NOTHING_RECALLED, runWorkflow } from '../engine/index.js'
import { completeInjections, createInjector, describeUnfired, type Injection } from '../engine/interception.js'
import { listSecretsOfEnvironment, NO_REDACTION, Redactor } from '../redaction/index.js'
import { reportFile } from '../reporters/report-files.js'
import { concludeRun, createErrorEvents, deliverRunEnd, sealRun, writeReports } from './conclude.js'
import type { EventBus } from './event-bus.js'
import { createGovernance } from './governance.js'
import { createNodeWorld } from './node-ports.js'
import type { RunRequest, RunResult } from './request.js'
import { createRunId, createScratchFolder, NO_FOLDER } from './run-folder.js'
import { type ExecuteRequest, makeDurable, openSession, type RunSession } from './session.js'

export async function executeRun(given: ExecuteRequest): Promise<RunResult> {
  const todo = withGuardedFolder(given)
  const { request, workflow, inputs, resume, folder = NO_FOLDER } = todo
  const { adapters, runId = createRunId() } = request
  const redactor = new Redactor({
    secrets: [
      ...listSecretsOfEnvironment(request.env),
      ...request.secrets,
      ...listSecretValues(workflow, inputs),
      ...listSecretsOfProviders([workflow], request.env, createResolver(request)),
    ],
  })
  redactor.keepNames(
    listWorkflows(workflow).flatMap((file) => [
      file.settings.name,
      ...Object.keys(file.settings.input ?? {}),
      ...collectSites(file).map(({ step }) => step.name),
    ]),
  )
  const traced =
    resume === null
      ? { runId, storedParent: request.env['TRACEPARENT'] ?? null, resumed: null }
      : { runId, storedParent: resume.saved.snapshot.traceparent, resumed: `${adapters.clock.now()} ${process.pid}` }
  const tracer = (await adapters.tracer?.(traced)) ?? null
  const session = openSession(todo, runId, folder.path, redactor, tracer)
  const unsaved = session.checkpoint?.problem ?? null
  if (unsaved !== null && todo.refuseUnsaved !== undefined) {
    folder.release()
    return todo.refuseUnsaved(unsaved)
  }
  if (resume !== null && folder.path !== null) forgetEnd(request, folder.path)
  const begun = adapters.clock.monotonic()
  const { end: ended, repaired } = await runEngine(session)
  const end = judgePlan(session, judgeShard(session, ended))
  const before = resume === null ? 0 : sumEarlierDuration(resume)
  const durationMs = Math.round(before + adapters.clock.monotonic() - begun)
  const report = await deliverRunEnd(session, concludeRun(session, end, repaired, durationMs))
  await writeReports(request, todo.workspace, report)
  sealRun(session, end, durationMs)
  const untraced = (await tracer?.finish()) ?? null
  if (untraced !== null) request.observer.note(redactor.text(untraced))
  await request.observer.onFinished(report)
  folder.release()
  return {
    status: 'ended',
    result: report.result,
    output: end.output,
    // A route to the end may set an output although the file declares none.
    hasOutput: workflow.output !== null || end.termination !== null || Object.keys(end.output ?? {}).length > 0,
    runDir: folder.path,
  }
}

/** Runs the engine alone, as a simulation does many times for one answer: nothing is redacted, reported or written. */
export async function executeUnreported(todo: ExecuteRequest): Promise<RunEnd> {
  const session = openSession({ ...todo, isUnreported: true }, 'simulation', null, NO_REDACTION, null)
  const { end } = await runEngine(session)
  for (const event of createErrorEvents(end)) session.bus.emit(event)
  return end
}

function withGuardedFolder(todo: ExecuteRequest): ExecuteRequest {
  const { request, folder = NO_FOLDER } = todo
  if (folder.path === null) return todo
  const files = guardFolder(request.adapters.files, folder.path)
  return { ...todo, request: { ...request, adapters: { ...request.adapters, files } } }
}

/** Removes the result of the earlier session: if this session is killed, the run is unfinished and no longer waits at a gate. */
function forgetEnd({ adapters: { files }, observer }: RunRequest, folder: string): void {
  for (const name of ['result.json', reportFile('html').file]) {
    const removed = tryResult(() => files.remove(path.join(folder, name)))
    if (!removed.ok) observer.note(`${name} of the earlier session cannot be removed: ${removed.error}`)
  }
}

/** Fails a plan whose shards would need a secret that a node produced, because run folders contain no secrets. */
function judgePlan({ todo: { workflow }, checkpoint }: RunSession, end: RunEnd): RunEnd {
  const { handoff, ...rest } = end
  const node = handoff?.part === 'plan' ? (checkpoint?.findLostNode() ?? null) : null
  if (handoff === undefined || node === null) return end
  const { group } = handoff
  const message = `${group} cannot be spread over shards: the output of ${node} held a secret, and secrets are not stored in a run folder`
  const suggestion = `Give the secret to the run as an input, or resume with --from ${node} and without shards.`
  const { envelope } = createSchemaViolation(node, 'output', 'output', message, { suggestion })
  const error = createEngineError(workflow, group, 'for_each', envelope)
  return { ...rest, outcome: 'invalid', error, records: [...end.records, error] }
}

/** Fails a shard whose folder could not be saved, because the folder is its result. */
function judgeShard({ todo: { workflow, resume }, checkpoint }: RunSession, end: RunEnd): RunEnd {
  const shard = resume?.shard ?? null
  if (shard === null || end.outcome === 'cancelled') return end
  checkpoint?.flush()
  const problem = checkpoint === null ? 'there is no run folder' : checkpoint.problem
  if (problem === null) return end
  const message = `what this shard did could not be saved, and the join needs it: ${problem}`
  const suggestion = 'Run this shard again from its plan, where its folder can be written.'
  const envelope = { kind: 'internal.unexpected', message, details: { suggestion } }
  const error = createEngineError(workflow, shard.group, 'for_each', envelope)
  return { ...end, outcome: 'failed', error: end.error ?? error, records: [...end.records, error] }
}

const SHOWN_LEFTOVERS = 3

async function runEngine(session: RunSession): Promise<{ readonly end: RunEnd; readonly repaired: Iterable<string> }> {
  const { todo, runId, bus, router, redactor, budget } = session
  const { request, workflow, inputs, resume } = todo
  const { adapters, cwd } = request
  const temp = createScratchFolder(request, `conductor-${runId}-`, session.runDir)
  const { ports, settings } = createNodeWorld({ runId, request, workflows: [workflow], cwd, temp, redactor, budget })
  const runsAgain = ({ scope, node }: NodeAt, reason: string): void =>
    bus.emit({ type: 'warning', scope, node, code: 'node-changed', message: `${reason}; it runs again` })
  const recall =
    resume === null ? null : new SessionRecall(resume.records, runsAgain, createExcuseCheck(workflow, ports.quarantine))
  const letters = openDeadLetters({
    runId,
    runDir: session.runDir,
    cwd,
    resumed: resume !== null,
    redactor,
    files: adapters.files,
    clock: adapters.clock,
    emit: (event) => bus.emit(event),
  })
  if (resume !== null) replayFacts(resume, bus)
  const { shards } = request
  const planned: Sharding | null =
    shards === undefined ? null : { role: 'plan', group: shards.group, shards: shards.count }
  const sharding: Sharding | null = resume?.shard ? { role: 'shard', ...resume.shard } : planned
  const fired = new Set<Injection>()
  const { injections, notes } = completeInjections(workflow, request.injections)
  for (const note of notes) request.observer.note(session.redactor.text(note))
  const inject = createInjector(injections, fired)
  const end = await runWorkflow({
    workflow,
    inputs,
    resumed: resume !== null,
    cancel: request.cancel,
    services: {
      ports,
      settings: session.tracer === null ? settings : { ...settings, traceParentOf: session.tracer.traceParentOf },
      recall: recall ?? NOTHING_RECALLED,
      governance: createGovernance(session),
      intercept: request.intercept ?? ((at, _step, names) => inject(at, () => names().lookup('_key'))),
      emit: (event, replayedAt) => {
        bus.emit(event, replayedAt === null ? null : { at: replayedAt })
        if (event.type === 'node_completed') letters.completed(event)
      },
      beforeEffect: () => makeDurable(session),
      output: router.write,
      random: request.random ?? Math.random,
      deadLetter: letters.giveUp,
      ...(sharding === null ? {} : { sharding }),
    },
  })
  session.liveOutput?.close()
  for (const injection of request.intercept === undefined ? injections : []) {
    const message = `--inject ${describeUnfired(injection, session.account.walk.runs)}`
    if (!fired.has(injection)) bus.emit({ type: 'warning', scope: '', node: null, code: 'injection-unfired', message })
  }
  await ports.agents.tools.close()
  const left = await adapters.processes.endLeftovers()
  // A cancellation ends what runs; only a run that ended by itself has left something behind.
  if (left.length > 0 && !request.cancel.aborted) {
    const more = left.length > SHOWN_LEFTOVERS ? ` and ${left.length - SHOWN_LEFTOVERS} more` : ''
    const shown = left.slice(0, SHOWN_LEFTOVERS).map((command) => `\`${command}\``)
    const message = `left running in the background, and ended with the run: ${shown.join(', ')}${more}`
    bus.emit({ type: 'warning', scope: '', node: null, code: 'left-in-background', message })
  }
  adapters.removeFolder(temp)
  return { end, repaired: recall?.repaired ?? [] }
}

function replayFacts({ joined, records }: ResumeState, bus: EventBus): void {
  const findItem = joined === null ? null : itemsOfRoot(joined)
  for (const { event, at } of records) {
    if (event.type !== 'policy_evaluated' && event.type !== 'dead_lettered' && event.type !== 'escalated') continue
    const isOfShard = findItem !== null && findItem(event.scope) !== null
    bus.emit(event, { at, ...(isOfShard ? { joined: true } : {}) })
  }
}
