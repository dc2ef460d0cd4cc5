import type { Json, JsonObject } from '../../src/core/json.js'
import type { Reply, SeenRequest } from '../action/services.js'
import { zip } from './zip.js'

/** The routes of GitHub's REST API that triage may ask; everything else is not found. */
const ROUTES = {
  repository: ['GET', ''],
  run: ['GET', '/actions/runs/(\\d+)'],
  runs: ['GET', '/actions/runs'],
  jobs: ['GET', '/actions/runs/(\\d+)/jobs'],
  attempt: ['GET', '/actions/runs/(\\d+)/attempts/(\\d+)/jobs'],
  log: ['GET', '/actions/jobs/(\\d+)/logs'],
  archive: ['GET', '/actions/runs/(\\d+)/attempts/(\\d+)/logs'],
  rerun: ['POST', '/actions/runs/(\\d+)/rerun-failed-jobs'],
  annotations: ['GET', '/check-runs/(\\d+)/annotations'],
  branch: ['GET', '/branches/(.+)'],
  commit: ['GET', '/commits/([^?]+)'],
  pulls: ['GET', '/pulls'],
  deployments: ['GET', '/deployments'],
  contents: ['GET', '/contents/(.+)'],
} as const

export type RouteName = keyof typeof ROUTES

export interface Route {
  readonly name: RouteName
  readonly repository: string
  readonly params: readonly string[]
  readonly query: URLSearchParams
}

/** Finds the route that a request means, as GitHub does: by the decoded path without its query. */
export function routeOf(method: string, path: string): Route | null {
  const url = new URL(path, 'http://x')
  const names = Object.keys(ROUTES) as RouteName[]
  for (const name of names) {
    const [verb, pattern] = ROUTES[name]
    const match = new RegExp(`^/repos/([\\w.-]+/[\\w.-]+)${pattern}$`).exec(url.pathname)
    const [, repository = '', ...params] = match ?? []
    if (match !== null && verb === method)
      return { name, repository, params: params.map(decodeURIComponent), query: url.searchParams }
  }
  return null
}

/** Cuts a list into pages: 30 entries unless asked otherwise, never more than 100. */
function pageOf(items: readonly Json[], query: URLSearchParams): readonly Json[] {
  const size = Math.min(Math.max(Number(query.get('per_page')) || 30, 1), 100)
  const page = Math.max(Number(query.get('page')) || 1, 1)
  return items.slice((page - 1) * size, page * size)
}

/** Applies the filters of a list that GitHub knows; a filter of a wrong form is ignored, as GitHub ignores it. */
export function filtered(name: RouteName, items: readonly JsonObject[], query: URLSearchParams): readonly JsonObject[] {
  const is = (field: string) => (item: JsonObject) => !query.has(field) || item[field] === query.get(field)
  if (name === 'runs') {
    const branch = query.get('branch')
    const status = query.get('status')
    const [, from] = /^>=(.+)$/.exec(query.get('created') ?? '') ?? []
    return items
      .filter(is('head_sha'))
      .filter(is('event'))
      .filter((run) => branch === null || run['head_branch'] === branch)
      .filter((run) => status === null || run['status'] === status || run['conclusion'] === status)
      .filter((run) => from === undefined || Date.parse(String(run['created_at'])) >= Date.parse(from))
  }
  if (name === 'deployments') return items.filter(is('sha'))
  if (name === 'pulls') {
    const state = query.get('state') ?? 'open'
    const head = query.get('head') ?? ''
    return items
      .filter((pull) => state === 'all' || (pull['state'] ?? 'open') === state)
      .filter((pull) => !/^[^:]+:.+/.test(head) || (pull['head'] as JsonObject)['label'] === head)
  }
  if (name === 'jobs' && query.get('filter') !== 'all') {
    const newest = Math.max(...items.map(({ run_attempt: attempt }) => Number(attempt ?? 1)))
    return items.filter(({ run_attempt: attempt }) => Number(attempt ?? 1) === newest)
  }
  return items
}

