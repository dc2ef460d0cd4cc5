import type { RunReport } from '../account/report.js'
import { renderFindings } from '../config/finding-text.js'
import { resolveInputs } from '../config/inputs.js'
import { realPathOf, repositoryWithin } from '../config/load/workspace.js'
import { Placement } from '../reporters/annotation-placement.js'
import { findingAnnotations, runAnnotations } from '../reporters/annotations.js'
import type { RunResult } from '../run/index.js'
import type { RunObserver, RunStart } from '../run/observer.js'
import { secretsOfRun } from '../run/prepare.js'
import { annotationLookup } from './annotation-files.js'
import type { Ending } from './ending.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import { StepLog } from './log.js'
import { isMaskable } from './masks.js'
import { note } from './note.js'

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

  constructor(host: ActionHost, inputs: ActionInputs) {
    this.#host = host
    this.#inputs = inputs
    this.#log = new StepLog(host.commands, inputs.logLevel)
  }

  started(start: RunStart) {
    this.#start = start
    const given = resolveInputs(start.workflow, this.#inputs.given)
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

  finished(report: RunReport): void {
    this.#report = report
    this.#log.finish()
  }

  ending(ended: Extract<RunResult, { status: 'ended' }>, cwd: string): Ending {
    const start = this.#start
    const report = this.#report
    if (start === null || report === null) throw new Error('a run ended that was never begun')
    const workspace = repositoryWithin(workspaceOf(this.#host.env), start.workflow.file)
    const lookup = annotationLookup(start.workflow, workspace, cwd)
    const placement = new Placement(report, lookup)
    return {
      result: report.result,
      output: ended.output,
      runDir: ended.runDir,
      errorsPath: report.account.ending?.errorsPath ?? null,
      redactor: start.redactor,
      graph: report.graph,
      account: report.account,
      github: report.github,
      placeOf: (error) => placement.named(error),
      annotations: [...runAnnotations(report, lookup), ...findingAnnotations(start.warnings)],
      seenBefore: null,
    }
  }
}
