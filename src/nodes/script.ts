import path from 'node:path'
import type { ScriptNode } from '../config/model.js'
import {
  type BrokenEnvelope,
  envelopeFromFile,
  excerptOf,
  MAX_ENVELOPE_BYTES,
  type ParsedEnvelope,
} from '../core/envelope.js'
import { type Json, type JsonObject, jsonText } from '../core/json.js'
import { engineFailure, type NodeNote, type NodeOutcome, type RaisedHere, unfitData } from '../core/outcome.js'
import type { ErrorFile, PreparedScript, ProcessResult, ProcessStreams } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { headOf, type SecretSpans } from '../text/excerpt.js'
import { classify } from './classify/index.js'
import type { Failure } from './classify/match.js'
import type { ExecutionContext } from './executor.js'
import { fieldsFromFile, MAX_OUTPUT_FILE_BYTES, type OutputFileProblem, typedFields } from './output-file.js'
import { literalText, renderText } from './rendering.js'
import { checkOutput, schemaViolation } from './schema-check.js'
import { scriptEnvironment } from './script-env.js'
import { lastLine, printedObject, scriptOutput, tailOf } from './script-output.js'
import { tellTrouble } from './script-trouble.js'

/** Runs a program, reads what it raised, and makes an outcome of both. */
export async function executeScript(node: ScriptNode, context: ExecutionContext): Promise<NodeOutcome> {
  const created = await context.ports.errorFiles.create()
  if (!created.ok) {
    const error = notStarted(node.name, created.error, node.command ?? node.shell ?? 'run')
    return { status: 'raised', error, partial: undefined }
  }
  const errorFile = created.value
  const prepared = prepare(node, context, errorFile)
  if (!prepared.ok) {
    await Promise.all([errorFile.readEnvelope(0), errorFile.readOutput(0)])
    return { status: 'raised', error: prepared.error, partial: undefined }
  }
  const { command, script, stdin, cwd, env } = prepared.value
  const { spans: secrets } = context.ports.secrets
  const result = await context.ports.processes.run(
    {
      command: command.command,
      args: command.args,
      cwd,
      env,
      stdin,
      timeoutSeconds: node.timeout ?? null,
      maxKeptBytes: context.maxOutputBytes,
      secrets,
      onOutput: context.output,
    },
    context.signal,
  )
  script?.remove()
  const raised = envelopeFromFile(await errorFile.readEnvelope(MAX_ENVELOPE_BYTES))
  const written = fieldsFromFile(await errorFile.readOutput(MAX_OUTPUT_FILE_BYTES))
  const shown = [command.command, ...command.args].join(' ')
  const line: CommandLine =
    node.run === undefined
      ? { text: headOf(shown, 1000, secrets), runFile: null }
      : { text: `${node.shell ?? 'bash'} (run)`, runFile: command.args.at(-1) ?? null }
  return scriptOutcome(node, context, result, { raised, written }, line)
}

interface Prepared {
  readonly command: { readonly command: string; readonly args: readonly string[] }
  readonly script: PreparedScript | null
  readonly stdin: string | null
  readonly cwd: string
  readonly env: Record<string, string>
}

function prepare(node: ScriptNode, context: ExecutionContext, errorFile: ErrorFile): Result<Prepared, RaisedHere> {
  const env = scriptEnvironment(node, context, errorFile)
  const textOf = (source: string, field: string, comments = true): Result<string, RaisedHere> =>
    context.workflow.literal === true ? ok(source) : renderText(source, context.scope, field, comments)
  if (!env.ok) return env
  const folder = renderText(node.working_dir ?? '.', context.scope, 'working_dir')
  if (!folder.ok) return folder
  const stdin = node.stdin === undefined ? ok(null) : renderText(node.stdin, context.scope, 'stdin')
  if (!stdin.ok) return stdin
  const cwd = path.resolve(context.settings.cwd, folder.value)
  if (node.run !== undefined) {
    const text = textOf(node.run, 'run', false)
    if (!text.ok) return text
    const script = context.ports.scripts.prepare(text.value, node.shell ?? null, env.value)
    if (!script.ok) return err(notStarted(node.name, script.error, node.shell ?? 'run'))
    return ok({ command: script.value, script: script.value, stdin: stdin.value, cwd, env: env.value })
  }
  const command = textOf(node.command ?? '', 'command')
  if (!command.ok) return command
  const args: string[] = []
  for (const [index, arg] of (node.args ?? []).entries()) {
    const text = typeof arg === 'string' ? textOf(arg, `args[${index}]`) : ok(literalText(arg))
    if (!text.ok) return text
    args.push(text.value)
  }
  return ok({ command: { command: command.value, args }, script: null, stdin: stdin.value, cwd, env: env.value })
}

