import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EventReader, RecordReader, readResult } from '../../src/account/run-reader.js'
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

test('records and events with a field of another type are skipped', async () => {
  const { runDir } = await runInside({ yaml: workflow("- {name: a, type: script, run: 'exit 3'}") })
  const read = (file: string): string => readFileSync(path.join(runDir, file), 'utf8')
  const rows = [
    [() => new RecordReader(), 'errors.jsonl', { exit_code: {}, command: 1, stdout_tail: [], while_handling: [null] }],
    [() => new EventReader(), 'events.jsonl', { item: null, frames: [{}], envelope: [], while_handling: {} }],
  ] as const
  for (const [createReader, file, wrongFields] of rows) {
    const line =
      read(file)
        .split('\n')
        .find((text) => /node_failed|schema_version/.test(text)) ?? ''
    const count = (text: string): number => {
      const reader = createReader()
      reader.line(text)
      return reader.skipped
    }
    expect(count(line)).toBe(0)
    for (const [field, wrong] of Object.entries(wrongFields))
      expect([field, count(JSON.stringify({ ...JSON.parse(line), [field]: wrong }))]).toEqual([field, 1])
  }
})
