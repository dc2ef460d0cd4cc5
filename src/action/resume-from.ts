import { statSync } from 'node:fs'
import path from 'node:path'
import { listUploadFiles } from '../adapters/artifact.js'
import { asObject } from '../core/json.js'
import { err, ok, type Result, tryOr, tryResult } from '../core/result.js'
import { findUnsafeReason, readCheckpoint } from '../durability/saved-run.js'
import { CHECKPOINT_FILE, parseSnapshot } from '../durability/snapshot.js'
import { cutCommit, describeOtherCommit, readOrigin } from '../run/origin.js'
import { readRunResult, readSnapshot } from '../run/run-folder.js'
import { findContinuation } from './continued-elsewhere.js'
import { describeLostAttempt, findLostAttempt } from './earlier-attempts.js'
import { type ActionHost, note, toDisplayedFile } from './host.js'
import { FRESH, PREVIOUS_ATTEMPT } from './input-readers.js'
import type { ActionInputs } from './inputs.js'
import {
  createFetchFolder,
  downloadArtifact,
  type FetchContext,
  findArtifactPlace,
  findEarlierRuns,
  findNewestRun,
  findPublicPlace,
  type LocatedRun,
  listArtifacts,
  unpackFetched,
  WHAT_TO_DO,
} from './run-artifacts.js'
import { parseRunOfArtifact, readRunAttempt } from './use-site.js'

export type Fetched = FoundRun | { readonly status: 'fresh' }

export interface FoundRun {
  readonly status: 'folder'
  readonly folder: string
  /** A sentence for the summary if the run continues at another commit; else null. */
  readonly moved: string | null
  /** Whether the step ends as that run ended, if that run is over. */
  readonly isFinal: boolean
}

/** Folder with the archive that the composite action downloaded, and nothing else. */
const FETCHED_FOLDER = 'CONDUCTOR_ACTION_FETCHED'
const FETCHED_ENTRY = 'CONDUCTOR_ACTION_FETCHED_ENTRY'
/** Reason why the run must not begin. */
const FETCH_PROBLEM = 'CONDUCTOR_ACTION_FETCH_PROBLEM'

export async function fetchRunFolder(context: FetchContext): Promise<Result<Fetched, string>> {
  const { inputs, host } = context
  const entries = listSearchedEntries(context)
  const passedOver: string[] = []
  for (const entry of entries) {
    const asNamed = await settleSearch(context, entry, await findEntry(context, entry))
    const continued = asNamed.status === 'run' ? await settleContinuation(context, entry, asNamed.folder) : null
    const settled = continued ?? asNamed
    if (settled.status === 'run') {
      for (const why of passedOver) note(host, `${why}; the next entry of resume-from is taken`)
      const isGivenAgain = continued !== null || entry === PREVIOUS_ATTEMPT
      const isFinal = isGivenAgain && (entries.length > 1 || inputs.command === 'plan')
      return ok({ status: 'folder', folder: settled.folder, moved: settled.moved, isFinal })
    }
    if (settled.status === 'over') return beginAnew(context, settled.why)
    if (settled.status === 'ambiguous') return err(settled.why)
    if (settled.status === 'unknown' && !mayBeginAnew(inputs))
      return err([...passedOver, explainRefusal(entry, settled.why)].join('; '))
    passedOver.push(settled.why)
  }
  if (passedOver.length === 0) return ok({ status: 'fresh' })
  const isFresh = mayBeginAnew(inputs) || entries.at(-1) === PREVIOUS_ATTEMPT
  return isFresh ? beginAnew(context, passedOver.join('; ')) : err(passedOver.join('; '))
}

