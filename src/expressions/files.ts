import type { Body, Stmt } from './ast.js'
import { Fault, syntaxFault } from './failure.js'

/** Another file that a template may include, import or extend. */
export interface TemplateFile {
  /** As people know it. */
  readonly file: string
  readonly text: string
}

/** The files that a template can reach, by the names that it uses; they were read before. */
export type TemplateFiles = ReadonlyMap<string, TemplateFile>

/** Opens a file by its name; null when there is none. */
export type OpenFile = (name: string, pos: number) => Body | null

const DEEPEST = 20
const MOST_OPENED = 1000

/** Opens files and parses them; `parse` is handed the way to open the next. */
export function fileOpener(files: TemplateFiles, parse: (text: string, open: OpenFile) => Body): OpenFile {
  let opened = 0
  const opener =
    (chain: readonly string[]): OpenFile =>
    (name, pos) => {
      const found = files.get(name)
      if (found === undefined) return null
      if (chain.includes(name)) throw syntaxFault(`the files lead in a circle: ${[...chain, name].join(' -> ')}`, pos)
      if (chain.length >= DEEPEST) throw syntaxFault(`files include each other more than ${DEEPEST} deep`, pos)
      if (++opened > MOST_OPENED) throw syntaxFault(`more than ${MOST_OPENED} files are included`, pos)
      try {
        return inFile(found, linked(parse(found.text, opener([...chain, name])), found))
      } catch (error) {
        throw error instanceof Fault ? placed(error, found, 0) : error
      }
    }
  return opener([])
}

export function missingFile(name: string, pos: number): Fault {
  return syntaxFault(`there is no file ${JSON.stringify(name.slice(0, 200))} beside the template`, pos)
}

/** A fault with the file that it belongs to; what has one already keeps it. */
export function placed(fault: Fault, { file, text }: TemplateFile, pos: number): Fault {
  if (fault.place !== undefined) return fault
  const place = { file, source: text, pos: fault.pos ?? pos }
  return new Fault(fault.reason, fault.message, fault.pos, fault.fields, place)
}

function inFile(from: TemplateFile, body: Body): Body {
  return [{ type: 'inFile', from, body, pos: 0 }]
}

/** Macros and blocks run far from where they were written, so each remembers its file. */
function linked(body: Body, from: TemplateFile): Body {
  return body.map((stmt): Stmt => {
    if (stmt.type === 'macro') return { ...stmt, macro: { ...stmt.macro, body: inFile(from, stmt.macro.body) } }
    if (stmt.type === 'block') return { ...stmt, body: inFile(from, stmt.body) }
    return stmt.type === 'layout'
      ? { ...stmt, blocks: stmt.blocks.map((one) => ({ ...one, body: inFile(from, one.body) })) }
      : stmt
  })
}
