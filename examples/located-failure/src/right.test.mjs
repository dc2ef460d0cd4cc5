import assert from 'node:assert'
import { test } from 'node:test'

test('two stages double the thrust', () => {
  assert.strictEqual(2 * 2, 4)
})