/** Returns the entries to look for. A redrive looks at its earlier attempts first, whatever is listed: a settled letter does not run again. */
function listSearchedEntries({ inputs, host, cwd }: FetchContext): readonly string[] {
  const entries = inputs.resumeFrom.filter((entry) => entry !== FRESH)
  const isRepeated = inputs.command === 'redrive' && Number(readRunAttempt(host.env)) > 1
  // A redrive marks the letters of a folder in that folder.
  const isInPlace = entries.some((entry) => entry === PREVIOUS_ATTEMPT || isFolder(path.resolve(cwd, entry)))
  return isRepeated && !isInPlace ? [PREVIOUS_ATTEMPT, ...entries] : entries
}

/** Settles what another workflow run left when it continued the run of `RUN-ID/NAME`; null if none did, or if that is not asked for. */
async function settleContinuation(context: FetchContext, entry: string, folder: string): Promise<Settled | null> {
  const { inputs, host } = context
  const [, runId] = /^(\d{1,18})\/[^/\\]+$/.exec(entry) ?? []
  const isOther = runId !== undefined && runId !== host.env['GITHUB_RUN_ID']
  if (!isOther || inputs.composite || !inputs.resumeFrom.includes(PREVIOUS_ATTEMPT)) return null
  const located = await findContinuation(context, folder)
  if (!located.ok) return { status: 'unknown', why: `resume-from: ${located.error}` }
  const { value } = located
  if (value === null) return null
  note(host, `run ${value.place?.runId} has continued the run of ${entry} already; it goes on from there`)
  const found: Search = { status: 'found', located: value, fetch: () => downloadArtifact(context, value) }
  return settleSearch(context, PREVIOUS_ATTEMPT, found)
}

export function mayBeginAnew({ resumeFrom }: Pick<ActionInputs, 'resumeFrom'>): boolean {
  return resumeFrom.at(-1) === FRESH
}

function explainRefusal(entry: string, why: string): string {
  return entry === PREVIOUS_ATTEMPT ? `${why}; ${WHAT_TO_DO}` : why
}

type Settled =
  | { readonly status: 'run'; readonly folder: string; readonly moved: string | null }
  /** The newest run of this place needs no resume. */
  | { readonly status: 'over'; readonly why: string }
  | { readonly status: 'absent' | 'unknown' | 'ambiguous'; readonly why: string }

async function settleSearch(context: FetchContext, entry: string, found: Search): Promise<Settled> {
  if (found.status !== 'found') return found
  const folder = await found.fetch()
  const isPrevious = entry === PREVIOUS_ATTEMPT
  const isAlone = context.inputs.resumeFrom.every((each) => each === PREVIOUS_ATTEMPT || each === FRESH)
  const foreign = folder.ok ? findOtherFileReason(context, folder.value) : null
  if (foreign !== null) return { status: 'unknown', why: `resume-from: ${foreign}` }
  const over = folder.ok && isPrevious ? findOverReason(context, folder.value) : null
  // A plan that is over has the same outcome again.
  if (over !== null && isAlone && context.inputs.command !== 'plan') return { status: 'over', why: over }
  const run = folder.ok && over === null ? checkRun(context, folder.value) : folder
  if (!run.ok) return { status: 'unknown', why: `resume-from: ${run.error}` }
  const moved = compareCommits(context, run.value)
  // No entry after this one makes a run of another commit right.
  return moved.ok
    ? { status: 'run', folder: run.value, moved: moved.value }
    : { status: 'ambiguous', why: `resume-from: ${moved.error}` }
}

/** Compares the commit of a run with the one that is checked out; returns a sentence if they differ and that is meant. */
export function compareCommits(
  { host, files, inputs, cwd }: FetchContext,
  folder: string,
): Result<string | null, string> {
  const saved = readSnapshot(files, folder)
  // A terminated run leaves dead letters and no checkpoint.
  if (saved === null) return ok(null)
  const { commit, repository } = readOrigin(files, { env: host.env, file: path.resolve(cwd, inputs.workflow) })
  if (saved.repository !== null && repository !== null && saved.repository !== repository)
    return err(`that is a run of the repository ${saved.repository}`)
  if (saved.commit !== null && saved.commit === commit) return ok(null)
  if (inputs.resumeCommit === 'any')
    return ok(describeOtherCommit(saved, commit) ?? 'it is not known at which commit this run began')
  const advice = (which: string) =>
    `check out ${which} commit, or say with \`resume-commit: any\` that the run continues with other files`
  if (saved.commit === null) return err(`the checkpoint names no commit; ${advice('its')}`)
  const here = commit === null ? 'the commit here is not known' : `${cutCommit(commit)} is checked out`
  return err(`that is a run of commit ${cutCommit(saved.commit)}, and ${here}; ${advice('that')}`)
}

