import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileStore } from '../../src/adapters/file-store.js'
import { fileStoreContract } from '../contracts/file-store.js'
import { temporaryFolder } from '../support/folders.js'

fileStoreContract('the store over node:fs', createFileStore)

describe('data is on the disk before a call returns', () => {
  const { fsyncSync, fdatasyncSync } = fs
  let folder = ''
  let synced: string[] = []

  beforeEach(() => {
    folder = temporaryFolder()
    synced = []
    const noting = (sync: (descriptor: number) => void) => (descriptor: number) => {
      synced.push(fs.fstatSync(descriptor).isDirectory() ? 'folder' : 'file')
      sync(descriptor)
    }
    Object.assign(fs, { fsyncSync: noting(fsyncSync), fdatasyncSync: noting(fdatasyncSync) })
    syncBuiltinESMExports()
  })

  afterEach(() => {
    Object.assign(fs, { fsyncSync, fdatasyncSync })
    syncBuiltinESMExports()
  })

  it.each([
    ['machine', ['file']],
    ['process', []],
  ] as const)('appended lines, once they are flushed, for what outlives the %s', (durability, expected) => {
    const file = createFileStore(durability).openAppend(path.join(folder, 'journal'))
    file.append('one\n')
    expect(synced).toEqual([])
    file.flush()
    file.close()
    expect(synced).toEqual(expected)
  })

  it.each([
    // Windows cannot flush a folder.
    ['machine', 'flushed', process.platform === 'win32' ? ['file'] : ['file', 'folder']],
    ['machine', 'whole', ['file']],
    ['machine', 'plain', []],
    ['process', 'flushed', []],
  ] as const)('a replaced file, for what outlives the %s: %s', (durability, flush, expected) => {
    createFileStore(durability).replace(path.join(folder, 'snapshot'), 'text', flush)
    expect(synced).toEqual(expected)
  })
})
