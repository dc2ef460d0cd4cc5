import { describe, expect, test } from 'vitest'
import { findQuotableLine } from '../../src/classify/quote.js'

describe('the line that a person would quote', () => {
  test.each<[string, string, string | undefined]>([
    [
      'the exception below a traceback',
      'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n    go()\nKeyError: \'thrust\'',
      "KeyError: 'thrust'",
    ],
    [
      'the error above the stack of Node.js',
      "/app/a.js:1\nrequire('x')\n^\n\nError: Cannot find module 'x'\n    at Module._load (node:internal/modules:1:1)\n\nNode.js v20.1.0",
      "Error: Cannot find module 'x'",
    ],
    [
      'a code of npm',
      'npm error code ECONNRESET\nnpm error A complete log of this run can be found in: /l',
      'npm error code ECONNRESET',
    ],
    [
      'what a shell says',
      'begin\n./build.sh: line 3: gcloud: command not found',
      './build.sh: line 3: gcloud: command not found',
    ],
    ['nothing', 'begin\nend', undefined],
  ])('%s', (_, output, expected) => {
    expect(findQuotableLine(output.split('\n'))).toBe(expected)
  })
})
