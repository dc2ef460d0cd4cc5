import type { Envelope } from '../core/envelope.js'
import type { Patterns } from '../core/ports.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { sortHits } from './choose.js'
import { createEnvelope, createLocatedEnvelope } from './envelope.js'
import { type Failure, findProblems, findSetHits, matchOwn, readFailure, toRuleMatch } from './failure.js'
import type { Workspace } from './places.js'
import { listStepRules } from './prepared-rules.js'
import { listTablesOfSet } from './sets/index.js'

/** Lines that say in any tool's words that something failed. */
const FAILURE_WORDS =
  /^[ \t]{0,40}(?:[1-9]\d{0,6} failing\b|FAIL(?:ED|URES?)?\b|[✗✖✕×] |(?:fatal |\w{1,40})?error(?:\[\w{1,20}\])?: )|\bFailures: [1-9]|\bERR_ASSERTION\b|\bSegmentation fault\b/im
/** Lines in which npm, bun or make say which script failed. */
const FAILED_SCRIPT = [
  /^npm (?:error|ERR!) command (?:\S{1,200} -c|\S{1,200} \/d \/s \/c) (?<script>.*)$/m,
  /^npm (?:error|ERR!) Lifecycle script [\x60"'](?<script>[^\x60"'\n]*)[\x60"'] failed/m,
  /^(?:npm (?:error|ERR!)|[ \t\u2009]{0,8}ELIFECYCLE)[ \u2009]{1,4}(?<script>Test failed)/m,
  /^error: script "(?<script>[^"\n]*)" exited with code/m,
  /^g?make(?:\[\d{1,3}\])?: \*\*\* \[(?<script>[^\]\n]*)\] Error/m,
]
const SURE_FAILURES = ['test', 'compile', 'link', 'types'].map((word) => `external.build.${word}`)

interface Judged {
  readonly rules: readonly ClassifyRule[]
  readonly failure: Failure
  readonly patterns: Pick<Patterns, 'compile'>
  readonly workspace: Workspace | null
  readonly isExcused: (kind: string) => boolean
}

/**
 * Returns what else failed beside an excused failure, such as tests that ran before `npm audit`. Null, which makes it an error
 * without a kind, if no named set knows the other failure.
 */
export function outrank(envelope: Envelope, judged: Judged): Envelope | null {
  const { rules, failure: whole, patterns, workspace, isExcused } = judged
  const excused = rules.filter(({ kind }) => kind !== undefined && isExcused(kind))
  const failure = withoutLinesOf(excused, whole, patterns)
  const read = readFailure(failure)
  for (const rule of rules) {
    const { kind, use, stdout, stderr } = rule
    if (kind === undefined || use !== undefined || isExcused(kind) || (stdout ?? stderr) === undefined) continue
    const match = matchOwn(rule, read, patterns)
    if (match !== null) return createEnvelope({ ...rule, kind }, 'rule', whole, match)
  }
  for (const set of rules.flatMap(({ use }) => use ?? [])) {
    const problems = findProblems(read, listTablesOfSet(set))
    const other = problems.find(({ kind, level }) => level === undefined && !isExcused(`external.build.${kind}`))
    if (other !== undefined) return createLocatedEnvelope(set, whole, other, problems, workspace)
    const firm = listStepRules(set).filter(({ kind, around }) => !around && !isExcused(kind))
    const [hit] = sortHits(findSetHits(firm, read))
    if (hit !== undefined) return createEnvelope({ kind: hit.rule.kind }, set, whole, toRuleMatch(hit))
  }
  // Lines of an excused linter may look like those of a compiler, so only other tools are held against a build's failures.
  if (envelope.kind.startsWith('external.build.')) return envelope
  const sure = SURE_FAILURES.filter((kind) => !isExcused(kind))
  // A rule for exit codes alone says nothing about lines, so its own failure may be told in any words.
  const isByCode =
    envelope.details['classified_by'] === 'rule' &&
    excused.every(({ stdout, stderr, use }) => use === undefined && stdout === undefined && stderr === undefined)
  const texts = [failure.stdout, failure.stderr]
  const isElsewhere =
    (sure.length === SURE_FAILURES.length && !isByCode && texts.some((text) => FAILURE_WORDS.test(text))) ||
    (envelope.kind.startsWith('external.npm.audit.') && texts.some(namesOtherScript)) ||
    findProblems(read, listTablesOfSet('build')).some(({ kind }) => sure.includes(`external.build.${kind}`)) ||
    findSetHits(
      listStepRules('build').filter(({ kind, around }) => sure.includes(kind) && !around),
      read,
    ).length > 0
  return isElsewhere ? null : envelope
}

/** Reports whether a runner of scripts says that another script than an audit failed. */
function namesOtherScript(text: string): boolean {
  const scripts = FAILED_SCRIPT.flatMap((pattern) => pattern.exec(text)?.groups?.['script'] ?? [])
  const [first] = scripts
  return first !== undefined && !/\baudit\b/.test(first)
}

/** Returns a failure without the lines that excused rules of the user know: these are no other failure. */
function withoutLinesOf(rules: readonly ClassifyRule[], failure: Failure, patterns: Judged['patterns']): Failure {
  const drop = (text: string, stream: 'stdout' | 'stderr'): string => {
    const searches = rules.flatMap((rule) => {
      const pattern = rule[stream]
      const compiled = pattern === undefined ? null : patterns.compile(`(?m)${pattern}`)
      return compiled?.ok === true ? [compiled.value] : []
    })
    if (searches.length === 0) return text
    return text
      .split('\n')
      .filter((line) => searches.every((search) => search.search(line) === null))
      .join('\n')
  }
  return { ...failure, stdout: drop(failure.stdout, 'stdout'), stderr: drop(failure.stderr, 'stderr') }
}
