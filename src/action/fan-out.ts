import path from 'node:path'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import { copyPlan, findForeignReason } from '../durability/join.js'
import type { JournalEntry } from '../durability/journal.js'
import { readCheckpoint } from '../durability/saved-run.js'
import { listEndedItems, type PlanFile, readPlan, SHARDS_FILE } from '../durability/shards.js'
import type { ResumeRequest } from '../run/prepare-resume.js'
import type { RunRequest, RunResult } from '../run/request.js'
import { resumeRun, runShard, type ShardRequest } from '../run/resume.js'
import { readSnapshot } from '../run/run-folder.js'
import { describeLostAttempt, findLostAttempt } from './earlier-attempts.js'
import { concludeEndedRun, concludeNotRun, createMisuseEnding, type StepEnding } from './ending.js'
import { type FetchedShard, listShardRows, renderJoinPreface, renderShardPreface } from './fan-out-summary.js'
import { note } from './host.js'
import { PREVIOUS_ATTEMPT } from './input-readers.js'
import type { ActionInputs } from './inputs.js'
import { checkRun, compareCommits, isFolder, mayBeginAnew } from './resume-from.js'
import {
  createFetchFolder,
  downloadArtifact,
  type FetchContext,
  findEarlierRuns,
  findNewestRun,
  type LocatedRun,
  listArtifactsOfThisRun,
  WHAT_TO_DO,
} from './run-artifacts.js'
import { parseRunOfArtifact, parseShardOfArtifact, readRunAttempt, shortenRunId } from './use-site.js'
import type { Watcher } from './watcher.js'

/** A step that is one part of a run on many machines. */
export class FanOutStep {
  readonly inputs: ActionInputs
  readonly files: FileStore
  readonly #resume: Omit<ResumeRequest, 'folder' | 'join'>
  readonly #attempt: number
  readonly #isContinued: boolean
  /** Whether nothing may run if it is unknown what earlier attempts did. */
  readonly #isStrict: boolean

  constructor(
    readonly fetching: FetchContext,
    readonly request: RunRequest,
    readonly watcher: Watcher,
  ) {
    const { file, fileAsGiven, adapters } = request
    this.inputs = fetching.inputs
    this.files = adapters.files
    this.#resume = { ...request, named: { file, fileAsGiven }, from: null, resetBreakers: false }
    this.#attempt = Number(readRunAttempt(fetching.host.env))
    this.#isContinued = fetching.inputs.resumeFrom.includes(PREVIOUS_ATTEMPT) && this.#attempt > 1
    this.#isStrict = this.#isContinued && !mayBeginAnew(fetching.inputs)
  }

  async ending(): Promise<StepEnding> {
    const located = await this.#findPlan()
    if (!located.ok) return this.#refuse(located.error)
    const { folder, plan, artifacts } = located.value
    if (this.inputs.command === 'join') return this.#join(folder, plan, artifacts)
    return plan === null
      ? this.#refuse('the plan has no shards.json: its run never came to the group')
      : this.#shard(folder, plan, artifacts)
  }

