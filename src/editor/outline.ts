import path from 'node:path'
import * as lsp from 'vscode-languageserver/node'
import { isNode } from 'yaml'
import { collectSites, isGroup, type Workflow } from '../config/model.js'
import type { Path, Position } from '../core/finding.js'
import { parseHalfWritten } from '../source/yaml.js'
import type { Analysis, KnownDocument } from './documents.js'
import { containsPosition, locate, toRange } from './ranges.js'

/** Returns the nodes of a workflow file, groups with their members, or the scenarios of a scenario file. */
export function createOutline(
  { workflow, scenarios }: Analysis,
  { source, sort, file, home }: KnownDocument,
): lsp.DocumentSymbol[] {
  const parsed = parseHalfWritten(source.getText())
  const create = (name: string, detail: string, kind: lsp.SymbolKind, at: Path, position: Position | null) => {
    const node = findNodeAt(parsed, at.slice(home?.prefix.length ?? 0))
    // A node of another file stands where `!file` includes it.
    const selectionRange = position !== null ? locate(source, position) : toRange(source, node ?? {})
    const range = isNode(node) ? toRange(source, node) : selectionRange
    // A file that cannot be parsed keeps its last outline, whose places may be gone.
    const isAround = containsPosition(range, selectionRange.start) && containsPosition(range, selectionRange.end)
    return { name, detail, kind, range: isAround ? range : selectionRange, selectionRange }
  }
  if (sort === 'scenarios')
    return (scenarios?.scenarios ?? []).map(({ name, path: at, position }) =>
      create(name, 'scenario', lsp.SymbolKind.Event, at, position),
    )
  if (workflow === null) return []
  const symbols = collectSites(workflow).map(({ step, path: at, group }) => {
    const kind = isGroup(step) ? lsp.SymbolKind.Namespace : lsp.SymbolKind.Function
    const position = workflow.at([...at, 'name'])
    const isHere = findRealFile(workflow, position) === file
    const symbol = create(step.name, step.type, kind, at, isHere ? position : null)
    return { step, group, symbol, isShown: isHere || home === null }
  })
  return symbols
    .filter(({ isShown }) => isShown)
    .filter(({ group }) => group === null)
    .map(({ step, symbol }) => {
      const children = symbols.filter(({ group }) => group === step).map((member) => member.symbol)
      return { ...symbol, ...(children.length > 0 && { children }) }
    })
}

/** Returns the value at a path, or the nearest one above it. */
function findNodeAt(parsed: ReturnType<typeof parseHalfWritten>, path: Path) {
  for (let length = path.length; length > 0; length--) {
    const node = parsed?.getIn(path.slice(0, length), true)
    if (isNode(node)) return node
  }
  return null
}

/** Returns the file of a position, which has the name that findings show. */
export function findRealFile({ file, displayFile }: Workflow, position: Position): string {
  return path.resolve(file.slice(0, file.length - displayFile.length), position.file)
}
