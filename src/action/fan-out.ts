import { statSync } from 'node:fs'
import path from 'node:path'
import { textIfReadable } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { JournalEntry } from '../durability/journal.js'
import { journalText, readCheckpoint } from '../durability/saved-run.js'
import { endedItems, PLAN_FOLDER, type PlanFile, readPlan, SHARDS_FILE } from '../durability/shards.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, parseSnapshot, type Snapshot } from '../durability/snapshot.js'
import type { ResumeRequest } from '../run/prepare-resume.js'
import type { RunRequest, RunResult } from '../run/request.js'
import { resumeRun } from '../run/resume.js'
import { runShard } from '../run/shard.js'
import { errorMessage } from '../text/error-message.js'
import { displayedFile, type Ending, endedBefore, misused, notRun } from './ending.js'
import { type FetchedShard, joinPreface, shardPreface, shardRows } from './fan-out-summary.js'
import { type ActionHost, note } from './host.js'
import { type ActionInputs, PREVIOUS_ATTEMPT } from './inputs.js'
import { attemptOf, attemptOfArtifact, placeKey, runOfArtifact, shardOfArtifact, shortRun } from './naming.js'
import { checkedRun, type FetchContext } from './resume-from.js'
import { artifactsOfThisRun, download, type Located, newFolder } from './run-artifacts.js'
import type { Watcher } from './watcher.js'

/** `command: shard` and `command: join`. */
export async function partEnding(
  host: ActionHost,
  inputs: ActionInputs,
  request: RunRequest,
  watcher: Watcher,
): Promise<Ending> {
  const { file, fileAsGiven, adapters, cwd, tempBase } = request
  const { files } = adapters
  const tell = (message: string): void => note(host, message)
  const refuse = (why: string): Ending => notRun(host, request.secrets, misused(host, inputs.command, [why], inputs))
  const { env, artifacts } = host
  const workflowFile = displayedFile(host, inputs.workflow)
  const context = { env, cwd, tempBase, inputs, workflowFile, artifacts, files }
  const found = await findPlan(context, tell)
  if (!found.ok) return refuse(found.error)
  const settings = { ...request, named: { file, fileAsGiven }, from: null, resetBreakers: false }
  const { plan } = found.value
  if (inputs.command === 'shard') {
    if (plan === null) return refuse('the plan has no shards.json: its run never came to the group')
    const shard = { index: inputs.shard, of: plan.shards }
    const done = await performShard(context, settings, { ...found.value, plan }, tell)
    const ending = ended(done.status === 'over' ? null : done.result, done.folder)
    const failures = ending.annotations
      .filter(({ title }) => title.startsWith('item-failed'))
      .map((each) => each.message)
    return { ...ending, shard, preface: shardPreface(ending.result, failures) }
  }
  const before = endedBefore(host, request, found.value.folder, 'the plan')
  if (before !== null) return before
  const shards =
    plan === null ? { ok: true as const, value: [] } : await fetchShards(context, { ...found.value, plan }, tell)
  if (!shards.ok) return refuse(shards.error)
  const rows = plan === null ? [] : shardRows(files, plan, shards.value)
  const done = await performJoin(context, settings, found.value, shards.value, tell)
  const ending = ended(done.status === 'over' ? null : done.result, done.folder)
  return plan === null ? ending : { ...ending, preface: joinPreface(plan, rows) }

  function ended(result: RunResult | null, folder: string): Ending {
    if (result === null)
      return endedBefore(host, request, folder, 'an earlier attempt') ?? refuse(`${folder} cannot be resumed`)
    if (result.status === 'invalid') return notRun(host, request.secrets, result)
    return watcher.ending(result, cwd)
  }
}

/** What became of a shard or a join: a run, or the reason why there is none. */
type PartResult =
  | { readonly status: 'ran'; readonly result: RunResult; readonly folder: string }
  /** The run is over; nothing of it is run again. */
  | { readonly status: 'over'; readonly folder: string }

type Note = (message: string) => void
/** Everything about going on but the folder. */
type ResumeSettings = Omit<ResumeRequest, 'folder' | 'join'>

/** A plan on this machine, and all artifacts of this run. */
interface FoundPlan {
  readonly folder: string
  /** Null when the run never reached its group. */
  readonly plan: PlanFile | null
  readonly artifacts: readonly Located[]
}

