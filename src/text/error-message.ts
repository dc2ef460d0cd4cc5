/** Returns the message of a caught value, which may be anything. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns the code of a system error such as `ENOENT`; empty for other values. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Returns why a file could not be read or written. */
export function describeFileError(error: unknown): string {
  const code = errorCode(error)
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file'
  return code === 'EISDIR' ? 'it is a folder' : errorMessage(error)
}
