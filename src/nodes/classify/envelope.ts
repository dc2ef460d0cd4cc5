import type { Envelope } from '../../core/envelope.js'
import { isJson, type Json, type JsonObject, setKey } from '../../core/json.js'
import { TRANSIENT_KINDS } from '../../core/transient.js'
import { parseTemplate, render, scopeOf } from '../../expressions/index.js'
import { headOf } from '../../text/excerpt.js'
import { lastLine, tailOf, tellTrouble, withoutRunFile } from '../script-output.js'
import type { Problem } from './locate.js'
import type { Failure, Rule, RuleMatch } from './match.js'
import { placed, type Workspace } from './places.js'

const MAX_MESSAGE_CHARS = 2000
const MAX_CAPTURE_CHARS = 2000
/** Details that the engine reads as numbers: a capture of that name becomes one. */
const NUMBERS: ReadonlySet<string> = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code'])

/** Makes the typed error that a matching rule stands for. */
export function envelopeOf(rule: Rule, failure: Failure, match: RuleMatch): Envelope {
  const line = withoutRunFile(match.line ?? '', failure.runFile ?? null)
  const plain = line === '' ? howItEnded(failure) : line
  const message =
    rule.message === null ? { text: plain, problem: null } : templated(rule, rule.message, failure, match, plain)
  return {
    kind: rule.kind,
    message: headOf(message.text, MAX_MESSAGE_CHARS, failure.secrets),
    details: {
      ...givenDetails(rule),
      ...capturedDetails(match, failure),
      ...(message.problem === null ? {} : { message_error: message.problem }),
      ...(failure.signal === null ? {} : { signal: failure.signal }),
      ...(failure.timedOut ? { timed_out: true } : {}),
      ...transience(rule),
      classified_by: rule.by,
      exit_code: failure.exitCode,
      stderr_tail: tailOf(failure.stderr, failure.secrets),
    },
  }
}

const MAX_ANNOTATIONS = 50

/** Makes the typed error of problems that a tool told about; those in the workspace become annotations. */
export function locatedEnvelope(
  by: string,
  failure: Failure,
  problems: readonly Problem[],
  workspace: Workspace | null,
): Envelope {
  const [first] = problems
  const annotations = workspace === null ? [] : placed(problems, workspace)
  const leftOut = annotations.length - MAX_ANNOTATIONS
  const cut = (text: string): string => headOf(text, MAX_MESSAGE_CHARS, failure.secrets)
  return {
    kind: `external.build.${first?.kind ?? 'compile'}`,
    message: cut(first?.message ?? ''),
    details: {
      ...(annotations.length === 0
        ? {}
        : { annotations: annotations.slice(0, MAX_ANNOTATIONS).map((one) => ({ ...one, message: cut(one.message) })) }),
      ...(leftOut > 0 ? { annotations_left_out: leftOut } : {}),
      ...(problems.length > 1 ? { problem_count: problems.length } : {}),
      ...(failure.signal === null ? {} : { signal: failure.signal }),
      classified_by: by,
      exit_code: failure.exitCode,
      stderr_tail: tailOf(failure.stderr, failure.secrets),
    },
  }
}

function howItEnded(failure: Failure): string {
  const how = failure.timedOut
    ? 'ended at its timeout'
    : failure.signal === null
      ? `exited with code ${failure.exitCode ?? 'unknown'}`
      : `ended by ${failure.signal}`
  const said = tellTrouble(lastLine(failure.stderr, failure.secrets), failure.exitCode, failure.runFile ?? null)
  return said === '' ? how : `${how}: ${said}`
}

/** A template that fails must not cost the kind: the plain message stands in, and the details say why. */
function templated(
  rule: Rule,
  source: string,
  failure: Failure,
  match: RuleMatch,
  plain: string,
): { readonly text: string; readonly problem: string | null } {
  const scope = scopeOf({
    kind: rule.kind,
    exit_code: failure.exitCode,
    signal: failure.signal,
    line: plain,
    ...Object.fromEntries(match.captures),
  })
  const template = parseTemplate(source)
  const text = template.ok ? render(template.value, scope) : template
  if (!text.ok) return { text: plain, problem: text.error.message }
  return text.value.trim() === '' ? { text: plain, problem: null } : { text: text.value.trim(), problem: null }
}

/** Said where it is so, or where a rule denies what its kind would be. */
function transience(rule: Rule): JsonObject {
  const byKind = TRANSIENT_KINDS.has(rule.kind)
  const transient = rule.transient ?? byKind
  return transient || byKind ? { transient } : {}
}

function givenDetails(rule: Rule): JsonObject {
  return isJson(rule.details) ? { ...rule.details } : {}
}

function capturedDetails(match: RuleMatch, failure: Failure): JsonObject {
  const details: Record<string, Json> = {}
  for (const [name, value] of match.captures) {
    if (value === null) continue
    const isNumber = NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value)
    setKey(details, name, isNumber ? Number(value) : headOf(value, MAX_CAPTURE_CHARS, failure.secrets))
  }
  return details
}
