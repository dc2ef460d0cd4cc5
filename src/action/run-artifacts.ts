import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { ArtifactPlace, FoundArtifact } from '../adapters/artifact.js'
import { createFileStore } from '../adapters/file-store.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { temporaryBase } from '../run/adapters.js'
import { callerOf } from './caller.js'
import { repositoryOf } from './event-facts.js'
import { type ActionHost, lacksArtifacts, note } from './host.js'
import type { ActionInputs } from './inputs.js'
import { attemptOf, type NamedArtifact, type Place, placeOf, readArtifactName } from './naming.js'
import { placeIn } from './upload.js'

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
 * All artifacts of this run. In a later attempt the public API is asked as well, because artifacts of an earlier attempt may not be the
 * job's own; whether a list without them will do is for the caller to say.
 */
export async function artifactsOfThisRun(
  context: FetchContext,
  mustBeWhole: boolean,
): Promise<Result<readonly Located[], string>> {
  const { host } = context
  const first = artifactPlace(context, null)
  if (!first.ok) return first
  const own = await listIn(host, first.value)
  const isEnough = first.value !== null || (own.ok && attemptOf(host.env) === '1')
  const place = isEnough ? ok(null) : publicPlace(context, null)
  const more = place.ok && place.value !== null ? await listIn(host, place.value) : place
  if (!own.ok && !(more.ok && more.value !== null)) return own
  if (!more.ok && mustBeWhole) return err(`${more.error}; ${WHAT_TO_DO}`)
  if (!more.ok)
    note(host, `artifacts of earlier attempts may be missing (the public API needs actions: read): ${more.error}`)
  const all = [...(more.ok ? (more.value ?? []) : []), ...(own.ok ? own.value : [])]
  // If both services list an artifact, prefer the runner's own service.
  return ok([...new Map(all.map((one) => [one.artifact.id, one])).values()])
}

export async function listIn({ artifacts }: ActionHost, place: ArtifactPlace | null) {
  const listed = await artifacts.list(place)
  return listed.ok ? ok(listed.value.map((artifact): Located => ({ artifact, place }))) : listed
}

export function newest(artifacts: readonly Located[]): Located | undefined {
  return [...artifacts].sort((a, b) => b.artifact.id - a.artifact.id)[0]
}

/** An artifact that an earlier attempt of this place has left, or may have left. */
interface Candidate extends Omit<NamedArtifact, 'place'> {
  readonly located: Located
  readonly caller: string | null
}

type Choice = Result<Located | null, { readonly why: string; readonly isAmbiguous: boolean }>

/**
 * Chooses the newest artifact that the same place left in its last attempt before this one; null when there is none. Where the caller
 * was not readable in every attempt, several runs may be meant: then none is chosen.
 */
export async function newestOfEarlier(context: FetchContext, artifacts: readonly Located[]): Promise<Choice> {
  const { host, inputs } = context
  const own = placeOf(inputs, host.env, await callerOf(host, inputs))
  const isOther = ({ caller }: Pick<Place, 'caller'>): boolean =>
    caller !== null && own.caller !== null && caller !== own.caller
  const found = await candidates(context, own.place, isOther, artifacts)
  if (!found.ok) return err({ why: found.error, isAmbiguous: false })
  // An upload without a caller is still known to be another caller's if that run was uploaded with its caller once.
  const others = new Set(found.value.filter(isOther).map(({ run }) => run))
  const ours = found.value.filter((one) => !isOther(one) && !others.has(one.run))
  const last = Math.max(...ours.map(({ attempt }) => attempt))
  const atLast = ours.filter(({ attempt }) => attempt === last)
  const isSure = ({ caller }: Candidate): boolean => caller !== null && caller === own.caller
  const meant = atLast.some(isSure) ? atLast.filter(isSure) : [...atLast, ...ours.filter(isSure)]
  const runs = new Set(meant.map(({ run }) => run))
  const callers = new Set(ours.flatMap(({ caller }) => caller ?? []))
  if (runs.size > 1 || callers.size > 1) {
    const names = [...new Set(meant.map(({ located }) => located.artifact.name))].sort().join(', ')
    const why = `attempt ${last} left different runs in this place, and it cannot be told which one belongs to this job (${names}): give each a \`key\``
    return err({ why, isAmbiguous: true })
  }
  return ok(newest(meant.filter(({ attempt }) => attempt === last).map(({ located }) => located)) ?? null)
}

/** Artifacts of this place by their names; what a user's own name does not say is read in the artifact. */
async function candidates(
  context: FetchContext,
  own: string,
  isOther: (place: Pick<Place, 'caller'>) => boolean,
  artifacts: readonly Located[],
): Promise<Result<readonly Candidate[], string>> {
  const { host, inputs, files } = context
  const attempt = Number(attemptOf(host.env))
  const named = artifacts.flatMap((located) => {
    const name = readArtifactName(located.artifact.name, inputs.artifactName)
    const isOurs = name !== null && name.attempt < attempt && (name.place === null || name.place.place === own)
    return isOurs ? [{ ...name, located }] : []
  })
  const found: Candidate[] = []
  for (const { place, located, ...rest } of named.sort((a, b) => b.attempt - a.attempt)) {
    // Looking into artifacts of older attempts would be for nothing.
    if (inputs.artifactName !== '' && found.some((one) => one.attempt > rest.attempt && !isOther(one))) break
    if (place !== null) {
      found.push({ ...rest, located, caller: place.caller })
      continue
    }
    const folder = await download(context, located)
    if (!folder.ok) return folder
    const left = placeIn(files, folder.value)
    if (left === null || left.place === own) found.push({ ...rest, located, caller: left?.caller ?? null })
  }
  const isFinal = found.some(({ isCheckpoint }) => !isCheckpoint)
  return ok(inputs.artifactName === '' || !isFinal ? found : found.filter(({ isCheckpoint }) => !isCheckpoint))
}

/** What helps where it cannot be found out whether an earlier attempt left a run. */
export const WHAT_TO_DO =
  'nothing was run, because an earlier attempt may have done the work. The job needs `actions: read`; `resume-from: previous-attempt, fresh` begins anew where this cannot be found out'

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