/** Returns why a folder is not of this workflow file, by its checkpoint, else by its result; null if it is, or cannot be read. */
function findOtherFileReason({ host, files, inputs }: FetchContext, folder: string): string | null {
  if (findUnsafeReason(files, folder) !== null) return null
  const snapshot = readSnapshot(files, folder)
  const file = snapshot?.workflow.file ?? readRunResult(files, folder)?.workflow.file ?? null
  if (file === null || (snapshot !== null && path.normalize(snapshot.file) === path.normalize(inputs.workflow)))
    return null
  return file === toDisplayedFile(host.env, inputs.workflow)
    ? null
    : `that is a run of ${snapshot?.file ?? file}, and the input workflow is ${inputs.workflow}`
}

/** Returns why a run of this place needs no resume: it succeeded, or ended on purpose. Null for any other, also a damaged one. */
function findOverReason({ files, inputs }: FetchContext, folder: string): string | null {
  if (inputs.command === 'redrive' || findUnsafeReason(files, folder) !== null) return null
  if (!files.exists(path.join(folder, CHECKPOINT_FILE))) {
    const termination = readRunResult(files, folder)?.termination ?? null
    return termination && `the newest run of this step is over: ${termination.terminated_by} terminated it`
  }
  const saved = readCheckpoint(files, folder)
  const snapshot = saved.ok ? saved.value.snapshot : null
  if (snapshot?.status !== 'ended' || snapshot.resumable) return null
  return `the newest run of this step is over: ${snapshot.reason ?? snapshot.outcome}`
}

/** Returns what the composite action must download before it runs the engine, or why the run must not begin; null for nothing. */
export async function planFetch(context: FetchContext) {
  const { inputs, host } = context
  for (const entry of listSearchedEntries(context)) {
    const search = await findEntry(context, entry)
    const refuse = (problem: string) => ({ name: '', runId: null, folder: '', entry, problem })
    const fetch = (name: string, runId: number | null) => {
      return { name, runId, folder: createFetchFolder(context), entry, problem: '' }
    }
    if (search.status === 'found') {
      if (search.located === null) return null
      return fetch(search.located.artifact.name, search.located.place?.runId ?? null)
    }
    if (search.status === 'ambiguous') return refuse(search.why)
    // If the list cannot be read, the download shows whether a named artifact exists.
    if (search.status === 'unknown' && search.name !== null) return fetch(search.name, search.runId)
    if (search.status === 'unknown' && !mayBeginAnew(inputs)) return refuse(explainRefusal(entry, search.why))
    // Otherwise the step that runs the engine reports the problem.
    if (search.status === 'unknown' || entry === PREVIOUS_ATTEMPT) note(host, search.why)
  }
  return null
}

type Search =
  /** `located` is null if the run is on this machine already; `fetch` returns its folder. */
  | {
      readonly status: 'found'
      readonly located: LocatedRun | null
      readonly fetch: () => Promise<Result<string, string>>
    }
  /** Whether the run exists cannot be found out; an artifact with a name can still be downloaded. */
  | { readonly status: 'unknown'; readonly name: string | null; readonly runId: number | null; readonly why: string }
  | { readonly status: 'absent'; readonly why: string }
  | { readonly status: 'ambiguous'; readonly why: string }

