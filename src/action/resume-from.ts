import { statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../adapters/artifact.js'
import { err, ok, type Result } from '../core/result.js'
import { whyUnsafe } from '../durability/saved-run.js'
import { CHECKPOINT_FILE, parseSnapshot } from '../durability/snapshot.js'
import { errorMessage } from '../text/error-message.js'
import { displayedFile } from './event-facts.js'
import { note } from './host.js'
import { PREVIOUS_ATTEMPT } from './inputs.js'
import { attemptOf, runOfArtifact } from './naming.js'
import {
  artifactPlace,
  download,
  type FetchContext,
  type Located,
  listIn,
  newest,
  newestOfEarlier,
  newFolder,
  publicPlace,
  unpackFetched,
} from './run-artifacts.js'

export type ResumeSource =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'artifact'; readonly name: string; readonly runId: number | null }
  | { readonly kind: 'previous-attempt' }

export type Fetched = FoundRun | { readonly status: 'fresh' }

export interface FoundRun {
  readonly status: 'folder'
  readonly folder: string
  /** When that run is over: the step is refused, it begins anew, or it ends as that run has ended. */
  readonly whenOver: 'refuse' | 'fresh' | 'final'
}

/** Where the composite action has put the archive of the run folder, and nothing else. */
const FETCHED_FOLDER = 'CONDUCTOR_ACTION_FETCHED'
/** The entry of `resume-from` that it was fetched for. */
const FETCHED_ENTRY = 'CONDUCTOR_ACTION_FETCHED_ENTRY'

/** Reads `resume-from`; a folder that exists is taken for one, whatever else its name could mean. */
export function parseResumeFrom(text: string, isFolder: (path: string) => boolean): Result<ResumeSource, string> {
  if (text === PREVIOUS_ATTEMPT) return ok({ kind: 'previous-attempt' })
  if (isFolder(text)) return ok({ kind: 'folder', path: text })
  const other = /^(\d{1,18})\/([^/\\]+)$/.exec(text)
  if (other !== null) return ok({ kind: 'artifact', runId: Number(other[1]), name: other[2] ?? '' })
  if (!/[/\\]/.test(text)) return ok({ kind: 'artifact', runId: null, name: text })
  return err(`resume-from: there is no folder ${JSON.stringify(text)}, and it is not an artifact (NAME or RUN-ID/NAME)`)
}

/** Brings the run folder to this machine and checks that it is one of this workflow; nothing of it has run by then. */
export async function fetchRunFolder(context: FetchContext): Promise<Result<Fetched, string>> {
  const { resumeFrom } = context.inputs
  const passedOver: string[] = []
  for (const [index, entry] of resumeFrom.entries()) {
    const found = await find(context, entry)
    if (found.status === 'folder' || found.status === 'artifact' || found.status === 'fetched') {
      for (const why of passedOver) note(context.host, `${why}; the next entry of resume-from is taken`)
      return settled(context, entry, await folderOf(context, found))
    }
    const isLast = index === resumeFrom.length - 1
    if (isLast && entry === PREVIOUS_ATTEMPT) return fresh(context, [...passedOver, found.why].join('; '))
    if (isLast) return err([...passedOver, found.why].join('; '))
    passedOver.push(found.why)
  }
  return ok({ status: 'fresh' })
}

function folderOf(context: FetchContext, found: Extract<Search, { status: 'folder' | 'artifact' | 'fetched' }>) {
  switch (found.status) {
    case 'folder':
      return ok(found.folder)
    case 'artifact':
      return download(context, found)
    case 'fetched':
      return unpackFetched(context, found.folder)
  }
}

/** Whatever is wrong with what an earlier attempt left, a new run is as good where nothing else is named. */
function settled(context: FetchContext, entry: string, folder: Result<string, string>): Result<Fetched, string> {
  const isAlone = context.inputs.resumeFrom.length === 1
  const run = folder.ok ? checkedRun(context, folder.value) : folder
  const sound = run.ok ? run : err(`resume-from: ${run.error}`)
  if (entry !== PREVIOUS_ATTEMPT)
    return sound.ok ? ok({ status: 'folder', folder: sound.value, whenOver: 'refuse' }) : sound
  if (!sound.ok) return isAlone ? fresh(context, sound.error) : sound
  return ok({ status: 'folder', folder: sound.value, whenOver: isAlone ? 'fresh' : 'final' })
}

/** What the composite action has to download before it runs the engine; null when that is nothing. */
export async function planFetch(context: FetchContext) {
  for (const entry of context.inputs.resumeFrom) {
    const found = await find(context, entry)
    const folder = newFolder(context)
    if (found.status === 'folder' || found.status === 'fetched') return null
    if (found.status === 'artifact')
      return { name: found.artifact.name, runId: found.place?.runId ?? null, folder, entry }
    // Where the list cannot be read, the download itself shows whether it is there.
    if (found.status === 'unknown') return { name: found.name, runId: found.runId, folder, entry }
    // A problem is reported once, by the step that runs the engine.
    if (entry === PREVIOUS_ATTEMPT) note(context.host, found.why)
  }
  return null
}

type Search =
  | { readonly status: 'folder'; readonly folder: string }
  /** The composite action has downloaded it: a folder with one archive. */
  | { readonly status: 'fetched'; readonly folder: string }
  | ({ readonly status: 'artifact' } & Located)
  | { readonly status: 'unknown'; readonly name: string; readonly runId: number | null; readonly why: string }
  | { readonly status: 'absent'; readonly why: string }

