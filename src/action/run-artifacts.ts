import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { ArtifactPlace, ArtifactStore, FoundArtifact } from '../adapters/artifact.js'
import { err, ok, type Result } from '../core/result.js'
import { repositoryOf } from './event-facts.js'
import type { ActionInputs } from './inputs.js'
import { attemptOf } from './naming.js'

type Environment = Readonly<Record<string, string | undefined>>

export interface ArtifactContext {
  readonly env: Environment
  readonly tempBase: string
  readonly inputs: Pick<ActionInputs, 'githubToken'>
  readonly artifacts: ArtifactStore
  readonly note: (message: string) => void
}

/** An artifact, and where it is found: null is the runner's own service. */
export interface Located {
  readonly artifact: FoundArtifact
  readonly place: ArtifactPlace | null
}

const MAX_ARTIFACT_BYTES = 2 * 2 ** 30

/** The runner's own service for this run, the public API for others and where that service is absent. */
export function artifactPlace(context: ArtifactContext, runId: number | null): Result<ArtifactPlace | null, string> {
  const { env } = context
  if (runId === null && env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']) return ok(null)
  return publicPlace(context, runId)
}

export function publicPlace({ env, inputs }: ArtifactContext, runId: number | null): Result<ArtifactPlace, string> {
  const repository = repositoryOf(env)
  if (!repository.ok) return repository
  if (inputs.githubToken === '') return err('there is no github-token to fetch it with')
  const id = runId ?? Number(env['GITHUB_RUN_ID'] ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return err('GITHUB_RUN_ID is not set')
  return ok({ token: inputs.githubToken, ...repository.value, runId: id })
}

/**
 * All artifacts of this run. In a later attempt the public API is asked as well, because artifacts of an earlier one may
 * not be the job's own.
 */
export async function artifactsOfThisRun(context: ArtifactContext): Promise<Result<readonly Located[], string>> {
  const first = artifactPlace(context, null)
  if (!first.ok) return first
  const own = await context.artifacts.list(first.value)
  const isEnough = first.value !== null || (own.ok && attemptOf(context.env) === '1')
  const place = isEnough ? null : publicPlace(context, null)
  const more = place?.ok === true ? await context.artifacts.list(place.value) : null
  if (!own.ok && more?.ok !== true) return own
  const found = new Map<number, Located>()
  if (own.ok) for (const artifact of own.value) found.set(artifact.id, { artifact, place: first.value })
  if (more?.ok === true && place?.ok === true)
    for (const artifact of more.value)
      if (!found.has(artifact.id)) found.set(artifact.id, { artifact, place: place.value })
  if (more?.ok === false)
    context.note(`artifacts of earlier attempts may be missing (the public API needs actions: read): ${more.error}`)
  return ok([...found.values()])
}

export async function download(
  context: ArtifactContext,
  { artifact, place }: Located,
): Promise<Result<string, string>> {
  if (artifact.size > MAX_ARTIFACT_BYTES) return err(`${artifact.name} is larger than 2 GiB`)
  const done = await context.artifacts.download(artifact, place, newFolder(context))
  return done.ok ? done : err(`${artifact.name} cannot be downloaded: ${done.error}`)
}

export async function unpackFetched(context: ArtifactContext, folder: string): Promise<Result<string, string>> {
  const done = await context.artifacts.unpack(folder, newFolder(context))
  return done.ok ? done : err(`what was fetched cannot be unpacked: ${done.error}`)
}

export function newFolder({ tempBase }: Pick<ArtifactContext, 'tempBase'>): string {
  return path.join(tempBase, 'conductor', `resumed-${randomBytes(6).toString('hex')}`)
}
