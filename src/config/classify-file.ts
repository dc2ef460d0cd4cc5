import { resolve } from 'node:path'
import type { Patterns } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { loadChecked, type SourceReader } from './load/index.js'
import { ONLY_FOR_TRIAGE } from './load/structure.js'
import type { ClassifyRule } from './model.js'

/** A node around the rules, so that they are checked as those of a workflow file are; it takes these lines and columns. */
const AROUND =
  'workflow: { name: rules, entry_point: rules }\nagents:\n  - name: rules\n    type: script\n    run: "true"\n    classify:\n'
const LINES_AROUND = AROUND.split('\n').length - 1
const INDENT = '      '

/** Reads a file that is a list of `classify` rules; the error says which line is wrong, and why. */
export async function readClassifyRules(
  text: string,
  name: string,
  patterns: () => Promise<Patterns>,
): Promise<Result<readonly ClassifyRule[], string>> {
  if (text.trim() === '') return err(`${name} is empty; it must be a list of classify rules`)
  const folder = resolve('.')
  const file = resolve(folder, 'rules.yaml')
  const bytes = Buffer.from(AROUND + text.replace(/^\ufeff/, '').replaceAll(/^(?=.)/gm, INDENT))
  const reader: SourceReader = { realpath: (path) => path, read: () => ok(bytes) }
  const { workflow, findings } = await loadChecked(file, { workspace: folder, env: {}, reader }, patterns)
  const problem = findings.find(({ severity, code }) => severity === 'error' && code !== ONLY_FOR_TRIAGE)
  if (problem !== undefined) {
    const hint = problem.suggestion === null ? '' : ` (${problem.suggestion})`
    return err(`${name}, line ${Math.max(1, problem.line - LINES_AROUND)}: ${problem.message}${hint}`)
  }
  const step = workflow?.steps.get('rules')
  return step?.type === 'script' && step.classify !== undefined
    ? ok(step.classify)
    : err(`${name} must be a list of classify rules`)
}
