import type { EngineKind, KindWords } from '../core/catalogue.js'
import { type Envelope, parseInnerEnvelope } from '../core/envelope.js'
import { asNumber } from '../core/float.js'
import { asObject, type JsonObject, printTextOrJson } from '../core/json.js'
import { hasNeverStarted, isEngineKind, isRetryable } from '../core/kinds.js'
import type { ReportedError } from '../core/report.js'

/** Answers that an agent bases its decision on. An error is never both fixable and retryable; one that is neither has a suggestion. */
export type ErrorAnswers = Pick<ReportedError, 'category' | 'fixable' | 'retryable' | 'suggestion'>

/** Remedy for an error: a change of the file, its inputs or scripts; waiting or a retry; or neither. */
type Mending = 'change' | 'wait' | 'neither'

interface Row {
  readonly category: ReportedError['category']
  readonly by: Mending
  readonly suggestion: string
  /** The suggestion for one command without a workflow file, which has no routes. */
  readonly inStep?: string
}

const row = (by: Mending, suggestion: string, category: Row['category'] = 'execution_failure'): Row => {
  return { category, by, suggestion }
}

const ENGINE_ROWS: Readonly<Record<EngineKind, Row>> = {
  'internal.script_error': row('neither', 'Run the command by hand to see why it fails.'),
  'internal.timeout': {
    ...row(
      'wait',
      "Try again later, or add a `retry` route for `internal.timeout`; if it always takes this long, raise the node's `timeout`.",
    ),
    inStep: 'Try again later, or give `retry`; if it always takes this long, raise `timeout`.',
  },
  'internal.schema_violation': row(
    'change',
    'Compare what the node produced with its `output` schema, or fix the envelope it wrote.',
  ),
  'internal.undeclared_kind': {
    ...row('change', "Add the original kind to the node's `raises`, or raise one that is declared there."),
    inStep: 'Add the original kind to `raises`.',
  },
  'internal.template_error': row(
    'change',
    'Correct the template: the message says what is wrong in it.',
    'template_error',
  ),
  'internal.group_failed': row('neither', 'Look at the errors of the members: they say why the group failed.'),
  'internal.policy_denied': row('change', 'The policy says why; change the node, or the policy.'),
  'internal.circuit_open': row('wait', 'Wait until the breaker lets a probe through, or resume with --reset-breakers.'),
  'internal.limit_exceeded': row(
    'change',
    'Look for a loop in the routes, or raise the limit under `workflow.limits`.',
  ),
  'internal.no_route': row('change', 'Add a success route without `when` as the last one.'),
  'internal.cancelled': row('neither', 'The run was cancelled; it can be resumed.'),
  'internal.unexpected': row(
    'neither',
    'This is a bug of conductor-action: please report it with the run folder.',
    'exception',
  ),
  'provider.exhausted': row('wait', 'The provider did not answer; try again later, or raise `retry.max_attempts`.'),
  'provider.tool_unavailable': row(
    'change',
    'Correct `runtime.mcp_servers` or `tools`: start the server by hand to see what it says and which tools it lists.',
  ),
  'provider.rejected': row(
    'change',
    'Change the request that the provider refused: model and parameters; for a program, its command.',
    'api_validation',
  ),
  'subworkflow.terminated': row('neither', 'The child ended itself on purpose: its reason says why.'),
  'subworkflow.failed': row('neither', "Look at the child's own error: it says why the child failed."),
  'subworkflow.depth_exceeded': row(
    'change',
    'A workflow calls itself too deeply: look for a cycle, or raise `max_depth`.',
  ),
  'retry.exhausted': row('neither', 'All retries are spent: look at the error of the last attempt.'),
  'halt.intentional': row('neither', 'A halt route ended the run on purpose: its cause says why.'),
}

const NOT_FOUND = row('change', 'Install the program that was not found, or correct the command.')
const NO_SUCH_FILE = row(
  'change',
  'Correct the path, or commit the file: paths count from the folder that the command starts in.',
)
const NOT_EXECUTABLE = row('change', 'Make the file executable (`chmod +x`), or correct the command.')
const RAISE_TIMEOUT = row('change', 'Raise `timeout`, or let the command do less.')
const CREDENTIALS = row(
  'neither',
  'Check the credentials: the service does not accept them, or they lack a permission.',
  'api_validation',
)
const REFUSED = row('change', 'Change the request that was refused: its address, parameters or body.', 'api_validation')

export const LOOK_AT_MESSAGE = 'The message and the details say what was reported: look there first.'

/** Kinds whose row says little where the error itself knows what failed it. */
const TAKES_INNER: ReadonlySet<string> = new Set<EngineKind>(['internal.group_failed', 'subworkflow.failed'])

/** How an error is judged: by the file's own list of kinds, and for a workflow file or a single command. */
export interface JudgedBy {
  readonly isOneStep?: boolean
  readonly isListed?: (envelope: Envelope) => boolean
  /** Words of the catalogue about the kind. */
  readonly about?: KindWords | undefined
  /** How often the node was tried; 1 by default. */
  readonly attempts?: number | undefined
  /** Whether the retries of the routes are spent, also those that re-enter at an earlier node. */
  readonly isSpent?: boolean
}

