import type { JournalRecord } from '../checkpoint/journal.js'
import type { Workflow } from '../config/model.js'
import type { Json } from '../core/json.js'
import { type Governance, Governor, UNGOVERNED } from '../engine/index.js'
import type { BreakerState } from '../resilience/breaker.js'
import { breakerReleased } from '../resilience/breaker.js'
import {
  breakerStateFromJson,
  breakerStateToJson,
  readBreakerFile,
  writeBreakerFile,
} from '../resilience/breaker-file.js'
import type { Session } from './execute.js'
import { allWorkflows } from './workflow-graph.js'

/** Policies, breakers and retry policies of a run; a run without any is not slowed down by asking. */
export function createGovernance(session: Session): Governance {
  const { todo, bus, checkpoint } = session
  if (!allWorkflows(todo.workflow).some(isGoverned)) return UNGOVERNED
  const kept = repositoryBreakers(session)
  const recalled =
    todo.resume === null || todo.resume.resetBreakers
      ? new Map<string, BreakerState>()
      : recalledBreakers(todo.resume.records)
  return new Governor({
    root: todo.workflow,
    emit: bus.emit,
    breakers: new Map([...kept, ...recalled]),
    onBreaker: (id, state, scope) => {
      checkpoint?.breaker(id, breakerStateToJson(state))
      if (scope !== 'repository' || todo.request.breakerState === null) return
      kept.set(id, state)
      saveRepositoryBreakers(session, todo.request.breakerState, kept)
    },
    random: todo.request.random ?? Math.random,
  })
}

function isGoverned(workflow: Workflow): boolean {
  const { resilience, policies } = workflow.settings
  if (resilience !== undefined || (policies?.length ?? 0) > 0) return true
  return [...workflow.steps.values()].some(
    (step) =>
      ('resilience' in step && step.resilience !== undefined) ||
      (step.type === 'for_each' && 'resilience' in step.agent && step.agent.resilience !== undefined),
  )
}

function repositoryBreakers(session: Session): Map<string, BreakerState> {
  const { request } = session.todo
  if (request.breakerState === null || !request.adapters.files.exists(request.breakerState)) return new Map()
  const { breakers, warning } = readBreakerFile(request.adapters.files.readText(request.breakerState))
  if (warning !== null) request.observer.note(`${request.breakerState}: ${warning}`)
  return new Map([...breakers].map(([id, state]) => [id, breakerReleased(state)]))
}

function saveRepositoryBreakers(session: Session, file: string, breakers: ReadonlyMap<string, BreakerState>): void {
  const { request } = session.todo
  try {
    request.adapters.files.replace(file, writeBreakerFile(breakers))
  } catch (error) {
    request.observer.note(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The last state of each breaker in the journal; a probe that was lost with its process is taken back. */
function recalledBreakers(records: readonly JournalRecord[]): Map<string, BreakerState> {
  const breakers = new Map<string, BreakerState>()
  for (const { entry } of records) {
    if (entry.type !== 'breaker') continue
    const state = breakerStateFromJson(entry.state satisfies Json)
    if (state !== null) breakers.set(entry.key, breakerReleased(state))
  }
  return breakers
}
