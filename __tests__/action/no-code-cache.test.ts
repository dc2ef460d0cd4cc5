import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/folders.js'
import { FakeRunner } from './fake-runner.js'

test('the action has no code cache, which another job on the machine could poison', async () => {
  const home = temporaryFolder()
  const { code } = await new FakeRunner().step({
    with: { workflow: '', run: 'node --version', 'upload-artifact': 'never' },
    env: { RUNNER_ENVIRONMENT: 'self-hosted', XDG_CACHE_HOME: home, LOCALAPPDATA: home, HOME: home, TMPDIR: home },
  })
  expect(code).toBe(0)
  expect(readdirSync(home)).toEqual([])
})
