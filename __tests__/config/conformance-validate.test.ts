import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { loadChecked } from '../../src/config/load/index.js'
import { validateWorkflow } from '../../src/config/rules/index.js'

const ROOT = join(import.meta.dirname, '..', 'fixtures', 'conformance')

async function errorsOf(
  file: string,
  workspace: string,
  env: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { workflow, findings } = await loadChecked(file, { workspace, env }, loadPatterns)
  const all = [...findings, ...(workflow === null ? [] : validateWorkflow(workflow).findings)]
  return all
    .filter(({ severity }) => severity === 'error')
    .map(({ code, line, message }) => `${line}: ${code}: ${message}`)
}

function settingsOf(folder: string): { readonly static: boolean; readonly env: Readonly<Record<string, string>> } {
  const file = join(folder, 'case.json')
  if (!existsSync(file)) return { static: false, env: {} }
  const data: { may_be_static?: boolean; env?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
  return { static: data.may_be_static === true, env: data.env ?? {} }
}

describe('files that upstream runs are valid here', () => {
  for (const name of readdirSync(join(ROOT, 'cases'))) {
    const folder = join(ROOT, 'cases', name)
    const { static: mayBeRefused, env } = settingsOf(folder)
    if (mayBeRefused) continue
    it(name, async () => {
      expect(await errorsOf(join(folder, 'main.yaml'), folder, env)).toEqual([])
    })
  }
})

describe('files that upstream refuses are refused here', () => {
  const folder = join(ROOT, 'cases-invalid')
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.yaml'))) {
    it(name, async () => {
      expect(await errorsOf(join(folder, name), folder, {})).not.toEqual([])
    })
  }
})
