import { trimSigns } from './excerpt.js'

const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/
/** PowerShell splits at `,` and gives `@` a meaning, cmd.exe expands text between `%`. */
const SAFE_ON_WINDOWS = /^[A-Za-z0-9_+=:./-]+$/
const isWindows = process.platform === 'win32'

/** Quotes a word for a POSIX shell, or on Windows for cmd.exe and PowerShell. */
export function quoteForShell(word: string, windows = isWindows): string {
  if (windows) return SAFE_ON_WINDOWS.test(word) ? word : quoteForWindows(word)
  return SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** Doubles quotes, so that neither shell takes the word for ended. Only PowerShell reads a line break. */
function quoteForWindows(word: string): string {
  const last = word.slice(trimSigns(word, '\\').length)
  return `"${word.replaceAll(/(?<!\\)(\\*)"/g, '$1$1""')}${last}"`
}

/**
 * Returns the word `NAME=VALUE` with the value of a variable of the shell, on Windows of PowerShell. Where the variable is not set, a POSIX
 * shell ends the command with its own message, before anything starts.
 */
export function shellAssignment(name: string, variable: string, windows = isWindows): string {
  return windows
    ? quoteForWindows(`${name}=$env:${variable}`)
    : `${quoteForShell(`${name}=`, false)}"\${${variable}:?}"`
}

/** Quotes a path as an argument; a leading `-` gets `./`, and Windows paths get `/`, which every shell accepts. */
export function toShellPath(path: string, windows = isWindows): string {
  const written = windows ? path.replaceAll('\\', '/') : path
  return quoteForShell(written.startsWith('-') ? `./${written}` : written, windows)
}

export function joinShellWords(words: readonly string[]): string {
  return words.map((word) => quoteForShell(word)).join(' ')
}
