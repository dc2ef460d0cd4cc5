import { exactNumber } from '../../core/float.js'
import { setKey } from '../../core/json.js'
import type { Data, DataObject } from './data.js'
import type { ScalarStyle, YamlMap, YamlNode, YamlPair, YamlScalar } from './nodes.js'
import { plainValue, type ScalarReader } from './quick-scalars.js'

/** What the quick parser makes of a file: `N` is any value, `M` a mapping that is being filled. Undefined stands for giving up. */
export interface Maker<N, M extends N> {
  /** The scalar that was read last. */
  scalar(read: ScalarReader): N
  /** The same behind `!file`. */
  file(read: ScalarReader): N | undefined
  literal(value: string, start: number, end: number): N
  list(start: number, items: (N | null)[]): N
  map(start: number): M | undefined
  /** False: such a key is not for this maker. */
  pair(map: M, key: Key, value: N | null): boolean
}

/** A key as it was read: its text, whatever it would be as a value. */
export interface Key {
  readonly text: string
  readonly style: ScalarStyle
  readonly start: number
  readonly end: number
}

interface OpenMap extends YamlMap {
  readonly pairs: YamlPair[]
}

/** Nodes with their places. */
export const TREE: Maker<YamlNode, OpenMap> = {
  scalar: nodeOf,
  file: (read) => (typeof read.value === 'string' ? { ...nodeOf(read), tag: '!file' } : undefined),
  literal: (value, start, end) => ({ kind: 'scalar', start, end, style: 'literal', value, source: '', tag: null }),
  list: (start, items) => ({ kind: 'seq', start, items }),
  map: (start) => ({ kind: 'map', start, pairs: [] }),
  pair(map, { text, style, start, end }, value) {
    const read = style === 'plain' ? plainValue(text) : text
    const key: YamlScalar = { kind: 'scalar', start, end, style, value: read, source: text, tag: null }
    map.pairs.push({ key, keyStart: start, value })
    return true
  },
}

function nodeOf({ start, end, style, value, source }: ScalarReader): YamlScalar {
  return { kind: 'scalar', start, end, style, value, source, tag: null }
}

/** The data alone. What needs a finding, another file or more than one look is left to the tree. */
export const DATA: Maker<Data, DataObject> = {
  scalar: ({ value, source }) => (typeof value === 'number' ? exactNumber(source, value) : value),
  file: () => undefined,
  literal: (value) => value,
  list: (_, items) => items,
  map: () => ({}),
  pair(map, { text, style }, value) {
    if (Object.hasOwn(map, text) || (text === '<<' && style === 'plain')) return false
    setKey(map, text, value)
    return true
  },
}
