import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../support/folders.js'
import { conductorHere } from './conductor.js'

const GOOD = `
workflow: { name: w, entry_point: a }
agents: [{ name: a, type: script, run: "true", raises: [x.y] }]
`
const SCENARIOS = `
workflow: good.yaml
scenarios: [{ name: s, stub: { a: { output: {} } }, expect: { outcome: success } }]
`

test('every broken file of a folder, and every file that looks like ours, is checked', async () => {
  const folder = folderWith({
    'good.yaml': GOOD,
    'typo.yaml': GOOD.replace('workflow:', 'workfow:'),
    'tab.yml': 'workflow:\n\tname: w\n',
    'twice.yaml': `${GOOD}agents: []\n`,
    'utf16.yaml': Buffer.from(`\ufeff${GOOD}`, 'utf16le'),
    'empty.yaml': '',
    's.test.yaml': SCENARIOS.replace('stub', 'stubs'),
    'compose.yaml': 'services: {}\n',
    'deep/more.yml': 'on: push\njobs: {}\n',
    'node_modules/x.yaml': 'a: [',
  })
  const plain = await conductorHere(folder, ['validate', '.'])
  expect(plain.code).toBe(2)
  expect(plain.stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^empty\.yaml: invalid/),
    'good.yaml: valid',
    expect.stringMatching(/^s\.test\.yaml: invalid/),
    expect.stringMatching(/^tab\.yml: invalid/),
    expect.stringMatching(/^twice\.yaml: invalid/),
    expect.stringMatching(/^typo\.yaml: invalid/),
    expect.stringMatching(/^utf16\.yaml: invalid/),
    '2 other YAML files',
  ])
  for (const part of ['empty.yaml', 'tab.yml:2', 'twice.yaml:4', 'typo.yaml:2', 'UTF-16', 's.test.yaml:3'])
    expect(plain.stderr).toContain(part)
  const verbose = await conductorHere(folder, ['validate', '.', '-v'])
  expect(verbose.stdout).toContain('2 other YAML files\n  compose.yaml\n  deep/more.yml\n')
  const json = await conductorHere(folder, ['validate', '.', '--format', 'json'])
  expect(JSON.parse(json.stdout).map(({ success }: { success: boolean }) => success)).toEqual([
    false,
    true,
    ...Array.from({ length: 5 }, () => false),
  ])
  const tested = await conductorHere(folder, ['test', '.'])
  expect(tested.code).toBe(2)
  expect(tested.stderr).toContain('tab.yml:2')
})

test.skipIf(process.platform === 'win32')('a link that leads nowhere is a broken file', async () => {
  const folder = folderWith({ 'good.yaml': GOOD, 's.test.yaml': SCENARIOS })
  symlinkSync('gone.yaml', path.join(folder, 'lost.yaml'))
  symlinkSync('gone', path.join(folder, 'notes'))
  const { code, stdout, stderr } = await conductorHere(folder, ['validate', '.'])
  expect(code).toBe(2)
  expect(stdout).toMatch(/^good\.yaml: valid\nlost\.yaml: invalid.*\ns\.test\.yaml: valid\n$/)
  expect(stderr).toMatch(/lost\.yaml.*file-not-found/)
  expect(await conductorHere(folder, ['test', '.'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('lost.yaml'),
  })
})

test('a folder with sound files, and one without any', async () => {
  const folder = folderWith({ 'good.yaml': GOOD, 's.test.yaml': SCENARIOS, 'sub/other.yaml': 'services: {}\n' })
  const sound = await conductorHere(folder, ['validate', '.'])
  expect(sound).toMatchObject({ code: 0, stdout: 'good.yaml: valid\ns.test.yaml: valid\n1 other YAML file\n' })
  expect((await conductorHere(folder, ['validate', '.', '-q'])).stdout).toBe('')
  const one = await conductorHere(folder, ['validate', '.', '--format', 'json'])
  expect(JSON.parse(one.stdout)).toMatchObject({ success: true, outcome: 'success' })
  const none = await conductorHere(folder, ['validate', 'sub'])
  expect(none.code).toBe(2)
  expect(none.stderr).toContain('there is no workflow file in sub: none of 1 YAML file below it has `workflow:`')
  const tested = await conductorHere(folder, ['test', '.'])
  expect(tested.code).toBe(0)
  expect(tested.stdout).toContain('1 scenario, all hold\nerror coverage: 0 of 1 failure tested\n1 other YAML file\n')
})
