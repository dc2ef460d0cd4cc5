const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/

/** One word of a command line that a POSIX shell reads back as the same text. */
export function shellQuote(word: string): string {
  if (SAFE.test(word)) return word
  return `'${word.replaceAll("'", "'\\''")}'`
}

/** A file or folder as an argument: one that looks like an option is written so that it does not. */
export function shellPath(path: string): string {
  return shellQuote(path.startsWith('-') ? `./${path}` : path)
}

/** A command line that can be pasted. */
export function shellCommand(words: readonly string[]): string {
  return words.map(shellQuote).join(' ')
}
