import * as lsp from 'vscode-languageserver/node'
import { isNode } from 'yaml'
import { collectSites, isGroup } from '../config/model.js'
import type { Path, Position } from '../core/finding.js'
import { parseHalfWritten } from '../source/yaml.js'
import type { Analysis, KnownDocument } from './documents.js'
import { containsPosition, locate, toRange } from './ranges.js'

/** Returns the nodes of a workflow file, groups with their members, or the scenarios of a scenario file. */
export function createOutline(
  { workflow, scenarios }: Analysis,
  { source, sort }: KnownDocument,
): lsp.DocumentSymbol[] {
  const parsed = parseHalfWritten(source.getText())
  const create = (name: string, detail: string, kind: lsp.SymbolKind, at: Path, position: Position) => {
    const selectionRange = locate(source, position)
    const node = parsed?.getIn(at, true)
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
    return { step, group, symbol: create(step.name, step.type, kind, at, workflow.at([...at, 'name'])) }
  })
  return symbols
    .filter(({ group }) => group === null)
    .map(({ step, symbol }) => {
      const children = symbols.filter(({ group }) => group === step).map((member) => member.symbol)
      return { ...symbol, ...(children.length > 0 && { children }) }
    })
}
