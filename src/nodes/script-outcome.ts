import type { Failure } from '../classify/failure.js'
import type { Workspace } from '../classify/places.js'
import { cutStreamTail } from '../classify/printed-text.js'
import type { ScriptNode } from '../config/model.js'
import {
  type BrokenEnvelope,
  cutBrokenEnvelope,
  type Envelope,
  type ParsedEnvelope,
  RAISE_MARKER,
} from '../core/envelope.js'
import { isJsonObject, type Json, type JsonObject, parseOutsideJson, printTextOrJson } from '../core/json.js'
import { matchesPattern, toKindPatterns } from '../core/kinds.js'
import {
  createEngineFailure,
  createRaised,
  createSchemaViolation,
  markDecided,
  type NodeOutcome,
  type RaisedHere,
  type SettledOutcome,
  withTrue,
} from '../core/outcome.js'
import { patternMatcher, type SchemaProblem, validateData } from '../core/payload-schema.js'
import type { ProcessResult, ProcessStreams, StartFailure } from '../core/ports.js'
import { TEST_FAILED } from '../core/tool-kinds.js'
import type { TestReports } from '../test-reports/index.js'
import { cutHead, type SecretSpans } from '../text/excerpt.js'
import type { StartedCommand } from '../text/simple-command.js'
import type { ExecutionContext } from './executor.js'
import { findToldFailure } from './fail-when.js'
import { type OutputFileProblem, type parseOutputFile, toTypedFields } from './output-file.js'
import { createSchemaError } from './output-schema.js'
import { hasPrintedRaise } from './raise-marker.js'
import { createScriptError, cutPrintedTails, withHttpContext } from './script-error.js'
import { type JudgedTests, judgeTests, NO_TESTS } from './script-tests.js'

/** Files that a script left, and its limits. */
interface FilesLeft {
  readonly envelope: ParsedEnvelope
  readonly written: ReturnType<typeof parseOutputFile>
  readonly reports: TestReports | null
  /** An error was found in the parts of stdout that are not retained. */
  readonly isRaisePrinted: boolean
  /** Time limits of the attempt in seconds. */
  readonly timeout: number | null
  readonly idleTimeout: number | null
  /** Rest of the node's timeout. */
  readonly remainingMs: number
}

/** The command as it is shown; `runFile` is the temporary file that holds the text of `run`. */
export interface CommandLine {
  readonly started: StartedCommand
  readonly text: string
  readonly runFile: string | null
  readonly cwd: string
}

/** Returns the outcome of a script from its exit, its output and the files that it wrote. */
export function toScriptOutcome(
  node: ScriptNode,
  context: ExecutionContext,
  result: ProcessResult,
  left: FilesLeft,
  command: CommandLine,
): Promise<NodeOutcome> | NodeOutcome {
  switch (result.status) {
    case 'not_started':
      return createRaised(createStartError(node.name, result.message, command.text, result.cause))
    case 'unread': {
      warnOfCuts(node, context, result)
      const message = `what ${node.name} printed could not be read: ${result.message}`
      return createRaised(createUnknownEnd(message, command.text, { unread: true }))
    }
    case 'cancelled':
      return { status: 'cancelled' }
    case 'timed_out':
    case 'exited':
      return new EndedScript(node, context, result, left, command).outcome()
  }
}

export function createStartError(node: string, message: string, command: string, cause?: StartFailure): RaisedHere {
  const more = cause === 'not_executable' ? { not_executable: true } : {}
  return createUnknownEnd(`${node} could not be started: ${message}`, command, more)
}

function createUnknownEnd(message: string, command: string, more: JsonObject = {}): RaisedHere {
  const details = { exit_code: null, signal: null, command, stderr_tail: '', ...more }
  return createEngineFailure('internal.script_error', message, details)
}

type Ended = Extract<ProcessResult, { status: 'exited' | 'timed_out' }>

/** Fields of a script's output that are the engine's after a non-zero exit: no script can print that it succeeded. */
const ENGINE_FIELDS = ['exit_code', 'stdout', 'stderr']

/** A script that ended by itself or at its timeout. */
class EndedScript {
  readonly #failure: Required<Failure>

