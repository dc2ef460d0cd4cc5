import { expect, test } from 'vitest'
import { createStudioFile } from '../../src/studio/read.js'
import { toStops, traceExpected, tracePicture } from '../../src/studio/trace.js'
import { ask, openFiles } from '../simulate/testing.js'

const WORKFLOW = `
workflow: { name: outer, entry_point: call, finally: [tidy], input: { list: { type: array } } }
agents:
  - { name: tidy, type: script, run: ./tidy }
  - name: call
    type: workflow
    workflow: ./child.yaml
    routes:
      - { to: each }
      - { on_error: git.drift, recover: { output: {} } }
      - { on_error: git.lock, halt: true }
for_each:
  - { name: each, source: workflow.input.list, as: item, agent: { name: push, type: script, run: ./push, raises: [api.down] } }
`
const CHILD = `
workflow: { name: inner, entry_point: build }
agents:
  - { name: build, type: script, run: ./build, raises: [git.drift, git.lock], routes: [{ to: pack }] }
  - { name: pack, type: script, run: ./pack }
`

async function trace(failure: string) {
  const simulation = await openFiles({ 'w.yaml': WORKFLOW, 'child.yaml': CHILD })
  const { endings } = await ask(simulation, [failure])
  const [ending] = endings
  if (ending === undefined) throw new Error('no ending')
  const { pictures } = createStudioFile(simulation)
  const traced = pictures.map((picture) => {
    const { path, looks } = tracePicture(picture, pictures, toStops(ending))
    const edges = path.edges.map(({ from, to }) => `${from}-${to}`)
    return { scope: picture.scope, nodes: path.nodes, edges, looks: [...looks] }
  })
  return { pictures, traced }
}

test.each([
  [
    'build=git.drift',
    [
      {
        scope: '',
        edges: ['call-call', 'call-each', 'each-$end', '$end-tidy'],
        looks: [
          ['call', 'recovered'],
          ['each', 'completed'],
          ['push', 'completed'],
          ['tidy', 'completed'],
        ],
      },
      { scope: 'call/', edges: ['build-$escaped build'], looks: [['build', 'failed']] },
    ],
  ],
  [
    'build=git.lock',
    [
      { scope: '', nodes: ['call', '$halted call', 'tidy'], edges: ['call-$halted call', '$end-tidy'] },
      { scope: 'call/', edges: ['build-$escaped build'] },
    ],
  ],
  [
    'each[0]=api.down',
    [
      { scope: '', looks: expect.arrayContaining([['push', 'failed']]) },
      { scope: 'call/', edges: ['build-pack', 'pack-$end'] },
    ],
  ],
])('%s lights its path in every file', async (failure, expected) => {
  const { traced } = await trace(failure)
  expect(traced).toMatchObject(expected)
})

test('an expected path is drawn in the files that it names', async () => {
  const { pictures } = await trace('build=git.drift')
  const expectedIn = (names: readonly string[]) =>
    pictures.map((picture) => traceExpected(picture, pictures, names, [])?.edges.map(({ from, to }) => `${from}-${to}`))
  expect(expectedIn(['call', 'each'])).toEqual([['call-each', 'each-$end'], undefined])
  expect(expectedIn(['call', 'build', 'pack', 'each'])).toEqual([
    ['call-each', 'each-$end'],
    ['build-pack', 'pack-$end'],
  ])
})
