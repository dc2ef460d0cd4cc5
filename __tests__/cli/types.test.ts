import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../support/folders.js'
import { conductorHere } from './conductor.js'

const file = (kinds: string): string => `workflow: { name: w, entry_point: a, kinds: ${kinds} }
agents:
  - { name: a, type: script, run: "true", raises: [external.git.drift] }
`
const DRIFT = file('{ external.git.drift: { details: { behind: { type: integer } } } }')

test('the code goes to stdout or to a file, and --check compares the file', async () => {
  const cwd = folderWith({ 'w.yaml': DRIFT })
  const words = ['types', 'w.yaml', '--language', 'bash']
  const printed = await conductorHere(cwd, words)
  expect(printed).toMatchObject({ code: 0, stderr: '' })
  expect(printed.stdout).toContain('fail_external_git_drift')
  const check = [...words, '--output', 'errors.sh', '--check']
  expect(await conductorHere(cwd, check)).toMatchObject({ code: 1, stderr: expect.stringContaining('does not exist') })
  expect(await conductorHere(cwd, [...words, '--output', 'errors.sh'])).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(readFileSync(path.join(cwd, 'errors.sh'), 'utf8')).toBe(printed.stdout)
  expect(await conductorHere(cwd, check)).toMatchObject({ code: 0 })
})

test.each([
  ['no language', ['types', 'w.yaml'], /--language/],
  ['an unknown language', ['types', 'w.yaml', '--language', 'cobol'], /typescript, python/],
  ['--check without a file', ['types', 'w.yaml', '--language', 'bash', '--check'], /--output/],
  ['a file without a catalogue', ['types', 'none.yaml', '--language', 'bash'], /workflow\.kinds/],
  [
    'a kind that differs between files',
    ['types', 'w.yaml', 'other.yaml', '--language', 'bash'],
    /other details in other\.yaml than in w\.yaml/,
  ],
  [
    'two kinds of one name',
    ['types', 'twice.yaml', '--language', 'bash'],
    /external\.git\.drift and external\.git_drift/,
  ],
])('%s is exit 2', async (_, args, message) => {
  const cwd = folderWith({
    'w.yaml': DRIFT,
    'none.yaml': DRIFT.replace(/, kinds: .* \}\nagents/, ' }\nagents'),
    'other.yaml': DRIFT.replace('integer', 'string'),
    'twice.yaml': file('{ external.git.drift: {}, external.git_drift: {} }'),
  })
  expect(await conductorHere(cwd, args)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) })
})
