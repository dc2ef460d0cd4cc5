import { addTo } from '../core/maps.js'
import { err, ok, type Result } from '../core/result.js'
import { matchesParts } from '../text/glob.js'
import { findSmallest } from '../text/lists.js'
import { hasFailed, type ListedJob, type RunFacts } from './github.js'
import { createContexts, type GithubContext, isNeverTrue, splitAtExpressions } from './github-expression.js'
import type { FileJob, FileStep, Permissions } from './workflow-file.js'

/** A job of a workflow file with the jobs of the workflow that it calls. */
export interface JobNode {
  readonly job: FileJob
  /** Steps with those of local actions. */
  readonly steps: readonly FileStep[]
  /** Permissions of the job, else those that its caller passes on. */
  readonly permissions: Permissions | null
  /** Jobs of the called workflow; empty for a job with steps. */
  readonly called: readonly JobNode[]
}

/** A job that a re-run of the failed jobs would run. */
export interface RepeatedJob {
  /** The job of the attempt; null for one that GitHub does not list, such as a job of a caller that was skipped. */
  readonly listed: ListedJob | null
  /** The name that GitHub shows, or its form in the file. */
  readonly name: string
  /** Other spellings of the name; a list of names that has one of them names the job. */
  readonly spellings: readonly string[]
  readonly node: JobNode
}

interface PlacedNode {
  readonly node: JobNode
  /** Callers from the outermost one, then the job itself. */
  readonly path: readonly JobNode[]
  readonly parent: PlacedNode | null
}

/**
 * Returns every job that GitHub runs if the failed jobs of an attempt are run again: the failed jobs, and all jobs that depend on
 * them, whatever became of those.
 */
export function planRerun(
  file: readonly JobNode[],
  listed: readonly ListedJob[],
  run: RunFacts,
): Result<readonly RepeatedJob[], string> {
  const placed = placeNodes(file, null)
  const jobsByNode = new Map<PlacedNode, ListedJob[]>()
  for (const job of listed) {
    const matches = findNodes(placed, job.name)
    if (matches.length === 0) return err(`the job ${job.name} of the run is not in its workflow file`)
    for (const match of matches) addTo(jobsByNode, match, job)
  }
  const failed = [...jobsByNode].flatMap(([place, jobs]) => (jobs.some(hasFailed) ? [place] : []))
  const whole = findDependents(placed, failed)
  const contexts = createContexts(run)
  const repeated = placed.flatMap((place): readonly RepeatedJob[] => {
    const jobs = jobsByNode.get(place) ?? []
    if (!whole.has(place)) return jobs.filter(hasFailed).map((job) => createRepeated(place, job))
    // A caller runs only the jobs of the workflow that it calls.
    const hasRun = jobs.some(({ conclusion }) => conclusion !== 'skipped')
    if (place.node.called.length > 0 || (!hasRun && isSkipped(place, contexts))) return []
    return jobs.length > 0 ? jobs.map((job) => createRepeated(place, job)) : [createRepeated(place, null)]
  })
  return ok(repeated)
}

/** Returns the ids that a job of the run may have: in its workflow file, or `level` calls further in. */
export function findJobIds(file: readonly JobNode[], name: string, level: number): readonly string[] {
  const places = findNodes(placeNodes(file, null), name)
  return [...new Set(places.flatMap(({ path }) => path[level]?.job.id ?? []))]
}

function placeNodes(nodes: readonly JobNode[], parent: PlacedNode | null): readonly PlacedNode[] {
  return nodes.flatMap((node) => {
    const place: PlacedNode = { node, path: [...(parent?.path ?? []), node], parent }
    return [place, ...placeNodes(node.called, place)]
  })
}

/** Returns the places that run whole because they depend on a failed one, with everything that they call. */
function findDependents(placed: readonly PlacedNode[], failed: readonly PlacedNode[]): ReadonlySet<PlacedNode> {
  const whole = new Set<PlacedNode>()
  // A caller that failed as such ran none of its jobs.
  const reached = new Set(failed.flatMap((place) => [place, ...listAncestors(place)]))
  for (const place of failed) if (place.node.called.length > 0) whole.add(place)
  const jobsOfCaller = new Map(placed.map((place) => [place, new Map<string, PlacedNode>()]))
  const outermost = new Map<string, PlacedNode>()
  const getSiblings = ({ parent }: PlacedNode) => (parent === null ? outermost : jobsOfCaller.get(parent))
  for (const place of placed) getSiblings(place)?.set(place.node.job.id, place)
  for (let size = -1; size !== reached.size + whole.size; ) {
    size = reached.size + whole.size
    for (const place of placed) {
      const isCalled = place.parent !== null && whole.has(place.parent)
      const siblings = getSiblings(place)
      const isReached = (id: string): boolean => {
        const needed = siblings?.get(id)
        return needed !== undefined && reached.has(needed)
      }
      if (!isCalled && !place.node.job.needs.some(isReached)) continue
      whole.add(place)
      for (const each of [place, ...listAncestors(place)]) reached.add(each)
    }
  }
  return whole
}

function listAncestors({ parent }: PlacedNode): readonly PlacedNode[] {
  return parent === null ? [] : [parent, ...listAncestors(parent)]
}

/** A job of a called workflow sees the event of the caller, so one condition that is false for certain is enough. */
function isSkipped({ path }: PlacedNode, contexts: readonly GithubContext[]): boolean {
  return path.some(({ job }) => job.condition !== null && isNeverTrue(job.condition, contexts))
}

/** Returns the places whose name a job may have; a name without expressions is preferred. */
function findNodes(placed: readonly PlacedNode[], name: string): readonly PlacedNode[] {
  const matches = placed.flatMap((place) => {
    const fitting = listNameForms(place.path).filter((parts) => matchesParts(parts, name))
    const wildcards = findSmallest(fitting.map((parts) => parts.length))
    return fitting.length === 0 ? [] : [{ place, wildcards }]
  })
  const exact = matches.filter(({ wildcards }) => wildcards === 1)
  return (exact.length > 0 ? exact : matches).map(({ place }) => place)
}

const SEPARATOR = ' / '

/** Returns the forms of a full name, each as its fixed parts. The legs of a matrix follow the name in parentheses. */
function listNameForms(path: readonly JobNode[]): readonly (readonly string[])[] {
  let forms: readonly (readonly string[])[] = [['']]
  for (const [level, { job }] of path.entries()) {
    const name = splitAtExpressions(job.name)
    const formsOfJob = job.hasMatrix ? [name, joinParts(name, [' (', ''])] : [name]
    const begin = level === 0 ? [''] : [SEPARATOR]
    forms = forms.flatMap((form) => formsOfJob.map((parts) => joinParts(joinParts(form, begin), parts)))
  }
  return forms
}

function joinParts(left: readonly string[], [first = '', ...right]: readonly string[]): readonly string[] {
  return [...left.slice(0, -1), `${left.at(-1) ?? ''}${first}`, ...right]
}

function createRepeated({ node, path }: PlacedNode, listed: ListedJob | null): RepeatedJob {
  const inFile = path.map(({ job }) => job.name).join(SEPARATOR)
  const name = listed?.name ?? inFile
  // A matrix that was never expanded is listed without its legs.
  const isUnexpanded = node.job.hasMatrix && (listed === null || listed.conclusion === 'skipped')
  return { listed, name, spellings: [name, ...(isUnexpanded ? [`${name} ()`] : [])], node }
}
