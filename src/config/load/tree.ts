import type { Finding, Position } from '../../core/finding.js'
import type { Data } from './data.js'
import { parseWithLibrary } from './library.js'
import type { YamlNode } from './nodes.js'
import { parseQuickly, readQuickly } from './quick.js'
import { LineTable } from './text.js'

/** One file that was read, for positions and for the line that a finding shows. */
export class Source {
  readonly #lines: LineTable

  constructor(
    /** Absolute real path. */
    readonly file: string,
    readonly displayFile: string,
    readonly text: string,
  ) {
    this.#lines = new LineTable(text)
  }

  at(offset: number): Position {
    return { file: this.displayFile, ...this.#lines.at(offset) }
  }
}

/** A parsed file: nodes with their offsets, and which other files stand in their place. */
export interface Tree {
  readonly source: Source
  readonly root: YamlNode | null
  /** What `!file` scalars of this tree stand for. */
  readonly includes: Map<YamlNode, Included>
}
export type Included =
  | { readonly kind: 'tree'; readonly tree: Tree }
  | { readonly kind: 'text'; readonly source: Source }

/** A file whose data is known already; its nodes are made when somebody asks for a place. */
class LateTree implements Tree {
  readonly includes = new Map<YamlNode, Included>()
  #root: YamlNode | null = null

  constructor(readonly source: Source) {}

  get root(): YamlNode | null {
    this.#root ??= parseQuickly(this.source.text)
    return this.#root
  }
}

/** A file that is read for its data: most have no finding, and then no place in them is asked for. */
export function readTree(source: Source): { readonly tree: Tree; readonly data: Data } | null {
  const data = readQuickly(source.text)
  return data === undefined ? null : { tree: new LateTree(source), data }
}

/** Parses YAML (and JSON, which is YAML). */
export function parseTree(source: Source): { readonly tree: Tree | null; readonly findings: readonly Finding[] } {
  const quick = parseQuickly(source.text)
  if (quick !== null) return { tree: { source, root: quick, includes: new Map() }, findings: [] }
  const { root, findings, sound } = parseWithLibrary(source)
  return { tree: sound ? { source, root, includes: new Map() } : null, findings }
}
