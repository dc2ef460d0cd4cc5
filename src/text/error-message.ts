/** What a caught value says; anything can be thrown. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const name = 'errno' in error ? UNNAMED.get(error.errno) : undefined
  return name === undefined
    ? error.message
    : error.message.replace(/^(?:Unknown system error -\d+|UNKNOWN): [^,]*/, name)
}

/** Errors of Linux for which Node has no name. */
const UNNAMED: ReadonlyMap<unknown, string> = new Map([
  [-122, 'EDQUOT: the disk quota is used up'],
  [-116, 'ESTALE: the file is gone from its server'],
])

/** The code of an error of the system, such as `ENOENT`; empty for any other value. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Why a file that somebody named could not be read or written, in words for people. */
export function fileProblem(error: unknown): string {
  return errorCode(error) === 'EISDIR' ? 'it is a folder' : errorMessage(error)
}
