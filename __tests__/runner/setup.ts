import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findTool } from '../../scripts/tools.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    act: string
    action: string
    /** actions/cache, or what stands in for it. */
    cache: string
  }
}

const root = path.resolve(import.meta.dirname, '../..')

/** What a tag holds, without sources and dependencies: the runner copies all of it for every step. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'conductor-act-'))
  const action = path.join(folder, 'conductor-action')
  for (const name of ['action.yml', 'runner', 'node24', 'dist/action', 'helpers'])
    cpSync(path.join(root, name), path.join(action, name), { recursive: true })
  for (const [name, script] of Object.entries(ARTIFACT_ACTIONS)) {
    mkdirSync(path.join(folder, name))
    writeFileSync(
      path.join(folder, name, 'action.yml'),
      `name: ${name}\ndescription: stands in for actions/${name}\nruns: { using: node20, main: index.mjs }\n`,
    )
    writeFileSync(path.join(folder, name, 'index.mjs'), HEAD + script)
  }
  project.provide('act', findTool('act') ?? '')
  project.provide('action', action)
  project.provide('cache', process.env['ACTIONS_CACHE_CHECKOUT'] ?? cacheStandIn(path.join(folder, 'cache')))
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * Stands in for actions/cache, whose client is no dependency of this project: the same keys and prefixes, a key is saved
 * once, and the action that does both saves only when the job succeeds. `ACTIONS_CACHE_CHECKOUT` names the real one.
 */
function cacheStandIn(folder: string): string {
  const main = { restore: 'restore.mjs', save: 'save.mjs' }
  for (const [name, script] of Object.entries(main)) {
    mkdirSync(path.join(folder, name), { recursive: true })
    const meta = `name: ${name}\ndescription: stands in for actions/cache/${name}\nruns: { using: node20, main: ../${script} }\n`
    writeFileSync(path.join(folder, name, 'action.yml'), meta)
  }
  writeFileSync(
    path.join(folder, 'action.yml'),
    'name: cache\ndescription: stands in for actions/cache\nruns: { using: node20, main: restore.mjs, post: save.mjs, post-if: success() }\n',
  )
  writeFileSync(path.join(folder, 'restore.mjs'), CACHE_HEAD + CACHE_RESTORE)
  writeFileSync(path.join(folder, 'save.mjs'), CACHE_HEAD + CACHE_SAVE)
  return folder
}

const CACHE_HEAD = `
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
const input = (name) => (process.env['INPUT_' + name.toUpperCase()] ?? '').trim()
const store = join(process.env.STAND_IN_CACHES, 'stand-in')
mkdirSync(store, { recursive: true })
const [key, folder] = [input('key'), input('path')]
`
const CACHE_RESTORE = `
const age = (name) => statSync(join(store, name)).mtimeMs
const kept = readdirSync(store).sort((a, b) => age(b) - age(a))
const prefixes = [key, ...input('restore-keys').split(/\\s+/).filter((prefix) => prefix !== '')]
const found = kept.includes(key) ? key : prefixes.map((prefix) => kept.find((name) => name.startsWith(prefix))).find(Boolean)
console.log(found === undefined ? 'Cache not found' : 'Cache restored from key: ' + found)
if (found !== undefined) cpSync(join(store, found), folder, { recursive: true })
`
const CACHE_SAVE = `
if (!existsSync(folder) || existsSync(join(store, key))) console.log('Cache not saved')
else cpSync(folder, join(store, key), { recursive: true })
`

/** The real client, but from this checkout. */
const HEAD = `
import { appendFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
const { DefaultArtifactClient } = await import(${JSON.stringify(path.join(root, 'node_modules/@actions/artifact/lib/artifact.js'))})
const client = new DefaultArtifactClient()
const input = (name) => (process.env['INPUT_' + name.toUpperCase()] ?? '').trim()
const output = (name, value) => appendFileSync(process.env.GITHUB_OUTPUT, name + '=' + value + '\\n')
`

const ARTIFACT_ACTIONS = {
  'upload-artifact': `
const folder = resolve(input('path'))
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).map((file) => join(file.parentPath ?? file.path, file.name))
const { id } = await client.uploadArtifact(input('name'), files, folder, {})
output('artifact-id', id)
output('artifact-url', 'https://example.test/artifacts/' + id)
`,
  'download-artifact': `
const [repositoryOwner, repositoryName] = process.env.GITHUB_REPOSITORY.split('/')
const [token, workflowRunId] = [input('github-token'), Number(input('run-id') || process.env.GITHUB_RUN_ID)]
// As the real action: another run is asked for where a token is given, else the runner's own service.
const where = token === '' ? {} : { findBy: { token, workflowRunId, repositoryOwner, repositoryName } }
const { artifact } = await client.getArtifact(input('name'), where)
const skipDecompress = input('skip-decompress') === 'true'
await client.downloadArtifact(artifact.id, { path: input('path'), skipDecompress, expectedHash: artifact.digest, ...where })
output('download-path', resolve(input('path')))
`,
}
