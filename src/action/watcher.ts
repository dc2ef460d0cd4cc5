import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { createFileStore } from '../adapters/file-store.js'
import { renderFindings } from '../config/finding-text.js'
import { resolveInputs } from '../config/inputs.js'
import { realPathOf, repositoryWithin } from '../config/load/workspace.js'
import { PLAN_FOLDER, readPlan } from '../durability/shards.js'
import { findingAnnotations, runAnnotations } from '../reporters/annotations.js'
import { temporaryBase } from '../run/adapters.js'
import type { RunObserver, RunStart } from '../run/observer.js'
import { secretsOfRun } from '../run/prepare.js'
import type { RunResult } from '../run/request.js'
import { annotationLookup } from './annotation-files.js'
import { Checkpoints } from './checkpoints.js'
import type { Ending } from './ending.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import { StepLog } from './log.js'
import { isMaskable } from './masks.js'
import { note } from './note.js'
import { nameOf } from './upload.js'

/** The runner's folder for the repository; annotations are relative to it. */
export function workspaceOf(env: ActionHost['env']): string {
  return realPathOf(env['GITHUB_WORKSPACE'] || process.cwd())
}

/** Watches a run and keeps what its reports need. */
export class Watcher implements RunObserver {
  readonly #host: ActionHost
  readonly #inputs: ActionInputs
  readonly #log: StepLog
  #start: RunStart | null = null
  #report: RunReport | null = null
  #checkpoints: Checkpoints | null = null

  constructor(host: ActionHost, inputs: ActionInputs) {
    this.#host = host
    this.#inputs = inputs
    this.#log = new StepLog(host.commands, inputs.logLevel)
  }

  started(start: RunStart) {
    this.#start = start
    this.#checkpoints = this.#checkpointsOf(start)
    const given = resolveInputs(start.workflow, this.#inputs.inputs)
    // The runner hides them from here on, also in the logs of later steps.
    if (given.ok) for (const { value } of secretsOfRun(start.workflow, given.value)) this.masked(value)
    if (start.warnings.length > 0 && this.#inputs.logLevel !== 'error') {
      this.#host.commands.say(start.redactor.text(renderFindings(start.warnings, start.sources, false)))
    }
    return { consumers: [this.#log], sinks: [this.#log] }
  }

  /** The artifact's name must reach later jobs; the log is redacted whatever the runner hides. */
  readonly masked = (value: string): void => {
    const names = [
      this.#start?.workflow.settings.name ?? '',
      this.#host.env['GITHUB_JOB'] ?? '',
      this.#inputs.artifactName,
    ]
    if (isMaskable(value, names)) this.#host.commands.mask(value)
  }

  readonly note = (message: string): void => note(this.#host, message)

  #checkpointsOf({ runDir, runId, workflow, redactor }: RunStart): Checkpoints | null {
    const { checkpointEvery, composite, retentionDays, command, shard: index } = this.#inputs
    if (checkpointEvery === 0 || runDir === null) return null
    const { env, artifacts } = this.#host
    if (composite || !env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
      this.note(
        'checkpoint-every: nothing is uploaded while the run goes on, there is no artifact service for this step',
      )
      return null
    }
    const shard = command === 'shard' ? { index, of: shardsOf(runDir) } : undefined
    const name = nameOf(this.#host, this.#inputs, { workflow: workflow.settings.name, runId, shard })
    const tell = (message: string): void => this.note(redactor.text(message))
    const source = { folder: runDir, name, tempBase: temporaryBase(env), retentionDays, artifacts, note: tell }
    return new Checkpoints(source, checkpointEvery)
  }

  async finished(report: RunReport): Promise<void> {
    await this.#checkpoints?.stop()
    this.#report = report
    this.#log.finish()
  }

  ending(ended: Extract<RunResult, { status: 'ended' }>, cwd: string): Ending {
    const start = this.#start
    const report = this.#report
    if (start === null || report === null) throw new Error('a run ended that was never begun')
    const workspace = repositoryWithin(workspaceOf(this.#host.env), start.workflow.file)
    const lookup = annotationLookup(start.workflow, workspace, cwd)
    return {
      result: report.result,
      output: ended.output,
      runDir: ended.runDir,
      errorsPath: report.account.ending?.errorsPath ?? null,
      redactor: start.redactor,
      graph: report.graph,
      account: report.account,
      github: report.github,
      locate: lookup.locate,
      annotations: [...runAnnotations(report, lookup), ...findingAnnotations(start.warnings)],
      seenBefore: null,
    }
  }
}

/** How many shards the plan has whose copy lies in the folder of a shard. */
function shardsOf(folder: string): number {
  const plan = readPlan(createFileStore(), path.join(folder, PLAN_FOLDER))
  return plan.ok ? plan.value.shards : 0
}
