import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { parseWithLibrary } from '../../src/config/load/library.js'
import { parseQuickly } from '../../src/config/load/quick.js'
import { Source } from '../../src/config/load/tree.js'
import { shape } from '../config/yaml-shape.js'
import { attack } from './support.js'

const PIECES = [
  ...'a:|b:|- |  |    |\n|\n\n|: | #x|# y|"|\'|[|]|{|}|,|\\|&x|*x|!t |~|null|0x1F|1.5|1e3|.5|-|?|? |||-|>-|>|%|@|`|\t|é|---|...|<<: |$end|{{ x }}'.split(
    '|',
  ),
  '|',
]
const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((parts) => parts.join(''))
const document = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom('BLOCK_LITERAL', 'PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'),
    fc.boolean(),
  )
  .map(([value, defaultStringType, flow]) =>
    stringify(value, { defaultStringType, collectionStyle: flow ? 'flow' : 'any' }),
  )

it('the quick parser gives up, or sees what the library sees', async () => {
  await attack(
    fc.oneof(
      soup,
      document,
      fc.tuple(document, soup).map((parts) => parts.join('')),
    ),
    (text) => {
      const quick = parseQuickly(text)
      if (quick === null) return
      const { root, findings } = parseWithLibrary(new Source('x', 'x', text))
      expect({ text, findings, tree: shape(quick) }).toEqual({ text, findings: [], tree: shape(root) })
    },
    100,
  )
})
