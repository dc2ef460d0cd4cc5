/** Returns the message of a caught value, which may be anything. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const name = 'errno' in error ? UNNAMED.get(error.errno) : undefined
  return name === undefined
    ? error.message
    : error.message.replace(/^(?:Unknown system error -\d+|UNKNOWN): [^,]*/, name)
}

/** Linux errors that Node cannot name. */
const UNNAMED: ReadonlyMap<unknown, string> = new Map([
  [-122, 'EDQUOT: the disk quota is used up'],
  [-116, 'ESTALE: the file is gone from its server'],
])

/** Returns the code of a system error such as `ENOENT`; empty for other values. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Returns why a file could not be read or written. */
export function fileProblem(error: unknown): string {
  return errorCode(error) === 'EISDIR' ? 'it is a folder' : errorMessage(error)
}
