import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { ArtifactPlace, FoundArtifact } from '../adapters/artifact.js'
import { createFileStore } from '../adapters/file-store.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { claimRunsFolder } from '../run/adapters.js'
import { type ActionHost, findArtifactLack, note, parseRepository } from './host.js'
import type { ActionInputs } from './inputs.js'
import {
  findUseSite,
  type NamedArtifact,
  parseArtifactName,
  readRunAttempt,
  readUseSite,
  type UseSite,
} from './use-site.js'

export interface FetchContext {
  readonly host: ActionHost
  readonly inputs: ActionInputs
  readonly files: FileStore
  readonly cwd: string
  readonly folders: string[]
}

export function createFetchContext(host: ActionHost, inputs: ActionInputs): FetchContext {
  return { host, inputs, files: createFileStore(), cwd: process.cwd(), folders: [] }
}

export interface LocatedRun {
  readonly artifact: FoundArtifact
  readonly place: ArtifactPlace | null
}

const MAX_ARTIFACT_BYTES = 2 * 2 ** 30

/** Advice for a job that cannot find out whether an earlier attempt left a run. */
export const WHAT_TO_DO =
  "nothing was run, because an earlier attempt may have done the work. The job needs `actions: read`; `resume-from: previous-attempt, fresh` starts over in this case. A re-run uses the old file: set the variable `CONDUCTOR_RESUME_FROM` of the repository to `fresh`, which `resume-from: ${{ vars.CONDUCTOR_RESUME_FROM || 'previous-attempt' }}` reads, run the job again, and remove the variable"

/** Returns the runner's own service for this run; the public API for other runs, and if the runner has no such service. */
export function findArtifactPlace(context: FetchContext, runId: number | null): Result<ArtifactPlace | null, string> {
  return runId === null && findArtifactLack(context.host) === null ? ok(null) : findPublicPlace(context, runId)
}

