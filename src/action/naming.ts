import { createHash } from 'node:crypto'
import path from 'node:path'
import { isJsonObject, type JsonObject, jsonText, parseJson } from '../core/json.js'
import { trimSigns } from '../text/excerpt.js'
import { type Caller, findJobCaller } from './event-facts.js'
import type { ActionHost } from './host.js'
import { FRESH, PREVIOUS_ATTEMPT } from './input-readers.js'
import type { ActionInputs } from './inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The steps in runner/action.yml that run the engine. */
const COMPOSITE_STEPS: ReadonlySet<string> = new Set(['plan', 'run'])
const MAX_NAME_PART = 40
const SHORT_RUN_ID = 8
const CALLER_DIGITS = 6
/** End of the name of a checkpoint, which is uploaded while the run continues. */
const CHECKPOINT = '(?:-checkpoint-\\d{1,5})?$'
const RUN_AT_END = `([A-Za-z0-9_.]{1,${SHORT_RUN_ID}})${CHECKPOINT}`
/** Digest of a place, followed by the digest of its caller if the caller is known. */
const KEY = '([0-9a-f]{10})([0-9a-f]{6})?'
const OWN_NAME = new RegExp(`^conductor-.*-${KEY}-(\\d{1,6})-${RUN_AT_END}`)
const SHARD_NAME = new RegExp(`-shard-(\\d{1,3})of(\\d{1,3})-(\\d{1,6})-${RUN_AT_END}`)
const GIVEN_NAME = new RegExp(`^(.*?)-(\\d{1,6})${CHECKPOINT}`)

/** Identifies a use of the action in the names of its artifacts. */
export interface UseSite {
  /** Digest of everything but the caller. */
  readonly place: string
  /** Digest of the caller; null if the caller is not known. */
  readonly caller: string | null
}

/**
 * Returns the place of this use of the action: the workflow file, the job, the step, `key`, the leg of the matrix, and the caller.
 * Inputs, gates and secrets are no part of it, because they may change from one attempt to the next.
 */
export function createUseSite(
  inputs: Use & Pick<ActionInputs, 'workflow' | 'composite' | 'resumeFrom'>,
  env: Environment,
  caller: Caller,
): UseSite {
  const step = inputs.composite ? stepAround(inputs, env) : (env['GITHUB_ACTION'] ?? '')
  const place = digest([path.normalize(inputs.workflow), env['GITHUB_JOB'] ?? '', step, inputs.key, inputs.matrix])
  return { place, caller: caller === null ? null : digest(caller).slice(0, CALLER_DIGITS) }
}

export async function placeHere(host: ActionHost, inputs: ActionInputs): Promise<UseSite> {
  return createUseSite(inputs, host.env, await findJobCaller(host, inputs))
}

export function formatUseSite({ place, caller }: UseSite): string {
  return `${place}${caller ?? ''}`
}

/** Parses the text that `placeText` returns; null for any other text. */
export function readPlace(text: string): UseSite | null {
  const [, place, caller = null] = new RegExp(`^${KEY}$`).exec(text) ?? []
  return place === undefined ? null : { place, caller }
}

/** Inputs that distinguish two uses that run the same file in one job. */
type Use = Pick<ActionInputs, 'matrix' | 'key'>

/**
 * Returns what identifies the step of a composite action. GitHub names the step that uses the composite action. Other runners name the
 * step inside of it, which is the same for every use: there the entries of `resume-from` distinguish a use that resumes another one.
 */
function stepAround({ resumeFrom }: Pick<ActionInputs, 'resumeFrom'>, env: Environment): string {
  const step = env['GITHUB_ACTION'] ?? ''
  if (!COMPOSITE_STEPS.has(step)) return step
  return resumeFrom.filter((entry) => entry !== PREVIOUS_ATTEMPT && entry !== FRESH).join(',')
}

/**
 * Returns what distinguishes this use from others in its job, as GITHUB_ACTION counts: the id of the step, `#2` for the second step
 * without an id, and nothing for the first. The text is the same in every attempt.
 */
export function useInJob(env: Environment): string {
  const step = env['GITHUB_ACTION'] ?? ''
  if (COMPOSITE_STEPS.has(step)) return ''
  const [, count] = /^(?:__.*_)?(\d+)$/.exec(step) ?? []
  if (count !== undefined) return `#${count}`
  return step.startsWith('__') ? '' : step
}

/** Returns a digest that distinguishes a comment or check run from others on the same commit. */
export function useKey(file: string, { matrix, key }: Use, env: Environment, caller: Caller): string {
  const use = [env['GITHUB_WORKFLOW'] ?? '', file, env['GITHUB_JOB'] ?? '', matrix, key, useInJob(env)]
  return digest(caller ? [...use, caller] : use)
}

/** Returns the name by which issues about a workflow file are found. */
export function issueKey(file: string, { key }: Pick<ActionInputs, 'key'>): string {
  return key === '' ? file : `${file} (${key})`
}

/** Returns the leg of the matrix as data; null outside of a matrix. */
export function parseLeg({ matrix }: Pick<ActionInputs, 'matrix'>): JsonObject | null {
  const leg = parseJson(matrix)
  return isJsonObject(leg) ? leg : null
}

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

export function readRunAttempt(env: Environment): string {
  const attempt = env['GITHUB_RUN_ATTEMPT'] ?? ''
  return /^\d{1,6}$/.test(attempt) ? attempt : '1'
}

function part(name: string): string {
  const safe = name.replaceAll(/[^A-Za-z0-9_.]+/g, '-').replace(/^[-.]+/, '')
  return trimSigns(safe.slice(0, MAX_NAME_PART), '-.') || 'x'
}

function digest(value: unknown): string {
  return createHash('sha256').update(jsonText(value)).digest('hex').slice(0, 10)
}
