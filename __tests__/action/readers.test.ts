import { describe, expect, test } from 'vitest'
import {
  createChoiceReader,
  createFlagReader,
  createNumberReader,
  type InputReader,
  readCommentMode,
  readGateAnswers,
  readGivenName,
  readIdentifier,
  readInputMapping,
  readJobNames,
  readMatrixLeg,
  readOptional,
  readOutcomes,
  readResumeEntries,
  readShardIndex,
  readShardPlan,
  readTrimmed,
} from '../../src/action/input-readers.js'

const FAILING = ['failed', 'halted', 'invalid', 'suspended', 'cancelled']

/** Reads every text of a table, as [text, value] or as [text, value, problem or note]. */
function reads<Value>(
  name: string,
  reader: InputReader<Value>,
  rows: readonly (readonly [string, unknown, RegExp?])[],
) {
  describe(name, () => {
    test.each(rows.map((row) => [...row] as const))('%j', (text, value, said) => {
      const read = reader(text)
      const got: unknown = read.value instanceof Set ? [...read.value].sort() : read.value
      expect(got).toEqual(value)
      expect(read.problem ?? read.note ?? '').toMatch(said ?? /^$/)
    })
  })
}

reads('a text', readTrimmed, [
  ['', ''],
  [' a b\n', 'a b'],
])
reads('an optional text', readOptional, [
  ['', null],
  [' \n', null],
  [' a ', 'a'],
])
reads('a flag', createFlagReader(null), [
  ['', null],
  [' true ', true],
  ['FALSE', false],
  ['yes', null, /must be true or false, not "yes"/],
])
reads('a flag with a default', createFlagReader(true), [
  ['', true],
  ['false', false],
  ['x', true, /must be/],
])
reads('a comment', readCommentMode, [
  ['', false],
  ['True', true],
  [' handled ', 'handled'],
  ['often', false, /must be true, false or handled, not "often"/],
])
reads('a choice', createChoiceReader(['always', 'never'], 'never'), [
  ['', 'never'],
  [' always ', 'always'],
  ['alway', 'never', /is one of always, never, not "alway".*always/],
])
reads('resume-from', readResumeEntries, [
  ['', []],
  ['a, b\n\nc,,a', ['a', 'b', 'c']],
  ['a,fresh', ['a', 'fresh']],
  ['fresh', ['fresh']],
  ['fresh,a', ['fresh', 'a'], /has fresh before its last entry/],
])
reads('an id', readIdentifier, [
  ['', ''],
  [' 12345678901234567890 ', '12345678901234567890'],
  ['123456789012345678901', '', /must be a number/],
  ['12a', '', /must be a number, not "12a"/],
  ['a12', '', /must be a number/],
])
reads('names of jobs', readJobNames, [
  ['', []],
  ['a, b\nc,\n a', ['a', 'b', 'c']],
  ['test (20, linux), build', ['test (20, linux)', 'build']],
])
reads('a number up to 90', createNumberReader(90, 0), [
  ['', 0],
  [' 7 ', 7],
  ['90', 90],
  ['0', 0],
  ['91', 0, /must be a number from 0 to 90, not "91"/],
  ['-1', 0, /from 0/],
  ['1.5', 0, /from 0/],
  ['x7', 0, /from 0/],
  ['7x', 0, /from 0/],
])
reads('fail-on', readOutcomes, [
  ['', [...FAILING].sort()],
  ['none', []],
  ['failed, halted', ['failed', 'halted', 'invalid']],
  [' suspended\ncancelled ', ['cancelled', 'invalid', 'suspended']],
  ['success', ['invalid', 'success']],
  ['none, failed', [...FAILING].sort(), /does not know "none"/],
  ['failde', [...FAILING].sort(), /does not know "failde".*failed/],
])
reads('inputs', readInputMapping, [
  ['', {}],
  [' \n', {}],
  ['a: 1', { a: expect.objectContaining({ value: 1, written: '1' }) }],
  ['- a', {}, /must be a YAML or JSON mapping/],
  ['a: [', {}, /must be a YAML or JSON mapping.*Line 1/],
])
reads('gates', readGateAnswers, [
  ['', new Map()],
  [' \n', new Map()],
  ['ship: yes', new Map([['ship', { value: 'yes', fields: {} }]])],
  [
    'ship: 1.50\nok: true',
    new Map(Object.entries({ ship: { value: '1.50', fields: {} }, ok: { value: 'true', fields: {} } })),
  ],
  ['ship.note: "x"', new Map([['ship', { value: null, fields: { note: 'x' } }]])],
  ['[]', new Map(), /must be a mapping of gate names/],
  ['ship: [1]', new Map(), /is wrong: the answer to the gate "ship"/],
])
reads('artifact-name', readGivenName, [
  ['', ''],
  [' mine ', 'mine'],
  ['a:b*?"<>|\\/c', 'a-b-c', /none of .* is "a-b-c" instead/],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), 'x'.repeat(200), /at most 200 characters/],
])
reads('matrix', readMatrixLeg, [
  ['', ''],
  ['null', ''],
  [' { "os": "mac" } ', '{"os":"mac"}'],
  [' \n', ''],
  [' not JSON ', 'not JSON'],
])
reads('shards', readShardPlan, [
  ['', null],
  [' \n', null],
  [' each=4 ', { group: 'each', count: 4 }],
  ['a=b=4', { group: 'a=b', count: 4 }],
  ['each', null, /must be GROUP=N, not "each"/],
  ['=4', null, /GROUP=N/],
])
reads('shard', readShardIndex, [
  ['', 0],
  [' \n', 0],
  [' 7 ', 7],
  ['999', 999],
  ['0', 0, /must be a number from 1, not "0"/],
  ['1000', 0, /from 1/],
  ['x', 0, /from 1/],
  ['1x', 0, /from 1/],
  ['x1', 0, /from 1/],
  [` ${'9'.repeat(200)} `, 0, /from 1, not "9{100}"$/],
])
