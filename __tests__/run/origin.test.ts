import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFileStore } from '../../src/adapters/file-store.js'
import { readHeadCommit, readOrigin } from '../../src/run/origin.js'
import { conductorHere } from '../cli/conductor.js'
import { folderWith, writeFiles } from '../support/folders.js'

const [A, B] = ['a'.repeat(40), 'b'.repeat(40)]
const WORKFLOW =
  'workflow: { name: demo, entry_point: a }\nagents: [{ name: a, type: script, run: test -e ok, strict_exit: true }]\n'

describe('the commit that is checked out', () => {
  test.each<[string, Record<string, string>, string | null]>([
    ['a commit', { '.git/HEAD': `${A}\n` }, A],
    ['a branch', { '.git/HEAD': 'ref: refs/heads/x/y\n', '.git/refs/heads/x/y': `${B}\n` }, B],
    [
      'a packed branch',
      {
        '.git/HEAD': 'ref: refs/heads/x\n',
        '.git/packed-refs': `# pack-refs\n${A} refs/heads/xx\n${B} refs/heads/x\n`,
      },
      B,
    ],
    [
      'a worktree',
      {
        '.git': 'gitdir: store/worktrees/w\n',
        'store/worktrees/w/HEAD': 'ref: refs/heads/x\n',
        'store/worktrees/w/commondir': '../..\n',
        'store/refs/heads/x': `${A}\n`,
      },
      A,
    ],
    ['a branch without a commit', { '.git/HEAD': 'ref: refs/heads/x\n' }, null],
    ['no commit', { '.git/HEAD': 'what\n' }, null],
    ['a file that is none of git', { '.git': 'what\n' }, null],
  ])('of %s', (_, files, commit) => {
    const folder = folderWith({ ...files, 'ci/deep/w.yaml': WORKFLOW })
    expect(readHeadCommit(createFileStore(), path.join(folder, 'ci/deep'))).toBe(commit)
  })

  test('without git it is that of the event', () => {
    const file = path.join(folderWith({ 'w.yaml': WORKFLOW }), 'w.yaml')
    const env = { GITHUB_SHA: A, GITHUB_REPOSITORY: 'acme/rockets', GITHUB_EVENT_NAME: 'push' }
    const origin = { repository: 'acme/rockets', commit: A, event: 'push' }
    expect(readOrigin(createFileStore(), { env, file })).toEqual(origin)
    const nothing = { repository: null, commit: null, event: null }
    expect(readOrigin(createFileStore(), { env: {}, file })).toEqual(nothing)
  })
})

test('conductor resume says in one line if HEAD is not the commit of the run', async () => {
  const folder = folderWith({ 'w.yaml': WORKFLOW, '.git/HEAD': `${A}\n` })
  await conductorHere(folder, ['run', 'w.yaml', '--run-dir', 'run', '--quiet'])
  const saved = JSON.parse(readFileSync(path.join(folder, 'run/checkpoint.json'), 'utf8'))
  expect(saved).toMatchObject({ commit: A, repository: null, event: null })
  const same = await conductorHere(folder, ['resume', 'run'])
  expect(same.stderr).not.toContain('commit')
  writeFiles(folder, { '.git/HEAD': `${B}\n`, ok: '' })
  const moved = await conductorHere(folder, ['resume', 'run'])
  expect(moved.code).toBe(0)
  const lines = moved.stderr.split('\n').filter((line) => line.includes('commit'))
  expect(lines).toEqual([expect.stringMatching(/this run is of commit a{12}, and it continues at commit b{12}/)])
})
