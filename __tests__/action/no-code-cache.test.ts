import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/folders.js'
import { FakeRunner } from './fake-runner.js'

test('the action keeps no compiled code: a job of the same machine could plant some for the next', async () => {
  const home = temporaryFolder()
  const { code } = await new FakeRunner().step({
    with: { workflow: '', run: 'node --version', 'upload-artifact': 'never' },
    env: { RUNNER_ENVIRONMENT: 'self-hosted', XDG_CACHE_HOME: home, LOCALAPPDATA: home, HOME: home, TMPDIR: home },
  })
  expect(code).toBe(0)
  expect(readdirSync(home)).toEqual([])
})
