import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { ArtifactPlace, FoundArtifact } from '../adapters/artifact.js'
import { createFileStore } from '../adapters/file-store.js'
import { withQuery } from '../core/github.js'
import { asObject, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { temporaryBase } from '../run/adapters.js'
import { type ActionHost, lacksArtifacts, note, type OwnJob, parseRepository, readOwnJob, toOwnJob } from './host.js'
import type { ActionInputs } from './inputs.js'
import { type NamedArtifact, placeHere, placeIn, readArtifactName, readRunAttempt, type UseSite } from './use-site.js'

export interface FetchContext {
  readonly host: ActionHost
  readonly inputs: ActionInputs
  readonly files: FileStore
  readonly cwd: string
  readonly folders: string[]
}

export function fetchContext(host: ActionHost, inputs: ActionInputs): FetchContext {
  return { host, inputs, files: createFileStore(), cwd: process.cwd(), folders: [] }
}

export interface LocatedRun {
  readonly artifact: FoundArtifact
  readonly place: ArtifactPlace | null
}

const MAX_ARTIFACT_BYTES = 2 * 2 ** 30

/** Advice for a job that cannot find out whether an earlier attempt left a run. */
export const WHAT_TO_DO =
  'nothing was run, because an earlier attempt may have done the work. The job needs `actions: read`; `resume-from: previous-attempt, fresh` starts over in this case'

/** Returns the runner's own service for this run; the public API for other runs, and if the runner has no such service. */
export function findArtifactPlace(context: FetchContext, runId: number | null): Result<ArtifactPlace | null, string> {
  return runId === null && lacksArtifacts(context.host) === null ? ok(null) : findPublicPlace(context, runId)
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
  const own = await listIn(host, first.value)
  if (first.value !== null || (own.ok && readRunAttempt(host.env) === '1')) return own
  const place = findPublicPlace(context, null)
  const all = place.ok ? await listIn(host, place.value) : place
  if (all.ok) {
    // If both services list an artifact, prefer the runner's own service.
    const byId = new Map([...all.value, ...(own.ok ? own.value : [])].map((located) => [located.artifact.id, located]))
    return ok([...byId.values()])
  }
  if (own.ok && mustBeWhole) return err(`${all.error}; ${WHAT_TO_DO}`)
  if (own.ok)
    note(host, `artifacts of earlier attempts may be missing (the public API needs actions: read): ${all.error}`)
  return own
}

export async function listIn({ artifacts }: ActionHost, place: ArtifactPlace | null) {
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

type Choice = Result<(LocatedRun & { attempt: number }) | null, { why: string; isAmbiguous: boolean }>

export async function findNewestEarlier(context: FetchContext, artifacts: readonly LocatedRun[]): Promise<Choice> {
  const place = await placeHere(context.host, context.inputs)
  const uploads = await listEarlierUploads(context, place, artifacts)
  return uploads.ok ? chooseUpload(uploads.value, place) : err({ why: uploads.error, isAmbiguous: false })
}

/** Chooses one upload. Where callers could not be read and several runs remain, the choice is ambiguous. */
function chooseUpload(uploads: readonly EarlierUpload[], place: UseSite): Choice {
  // An upload without a caller belongs to another caller if its run was also uploaded with that caller.
  const runsOfOthers = new Set(uploads.filter((upload) => isOfOtherCaller(upload, place)).map(({ run }) => run))
  const own = uploads.filter(({ run }) => !runsOfOthers.has(run))
  const lastAttempt = own.reduce((most, { attempt }) => Math.max(most, attempt), Number.NEGATIVE_INFINITY)
  const ofLastAttempt = own.filter(({ attempt }) => attempt === lastAttempt)
  const isOfThisCaller = ({ caller }: EarlierUpload): boolean => caller !== null && caller === place.caller
  const certain = ofLastAttempt.filter(isOfThisCaller)
  const possible = certain.length > 0 ? certain : [...ofLastAttempt, ...own.filter(isOfThisCaller)]
  const runs = new Set(possible.map(({ run }) => run))
  const callers = new Set(own.flatMap(({ caller }) => caller ?? []))
  if (runs.size > 1 || callers.size > 1) {
    const names = [...new Set(possible.map(({ located }) => located.artifact.name))].sort().join(', ')
    const why = `attempt ${lastAttempt} left different runs in this place, and it cannot be told which one belongs to this job (${names}): give each a \`key\``
    return err({ why, isAmbiguous: true })
  }
  const left = possible.filter(({ attempt }) => attempt === lastAttempt)
  const found = findNewestRun(left.map(({ located }) => located))
  return ok(found === undefined ? null : { ...found, attempt: lastAttempt })
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
    const name = readArtifactName(located.artifact.name, inputs.artifactName)
    const isOwn = name !== null && name.attempt < attempt && (name.place === null || name.place.place === own.place)
    return isOwn ? [{ ...name, located }] : []
  })
  const found: EarlierUpload[] = []
  for (const { place, ...upload } of named.sort((a, b) => b.attempt - a.attempt)) {
    // Do not download artifacts of older attempts if a later attempt left one.
    const hasNewer = found.some((newer) => newer.attempt > upload.attempt && !isOfOtherCaller(newer, own))
    if (inputs.artifactName !== '' && hasNewer) break
    if (place !== null) {
      found.push({ ...upload, caller: place.caller })
      continue
    }
    const folder = await download(context, upload.located)
    if (!folder.ok) return folder
    const left = placeIn(files, folder.value)
    if (left === null || left.place === own.place) found.push({ ...upload, caller: left?.caller ?? null })
  }
  const ended = found.filter(({ isCheckpoint }) => !isCheckpoint)
  return ok(inputs.artifactName === '' || ended.length === 0 ? found : ended)
}

