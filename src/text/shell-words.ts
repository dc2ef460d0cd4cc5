const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/
/** PowerShell splits at `,` and gives `@` a meaning, cmd.exe expands what stands between `%`. */
const SAFE_ON_WINDOWS = /^[A-Za-z0-9_+=:./-]+$/
const isWindows = process.platform === 'win32'

/** Quotes one word of a command line for a POSIX shell; on Windows for cmd.exe and PowerShell. */
export function shellQuote(word: string, windows = isWindows): string {
  if (windows) return SAFE_ON_WINDOWS.test(word) ? word : windowsQuote(word)
  return SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** Doubles quotes, so that cmd.exe never takes the word for ended. A pasted line break would begin another command: it becomes a space. */
function windowsQuote(word: string): string {
  const line = word.replaceAll(/[\r\n]+/g, ' ')
  return `"${line.replaceAll(/(\\*)"/g, '$1$1""').replace(/(\\+)$/, '$1$1')}"`
}

/**
 * Returns the word `NAME=VALUE` with the value of a variable of the shell, on Windows of PowerShell. Where the variable is not set, a POSIX
 * shell ends the command with its own message, before anything starts.
 */
export function shellAssignment(name: string, variable: string, windows = isWindows): string {
  return windows ? windowsQuote(`${name}=$env:${variable}`) : `${shellQuote(`${name}=`, false)}"\${${variable}:?}"`
}

/** A file or folder as an argument: one that looks like an option is written so that it does not. Every shell takes `/` on Windows. */
export function shellPath(path: string, windows = isWindows): string {
  const written = windows ? path.replaceAll('\\', '/') : path
  return shellQuote(written.startsWith('-') ? `./${written}` : written, windows)
}

/** A command line that can be pasted. */
export function shellCommand(words: readonly string[]): string {
  return words.map((word) => shellQuote(word)).join(' ')
}

const MAX_WIDTH = 100

/** A long command on several lines, broken between words, so that nobody has to scroll sideways; it stays the same. */
export function wrapped(command: string, windows = isWindows): string {
  // A shell of Windows does not know this way to go on in the next line.
  if (windows || command.length <= MAX_WIDTH || command.startsWith('#')) return command
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(command)) {
    const longer = line === '' ? word : `${line} ${word}`
    const isOption = word.startsWith('-')
    if (line !== '' && isOption && longer.length > MAX_WIDTH - OPTION_ROOM) {
      lines.push(line)
      line = `  ${word}`
    } else line = longer
  }
  return [...lines, line].join(' \\\n')
}

const OPTION_ROOM = 20

/** The words as they are written, quotes and all. */
function wordsOf(command: string): readonly string[] {
  return command.match(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/g) ?? []
}
