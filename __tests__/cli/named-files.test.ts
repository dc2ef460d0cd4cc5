import { expect, test } from 'vitest'
import { namedFiles } from '../../src/cli/files.js'
import { folderWith } from '../support/folders.js'

const folder = folderWith({
  'a.conductor.yaml': '',
  'other.yaml': '',
  'flows/b.conductor.yml': '',
  'flows/deep/c.conductor.yaml': '',
  'flows/deep/d.yaml': '',
  'flows/odd*.yaml': '',
  'node_modules/x/e.conductor.yaml': '',
  'empty/readme.md': '',
})

test.each([
  ['a file is itself, also one that is not there', ['other.yaml', 'nowhere.yaml'], ['other.yaml', 'nowhere.yaml']],
  ['a folder', ['.'], ['a.conductor.yaml', 'flows/b.conductor.yml', 'flows/deep/c.conductor.yaml']],
  ['a folder by its name', ['flows/'], ['flows/b.conductor.yml', 'flows/deep/c.conductor.yaml']],
  ['a star stays within a name', ['flows/*.yml'], ['flows/b.conductor.yml']],
  ['two cross folders', ['flows/**/*.yaml'], ['flows/deep/c.conductor.yaml', 'flows/deep/d.yaml', 'flows/odd*.yaml']],
  ['from here', ['./*.yaml'], ['a.conductor.yaml', 'other.yaml']],
  ['a question mark is one sign', ['?.conductor.yaml'], ['a.conductor.yaml']],
  ['a file that looks like a pattern', ['flows/odd*.yaml'], ['flows/odd*.yaml']],
  ['a folder without any is judged under its own name', ['empty'], ['empty']],
  ['each file once', ['a.conductor.yaml', '*.conductor.yaml'], ['a.conductor.yaml']],
])('%s', (_, operands, expected) => {
  expect(namedFiles(operands, folder)).toEqual({ ok: true, value: expected })
})

test('a pattern that matches nothing is told', () => {
  expect(namedFiles(['nothing/*.yaml'], folder)).toEqual({ ok: false, error: 'nothing matches "nothing/*.yaml"' })
})
