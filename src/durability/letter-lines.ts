import { appendDurably, type FileStore } from '../core/ports.js'
import { errorMessage } from '../text/error-message.js'

/** Beside the file of letters while it lacks something that happened: an empty file fits on a full disk, too. */
const unmarkedFile = (file: string): string => `${file}.unmarked`

/** Why the letters of a file cannot be run again, if so. */
export function whyUnmarked(files: FileStore, file: string): string | null {
  const mark = unmarkedFile(file)
  if (!files.exists(mark)) return null
  return `letters that were run again could not be marked in ${file}, and nothing must run twice; find out which ran, take their lines away, and remove ${mark}`
}

/** What must be written before the next line when a writer died in the middle of one. */
export function lineBreakAfter(text: string): '' | '\n' {
  return text === '' || text.endsWith('\n') ? '' : '\n'
}

/** Adds lines to a file of dead letters. What could not be written waits and goes before the next line. */
export class LetterLines {
  readonly #files: FileStore
  readonly #file: string
  #lineBreak: '' | '\n'
  #owed = ''
  #isUnmarked = false

  /** `text` is what the file holds already. */
  constructor(files: FileStore, file: string, text: string) {
    this.#files = files
    this.#file = file
    this.#lineBreak = lineBreakAfter(text)
  }

  /** Null, or why the lines are not on the disk yet. */
  add(lines: string): string | null {
    this.#owed += lines
    try {
      appendDurably(this.#files, this.#file, this.#lineBreak + this.#owed)
    } catch (error) {
      // A part of it may be there.
      this.#lineBreak = '\n'
      return errorMessage(error)
    }
    this.#lineBreak = ''
    this.#owed = ''
    if (this.#isUnmarked) this.#tellMarked()
    return null
  }

  /** The same for lines without which a letter that has succeeded would run again: if they cannot be written, a file beside says so. */
  mark(lines: string): string | null {
    const problem = this.add(lines)
    if (problem !== null) this.#tellUnmarked()
    return problem
  }

  #tellUnmarked(): void {
    try {
      this.#files.openAppend(unmarkedFile(this.#file)).close()
      this.#isUnmarked = true
    } catch {
      // On a disk that takes nothing at all, nothing can be left that says so.
    }
  }

  #tellMarked(): void {
    try {
      this.#files.remove(unmarkedFile(this.#file))
      this.#isUnmarked = false
    } catch {
      // It is tried again with the next line.
    }
  }
}
