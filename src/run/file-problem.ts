/** Why a file that somebody named could not be read or written, in words for people. */
export function fileProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'EISDIR' ? 'it is a folder' : error.message
}
