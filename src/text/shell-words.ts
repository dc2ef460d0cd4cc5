const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/
const isWindows = process.platform === 'win32'

/** One word of a command line that a POSIX shell reads back as the same text; on Windows one that cmd.exe and PowerShell do. */
export function shellQuote(word: string, windows = isWindows): string {
  if (SAFE.test(word)) return word
  if (windows) return `"${word.replaceAll(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`
  return `'${word.replaceAll("'", "'\\''")}'`
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
export function wrapped(command: string): string {
  // A shell of Windows does not know this way to go on in the next line.
  if (isWindows || command.length <= MAX_WIDTH || command.startsWith('#')) return command
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
