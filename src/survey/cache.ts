import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Json, parseJson } from '../core/json.js'
import { type AnswerMemory, type FileStore, readTextIfReadable } from '../core/ports.js'
import { tryAction } from '../core/result.js'
import {
  allowNull,
  allowUndefined,
  createListShape,
  createObjectShape,
  isNumber,
  isString,
  isThere,
  narrowShape,
  oneOf,
} from '../core/shape.js'
import { VERSION } from '../core/version.js'
import { isJobList, type JobFinding } from './facts.js'
import type { SurveyDocument } from './index.js'

const isFinding = narrowShape<JobFinding>({
  triaged: createObjectShape({
    kind: allowNull(isString),
    class: oneOf('transient', 'deterministic', 'unknown', 'cancelled'),
    evidence: createListShape(createObjectShape({ line: allowNull(isNumber), text: isString })),
    step: allowNull(isString),
    rule: allowNull(isString),
    annotations: createListShape(
      createObjectShape({ file: isString, line: isNumber, message: isString, test: allowUndefined(isString) }),
    ),
    tests: createListShape(isString),
    note: allowNull(isString),
    guarded: allowUndefined(isString),
    rerun: allowUndefined(oneOf(false)),
  }),
  log: oneOf('read', 'gone'),
  last: allowNull(createObjectShape({ line: isNumber, text: isString })),
})

/** A survey that this version wrote; its inside is not checked again. */
const isRemembered = narrowShape<{ readonly asked: string; readonly at: string; readonly document: SurveyDocument }>({
  asked: isString,
  at: isString,
  document: createObjectShape({ schema_version: oneOf(1), repository: isString }),
})

const isStoredList = createObjectShape({ address: isString, etag: isString, value: isThere })

const FORMAT = 1

/** Stores answers that cannot change any more, and lists with their ETags. A damaged file counts as absent, and what others can write is not used. */
export class SurveyCache {
  problem: string | null = null
  /** The jobs of a run by `RUN-ATTEMPT`. */
  readonly jobs
  /** The findings on jobs by their ids. */
  readonly findings
  /** When the repository was last read completely. */
  readonly readAt
  /** The last complete survey, with what it was asked for. */
  readonly surveys
  readonly #lists
  readonly folder: string | null

  constructor(
    readonly files: FileStore,
    folder: string | null,
    { server, repository, rules }: { readonly server: string; readonly repository: string; readonly rules: string },
  ) {
    const place = `${repository.replace('/', '+')}-${computeCacheKey([server, repository.toLowerCase()])}`
    const home = path.join(folder ?? '', place)
    const isUsed = folder !== null && (!files.exists(home) || files.isPrivateFolder(home))
    if (folder !== null && !isUsed)
      this.problem = `the cache ${home} is not this user's alone, so it is not used: remove it`
    this.folder = isUsed ? folder : null
    this.jobs = this.#openShelf(`${place}/jobs-${FORMAT}`, isJobList)
    this.findings = this.#openShelf(`${place}/findings-${computeCacheKey([FORMAT, VERSION, rules])}`, isFinding)
    this.readAt = this.#openShelf(place, isNumber)
    this.surveys = this.#openShelf(`${place}/survey-${computeCacheKey([FORMAT, VERSION, rules])}`, isRemembered)
    this.#lists = this.#openShelf(`${place}/lists-${FORMAT}`, isStoredList)
  }

  /** Returns the memory of a list, which lists of later windows at the same place replace; `trim` selects what is needed of an answer. */
  remember(address: string, place: string, trim: (answer: Json) => Json): AnswerMemory | undefined {
    if (this.folder === null) return undefined
    const name = computeCacheKey([place])
    const stored = this.#lists.read(name)
    return {
      stored: stored?.address === address ? stored : null,
      store: (etag, answer) => this.#lists.write(name, { address, etag, value: trim(answer) }),
    }
  }

  #openShelf<T>(name: string, isValid: (value: unknown) => value is T) {
    const { files, folder } = this
    const shelf = path.join(folder ?? '', name)
    return {
      read: (entry: string): T | null => {
        const text = folder === null ? null : readTextIfReadable(files, path.join(shelf, `${entry}.json`))
        const value = parseJson(text ?? '')
        return isValid(value) ? value : null
      },
      write: (entry: string, value: T): void => {
        if (folder === null || this.problem !== null) return
        const problem = tryAction(() => {
          // Findings quote logs of the repository, which may be private.
          files.makeFolder(shelf, true)
          files.replace(path.join(shelf, `${entry}.json`), `${JSON.stringify(value)}\n`, 'plain')
        })
        if (problem !== null) this.problem = `the cache cannot be written: ${problem}`
      },
    }
  }
}

function computeCacheKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
