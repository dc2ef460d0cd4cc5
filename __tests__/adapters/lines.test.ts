import { expect, it } from 'vitest'
import { LineSplitter } from '../../src/adapters/lines.js'

it.each<readonly [string, readonly string[], readonly string[], string]>([
  ['lines over several chunks', ['on', 'e\ntwo\nth', 'ree'], ['one', 'two'], 'three'],
  ['empty lines', ['\n', '\na\n'], ['', '', 'a'], ''],
  ['a line that is too long is cut, and the next is whole', ['12345', '678', '9\nabc\n'], ['12345', 'abc'], ''],
])('%s', (_, chunks, lines, rest) => {
  const splitter = new LineSplitter(5)
  expect(chunks.flatMap((chunk) => splitter.push(Buffer.from(chunk)))).toEqual(lines)
  expect(splitter.rest()).toBe(rest)
})

it('a character in two chunks', () => {
  const splitter = new LineSplitter()
  const [first, second] = [Buffer.from('ä').subarray(0, 1), Buffer.from('ä').subarray(1)]
  expect([...splitter.push(first), ...splitter.push(second), splitter.rest()]).toEqual(['ä'])
})