async function findEntry(context: FetchContext, entry: string): Promise<Search> {
  const { inputs, host, cwd } = context
  const isPrevious = entry === PREVIOUS_ATTEMPT
  const folder = path.resolve(cwd, entry)
  if (!isPrevious && isFolder(folder)) return { status: 'found', located: null, fetch: async () => ok(folder) }
  const [, runId, name] = /^(?:(\d{1,18})\/)?([^/\\]+)$/.exec(entry) ?? []
  if (name === undefined)
    return createMissingSearch(
      `resume-from: there is no folder ${JSON.stringify(entry)}, and it is not an artifact (NAME or RUN-ID/NAME)`,
    )
  if (inputs.composite && host.env['CONDUCTOR_ACTION_PHASE'] !== 'plan') return findFetched(context, entry)
  return isPrevious
    ? findPreviousAttempt(context)
    : findArtifact(context, name, runId === undefined ? null : Number(runId))
}

function createMissingSearch(why: string): Search {
  return { status: 'absent', why }
}

function createUnknownSearch(why: string): Search {
  return { status: 'unknown', name: null, runId: null, why }
}

/** In the composite action an earlier step has downloaded the run, or tried to. */
function findFetched(context: FetchContext, entry: string): Search {
  const { env } = context.host
  const folder = env[FETCHED_FOLDER] ?? ''
  const problem = env[FETCH_PROBLEM] ?? ''
  if (problem !== '') return { status: 'ambiguous', why: problem }
  if (folder !== '' && env[FETCHED_ENTRY] === entry)
    return { status: 'found', located: null, fetch: () => unpackFetched(context, folder) }
  if (env[FETCHED_ENTRY] === entry)
    return createUnknownSearch(`resume-from: ${JSON.stringify(entry)} cannot be downloaded`)
  if (entry === PREVIOUS_ATTEMPT) return createMissingSearch('nothing was fetched from an earlier attempt')
  return createMissingSearch(`resume-from: ${JSON.stringify(entry)} was not fetched`)
}

/** Asks the runner's own service, then, if that refuses and there is a token, the public API. */
async function findArtifact(context: FetchContext, name: string, runId: number | null): Promise<Search> {
  const first = findArtifactPlace(context, runId)
  const createUnknown = (why: string): Search => ({ status: 'unknown', name, runId, why: `resume-from: ${why}` })
  if (!first.ok) return createUnknown(first.error)
  const isNamed = ({ artifact }: LocatedRun): boolean => artifact.name === name
  let listed = await listArtifacts(context.host, first.value)
  // The runner's own service may hide artifacts of earlier attempts.
  const isMissing = first.value === null && !(listed.ok && listed.value.some(isNamed))
  const publicPlace = isMissing ? findPublicPlace(context, null) : null
  if (publicPlace?.ok === true) listed = await listArtifacts(context.host, publicPlace.value)
  if (!listed.ok) return createUnknown(`the artifacts cannot be listed: ${listed.error}`)
  const newest = findNewestRun(listed.value.filter(isNamed))
  const foreign = newest !== undefined && runId !== null ? await findForeignRunReason(context, newest, runId) : ok(null)
  if (!foreign.ok) return createUnknown(foreign.error)
  if (foreign.value !== null) return { status: 'ambiguous', why: `resume-from: ${foreign.value}` }
  if (newest !== undefined) return { status: 'found', located: newest, fetch: () => downloadArtifact(context, newest) }
  return createMissingSearch(
    `resume-from: ${runId === null ? 'this run' : `run ${runId}`} has no artifact ${JSON.stringify(name)}`,
  )
}

