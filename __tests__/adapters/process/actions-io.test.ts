import * as io from '@actions/io'
import * as ioUtil from '@actions/io/lib/io-util'
import { describe, expect, it } from 'vitest'
import { exists, isRooted, which } from '../../../src/adapters/process/actions-io.js'

describe('what the bundle gives to @actions/exec in place of @actions/io', () => {
  it.each(['node', process.execPath])('finds %s where that one finds it', async (tool) => {
    expect(await which(tool, true)).toBe(await io.which(tool, true))
  })

  it('says that a program is not there', async () => {
    await expect(which('conductor-no-such-program', true)).rejects.toThrow('command not found')
  })

  it.each(['/a', 'a/b', './a', 'C:\\a'])('judges the path %s alike', (file) => {
    expect(isRooted(file)).toBe(ioUtil.isRooted(file))
  })

  it.each([__dirname, '/no/such/folder'])('knows whether %s exists', async (file) => {
    expect(await exists(file)).toBe(await ioUtil.exists(file))
  })
})
