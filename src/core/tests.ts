/** One test that failed, as a report of its runner tells it. */
export type FailedTest = {
  readonly name: string
  /** Relative to the workspace; null where the report places the test nowhere in it. */
  readonly file: string | null
  readonly line: number | null
  readonly message: string
  readonly seconds: number | null
}

/** The tests that one attempt of a node ran, added up over its reports. */
export type TestCounts = {
  readonly total: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  readonly failures: readonly FailedTest[]
  readonly slowest: readonly { readonly name: string; readonly seconds: number }[]
}
