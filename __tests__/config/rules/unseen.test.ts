import { expect, it } from 'vitest'
import { loadPatterns } from '../../../src/adapters/patterns.js'
import { checkFile } from '../../../src/run/prepare.js'
import { folderWith } from '../../support/folders.js'

const chain = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const to = at === count - 1 ? '$end' : `n${at + 1}`
    return `  - { name: n${at}, type: script, command: 'true', routes: [{ to: ${to} }] }\n`
  }).join('')
const file = (before: string, count: number): string =>
  `${before}workflow:\n  name: t\n  entry_point: n0\nagents:\n${chain(count)}`

it.each([
  ['one script', file('', 1), 1, 'A failure of `n0` would go unnoticed: .* nothing reads its exit_code\\.'],
  [
    'two scripts',
    file('# nightly\n\n', 2),
    3,
    'A failure of `n0`, `n1` would go unnoticed: .* reads their exit_code\\.',
  ],
  ['many scripts', file('', 12), 1, 'A failure of `n0`, .*`n7`, and 4 more would go unnoticed: '],
  [
    'a file of JSON',
    JSON.stringify({
      workflow: { name: 't', entry_point: 'n0' },
      agents: [{ name: 'n0', type: 'script', command: 'true', routes: [{ to: '$end' }] }],
    }),
    1,
    'A failure of `n0` would',
  ],
])('scripts that may fail unseen are one warning at the settings of the file: %s', async (_, text, line, message) => {
  const workspace = folderWith({ 'main.yaml': text })
  const request = { file: `${workspace}/main.yaml`, env: {}, patterns: loadPatterns, workspace }
  const { findings } = await checkFile(request)
  expect(findings).toEqual([
    expect.objectContaining({
      code: 'unseen-failure',
      severity: 'warning',
      file: 'main.yaml',
      line,
      column: 1,
      message: expect.stringMatching(message),
    }),
  ])
})
