import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadWorkflow } from '../../../src/config/load/index.js'
import type { Workflow } from '../../../src/config/model.js'
import { validateWorkflow } from '../../../src/config/rules/index.js'
import { err, ok } from '../../../src/core/result.js'
import type { SourceReader } from '../../../src/source/workspace.js'

const ROOT = resolve('/virtual')

/** Loads files that exist only in memory. */
export function load(files: Readonly<Record<string, string>>, root = 'main.yaml'): Workflow {
  const texts = new Map(Object.entries(files).map(([name, text]) => [resolve(ROOT, name), undent(text)]))
  const reader: SourceReader = {
    read: (path) => {
      const text = texts.get(path)
      return text === undefined ? err({ code: 'file-not-found' }) : ok(text)
    },
    realpath: (path) => path,
  }
  const { workflow, findings } = loadWorkflow(resolve(ROOT, root), { workspace: ROOT, env: {}, reader })
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (workflow === null || errors.length > 0) throw new Error(`not loaded: ${JSON.stringify(errors)}`)
  return workflow
}

/** Takes the indentation of the first line with text from all lines and drops blank lines at both ends. */
function undent(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n')
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0
  return `${lines.map((line) => line.slice(Math.min(indent, line.search(/\S|$/)))).join('\n')}\n`
}

/** `#! code` at the end of a line says that an error is expected there, `#? code` a warning. */
export function expectedIn(text: string): readonly string[] {
  return undent(text)
    .split('\n')
    .flatMap((line, index) => {
      const [, mark, codes = ''] = /#(?:run)?([!?]) (.*)$/.exec(line) ?? []
      const severity = mark === '!' ? 'error' : 'warning'
      return codes.split(' ').flatMap((code) => (code === '' ? [] : `${severity} ${code}@${index + 1}`))
    })
    .sort()
}

/** Findings in the form of `expectedIn`; with a file, its own only. */
export function found(workflow: Workflow, file = workflow.displayFile): readonly string[] {
  return validateWorkflow(workflow)
    .findings.filter((one) => one.file === file)
    .map(({ code, line, severity }) => `${severity} ${code}@${line}`)
    .sort()
}

/** One test per file: its findings are exactly those that its own comments announce. */
export function describeFindings(title: string, cases: Readonly<Record<string, string>>): void {
  describe(title, () => {
    for (const [name, text] of Object.entries(cases)) {
      it(name, () => {
        expect(found(load({ 'main.yaml': text }))).toEqual(expectedIn(text))
      })
    }
  })
}
