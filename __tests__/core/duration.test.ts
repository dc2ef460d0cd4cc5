import { describe, expect, it } from 'vitest'
import { parseDuration } from '../../src/core/duration.js'

describe('durations', () => {
  it.each([
    [60, 60],
    [0.5, 0.5],
    ['60', 60],
    ['500ms', 0.5],
    ['60s', 60],
    ['2.5m', 150],
    ['1h', 3600],
    [' 1 h ', 3600],
    ['24h', 86_400],
  ])('%j is %d seconds', (value, seconds) => {
    expect(parseDuration(value)).toEqual({ ok: true, value: seconds })
  })

  it.each([
    0,
    -1,
    '-5s',
    '0s',
    'soon',
    '',
    '1d',
    '1h30m',
    '5 minutes',
    '24.1h',
    86_401,
    true,
    null,
    undefined,
    [],
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%j is none', (value) => {
    expect(parseDuration(value).ok).toBe(false)
  })

  it.each([
    [0, 'a duration must be over 0 seconds, not 0'],
    ['24.1h', 'a duration may be at most 24 hours, not "24.1h"'],
  ])('%j says why', (value, error) => expect(parseDuration(value)).toEqual({ ok: false, error }))
})
