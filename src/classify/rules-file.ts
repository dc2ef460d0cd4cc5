import type { Finding, Path } from '../core/finding.js'
import { quote } from '../core/messages.js'
import type { Patterns } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { createSink, readShape } from '../source/check-shape.js'
import { checkPatterns, sortFindings } from '../source/findings.js'
import validators from '../source/generated/validators.cjs'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { createFreeSession, type FileData, type LoadSession } from '../source/session.js'
import { type Data, isDataObject, Source } from '../source/values.js'
import { checkRule } from './check-rule.js'

/** An entry of a file of rules: a rule, or the path of another file with the line that names it. */
export type RulesEntry = { readonly rule: ClassifyRule } | { readonly include: string; readonly line: number }

type PatternLoader = () => Promise<Patterns>

/** Names of the list in a file that is a mapping; a workflow file calls the same list `classify`. */
const LISTS = ['rules', 'classify']

/** Reads a list of rules and of `include`, or a mapping with both, whose rules come before those that it includes. */
export async function readRulesFile(text: string, name: string, loadPatterns: PatternLoader) {
  const session = createFreeSession()
  const file = session.load(new Source(name, name, text.replace(/^\ufeff/, '')))
  const entries = file === null ? [] : new RulesReader(session, file).read(file.data)
  const { patterns } = session
  const slowOrWrong = patterns.length === 0 ? [] : checkPatterns(patterns, await loadPatterns())
  return { entries, findings: sortFindings([...session.findings, ...slowOrWrong], name) }
}

/** Returns the entries of a file of rules, or its first error with its line. `warn` gets patterns that are slow elsewhere. */
export async function parseRulesFile(
  text: string,
  name: string,
  patterns: PatternLoader,
  warn: (message: string) => void = () => {},
): Promise<Result<readonly RulesEntry[], string>> {
  const { entries, findings } = await readRulesFile(text, name, patterns)
  const say = ({ line, message }: Finding): string => `${name}, line ${line}: ${message}`
  for (const finding of findings) if (finding.code === 'slow-pattern') warn(say(finding))
  const problem = findings.find(({ severity }) => severity === 'error')
  if (problem === undefined) return ok(entries)
  return err(`${say(problem)}${problem.suggestion === null ? '' : ` (${problem.suggestion})`}`)
}

const MAX_FINDINGS = 1000

class RulesReader {
  constructor(
    private readonly session: LoadSession,
    private readonly file: FileData,
  ) {}

  read(data: Data): readonly RulesEntry[] {
    if (!isDataObject(data)) return this.#readList(data, [])
    const unknown = Object.keys(data).find((field) => field !== 'include' && !LISTS.includes(field))
    if (unknown !== undefined) {
      const at = this.file.locator.keyAt([unknown])
      this.session.report(at, 'unknown-field', `${quote(unknown)} is not a field: give include and rules`)
      return []
    }
    const field = LISTS.find((name) => Object.hasOwn(data, name))
    const rules = field === undefined ? [] : this.#readList(data[field] ?? null, [field])
    return [...rules, ...this.#readIncludes(data['include'] ?? [], ['include'])]
  }

  #readList(list: Data, path: Path): readonly RulesEntry[] {
    if (Array.isArray(list) && list.length > 0)
      return list.flatMap((rule, at) => {
        // A file that is nothing but mistakes is not read to its end; it is refused anyway.
        const isHopeless = this.session.findings.length >= MAX_FINDINGS
        return isHopeless ? [] : this.#readRule(rule, [...path, at])
      })
    const message =
      list === null ? 'The file is empty; it must be a list of classify rules.' : 'A list of classify rules is needed.'
    this.session.report(this.file.locator.at(path), list === null ? 'empty-value' : 'wrong-type', message)
    return []
  }

  #readRule(data: Data, path: Path): readonly RulesEntry[] {
    const label = `rule ${Number(path.at(-1)) + 1}`
    const subject = { shape: 'classifyRule', data, path, label } as const
    const rule = readShape(this.session, this.file, validators.classifyRule, subject)
    if (rule === null) return []
    checkRule(rule, [], createSink(this.session, this.file, path), true)
    return rule.include === undefined ? [{ rule }] : this.#readIncludes(rule.include, [...path, 'include'])
  }

  #readIncludes(named: Data, path: Path): readonly RulesEntry[] {
    const isList = Array.isArray(named)
    return (isList ? named : [named]).flatMap((include, index) => {
      const at = this.file.locator.at(isList ? [...path, index] : path)
      if (typeof include === 'string') return [{ include, line: at.line }]
      this.session.report(at, 'wrong-type', '`include` is a path or a list of paths')
      return []
    })
  }
}
