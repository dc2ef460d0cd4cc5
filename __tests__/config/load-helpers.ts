import { join } from 'node:path'
import { type Loaded, loadWorkflow } from '../../src/config/load/index.js'
import type { Finding } from '../../src/core/finding.js'
import type { Environment } from '../../src/core/shells.js'
import { folderWith } from '../support/folders.js'

export function loadFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  env: Environment = {},
  main = 'main.yaml',
): Loaded {
  const workspace = folderWith(files)
  return loadWorkflow(join(workspace, main), { workspace, env })
}

export function loadText(text: string, env: Environment = {}): Loaded {
  return loadFiles({ 'main.yaml': text }, env)
}

/** `code line:column` of each finding, which is what users and programs rely on. */
export function places(findings: readonly Finding[]): readonly string[] {
  return findings.map(
    ({ file, code, line, column }) => `${file === 'main.yaml' ? '' : `${file} `}${code} ${line}:${column}`,
  )
}

/** A file with one node, whose fields are given. */
export function withNode(...lines: readonly string[]): string {
  return [
    'workflow: { name: test, entry_point: a }',
    'agents:',
    '  - name: a',
    ...lines.map((line) => `    ${line}`),
    '',
  ].join('\n')
}