export function findPublicPlace({ host, inputs }: FetchContext, runId: number | null): Result<ArtifactPlace, string> {
  const { env } = host
  const repository = parseRepository(env)
  if (!repository.ok) return repository
  if (inputs.githubToken === '') return err('there is no github-token to fetch it with')
  const id = runId ?? Number(env['GITHUB_RUN_ID'] ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return err('GITHUB_RUN_ID is not set')
  return ok({ token: inputs.githubToken, ...repository.value, runId: id })
}

/** Lists the artifacts of this run. The runner's own service may hide those of earlier attempts; `mustBeWhole` makes that an error. */
export async function listArtifactsOfThisRun(
  context: FetchContext,
  mustBeWhole: boolean,
): Promise<Result<readonly LocatedRun[], string>> {
  const { host } = context
  const first = findArtifactPlace(context, null)
  if (!first.ok) return first
  const fromRunner = await listArtifacts(host, first.value)
  if (first.value !== null || (fromRunner.ok && readRunAttempt(host.env) === '1')) return fromRunner
  const place = findPublicPlace(context, null)
  const fromApi = place.ok ? await listArtifacts(host, place.value) : place
  if (fromApi.ok) {
    // If both services list an artifact, prefer the runner's own service.
    const byId = new Map(
      [...fromApi.value, ...(fromRunner.ok ? fromRunner.value : [])].map((located) => [located.artifact.id, located]),
    )
    return ok([...byId.values()])
  }
  if (fromRunner.ok && mustBeWhole) return err(`${fromApi.error}; ${WHAT_TO_DO}`)
  if (fromRunner.ok)
    note(host, `artifacts of earlier attempts may be missing (the public API needs actions: read): ${fromApi.error}`)
  return fromRunner
}

export async function listArtifacts({ artifacts }: ActionHost, place: ArtifactPlace | null) {
  const listed = await artifacts.list(place)
  return listed.ok ? ok(listed.value.map((artifact): LocatedRun => ({ artifact, place }))) : listed
}

export function findNewestRun(artifacts: readonly LocatedRun[]): LocatedRun | undefined {
  return [...artifacts].sort((a, b) => b.artifact.id - a.artifact.id)[0]
}

/** An artifact of an earlier attempt of this place. A null caller could not be read: the artifact may be another caller's. */
interface EarlierUpload extends Omit<NamedArtifact, 'place'>, Pick<UseSite, 'caller'> {
  readonly located: LocatedRun
}

type Located = LocatedRun & { readonly attempt: number }
type Unclear = { readonly why: string; readonly isAmbiguous: boolean }

export interface EarlierRuns {
  readonly newest: Located | null
  /** Attempts of this place in which nothing ran, because the step was refused. */
  readonly refused: ReadonlySet<number>
}

export async function findEarlierRuns(
  context: FetchContext,
  artifacts: readonly LocatedRun[],
): Promise<Result<EarlierRuns, Unclear>> {
  const place = await findUseSite(context.host, context.inputs)
  const uploads = await listEarlierUploads(context, place, artifacts)
  if (!uploads.ok) return err({ why: uploads.error, isAmbiguous: false })
  const newest = chooseUpload(
    uploads.value.filter(({ isRefusal }) => !isRefusal),
    place,
  )
  return newest.ok ? ok({ newest: newest.value, refused: listRefusedAttempts(uploads.value, place) }) : newest
}

/** A refusal whose caller could not be read counts only if no other caller left anything. */
function listRefusedAttempts(uploads: readonly EarlierUpload[], place: UseSite): ReadonlySet<number> {
  const hasOthers = uploads.some((upload) => isOfOtherCaller(upload, place))
  const isOwn = ({ caller }: EarlierUpload): boolean =>
    caller === place.caller || (!hasOthers && (caller === null || place.caller === null))
  return new Set(uploads.filter((upload) => upload.isRefusal && isOwn(upload)).map(({ attempt }) => attempt))
}

/** Chooses one upload. Where callers could not be read and several runs remain, the choice is ambiguous. */
function chooseUpload(uploads: readonly EarlierUpload[], place: UseSite): Result<Located | null, Unclear> {
  // An upload without a caller belongs to another caller if its run was also uploaded with that caller.
  const runsOfOthers = new Set(uploads.filter((upload) => isOfOtherCaller(upload, place)).map(({ run }) => run))
  const candidates = uploads.filter(({ run }) => !runsOfOthers.has(run))
  const lastAttempt = candidates.reduce((most, { attempt }) => Math.max(most, attempt), Number.NEGATIVE_INFINITY)
  const ofLastAttempt = candidates.filter(({ attempt }) => attempt === lastAttempt)
  const isOfThisCaller = ({ caller }: EarlierUpload): boolean => caller !== null && caller === place.caller
  const certain = ofLastAttempt.filter(isOfThisCaller)
  const possible = certain.length > 0 ? certain : [...ofLastAttempt, ...candidates.filter(isOfThisCaller)]
  const runs = new Set(possible.map(({ run }) => run))
  const callers = new Set(candidates.flatMap(({ caller }) => caller ?? []))
  if (runs.size > 1 || callers.size > 1) {
    const names = [...new Set(possible.map(({ located }) => located.artifact.name))].sort().join(', ')
    const why = `attempt ${lastAttempt} left different runs in this place, and it cannot be told which one belongs to this job (${names}): give each a \`key\``
    return err({ why, isAmbiguous: true })
  }
  const latest = possible.filter(({ attempt }) => attempt === lastAttempt)
  const newest = findNewestRun(latest.map(({ located }) => located))
  return ok(newest === undefined ? null : { ...newest, attempt: lastAttempt })
}

function isOfOtherCaller({ caller }: Pick<UseSite, 'caller'>, place: UseSite): boolean {
  return caller !== null && place.caller !== null && caller !== place.caller
}

/** Finds the artifacts of earlier attempts of this place by their names. A name that the user gave has no place: it is in the artifact. */
async function listEarlierUploads(
  context: FetchContext,
  own: UseSite,
  artifacts: readonly LocatedRun[],
): Promise<Result<readonly EarlierUpload[], string>> {
  const { host, inputs, files } = context
  const attempt = Number(readRunAttempt(host.env))
  const named = artifacts.flatMap((located) => {
    const name = parseArtifactName(located.artifact.name, inputs.artifactName)
    const isOwn = name !== null && name.attempt < attempt && (name.place === null || name.place.place === own.place)
    return isOwn ? [{ ...name, located }] : []
  })
  const uploads: EarlierUpload[] = []
  for (const { place, ...upload } of named.sort((a, b) => b.attempt - a.attempt)) {
    // Do not download artifacts of older attempts if a later attempt left one.
    const hasNewer = uploads.some(
      (newer) => newer.attempt > upload.attempt && !newer.isRefusal && !isOfOtherCaller(newer, own),
    )
    if (inputs.artifactName !== '' && hasNewer) break
    if (place !== null) {
      uploads.push({ ...upload, caller: place.caller })
      continue
    }
    const folder = await downloadArtifact(context, upload.located)
    if (!folder.ok) return folder
    const site = readUseSite(files, folder.value)
    if (site === null || site.place === own.place) uploads.push({ ...upload, caller: site?.caller ?? null })
  }
  const ended = uploads.filter(({ isCheckpoint }) => !isCheckpoint)
  return ok(inputs.artifactName === '' || ended.every(({ isRefusal }) => isRefusal) ? uploads : ended)
}

/** Downloads an artifact; if the runner's own service cannot, through the public API. */
export async function downloadArtifact(
  context: FetchContext,
  { artifact, place }: LocatedRun,
): Promise<Result<string, string>> {
  const { artifacts } = context.host
  if (artifact.size > MAX_ARTIFACT_BYTES) return err(`${artifact.name} is larger than 2 GiB`)
  const done = await artifacts.download(artifact, place, createFetchFolder(context))
  if (done.ok) return done
  const publicPlace = place === null ? findPublicPlace(context, null) : null
  const again =
    publicPlace?.ok === true ? await artifacts.download(artifact, publicPlace.value, createFetchFolder(context)) : done
  return again.ok ? again : err(`${artifact.name} cannot be downloaded: ${again.error}`)
}

export async function unpackFetched(context: FetchContext, folder: string): Promise<Result<string, string>> {
  const done = await context.host.artifacts.unpack(folder, createFetchFolder(context))
  return done.ok ? done : err(`what was fetched cannot be unpacked: ${done.error}`)
}

export function createFetchFolder({ host, folders }: FetchContext): string {
  const folder = path.join(claimRunsFolder(host.env).folder, `resumed-${randomBytes(6).toString('hex')}`)
  folders.push(folder)
  return folder
}