/** Downloads an artifact; if the runner's own service cannot, through the public API. */
export async function download(
  context: FetchContext,
  { artifact, place }: LocatedRun,
): Promise<Result<string, string>> {
  const { artifacts } = context.host
  if (artifact.size > MAX_ARTIFACT_BYTES) return err(`${artifact.name} is larger than 2 GiB`)
  const done = await artifacts.download(artifact, place, createFetchFolder(context))
  if (done.ok) return done
  const other = place === null ? findPublicPlace(context, null) : null
  const again = other?.ok === true ? await artifacts.download(artifact, other.value, createFetchFolder(context)) : done
  return again.ok ? again : err(`${artifact.name} cannot be downloaded: ${again.error}`)
}

export async function unpackFetched(context: FetchContext, folder: string): Promise<Result<string, string>> {
  const done = await context.host.artifacts.unpack(folder, createFetchFolder(context))
  return done.ok ? done : err(`what was fetched cannot be unpacked: ${done.error}`)
}

export function createFetchFolder({ host, folders }: FetchContext): string {
  const folder = path.join(temporaryBase(host.env), 'conductor', `resumed-${randomBytes(6).toString('hex')}`)
  folders.push(folder)
  return folder
}

const PER_PAGE = 100
const MAX_PAGES = 30
const SINGLE_ATTEMPTS = 2

export function describeLostAttempt(attempt: number): string {
  return `attempt ${attempt} ran and left nothing: its machine or its upload was lost`
}

/** Returns the newest attempt in which this step began after the one that left an artifact (0 for none). A missing artifact is no proof that nothing ran: the machine or the upload may have been lost. */
export async function findLostAttempt(context: FetchContext, leftIn: number): Promise<Result<number | null, string>> {
  const newest = Number(readRunAttempt(context.host.env)) - 1
  if (newest <= leftIn) return ok(null)
  const attempts = new AttemptJobs(context, newest)
  const own = await attempts.findOwnJob(await readOwnJob(context.host, context.inputs))
  if (own === null) return err('earlier attempts cannot be looked at: it is not known which job this is')
  for (let attempt = newest; attempt > leftIn; attempt -= 1) {
    const jobs = await attempts.list(attempt)
    if (!jobs.ok) return err(`earlier attempts cannot be looked at: the jobs of attempt ${attempt}: ${jobs.error}`)
    const job = jobs.value.find(({ name }) => name === own.name)
    // Jobs that were not run again may be listed with the attempt that ran them.
    const isEarlier = typeof job?.['run_attempt'] === 'number' && job['run_attempt'] < attempt
    if (job === undefined || isEarlier || !hasBegun(job, own)) continue
    if (job['conclusion'] !== 'success' || attempt === 1) return ok(attempt)
    // An attempt also lists the jobs that had passed and were not run again, with the times of the attempt that ran them.
    const before = await attempts.findJob(attempt - 1, own)
    const isSame = (field: string): boolean => typeof job[field] === 'string' && before?.[field] === job[field]
    if (!isSame('started_at') || !isSame('completed_at')) return ok(attempt)
  }
  return ok(null)
}