/** What a script left in the files that it was given. */
interface Left {
  readonly raised: ParsedEnvelope
  readonly written: ReturnType<typeof fieldsFromFile>
}

/** The fields that it wrote, as far as they can be understood. */
function writtenFields(node: ScriptNode, { written }: Left): JsonObject | undefined {
  return written.ok && written.value !== null ? typedFields(written.value, node.output) : undefined
}

/** What was started, as it is shown; `runFile` is the temporary file that holds the text of `run`. */
interface CommandLine {
  readonly text: string
  readonly runFile: string | null
}

async function scriptOutcome(
  node: ScriptNode,
  context: ExecutionContext,
  result: ProcessResult,
  left: Left,
  command: CommandLine,
): Promise<NodeOutcome> {
  switch (result.status) {
    case 'not_started':
      return {
        status: 'raised',
        error: notStarted(node.name, result.message, command.text),
        partial: undefined,
        note: { exitCode: null },
      }
    case 'unread':
      return {
        status: 'raised',
        error: endUnknown(`what ${node.name} printed could not be read: ${result.message}`, command.text),
        partial: undefined,
        note: noteOf(result, null, context, node),
      }
    case 'cancelled':
      return { status: 'cancelled' }
    case 'timed_out':
      return timedOut(node, context, result, left)
    case 'exited':
      return exited(node, context, result, left, command)
  }
}

function notStarted(node: string, message: string, command: string): RaisedHere {
  return endUnknown(`${node} could not be started: ${message}`, command)
}

/** For a script about whose end nothing is known. */
function endUnknown(message: string, command: string): RaisedHere {
  const details = { exit_code: null, signal: null, command, stderr_tail: '' }
  return { ...engineFailure('internal.script_error', message, details), exitCode: null }
}

async function timedOut(
  node: ScriptNode,
  context: ExecutionContext,
  streams: ProcessStreams,
  left: Left,
): Promise<NodeOutcome> {
  const { raised } = left
  const partial = scriptOutput(streams, null, printedObject(streams), writtenFields(node, left))
  const note = noteOf(streams, null, context, node)
  const { spans } = context.ports.secrets
  const stderrTail = tailOf(streams.stderr.text, spans)
  const facts = { exitCode: null, stderrTail }
  if (raised.status === 'envelope') {
    return { status: 'raised', error: { envelope: raised.envelope, origin: 'author', ...facts }, partial, note }
  }
  const how = { exitCode: null, signal: null, timedOut: true, runFile: null }
  const classified = await classifyFailure(node, context, streams, how)
  if (classified !== null) return { status: 'raised', error: { ...classified, ...facts }, partial, note }
  const seconds = node.timeout ?? 0
  const envelope = {
    kind: 'internal.timeout',
    message: `${node.name} was ended at its timeout of ${seconds} s`,
    details: { timeout_seconds: seconds, stderr_tail: stderrTail, ...tornEnvelope(raised, spans) },
  }
  const typed = raised.status === 'broken' ? { alwaysTyped: true } : {}
  return { status: 'raised', error: { envelope, origin: 'engine', ...facts, ...typed }, partial, note }
}

/** What a script had begun to write when its time was up: the error is the timeout, and its details keep the text. */
function tornEnvelope(raised: ParsedEnvelope, secrets: SecretSpans): JsonObject {
  return raised.status === 'broken' ? { raised: { problem: raised.reason, excerpt: excerptOf(raised, secrets) } } : {}
}

type Exited = Extract<ProcessResult, { status: 'exited' }>

