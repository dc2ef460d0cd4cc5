import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findTool } from '../../scripts/tools.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    act: string
    action: string
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
  return () => rmSync(folder, { recursive: true, force: true })
}

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
const { artifact } = await client.getArtifact(input('name'))
await client.downloadArtifact(artifact.id, { path: input('path') })
output('download-path', resolve(input('path')))
`,
}
