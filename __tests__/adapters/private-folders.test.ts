import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makePrivateFolder, makeTemporaryFolder } from '../../src/adapters/file-store.js'
import { createErrorFiles, createScripts } from '../../src/adapters/script-files.js'
import { isPrivateFolder } from '../../src/core/regular-file.js'
import { isTrustedRunsFolder } from '../../src/run/adapters.js'
import { conductor, REPOSITORY, temporaryFolder, writeFiles } from '../e2e/support/command.js'

const SCRIPT = `
workflow: { name: w, entry_point: a }
agents: [{ name: a, type: script, run: 'stat -c %a "$(dirname "$0")"; echo "$0"' }]
`

describe.skipIf(process.platform === 'win32')('folders in a shared temporary folder', () => {
  const base = temporaryFolder()

  it('have a name that nobody can guess, and are this user’s alone', () => {
    const made = [1, 2].map(() => makeTemporaryFolder(path.join(base, 'new'), 'x-'))
    expect(new Set(made).size).toBe(2)
    for (const folder of made) expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('with a known name are refused if others may write there', async () => {
    const [open, link] = [path.join(base, 'open'), path.join(base, 'link')]
    mkdirSync(open)
    chmodSync(open, 0o777)
    symlinkSync(makeTemporaryFolder(base, 'target-'), link)
    for (const folder of [open, link]) {
      expect(isPrivateFolder(folder)).toBe(false)
      expect(() => makePrivateFolder(folder)).toThrow("is not this user's alone")
      expect(await createErrorFiles(folder).create()).toMatchObject({ ok: false })
      expect(createScripts(folder).prepare('true', 'bash', { PATH: process.env['PATH'] ?? '' })).toMatchObject({
        ok: false,
      })
    }
    expect(readdirSync(open)).toEqual([])
  })

  it('of the runner are checked only if its temporary folder is shared', () => {
    const temp = temporaryFolder()
    mkdirSync(path.join(temp, 'conductor'))
    chmodSync(path.join(temp, 'conductor'), 0o755)
    const trusted = [0o755, 0o1777].map((mode) => {
      chmodSync(temp, mode)
      return isTrustedRunsFolder({ RUNNER_TEMP: temp })
    })
    expect(trusted).toEqual([true, false])
  })

  it('hold the scripts of a run', async () => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'w.yaml': SCRIPT })
    const done = await conductor(['run', 'w.yaml'], { cwd: folder, env: { TMPDIR: folder }, inside: true })
    expect(done.stderr).toMatch(/700\n.*\/conductor-[0-9a-f]{12}-\w{6}\//)
  })

  it('are made by these functions only', () => {
    const sources = path.join(REPOSITORY, 'src')
    const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const naming = names.filter((name) =>
      /mkdtemp|tmpdir\(|RUNNER_TEMP/.test(readFileSync(path.join(sources, name), 'utf8')),
    )
    expect(naming.sort()).toEqual([
      'adapters/file-store.ts',
      'adapters/github/log-archive.ts',
      'run/adapters.ts',
      'run/run-folder.ts',
    ])
  })
})
