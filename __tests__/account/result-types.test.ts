import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readResult } from '../../src/account/run-reader.js'
import { runInside } from '../e2e/support/command.js'
import { workflow } from '../e2e/support/table.js'

test('a result with a field of another type is no result', async () => {
  const { runDir } = await runInside({ yaml: workflow("- {name: a, type: script, run: 'exit 3'}") })
  const text = readFileSync(path.join(runDir, 'result.json'), 'utf8')
  expect(readResult(text)?.outcome).toBe('halted')
  for (const [field, wrong] of [
    ['"name": "t"', '"name": {}'],
    ['"node_id": "a"', '"node_id": {}'],
    ['"frames": [', '"frames": {}, "more": ['],
    ['"suggestion": "', '"suggestion": [], "more": "'],
  ] as const) {
    expect(text).toContain(field)
    expect(readResult(text.replace(field, wrong))).toBeNull()
  }
})
