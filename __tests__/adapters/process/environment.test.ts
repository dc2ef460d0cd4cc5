import { expect, it } from 'vitest'
import { environmentEntries } from '../../../src/adapters/process/environment.js'

it.each([
  ['linux', ['path=b', 'PATH=a', 'EMPTY=', 'X=1=2']],
  ['win32', ['EMPTY=', 'PATH=a', 'X=1=2']],
])('an environment on %s has each of its names once, and no mark', (platform, entries) => {
  const env = { path: 'b', PATH: 'a', EMPTY: '', X: '1=2', CONDUCTOR_PROCESS_MARK: 'x.1' }
  expect(environmentEntries(env, platform)).toEqual(entries)
})
