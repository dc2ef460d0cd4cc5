import { trimSigns } from '../text/excerpt.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import { formatUseSite, placeHere, readPlace, SITE_PATTERN, type UseSite } from './use-site.js'

/*
 * Names of the artifacts that runs leave, and what can be read from them:
 *
 *   conductor-WORKFLOW-JOB-SITE-ATTEMPT-RUN       a run; SITE is the digest of this use of the action
 *   GIVEN-ATTEMPT, GIVEN-SITE-ATTEMPT             a run with `artifact-name`; with SITE if legs give the same name
 *   ...-shard-INDEXofCOUNT-ATTEMPT-RUN            a shard
 *   ...-checkpoint-NUMBER                         any of these, uploaded while the run continues
 */

const MAX_NAME_PART = 40
const SHORT_RUN_ID = 8
/** End of the name of a checkpoint, which is uploaded while the run continues. */
const CHECKPOINT = '(?:-checkpoint-\\d{1,5})?$'
const RUN_AT_END = `([A-Za-z0-9_.]{1,${SHORT_RUN_ID}})${CHECKPOINT}`
const OWN_NAME = new RegExp(`^conductor-.*-${SITE_PATTERN}-(\\d{1,6})-${RUN_AT_END}`)
const SHARD_NAME = new RegExp(`-shard-(\\d{1,3})of(\\d{1,3})-(\\d{1,6})-${RUN_AT_END}`)
const GIVEN_NAME = new RegExp(`^(.*?)-(\\d{1,6})${CHECKPOINT}`)

/** Parts of the name of an artifact. */
export interface ArtifactNaming {
  /** The input `artifact-name`; empty if a name is generated. */
  readonly given: string
  readonly workflow: string
  readonly job: string
  readonly place: UseSite
  readonly attempt: string
  readonly runId: string
}

/** Returns a name that is unique across matrix jobs, uses and attempts; cutting long parts keeps it unique. */
export function createArtifactFileName(naming: ArtifactNaming): string {
  const { given, workflow, job, place, attempt, runId } = naming
  if (given !== '') return `${given}-${attempt}`
  return `conductor-${part(workflow)}-${part(job)}-${formatUseSite(place)}-${attempt}-${shortRun(runId)}`
}

/** Returns the given name with the place added, for legs of a matrix that give the same name. */
export function placedName({ given, place, attempt }: Pick<ArtifactNaming, 'given' | 'place' | 'attempt'>): string {
  return `${given}-${formatUseSite(place)}-${attempt}`
}

/** Facts in the name of an artifact. */
export type NamedArtifact = NonNullable<ReturnType<typeof readArtifactName>>

/** Parses the name of an artifact that a use with this `artifact-name` may have uploaded; null for any other name. */
export function readArtifactName(name: string, given: string) {
  // The run continued after the upload of a checkpoint.
  const isCheckpoint = /-checkpoint-\d+$/.test(name)
  if (given === '') {
    const [, place, caller = null, attempt, run] = OWN_NAME.exec(name) ?? []
    if (place === undefined || run === undefined) return null
    return { attempt: Number(attempt), place: { place, caller }, run, isCheckpoint }
  }
  // A name that the user gave tells runs apart, but not who uploaded the artifact, unless the place follows the name.
  const [, run = '', attempt] = GIVEN_NAME.exec(name) ?? []
  const place = run.startsWith(`${given}-`) ? readPlace(run.slice(given.length + 1)) : null
  return run === given || place !== null ? { attempt: Number(attempt), place, run, isCheckpoint } : null
}

/** Facts in the name of a shard's artifact; `run` is the short id of the run. */
export type ShardArtifact = NonNullable<ReturnType<typeof shardOfArtifact>>

/** Returns the name of a shard's artifact; the join finds it by the id of the run, whichever job uploaded it. */
export function shardArtifactName(naming: Pick<ArtifactNaming, 'given' | 'workflow'> & ShardArtifact): string {
  const { given, workflow, index, of, attempt, run } = naming
  const head = given === '' ? `conductor-${part(workflow)}` : given
  return `${head}-shard-${index}of${of}-${attempt}-${shortRun(run)}`
}

/** Parses the name of a shard's artifact; null for any other name. */
export function shardOfArtifact(name: string) {
  const found = SHARD_NAME.exec(name)
  if (found === null) return null
  const [, index, of, attempt, run = ''] = found
  return { index: Number(index), of: Number(of), attempt: Number(attempt), run }
}

/** Returns the beginning of a run's id, as it is used in names of artifacts. */
export function shortRun(runId: string): string {
  return part(runId).slice(0, SHORT_RUN_ID)
}

/** Returns the short id of the run in a generated name; null in a name that the user gave. */
export function runOfArtifact(name: string): string | null {
  return OWN_NAME.exec(name)?.[4] ?? null
}

export function readRunAttempt({ GITHUB_RUN_ATTEMPT: attempt = '' }: ActionHost['env']): string {
  return /^\d{1,6}$/.test(attempt) ? attempt : '1'
}

interface NamedRun {
  readonly workflow: string
  readonly runId: string
  readonly shard?: { readonly index: number; readonly of: number } | undefined
  readonly place: UseSite
}

export function createArtifactName(
  host: ActionHost,
  inputs: ActionInputs,
  { workflow, runId, shard, place }: NamedRun,
): string {
  const given = inputs.artifactName
  const attempt = readRunAttempt(host.env)
  if (shard !== undefined) return shardArtifactName({ given, workflow, ...shard, attempt: Number(attempt), run: runId })
  const job = host.env['GITHUB_JOB'] ?? ''
  return createArtifactFileName({ given, workflow, job, place, attempt, runId })
}

/** Returns the name for uploads while the run continues; it contains the place, so that no other use can have taken it. */
export async function checkpointName(host: ActionHost, inputs: ActionInputs, run: Omit<NamedRun, 'place'>) {
  const place = await placeHere(host, inputs)
  const given = inputs.artifactName
  if (given === '' || run.shard !== undefined) return createArtifactName(host, inputs, { ...run, place })
  return placedName({ given, place, attempt: readRunAttempt(host.env) })
}

function part(name: string): string {
  const safe = name.replaceAll(/[^A-Za-z0-9_.]+/g, '-').replace(/^[-.]+/, '')
  return trimSigns(safe.slice(0, MAX_NAME_PART), '-.') || 'x'
}
