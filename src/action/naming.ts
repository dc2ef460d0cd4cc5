import { createHash } from 'node:crypto'
import { isJsonObject, jsonText, parseJson } from '../core/json.js'
import { type ActionInputs, PREVIOUS_ATTEMPT } from './inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** Left out of the key: tokens change with every run, and a resumed step is the same step. */
const NOT_IN_KEY: ReadonlySet<string> = new Set(['github-token', 'command', 'resume-from', 'matrix'])
/** The steps in runner/action.yml that run the engine. */
const COMPOSITE_STEPS: ReadonlySet<string> = new Set(['plan', 'run'])
const MAX_NAME_PART = 40
const SHORT_RUN_ID = 8

/** Tells one use of the action from another in the same run: other step, other inputs, other leg of the matrix. */
export function stepKey(
  inputs: Pick<ActionInputs, 'written' | 'matrix' | 'composite' | 'resumeFrom'>,
  env: Environment,
): string {
  const said = [...inputs.written]
    .filter(([name, value]) => !NOT_IN_KEY.has(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const step = inputs.composite ? stepAround(inputs, env) : (env['GITHUB_ACTION'] ?? '')
  return digest([env['GITHUB_WORKFLOW'] ?? '', env['GITHUB_JOB'] ?? '', step, said, inputs.matrix])
}

/**
 * Inside of a composite GitHub names the step that uses it; other runners name the step within, which says nothing. There,
 * a use that goes on with what another one left is told from that one, because both have the same run.
 */
function stepAround({ resumeFrom }: Pick<ActionInputs, 'resumeFrom'>, env: Environment): string {
  const step = env['GITHUB_ACTION'] ?? ''
  if (!COMPOSITE_STEPS.has(step)) return step
  return resumeFrom === PREVIOUS_ATTEMPT ? '' : resumeFrom
}

/** Tells one comment or check run from another on the same commit: a workflow file, in a job, in a leg of its matrix. */
export function legKey(file: string, inputs: Pick<ActionInputs, 'matrix'>, env: Environment): string {
  return digest([env['GITHUB_WORKFLOW'] ?? '', file, env['GITHUB_JOB'] ?? '', inputs.matrix])
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
  return `conductor-${part(workflow)}-${part(job)}-${key}-${attempt}-${part(runId).slice(0, SHORT_RUN_ID)}`
}

/** Whether an artifact is what the same step left in the given attempt. */
export function isArtifactOf(name: string, given: string, key: string, attempt: number): boolean {
  if (given !== '') return name === `${given}-${attempt}`
  return name.startsWith('conductor-') && new RegExp(`-${key}-${attempt}-[A-Za-z0-9_.]{1,${SHORT_RUN_ID}}$`).test(name)
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

/** `ubuntu-latest, 20`: the values of a leg for people; empty outside of a matrix. */
export function legLabel(matrix: string): string {
  const values = parseJson(matrix)
  if (!isJsonObject(values)) return ''
  return Object.values(values)
    .map((value) => (typeof value === 'string' ? value : jsonText(value)))
    .join(', ')
}
