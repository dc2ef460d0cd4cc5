import { describe, expect, it } from 'vitest'
import { lastLine } from '../../src/nodes/script-output.js'

const CRASH = (error: string): string =>
  `node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n\n${error}\n    at Module._load (node:internal:1038:27) {\n  code: 'X',\n  requireStack: []\n}\n\nNode.js v20.20.2\n`

describe('the line of stderr that a message ends with', () => {
  it.each([
    ['nothing', '', ''],
    ['the last one', 'one\ntwo\n', 'two'],
    ['the last that says something', 'one\r\n  two  \n\n \n', 'two'],
    ['after a lone carriage return', '10 %\r100 %', '100 %'],
    ['of Python', 'Traceback (most recent call last):\n  File "x.py", line 1\nValueError: no\n', 'ValueError: no'],
    ['of Node.js, an error', CRASH("Error: Cannot find module '/a/b.mjs'"), "Error: Cannot find module '/a/b.mjs'"],
    ['of Node.js, an error with a code', CRASH('TypeError [ERR_X]: bad'), 'TypeError [ERR_X]: bad'],
    ['of Node.js, an error without words', CRASH('RangeError'), 'RangeError'],
    ['of Node.js, an error of a class of its own', CRASH('app.DeployError: no'), 'app.DeployError: no'],
    ['of Node.js, the last of two errors', `Error: first\n${CRASH('Error: second')}`, 'Error: second'],
    [
      'of Node.js, a thrown text',
      'Uncaught:\n"boom"\n(Use `node --trace-uncaught`)\n\nNode.js v24.1.0',
      '(Use `node --trace-uncaught`)',
    ],
    ['a program that only prints its version', 'Node.js v20.20.2', 'Node.js v20.20.2'],
  ])('%s', (_, stderr, expected) => expect(lastLine(stderr)).toBe(expected))
})
