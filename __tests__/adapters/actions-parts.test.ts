import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { randomUUID } from '../../src/adapters/actions-crypto.js'
import { constants, promises } from '../../src/adapters/actions-fs.js'
import { temporaryFolder } from '../support/folders.js'

describe('what @actions/core gets of Node', () => {
  it('is a new random UUID each time', () => {
    const made = Array.from({ length: 50 }, randomUUID)
    for (const uuid of made)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(made).size).toBe(50)
  })

  it('is files by promises', async () => {
    const file = path.join(temporaryFolder(), 'summary')
    await expect(promises.access(file, constants.R_OK)).rejects.toMatchObject({ code: 'ENOENT' })
    await promises.writeFile(file, 'one\n')
    await promises.appendFile(file, 'two\n', { encoding: 'utf8' })
    await promises.access(file, constants.R_OK | constants.W_OK)
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
  })
})
