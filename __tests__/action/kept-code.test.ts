import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FakeRunner } from './fake-runner.js'

const runner = new FakeRunner()

const step = (kind: string, cache: string) =>
  runner.step({
    with: { workflow: '', run: 'node --version', 'upload-artifact': 'never' },
    env: { RUNNER_ENVIRONMENT: kind, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, HOME: cache },
  })

test.runIf(process.platform === 'linux')('compiled code is kept where the machine outlives the job', async () => {
  const [hosted, own] = [path.join(runner.root, 'hosted'), path.join(runner.root, 'own')]
  expect((await step('github-hosted', hosted)).code).toBe(0)
  expect(existsSync(hosted)).toBe(false)
  expect((await step('self-hosted', own)).code).toBe(0)
  const kept = readdirSync(path.join(own, 'conductor-action', 'code'))
  expect(kept.filter((name) => name.endsWith('-action-main.js'))).toHaveLength(1)
  // Clients of HTTP and of artifacts are half of the bundle, and were not asked for.
  expect(kept.filter((name) => /-(?:github|toolkit|http|artifact-client|templates|yaml)\.js$/.test(name))).toEqual([])
  expect((await step('self-hosted', own)).code).toBe(0)
})
