import { expect, it } from 'vitest'
import { RunAccount } from '../../src/account/run-account.js'
import { Float } from '../../src/core/float.js'
import type { Json } from '../../src/core/json.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import type { Expectations } from '../../src/scenario/load.js'
import { findMismatches } from '../../src/scenario/mismatches.js'
import type { Data } from '../../src/source/values.js'

const NOTHING: Expectations = {
  outcome: null,
  exitCode: null,
  path: null,
  attempts: new Map(),
  notRun: [],
  waitedSeconds: null,
  output: undefined,
  error: null,
  errors: null,
  terminatedBy: null,
}

it.each<[string, Data, Json, boolean]>([
  ['an integer and a float', 3, new Float(3), true],
  ['equal long integers', 12345678901234567890n, 12345678901234567890n, true],
  ['long integers that differ in the last digit', 12345678901234567890n, 12345678901234567891n, false],
  ['keys in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['a key too many', { a: 1 }, { a: 1, b: 2 }, false],
])('compares the output: %s', (_, expected, actual, isEqual) => {
  const result = createInvalidResult([], 'workflow.yaml')
  const run = {
    result,
    output: { n: actual },
    account: new RunAccount(),
    waitedSeconds: 0,
    accidents: [],
    unfired: [],
    raised: [],
  }
  const found = findMismatches(run, { ...NOTHING, output: { n: expected } }, new Set())
  expect(found.map(({ what }) => what)).toEqual(isEqual ? [] : ['output.n'])
})