/** Returns the four answers of an error; a failed group or child has those of the error that failed it. */
export function judgeError(envelope: Envelope, judged: JudgedBy = {}): ErrorAnswers {
  const inner = findInner(envelope)
  if (inner !== null) return judgeError(inner, { ...judged, about: undefined })
  const judgedRow = withAttempts(envelope, withOwnWord(envelope, findRow(envelope), judged), judged)
  const { category, by } = judgedRow
  const suggestion = judged.isOneStep === true ? (judgedRow.inStep ?? judgedRow.suggestion) : judgedRow.suggestion
  return {
    category,
    fixable: by === 'change',
    retryable: by === 'wait',
    suggestion: readSuggestion(envelope.details) ?? judged.about?.suggestion ?? suggestion,
  }
}

function findInner({ kind, details }: Envelope): Envelope | null {
  if (!TAKES_INNER.has(kind) || readSuggestion(details) !== null) return null
  const errors = Object.values(asObject(details['errors']))
  return [details['cause'], ...errors].map(parseInnerEnvelope).find((inner) => inner !== null) ?? null
}

function findRow(envelope: Envelope): Row {
  const { kind, details } = envelope
  const byStatus = createStatusRow(asNumber(details['status_code']))
  if (kind !== 'internal.template_error' && byStatus !== null) return byStatus
  const isProtected = details['exit_code'] === 126 || details['not_executable'] === true
  const isPath = /^[^\s/\\]*[/\\]/.test(printTextOrJson(details['command'] ?? ''))
  if (hasNeverStarted(envelope)) return isProtected ? NOT_EXECUTABLE : isPath ? NO_SUCH_FILE : NOT_FOUND
  if (!isEngineKind(kind)) return row('neither', LOOK_AT_MESSAGE)
  return { ...ENGINE_ROWS[kind], suggestion: adviseEngineKind(kind, details) }
}

function createStatusRow(status: number | undefined): Row | null {
  if (status === undefined || status < 400 || status > 599) return null
  if (status >= 500 || [408, 425, 429].includes(status))
    return row('wait', `The service answered with ${status}: wait, or add a \`retry\` with a longer wait.`)
  return status === 401 || status === 403 ? CREDENTIALS : REFUSED
}

function adviseEngineKind(kind: EngineKind, details: JsonObject): string {
  const general = adviseGeneral(kind)
  const { available_fields: names } = details
  if (kind === 'internal.template_error' && Array.isArray(names) && names.length > 0)
    return "Use one of the available fields; for a node that may not have run, write `{{ x.output.y | default('') }}`."
  if (kind === 'internal.schema_violation' && details['source'] === 'CONDUCTOR_ERROR_OUT')
    return 'Write one JSON object: `kind` (dotted, lower case, such as `external.git.drift`), `message`, and `details` as an object.'
  if (kind === 'internal.schema_violation' && details['source'] === 'source')
    return 'Give `source` a list: declare the input with `type: array`, or let the node before it print one.'
  if (kind !== 'internal.script_error') return general
  if (details['signal'] === 'SIGKILL')
    return 'Something killed the command, often because the machine ran out of memory: give it more, or let the command use less.'
  const stream = ['stdout', 'stderr'].find((name) => printTextOrJson(details[`${name}_tail`] ?? '').trim() !== '')
  return stream === undefined ? general : `Look at the last lines of ${stream}.`
}

/** Applies what the error and the file say about a retry; their word outranks the table. */
function withOwnWord(envelope: Envelope, advised: Row, { isListed, about }: JudgedBy): Row {
  const { kind, details } = envelope
  const words = [details['retryable'], details['transient'], about?.transient]
  const isOwnWord = words.some((word) => typeof word === 'boolean')
  const mayHelp =
    isRetryable({ envelope, about }) || (isListed?.(envelope) ?? false) || (!isOwnWord && advised.by === 'wait')
  if (mayHelp === (advised.by === 'wait')) return advised
  if (!mayHelp) return kind === 'internal.timeout' ? RAISE_TIMEOUT : row('neither', LOOK_AT_MESSAGE, advised.category)
  const again = 'Another attempt may succeed without a change: try again later, or'
  const suggestion = `${again} add a \`retry\` route for \`${kind}\`.`
  return { ...row('wait', suggestion, advised.category), inStep: `${again} give \`retry\`.` }
}

/** Advises no retry to a node that was retried already. */
function withAttempts({ kind }: Envelope, advised: Row, { attempts = 1, isSpent = false }: JudgedBy): Row {
  if (advised.by !== 'wait' || (attempts < 2 && !isSpent)) return advised
  const more = kind === 'internal.timeout' ? '; if it always takes this long, raise `timeout`' : ''
  const tried = attempts < 2 ? 'All retries are spent' : `${attempts} attempts failed`
  return row('wait', `${tried}: try again later, or wait longer between them${more}.`, advised.category)
}

function readSuggestion({ suggestion }: JsonObject): string | null {
  return typeof suggestion === 'string' && suggestion.trim() !== '' ? suggestion : null
}

export function adviseGeneral(kind: EngineKind): string {
  return ENGINE_ROWS[kind].suggestion
}
