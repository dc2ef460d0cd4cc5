import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Json, parseJson } from '../core/json.js'
import { type AnswerMemory, type FileStore, textIfReadable } from '../core/ports.js'
import { tryAction } from '../core/result.js'
import {
  isNumber,
  isString,
  isThere,
  listShape,
  narrowShape,
  objectShape,
  oneOf,
  optional,
  orNull,
} from '../core/shape.js'
import { VERSION } from '../core/version.js'
import { isJobList, type JobFinding, type SurveyedJob } from '../survey/facts.js'

const isFinding = narrowShape<JobFinding>({
  triaged: objectShape({
    kind: orNull(isString),
    class: oneOf('transient', 'deterministic', 'unknown', 'cancelled'),
    evidence: listShape(objectShape({ line: orNull(isNumber), text: isString })),
    step: orNull(isString),
    rule: orNull(isString),
    annotations: listShape(objectShape({ file: isString, line: isNumber, message: isString })),
    tests: listShape(isString),
    note: orNull(isString),
    guarded: optional(isString),
    rerun: optional(oneOf(false)),
  }),
  log: oneOf('read', 'gone'),
  last: orNull(objectShape({ line: isNumber, text: isString })),
})

const isList = objectShape({ address: isString, etag: isString, value: isThere })

/** The version of the stored shape. */
const FORMAT = 1

/**
 * Stores answers that cannot change any more, and lists with their ETags, one small file each. A damaged file counts as absent.
 */
export class SurveyCache {
  /** The first problem with writing; null if there was none. */
  problem: string | null = null
  readonly #base: string | null
  readonly #jobs: string | null
  readonly #findings: string | null

  constructor(
    readonly files: FileStore,
    folder: string | null,
    { server, repository, rules }: { readonly server: string; readonly repository: string; readonly rules: string },
  ) {
    const place = computeCacheKey([server, repository.toLowerCase()])
    const base = folder === null ? null : path.join(folder, `${repository.replace('/', '+')}-${place}`)
    this.#base = base
    this.#jobs = base === null ? null : path.join(base, `jobs-${FORMAT}`)
    this.#findings = base === null ? null : path.join(base, `findings-${computeCacheKey([FORMAT, VERSION, rules])}`)
  }

  /** Returns when the repository was last read completely; 0 if it never was. */
  lastRead(): number {
    const value = this.#read(this.#base, 'read')
    return isNumber(value) ? value : 0
  }

  markRead(now: number): void {
    this.#write(this.#base, 'read', now)
  }

  jobs(run: number, attempt: number): readonly SurveyedJob[] | null {
    const value = this.#read(this.#jobs, `${run}-${attempt}`)
    return isJobList(value) ? value : null
  }

  storeJobs(run: number, attempt: number, jobs: readonly SurveyedJob[]): void {
    this.#write(this.#jobs, `${run}-${attempt}`, jobs)
  }

  finding(job: number): JobFinding | null {
    const value = this.#read(this.#findings, String(job))
    return isFinding(value) ? value : null
  }

  storeFinding(job: number, finding: JobFinding): void {
    this.#write(this.#findings, String(job), finding)
  }

  /**
   * Returns the memory of a list. The file is named by `place`, which later windows have as well, so that they replace it; `trim` selects
   * what is needed of an answer, redacted.
   */
  remember(address: string, place: string, trim: (answer: Json) => Json): AnswerMemory | undefined {
    if (this.#base === null) return undefined
    const [folder, name] = [path.join(this.#base, `lists-${FORMAT}`), computeCacheKey([place])]
    const stored = this.#read(folder, name)
    return {
      stored: isList(stored) && stored.address === address ? stored : null,
      store: (etag, answer) => this.#write(folder, name, { address, etag, value: trim(answer) }),
    }
  }

  #read(folder: string | null, name: string): unknown {
    const text = folder === null ? null : textIfReadable(this.files, path.join(folder, `${name}.json`))
    return text === null ? null : (parseJson(text) ?? null)
  }

  #write(folder: string | null, name: string, value: unknown): void {
    if (folder === null || this.problem !== null) return
    const problem = tryAction(() => {
      this.files.makeFolder(folder)
      this.files.replace(path.join(folder, `${name}.json`), `${JSON.stringify(value)}\n`, 'plain')
    })
    if (problem !== null) this.problem = `the cache cannot be written: ${problem}`
  }
}

function computeCacheKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
