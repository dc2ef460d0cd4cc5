import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { createFileStore } from '../adapters/file-store.js'
import { renderFindings } from '../config/finding-text.js'
import { findPlainSecrets, listSecretValues, resolveInputs } from '../config/inputs.js'
import { collectSites, listWorkflows, type Workflow } from '../config/model.js'
import { createNodeLookup } from '../config/workflow-graph.js'
import { PLAN_FOLDER, readPlan } from '../durability/shards.js'
import {
  type Annotation,
  type AnnotationLookup,
  createFindingAnnotations,
  createRunAnnotations,
} from '../reporters/annotations.js'
import { temporaryBase } from '../run/adapters.js'
import { findNamedSource } from '../run/conclude.js'
import type { RunObserver, RunResult, RunStart } from '../run/request.js'
import { findRepositoryWithin } from '../source/workspace.js'
import { createRemark, createUndeliveredAnnotations, type StepEnding } from './ending.js'
import { type ActionHost, findArtifactLack, getRunnerWorkspace, note } from './host.js'
import type { ActionInputs } from './inputs.js'
import { StepLog } from './log.js'
import { isMaskable } from './outputs.js'
import { Checkpoints } from './upload.js'
import { toCheckpointName } from './use-site.js'

export class Watcher implements RunObserver {
  readonly #log: StepLog
  #start: RunStart | null = null
  #report: RunReport | null = null
  #checkpoints: Checkpoints | null = null

  constructor(
    readonly host: ActionHost,
    readonly inputs: ActionInputs,
  ) {
    this.#log = new StepLog(host.commands, inputs.logLevel, inputs.step !== null)
  }

  onStarted(start: RunStart) {
    this.#start = start
    this.#log.begin(start.account)
    this.#checkpoints = this.#startCheckpoints(start)
    const resolved = resolveInputs(start.workflow, this.inputs.inputs)
    // From here on the runner masks them, also in the logs of later steps.
    if (resolved.ok) for (const { value } of listSecretValues(start.workflow, resolved.value)) this.onMasked(value)
    if (start.warnings.length > 0 && this.inputs.logLevel !== 'error') {
      this.host.commands.say(start.redactor.text(renderFindings(start.warnings, start.sources, false)))
    }
    return { consumers: [this.#log], sinks: [this.#log] }
  }

  /** Masks a value, unless it is part of the artifact's name, which must reach later jobs. Our own log is redacted anyway. */
  readonly onMasked = (value: string): void => {
    const workflow = this.#start?.workflow.settings.name ?? ''
    const names = [workflow, this.host.env['GITHUB_JOB'] ?? '', this.inputs.artifactName]
    if (isMaskable(value, names)) this.host.commands.mask(value)
  }

  readonly note = (message: string): void => note(this.host, message)

  #startCheckpoints({ runDir, runId, workflow, redactor }: RunStart): Checkpoints | null {
    const { checkpointEvery, composite, command, shard: index } = this.inputs
    if (checkpointEvery === 0 || runDir === null) return null
    const { env, artifacts } = this.host
    if (composite || findArtifactLack(this.host) !== null) {
      this.note('checkpoint-every: nothing is uploaded during the run, because this step has no artifact service')
      return null
    }
    const plan = readPlan(createFileStore(), path.join(runDir, PLAN_FOLDER))
    const shard = command === 'shard' ? { index, of: plan.ok ? plan.value.shards : 0 } : undefined
    const run = { workflow: workflow.settings.name, runId, shard }
    const name = () => toCheckpointName(this.host, this.inputs, run)
    const tell = (message: string): void => this.note(redactor.text(message))
    const retentionDays = this.inputs.retentionDays || null
    const source = { folder: runDir, name, tempBase: temporaryBase(env), retentionDays, artifacts, note: tell }
    return new Checkpoints(source, checkpointEvery)
  }

  async onFinished(report: RunReport): Promise<void> {
    await this.#checkpoints?.stop()
    this.#report = report
    this.#log.finish()
  }

  ending(ended: Extract<RunResult, { status: 'ended' }>, cwd: string): StepEnding {
    const [start, report] = [this.#start, this.#report]
    if (start === null || report === null) throw new Error('a run ended that was never begun')
    const workspace = findRepositoryWithin(getRunnerWorkspace(this.host.env), start.workflow.file)
    const lookup = createAnnotationLookup(start.workflow, workspace, cwd)
    return {
      ...report,
      output: ended.output,
      runDir: ended.runDir,
      errorsPath: report.account.ending?.errors_path ?? null,
      redactor: start.redactor,
      locate: lookup.locate,
      annotations: [
        ...createRunAnnotations(report, lookup),
        ...createFindingAnnotations(start.warnings),
        ...createUndeliveredAnnotations(report.undelivered),
        ...findPlainSecrets(start.workflow, this.inputs.inputs).map(createPlainSecretWarning),
      ],
      seenBefore: null,
    }
  }
}

function createPlainSecretWarning(name: string): Annotation {
  const message = `The secret input ${name} is given as plain YAML, in which #, & and : are not just text: write "${name}: \${{ toJSON(secrets.NAME) }}".`
  return createRemark('warning', 'plain-secret', message)
}

/** Finds files that envelopes name: in the node's folder, then in the workspace, never outside of it. */
function createAnnotationLookup(workflow: Workflow, workspace: string, cwd: string): AnnotationLookup {
  const folders = new Map<string, string>()
  for (const file of listWorkflows(workflow))
    for (const { step } of collectSites(file)) {
      // A rendered folder is not known here; the working directory is used instead.
      if (step.type !== 'script' || step.working_dir === undefined || step.working_dir.includes('{')) continue
      folders.set(`${file.displayFile}\n${step.name}`, path.resolve(cwd, step.working_dir))
    }
  return {
    positionOf: createNodeLookup(workflow).positionOf,
    locate: (name, frame) => findNamedSource(name, folders.get(`${frame?.file}\n${frame?.node}`) ?? cwd, workspace),
  }
}
