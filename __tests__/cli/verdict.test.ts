import { expect, test } from 'vitest'
import { folderWith } from '../support/folders.js'
import { conductorHere } from './conductor.js'

const NEEDS = {
  'good.json': '{"lint": {"result": "success", "outputs": {}}}',
  'skipped.json': '{"lint": {"result": "success"}, "deploy": {"result": "skipped"}}',
  'halted.json':
    '{"test": {"result": "failure", "outputs": {"error-kind": "external.git.drift", "error-message": "main moved"}}}',
  'bad.json': '{"test": 1}',
}

test.each([
  ['every job passed', ['--needs', 'good.json'], 0, '1 job passed'],
  ['a skipped job', ['--needs', 'skipped.json'], 1, 'not named in allow-skipped'],
  ['a skipped job that is allowed', ['--needs', 'skipped.json', '--allow-skipped', 'dep*'], 0, '2 jobs passed'],
  ['a job that gave its kind', ['--needs', 'halted.json'], 3, 'external.git.drift: main moved'],
])('%s', async (_, args, code, words) => {
  const said = await conductorHere(folderWith(NEEDS), ['verdict', ...args])
  expect(said).toMatchObject({ code, stderr: '' })
  expect(said.stdout).toContain(words)
})

test('JSON is the whole verdict', async () => {
  const { stdout } = await conductorHere(folderWith(NEEDS), ['verdict', '--needs', 'halted.json', '--format', 'json'])
  expect(JSON.parse(stdout)).toMatchObject({
    schema_version: 1,
    outcome: 'halted',
    error_kind: 'external.git.drift',
    failed_jobs: ['test'],
  })
})

test.each([
  ['no needs', []],
  ['a file that is not there', ['--needs', 'none.json']],
  ['a file of another shape', ['--needs', 'bad.json']],
  ['a list that is none', ['--needs', 'good.json', '--allow-failed', 'a;b']],
])('%s is exit 2', async (_, args) => {
  expect(await conductorHere(folderWith(NEEDS), ['verdict', ...args])).toMatchObject({ code: 2, stdout: '' })
})