  constructor(
    readonly node: ScriptNode,
    readonly context: ExecutionContext,
    readonly result: Ended,
    readonly left: FilesLeft,
    readonly command: CommandLine,
  ) {
    const { status, stdout, stderr } = result
    const { exitCode, signal } = status === 'exited' ? result : { exitCode: null, signal: null }
    const streams = { stdout: stdout.text, stderr: stderr.text, secrets: context.ports.secrets.spans }
    const { kinds = {} } = context.workflow.settings
    this.#failure = { exitCode, signal, timedOut: status === 'timed_out', runFile: command.runFile, ...streams, kinds }
  }

  async outcome(): Promise<NodeOutcome> {
    const { node, context, result, left, command } = this
    const { exitCode, signal, secrets } = this.#failure
    const { envelope, written: outputFile } = left
    const isExit = result.status === 'exited'
    const isFailed = exitCode !== 0
    const printed = this.#ownFields(parsePrintedObject(result))
    const fields = outputFile.ok && outputFile.value !== null ? toTypedFields(outputFile.value, node.output) : undefined
    const written = this.#ownFields(fields)
    const output = this.#output(printed, written)
    warnOfCuts(node, context, result)
    const { stderr_tail, ...stdout } = cutPrintedTails(result, secrets)
    const tests = await this.#judgeTests()
    if (tests === 'cancelled') return { status: 'cancelled' }
    const judged = tests === 'late' ? NO_TESTS : tests
    const fail = (raised: RaisedHere): SettledOutcome => {
      const error = withTestsBeside(raised, judged)
      // `details` of a failed command have the other texts.
      const texts = error.envelope.kind === 'internal.script_error' ? {} : { command: command.text, ...stdout }
      const outcome = createRaised(
        { ...error, ...(isExit ? { exit_code: exitCode } : {}), stderr_tail, ...texts },
        output,
      )
      return judged.failing === null ? outcome : { ...outcome, note: { failing: judged.failing } }
    }
    if (envelope.status === 'envelope') return fail({ envelope: envelope.envelope, origin: 'author' })
    if (isExit && envelope.status === 'broken') return fail(createEnvelopeViolation(node.name, envelope, secrets))
    if (isExit && context.workflow.literal !== true && (left.isRaisePrinted || hasPrintedRaise(result.stdout.text)))
      return fail(createMisplacedRaise(node.name, result.stdout.text, secrets))
    if (tests === 'late' && isExit) return fail(this.#timeoutError(', while its test reports were read'))
    if (judged.failure !== null && isExit) return fail(createTypedError(judged.failure))
    const isExcused = judged.quarantined.length > 0
    const isError = !isExit || (isFailed && !isExcused && (context.inGroup || context.strict))
    const failure = isError ? fail(await this.#failedEnd(printed)) : null
    if (failure !== null && !(isExit && context.mayDecideExit)) return failure
    const settled = await this.#settled(output, printed ?? written, judged, fail)
    if (!isFailed || isExcused || !context.mayDecideExit) return settled
    // A script that was killed has given no answer.
    const good = signal === null && printed !== undefined ? withTrue(printed) : printed
    const exit = { output, isSignal: signal !== null, successOutput: this.#output(good, written, 0) }
    return { status: 'undecided', ...exit, decided: markDecided(settled), otherwise: failure ?? settled }
  }

  /** The error of a script that failed by its end, without an envelope and without failed tests. */
  async #failedEnd(printed: JsonObject | undefined): Promise<RaisedHere> {
    const { node, result, command } = this
    const { secrets } = this.#failure
    const classified = await this.#classified()
    const failed = result.status === 'exited' ? await createScriptError(node.name, result, command, secrets) : null
    const error = classified ?? (failed === null ? null : await this.#placed(failed))
    return error === null ? this.#timeoutError() : withHttpContext(error, printed, secrets)
  }

  /** The outcome of a script whose exit code is no error. */
  async #settled(
    output: JsonObject,
    fields: JsonObject | undefined,
    { unproven, quarantined }: JudgedTests,
    fail: (error: RaisedHere) => SettledOutcome,
  ): Promise<SettledOutcome> {
    const { node, context, left } = this
    const { exitCode, secrets } = this.#failure
    if (unproven !== null) return fail(createTypedError(unproven))
    if (!left.written.ok) return fail(createOutputViolation(node.name, left.written.error, secrets))
    const told =
      exitCode === 0 ? findToldFailure(node, context.workflow.settings.kinds, output, context.scope, secrets) : null
    if (told !== null) return fail(told)
    const problems = await this.#outputProblems(output, fields)
    if (problems.length > 0)
      return fail(createSchemaError(node.name, 'stdout', problems, printTextOrJson(output['stdout'] ?? null), secrets))
    const handled = quarantined.length > 0 ? ({ handled_by: 'quarantine', quarantined } as const) : null
    return { status: 'completed', output, note: { exit_code: exitCode, ...handled } }
  }

  /** A script's output in the context: its streams and exit code, with the fields of its JSON over them, and those it wrote over both. */
  #output(
    printed: JsonObject | undefined,
    written: JsonObject | undefined,
    exitCode: number | null = this.#failure.exitCode,
  ): JsonObject {
    const { stdout, stderr } = this.result
    const base: Record<string, Json> = { stdout: stdout.text, stderr: stderr.text, exit_code: exitCode }
    if (stdout.truncated) base['stdout_truncated'] = true
    if (stderr.truncated) base['stderr_truncated'] = true
    return { ...base, ...printed, ...written }
  }

  #ownFields(fields: JsonObject | undefined): JsonObject | undefined {
    if (fields === undefined || this.#failure.exitCode === 0) return fields
    const dropped = ENGINE_FIELDS.filter((name) => Object.hasOwn(fields, name))
    if (dropped.length === 0) return fields
    this.context.warn(
      'output-field-dropped',
      `${this.node.name} printed ${dropped.join(', ')} and ended with a failure: the printed value is dropped, the engine's own is kept`,
    )
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !dropped.includes(name)))
  }

  /** The error of a timeout; an envelope that the script had begun to write stays in the details. */
  #timeoutError(doing = ''): RaisedHere {
    const { name } = this.node
    const { timeout: seconds, idleTimeout, envelope } = this.left
    const isIdle = this.result.status === 'timed_out' && this.result.isIdle === true
    const { stderr, secrets } = this.#failure
    const message = isIdle
      ? `${name} was ended after ${idleTimeout} s without output`
      : `${name} was ended at its timeout of ${seconds} s${doing}`
    const idle = isIdle ? { idle_seconds: idleTimeout } : null
    const details = { timeout_seconds: seconds ?? null, ...idle, stderr_tail: cutStreamTail(stderr, secrets) }
    if (envelope.status !== 'broken') return createEngineFailure('internal.timeout', message, details)
    const torn = { problem: envelope.reason, excerpt: cutBrokenEnvelope(envelope, secrets) }
    return { ...createEngineFailure('internal.timeout', message, { ...details, raised: torn }), typed: true }
  }

  async #outputProblems(output: JsonObject, fields: JsonObject | undefined): Promise<readonly SchemaProblem[]> {
    const { output: schema } = this.node
    if (schema === undefined) return []
    if (fields === undefined) return [{ path: 'stdout', message: 'must be exactly one JSON object' }]
    return validateData(output, schema, await patternMatcher(schema, this.context.ports.patterns))
  }

  async #classified(): Promise<RaisedHere | null> {
    if (this.node.classify === undefined) return null
    const { classify } = await import('../classify/index.js')
    const patterns = await this.context.ports.patterns()
    const { classify: rules, routes = [] } = this.node
    const recovered = routes.flatMap((route) =>
      route.recover === undefined ? [] : toKindPatterns(route.on_error ?? false),
    )
    const isExcused = (kind: string): boolean => recovered.some((pattern) => matchesPattern(pattern, kind))
    const envelope = classify(rules, this.#failure, patterns, this.#workspace(), isExcused)
    return envelope === null ? null : { envelope, origin: 'author' }
  }

  #workspace(): Workspace | null {
    const { sources } = this.context.ports
    const { cwd } = this.command
    return sources === undefined ? null : { sources: sources(cwd), cwd }
  }

  /** Adds the places that the output names to an error that no rule knows. */
  async #placed(error: RaisedHere): Promise<RaisedHere> {
    const { stdout, stderr } = this.#failure
    const mayPlace = this.node.classify !== undefined || PRINTS_COMMAND.test(stdout) || PRINTS_COMMAND.test(stderr)
    if (!mayPlace) return error
    const { findPlaces } = await import('../classify/index.js')
    const places = findPlaces(this.node.classify ?? [], this.#failure, this.#workspace())
    return { ...error, envelope: { ...error.envelope, details: { ...error.envelope.details, ...places } } }
  }

  /** Reads the test reports of the attempt. */
  async #judgeTests(): Promise<JudgedTests | 'cancelled' | 'late'> {
    const { node, context, left, command } = this
    const { reports, remainingMs } = left
    if (reports === null) return NO_TESTS
    return judgeTests({ node, context, failure: this.#failure, started: command.started, reports, remainingMs })
  }
}

