import { randomBytes } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { type ArtifactPlace, type ArtifactStore, type FoundArtifact, filesBelow } from '../adapters/artifact.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { CHECKPOINT_FILE, parseSnapshot } from '../durability/snapshot.js'
import { errorMessage } from '../text/error-message.js'
import { repositoryOf } from './event-facts.js'
import { type ActionInputs, PREVIOUS_ATTEMPT } from './inputs.js'
import { attemptOf, isArtifactOf, stepKey } from './naming.js'

type Environment = Readonly<Record<string, string | undefined>>

/** Where a run to go on with is found. */
export type ResumeSource =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'artifact'; readonly name: string; readonly runId: number | null }
  | { readonly kind: 'previous-attempt' }

/** A run folder to resume, or a reason to begin anew. */
export type Fetched =
  | { readonly status: 'folder'; readonly folder: string }
  | { readonly status: 'fresh'; readonly note: string }

export interface FetchContext {
  readonly env: Environment
  readonly cwd: string
  readonly tempBase: string
  readonly inputs: ActionInputs
  /** The input `workflow`, relative to the repository. */
  readonly workflowFile: string
  readonly artifacts: ArtifactStore
  readonly files: FileStore
}

/** Where the composite action has put the run folder. */
const FETCHED_FOLDER = 'CONDUCTOR_ACTION_FETCHED'
const MAX_ARTIFACT_BYTES = 2 * 2 ** 30

/** Reads `resume-from`; a folder that exists is taken for one, whatever else its name could mean. */
export function parseResumeFrom(text: string, isFolder: (path: string) => boolean): Result<ResumeSource, string> {
  if (text === PREVIOUS_ATTEMPT) return ok({ kind: 'previous-attempt' })
  if (isFolder(text)) return ok({ kind: 'folder', path: text })
  const other = /^(\d{1,18})\/([^/\\]+)$/.exec(text)
  if (other !== null) return ok({ kind: 'artifact', runId: Number(other[1]), name: other[2] ?? '' })
  if (!/[/\\]/.test(text)) return ok({ kind: 'artifact', runId: null, name: text })
  return err(`resume-from: there is no folder ${JSON.stringify(text)}, and it is no artifact (NAME or RUN-ID/NAME)`)
}

/** Brings the run folder to this machine and checks that it is one of this workflow; nothing of it has run by then. */
export async function fetchRunFolder(context: FetchContext): Promise<Result<Fetched, string>> {
  const source = sourceOf(context)
  if (!source.ok) return source
  if (source.value.kind === 'folder') return checked(context, path.resolve(context.cwd, source.value.path))
  if (context.inputs.composite) return fetchedBefore(context, source.value)
  switch (source.value.kind) {
    case 'artifact':
      return fromArtifact(context, source.value.name, source.value.runId)
    case 'previous-attempt':
      return fromPreviousAttempt(context)
  }
}

/** What the composite action has to download before it runs the engine; null when that is nothing. */
export async function planFetch(context: FetchContext): Promise<Result<Plan | null, string>> {
  const source = sourceOf(context)
  // A problem is told once, by the step that runs the engine.
  if (!source.ok || source.value.kind === 'folder') return ok(null)
  const folder = newFolder(context)
  if (source.value.kind === 'artifact') return ok({ name: source.value.name, runId: source.value.runId, folder })
  const found = await findPreviousAttempt(context)
  return found.ok ? ok({ name: found.value.artifact.name, runId: found.value.place?.runId ?? null, folder }) : found
}

export interface Plan {
  readonly name: string
  /** Null for an artifact of this run. */
  readonly runId: number | null
  readonly folder: string
}

function sourceOf({ inputs, cwd }: FetchContext): Result<ResumeSource, string> {
  return parseResumeFrom(inputs.resumeFrom, (name) => isFolder(path.resolve(cwd, name)))
}

/** In the composite action another step has done the download, or tried to. */
function fetchedBefore(context: FetchContext, source: ResumeSource): Result<Fetched, string> {
  const folder = context.env[FETCHED_FOLDER] ?? ''
  if (source.kind === 'previous-attempt') {
    return folder === '' ? fresh('nothing was fetched from the last attempt') : orFresh(checked(context, folder))
  }
  if (folder !== '') return checked(context, folder)
  return err(`resume-from: ${JSON.stringify(context.inputs.resumeFrom)} was not fetched`)
}

