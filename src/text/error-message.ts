/** What a caught value says; anything can be thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Why a file that somebody named could not be read or written, in words for people. */
export function fileProblem(error: unknown): string {
  return error instanceof Error && 'code' in error && error.code === 'EISDIR' ? 'it is a folder' : errorMessage(error)
}
