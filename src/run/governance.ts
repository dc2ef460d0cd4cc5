import path from 'node:path'
import { collectSites, listWorkflows, type Workflow } from '../config/model.js'
import { getResilience } from '../config/resilience.js'
import type { JsonObject } from '../core/json.js'
import type { FileStore } from '../core/ports.js'
import { tryAction, tryResult } from '../core/result.js'
import { RunGovernance } from '../engine/governance.js'
import type { Governance } from '../engine/index.js'
import {
  type BreakerState,
  CLOSED_BREAKER,
  printBreakers,
  readBreakerFile,
  readBreakerState,
  releaseBreaker,
  toBreakerId,
} from '../engine/resilience/breaker.js'
import type { RunSession } from './session.js'

export function createGovernance(session: RunSession): Governance {
  const { todo, bus } = session
  const repository = openRepositoryBreakers(session)
  const breakers = new Map([...recallBreakers(session), ...repository.breakers])
  // A rewind removed these events from the journal: record the states again.
  if (todo.resume !== null)
    for (const [id, state] of breakers) bus.emit({ type: 'breaker_counted', scope: '', node: null, id, state })
  return new RunGovernance({
    root: todo.workflow,
    emit: (event) => {
      bus.emit(event)
      if (event.type === 'breaker_counted') repository.save(event.id, event.state)
    },
    breakers,
    answers: (todo.resume?.records ?? []).flatMap(({ event }) => (event.type === 'policy_evaluated' ? [event] : [])),
    random: todo.request.random ?? Math.random,
  })
}

/** Opens the breakers that outlive the run. Other workflows may share the file. */
function openRepositoryBreakers({ todo: { request, resume, workflow } }: RunSession) {
  const file = request.breakerState
  const ids = collectRepositoryIds(workflow)
  const breakers = new Map<string, BreakerState>()
  if (file === null || ids.size === 0) return { breakers, save: () => {} }
  const { files } = request.adapters
  const { note } = request.observer
  let noted = false
  const write = (changes: ReadonlyMap<string, BreakerState | null>): void => {
    const problem = writeChanges(files, file, changes)
    if (problem !== null && !noted) note(`${file} cannot be written: ${problem}`)
    noted ||= problem !== null
  }
  const save = (id: string, state: JsonObject): void => {
    if (ids.has(id)) write(new Map([[id, readBreakerState(state)]]))
  }
  const read = tryResult(() => readStates(files, file))
  const { breakers: stored, warning } = read.ok
    ? read.value
    : { breakers: new Map<string, BreakerState>(), warning: read.error }
  if (warning !== null) note(`${file}: ${warning}`)
  if (resume?.resetBreakers === true) {
    if (stored.size > 0) write(new Map([...ids].map((id) => [id, null])))
    return { breakers, save }
  }
  for (const id of ids) {
    // A breaker that is not in the file is closed, even if an earlier session of this run left it open.
    const state = stored.get(id) ?? (resume === null ? undefined : CLOSED_BREAKER)
    if (state !== undefined) breakers.set(id, state)
  }
  return { breakers, save }
}

/** Returns the ids of the breakers whose scope is the repository. */
function collectRepositoryIds(root: Workflow): ReadonlySet<string> {
  const ids = listWorkflows(root).flatMap((workflow) =>
    collectSites(workflow).flatMap(({ step }) => {
      const { breaker } = getResilience(workflow, step)
      return breaker?.scope === 'repository' ? [toBreakerId(breaker.key, workflow, step.name)] : []
    }),
  )
  return new Set(ids)
}

function readStates(files: FileStore, file: string): ReturnType<typeof readBreakerFile> {
  return files.exists(file) ? readBreakerFile(files.readText(file)) : { breakers: new Map(), warning: null }
}

function writeChanges(files: FileStore, file: string, changes: ReadonlyMap<string, BreakerState | null>) {
  return tryAction(() => {
    files.makeFolder(path.dirname(file))
    files.whileLocked(file, () => {
      const breakers = new Map(readStates(files, file).breakers)
      for (const [id, state] of changes) {
        if (state === null) breakers.delete(id)
        else breakers.set(id, state)
      }
      files.replace(file, printBreakers(breakers))
    })
  })
}

/** Returns the last state of each breaker in the journal; a probe that died with its process is released. */
function recallBreakers({ todo }: RunSession): Map<string, BreakerState> {
  const breakers = new Map<string, BreakerState>()
  if (todo.resume === null || todo.resume.resetBreakers) return breakers
  // Failures of nodes that `--from` runs again still count for a breaker.
  for (const { event } of todo.resume.breakers) {
    const state = readBreakerState(event['state'])
    if (state !== null && typeof event['id'] === 'string') breakers.set(event['id'], releaseBreaker(state))
  }
  return breakers
}
