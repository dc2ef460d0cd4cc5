import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentLink, Range, TextEdit } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { isScalar, type Scalar, visit } from 'yaml'
import { resolveRealPath } from '../source/workspace.js'
import { parseHalfWritten } from '../source/yaml.js'

/** A text that names another file: `workflow:` of a node or of scenarios, or `!file`. */
interface FileReference {
  readonly range: Range
  readonly written: string
  readonly file: string
}

function listFileReferences(source: TextDocument, file: string): readonly FileReference[] {
  const found: FileReference[] = []
  const add = ({ value, range, type }: Scalar): void => {
    if (typeof value !== 'string' || value === '' || value.includes('{{') || range == null) return
    const quotes = type === 'PLAIN' ? 0 : 1
    const [start, end] = [source.positionAt(range[0] + quotes), source.positionAt(range[1] - quotes)]
    // A text with escapes is not the path itself.
    if (source.getText({ start, end }) !== value) return
    found.push({
      range: { start, end },
      written: value,
      file: resolveRealPath(path.resolve(path.dirname(file), value)),
    })
  }
  visit(parseHalfWritten(source.getText()), {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && key.value === 'workflow' && isScalar(value) && value.tag !== '!file') add(value)
    },
    Scalar: (_, node) => {
      if (node.tag === '!file') add(node)
    },
  })
  return found
}

export function createDocumentLinks(
  source: TextDocument,
  file: string,
  isThere: (file: string) => boolean,
): DocumentLink[] {
  return listFileReferences(source, file)
    .filter((reference) => isThere(reference.file))
    .map((reference) => ({ range: reference.range, target: pathToFileURL(reference.file).href }))
}

/** Returns the edits of a file after some files were moved, itself perhaps among them. */
export function createMoveEdits(source: TextDocument, file: string, moved: ReadonlyMap<string, string>): TextEdit[] {
  const folder = path.dirname(findMoved(file, moved))
  return listFileReferences(source, file).flatMap(({ range, written, file: named }) => {
    const target = findMoved(named, moved)
    if (target === named && path.dirname(file) === folder) return []
    const relative = path.relative(folder, target).split(path.sep).join('/')
    const newText = written.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative
    return newText === written ? [] : [{ range, newText }]
  })
}

/** Returns where a file is after a move of it or of a folder around it. */
function findMoved(file: string, moved: ReadonlyMap<string, string>): string {
  for (const [from, to] of moved) {
    if (file === from) return to
    if (file.startsWith(`${from}${path.sep}`)) return path.join(to, file.slice(from.length))
  }
  return file
}
