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

/** Returns a path as an argument: a leading `-` gets `./`, and Windows paths get `/`, which every shell accepts. */
export function toPathWord(path: string, windows = isWindows): string {
  const written = windows ? path.replaceAll('\\', '/') : path
  return written.startsWith('-') ? `./${written}` : written
}

export function toShellPath(path: string, windows = isWindows): string {
  return quoteForShell(toPathWord(path, windows), windows)
}

/** A word of a command: a text, or `NAME=VALUE` with the value of a variable of the shell. */
export type CommandWord = string | { readonly name: string; readonly variable: string }

/** Quotes the words of a command and joins them. */
export function joinShellWords(words: readonly CommandWord[]): string {
  return words
    .map((word) => (typeof word === 'string' ? quoteForShell(word) : shellAssignment(word.name, word.variable)))
    .join(' ')
}

/** Splits a command that `joinShellWords` made; each word as it is written and as the program gets it. */
export function splitShellWords(line: string): readonly { readonly written: string; readonly text: string }[] {
  return Array.from(line.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g), ([written]) => ({
    written,
    text: isWindows
      ? written.replaceAll(/^"|"$/g, '').replaceAll('""', '"')
      : written.replaceAll(/'([^']*)'|\\(.)/g, '$1$2'),
  }))
}

/** Replaces words of a command that `joinShellWords` made; `at` counts from 0, the program. */
export function replaceShellWords(line: string, replace: (word: string, at: number) => string): string {
  const words = splitShellWords(line).map(({ written, text }, at) => {
    const word = replace(text, at)
    return word === text ? written : quoteForShell(word)
  })
  return words.join(' ')
}