/** Brings the plan here: an artifact of this run, or a folder. */
async function findPlan(context: FetchContext, note: Note): Promise<Result<FoundPlan, string>> {
  const { plan: name } = context.inputs
  const listed = await artifactsOfThisRun(context, note)
  if (!listed.ok) return err(`the artifacts of this run cannot be listed: ${listed.error}`)
  const folder = await planFolder(context, name, listed.value)
  const sound = folder.ok ? checkedRun(context, folder.value) : folder
  if (!sound.ok) return err(`plan: ${sound.error}`)
  const hasPlan = context.files.exists(path.join(sound.value, SHARDS_FILE))
  const plan = hasPlan ? readPlan(context.files, sound.value) : ok(null)
  if (!plan.ok) return err(`plan: ${plan.error}`)
  return ok({ folder: sound.value, plan: plan.value, artifacts: listed.value })
}

async function planFolder(
  context: FetchContext,
  name: string,
  artifacts: readonly Located[],
): Promise<Result<string, string>> {
  const folder = path.resolve(context.cwd, name)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return ok(folder)
  const [found] = newestFirst(artifacts.filter(({ artifact }) => artifact.name === name))
  if (found === undefined) return err(`this run has no artifact ${JSON.stringify(name)}`)
  return download(context, found)
}

function newestFirst(artifacts: readonly Located[]): readonly Located[] {
  return [...artifacts].sort((a, b) => b.artifact.id - a.artifact.id)
}

/** Runs the items of one shard, or goes on with what an earlier attempt of it has left. */
async function performShard(
  context: FetchContext,
  request: ResumeSettings,
  found: FoundPlan & { readonly plan: PlanFile },
  note: Note,
): Promise<PartResult> {
  const shard = { index: context.inputs.shard, of: found.plan.shards }
  const earlier = await earlierShard(context, found, note)
  if (earlier !== null) {
    if (isOver(context, earlier)) return { status: 'over', folder: earlier }
    return { status: 'ran', result: await resumeRun({ ...request, folder: earlier }), folder: earlier }
  }
  const out = newFolder(context)
  const ended = await endedInJoin(context, found, shard)
  if (ended.length > 0) note('the join of an earlier attempt has ended items of this shard; they do not run again')
  const result = await runShard({ ...request, folder: found.folder, shard, out, ended })
  return { status: 'ran', result, folder: out }
}

/** What a join in an earlier attempt has ended of the items of a shard that left nothing. */
async function endedInJoin(
  context: FetchContext,
  { plan, artifacts }: FoundPlan & { readonly plan: PlanFile },
  shard: { readonly index: number; readonly of: number },
): Promise<readonly JournalEntry[]> {
  const { inputs, env, files } = context
  if (!inputs.resumeFrom.includes(PREVIOUS_ATTEMPT) || Number(attemptOf(env)) <= 1) return []
  const [latest] = newestFirst(
    artifacts.filter(({ artifact: { name } }) => name !== inputs.plan && runOfArtifact(name) === shortRun(plan.runId)),
  )
  const folder = latest === undefined ? null : await download(context, latest)
  const saved = folder?.ok === true ? readCheckpoint(files, folder.value) : null
  if (saved?.ok !== true || saved.value.snapshot.runId !== plan.runId) return []
  return endedItems(saved.value.entries, plan, shard)
}

/** What the newest earlier attempt of this shard has left, with the plan's copy put back. */
async function earlierShard(
  context: FetchContext,
  { plan, folder, artifacts }: FoundPlan & { readonly plan: PlanFile },
  note: Note,
): Promise<string | null> {
  const attempt = Number(attemptOf(context.env))
  if (!context.inputs.resumeFrom.includes(PREVIOUS_ATTEMPT) || attempt <= 1) return null
  const [own] = shardArtifacts(plan, artifacts).filter(
    (one) => one.index === context.inputs.shard && one.attempt < attempt,
  )
  if (own === undefined) {
    note('no earlier attempt of this shard left an artifact; it goes on from its plan')
    return null
  }
  const fetched = await download(context, own)
  if (!fetched.ok) {
    note(`${fetched.error}; this shard runs all of its items`)
    return null
  }
  try {
    const { files } = context
    const snapshot = snapshotOf(context, fetched.value)
    if (!isOfPlan(snapshot, plan) || snapshot?.shard?.index !== own.index) throw new Error('it is of another plan')
    const copy = path.join(fetched.value, PLAN_FOLDER)
    files.makeFolder(copy)
    files.replace(path.join(copy, JOURNAL_FILE), journalText(files, folder))
    for (const name of [CHECKPOINT_FILE, SHARDS_FILE])
      files.replace(path.join(copy, name), files.readText(path.join(folder, name)))
    return fetched.value
  } catch (error) {
    note(`${own.artifact.name} cannot be resumed: ${errorMessage(error)}; this shard runs all of its items`)
    return null
  }
}

