import { resolve } from 'node:path'
import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml'
import { loadChecked } from '../config/load/index.js'
import { ONLY_FOR_TRIAGE } from '../config/load/structure.js'
import { quote } from '../core/messages.js'
import type { Patterns } from '../core/ports.js'
import { err, ok } from '../core/result.js'
import { finding } from '../source/findings.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { Source } from '../source/values.js'
import type { SourceReader } from '../source/workspace.js'
import { parseHalfWritten } from '../source/yaml.js'

/** An entry of a file of rules: a rule, or the path of another file with the line that names it. */
export type RulesEntry = { readonly rule: ClassifyRule } | { readonly include: string; readonly line: number }

type PatternLoader = () => Promise<Patterns>
type Warn = (message: string) => void

/** A workflow around a file of rules, so that the rules are checked like those of a workflow file. */
const AROUND =
  'workflow: { name: rules, entry_point: rules }\nagents:\n  - name: rules\n    type: script\n    run: "true"\n    classify:\n'
const LINES_AROUND = AROUND.split('\n').length - 1
const INDENT = '      '

/** Names of the list in a file that is a mapping; a workflow file calls the same list `classify`. */
const LISTS = ['rules', 'classify']

/** Parses a list of rules and of `include`, or a mapping with both, whose rules come before those that it includes. */
export async function parseRulesFile(text: string, name: string, patterns: PatternLoader, warn: Warn = () => {}) {
  const { root, lineAt, fields, list, named, isMapping, source } = readShape(text)
  const unknown = [...fields].find(([field]) => field !== 'include' && !LISTS.includes(field))
  if (isMapping && unknown !== undefined)
    return err(`${name}, line ${lineAt(unknown[1].key)}: ${quote(unknown[0])} is not a field: give include and rules`)
  const rules = source === '' && isMapping ? ok([]) : await readClassifyRules(source, name, patterns, warn)
  if (!rules.ok) return rules
  const items = isMapping ? (list?.items ?? []) : isSeq(root) ? root.items : []
  const entries = rules.value.flatMap((rule, at): readonly RulesEntry[] => {
    const { include } = rule
    if (include === undefined) return [{ rule }]
    return [include].flat().map((path) => ({ include: path, line: lineAt(items[at]) }))
  })
  const included: readonly unknown[] = isSeq(named) ? named.items : isMapping && named !== undefined ? [named] : []
  const wrong = included.find((node) => !isScalar(node) || typeof node.value !== 'string')
  if (wrong !== undefined) return err(`${name}, line ${lineAt(wrong)}: \`include\` is a path or a list of paths`)
  return ok([
    ...entries,
    ...included.filter(isScalar).map((node) => ({ include: String(node.value), line: lineAt(node) })),
  ])
}

/** Returns the parts of a file of rules; `source` is the text of its list alone, empty for a mapping without a list. */
function readShape(text: string) {
  const lines = new Source('', '', text)
  const root = parseHalfWritten(text)?.contents
  const lineAt = (node: unknown): number => lines.at(isNode(node) ? (node.range?.[0] ?? 0) : 0).line
  const fields = isMap(root) ? new Map(root.items.map(({ key, value }) => [String(key), { key, value }])) : new Map()
  const list = LISTS.map((field) => fields.get(field)?.value).find((value) => isSeq(value))
  const named = fields.get('include')?.value
  const isMapping = list !== undefined || named !== undefined
  const source = !isMapping ? text : list === undefined ? '' : keepOnly(text, list)
  return { root, lineAt, fields, list, named, isMapping, source }
}

export async function checkRulesFile(text: string, name: string, patterns: PatternLoader) {
  const read = await parseRulesFile(text, name, patterns)
  if (read.ok) return []
  const { source } = readShape(text)
  const { findings } = source.trim() === '' ? { findings: [] } : await loadClassifyRules(source, name, patterns)
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) return errors
  const [, line = '1', message = read.error] = /, line (\d+): (.*)$/s.exec(read.error) ?? []
  return [finding({ file: name, line: Number(line), column: 1 }, 'wrong-value', message)]
}

/** Blanks everything but a node, so that lines and columns stay the same. */
function keepOnly(text: string, node: Node | undefined): string {
  const [start, , end] = node?.range ?? [0, 0, 0]
  return text.slice(0, start).replaceAll(/[^\n]/g, ' ') + text.slice(start, end)
}

async function loadClassifyRules(text: string, name: string, patterns: PatternLoader) {
  const folder = resolve('.')
  const bytes = Buffer.from(AROUND + text.replace(/^\ufeff/, '').replaceAll(/^(?=.)/gm, INDENT))
  const reader: SourceReader = { realpath: (path) => path, read: () => ok(bytes) }
  const loaded = await loadChecked(resolve(folder, 'rules.yaml'), { workspace: folder, env: {}, reader }, patterns)
  const step = loaded.workflow?.steps.get('rules')
  const findings = loaded.findings
    .filter(({ code }) => code !== ONLY_FOR_TRIAGE)
    .map((found) => ({
      ...found,
      file: name,
      line: Math.max(1, found.line - LINES_AROUND),
      column: found.line > LINES_AROUND ? Math.max(1, found.column - INDENT.length) : 1,
    }))
  return { rules: step?.type === 'script' ? step.classify : undefined, findings }
}

export async function readClassifyRules(text: string, name: string, patterns: PatternLoader, warn: Warn = () => {}) {
  if (text.trim() === '') return err(`${name} is empty; it must be a list of classify rules`)
  const { rules, findings } = await loadClassifyRules(text, name, patterns)
  const problem = findings.find(({ severity }) => severity === 'error')
  for (const { code, line, message } of findings) if (code === 'slow-pattern') warn(`${name}, line ${line}: ${message}`)
  if (problem === undefined) return rules === undefined ? err(`${name} must be a list of classify rules`) : ok(rules)
  const hint = problem.suggestion === null ? '' : ` (${problem.suggestion})`
  return err(`${name}, line ${problem.line}: ${problem.message}${hint}`)
}
