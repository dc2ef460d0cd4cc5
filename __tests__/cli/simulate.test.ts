import { expect, it } from 'vitest'
import { folderWith } from '../support/folders.js'
import { conductorHere } from './conductor.js'

const FILES = {
  'w.yaml': `workflow: { name: w, entry_point: check }
agents:
  - name: check
    type: script
    run: ./check
    raises: [git.drift]
    routes: [{ to: $end }, { on_error: git.drift, when: 'error.details.at.line == 3 and error.details.by is none', to: fix }]
  - { name: fix, type: script, run: ./fix }
`,
}

it('simulate takes details as run does: dotted names are nested, and values are JSON where they parse', async () => {
  const options = ['--inject-details', 'check.at.line=3', '--inject-details', 'check.by=null', '--format', 'json']
  const { code, stdout } = await conductorHere(folderWith(FILES), ['simulate', 'w.yaml', 'check=git.drift', ...options])
  const { failures, endings } = JSON.parse(stdout)
  expect(code).toBe(0)
  expect(failures).toEqual([
    { node: 'check', kind: 'git.drift', attempt: null, details: { at: { line: 3 }, by: null } },
  ])
  expect(endings).toMatchObject([{ outcome: 'success', handled_by: 'fix' }])
})

it.each([
  ['check:git.drift', 'write check=git.drift'],
  ['check', 'write check=external.git.drift'],
])('a failure %j is refused with the right form', async (failure, advice) => {
  const { code, stderr } = await conductorHere(folderWith(FILES), ['simulate', 'w.yaml', failure])
  expect(code).toBe(2)
  expect(stderr).toContain(`"${failure}" is not NODE=KIND[@ATTEMPT][:MESSAGE]; ${advice}`)
})
