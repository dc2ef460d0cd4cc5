export const PLACE_FILE = 'place.json'

/** Reports of a run: the name of each file, and its description in help texts. Every run folder has the page; others are written on request. */
export const REPORT_FILES = {
  html: { file: 'report.html', what: 'a page for people' },
  junit: { file: 'junit.xml', what: 'a JUnit report for test reporters' },
  sarif: { file: 'errors.sarif', what: 'a SARIF report for code scanning' },
} as const

export type ReportName = keyof typeof REPORT_FILES

const reportFiles = Object.entries(REPORT_FILES).map(([name, { file, what }]) => [
  file,
  name === 'html' ? what : `${what}, on request`,
])

/** Every file of a run folder, with its description for docs/results.md. Each must be a regular file, and `runs --prune` removes them. */
export const RUN_FILES: Readonly<Record<string, string>> = {
  'events.jsonl': 'everything that happened, one JSON object a line',
  'errors.jsonl': 'one record for each error that ended the run; it exists once it has a record',
  'result.json': 'the report for programs and agents',
  ...Object.fromEntries(reportFiles),
  'dead-letter.jsonl': 'items that were given up, for `conductor redrive`',
  'dead-letter.jsonl.unmarked': 'there while a redrive could not mark a letter that it ran',
  'checkpoint.json': 'a snapshot, what `conductor resume` goes on from',
  'journal.jsonl': 'what each node did, one record a line, beside the snapshot',
  'shards.json': 'the plan of a run that was stopped for its shards',
  'plan/checkpoint.json': 'in the folder of a shard: the plan that it goes on from',
  'plan/journal.jsonl': 'in the folder of a shard: the journal of its plan',
  'plan/shards.json': 'in the folder of a shard: the list of shards',
  [PLACE_FILE]: 'in an artifact: which step of which job left it',
}

export const RUN_FILE_NAMES: readonly string[] = Object.keys(RUN_FILES)

/** Reports whether a file names a current or former owner of the run folder: `owner-1.lock`, `owner-1.done`. */
export function isOwnerFile(name: string): boolean {
  return /^owner-\d+\.(?:lock|done)$/.test(name)
}

export interface Owner {
  readonly pid: number
  readonly host: string
  readonly since: string
}

/** A process that was killed while it owned a run folder. */
export interface FormerOwner {
  readonly pid: number
  /** Time in milliseconds since the epoch in which the process owned the folder. */
  readonly from: number
  readonly until: number
  /** The mark that every process of its nodes carries; empty if unknown. */
  readonly mark: string
}

export type LockResult =
  | {
      readonly status: 'owned'
      readonly release: () => void
      /** The previous owner was killed: it did not release the lock. */
      readonly interrupted: boolean
      /** The killed owner, if it ran on this machine, so that what it started can be found. */
      readonly former?: FormerOwner
    }
  | { readonly status: 'taken'; readonly owner: Owner | null }
  | { readonly status: 'failed'; readonly message: string }
  /** The lock is not a regular file, so the folder must not be used. */
  | { readonly status: 'odd'; readonly message: string }

export interface RunLock {
  acquire(folder: string): LockResult
}
