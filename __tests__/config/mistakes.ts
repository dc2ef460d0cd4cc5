import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A beginner's mistake: the text of a file, and the first line of each message that it must give. */
export interface Mistake {
  readonly title: string
  readonly text: string
  readonly expected: readonly string[]
}

const FOLDER = path.join(import.meta.dirname, '..', 'fixtures', 'mistakes')
const HEAD = 'workflow: { name: demo, entry_point: a }'

/** Every file of mistakes: `=== title`, the workflow file, then the lines `> message`. `%head` stands for a sound first line. */
export function mistakeFiles(): readonly { readonly name: string; readonly mistakes: readonly Mistake[] }[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => ({ name, mistakes: read(readFileSync(path.join(FOLDER, name), 'utf8')) }))
}

function read(content: string): readonly Mistake[] {
  return content
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.replace(/\n$/, '').split('\n')
      const text = lines.filter((line) => !line.startsWith('> ')).map((line) => (line === '%head' ? HEAD : line))
      const expected = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
      return { title, text: text.length === 0 ? '' : `${text.join('\n')}\n`, expected }
    })
}
