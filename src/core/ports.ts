import type { SecretSpans } from '../text/excerpt.js'
import type { Json, JsonObject } from './json.js'
import { type Result, tryResult } from './result.js'

/** Time; tests and scenarios use a virtual clock. */
export interface Clock {
  /** Milliseconds since the epoch; never goes back within a process, even if the system time is set. */
  now(): number
  /** Milliseconds from an arbitrary origin that never goes back. */
  monotonic(): number
  /** Resolves when `now` reaches the deadline or the signal aborts; never rejects. */
  sleepUntil(deadline: number, signal: AbortSignal): Promise<void>
  /** Returns a promise that lets timers and signals run after a long synchronous stretch; null if none is due. */
  turn?(): Promise<void> | null
}

export function formatTimestamp(clock: Pick<Clock, 'now'>): string {
  return new Date(clock.now()).toISOString()
}

export type StreamName = 'stdout' | 'stderr'

export interface ProcessRequest {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly stdin: string | null
  /** Passes the standard input of this process to the child. */
  readonly inheritsStdin?: boolean
  readonly timeoutSeconds: number | null
  /** Ends the program if it and its children print nothing for so long. */
  readonly idleSeconds?: number | null
  /** Bytes of each stream that are retained; of a longer stream only the first and last 512 KiB. */
  readonly maxRetainedBytes: number
  /** Receives the first and the last 16 MiB of a stdout that is not retained whole. */
  readonly onCut?: (part: Uint8Array) => void
  /** Secrets that truncation of a stream must not split. */
  readonly secrets?: SecretSpans
  /** Receives live output, decoded; never called after the run has resolved. */
  readonly onOutput: (stream: StreamName, printed: string) => void
  /** Live output escapes bytes that are not UTF-8 (`unescapeBytes`). */
  readonly escapesBytes?: boolean
}

export interface RetainedStream {
  readonly text: string
  readonly truncated: boolean
  readonly totalBytes: number
}

export type ProcessStreams = Readonly<Record<StreamName, RetainedStream>>

/** Cause of a command that could not be started: it does not exist, it may not be executed, or something else. */
export type StartFailure = 'not_found' | 'not_executable' | 'other'

export type ProcessResult =
  /** `exitCode` is the negative signal number after a signal. */
  | ({ readonly status: 'exited'; readonly exitCode: number; readonly signal: string | null } & ProcessStreams)
  | ({ readonly status: 'timed_out'; readonly isIdle?: boolean } & ProcessStreams)
  | ({ readonly status: 'cancelled' } & ProcessStreams)
  /** The process ended, but its output is incomplete, so nothing may be concluded from it. */
  | ({ readonly status: 'unread'; readonly message: string } & ProcessStreams)
  | {
      readonly status: 'not_started'
      readonly message: string
      readonly cause?: StartFailure
    }

export interface SourceTree {
  /** Absolute, with links resolved. */
  readonly root: string
  isFile(path: string): boolean
  /** Resolves links and the file system's spelling; null if there is no such file. */
  realPath(path: string): string | null
  /** Returns the files with this name, relative to the root and with `/`; none if the workspace has too many files. */
  named(name: string): readonly string[]
}

export interface ReportFile {
  /** Absolute, with links resolved. */
  readonly path: string
  /** Relative to the workspace, with `/`. */
  readonly name: string
  readonly bytes: number
  /** Changes with every write. */
  readonly stamp: string
}

export interface ReportMatches {
  /** Regular files below the root. */
  readonly files: readonly ReportFile[]
  /** Everything else that the glob finds, with the reason why it is not read. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[]
}

export interface ReportFiles {
  find(glob: string, cwd: string, root: string): ReportMatches
  /** Reads a file in chunks; a chunk is valid until the next one is read. */
  chunks(file: string): Iterable<Uint8Array>
  /** Reports that were there before the command count as well: another step wrote them. */
  readonly includesEarlier?: true
}

export interface ProcessRunner {
  run(request: ProcessRequest, signal: AbortSignal): Promise<ProcessResult>
  /** Ends processes that nodes left running, and returns their commands; without a grace period, all at once. */
  endLeftovers(graceMs?: number): Promise<readonly string[]>
}

/** Content of the file that CONDUCTOR_ERROR_OUT names. */
export type ErrorFileContent =
  | { readonly status: 'absent' }
  | { readonly status: 'bytes'; readonly bytes: Uint8Array }
  | { readonly status: 'too_large'; readonly size: number; readonly head: Uint8Array }
  | { readonly status: 'unreadable'; readonly message: string }

/** Makes error files: one per attempt, read once and always removed. */
export interface ErrorFiles {
  create(): Promise<Result<ErrorFile, string>>
  /** Writes a file for one attempt. */
  writeArguments(text: string): Result<{ readonly path: string; readonly remove: () => void }, string>
}
export interface ErrorFile {
  readonly path: string
  readEnvelope(maxBytes: number): Promise<ErrorFileContent>
  readonly outputPath: string
  readOutput(maxBytes: number): Promise<ErrorFileContent>
}

/** A file open for appending; synchronous, so that writes happen in the order of calls. */
export interface AppendFile {
  /** The caller may reuse the bytes after the call. */
  append(data: string | Uint8Array): void
  flush(): void
  close(): void
}

/** Events that a written file survives: the end of the process, or also a loss of power. */
export type Durability = 'process' | 'machine'

