import { expect, test } from 'vitest'
import { listNamedFiles, TESTED, VALIDATED } from '../../src/config/load/file-sorts.js'
import { folderWith } from '../support/folders.js'

/** Windows has no such file names. */
const ODD = process.platform === 'win32' ? 'flows/odd[1].yaml' : 'flows/odd*.yaml'

const folder = folderWith({
  'a.conductor.yaml': '',
  'other.yaml': 'jobs: {}\n',
  'flows/b.conductor.yml': '',
  'flows/deep/c.conductor.yaml': '',
  'flows/deep/d.yaml': 'workflow:\n  name: d\n  entry_point: a\n',
  'flows/deep/d.scenarios.yaml': 'workflow: d.yaml\nscenarios: []\n',
  [ODD]: '',
  'node_modules/x/e.conductor.yaml': '',
  'empty/readme.md': '',
})

const BELOW_FLOWS = [
  'flows/b.conductor.yml',
  'flows/deep/c.conductor.yaml',
  'flows/deep/d.scenarios.yaml',
  'flows/deep/d.yaml',
  // An empty file is broken.
  ODD,
]

test.each([
  ['a file is itself, also one that is not there', ['other.yaml', 'nowhere.yaml'], ['other.yaml', 'nowhere.yaml']],
  [
    'a folder: every file that is a workflow or holds scenarios, and broken ones',
    ['.'],
    ['a.conductor.yaml', ...BELOW_FLOWS],
  ],
  ['a folder by its name', ['flows/'], BELOW_FLOWS],
  ['a star stays within a name', ['flows/*.yml'], ['flows/b.conductor.yml']],
  [
    'two cross folders',
    ['flows/**/*.yaml'],
    ['flows/deep/c.conductor.yaml', 'flows/deep/d.scenarios.yaml', 'flows/deep/d.yaml', ODD],
  ],
  ['from here', ['./*.yaml'], ['a.conductor.yaml', 'other.yaml']],
  ['a question mark is one sign', ['?.conductor.yaml'], ['a.conductor.yaml']],
  [
    'braces and brackets list alternatives',
    ['flows/deep/{c.conductor,d}.y[a]ml'],
    ['flows/deep/c.conductor.yaml', 'flows/deep/d.yaml'],
  ],
  ['a file that looks like a pattern', [ODD], [ODD]],
  ['each file once', ['a.conductor.yaml', '*.conductor.yaml'], ['a.conductor.yaml']],
])('%s', (_, operands, expected) => {
  expect(listNamedFiles(operands, folder, VALIDATED)).toMatchObject({ ok: true, value: { files: expected } })
})

test('a pattern that matches nothing is refused', () => {
  expect(listNamedFiles(['nothing/*.yaml'], folder, VALIDATED)).toEqual({
    ok: false,
    error: 'nothing matches "nothing/*.yaml"',
  })
})

test('a folder without such files is refused, with what was looked for', () => {
  expect(listNamedFiles(['empty'], folder, VALIDATED)).toEqual({
    ok: false,
    error:
      'there is no workflow file in empty: no .yaml or .yml file below it has `workflow:`, `agents:`, `nodes:`, `entry_point:` or `scenarios:` at the top',
  })
})

test('scenario files are those that hold scenarios; broken files are not left out', () => {
  expect(listNamedFiles(['.'], folder, TESTED)).toMatchObject({
    ok: true,
    value: { files: ['flows/deep/d.scenarios.yaml', ODD], others: ['other.yaml'] },
  })
})
