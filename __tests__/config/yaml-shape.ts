import type { YamlNode } from '../../src/config/load/nodes.js'

/** What matters of a node: its values, and where they stand. */
export function shape(node: YamlNode | null): unknown {
  switch (node?.kind) {
    case 'map':
      return { at: node.start, map: node.pairs.map(({ key, keyStart, value }) => [keyStart, key?.value, shape(value)]) }
    case 'seq':
      return { at: node.start, seq: node.items.map(shape) }
    case 'scalar':
      return node.value === null && node.start === node.end
        ? null
        : { at: node.start, style: node.style, value: node.value, tag: node.tag }
    case 'alias':
      return { alias: shape(node.target) }
    default:
      return null
  }
}