async function fromArtifact(
  context: FetchContext,
  name: string,
  runId: number | null,
): Promise<Result<Fetched, string>> {
  const place = artifactPlace(context, runId)
  if (!place.ok) return err(`resume-from: ${place.error}`)
  const listed = await context.artifacts.list(place.value)
  if (!listed.ok) return err(`resume-from: the artifacts cannot be listed: ${listed.error}`)
  const found = listed.value.find((artifact) => artifact.name === name)
  const where = runId === null ? 'this run' : `run ${runId}`
  if (found === undefined) return err(`resume-from: ${where} has no artifact ${JSON.stringify(name)}`)
  return download(context, found, place.value)
}

async function fromPreviousAttempt(context: FetchContext): Promise<Result<Fetched, string>> {
  const found = await findPreviousAttempt(context)
  if (!found.ok) return fresh(found.error)
  return orFresh(await download(context, found.value.artifact, found.value.place))
}

function orFresh(fetched: Result<Fetched, string>): Result<Fetched, string> {
  return fetched.ok ? fetched : fresh(fetched.error)
}

/** Needs the public API, because artifacts of an earlier attempt are not the job's own. */
async function findPreviousAttempt(
  context: FetchContext,
): Promise<Result<{ readonly artifact: FoundArtifact; readonly place: ArtifactPlace | null }, string>> {
  const { env, inputs } = context
  const attempt = Number(attemptOf(env)) - 1
  if (attempt < 1) return err('this is the first attempt, there is nothing to resume')
  const runId = Number(env['GITHUB_RUN_ID'] ?? Number.NaN)
  const place = Number.isSafeInteger(runId) ? artifactPlace(context, runId) : err('GITHUB_RUN_ID is not set')
  if (!place.ok) return err(`the last attempt cannot be looked at: ${place.error}`)
  const listed = await context.artifacts.list(place.value)
  if (!listed.ok) return err(`the last attempt cannot be looked at (it needs actions: read): ${listed.error}`)
  const key = stepKey(inputs, env)
  const own = listed.value.filter((artifact) => isArtifactOf(artifact.name, inputs.artifactName, key, attempt))
  const latest = own.sort((a, b) => b.id - a.id)[0]
  if (latest === undefined) return err(`this step left no artifact in attempt ${attempt}`)
  return ok({ artifact: latest, place: place.value })
}

function fresh(why: string): Result<Fetched, string> {
  return ok({ status: 'fresh', note: startsAfresh(why) })
}

/** The note about a last attempt that cannot be gone on with. */
export function startsAfresh(why: string): string {
  return `${why}; the run starts afresh`
}

/** The runner's own service for this run, the public API for others and where that service is absent. */
function artifactPlace(context: FetchContext, runId: number | null): Result<ArtifactPlace | null, string> {
  const { env, inputs } = context
  if (runId === null && env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']) return ok(null)
  const repository = repositoryOf(env)
  if (!repository.ok) return repository
  if (inputs.githubToken === '') return err('there is no github-token to fetch it with')
  const id = runId ?? Number(env['GITHUB_RUN_ID'] ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return err('GITHUB_RUN_ID is not set')
  return ok({ token: inputs.githubToken, ...repository.value, runId: id })
}

async function download(
  context: FetchContext,
  artifact: FoundArtifact,
  place: ArtifactPlace | null,
): Promise<Result<Fetched, string>> {
  if (artifact.size > MAX_ARTIFACT_BYTES) return err(`resume-from: ${artifact.name} is larger than 2 GiB`)
  const folder = newFolder(context)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    return err(`resume-from: ${folder} cannot be made: ${errorMessage(error)}`)
  }
  const done = await context.artifacts.download(artifact, place, folder)
  if (!done.ok) return err(`resume-from: ${artifact.name} cannot be downloaded: ${done.error}`)
  return checked(context, folder)
}

/** A run of this very workflow file, told by its checkpoint; an artifact may come from anybody. */
function checked(context: FetchContext, folder: string): Result<Fetched, string> {
  const { files, inputs } = context
  try {
    const file = filesBelow(folder).find((each) => each === path.join(folder, CHECKPOINT_FILE))
    if (file === undefined)
      return err(`resume-from: ${folder} holds no run that can be resumed (no ${CHECKPOINT_FILE})`)
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return err(`resume-from: ${snapshot.error}`)
    const { fileAsGiven, workflow } = snapshot.value
    const isSame =
      workflow.file === context.workflowFile || path.normalize(fileAsGiven) === path.normalize(inputs.workflow)
    if (!isSame)
      return err(`resume-from: that is a run of ${fileAsGiven}, and the input workflow is ${inputs.workflow}`)
    return ok({ status: 'folder', folder })
  } catch (error) {
    return err(`resume-from: ${folder} cannot be read: ${errorMessage(error)}`)
  }
}

function newFolder(context: FetchContext): string {
  return path.join(context.tempBase, 'conductor', `resumed-${randomBytes(6).toString('hex')}`)
}

function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory()
  } catch {
    return false
  }
}