/** A workflow command with a place. */
const PRINTS_COMMAND = /^::(?:error|warning) [^\n:]{0,300}file=/m

/** Adds failed tests to another error of the same attempt, whose handler does not handle them. */
function withTestsBeside(error: RaisedHere, { beside, counts }: JudgedTests): RaisedHere {
  if (beside === null || error.envelope.kind === TEST_FAILED) return error
  const details = { ...error.envelope.details, ...(counts === null ? {} : { tests: counts }) }
  return { ...error, envelope: { ...error.envelope, details }, beside }
}

function createTypedError(envelope: Envelope): RaisedHere {
  return { envelope, origin: 'author', typed: true }
}

/** Returns the one JSON object that a script printed, if its stdout is just that and was kept whole. */
function parsePrintedObject(streams: ProcessStreams): JsonObject | undefined {
  if (streams.stdout.truncated) return undefined
  const text = streams.stdout.text.trim()
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined
  const value = parseOutsideJson(text)
  return isJsonObject(value) ? value : undefined
}

function createEnvelopeViolation(node: string, broken: BrokenEnvelope, secrets: SecretSpans): RaisedHere {
  const message = `${node} left something in CONDUCTOR_ERROR_OUT that is not an envelope: ${broken.reason}`
  const more = {
    original_message: broken.originalMessage || broken.reason,
    excerpt: cutBrokenEnvelope(broken, secrets),
  }
  // Whoever writes there raises, also under `strict_exit: false`.
  return { ...createSchemaViolation(node, 'CONDUCTOR_ERROR_OUT', broken.failedField, message, more), typed: true }
}