  #refuse(why: string): StepEnding {
    return createMisuseEnding(this.fetching.host, this.inputs, this.inputs.command, [why])
  }

  /** Downloads the plan, an artifact of this run, or takes a folder. The plan is null if its run never reached the group. */
  async #findPlan() {
    const { files, fetching } = this
    const listed = await listArtifactsOfThisRun(fetching, this.#isStrict)
    if (!listed.ok) return err(`the artifacts of this run cannot be listed: ${listed.error}`)
    const folder = await this.#fetchPlan(listed.value)
    const checked = folder.ok ? checkRun(fetching, folder.value) : folder
    if (!checked.ok) return err(`plan: ${checked.error}`)
    const commits = compareCommits(fetching, checked.value)
    if (!commits.ok) return err(`plan: ${commits.error}`)
    const hasPlan = files.exists(path.join(checked.value, SHARDS_FILE))
    const plan = hasPlan ? readPlan(files, checked.value) : ok(null)
    if (!plan.ok) return err(`plan: ${plan.error}`)
    return ok({ folder: checked.value, plan: plan.value, artifacts: listed.value })
  }

  async #fetchPlan(artifacts: readonly LocatedRun[]): Promise<Result<string, string>> {
    const { plan: name } = this.inputs
    const folder = path.resolve(this.fetching.cwd, name)
    if (isFolder(folder)) return ok(folder)
    const found = findNewestRun(artifacts.filter(({ artifact }) => artifact.name === name))
    return found === undefined
      ? err(`this run has no artifact ${JSON.stringify(name)}`)
      : downloadArtifact(this.fetching, found)
  }

  async #shard(folder: string, plan: PlanFile, artifacts: readonly LocatedRun[]): Promise<StepEnding> {
    const shard = { index: this.inputs.shard, of: plan.shards }
    const earlier = await this.#fetchEarlierShard(folder, plan, artifacts)
    if (!earlier.ok) return this.#refuse(earlier.error)
    const ending =
      earlier.value === null
        ? await this.#runShard(folder, plan, shard, artifacts)
        : await this.#resumeFolder(earlier.value)
    const warnings = ending.account?.notices.warnings ?? []
    const failures = warnings.flatMap(({ code, message }) => (code === 'item-failed' ? [message] : []))
    return { ...ending, shard, preface: renderShardPreface(ending.result, failures) }
  }

  async #runShard(
    folder: string,
    plan: PlanFile,
    shard: ShardRequest['shard'],
    artifacts: readonly LocatedRun[],
  ): Promise<StepEnding> {
    const ended = await this.#listEndedInJoin(plan, shard, artifacts)
    if (!ended.ok) return this.#refuse(ended.error)
    if (ended.value.length > 0)
      this.#note('the join of an earlier attempt has ended items of this shard; they do not run again')
    const out = createFetchFolder(this.fetching)
    return this.#toEnding(await runShard({ ...this.#resume, folder, shard, out, ended: ended.value }))
  }

  /** Returns the items of this shard that the join of an earlier attempt ended, if the shard itself left nothing. */
  async #listEndedInJoin(
    plan: PlanFile,
    shard: ShardRequest['shard'],
    artifacts: readonly LocatedRun[],
  ): Promise<Result<readonly JournalEntry[], string>> {
    if (!this.#isContinued) return ok([])
    const isOfRun = (name: string): boolean => parseRunOfArtifact(name) === shortenRunId(plan.run_id)
    const latest = findNewestRun(
      artifacts.filter(({ artifact: { name } }) => name !== this.inputs.plan && isOfRun(name)),
    )
    if (latest === undefined) return ok([])
    const folder = await downloadArtifact(this.fetching, latest)
    if (!folder.ok) return this.#allow(folder.error, 'the shard runs all of its items', [])
    // A join that was terminated keeps no journal: then the shard runs its items.
    const saved = readCheckpoint(this.files, folder.value)
    if (!saved.ok || saved.value.snapshot.run_id !== plan.run_id) return ok([])
    return ok(listEndedItems(saved.value.entries, plan, shard))
  }

  /** Returns the value with a note, or an error: without `fresh` nothing runs if it is unknown what is done already. */
  #allow<T>(problem: string, instead: string, value: T): Result<T, string> {
    if (this.#isStrict) return err(`${problem}; ${WHAT_TO_DO}`)
    this.#note(`${problem}; ${instead}`)
    return ok(value)
  }

  /** Downloads the folder of the newest earlier attempt of this shard, and puts the copy of the plan back into it. */
  async #fetchEarlierShard(
    folder: string,
    plan: PlanFile,
    artifacts: readonly LocatedRun[],
  ): Promise<Result<string | null, string>> {
    if (!this.#isContinued) return ok(null)
    const earlier = listShardArtifacts(plan, artifacts).find(
      ({ index, attempt }) => index === this.inputs.shard && attempt < this.#attempt,
    )
    if (earlier === undefined) {
      this.#note('no earlier attempt of this shard left an artifact; it goes on from its plan')
      return ok(null)
    }
    const fetched = await downloadArtifact(this.fetching, earlier)
    const problem = fetched.ok ? this.#putPlanBack(folder, plan, earlier, fetched.value) : fetched.error
    return fetched.ok && problem === null
      ? fetched
      : this.#allow(`${problem}`, 'this shard runs all of its items', null)
  }

  #putPlanBack(
    folder: string,
    plan: PlanFile,
    { artifact, index }: ShardArtifactFound,
    fetched: string,
  ): string | null {
    const snapshot = readSnapshot(this.files, fetched)
    if (snapshot === null || findForeignReason(snapshot, plan) !== null || snapshot.shard?.index !== index)
      return `${artifact.name} cannot be resumed: it is of another plan`
    const copied = tryResult(() => copyPlan(this.files, folder, fetched))
    return copied.ok ? null : `${artifact.name} cannot be resumed: ${copied.error}`
  }

  async #join(folder: string, plan: PlanFile | null, artifacts: readonly LocatedRun[]): Promise<StepEnding> {
    const over = concludeEndedRun(this.fetching.host, this.inputs, this.files, folder, 'the plan')
    if (over !== null) return over
    if (plan === null) return this.#resumeFolder(folder)
    const shards = await this.#fetchShards(plan, artifacts)
    if (!shards.ok) return this.#refuse(shards.error)
    const rows = listShardRows(this.files, plan, shards.value)
    const joined = await this.#fetchEarlierJoin(plan, artifacts)
    if (!joined.ok) return this.#refuse(joined.error)
    const ending = await this.#resumeFolder(joined.value ?? folder, {
      folders: shards.value.map((shard) => shard.folder),
      requireAll: false,
    })
    return { ...ending, preface: renderJoinPreface(plan, rows) }
  }

  /** Downloads the folders of the shards: the newest attempt of each, and older ones until one has finished. */
  async #fetchShards(
    plan: PlanFile,
    artifacts: readonly LocatedRun[],
  ): Promise<Result<readonly FetchedShard[], string>> {
    const shards: FetchedShard[] = []
    for (const located of listShardArtifacts(plan, artifacts)) {
      if (shards.some(({ index, finished }) => index === located.index && finished)) continue
      const folder = await downloadArtifact(this.fetching, located)
      // Without this folder its items would run twice.
      if (!folder.ok) return err(`${folder.error}; run this job again`)
      const snapshot = readSnapshot(this.files, folder.value)
      if (snapshot !== null && findForeignReason(snapshot, plan) !== null) {
        this.#note(`${located.artifact.name} belongs to another plan and is left out`)
        continue
      }
      const finished = snapshot?.status === 'ended' && snapshot.outcome === 'success'
      shards.push({ index: located.index, folder: folder.value, finished })
    }
    return ok(shards)
  }

  async #fetchEarlierJoin(
    { run_id: runId }: PlanFile,
    artifacts: readonly LocatedRun[],
  ): Promise<Result<string | null, string>> {
    if (!this.#isContinued) return ok(null)
    const short = shortenRunId(runId)
    const ofRun = artifacts.filter(({ artifact: { name } }) => (parseRunOfArtifact(name) ?? short) === short)
    const earlier = await findEarlierRuns(this.fetching, ofRun)
    if (!earlier.ok) return earlier.error.isAmbiguous ? err(earlier.error.why) : this.#joinAnew(earlier.error.why)
    // A later attempt that left nothing may have run nodes after the group. A shard is not refused: the join would run its items.
    const lost = await findLostAttempt(this.fetching, earlier.value)
    if (!lost.ok || lost.value !== null) {
      const refused = this.#joinAnew(lost.ok ? describeLostAttempt(lost.value ?? 0) : lost.error)
      if (!refused.ok) return refused
    }
    const { newest } = earlier.value
    if (newest === null) return ok(null)
    const folder = await downloadArtifact(this.fetching, newest)
    if (!folder.ok) return this.#joinAnew(folder.error)
    if (readSnapshot(this.files, folder.value)?.run_id === runId) return folder
    this.#note(`${newest.artifact.name} is of another run; the plan is joined anew`)
    return ok(null)
  }

  #joinAnew(problem: string): Result<null, string> {
    return this.#allow(problem, 'the plan is joined anew', null)
  }

  /** Resumes a folder; with `join`, unless an earlier join has ended it. A run that is over is not run again. */
  async #resumeFolder(folder: string, join?: ResumeRequest['join']): Promise<StepEnding> {
    const snapshot = readSnapshot(this.files, folder)
    const isEnded = snapshot?.status === 'ended'
    const { host } = this.fetching
    if (isEnded && !snapshot.resumable)
      return concludeEndedRun(host, this.inputs, this.files, folder) ?? this.#refuse(`${folder} cannot be resumed`)
    const isJoined = isEnded && snapshot.outcome !== 'suspended' && snapshot.outcome !== 'cancelled'
    const joining = join === undefined || isJoined ? {} : { join }
    return this.#toEnding(await resumeRun({ ...this.#resume, folder, ...joining }))
  }

  #toEnding(result: RunResult): StepEnding {
    if (result.status === 'invalid') return concludeNotRun(this.fetching.host, this.inputs, result)
    return this.watcher.ending(result, this.request.cwd)
  }

  #note(message: string): void {
    note(this.fetching.host, message)
  }
}

type ShardArtifactFound = LocatedRun & { readonly index: number; readonly attempt: number }

/** Lists the artifacts of the plan's shards, those of the newest attempt first. */
function listShardArtifacts(plan: PlanFile, artifacts: readonly LocatedRun[]): readonly ShardArtifactFound[] {
  return artifacts
    .flatMap((located) => {
      const shard = parseShardOfArtifact(located.artifact.name)
      if (shard === null || shard.run !== shortenRunId(plan.run_id) || shard.of !== plan.shards) return []
      return shard.index < 1 || shard.index > plan.shards ? [] : [{ ...located, ...shard }]
    })
    .sort((a, b) => b.attempt - a.attempt || b.artifact.id - a.artifact.id)
}