async function exited(
  node: ScriptNode,
  context: ExecutionContext,
  result: Exited,
  left: Left,
  command: CommandLine,
): Promise<NodeOutcome> {
  const { raised } = left
  const printed = printedObject(result)
  const written = writtenFields(node, left)
  const output = scriptOutput(result, result.exitCode, printed, written)
  const note = noteOf(result, result.exitCode, context, node)
  const { spans: secrets } = context.ports.secrets
  const facts = { exitCode: result.exitCode, stderrTail: tailOf(result.stderr.text, secrets) }
  if (raised.status === 'envelope') {
    const error: RaisedHere = { envelope: raised.envelope, origin: 'author', ...facts }
    return { status: 'raised', error, partial: output, note }
  }
  if (raised.status === 'broken') {
    const error = { ...brokenEnvelope(node.name, raised, secrets), ...facts }
    return { status: 'raised', error, partial: output, note }
  }
  if (result.exitCode !== 0 && (context.strict || context.inGroup)) {
    const { exitCode, signal } = result
    const how = { exitCode, signal, timedOut: false, runFile: command.runFile }
    const classified = await classifyFailure(node, context, result, how)
    const error = classified ?? scriptError(node.name, result, command, secrets)
    return { status: 'raised', error: { ...error, ...facts }, partial: output, note }
  }
  if (!left.written.ok) {
    const error = brokenOutput(node.name, left.written.error, secrets)
    return { status: 'raised', error: { ...error, ...facts }, partial: output, note }
  }
  return completed(node, context, output, printed ?? written, note)
}

async function completed(
  node: ScriptNode,
  context: ExecutionContext,
  output: JsonObject,
  printed: JsonObject | undefined,
  note: NodeNote,
): Promise<NodeOutcome> {
  if (node.output === undefined) return { status: 'completed', output, note }
  const problems =
    printed === undefined
      ? [{ path: 'stdout', message: 'must be exactly one JSON object' }]
      : await checkOutput(output, node.output, context.ports.patterns)
  if (problems.length === 0) return { status: 'completed', output, note }
  const error = schemaViolation(node.name, 'stdout', problems, textOf(output['stdout']), context.ports.secrets.spans)
  return {
    status: 'raised',
    error: { ...error, exitCode: note.exitCode ?? null, stderrTail: note.stderrTail ?? '' },
    partial: output,
    note,
  }
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : jsonText(value ?? null)
}

function brokenEnvelope(node: string, found: BrokenEnvelope, secrets: SecretSpans): RaisedHere {
  const message = `${node} left something in CONDUCTOR_ERROR_OUT that is not an envelope: ${found.reason}`
  const more = { original_message: found.originalMessage, excerpt: excerptOf(found, secrets) }
  // Whoever writes there has entered the typed world by that act.
  return { ...unfitData(node, 'CONDUCTOR_ERROR_OUT', found.failedField, message, more), alwaysTyped: true }
}

/** Fields that were written and cannot be read must not get lost: nobody could tell that they are missing. */
function brokenOutput(node: string, { reason, text }: OutputFileProblem, secrets: SecretSpans): RaisedHere {
  const message = `${node} left something in CONDUCTOR_OUTPUT that cannot be read: ${reason}`
  const more = { excerpt: headOf(text, 1000, secrets) }
  return { ...unfitData(node, 'CONDUCTOR_OUTPUT', 'output', message, more), alwaysTyped: true }
}

function scriptError(node: string, result: Exited, command: CommandLine, secrets: SecretSpans): RaisedHere {
  const how = result.signal === null ? `exited with code ${result.exitCode}` : `was ended by ${result.signal}`
  const said = tellTrouble(lastLine(result.stderr.text, secrets), result.exitCode, command.runFile)
  return engineFailure('internal.script_error', said === '' ? `${node} ${how}` : `${node} ${how}: ${said}`, {
    exit_code: result.exitCode,
    signal: result.signal,
    command: command.text,
    stderr_tail: tailOf(result.stderr.text, secrets),
  })
}

async function classifyFailure(
  node: ScriptNode,
  context: ExecutionContext,
  { stdout, stderr }: ProcessStreams,
  how: Pick<Failure, 'exitCode' | 'signal' | 'timedOut' | 'runFile'>,
): Promise<RaisedHere | null> {
  if (node.classify === undefined) return null
  const printed = { stdout: stdout.text, stderr: stderr.text, secrets: context.ports.secrets.spans }
  const envelope = classify(node.classify, { ...how, ...printed }, await context.ports.patterns())
  return envelope === null ? null : { envelope, origin: 'author' }
}

function noteOf(
  streams: ProcessStreams,
  exitCode: number | null,
  context: ExecutionContext,
  node: ScriptNode,
): NodeNote {
  const truncated = (['stdout', 'stderr'] as const).filter((name) => streams[name].truncated)
  for (const name of truncated) {
    context.warn(
      'output-truncated',
      `${node.name} wrote ${streams[name].totalBytes} bytes to ${name}; the first and last 512 KiB are kept`,
    )
  }
  const stderrTail = tailOf(streams.stderr.text, context.ports.secrets.spans)
  return { exitCode, stderrTail, ...(truncated.length > 0 ? { truncated } : {}) }
}