/** Returns why an artifact of another run must not be used: the head of that run is in a fork; null if it may be. */
async function findForeignRunReason(
  context: FetchContext,
  { artifact, place }: LocatedRun,
  runId: number,
): Promise<Result<string | null, string>> {
  if (place === null || String(runId) === context.host.env['GITHUB_RUN_ID']) return ok(null)
  const refusal = `run ${runId} is of a fork, and its files are not continued here`
  if (artifact.isOfFork !== undefined) return ok(artifact.isOfFork ? refusal : null)
  const { owner, repo, token } = place
  const answer = await context.host.api(token).request('GET', `/repos/${owner}/${repo}/actions/runs/${runId}`)
  if (!answer.ok) return err(`run ${runId} cannot be read: ${answer.error.message}`)
  const head = asObject(asObject(answer.value)['head_repository'])['full_name']
  return ok(head === `${owner}/${repo}` ? null : refusal)
}

/** Finds the newest artifact that the same step left in an earlier attempt. If `resume-from` also names an artifact, only those of the same run count: when all jobs are run again, that job has begun a new run. */
async function findPreviousAttempt(context: FetchContext): Promise<Search> {
  const { host, inputs } = context
  const attempt = Number(readRunAttempt(host.env))
  if (attempt <= 1) return createMissingSearch('this is the first attempt, there is nothing to resume')
  const place = findPublicPlace(context, null)
  if (!place.ok) return createUnknownSearch(`earlier attempts cannot be looked at: ${place.error}`)
  const listed = await listArtifacts(host, place.value)
  if (!listed.ok) return createUnknownSearch(`earlier attempts cannot be looked at: ${listed.error}`)
  const runs = inputs.resumeFrom.flatMap((entry) => parseRunOfArtifact(entry.split('/').at(-1) ?? '') ?? [])
  const isNamed = (run: string | null): boolean => runs.length === 0 || run === null || runs.includes(run)
  const named = listed.value.filter(({ artifact }) => isNamed(parseRunOfArtifact(artifact.name)))
  const earlier = await findEarlierRuns(context, named)
  if (!earlier.ok && earlier.error.isAmbiguous) return { status: 'ambiguous', why: `resume-from: ${earlier.error.why}` }
  if (!earlier.ok) return createUnknownSearch(earlier.error.why)
  const lost = await findLostAttempt(context, earlier.value)
  if (!lost.ok) return createUnknownSearch(lost.error)
  if (lost.value !== null) return createUnknownSearch(describeLostAttempt(lost.value))
  const { newest: located } = earlier.value
  if (located !== null) return { status: 'found', located, fetch: () => downloadArtifact(context, located) }
  return createMissingSearch(
    `this step left no artifact in ${attempt === 2 ? 'attempt 1' : `attempts 1 to ${attempt - 1}`}`,
  )
}

function beginAnew({ host }: FetchContext, why: string): Result<Fetched, string> {
  noteFreshStart(host, why)
  return ok({ status: 'fresh' })
}

export function noteFreshStart(host: ActionHost, why: string): void {
  note(host, `${why}; the run starts afresh`)
}

/** Checks by its checkpoint that a folder holds a run of this workflow file; an artifact may come from anywhere. */
export function checkRun(context: FetchContext, folder: string): Result<string, string> {
  const { files, inputs } = context
  const checked = tryResult(() => {
    const unsafe = findUnsafeReason(files, folder)
    if (unsafe !== null) return err(unsafe)
    const found = listUploadFiles(folder)
    const file = path.join(folder, CHECKPOINT_FILE)
    // A terminated run leaves no checkpoint, and dead letters name their workflow.
    if (!found.includes(file) && inputs.command === 'redrive' && found.includes(path.join(folder, 'result.json')))
      return ok(folder)
    if (!found.includes(file)) return err(`${folder} holds no run that can be resumed (no ${CHECKPOINT_FILE})`)
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const foreign = findOtherFileReason(context, folder)
    return foreign === null ? ok(folder) : err(foreign)
  })
  return checked.ok ? checked.value : err(`${folder} cannot be read: ${checked.error}`)
}

export function isFolder(name: string): boolean {
  return tryOr(false, () => statSync(name).isDirectory())
}
