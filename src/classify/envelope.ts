import { findKindEntry, type KindCatalogue } from '../core/catalogue.js'
import type { Envelope } from '../core/envelope.js'
import { getOwnEntry, isJson, type Json, type JsonObject, setKey } from '../core/json.js'
import { TRANSIENT_KINDS } from '../core/kinds.js'
import { ok, type Result } from '../core/result.js'
import { createScope, parseTemplate, render, type TemplateFailure } from '../expressions/index.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { VALUE_TYPES } from '../source/value-types.js'
import { cutHead } from '../text/excerpt.js'
import type { Failure, RuleMatch } from './failure.js'
import type { ToolProblem } from './locate.js'
import { placeProblems, type Workspace } from './places.js'
import { cutStreamTail, explainLastLine, findLastLine, withoutRunFile } from './printed-text.js'

const MAX_MESSAGE_CHARS = 2000
const MAX_CAPTURE_CHARS = 2000
/** Details that the engine reads as numbers; a capture with such a name is converted. */
const NUMBERS: ReadonlySet<string> = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code'])

/** The parts of an error that a rule sets; the failure provides the rest. */
type RuleParts = { readonly kind: string } & Pick<ClassifyRule, 'message' | 'details' | 'transient'>

/** Makes the typed error of a matching rule; `by` is `rule` for a rule of the user, else the name of the set. */
export function createEnvelope(rule: RuleParts, by: string, failure: Failure, match: RuleMatch): Envelope {
  const line = withoutRunFile(match.line ?? '', failure.runFile ?? null)
  const plain = line === '' ? describeExit(failure) : line
  const message =
    rule.message === undefined ? ok(plain) : renderRuleText(rule.kind, rule.message, failure, match, plain)
  return {
    kind: rule.kind,
    message: cutHead(message.ok ? message.value : plain, MAX_MESSAGE_CHARS, failure.secrets),
    details: {
      ...(isJson(rule.details ?? {}) ? { ...rule.details } : {}),
      ...captureDetails(rule.kind, match, failure),
      // If the template fails, keep the kind, use the plain message, and report the failure in the details.
      ...(message.ok ? {} : { message_error: message.error.message }),
      ...(failure.signal === null ? {} : { signal: failure.signal }),
      ...(failure.timedOut ? { timed_out: true } : {}),
      ...describeTransience(rule, failure.kinds),
      ...describeEnd(by, failure),
    },
  }
}

function describeEnd(by: string, { exitCode, stderr, secrets }: Failure): JsonObject {
  return { classified_by: by, exit_code: exitCode, stderr_tail: cutStreamTail(stderr, secrets) }
}

const MAX_ANNOTATIONS = 50

/** Makes the typed error of a located problem; all problems in the workspace become annotations. */
export function createLocatedEnvelope(
  by: string,
  failure: Failure,
  first: ToolProblem,
  problems: readonly ToolProblem[],
  workspace: Workspace | null,
): Envelope {
  return {
    kind: `external.build.${first.kind}`,
    message: cutHead(first.message, MAX_MESSAGE_CHARS, failure.secrets),
    details: {
      ...createPlacedDetails(failure, problems, workspace),
      ...(failure.signal === null ? {} : { signal: failure.signal }),
      ...describeEnd(by, failure),
    },
  }
}

/** Returns the problems in the workspace as annotations, and their number. */
export function createPlacedDetails(
  { secrets }: Failure,
  problems: readonly ToolProblem[],
  workspace: Workspace | null,
): JsonObject {
  const annotations = workspace === null ? [] : placeProblems(problems, workspace)
  const leftOut = annotations.length - MAX_ANNOTATIONS
  const shown = annotations
    .slice(0, MAX_ANNOTATIONS)
    .map((one) => ({ ...one, message: cutHead(one.message, MAX_MESSAGE_CHARS, secrets) }))
  return {
    ...(shown.length === 0 ? {} : { annotations: shown }),
    ...(leftOut > 0 ? { annotations_left_out: leftOut } : {}),
    ...(problems.length > 1 ? { problem_count: problems.length } : {}),
  }
}

function describeExit(failure: Failure): string {
  const how = failure.timedOut
    ? 'ended at its timeout'
    : failure.signal === null
      ? `exited with code ${failure.exitCode ?? 'unknown'}`
      : `ended by ${failure.signal}`
  const lastLine = explainLastLine(
    findLastLine(failure.stderr, failure.secrets),
    failure.exitCode,
    failure.runFile ?? null,
  )
  return lastLine === '' ? how : `${how}: ${lastLine}`
}

function renderRuleText(
  kind: string,
  source: string,
  { exitCode, signal }: Failure,
  { captures }: RuleMatch,
  line: string,
): Result<string, TemplateFailure> {
  const scope = createScope({ kind, exit_code: exitCode, signal, line, ...Object.fromEntries(captures) })
  const template = parseTemplate(source)
  const text = template.ok ? render(template.value, scope) : template
  return text.ok ? ok(text.value.trim() || line) : text
}

/** Returns `transient` if it is true, or if a rule overrides that of the kind. */
function describeTransience(rule: RuleParts, kinds: KindCatalogue | undefined): JsonObject {
  const byKind = findKindEntry(kinds, rule.kind)?.transient ?? TRANSIENT_KINDS.has(rule.kind)
  const transient = rule.transient ?? byKind
  return transient || byKind ? { transient } : {}
}

/** Returns the captures, each of the type that the catalogue says; a text that is not of this type stays a text. */
function captureDetails(kind: string, match: RuleMatch, failure: Failure): JsonObject {
  const details: Record<string, Json> = {}
  const schema = findKindEntry(failure.kinds, kind)?.details ?? {}
  for (const [name, value] of match.captures) {
    if (value === null) continue
    const type = getOwnEntry(schema, name)?.type
    const typed = type === undefined || type === 'string' ? undefined : VALUE_TYPES[type].parse(value)
    if (typed !== undefined) {
      setKey(details, name, typed)
      continue
    }
    const isNumber = type === undefined && NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value)
    setKey(details, name, isNumber ? Number(value) : cutHead(value, MAX_CAPTURE_CHARS, failure.secrets))
  }
  return details
}
