import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRealAdapters, findRunsFolder } from '../../src/run/adapters.js'
import { temporaryFolder } from '../e2e/support/command.js'

describe.skipIf(process.platform === 'win32')('the folder of runs', () => {
  const before = process.env['TMPDIR']
  beforeEach(() => {
    process.env['TMPDIR'] = temporaryFolder()
  })
  afterEach(() => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  })

  it('is the job’s own in CI', () => {
    const temp = temporaryFolder()
    expect(findRunsFolder({ RUNNER_TEMP: temp })).toBe(path.join(temp, 'conductor'))
    expect(createRealAdapters({ RUNNER_TEMP: temp }).runsFolder?.()).toEqual({
      folder: path.join(temp, 'conductor'),
      warning: null,
    })
  })

  it('is this user’s alone elsewhere', () => {
    const made = createRealAdapters({}).runsFolder?.()
    expect(made).toEqual({ folder: path.join(tmpdir(), `conductor-${process.getuid?.()}`), warning: null })
    expect(statSync(made?.folder ?? '').mode & 0o777).toBe(0o700)
    expect(createRealAdapters({}).runsFolder?.()).toEqual(made)
  })

  it('is another one where others may read it, and a warning says so', () => {
    mkdirSync(findRunsFolder({}))
    chmodSync(findRunsFolder({}), 0o755)
    const made = createRealAdapters({}).runsFolder?.()
    expect(made?.folder).not.toBe(findRunsFolder({}))
    expect(existsSync(made?.folder ?? '')).toBe(true)
    expect(made?.warning).toContain(`the run is left in ${made?.folder}`)
  })
})
