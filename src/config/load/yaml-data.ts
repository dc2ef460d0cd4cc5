import type { Finding, Position } from '../../core/finding.js'
import { exactNumber, Float } from '../../core/float.js'
import { setKey } from '../../core/json.js'
import { quote } from '../../core/messages.js'
import type { Path } from '../model.js'
import { finding, QUOTE_TEMPLATE, UNQUOTED_TEMPLATE } from './findings.js'
import {
  type Included,
  isMergeKey,
  keyText,
  MAX_DEPTH,
  type Tree,
  type YamlAlias,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
  type YamlSeq,
} from './yaml.js'

/** Data of a file while it is being loaded: JSON that may still be repaired. */
export type Data = null | boolean | number | bigint | Float | string | Data[] | DataObject
export interface DataObject {
  [key: string]: Data
}

export function isDataObject(value: Data | undefined): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float)
}

export function valueAt(root: Data, path: Path): Data | undefined {
  let at: Data | undefined = root
  for (const segment of path) {
    if (Array.isArray(at)) at = typeof segment === 'number' ? at[segment] : undefined
    else if (isDataObject(at)) at = Object.hasOwn(at, segment) ? at[segment] : undefined
    else return undefined
  }
  return at
}

/** Finds what `!file` names; null when it was reported why there is nothing. */
export type Include = (path: string, at: Position, from: Tree) => Included | null

/** Stands for what could not be read and was reported; no text of a file can be this. */
export const NOT_READ = '\u0000unread'

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

  #value(tree: Tree, node: YamlNode, depth: number): Data {
    if (this.#stopped || !this.#withinBounds(tree, node, depth)) return null
    switch (node.kind) {
      case 'alias':
        return this.#alias(tree, node, depth)
      case 'map':
        return this.#map(tree, node, depth)
      case 'seq':
        return this.#list(tree, node, depth)
      case 'scalar':
        return node.tag === '!file' ? this.#file(tree, node, depth) : scalarData(node)
    }
  }

  #withinBounds(tree: Tree, node: YamlNode, depth: number): boolean {
    if (depth > MAX_DEPTH)
      return this.#stop(tree, node, 'yaml-too-deep', `The file nests deeper than ${MAX_DEPTH} levels.`)
    if (this.#aliasDepth > 0 && ++this.#fromAliases > MAX_VALUES_FROM_ALIASES) {
      const message = `The aliases of this file stand for more than ${MAX_VALUES_FROM_ALIASES} values.`
      return this.#stop(tree, node, 'yaml-too-many-aliases', message)
    }
    return true
  }

  #stop(tree: Tree, node: YamlNode, code: 'yaml-too-deep' | 'yaml-too-many-aliases', message: string): false {
    this.#stopped = true
    this.#findings.push(finding(positionOf(tree, node), code, message))
    return false
  }

  #list(tree: Tree, node: YamlSeq, depth: number): Data[] {
    return node.items.map((item) => (item === null ? null : this.#value(tree, item, depth + 1)))
  }

  #alias(tree: Tree, node: YamlAlias, depth: number): Data {
    if (node.target === null) {
      this.#findings.push(
        finding(
          positionOf(tree, node),
          'yaml-syntax',
          'This alias has no anchor before it.',
          'write `&name` before a value above, or put quotes around a text that begins with `*`',
        ),
      )
      return null
    }
    this.#aliasDepth++
    const value = this.#value(tree, node.target, depth + 1)
    this.#aliasDepth--
    return value
  }

  #map(tree: Tree, node: YamlMap, depth: number): Data {
    if (tree.source.text.startsWith('{{', node.start)) return this.#bareTemplate(tree, node)
    const result: DataObject = {}
    const merges: YamlNode[] = []
    for (const pair of node.pairs) {
      if (isMergeKey(pair.key)) {
        if (pair.value !== null) merges.push(pair.value)
        continue
      }
      const key = keyText(pair.key)
      if (key === null) {
        this.#findings.push(finding(tree.source.at(pair.keyStart), 'yaml-bad-key', 'A key must be a text.'))
      } else if (Object.hasOwn(result, key)) {
        const message = `The key ${quote(key)} is given twice.`
        this.#findings.push(finding(tree.source.at(pair.keyStart), 'yaml-duplicate-key', message, 'remove one of them'))
      } else {
        setKey(result, key, pair.value === null ? null : this.#value(tree, pair.value, depth + 1))
      }
    }
    for (const merge of merges) this.#merge(tree, merge, result, depth)
    return result
  }

  /** `{{ x }}` without quotes is, to YAML, a mapping with a mapping as its key. */
  #bareTemplate(tree: Tree, node: YamlMap): string {
    this.#findings.push(finding(positionOf(tree, node), 'unquoted-template', UNQUOTED_TEMPLATE, QUOTE_TEMPLATE))
    return NOT_READ
  }

  /** Merged keys never replace those that the mapping has itself; of several sources the first wins. */
  #merge(tree: Tree, node: YamlNode, into: DataObject, depth: number): void {
    const value = this.#value(tree, node, depth + 1)
    if (value === null) return
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
      for (const [key, item] of Object.entries(source)) {
        if (!Object.hasOwn(into, key)) setKey(into, key, item)
      }
    }
  }

  #file(tree: Tree, node: YamlScalar, depth: number): Data {
    if (typeof node.value !== 'string') return null
    const included = tree.includes.get(node) ?? this.#include(node.value, positionOf(tree, node), tree)
    if (included === null) return NOT_READ
    tree.includes.set(node, included)
    if (included.kind === 'text') return included.source.text
    return included.tree.root === null ? null : this.#value(included.tree, included.tree.root, depth + 1)
  }
}

function scalarData({ value, source }: YamlScalar): Data {
  return typeof value === 'number' ? exactNumber(source, value) : value
}

function positionOf(tree: Tree, node: YamlNode): Position {
  return tree.source.at(node.start)
}
