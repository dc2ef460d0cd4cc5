import { createHash } from 'node:crypto'
import path from 'node:path'
import { isJsonObject, type JsonObject, jsonText, parseJson } from '../core/json.js'
import { FRESH, PREVIOUS_ATTEMPT } from './input-readers.js'
import type { ActionInputs } from './inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The steps in runner/action.yml that run the engine. */
const COMPOSITE_STEPS: ReadonlySet<string> = new Set(['plan', 'run'])
const MAX_NAME_PART = 40
const SHORT_RUN_ID = 8
const CALLER_DIGITS = 6
/** What a name ends with when the run went on after the upload. */
const CHECKPOINT = '(?:-checkpoint-\\d{1,5})?$'
const RUN_AT_END = `([A-Za-z0-9_.]{1,${SHORT_RUN_ID}})${CHECKPOINT}`
/** The digest of a place, and that of its caller where the caller was known. */
const KEY = '([0-9a-f]{10})([0-9a-f]{6})?'
const OWN_NAME = new RegExp(`^conductor-.*-${KEY}-(\\d{1,6})-${RUN_AT_END}`)
const SHARD_NAME = new RegExp(`-shard-(\\d{1,3})of(\\d{1,3})-(\\d{1,6})-${RUN_AT_END}`)
const GIVEN_NAME = new RegExp(`^(.*?)-(\\d{1,6})${CHECKPOINT}`)

/**
 * The caller of a reusable workflow, as the full name of the job has it: `staging` in `staging / deploy (eu)`. Empty where nobody
 * called, null where the name could not be read.
 */
export type Caller = string | null

/** Identifies the place of a use of the action in the names of its artifacts. */
export interface Place {
  /** Digest of everything but the caller. */
  readonly place: string
  /** Digest of the caller; null where the caller is not known. */
  readonly caller: string | null
}

/**
 * The place of this use of the action: the workflow file, the job, the step, `key`, the leg of the matrix, and the caller. Inputs,
 * gates and secrets may change from one attempt to the next; the place stays.
 */
export function placeOf(
  inputs: Use & Pick<ActionInputs, 'workflow' | 'composite' | 'resumeFrom'>,
  env: Environment,
  caller: Caller,
): Place {
  const step = inputs.composite ? stepAround(inputs, env) : (env['GITHUB_ACTION'] ?? '')
  const place = digest([path.normalize(inputs.workflow), env['GITHUB_JOB'] ?? '', step, inputs.key, inputs.matrix])
  return { place, caller: caller === null ? null : digest(caller).slice(0, CALLER_DIGITS) }
}

export function placeText({ place, caller }: Place): string {
  return `${place}${caller ?? ''}`
}

/** Reads what `placeText` made; null for any other text. */
export function readPlace(text: string): Place | null {
  const [, place, caller = null] = new RegExp(`^${KEY}$`).exec(text) ?? []
  return place === undefined ? null : { place, caller }
}

/** What tells apart two uses that run the same file in one job. */
type Use = Pick<ActionInputs, 'matrix' | 'key'>

/**
 * Inside of a composite GitHub names the step that uses it; other runners name the step within, which says nothing. There,
 * a use that resumes what another use left needs its own name, because both have the same run.
 */
function stepAround({ resumeFrom }: Pick<ActionInputs, 'resumeFrom'>, env: Environment): string {
  const step = env['GITHUB_ACTION'] ?? ''
  if (!COMPOSITE_STEPS.has(step)) return step
  return resumeFrom.filter((entry) => entry !== PREVIOUS_ATTEMPT && entry !== FRESH).join(',')
}

/**
 * Which use in its job this is, as GITHUB_ACTION counts: the id of the step, `#2` for the second without one, and nothing for the
 * first. It is the same in every attempt.
 */
export function useInJob(env: Environment): string {
  const step = env['GITHUB_ACTION'] ?? ''
  if (COMPOSITE_STEPS.has(step)) return ''
  const [, count] = /^(?:__.*_)?(\d+)$/.exec(step) ?? []
  if (count !== undefined) return `#${count}`
  return step.startsWith('__') ? '' : step
}

/** Distinguishes one comment or check run from another on the same commit. */
export function useKey(file: string, { matrix, key }: Use, env: Environment, caller: Caller): string {
  const use = [env['GITHUB_WORKFLOW'] ?? '', file, env['GITHUB_JOB'] ?? '', matrix, key, useInJob(env)]
  return digest(caller ? [...use, caller] : use)
}

