import { RunAccount } from '../account/run-account.js'
import { RedrivenLetter } from '../durability/redriven-letter.js'
import { RunGovernance } from '../engine/governance.js'
import { type Governance, NOTHING_RECALLED } from '../engine/index.js'
import { runSingle, type SingleEnd, scopeAlone } from '../engine/single.js'
import type { Redactor } from '../redaction/index.js'
import { EventBus } from './event-bus.js'
import { nodeWorld, RunTokenBudget } from './node-ports.js'
import { OutputRouter } from './output-router.js'
import type { Prepared } from './prepare-letters.js'
import type { RunObserver, RunRequest } from './request.js'

/** What a redrive needs to know. */
export interface RedriveRequest
  extends Pick<
    RunRequest,
    | 'given'
    | 'cwd'
    | 'env'
    | 'scriptEnv'
    | 'tempBase'
    | 'gates'
    | 'provider'
    | 'instructions'
    | 'metadata'
    | 'strictExit'
    | 'helpersFolder'
    | 'secrets'
    | 'cancel'
    | 'random'
    | 'adapters'
  > {
  /** A run folder or its dead-letter.jsonl. */
  readonly target: string
  /** A kind or a prefix; null for all. */
  readonly only: string | null
  readonly dryRun: boolean
  readonly observer: Pick<RunObserver, 'started' | 'masked' | 'note'>
}

/** Runs what one letter holds, with what it saw when it was given up. */
export async function runLetter(
  request: RedriveRequest,
  one: Prepared,
  redactor: Redactor,
  temp: string,
  known: Map<string, Governance>,
): Promise<{ readonly end: SingleEnd; readonly again: RedrivenLetter }> {
  const { letter, workflow } = one
  const { adapters, observer } = request
  const account = new RunAccount()
  const watching = observer.started({
    workflow,
    redactor,
    runId: letter.run_id,
    runDir: null,
    account,
    warnings: [],
    sources: new Map(),
  })
  const router = new OutputRouter(redactor, watching.sinks, observer.masked)
  const bus = new EventBus(letter.run_id, adapters.clock, redactor, null, [router, account, ...watching.consumers])
  // Letters of one place share their breakers.
  const place = JSON.stringify([workflow.file, letter.callers, letter.groups])
  const governance = known.get(place) ?? governanceOf(request, one, bus)
  known.set(place, governance)
  const budget = new RunTokenBudget((one.callers[0] ?? workflow).settings.limits?.max_tokens ?? null)
  const { ports, settings } = nodeWorld({
    runId: letter.run_id,
    request,
    workflows: [...one.callers, workflow],
    cwd: one.cwd,
    temp,
    redactor,
    budget,
  })
  const item = itemOf(one)
  const again = new RedrivenLetter(letter, scopeAlone(item), { redactor, cwd: one.cwd, timestamp: nowOf(request) })
  const end = await runSingle({
    workflow,
    callers: one.callers,
    inputs: one.inputs,
    step: one.step,
    item,
    context: one.context,
    cancel: request.cancel,
    services: {
      ports,
      settings,
      recall: NOTHING_RECALLED,
      governance,
      intercept: () => null,
      emit: (event, replayed) => {
        bus.emit(event, replayed)
        if (event.type === 'node_completed') again.completed(event)
      },
      beforeEffect: () => {},
      output: router.write,
      random: request.random ?? Math.random,
      deadLetter: (given) => again.giveUp(given),
    },
  })
  await ports.agents.tools.close()
  return { end, again }
}

/** The item of a group that the letter is about; null where it is about a node. */
function itemOf({ letter, group, key, item }: Prepared) {
  return group === null || letter.item === null ? null : { group, index: letter.item.index, key, value: item }
}

/** The time for marks in the file. */
export function nowOf({ adapters }: RedriveRequest): string {
  return new Date(adapters.clock.now()).toISOString()
}

/** Policies and breakers hold for a redrive as well; it begins with closed breakers. */
function governanceOf(request: RedriveRequest, { letter, workflow, callers }: Prepared, bus: EventBus): Governance {
  return new RunGovernance({
    root: workflow,
    emit: bus.emit,
    breakers: new Map(),
    answers: [],
    random: request.random ?? Math.random,
    inherited: {
      policies: callers.flatMap((caller) => caller.settings.policies ?? []),
      groups: new Map(Object.entries(letter.groups)),
    },
  })
}
