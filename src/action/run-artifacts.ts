import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { ArtifactPlace, FoundArtifact } from '../adapters/artifact.js'
import { createFileStore } from '../adapters/file-store.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { temporaryBase } from '../run/adapters.js'
import { repositoryOf } from './event-facts.js'
import { type ActionHost, lacksArtifacts, note } from './host.js'
import type { ActionInputs } from './inputs.js'
import { attemptOf, attemptOfArtifact, placeKey } from './naming.js'

export interface FetchContext {
  readonly host: ActionHost
  readonly inputs: ActionInputs
  readonly files: FileStore
  readonly cwd: string
  /** The folders that were made for it. */
  readonly folders: string[]
}

export function fetchContext(host: ActionHost, inputs: ActionInputs): FetchContext {
  return { host, inputs, files: createFileStore(), cwd: process.cwd(), folders: [] }
}

/** An artifact, and where it is found: null is the runner's own service. */
export interface Located {
  readonly artifact: FoundArtifact
  readonly place: ArtifactPlace | null
}

const MAX_ARTIFACT_BYTES = 2 * 2 ** 30

/** The runner's own service for this run, the public API for others and where that service is absent. */
export function artifactPlace(context: FetchContext, runId: number | null): Result<ArtifactPlace | null, string> {
  return runId === null && lacksArtifacts(context.host).length === 0 ? ok(null) : publicPlace(context, runId)
}

export function publicPlace({ host, inputs }: FetchContext, runId: number | null): Result<ArtifactPlace, string> {
  const { env } = host
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
export async function artifactsOfThisRun(context: FetchContext): Promise<Result<readonly Located[], string>> {
  const { host } = context
  const first = artifactPlace(context, null)
  if (!first.ok) return first
  const own = await listIn(host, first.value)
  const isEnough = first.value !== null || (own.ok && attemptOf(host.env) === '1')
  const place = isEnough ? null : publicPlace(context, null)
  const more = place?.ok === true ? await listIn(host, place.value) : null
  if (!own.ok && more?.ok !== true) return own
  if (more?.ok === false)
    note(host, `artifacts of earlier attempts may be missing (the public API needs actions: read): ${more.error}`)
  const all = [...(more?.ok === true ? more.value : []), ...(own.ok ? own.value : [])]
  // Of one that both list, the runner's own service has it.
  return ok([...new Map(all.map((one) => [one.artifact.id, one])).values()])
}

export async function listIn({ artifacts }: ActionHost, place: ArtifactPlace | null) {
  const listed = await artifacts.list(place)
  return listed.ok ? ok(listed.value.map((artifact): Located => ({ artifact, place }))) : listed
}

export function newest(artifacts: readonly Located[]): Located | undefined {
  return [...artifacts].sort((a, b) => b.artifact.id - a.artifact.id)[0]
}

/** The newest that the same step left in its last attempt before this one. */
export function newestOfEarlier({ host, inputs }: FetchContext, artifacts: readonly Located[]): Located | undefined {
  const key = placeKey(inputs, host.env)
  const attempt = Number(attemptOf(host.env))
  const attemptIn = ({ artifact }: Located): number =>
    attemptOfArtifact(artifact.name, inputs.artifactName, key) ?? attempt
  const earlier = artifacts.filter((one) => attemptIn(one) < attempt)
  const last = Math.max(...earlier.map(attemptIn))
  return newest(earlier.filter((one) => attemptIn(one) === last))
}

export async function download(context: FetchContext, { artifact, place }: Located): Promise<Result<string, string>> {
  if (artifact.size > MAX_ARTIFACT_BYTES) return err(`${artifact.name} is larger than 2 GiB`)
  const done = await context.host.artifacts.download(artifact, place, newFolder(context))
  return done.ok ? done : err(`${artifact.name} cannot be downloaded: ${done.error}`)
}

export async function unpackFetched(context: FetchContext, folder: string): Promise<Result<string, string>> {
  const done = await context.host.artifacts.unpack(folder, newFolder(context))
  return done.ok ? done : err(`what was fetched cannot be unpacked: ${done.error}`)
}

export function newFolder({ host, folders }: FetchContext): string {
  const folder = path.join(temporaryBase(host.env), 'conductor', `resumed-${randomBytes(6).toString('hex')}`)
  folders.push(folder)
  return folder
}