/** How a replaced file is flushed: `flushed` with its directory entry, `whole` without (old or new content stays), `plain` not at all. */
export type Flush = 'flushed' | 'whole' | 'plain'

/** File operations of a run; a fault-injecting implementation passes the same tests. */
export interface FileStore {
  /** Makes a folder and its parents; with `isPrivate` for this user only. */
  makeFolder(path: string, isPrivate?: boolean): void
  openAppend(path: string): AppendFile
  /** Runs an action that reads and changes a file, while no other process does so. The folder of the file must exist. */
  whileLocked<T>(path: string, act: () => T): T
  /** Replaces a file atomically; writes into anything that is not a regular file, such as a pipe. */
  replace(path: string, text: string, flush?: Flush): void
  /** Reads a regular file, throws for anything else, such as a pipe, and for one with more than `maxBytes` (512 MiB). */
  readText(path: string, maxBytes?: number): string
  /** Reads lines without their ends, truncated to `longest` characters (64 Mi); an unfinished last line counts unless empty. */
  lines(path: string, longest?: number): Iterable<string>
  endsOpen(path: string): boolean
  exists(path: string): boolean
  /** Reports whether a path is a regular file that is not empty. */
  hasContent(path: string): boolean
  /** Reports whether a path is something else than a regular file: a link, a pipe, a device, a folder. */
  isIrregular(path: string): boolean
  /** Returns a text that another folder at the same path does not have; empty if there is no folder. */
  identifyFolder(path: string): string
  /** Reports whether a folder belongs to this user and is closed to all others. */
  isPrivateFolder(path: string): boolean
  remove(path: string): void
}

/** Guards the files of a run folder: a script may move the folder away, and put a link or another folder in its place. */
export function guardFolder(files: FileStore, folder: string): FileStore {
  const identity = files.identifyFolder(folder)
  const check = (file: string): void => {
    if (file.startsWith(folder) && files.identifyFolder(folder) !== identity)
      throw new Error(`${folder} is not the folder that the run began in`)
  }
  return {
    ...files,
    openAppend: (file) => {
      check(file)
      return files.openAppend(file)
    },
    replace: (file, text, flush) => {
      check(file)
      files.replace(file, text, flush)
    },
    remove: (file) => {
      check(file)
      files.remove(file)
    },
  }
}

export function appendDurably(files: FileStore, path: string, text: string): void {
  const file = files.openAppend(path)
  try {
    file.append(text)
    file.flush()
  } finally {
    file.close()
  }
}

/** Replaces a file of the run folder. A script may have put a link or a pipe in its place, which is removed and not written through. */
export function replaceOwn(files: FileStore, file: string, text: string, flush: Flush): void {
  if (files.isIrregular(file)) files.remove(file)
  files.replace(file, text, flush)
}

export function readTextIfReadable(files: FileStore, path: string, maxBytes?: number): string | null {
  const text = tryResult(() => files.readText(path, maxBytes))
  return text.ok ? text.value : null
}

interface PreparedScript {
  readonly command: string
  readonly args: readonly string[]
  readonly file: string
  remove(): void
}

export interface ScriptPreparer {
  prepare(text: string, shell: string | null, env: Readonly<Record<string, string>>): Result<PreparedScript, string>
}

export type PatternMatcher = (pattern: string, text: string) => boolean

export interface PatternMatch {
  readonly start: number
  /** Text of the named groups; null for a group that did not match. */
  readonly named: Readonly<Record<string, string | null>>
}

/** A user's regular expression, matched in linear time. */
export interface CompiledPattern {
  search(text: string): PatternMatch | null
}

export interface Patterns {
  compile(pattern: string): Result<CompiledPattern, string>
  /** Throws for a pattern that does not compile; validation rejects such files. */
  readonly matches: PatternMatcher
}

export interface ApiProblem {
  /** Null if there was no response. */
  readonly status: number | null
  readonly message: string
  /** Whether a rate limit refused the request and the wait would have been too long. */
  readonly isRateLimit?: boolean
  readonly retryAfterMs?: number | null
}

export interface AnswerMemory {
  readonly stored: { readonly etag: string; readonly value: Json } | null
  store(etag: string, value: Json): void
}

interface RequestOptions {
  /** With a memory, an answer that did not change (304, which GitHub does not count) is the stored one. */
  readonly memory?: AnswerMemory | undefined
  /** Whether the request is sent once: its caller looks at the world again before it repeats the request. */
  readonly isOnce?: boolean
}

/** Part of GitHub's REST API that this program uses. Failures are returned, never thrown. */
export interface GithubApi {
  request(
    method: ApiMethod,
    path: string,
    body?: JsonObject,
    options?: RequestOptions,
  ): Promise<Result<Json, ApiProblem>>
  /** Reads a response that is not JSON, such as a log, chunk by chunk. Redirects are followed without the token. */
  stream(path: string): Promise<Result<AsyncIterable<Uint8Array>, ApiProblem>>
}
export type ApiMethod = 'GET' | 'POST' | 'PATCH'

export interface UnpackedLogs {
  /** Opens the log of a job; null if the archive has none, or several that cannot be told apart. */
  readonly open: (job: string) => AsyncIterable<Uint8Array> | null
  readonly remove: () => void
}

export type UnpackLogs = (chunks: AsyncIterable<Uint8Array>) => Promise<Result<UnpackedLogs, string>>