function hasEnded(snapshot: Snapshot | null): boolean {
  return snapshot?.status === 'ended' && snapshot.outcome !== 'suspended' && snapshot.outcome !== 'cancelled'
}

/** Whether a folder of a run or shard is at its end. */
function isOver(context: Pick<FetchContext, 'files'>, folder: string): boolean {
  const snapshot = snapshotOf(context, folder)
  return snapshot !== null && snapshot.status === 'ended' && !snapshot.resumable
}

function snapshotOf({ files }: Pick<FetchContext, 'files'>, folder: string): Snapshot | null {
  const snapshot = parseSnapshot(textIfReadable(files, path.join(folder, CHECKPOINT_FILE)) ?? '')
  return snapshot.ok ? snapshot.value : null
}

function isOfPlan(snapshot: Snapshot | null, plan: PlanFile): boolean {
  const shard = snapshot?.shard ?? null
  if (snapshot === null || shard === null || snapshot.runId !== plan.runId) return false
  const { group, visit, of, base } = shard
  return group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base
}

type ShardArtifactFound = Located & { readonly index: number; readonly attempt: number }

/** Artifacts of the plan's shards, the newest attempt first. */
function shardArtifacts(plan: PlanFile, artifacts: readonly Located[]): readonly ShardArtifactFound[] {
  return artifacts
    .flatMap((located) => {
      const shard = shardOfArtifact(located.artifact.name)
      if (shard === null || shard.run !== shortRun(plan.runId) || shard.of !== plan.shards) return []
      return shard.index < 1 || shard.index > plan.shards ? [] : [{ ...located, ...shard }]
    })
    .sort((a, b) => b.attempt - a.attempt || b.artifact.id - a.artifact.id)
}

/** Downloads what the shards left: of each the newest attempt, and older ones while none has ended. */
async function fetchShards(
  context: FetchContext,
  { plan, artifacts }: FoundPlan & { readonly plan: PlanFile },
  note: Note,
): Promise<Result<readonly FetchedShard[], string>> {
  const found: FetchedShard[] = []
  for (const one of shardArtifacts(plan, artifacts)) {
    if (found.some(({ index, finished }) => index === one.index && finished)) continue
    const folder = await download(context, one)
    // Without it its items would run twice; the job can be run again.
    if (!folder.ok) return err(`${folder.error}; run this job again`)
    const snapshot = snapshotOf(context, folder.value)
    if (snapshot !== null && !isOfPlan(snapshot, plan)) {
      note(`${one.artifact.name} belongs to another plan and is left out`)
      continue
    }
    const finished = snapshot?.status === 'ended' && snapshot.outcome === 'success'
    found.push({ index: one.index, attempt: one.attempt, folder: folder.value, finished })
  }
  return ok(found)
}

/** Goes on with the run after its shards, in the plan's folder or in that of an earlier attempt to join. */
async function performJoin(
  context: FetchContext,
  request: ResumeSettings,
  found: FoundPlan,
  shards: readonly FetchedShard[],
  note: Note,
): Promise<PartResult> {
  const folder = (await earlierJoin(context, found, note)) ?? found.folder
  if (isOver(context, folder)) return { status: 'over', folder }
  const folders = shards.map((one) => one.folder)
  // What an earlier join has brought to an end, if not to a good one, is resumed as any other run.
  const isJoined = found.plan === null || hasEnded(snapshotOf(context, folder))
  const join = isJoined ? {} : { join: { folders, requireAll: false } }
  return { status: 'ran', result: await resumeRun({ ...request, folder, ...join }), folder }
}

async function earlierJoin(context: FetchContext, { plan, artifacts }: FoundPlan, note: Note): Promise<string | null> {
  const { env, inputs } = context
  const attempt = Number(attemptOf(env))
  if (plan === null || !inputs.resumeFrom.includes(PREVIOUS_ATTEMPT) || attempt <= 1) return null
  const key = placeKey(inputs, env)
  const own = artifacts
    .map((located) => ({
      ...located,
      attempt: attemptOfArtifact(located.artifact.name, inputs.artifactName, key) ?? attempt,
    }))
    .filter((one) => one.attempt < attempt)
    .sort((a, b) => b.attempt - a.attempt || b.artifact.id - a.artifact.id)
  const [latest] = own
  if (latest === undefined) return null
  const folder = await download(context, latest)
  if (folder.ok && snapshotOf(context, folder.value)?.runId === plan.runId) return folder.value
  note(`${folder.ok ? `${latest.artifact.name} is of another run` : folder.error}; the plan is joined anew`)
  return null
}
