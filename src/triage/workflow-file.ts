import { parse } from 'yaml'
import { isRecord } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'
import { toOneLine } from '../text/terminal-text.js'

/** A workflow file of GitHub Actions, reduced to what a re-run depends on. */
export interface WorkflowFile {
  readonly jobs: readonly FileJob[]
  /** The template of the concurrency group; null without one. */
  readonly concurrency: string | null
}

export interface FileJob {
  readonly id: string
  /** `name`, which may have expressions, else the id. */
  readonly name: string
  readonly hasMatrix: boolean
  readonly needs: readonly string[]
  readonly condition: string | null
  /** The workflow that the job calls. */
  readonly uses: string | null
  readonly environment: string | null
  /** The permissions of the job, else those of the file; null if neither gives any. */
  readonly permissions: Permissions | null
  readonly concurrency: string | null
  readonly steps: readonly FileStep[]
}

/** `write-all`, `read-all`, or levels by name. */
export type Permissions = string | Readonly<Record<string, string>>

export interface FileStep {
  readonly name: string | null
  readonly uses: string | null
  readonly run: string | null
  /** Inputs of the action, as texts. */
  readonly inputs: Readonly<Record<string, string>>
  /** Whether the steps of the local action of this step follow. */
  readonly isRead?: boolean
}

const MAX_JOBS = 1000

/** Parses a workflow file. GitHub has run it, so an unexpected shape means that this is another file or a newer syntax. */
export function parseWorkflowFile(text: string): Result<WorkflowFile, string> {
  const root = parseYaml(text)
  if (!root.ok) return root
  const jobs = isRecord(root.value) ? root.value['jobs'] : undefined
  if (!isRecord(root.value) || !isRecord(jobs)) return err('it has no jobs')
  const permissions = parsePermissions(root.value['permissions'])
  const fileJobs: FileJob[] = []
  for (const [id, value] of Object.entries(jobs).slice(0, MAX_JOBS + 1)) {
    const job = isRecord(value) ? parseFileJob(id, value, permissions) : null
    if (job === null) return err(`its job ${toOneLine(id, 100)} has an unexpected form`)
    fileJobs.push(job)
  }
  const ids = new Set(fileJobs.map(({ id }) => id))
  const lost = fileJobs.find(({ needs }) => needs.some((name) => !ids.has(name)))
  if (lost !== undefined) return err(`its job ${toOneLine(lost.id, 100)} needs a job that is not there`)
  if (fileJobs.length > MAX_JOBS) return err(`it has more than ${MAX_JOBS} jobs`)
  return ok({ jobs: fileJobs, concurrency: parseGroup(root.value['concurrency']) })
}

/** Returns the steps of a composite action; null for an action of another sort. */
export function parseCompositeAction(text: string): readonly FileStep[] | null {
  const root = parseYaml(text)
  const runs = root.ok && isRecord(root.value) ? root.value['runs'] : undefined
  return isRecord(runs) && runs['using'] === 'composite' ? parseSteps(runs['steps']) : null
}

function parseYaml(text: string): Result<unknown, string> {
  try {
    // With `silent` a broken file would be read in part. GitHub refuses a key that stands twice, and the library compares each key with all others.
    return ok(parse(text, { logLevel: 'error', prettyErrors: false, uniqueKeys: false }))
  } catch (error) {
    return err(`it is not valid YAML: ${toOneLine(errorMessage(error), 200)}`)
  }
}

function parseFileJob(id: string, job: Readonly<Record<string, unknown>>, ofFile: Permissions | null): FileJob | null {
  const { name, needs = [], uses, strategy } = job
  const needed: readonly unknown[] = Array.isArray(needs) ? needs : [needs]
  const steps = uses === undefined ? parseSteps(job['steps']) : []
  if (steps === null || !needed.every((each) => typeof each === 'string')) return null
  if (uses !== undefined && typeof uses !== 'string') return null
  return {
    id,
    name: toText(name) ?? id,
    hasMatrix: isRecord(strategy) && strategy['matrix'] !== undefined,
    needs: needed,
    condition: toText(job['if']),
    uses: uses ?? null,
    environment: parseEnvironment(job['environment']),
    permissions: parsePermissions(job['permissions']) ?? ofFile,
    concurrency: parseGroup(job['concurrency']),
    steps,
  }
}

function parseSteps(value: unknown): readonly FileStep[] | null {
  const steps: readonly unknown[] | null = Array.isArray(value) ? value : null
  if (steps === null || !steps.every(isRecord)) return null
  return steps
    .filter((step) => !/^(?:\$\{\{)?\s*false\s*(?:\}\})?$/.test(toText(step['if']) ?? ''))
    .map((step) => {
      const inputs = isRecord(step['with']) ? Object.entries(step['with']) : []
      return {
        name: toText(step['name']),
        uses: toText(step['uses']),
        run: toText(step['run']),
        inputs: Object.fromEntries(inputs.map(([name, input]) => [name.toLowerCase(), toText(input) ?? '?'])),
      }
    })
}

function toText(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

function parseEnvironment(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return toText(isRecord(value) ? value['name'] : value) ?? '?'
}

function parseGroup(value: unknown): string | null {
  return toText(isRecord(value) ? value['group'] : value)
}

function parsePermissions(value: unknown): Permissions | null {
  if (value === undefined || value === null) return null
  if (!isRecord(value)) return toText(value) ?? 'unknown'
  return Object.fromEntries(Object.entries(value).map(([name, level]) => [name, toText(level) ?? 'unknown']))
}
