import { describe, expect, it } from 'vitest'
import { findLastLine } from '../../src/classify/printed-text.js'

const CRASH = (error: string): string =>
  `node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n\n${error}\n    at Module._load (node:internal:1038:27) {\n  code: 'X',\n  requireStack: []\n}\n\nNode.js v20.20.2\n`

const NPM_OFFLINE =
  "npm error request to https://registry.npmjs.org/x failed: cache mode is 'only-if-cached' but no cached response is available.\n"
const NPM_REPORT =
  'npm error For a full report see:\nnpm error /home/a b/.npm/_logs/2026-01-01T00_00_00_000Z-eresolve-report.txt\n'
const NPM_LOG =
  'npm error A complete log of this run can be found in: /root/.npm/_logs/2026-01-01T00_00_00_000Z-debug-0.log'

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
    ['of npm, without the way to its log', `${NPM_OFFLINE}${NPM_LOG}\n`, NPM_OFFLINE.trim()],
    [
      'of npm, without the way to its report',
      `npm error Fix it\nnpm error\nnpm error\n${NPM_REPORT}${NPM_LOG}\n`,
      'npm error Fix it',
    ],
    [
      'of npm, without a bare code',
      `npm error enoent Could not read package.json\nnpm error enoent This is related to npm not being able to find a file.\nnpm error enoent\n${NPM_LOG}\n`,
      'npm error enoent Could not read package.json',
    ],
    [
      'of npm 6',
      'npm ERR! Exit status 1\nnpm ERR! \n\nnpm ERR! A complete log of this run can be found in:\nnpm ERR!     /root/.npm/_logs/2020-01-01T00_00_00_000Z-debug.log\n',
      'npm ERR! Exit status 1',
    ],
    ['of a script of npm', `boo\n\n${NPM_LOG}\n`, 'boo'],
    ['of npm, where it says nothing else', NPM_LOG, NPM_LOG],
    ['a program that only prints its version', 'Node.js v20.20.2', 'Node.js v20.20.2'],
  ])('%s', (_, stderr, expected) => expect(findLastLine(stderr)).toBe(expected))
})
