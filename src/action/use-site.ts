import { createHash } from 'node:crypto'
import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { isJsonObject, type JsonObject, parseJson, printJson } from '../core/json.js'
import { type FileStore, readTextIfReadable } from '../core/ports.js'
import { tryResult } from '../core/result.js'
import { PLACE_FILE } from '../core/run-files.js'
import type { Environment } from '../core/shells.js'
import { findUnsafeReason } from '../durability/saved-run.js'
import { trimSigns } from '../text/excerpt.js'
import { type ActionHost, type Caller, findJobCaller } from './host.js'
import { FRESH, PREVIOUS_ATTEMPT } from './input-readers.js'
import type { ActionInputs } from './inputs.js'

/** The steps in runner/action.yml that run the engine. */
const COMPOSITE_STEPS: ReadonlySet<string> = new Set(['plan', 'run'])
const CALLER_DIGITS = 6
/** Digest of a place, followed by the digest of its caller if the caller is known. */
const SITE_PATTERN = '([0-9a-f]{10})([0-9a-f]{6})?'

export interface UseSite {
  readonly place: string
  readonly caller: string | null
}

/** Inputs, gates and secrets are no part of the place, because they may change from one attempt to the next. */
export function createUseSite(
  inputs: Use & Pick<ActionInputs, 'workflow' | 'composite' | 'resumeFrom'>,
  env: Environment,
  caller: Caller,
): UseSite {
  const step = inputs.composite ? stepAround(inputs, env) : (env['GITHUB_ACTION'] ?? '')
  const place = digest([path.normalize(inputs.workflow), env['GITHUB_JOB'] ?? '', step, inputs.key, inputs.matrix])
  return { place, caller: caller === null ? null : digest(caller).slice(0, CALLER_DIGITS) }
}

export async function findUseSite(host: ActionHost, inputs: ActionInputs): Promise<UseSite> {
  return createUseSite(inputs, host.env, await findJobCaller(host, inputs))
}

export function formatUseSite({ place, caller }: UseSite): string {
  return `${place}${caller ?? ''}`
}

export function parseUseSite(text: string): UseSite | null {
  const [, place, caller = null] = new RegExp(`^${SITE_PATTERN}$`).exec(text) ?? []
  return place === undefined ? null : { place, caller }
}

type Use = Pick<ActionInputs, 'matrix' | 'key'>

/** Some runners name the step inside of the composite action, the same for every use: there `resume-from` tells uses apart. */
function stepAround({ resumeFrom }: Pick<ActionInputs, 'resumeFrom'>, env: Environment): string {
  const step = env['GITHUB_ACTION'] ?? ''
  if (!COMPOSITE_STEPS.has(step)) return step
  return resumeFrom.filter((entry) => entry !== PREVIOUS_ATTEMPT && entry !== FRESH).join(',')
}

/** Returns the id of the step, `#2` for the second step without an id, and nothing for the first; the same in every attempt. */
export function formatUseInJob(env: Environment): string {
  const step = env['GITHUB_ACTION'] ?? ''
  if (COMPOSITE_STEPS.has(step)) return ''
  const [, count] = /^(?:__.*_)?(\d+)$/.exec(step) ?? []
  if (count !== undefined) return `#${count}`
  return step.startsWith('__') ? '' : step
}

export function createUseKey(file: string, { matrix, key }: Use, env: Environment, caller: Caller): string {
  const use = [env['GITHUB_WORKFLOW'] ?? '', file, env['GITHUB_JOB'] ?? '', matrix, key, formatUseInJob(env)]
  return digest(caller ? [...use, caller] : use)
}

export function formatIssueKey(file: string, { key }: Pick<ActionInputs, 'key'>): string {
  return key === '' ? file : `${file} (${key})`
}

export function parseLeg({ matrix }: Pick<ActionInputs, 'matrix'>): JsonObject | null {
  const leg = parseJson(matrix)
  return isJsonObject(leg) ? leg : null
}

/** Writes the place into the run folder, because a name that the user gave does not contain it. The run has noted a folder that cannot be written. */
export function writeUseSite(folder: string, place: UseSite): void {
  const text = `${printJson({ place: formatUseSite(place) })}\n`
  tryResult(() => createFileStore().replace(path.join(folder, PLACE_FILE), text, 'plain'))
}

export function readUseSite(files: FileStore, folder: string): UseSite | null {
  if (findUnsafeReason(files, folder) !== null) return null
  const found = parseJson(readTextIfReadable(files, path.join(folder, PLACE_FILE)) ?? '')
  return isJsonObject(found) ? parseUseSite(String(found['place'])) : null
}