/** A repository with one run that failed; ids of other runs and jobs are not found. */
export interface Repository {
  readonly name: string
  run: JsonObject
  /** Jobs of every attempt of the run. `needs` is a list of names; GitHub does not tell it. */
  jobs: readonly JsonObject[]
  readonly logs: Readonly<Record<number, string | Reply>>
  readonly annotations?: Readonly<Record<number, readonly JsonObject[]>>
  readonly others?: readonly { readonly run: JsonObject; readonly jobs: readonly JsonObject[] }[]
  readonly branches: Readonly<Record<string, string>>
  readonly pulls?: readonly JsonObject[]
  /** Names of the jobs that a re-run has begun again. */
  rerunJobs?: readonly string[]
  /** Undefined: the token lacks `deployments: read`. */
  readonly deployments?: readonly JsonObject[]
  /** Files at any commit: a path, or `owner/repo/path` for another repository. Undefined: the token lacks `contents: read`. */
  readonly files?: Readonly<Record<string, string>>
  /** Refusals and outages. */
  readonly refuse?: Partial<Record<RouteName, Reply>>
}

const NOT_FOUND: Reply = { status: 404, body: { message: 'Not Found' } }
const FORBIDDEN: Reply = { status: 403, body: { message: 'Resource not accessible by integration' } }

/** Answers requests about a repository as GitHub does; undefined for what another part of the stand-in answers. */
export function answersOf(repository: Repository, storage: string) {
  return ({ method, path }: SeenRequest): Reply | undefined => {
    const route = routeOf(method, path)
    if (route === null) return undefined
    const isFile = route.name === 'contents'
    if (route.repository !== repository.name) return isFile ? fileOf(repository, route) : NOT_FOUND
    return repository.refuse?.[route.name] ?? answer(repository, route, storage)
  }
}

/** Writes a workflow file for jobs by their names; names such as `test (1)` are legs of one job. */
export function workflowFor(jobs: Readonly<Record<string, JsonObject>>): string {
  const base = (name: string): string => name.replace(/ \([^()]*\)$/, '')
  const ids = new Map([...new Set(Object.keys(jobs).map(base))].map((name, index) => [name, `job-${index}`]))
  const entries = Object.entries(jobs).map(([name, { needs = [], ...more }]) => {
    const needed = (Array.isArray(needs) ? needs : [needs]).map((each) => ids.get(base(String(each))) ?? String(each))
    const matrix = base(name) === name ? {} : { strategy: { matrix: { leg: [1] } } }
    const steps = more['uses'] === undefined ? { steps: [{ run: 'make test' }] } : {}
    return [ids.get(base(name)) ?? name, { name: base(name), needs: needed, ...matrix, ...steps, ...more }]
  })
  return JSON.stringify({ on: 'push', jobs: Object.fromEntries(entries) })
}

/** The answer of GitHub to a request for a file: base64 with line breaks. */
export function contentsOf(text: string, path = ''): JsonObject {
  const content = Buffer.from(text).toString('base64').replaceAll(/.{60}/g, '$&\n')
  return { type: 'file', encoding: 'base64', size: Buffer.byteLength(text), path, content }
}

/** The contents of a file at the commit that the query must name. */
function fileOf({ name, files }: Repository, { repository, params: [path = ''], query }: Route): Reply {
  if (files === undefined) return FORBIDDEN
  if ((query.get('ref') ?? '') === '') return NOT_FOUND
  const key = repository === name ? path : `${repository}/${path}`
  const text = Object.hasOwn(files, key) ? files[key] : undefined
  return text === undefined ? NOT_FOUND : { status: 200, body: contentsOf(text, path) }
}

function answer(repository: Repository, route: Route, storage: string): Reply {
  const { name, params, query } = route
  const [first = '', second = ''] = params
  const list = (items: readonly JsonObject[] | undefined, within?: string): Reply => {
    if (items === undefined) return NOT_FOUND
    const all = filtered(name, items, query).map(({ needs: _, ...item }) => item)
    const page = pageOf(all, query)
    return { status: 200, body: within === undefined ? page : { total_count: all.length, [within]: page } }
  }
  const runs = [{ run: repository.run, jobs: repository.jobs }, ...(repository.others ?? [])]
  const found = runs.find(({ run }) => String(run['id']) === first)
  const sha = Object.hasOwn(repository.branches, first) ? repository.branches[first] : undefined
  switch (name) {
    case 'repository':
      return { status: 200, body: { full_name: repository.name, default_branch: 'main' } }
    case 'run':
      return found === undefined ? NOT_FOUND : { status: 200, body: found.run }
    case 'runs':
      return list(
        runs.map(({ run }) => run),
        'workflow_runs',
      )
    case 'jobs':
      return list(found?.jobs, 'jobs')
    case 'attempt':
      return list(
        found?.jobs.filter(({ run_attempt: attempt }) => String(attempt ?? 1) === second),
        'jobs',
      )
    case 'log': {
      const log = repository.logs[Number(first)]
      if (typeof log === 'object') return log
      return log === undefined ? NOT_FOUND : { status: 302, headers: { location: `${storage}/logs/${first}` } }
    }
    case 'archive':
      return found === undefined ? NOT_FOUND : { status: 302, headers: { location: `${storage}/archives/${second}` } }
    case 'rerun':
      return found === undefined ? NOT_FOUND : rerun(repository)
    case 'annotations':
      return list(repository.annotations?.[Number(first)] ?? [])
    case 'branch':
      return sha === undefined ? NOT_FOUND : { status: 200, body: { name: first, commit: { sha } } }
    case 'commit':
      return sha === undefined
        ? { status: 422, body: { message: `No commit found for SHA: ${first}` } }
        : { status: 200, body: { sha } }
    case 'pulls':
      return list(repository.pulls ?? [])
    case 'deployments':
      return repository.deployments === undefined ? FORBIDDEN : list(repository.deployments)
    case 'contents':
      return fileOf(repository, route)
  }
}

