import type { SecretSpans } from '../text/excerpt.js'
import type { Result } from './result.js'

/** Time, handed in so that waits run on a virtual clock in tests and scenarios. */
export interface Clock {
  /** Milliseconds since the epoch; within a process it never goes back, also when the machine's time is set. */
  now(): number
  /** Milliseconds from an arbitrary origin that never goes back. */
  monotonic(): number
  /** Resolves when `now` reaches the deadline, or as soon as the signal aborts; it never rejects. */
  sleepUntil(deadline: number, signal: AbortSignal): Promise<void>
  /** What to wait for where timers and signals had no turn for long; null as long as nobody waits for one. Absent where none can. */
  turn?(): Promise<void> | null
}

export type StreamName = 'stdout' | 'stderr'

export interface ProcessRequest {
  /** A path, or a bare name that is looked up on the PATH of `env`. */
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Text for the standard input; without it the child reads an empty one. */
  readonly stdin: string | null
  /** Lets the child read what this process would read. */
  readonly inheritsStdin?: boolean
  readonly timeoutSeconds: number | null
  /** How much of each stream is retained whole; beyond it only the first and last 512 KiB are. */
  readonly maxRetainedBytes: number
  /** Where what is left out of a stream must not begin or end. */
  readonly secrets?: SecretSpans
  /** Live output, decoded over chunk borders; never called after the run has resolved. */
  readonly onOutput: (stream: StreamName, printed: string) => void
  /** Live output holds what is not UTF-8 as lone surrogates, from which the bytes can be restored. */
  readonly escapesBytes?: boolean
}

export interface RetainedStream {
  readonly text: string
  readonly truncated: boolean
  readonly totalBytes: number
}

export interface ProcessStreams {
  readonly stdout: RetainedStream
  readonly stderr: RetainedStream
}

export type ProcessResult =
  /** exitCode is minus the signal's number when a signal ended it. */
  | ({ readonly status: 'exited'; readonly exitCode: number; readonly signal: string | null } & ProcessStreams)
  | ({ readonly status: 'timed_out' } & ProcessStreams)
  | ({ readonly status: 'cancelled' } & ProcessStreams)
  /** It ended, but what it printed could not all be read: nothing may be concluded from what is there. */
  | ({ readonly status: 'unread'; readonly message: string } & ProcessStreams)
  | {
      readonly status: 'not_started'
      readonly message: string
      /** There is no such command; one that cannot be executed is another case. */
      readonly notFound?: boolean
    }

/** The files of the workspace, for problems that a tool places in them. */
export interface SourceTree {
  /** Absolute, with links resolved. */
  readonly root: string
  isFile(path: string): boolean
  /** The path with links resolved, in the file system's own spelling; null where there is no such file. */
  realPath(path: string): string | null
  /** Files of this name, relative to the root and with `/` between folders; none where there are too many files to look through. */
  named(name: string): readonly string[]
}

/** A file that may be a test report. */
export interface ReportFile {
  /** Absolute, with links resolved. */
  readonly path: string
  /** Relative to the workspace, with `/` between folders. */
  readonly name: string
  readonly bytes: number
  /** Changes whenever the file is written. */
  readonly stamp: string
}

/** Finds and reads the reports that a command writes. */
export interface ReportFiles {
  /** Returns the regular files below the root that match one of the globs, each once. */
  find(globs: readonly string[], cwd: string, root: string): readonly ReportFile[]
  /** Reads a file piece by piece; the bytes are valid until the next piece is asked for. */
  chunks(file: string): Iterable<Uint8Array>
}

/** Runs programs; the one implementation goes through @actions/exec. */
export interface ProcessRunner {
  run(request: ProcessRequest, signal: AbortSignal): Promise<ProcessResult>
  /** Ends what nodes left running: in the background when the run ends, everything when its time is up. */
  endLeftovers(graceMs?: number): Promise<void>
}

/** What a script left in the file named by CONDUCTOR_ERROR_OUT. */
export type ErrorFileContent =
  | { readonly status: 'absent' }
  | { readonly status: 'bytes'; readonly bytes: Uint8Array }
  | { readonly status: 'too_large'; readonly size: number; readonly head: Uint8Array }
  | { readonly status: 'unreadable'; readonly message: string }

/** Fresh paths for envelopes: one per attempt, read once and always removed. */
export interface ErrorFiles {
  /** The error says why there can be none. */
  create(): Promise<Result<ErrorFile, string>>
}
export interface ErrorFile {
  readonly path: string
  /** Reads at most the given number of bytes and removes the file, whatever it was. */
  readEnvelope(maxBytes: number): Promise<ErrorFileContent>
  /** Beside it, the file for fields of the output; read once and removed in the same way. */
  readonly outputPath: string
  readOutput(maxBytes: number): Promise<ErrorFileContent>
}

/** An open file that only grows; synchronous, so that the order of writes is the order of calls. */
export interface AppendFile {
  /** Bytes belong to the caller again when this returns. */
  append(data: string | Uint8Array): void
  /** Returns when everything appended so far is on the disk. */
  flush(): void
  close(): void
}

/** What a written file survives: the end of the process that wrote it, or a loss of power as well. */
export type Durability = 'process' | 'machine'

/**
 * How a replaced file is flushed to the disk: `flushed` with its name; `whole` without, so that a loss of power leaves the old
 * or the new content; `plain` not at all, for what can be made again from other files.
 */
export type Flush = 'flushed' | 'whole' | 'plain'

/** The few file operations that a run needs; a fault-injecting implementation runs the same suites. */
export interface FileStore {
  /** With everything above it; `isPrivate` keeps others out of what is made. */
  makeFolder(path: string, isPrivate?: boolean): void
  openAppend(path: string): AppendFile
  /** Replaces a file as a whole: readers see the old or the new content, never a part. What is not a plain file is written into. */
  replace(path: string, text: string, flush?: Flush): void
  readText(path: string): string
  /**
   * The lines of a file without their ends, one after the other; what follows the last end is a line too unless empty. A line
   * is cut that is longer than the longest one, which is 64 Mi characters unless it is given.
   */
  lines(path: string, longest?: number): Iterable<string>
  /** The same lines from the last to the first; nothing before a line that is longer than 64 Mi bytes. */
  linesFromEnd(path: string): Iterable<string>
  /** Whether a file has a last line without its end. */
  endsOpen(path: string): boolean
  exists(path: string): boolean
  /** Whether there is a plain file with something in it. */
  hasContent(path: string): boolean
  /** Whether something else than a plain file stands there: a link, a pipe, a device, a folder. */
  isIrregular(path: string): boolean
  remove(path: string): void
}

/** Appends a text to a file; when it returns, the text is on the disk. */
export function appendDurably(files: FileStore, path: string, text: string): void {
  const file = files.openAppend(path)
  try {
    file.append(text)
    file.flush()
  } finally {
    file.close()
  }
}

/** The text of a file that somebody else left and that may be missing; null where it cannot be read, either. */
export function textIfReadable(files: FileStore, path: string): string | null {
  try {
    return files.readText(path)
  } catch {
    return null
  }
}

/** A `run:` text made ready to start, and the file to take away afterwards. */
export interface PreparedScript {
  readonly command: string
  readonly args: readonly string[]
  readonly file: string
  remove(): void
}

export interface ScriptPreparer {
  prepare(text: string, shell: string | null, env: Readonly<Record<string, string>>): Result<PreparedScript, string>
}
