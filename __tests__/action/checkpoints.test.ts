import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Checkpoints } from '../../src/action/upload.js'
import { parseArtifactName, parseRunOfArtifact, parseShardOfArtifact } from '../../src/action/use-site.js'
import type { UploadRequest } from '../../src/adapters/artifact.js'
import { err, ok } from '../../src/core/result.js'
import { temporaryFolder } from '../support/folders.js'

const root = temporaryFolder()

test('a copy without its lock is uploaded and removed; a failure is a note', async () => {
  const folder = path.join(root, 'run')
  mkdirSync(folder)
  for (const name of ['checkpoint.json', 'journal.jsonl', 'owner-1.lock']) writeFileSync(path.join(folder, name), '{}')
  const uploads: (UploadRequest & { readonly files: readonly string[] })[] = []
  const notes: string[] = []
  const upload = async (request: UploadRequest) => {
    uploads.push({ ...request, files: readdirSync(request.folder).sort() })
    return uploads.length === 1 ? ok({ id: 1 }) : err('quota')
  }
  const source = { folder, name: async () => 'n', tempBase: root, retentionDays: null, artifacts: { upload } }
  const checkpoints = new Checkpoints({ ...source, note: (text) => notes.push(text) }, 1000)
  checkpoints.begin()
  checkpoints.begin()
  await checkpoints.stop()
  checkpoints.begin()
  await checkpoints.stop()
  expect(uploads.map(({ name }) => name)).toEqual(['n-checkpoint-1', 'n-checkpoint-2'])
  expect(uploads[0]?.files).toEqual(['checkpoint.json', 'journal.jsonl'])
  expect(uploads.filter((each) => existsSync(each.folder))).toEqual([])
  expect(notes).toEqual(['the checkpoint n-checkpoint-2 was not uploaded: quota'])
})

test('the name of a checkpoint is parsed like that of its run', () => {
  const name = 'conductor-w-job-0123456789-3-abcdef01-checkpoint-2'
  expect(parseArtifactName(name, '')).toEqual({
    attempt: 3,
    place: { place: '0123456789', caller: null },
    run: 'abcdef01',
    isCheckpoint: true,
    isRefusal: false,
  })
  expect(parseRunOfArtifact(name)).toBe('abcdef01')
  expect(parseArtifactName('mine-2-checkpoint-1', 'mine')).toMatchObject({ attempt: 2, isCheckpoint: true })
  expect(parseArtifactName('mine-2-checkpoint-12', 'mine')).toMatchObject({ attempt: 2, isCheckpoint: true })
  expect(parseArtifactName('mine-checkpoint-1-x-2', 'mine-checkpoint-1-x')).toMatchObject({ isCheckpoint: false })
  expect(parseShardOfArtifact('x-shard-2of8-1-abcdef01-checkpoint-4')).toEqual({
    index: 2,
    of: 8,
    attempt: 1,
    run: 'abcdef01',
  })
})
