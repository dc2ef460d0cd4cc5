import { expect, test } from 'vitest'
import { namedFiles, SCENARIO_FILES, WORKFLOW_FILES } from '../../src/cli/files.js'
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

test.each([
  ['a file is itself, also one that is not there', ['other.yaml', 'nowhere.yaml'], ['other.yaml', 'nowhere.yaml']],
  [
    'a folder: every file that is a workflow, by its name or by what it holds',
    ['.'],
    ['a.conductor.yaml', 'flows/b.conductor.yml', 'flows/deep/c.conductor.yaml', 'flows/deep/d.yaml'],
  ],
  ['a folder by its name', ['flows/'], ['flows/b.conductor.yml', 'flows/deep/c.conductor.yaml', 'flows/deep/d.yaml']],
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
  expect(namedFiles(operands, folder, WORKFLOW_FILES)).toEqual({ ok: true, value: expected })
})

test('a pattern that matches nothing is refused', () => {
  expect(namedFiles(['nothing/*.yaml'], folder, WORKFLOW_FILES)).toEqual({
    ok: false,
    error: 'nothing matches "nothing/*.yaml"',
  })
})

test('a folder without such files is refused, with what was looked for', () => {
  expect(namedFiles(['empty'], folder, WORKFLOW_FILES)).toEqual({
    ok: false,
    error: 'there is no workflow file in empty: no .yaml or .yml file below it has `workflow:` with `entry_point`',
  })
})

test('scenario files are those that hold scenarios', () => {
  expect(namedFiles(['.'], folder, SCENARIO_FILES)).toEqual({ ok: true, value: ['flows/deep/d.scenarios.yaml'] })
})
