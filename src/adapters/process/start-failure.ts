import type { ProcessRequest } from '../../core/ports.js'
import { errorMessage } from '../../text/error-message.js'

/** What the operating system would refuse with an exception instead of an error event; the entries are those of the environment. */
export function findUnpassable(request: ProcessRequest, entries: readonly string[]): string | null {
  if (request.command.includes('\0')) return 'the command holds a NUL character'
  if (request.args.some((arg) => arg.includes('\0'))) return `an argument of ${request.command} holds a NUL character`
  if (!entries.join('').includes('\0')) return null
  for (const name in request.env) {
    if (name.includes('\0') || request.env[name]?.includes('\0')) {
      return `the environment variable ${name.replaceAll('\0', '')} holds a NUL character`
    }
  }
  return null
}

/** Says in words of the user's world why a program did not start. */
export function describeStartFailure(command: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return `cannot start ${command}: the interpreter that its first line names does not exist; Windows line ends (CRLF) also look like this`
    case 'EACCES':
    case 'EPERM':
      return `not executable: ${command}`
    case 'E2BIG':
      return `cannot start ${command}: its arguments and environment are larger than the system allows`
    case 'EAGAIN':
    case 'EMFILE':
    case 'ENFILE':
    case 'ENOMEM':
      return `cannot start ${command}: the system has no room for another process (${codeOf(error)})`
    default:
      return `cannot start ${command}: ${errorMessage(error)}`
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