const MONTH_MS = 31 * 24 * 3600 * 1000

/** Runs the failed jobs again, and all jobs that need them; the other jobs of the new attempt are copies. */
function rerun(repository: Repository): Reply {
  const { status, conclusion, run_attempt: attempt, created_at: created } = repository.run
  const refuse = (message: string): Reply => ({ status: 403, body: { message } })
  if (status !== 'completed') return refuse('This workflow is already running')
  if (conclusion === 'success') return refuse('This workflow run cannot be retried: it has no failed jobs')
  if (Date.now() - Date.parse(String(created)) > MONTH_MS)
    return refuse('Unable to retry this workflow run because it was created over a month ago')
  if (Number(attempt) >= 50) return refuse('This workflow run has reached the maximum number of re-runs')
  const jobs = repository.jobs.filter(({ run_attempt: ofJob }) => Number(ofJob ?? 1) === Number(attempt))
  const again = new Set(
    jobs.filter(({ conclusion: of }) => of !== 'success' && of !== 'skipped').map(({ name }) => name),
  )
  const needsOne = ({ needs }: JsonObject): boolean => Array.isArray(needs) && needs.some((name) => again.has(name))
  for (let size = -1; size !== again.size; ) {
    size = again.size
    for (const job of jobs) if (needsOne(job)) again.add(job['name'])
  }
  repository.rerunJobs = [...again].map(String)
  repository.jobs = [
    ...repository.jobs,
    ...jobs.map((job) => ({
      ...job,
      id: Number(job['id']) + 1000,
      run_attempt: Number(attempt) + 1,
      ...(again.has(job['name']) ? { conclusion: null, completed_at: null } : {}),
    })),
  ]
  repository.run = { ...repository.run, status: 'queued', conclusion: null, run_attempt: Number(attempt) + 1 }
  return { status: 201, body: {} }
}

/** The store of logs, which an address of the API redirects to: it refuses a request that carries the token. */
export function storageOf(repository: Pick<Repository, 'logs' | 'jobs'>) {
  return ({ path, token }: SeenRequest): Reply | Buffer => {
    const attempt = /^\/archives\/(\d+)$/.exec(path)?.[1]
    if (attempt !== undefined && token === '') return archiveOf(repository, Number(attempt))
    const log = repository.logs[Number(/^\/logs\/(\d+)$/.exec(path)?.[1])]
    if (token !== '') return { status: 403, text: 'AuthenticationFailed' }
    return typeof log === 'string' ? { status: 200, text: log } : { status: 404, text: 'BlobNotFound' }
  }
}

/** The logs of an attempt as GitHub packs them: a file for each job, and a folder with a file for each step. */
function archiveOf({ jobs, logs }: Pick<Repository, 'logs' | 'jobs'>, attempt: number): Buffer {
  const entries = jobs
    .filter(({ run_attempt: of }) => Number(of ?? 1) === attempt)
    .flatMap(({ id, name }, index) => {
      const log = logs[Number(id)]
      const job = String(name).replaceAll(/[/:]/g, '').slice(0, 90).trim()
      return typeof log === 'string'
        ? [
            { name: `${index}_${job}.txt`, data: log },
            { name: `${job}/1_Set up job.txt`, data: log },
          ]
        : []
    })
  return zip(entries)
}