export function joinNonEmpty(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

function digest(value: unknown): string {
  return createHash('sha256').update(printJson(value)).digest('hex').slice(0, 10)
}

/*
 * Names of the artifacts that runs leave, and what can be read from them:
 *
 *   conductor-WORKFLOW-JOB-SITE-ATTEMPT-RUN       a run; SITE is the digest of this use of the action
 *   GIVEN-ATTEMPT, GIVEN-SITE-ATTEMPT             a run with `artifact-name`; with SITE if legs give the same name
 *   ...-shard-INDEXofCOUNT-ATTEMPT-RUN            a shard
 *   ...-checkpoint-NUMBER                         any of these, uploaded while the run continues
 *   conductor-WORKFLOW-JOB-SITE-ATTEMPT-refused   a use in which nothing ran, whatever `artifact-name` says
 */

const REFUSED = 'refused'

const MAX_NAME_PART = 40
const SHORT_RUN_ID = 8
const CHECKPOINT = '(?:-checkpoint-\\d{1,5})?$'
const RUN_AT_END = `([A-Za-z0-9_.]{1,${SHORT_RUN_ID}})${CHECKPOINT}`
const OWN_NAME = new RegExp(`^conductor-.*-${SITE_PATTERN}-(\\d{1,6})-${RUN_AT_END}`)
const SHARD_NAME = new RegExp(`-shard-(\\d{1,3})of(\\d{1,3})-(\\d{1,6})-${RUN_AT_END}`)
const GIVEN_NAME = new RegExp(`^(.*?)-(\\d{1,6})${CHECKPOINT}`)

interface NamedRun {
  readonly workflow: string
  readonly runId: string
  readonly shard?: { readonly index: number; readonly of: number } | undefined
  readonly place: UseSite
}

interface ArtifactNaming extends NamedRun {
  readonly given: string
  readonly job: string
  readonly attempt: string
}

/**
 * Returns a name that is unique across matrix jobs, uses and attempts; cutting long parts keeps it unique. The join finds the name of a
 * shard by the id of the run, whichever job uploaded it.
 */
export function createArtifactFileName(naming: ArtifactNaming): string {
  const { given, workflow, job, place, attempt, runId, shard } = naming
  const head = given === '' ? `conductor-${toNamePart(workflow)}` : given
  const tail = `${attempt}-${shortenRunId(runId)}`
  if (shard !== undefined) return `${head}-shard-${shard.index}of${shard.of}-${tail}`
  return given === '' ? `${head}-${toNamePart(job)}-${formatUseSite(place)}-${tail}` : `${given}-${attempt}`
}

/** Returns the given name with the place added, for legs of a matrix that give the same name. */
export function formatPlacedName({
  given,
  place,
  attempt,
}: Pick<ArtifactNaming, 'given' | 'place' | 'attempt'>): string {
  return `${given}-${formatUseSite(place)}-${attempt}`
}

export type NamedArtifact = NonNullable<ReturnType<typeof parseArtifactName>>

export function parseArtifactName(name: string, given: string) {
  // The run continued after the upload of a checkpoint.
  const isCheckpoint = /-checkpoint-\d+$/.test(name)
  const [, site, caller = null, number, short] = OWN_NAME.exec(name) ?? []
  const isRefusal = short === REFUSED
  if (given === '' || isRefusal) {
    if (site === undefined || short === undefined) return null
    return { attempt: Number(number), place: { place: site, caller }, run: short, isCheckpoint, isRefusal }
  }
  // A name that the user gave tells runs apart, but not who uploaded the artifact, unless the place follows the name.
  const [, run = '', attempt] = GIVEN_NAME.exec(name) ?? []
  const place = run.startsWith(`${given}-`) ? parseUseSite(run.slice(given.length + 1)) : null
  return run === given || place !== null ? { attempt: Number(attempt), place, run, isCheckpoint, isRefusal } : null
}

export function parseShardOfArtifact(name: string) {
  const found = SHARD_NAME.exec(name)
  if (found === null) return null
  const [, index, of, attempt, run = ''] = found
  return { index: Number(index), of: Number(of), attempt: Number(attempt), run }
}

export function shortenRunId(runId: string): string {
  return toNamePart(runId).slice(0, SHORT_RUN_ID)
}

/** Returns the short run id in the name of an artifact; null if the name has none, or is that of a refusal. */
export function parseRunOfArtifact(name: string): string | null {
  const run = OWN_NAME.exec(name)?.[4] ?? null
  return run === REFUSED ? null : run
}

export function readRunAttempt({ GITHUB_RUN_ATTEMPT: attempt = '' }: ActionHost['env']): string {
  return /^\d{1,6}$/.test(attempt) ? attempt : '1'
}

export function createArtifactName({ env }: ActionHost, { artifactName: given }: ActionInputs, run: NamedRun): string {
  return createArtifactFileName({ ...run, given, job: env['GITHUB_JOB'] ?? '', attempt: readRunAttempt(env) })
}

export function createRefusalName({ env }: ActionHost, { workflow }: ActionInputs, place: UseSite): string {
  const run = { workflow: path.parse(workflow).name, runId: REFUSED, place }
  return createArtifactFileName({ ...run, given: '', job: env['GITHUB_JOB'] ?? '', attempt: readRunAttempt(env) })
}

/** Returns the name for uploads while the run continues; it contains the place, so that no other use can have taken it. */
export async function toCheckpointName(host: ActionHost, inputs: ActionInputs, run: Omit<NamedRun, 'place'>) {
  const place = await findUseSite(host, inputs)
  const given = inputs.artifactName
  if (given === '' || run.shard !== undefined) return createArtifactName(host, inputs, { ...run, place })
  return formatPlacedName({ given, place, attempt: readRunAttempt(host.env) })
}

function toNamePart(name: string): string {
  const safe = name.replaceAll(/[^A-Za-z0-9_.]+/g, '-').replace(/^[-.]+/, '')
  return trimSigns(safe.slice(0, MAX_NAME_PART), '-.') || 'x'
}