/** Reports whether this step began in the same job of an earlier attempt; if the step is not known, whether the job did. */
function hasBegun(job: JsonObject, { step }: OwnJob): boolean {
  if (job['conclusion'] === 'skipped') return false
  const steps = Array.isArray(job['steps']) ? job['steps'].filter(isJsonObject) : []
  const isSame = (each: JsonObject): boolean =>
    step === null || (each['number'] === step.number && each['name'] === step.name)
  return steps.some((each) => isSame(each) && stepHasBegun(each))
}

/** A step that was not reached is skipped, or has neither a time nor a conclusion. */
function stepHasBegun({ conclusion, status, started_at: startedAt }: JsonObject): boolean {
  if (conclusion === 'skipped') return false
  return status === 'in_progress' || typeof startedAt === 'string' || /^(success|failure)$/.test(String(conclusion))
}

type JobList = Promise<Result<readonly JsonObject[], string>>

class AttemptJobs {
  readonly #lists = new Map<string, JobList>()

  constructor(
    readonly context: FetchContext,
    readonly newest: number,
  ) {}

  async list(attempt: number): JobList {
    if (this.newest - attempt < SINGLE_ATTEMPTS) return this.#listOnce(`/attempts/${attempt}/jobs`, {})
    const all = await this.#listOnce('/jobs', { filter: 'all' })
    return all.ok ? ok(all.value.filter((job) => job['run_attempt'] === attempt)) : all
  }

  async findJob(attempt: number, own: OwnJob): Promise<JsonObject | null> {
    const jobs = await this.list(attempt)
    return (jobs.ok ? jobs.value.find(({ name }) => name === own.name) : null) ?? null
  }

  /** Completes what is known about this job from the list of this attempt: its step, or all of it by the name of its runner. */
  async findOwnJob(known: OwnJob | null): Promise<OwnJob | null> {
    const runner = this.context.host.env['RUNNER_NAME'] ?? ''
    if (known === null ? runner === '' : known.step !== null) return known
    const jobs = await this.list(this.newest + 1)
    const isOwn = ({ name, status, runner_name: of }: JsonObject): boolean =>
      known === null ? status === 'in_progress' && of === runner : name === known.name
    const [found, ...others] = jobs.ok ? jobs.value.filter(isOwn) : []
    return found === undefined || others.length > 0 ? known : toOwnJob(found)
  }

  #listOnce(what: string, query: Readonly<Record<string, string>>): JobList {
    const jobs = this.#lists.get(what) ?? this.#list(what, query)
    this.#lists.set(what, jobs)
    return jobs
  }

  async #list(what: string, query: Readonly<Record<string, string>>): JobList {
    const place = findPublicPlace(this.context, null)
    if (!place.ok) return place
    const { owner, repo, runId, token } = place.value
    const api = this.context.host.api(token)
    const found: JsonObject[] = []
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const path = `/repos/${owner}/${repo}/actions/runs/${runId}${what}`
      const answer = await api.request('GET', withQuery(path, { ...query, per_page: PER_PAGE, page }))
      if (!answer.ok) return err(answer.error.message)
      const jobs: Json | undefined = asObject(answer.value)['jobs']
      if (!Array.isArray(jobs)) return err('the answer holds no list of jobs')
      for (const job of jobs) if (isJsonObject(job)) found.push(job)
      if (jobs.length < PER_PAGE) return ok(found)
    }
    return err(`the run has more than ${MAX_PAGES * PER_PAGE} jobs`)
  }
}
