import { mayCoverFailure } from '../core/exit-codes.js'
import { didYouMean, type Hint, type Path } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import { isKind, isReservedKind } from '../core/kinds.js'
import { quote } from '../core/messages.js'
import type { FindingSink } from '../source/check-shape.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'

export function findKindProblem(kind: string, refusal: string): readonly [FindingCode, string, Hint?] | null {
  if (!isKind(kind)) {
    const lower = kind.trim().toLowerCase().replaceAll('-', '_')
    const rule = 'a kind is lower-case words with dots between them, such as `external.git.network`'
    return ['bad-kind', `${quote(kind)} is not a kind.`, isKind(lower) ? didYouMean(kind, lower) : rule]
  }
  return isReservedKind(kind) ? ['reserved-kind', `The kind ${quote(kind)} is the engine's own; ${refusal}.`] : null
}

const SIGNAL =
  /^(?:SIG)?(?:HUP|INT|QUIT|ILL|TRAP|ABRT|IOT|BUS|FPE|KILL|USR1|SEGV|USR2|PIPE|ALRM|TERM|STKFLT|CHLD|CONT|STOP|TSTP|TTIN|TTOU|URG|XCPU|XFSZ|VTALRM|PROF|WINCH|IO|POLL|INFO|EMT|LOST|PWR|SYS|UNUSED|BREAK)$/i

/** Checks what the schema cannot express about a rule; `isForTriage` allows the fields that only files of rules have. */
export function checkRule(rule: ClassifyRule, path: Path, to: FindingSink, isForTriage = false): void {
  const { use, kind, signal, exit_code: exitCode, stdout, stderr, timeout } = rule
  const { job, step, rerun, include } = rule
  const hasCondition = [exitCode, stdout, stderr, signal, timeout, job, step].some((each) => each !== undefined)
  for (const [name, value] of Object.entries({ job, step, rerun, include }))
    if (value !== undefined && !isForTriage)
      to.report([...path, name], 'field-not-for-type', `\`${name}\` is for files of rules that \`triage\` reads.`)
  if (include !== undefined) {
    if (Object.keys(rule).length > 1)
      to.report([...path, 'include'], 'conflicting-fields', '`include` stands alone in its entry.')
    return
  }
  if (use !== undefined && hasCondition) {
    const message = '`use` brings its own rules; only a `kind` for what they do not know stands beside it.'
    to.report([...path, 'use'], 'conflicting-fields', message)
  }
  if (use === undefined && kind === undefined && rerun !== false) {
    const hint = 'write `kind: external.TOOL.REASON`'
    to.report(path, 'classify-without-kind', 'A rule needs the `kind` that it raises.', hint)
  }
  if (use === undefined && !hasCondition) {
    const message = 'A rule needs a condition: `exit_code`, `stdout`, `stderr`, `signal` or `timeout`.'
    const hint = 'write `exit_code: 1`, or `stderr:` with a regular expression'
    to.report(path, 'classify-without-condition', message, hint)
  }
  if (exitCode !== undefined && !mayCoverFailure(exitCode)) {
    const message = '`exit_code` of this rule never matches: a failed program has a code from 1 to 4294967295.'
    const hint =
      'write `fail_when` for a program that tells its failure with exit code 0, and `signal` for one that was ended'
    to.report([...path, 'exit_code'], 'exit-code-never', message, hint)
  }
  if (kind !== undefined) checkKind(kind, [...path, 'kind'], to)
  for (const name of [signal ?? []].flat())
    if (!SIGNAL.test(name.trim()))
      to.report([...path, 'signal'], 'wrong-value', `${quote(name)} is not a signal.`, 'such as `SIGKILL` or `TERM`')
  for (const [name, text] of Object.entries({ stdout, stderr, job, step }))
    if (text !== undefined) to.pattern([...path, name], text)
}

export function checkKind(kind: string, path: Path, to: FindingSink): void {
  const problem = findKindProblem(kind, 'a rule cannot raise it')
  if (problem !== null) to.report(path, ...problem)
}
