/** Who works on a run folder right now. */
export interface Owner {
  readonly pid: number
  readonly host: string
  readonly since: string
}

export type LockResult =
  | {
      readonly status: 'owned'
      readonly release: () => void
      /** Whether the owner before never released it: it was killed. */
      readonly interrupted: boolean
    }
  | { readonly status: 'taken'; readonly owner: Owner | null }
  | { readonly status: 'failed'; readonly message: string }
  /** Something that is no plain file is in the place of a lock: the folder is not used. */
  | { readonly status: 'odd'; readonly message: string }

/** Gives a run folder to one process at a time. */
export interface RunLock {
  acquire(folder: string): LockResult
}
