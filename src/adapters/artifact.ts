import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { waitForAbort } from '../core/abort.js'
import { withQuery } from '../core/github.js'
import { asObject, isJsonObject, type Json } from '../core/json.js'
import type { GithubApi } from '../core/ports.js'
import { err, ok, type Result, tryOr } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'
import { toOneLine } from '../text/terminal-text.js'
import { removeQuietly } from './file-store.js'
import { unzipOnlyFile } from './unzip.js'

export interface UploadRequest {
  readonly name: string
  readonly folder: string
  readonly without?: string
  readonly retentionDays: number | null
  readonly timeoutMs: number
}

/** Run whose artifacts are read through the REST API: another run, or this one without the runner's own service. */
export interface ArtifactPlace {
  readonly token: string
  readonly owner: string
  readonly repo: string
  readonly runId: number
}

export interface FoundArtifact {
  readonly id: number
  readonly name: string
  readonly size: number
  readonly digest: string | null
  /** Whether the head of the run that made it is in another repository, if the list says so. */
  readonly isOfFork?: boolean
}

/** Artifact service of the job. Failures are returned, never thrown. */
export interface ArtifactStore {
  upload(request: UploadRequest): Promise<Result<{ readonly id: number }, string>>
  list(place: ArtifactPlace | null): Promise<Result<readonly FoundArtifact[], string>>
  download(artifact: FoundArtifact, place: ArtifactPlace | null, folder: string): Promise<Result<string, string>>
  /** Unpacks the only archive of a folder, which another action has downloaded, and removes that folder. */
  unpack(packed: string, folder: string): Promise<Result<string, string>>
}

const MAX_FILES = 10_000
const PER_PAGE = 100
const MAX_PAGES = 100
const LIST_TIMEOUT_MS = 20_000
const DOWNLOAD_TIMEOUT_MS = 300_000
/** Maximum time without progress: the client itself waits for minutes if a download breaks off. */
const STALLED_MS = 25_000
const LOOK_MS = 250

/** Imports @actions/artifact on demand. Artifacts of other runs are listed through the REST API: the client would print each refusal itself. */
export function createArtifactStore(api: (token: string) => GithubApi, stalledMs = STALLED_MS): ArtifactStore {
  const client = async () => new (await import('./artifact-client.js')).DefaultArtifactClient()
  return {
    upload: ({ name, folder, without, retentionDays, timeoutMs }) =>
      tryWithin(timeoutMs, async () => {
        const excluded = without === undefined ? null : path.join(folder, without) + path.sep
        const files = listUploadFiles(folder).filter((file) => excluded === null || !file.startsWith(excluded))
        const options = retentionDays === null ? {} : { retentionDays }
        const { id } = await (await client()).uploadArtifact(name, files, folder, options)
        if (id === undefined) throw new Error('the service gave it no id')
        return { id }
      }),
    list: async (place) => {
      if (place !== null) return listArtifactsOfRun(api(place.token), place)
      return tryWithin(LIST_TIMEOUT_MS, async () => {
        const { artifacts } = await (await client()).listArtifacts({ latest: false })
        return artifacts.map(({ id, name, size, digest = null }) => ({ id, name, size, digest }))
      })
    },
    download: (artifact, place, folder) => {
      const packed = `${folder}.packed`
      const lookup = place === null ? {} : { findBy: toLookupOptions(place) }
      return unpackArtifact(packed, folder, async () => {
        const expectedHash = artifact.digest === null ? {} : { expectedHash: artifact.digest }
        const options = { path: packed, skipDecompress: true, ...expectedHash, ...lookup }
        const downloading = (await client()).downloadArtifact(artifact.id, options)
        const { digestMismatch } = await waitWhileItGrows(downloading, packed, stalledMs)
        if (digestMismatch === true) throw new Error('its digest is not the one that was recorded at the upload')
      })
    },
    unpack: (packed, folder) => unpackArtifact(packed, folder, async () => undefined),
  }
}

function unpackArtifact(packed: string, folder: string, fetch: () => Promise<void>): Promise<Result<string, string>> {
  return tryWithin(DOWNLOAD_TIMEOUT_MS, async (signal) => {
    try {
      await fetch()
      await unzipOnlyFile(packed, folder, signal)
      return folder
    } finally {
      removeQuietly(packed)
    }
  })
}

async function waitWhileItGrows<T>(downloading: Promise<T>, folder: string, stalledMs: number): Promise<T> {
  let [most, since] = [0, performance.now()]
  let timer: NodeJS.Timeout | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const bytes = tryOr(0, () => listUploadFiles(folder).reduce((sum, file) => sum + lstatSync(file).size, 0))
      if (bytes > most) [most, since] = [bytes, performance.now()]
      else if (performance.now() - since > stalledMs) reject(new Error('nothing more of it came'))
    }, LOOK_MS)
  })
  return Promise.race([downloading, stalled]).finally(() => clearInterval(timer))
}

async function listArtifactsOfRun(api: GithubApi, { owner, repo, runId }: ArtifactPlace) {
  const artifacts: FoundArtifact[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = withQuery(`/repos/${owner}/${repo}/actions/runs/${runId}/artifacts`, { per_page: PER_PAGE, page })
    const answer = await api.request('GET', path)
    if (!answer.ok) return err(answer.error.message)
    const entries = isJsonObject(answer.value) ? answer.value['artifacts'] : null
    if (!Array.isArray(entries)) return err('the answer holds no list of artifacts')
    for (const artifact of entries.flatMap(parseArtifact)) artifacts.push(artifact)
    if (entries.length < PER_PAGE) return ok(artifacts)
  }
  return err(`the run has more than ${MAX_PAGES * PER_PAGE} artifacts`)
}

/** Returns the artifact that an entry of GitHub's list describes, or an empty list. */
export function parseArtifact(entry: Json): readonly FoundArtifact[] {
  if (!isJsonObject(entry)) return []
  const { id, name, size_in_bytes: size, digest, workflow_run: run } = entry
  if (typeof id !== 'number' || typeof name !== 'string') return []
  const { repository_id: repository, head_repository_id: head } = asObject(run)
  const fork = typeof repository === 'number' && typeof head === 'number' ? { isOfFork: repository !== head } : {}
  const text = typeof digest === 'string' ? digest : null
  return [{ id, name, size: typeof size === 'number' ? size : 0, digest: text, ...fork }]
}

function toLookupOptions({ token, owner, repo, runId }: ArtifactPlace) {
  return { token, workflowRunId: runId, repositoryOwner: owner, repositoryName: repo }
}

/** Lists regular files only: a link could lead to any file of the machine. */
export function listUploadFiles(folder: string): string[] {
  const files: string[] = []
  const open = [folder]
  for (let current = open.pop(); current !== undefined && files.length < MAX_FILES; current = open.pop()) {
    for (const name of readdirSync(current).sort()) {
      const file = path.join(current, name)
      const kind = lstatSync(file)
      if (kind.isDirectory()) open.push(file)
      else if (kind.isFile()) files.push(file)
    }
  }
  return files
}

async function tryWithin<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<Result<T, string>> {
  const signal = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)))
  const isLate = waitForAbort(signal).then(() => Promise.reject(new Error('it took too long')))
  try {
    return ok(await Promise.race([work(signal), isLate]))
  } catch (error) {
    return err(toOneLine(errorMessage(error), 500) || 'the service gave no reason')
  }
}
