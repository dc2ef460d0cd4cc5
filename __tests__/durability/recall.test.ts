import { expect, it } from 'vitest'
import type { JournalRecord } from '../../src/durability/journal.js'
import { Recall } from '../../src/durability/recall.js'
import { loadFiles } from '../config/load-helpers.js'

const FILES = {
  'main.yaml': `workflow: { name: w, entry_point: sub }
agents: [{ name: sub, type: workflow, workflow: child.yaml, routes: [{ to: last }] }, { name: last, type: set, value: x }]
`,
  'child.yaml': 'workflow: { name: c, entry_point: a }\nagents: [{ name: a, type: set, value: x }]\n',
}
const completed = (scope: string, node: string, lost: boolean): JournalRecord => ({
  event: {
    ...{ type: 'node_completed' as const, scope, node, visit: 1, attempt: 1 },
    ...{ node_type: 'set', output: null, duration_ms: 0 },
  },
  at: 0,
  ...(lost ? { flaws: { missing: [], lost } } : {}),
})

it('a lost secret inside of a child is needed only until the child has completed', () => {
  const { workflow } = loadFiles(FILES)
  if (workflow === null) throw new Error('the file is not valid')
  const inside = completed('sub#1.1/', 'a', true)
  expect(new Recall([inside]).troubles(workflow).lost).toEqual(['sub'])
  expect(new Recall([inside, completed('', 'sub', false)]).troubles(workflow).lost).toEqual([])
})
