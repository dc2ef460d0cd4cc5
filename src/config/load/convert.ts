import { isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import type { Finding, Position } from '../../core/finding.js'
import { type Data, type DataObject, isDataObject, setKey } from './data.js'
import { finding, quote } from './report.js'
import { dereference, type Included, isMergeKey, isNode, keyText, MAX_DEPTH, startOf, type Tree } from './tree.js'

/** Finds what `!file` names; null when it was reported why there is nothing. */
export type Include = (path: string, at: Position, from: Tree) => Included | null

/** Stands for the content of a file that was not found; no text of a file can be this. */
export const NOT_INCLUDED = '\u0000!file'

const MAX_VALUES_FROM_ALIASES = 100_000

/** Turns the nodes of a file into data: aliases and merge keys expanded within bounds, `!file` inlined. */
export class Converter {
  readonly #include: Include
  readonly #findings: Finding[]
  #aliasDepth = 0
  #fromAliases = 0
  #stopped = false

  constructor(include: Include, findings: Finding[]) {
    this.#include = include
    this.#findings = findings
  }

  convert(tree: Tree): Data {
    return tree.root === null ? null : this.#value(tree, tree.root, 0)
  }

  #value(tree: Tree, node: Node, depth: number): Data {
    if (this.#stopped || !this.#withinBounds(tree, node, depth)) return null
    if (isAlias(node)) return this.#alias(tree, node, depth)
    if (isMap(node)) return this.#map(tree, node, depth)
    if (isSeq(node)) return node.items.map((item) => (isNode(item) ? this.#value(tree, item, depth + 1) : null))
    if (!isScalar(node)) return null
    if (node.tag === '!file') return this.#file(tree, node, depth)
    const { value } = node
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
    if (typeof value === 'number' && Number.isFinite(value)) return value
    return node.source ?? String(value)
  }

  #withinBounds(tree: Tree, node: Node, depth: number): boolean {
    if (depth > MAX_DEPTH)
      return this.#stop(tree, node, 'yaml-too-deep', `The file nests deeper than ${MAX_DEPTH} levels.`)
    if (this.#aliasDepth > 0 && ++this.#fromAliases > MAX_VALUES_FROM_ALIASES) {
      const message = `The aliases of this file stand for more than ${MAX_VALUES_FROM_ALIASES} values.`
      return this.#stop(tree, node, 'yaml-too-many-aliases', message)
    }
    return true
  }

  #stop(tree: Tree, node: Node, code: 'yaml-too-deep' | 'yaml-too-many-aliases', message: string): false {
    this.#stopped = true
    this.#findings.push(finding(positionOf(tree, node), code, message))
    return false
  }

  #alias(tree: Tree, node: Node, depth: number): Data {
    const target = dereference(tree, node)
    if (target === null) {
      this.#findings.push(finding(positionOf(tree, node), 'yaml-syntax', 'This alias has no anchor before it.'))
      return null
    }
    this.#aliasDepth++
    const value = this.#value(tree, target, depth + 1)
    this.#aliasDepth--
    return value
  }

  #map(tree: Tree, node: YAMLMap, depth: number): DataObject {
    const result: DataObject = {}
    const merges: Node[] = []
    for (const pair of node.items) {
      if (isMergeKey(pair.key)) {
        if (isNode(pair.value)) merges.push(pair.value)
        continue
      }
      const key = keyText(pair.key)
      const at = isNode(pair.key) ? positionOf(tree, pair.key) : positionOf(tree, node)
      if (key === null) {
        this.#findings.push(finding(at, 'yaml-bad-key', 'A key must be a plain text.'))
      } else if (Object.hasOwn(result, key)) {
        this.#findings.push(
          finding(at, 'yaml-duplicate-key', `The key ${quote(key)} stands here twice.`, 'remove one of them'),
        )
      } else {
        setKey(result, key, isNode(pair.value) ? this.#value(tree, pair.value, depth + 1) : null)
      }
    }
    for (const merge of merges) this.#merge(tree, merge, result, depth)
    return result
  }

  /** Merged keys never replace those that the mapping has itself; of several sources the first wins. */
  #merge(tree: Tree, node: Node, into: DataObject, depth: number): void {
    const value = this.#value(tree, node, depth + 1)
    for (const source of Array.isArray(value) ? value : [value]) {
      if (!isDataObject(source)) {
        if (!this.#stopped)
          this.#findings.push(
            finding(
              positionOf(tree, node),
              'yaml-bad-key',
              'Only a mapping, or a list of them, can be merged with `<<`.',
            ),
          )
        continue
      }
      for (const [key, item] of Object.entries(source)) if (!Object.hasOwn(into, key)) setKey(into, key, item)
    }
  }

  #file(tree: Tree, node: Node, depth: number): Data {
    if (!isScalar(node) || typeof node.value !== 'string') return null
    const included = tree.includes.get(node) ?? this.#include(node.value, positionOf(tree, node), tree)
    if (included === null) return NOT_INCLUDED
    tree.includes.set(node, included)
    if (included.kind === 'text') return included.source.text
    return included.tree.root === null ? null : this.#value(included.tree, included.tree.root, depth + 1)
  }
}

export function positionOf(tree: Tree, node: Node): Position {
  return tree.source.at(startOf(node) ?? 0)
}
