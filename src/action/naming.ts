import { createHash } from 'node:crypto'
import path from 'node:path'
import { isJsonObject, type JsonObject, jsonText, parseJson } from '../core/json.js'
import { type ActionInputs, PREVIOUS_ATTEMPT } from './inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The steps in runner/action.yml that run the engine. */
const COMPOSITE_STEPS: ReadonlySet<string> = new Set(['plan', 'run'])
const MAX_NAME_PART = 40
const SHORT_RUN_ID = 8
/** What a name ends with when the run went on after the upload. */
const CHECKPOINT = '(?:-checkpoint-\\d{1,5})?$'
const RUN_AT_END = `([A-Za-z0-9_.]{1,${SHORT_RUN_ID}})${CHECKPOINT}`
const OWN_NAME = new RegExp(`^conductor-.*-([0-9a-f]{10})-(\\d{1,6})-${RUN_AT_END}`)
const SHARD_NAME = new RegExp(`-shard-(\\d{1,3})of(\\d{1,3})-(\\d{1,6})-${RUN_AT_END}`)
const GIVEN_NAME = new RegExp(`^(.*?)-(\\d{1,6})${CHECKPOINT}`)

/**
 * The place of this use of the action: the workflow file, the job, the step, `key` and the leg of the matrix. Inputs, gates and
 * secrets may change from one attempt to the next; the place stays.
 */
export function placeKey(
  inputs: Use & Pick<ActionInputs, 'workflow' | 'composite' | 'resumeFrom'>,
  env: Environment,
): string {
  const step = inputs.composite ? stepAround(inputs, env) : (env['GITHUB_ACTION'] ?? '')
  return digest([path.normalize(inputs.workflow), env['GITHUB_JOB'] ?? '', step, inputs.key, inputs.matrix])
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
  return resumeFrom.filter((entry) => entry !== PREVIOUS_ATTEMPT).join(',')
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
export function useKey(file: string, { matrix, key }: Use, env: Environment): string {
  return digest([env['GITHUB_WORKFLOW'] ?? '', file, env['GITHUB_JOB'] ?? '', matrix, key, useInJob(env)])
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
  readonly key: string
  readonly attempt: string
  readonly runId: string
}

/** Unique across matrix jobs, repeated uses and attempts; long names are cut so that what makes it unique survives. */
export function artifactName(naming: ArtifactNaming): string {
  const { given, workflow, job, key, attempt, runId } = naming
  if (given !== '') return `${given}-${attempt}`
  return `conductor-${part(workflow)}-${part(job)}-${key}-${attempt}-${shortRun(runId)}`
}

/** The attempt in which the same step left an artifact; null when another one did. */
export function attemptOfArtifact(name: string, given: string, key: string): number | null {
  const [, made, attempt] = (given === '' ? OWN_NAME : GIVEN_NAME).exec(name) ?? []
  return made === (given || key) ? Number(attempt) : null
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
  return OWN_NAME.exec(name)?.[3] ?? null
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