/** The workflow file as issues about it are found again. */
export function issueKey(file: string, { key }: Pick<ActionInputs, 'key'>): string {
  return key === '' ? file : `${file} (${key})`
}

/** The leg of the matrix as data; null outside of one. */
export function legOf({ matrix }: Pick<ActionInputs, 'matrix'>): JsonObject | null {
  const leg = parseJson(matrix)
  return isJsonObject(leg) ? leg : null
}

/** What the artifact's name is made of. */
export interface ArtifactNaming {
  readonly given: string
  readonly workflow: string
  readonly job: string
  readonly place: Place
  readonly attempt: string
  readonly runId: string
}

/** Unique across matrix jobs, repeated uses and attempts; long names are cut so that what makes it unique survives. */
export function artifactName(naming: ArtifactNaming): string {
  const { given, workflow, job, place, attempt, runId } = naming
  if (given !== '') return `${given}-${attempt}`
  return `conductor-${part(workflow)}-${part(job)}-${placeText(place)}-${attempt}-${shortRun(runId)}`
}

/** The name that the user gave, with the place: two legs of a matrix may give the same one. */
export function placedName({ given, place, attempt }: Pick<ArtifactNaming, 'given' | 'place' | 'attempt'>): string {
  return `${given}-${placeText(place)}-${attempt}`
}

/** What the name of an artifact says about where it comes from. */
export interface NamedArtifact {
  readonly attempt: number
  /** Null in a name that the user gave: any use may have left it. */
  readonly place: Place | null
  /** Tells runs of one place apart: the short id of the run, or the name that the user gave. */
  readonly run: string
  /** Whether the run went on after the upload. */
  readonly isCheckpoint: boolean
}

/** Reads the name of an artifact that a use with this `artifact-name` may have left; null for every other. */
export function readArtifactName(name: string, given: string): NamedArtifact | null {
  const isCheckpoint = /-checkpoint-\d+$/.test(name)
  if (given === '') {
    const [, place, caller = null, attempt, run] = OWN_NAME.exec(name) ?? []
    if (place === undefined || run === undefined) return null
    return { attempt: Number(attempt), place: { place, caller }, run, isCheckpoint }
  }
  const [, run = '', attempt] = GIVEN_NAME.exec(name) ?? []
  const place = run.startsWith(`${given}-`) ? readPlace(run.slice(given.length + 1)) : null
  return run === given || place !== null ? { attempt: Number(attempt), place, run, isCheckpoint } : null
}

/** Which folder of a shard an artifact holds. */
export interface ShardArtifact {
  readonly index: number
  readonly of: number
  readonly attempt: number
  /** The beginning of the run's id. */
  readonly run: string
}

/** The artifact of a shard: found again by the join through the id of the run, whatever job has left it. */
export function shardArtifactName(naming: Pick<ArtifactNaming, 'given' | 'workflow'> & ShardArtifact): string {
  const { given, workflow, index, of, attempt, run } = naming
  const head = given === '' ? `conductor-${part(workflow)}` : given
  return `${head}-shard-${index}of${of}-${attempt}-${shortRun(run)}`
}

/** Reads such a name; null for every other. */
export function shardOfArtifact(name: string): ShardArtifact | null {
  const found = SHARD_NAME.exec(name)
  if (found === null) return null
  const [, index, of, attempt, run = ''] = found
  return { index: Number(index), of: Number(of), attempt: Number(attempt), run }
}

/** The beginning of a run's id, as names of artifacts carry it. */
export function shortRun(runId: string): string {
  return part(runId).slice(0, SHORT_RUN_ID)
}

/** The short id of the run that a name of our own making ends with; null in a name that the user gave. */
export function runOfArtifact(name: string): string | null {
  return OWN_NAME.exec(name)?.[4] ?? null
}

export function attemptOf(env: Environment): string {
  const attempt = env['GITHUB_RUN_ATTEMPT'] ?? ''
  return /^\d{1,6}$/.test(attempt) ? attempt : '1'
}

function part(name: string): string {
  const safe = name.replaceAll(/[^A-Za-z0-9_.]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '')
  return safe.slice(0, MAX_NAME_PART).replace(/[-.]+$/, '') || 'x'
}

function digest(value: unknown): string {
  return createHash('sha256').update(jsonText(value)).digest('hex').slice(0, 10)
}