/** An error that was printed, as agents do it, must not count as the output of a success. */
function createMisplacedRaise(node: string, text: string, secrets: SecretSpans): RaisedHere {
  const message = `${node} printed an error on stdout, where agents raise; a script writes it to the file that CONDUCTOR_ERROR_OUT names`
  const more = { excerpt: cutHead(text, 1000, secrets) }
  return { ...createSchemaViolation(node, 'stdout', RAISE_MARKER, message, more), typed: true }
}

/** Fields that were written and cannot be read must not get lost: nobody could tell that they are missing. */
function createOutputViolation(node: string, { reason, text }: OutputFileProblem, secrets: SecretSpans): RaisedHere {
  const message = `${node} left something in CONDUCTOR_OUTPUT that cannot be read: ${reason}`
  const more = { excerpt: cutHead(text, 1000, secrets) }
  return { ...createSchemaViolation(node, 'CONDUCTOR_OUTPUT', 'output', message, more), typed: true }
}

function warnOfCuts(node: ScriptNode, context: ExecutionContext, streams: ProcessStreams): void {
  for (const name of ['stdout', 'stderr'] as const) {
    if (!streams[name].truncated) continue
    context.warn(
      'output-truncated',
      `${node.name} wrote ${streams[name].totalBytes} bytes to ${name}; the first and last 512 KiB are kept`,
    )
  }
}
