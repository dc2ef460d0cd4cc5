import type { Finding, Position } from '../../core/finding.js'
import { parseWithLibrary } from './library.js'
import type { YamlNode } from './nodes.js'
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

/** Parses YAML (and JSON, which is YAML). */
export function parseTree(source: Source): { readonly tree: Tree | null; readonly findings: readonly Finding[] } {
  const { root, findings, sound } = parseWithLibrary(source)
  return { tree: sound ? { source, root, includes: new Map() } : null, findings }
}