async function find(context: FetchContext, entry: string): Promise<Search> {
  const { inputs, host, cwd } = context
  const source = parseResumeFrom(entry, (name) => isFolder(path.resolve(cwd, name)))
  if (!source.ok) return absent(source.error)
  if (source.value.kind === 'folder') return { status: 'folder', folder: path.resolve(cwd, source.value.path) }
  if (inputs.composite && host.env['CONDUCTOR_ACTION_PHASE'] !== 'plan') return fetchedBefore(context, entry)
  if (source.value.kind === 'artifact') return findArtifact(context, source.value.name, source.value.runId)
  return findPreviousAttempt(context)
}

function absent(why: string): Search {
  return { status: 'absent', why }
}

/** In the composite action another step has done the download, or tried to. */
function fetchedBefore({ host: { env } }: FetchContext, entry: string): Search {
  const folder = env[FETCHED_FOLDER] ?? ''
  const fetchedFor = env[FETCHED_ENTRY] ?? ''
  if (folder !== '' && (fetchedFor === '' || fetchedFor === entry)) return { status: 'fetched', folder }
  if (entry === PREVIOUS_ATTEMPT) return absent('nothing was fetched from an earlier attempt')
  return absent(`resume-from: ${JSON.stringify(entry)} was not fetched`)
}

/** The runner's own service first, then, where that refuses and there is a token, the public API. */
async function findArtifact(context: FetchContext, name: string, runId: number | null): Promise<Search> {
  const first = artifactPlace(context, runId)
  const unknown = (why: string): Search => ({ status: 'unknown', name, runId, why: `resume-from: ${why}` })
  if (!first.ok) return unknown(first.error)
  let listed = await listIn(context.host, first.value)
  const other = first.value === null && !listed.ok ? publicPlace(context, null) : null
  if (other?.ok === true) listed = await listIn(context.host, other.value)
  if (!listed.ok) return unknown(`the artifacts cannot be listed: ${listed.error}`)
  const found = newest(listed.value.filter(({ artifact }) => artifact.name === name))
  if (found !== undefined) return { status: 'artifact', ...found }
  return absent(`resume-from: ${runId === null ? 'this run' : `run ${runId}`} has no artifact ${JSON.stringify(name)}`)
}

/**
 * The newest that the same step left in any earlier attempt. Needs the public API, because artifacts of an earlier attempt
 * are not the job's own. Beside an artifact of another job only what went on with the same run counts: when all jobs are
 * run again, that job has begun a new one.
 */
async function findPreviousAttempt(context: FetchContext): Promise<Search> {
  const { host, inputs } = context
  const attempt = Number(attemptOf(host.env))
  if (attempt <= 1) return absent('this is the first attempt, there is nothing to resume')
  const place = publicPlace(context, null)
  if (!place.ok) return absent(`earlier attempts cannot be looked at: ${place.error}`)
  const listed = await listIn(host, place.value)
  if (!listed.ok) return absent(`earlier attempts cannot be looked at (it needs actions: read): ${listed.error}`)
  const runs = inputs.resumeFrom.flatMap((entry) => runOfArtifact(entry.split('/').at(-1) ?? '') ?? [])
  const isOfThem = (run: string | null): boolean => runs.length === 0 || run === null || runs.includes(run)
  const found = newestOfEarlier(
    context,
    listed.value.filter(({ artifact }) => isOfThem(runOfArtifact(artifact.name))),
  )
  if (found !== undefined) return { status: 'artifact', ...found }
  return absent(`this step left no artifact in ${attempt === 2 ? 'attempt 1' : `attempts 1 to ${attempt - 1}`}`)
}

function fresh({ host }: FetchContext, why: string): Result<Fetched, string> {
  note(host, startsAfresh(why))
  return ok({ status: 'fresh' })
}

export function startsAfresh(why: string): string {
  return `${why}; the run starts afresh`
}

/** A run of this very workflow file, by its checkpoint; an artifact may come from anywhere. */
export function checkedRun({ host, files, inputs }: FetchContext, folder: string): Result<string, string> {
  try {
    const unsafe = whyUnsafe(files, folder)
    if (unsafe !== null) return err(unsafe)
    const found = filesBelow(folder)
    const file = found.find((each) => each === path.join(folder, CHECKPOINT_FILE))
    // A run that was terminated leaves no checkpoint, and its letters name their workflow themselves.
    if (file === undefined && inputs.command === 'redrive' && found.includes(path.join(folder, 'result.json')))
      return ok(folder)
    if (file === undefined) return err(`${folder} holds no run that can be resumed (no ${CHECKPOINT_FILE})`)
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const { file: fileAsGiven, workflow } = snapshot.value
    const isSameName = path.normalize(fileAsGiven) === path.normalize(inputs.workflow)
    if (!isSameName && workflow.file !== displayedFile(host.env, inputs.workflow))
      return err(`that is a run of ${fileAsGiven}, and the input workflow is ${inputs.workflow}`)
    return ok(folder)
  } catch (error) {
    return err(`${folder} cannot be read: ${errorMessage(error)}`)
  }
}

export function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory()
  } catch {
    return false
  }
}
