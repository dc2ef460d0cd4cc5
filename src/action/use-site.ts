import { createHash } from 'node:crypto'
import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { isJsonObject, type JsonObject, jsonText, parseJson } from '../core/json.js'
import { type FileStore, textIfReadable } from '../core/ports.js'
import { tryResult } from '../core/result.js'
import { PLACE_FILE } from '../core/run-files.js'
import { whyUnsafe } from '../durability/saved-run.js'
import { type Caller, findJobCaller } from './event-facts.js'
import type { ActionHost } from './host.js'
import { FRESH, PREVIOUS_ATTEMPT } from './input-readers.js'
import type { ActionInputs } from './inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The steps in runner/action.yml that run the engine. */
const COMPOSITE_STEPS: ReadonlySet<string> = new Set(['plan', 'run'])
const CALLER_DIGITS = 6
/** Digest of a place, followed by the digest of its caller if the caller is known. */
export const SITE_PATTERN = '([0-9a-f]{10})([0-9a-f]{6})?'

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

/** Parses the text that `formatUseSite` returns; null for any other text. */
export function readPlace(text: string): UseSite | null {
  const [, place, caller = null] = new RegExp(`^${SITE_PATTERN}$`).exec(text) ?? []
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

/** Writes the place into the run folder, because a name that the user gave does not contain it. The run has noted a folder that cannot be written. */
export function writePlace(folder: string, place: UseSite): void {
  const text = `${jsonText({ place: formatUseSite(place) })}\n`
  tryResult(() => createFileStore().replace(path.join(folder, PLACE_FILE), text, 'plain'))
}

/** Returns the place in a downloaded artifact; null if it contains none. */
export function placeIn(files: FileStore, folder: string): UseSite | null {
  if (whyUnsafe(files, folder) !== null) return null
  const found = parseJson(textIfReadable(files, path.join(folder, PLACE_FILE)) ?? '')
  return isJsonObject(found) ? readPlace(String(found['place'])) : null
}

export function joinNonEmpty(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

function digest(value: unknown): string {
  return createHash('sha256').update(jsonText(value)).digest('hex').slice(0, 10)
}
