import { withQuery } from '../core/github.js'
import { isJsonObject, type Json } from '../core/json.js'
import type { ApiProblem, GithubApi } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { isLocalAction } from './file-guards.js'
import type { RunFacts } from './github.js'
import type { JobNode } from './rerun-plan.js'
import {
  type FileJob,
  type FileStep,
  type Permissions,
  parseCompositeAction,
  parseWorkflowFile,
  type WorkflowFile,
} from './workflow-file.js'

/** Where files are read from: a repository at a commit. */
interface FileSource {
  readonly repository: string
  readonly ref: string
}

/** Limits of GitHub for called workflows, and one of ours for local actions. */
const MAX_LEVELS = 10
const MAX_FILES = 50

/** Events whose run shows the commit of the pull request, but takes its workflow file from the base branch. */
const FILE_OF_BASE: ReadonlySet<string> = new Set(['pull_request_target'])

/** Reads workflow files, the workflows that they call, and local actions, at the commit of a run; each file once. */
export class WorkflowFiles {
  readonly #answers = new Map<string, Promise<Result<string, ApiProblem>>>()

  constructor(
    readonly api: GithubApi,
    readonly repository: string,
    readonly run: RunFacts,
  ) {}

  /** Returns the workflow file of the run with everything that it calls; a sentence if something cannot be read. */
  async read(): Promise<Result<{ readonly file: WorkflowFile; readonly jobs: readonly JobNode[] }, string>> {
    const { workflow, event, head_sha: ref } = this.run
    if (FILE_OF_BASE.has(event))
      return err(`${event} uses the workflow file of the base branch, and GitHub does not say at which commit`)
    const source = { repository: this.repository, ref }
    const file = await this.#readWorkflow(source, workflow)
    if (!file.ok) return file
    const jobs = await this.#expand(file.value, source, null, 0)
    return jobs.ok ? ok({ file: file.value, jobs: jobs.value }) : jobs
  }

  /** Returns the workflow file of another run. */
  async readOf(other: RunFacts): Promise<Result<WorkflowFile, string>> {
    return this.#readWorkflow({ repository: this.repository, ref: other.head_sha }, other.workflow)
  }

  async #readWorkflow(source: FileSource, path: string): Promise<Result<WorkflowFile, string>> {
    const text = await this.#readText(source, path)
    const where = source.repository === this.repository ? path : `${source.repository}/${path}`
    if (!text.ok)
      return err(`the workflow file ${where} cannot be read (this needs contents: read): ${text.error.message}`)
    const file = parseWorkflowFile(text.value)
    return file.ok ? file : err(`the workflow file ${where} cannot be understood: ${file.error}`)
  }

  async #expand(
    { jobs }: WorkflowFile,
    source: FileSource,
    passedOn: Permissions | null,
    level: number,
  ): Promise<Result<readonly JobNode[], string>> {
    const nodes: JobNode[] = []
    for (const job of jobs) {
      const permissions = job.permissions ?? passedOn
      const called = await this.#expandCall(job, source, permissions, level)
      if (!called.ok) return called
      const steps = await this.#expandSteps(job.steps, 0)
      if (!steps.ok) return steps
      nodes.push({ job, permissions, steps: steps.value, called: called.value })
    }
    return ok(nodes)
  }

  async #expandCall(
    { uses }: FileJob,
    source: FileSource,
    permissions: Permissions | null,
    level: number,
  ): Promise<Result<readonly JobNode[], string>> {
    if (uses === null) return ok([])
    const called = this.#findCalled(uses, source)
    if (called === null || level >= MAX_LEVELS) return err(`the workflow ${uses} cannot be read`)
    const file = await this.#readWorkflow(called, called.path)
    return file.ok ? this.#expand(file.value, called, permissions, level + 1) : file
  }

  /** Finds the file of `./path` and of `owner/repo/path@ref`, the latter at the commit that the run used. */
  #findCalled(uses: string, source: FileSource): (FileSource & { readonly path: string }) | null {
    if (uses.startsWith('./')) return { ...source, path: uses.slice(2) }
    const [, repository, path, ref] = /^([\w.-]{1,100}\/[\w.-]{1,100})\/([^@]{1,300})@(\S{1,300})$/.exec(uses) ?? []
    if (repository === undefined || path === undefined || ref === undefined) return null
    return { repository, path, ref: this.run.calledCommits[uses] ?? ref }
  }

  /** Adds the steps of local composite actions. An action that is not there, or of another sort, keeps its step alone. */
  async #expandSteps(steps: readonly FileStep[], level: number): Promise<Result<readonly FileStep[], string>> {
    const expanded: FileStep[] = []
    for (const step of steps) {
      const { uses } = step
      const inner = uses === null || !isLocalAction(uses) ? null : await this.#readAction(uses, level)
      if (inner?.ok === false) return inner
      expanded.push(inner === null ? step : { ...step, isRead: inner.value !== null }, ...(inner?.value ?? []))
    }
    return ok(expanded)
  }

  async #readAction(uses: string, level: number): Promise<Result<readonly FileStep[] | null, string>> {
    if (level >= MAX_LEVELS) return ok(null)
    // A step runs in the checkout of the run, whichever workflow it belongs to.
    const source = { repository: this.repository, ref: this.run.head_sha }
    const folder = uses.replace(/^\.\/?/, '').replace(/\/$/, '')
    for (const name of ['action.yml', 'action.yaml']) {
      const path = folder === '' ? name : `${folder}/${name}`
      const text = await this.#readText(source, path)
      if (!text.ok && text.error.status === 404) continue
      if (!text.ok) return err(`the action ${uses} cannot be read (this needs contents: read): ${text.error.message}`)
      const steps = parseCompositeAction(text.value)
      return steps === null ? ok(null) : this.#expandSteps(steps, level + 1)
    }
    return ok(null)
  }

  async #readText(source: FileSource, path: string): Promise<Result<string, ApiProblem>> {
    const key = JSON.stringify([source.repository.toLowerCase(), source.ref, path])
    const asked = this.#answers.get(key)
    if (asked !== undefined) return asked
    if (this.#answers.size >= MAX_FILES) return err({ status: null, message: `it uses more than ${MAX_FILES} files` })
    const answer = this.#ask(source, path)
    this.#answers.set(key, answer)
    return answer
  }

  async #ask({ repository, ref }: FileSource, path: string): Promise<Result<string, ApiProblem>> {
    const segments = path.split('/')
    if (segments.some((part) => part === '' || part === '.' || part === '..'))
      return err({ status: null, message: 'its path is not one of a file' })
    const file = segments.map(encodeURIComponent).join('/')
    const answer = await this.api.request('GET', withQuery(`/repos/${repository}/contents/${file}`, { ref }))
    if (!answer.ok) return answer
    const text = decodeContent(answer.value)
    return text === null ? err({ status: null, message: 'the answer is not a file' }) : ok(text)
  }
}

/** Returns the text of a file that the API describes; GitHub gives no content for one above 1 MB. */
function decodeContent(value: Json): string | null {
  if (!isJsonObject(value) || value['encoding'] !== 'base64' || typeof value['content'] !== 'string') return null
  const text = Buffer.from(value['content'], 'base64').toString('utf8')
  return text === '' ? null : text
}
