import path from 'node:path'
import { createDataInputs } from '../../config/inputs.js'
import { isShown } from '../../core/event-fields.js'
import { formatEventLine } from '../../core/event-types.js'
import type { StampedEvent } from '../../core/events.js'
import { gateAnswersFromMapping } from '../../core/gate-answers.js'
import {
  copyJson,
  cutLongTexts,
  cutText,
  isJsonObject,
  type JsonObject,
  parseJson,
  printJson,
  printTextOrJson,
} from '../../core/json.js'
import { formatNearHint } from '../../core/messages.js'
import { err, ok, type Result } from '../../core/result.js'
import { parseInjections } from '../../engine/interception.js'
import { run } from '../../run/index.js'
import type { RunObserver, RunResult } from '../../run/request.js'
import { resumeRun } from '../../run/resume.js'
import { isInside, resolveRealPath } from '../../source/workspace.js'
import { type CommandContext, createContext, EXIT_INVALID, ParsedArguments } from '../command.js'
import { runContract, runGraph, runValidate } from '../inspect-file.js'
import { runExplain } from '../inspect-run.js'
import { createStartedLookup, noteRunsOf } from '../run-index.js'
import { createPlainRequest } from '../run-request.js'
import { runSimulate } from '../simulate.js'

const PRINTED = {
  validate: runValidate,
  contract: runContract,
  graph: runGraph,
  explain: runExplain,
  simulate: runSimulate,
}

export async function callTool(tool: ToolName, call: RunCall): Promise<Result<Reply, string>> {
  if (tool === 'run') return runTool(call)
  if (tool === 'resume') return resumeTool(call)
  const { args, bounds } = call
  const isRun = tool === 'explain'
  const named = resolveWithin(args.text(isRun ? 'run_dir' : 'file') ?? '', bounds, isRun ? 'runs' : 'workspace')
  const format = args.text('format') ?? (tool === 'graph' ? 'mermaid' : 'json')
  if (!named.ok) return named
  const operands = tool === 'simulate' ? [named.value, ...args.texts('failures')] : [named.value]
  const options = new Map([['--format', [format]], ...(tool === 'simulate' ? listSimulateOptions(args) : [])])
  return captureCommand(tool, new ParsedArguments(operands, options), call)
}

/** Returns the options of `simulate`; a value that is no text is written as JSON. */
function listSimulateOptions(args: ToolArguments): readonly [string, string[]][] {
  const pairs = (name: string): string[] =>
    Object.entries(args.mapping(name)).map(([key, value]) => `${key}=${printTextOrJson(value)}`)
  const count = args.values['item_count']
  const options: [string, string[]][] = [
    ['--input', pairs('inputs')],
    ['--output', pairs('outputs')],
    ['--gate', pairs('gates')],
    ['--item-count', count === undefined ? [] : [printTextOrJson(count)]],
  ]
  return options.filter(([, values]) => values.length > 0)
}

/** Runs a command of the command line, and returns its output: as a document if it is JSON, else as text. */
async function captureCommand(tool: keyof typeof PRINTED, args: ParsedArguments, { context }: RunCall) {
  const out: string[] = []
  const errors: string[] = []
  const terminal = {
    ...context.terminal,
    stdout: (text: string | Buffer) => void out.push(String(text)),
    stderr: (text: string | Buffer) => void errors.push(String(text)),
    color: false,
    stdoutColor: false,
  }
  const code = await PRINTED[tool](args, createContext(tool, { ...context, terminal }))
  const [stdout, isError] = [out.join(''), code === EXIT_INVALID]
  const document = parseJson(stdout)
  if (isJsonObject(document)) return ok(createDocumentReply(document, [], isError))
  return ok(createTextReply(stdout.trim() === '' ? errors.join('') : stdout, isError))
}

export interface RunCall {
  readonly args: ToolArguments
  readonly context: CommandContext
  readonly bounds: Bounds
  readonly cancel: AbortSignal
  readonly tell: (message: string) => void
}

async function runTool(call: RunCall): Promise<Result<Reply, string>> {
  const { args, bounds } = call
  const file = resolveWithin(args.text('file') ?? '', bounds)
  if (!file.ok) return file
  const runDir = resolveOptional(args.text('run_dir'), bounds)
  if (!runDir.ok) return runDir
  const shared = createSharedRequest(call)
  if (!shared.ok) return shared
  const { cwd, workspace } = bounds
  const request = { ...shared.value, file: path.resolve(cwd, file.value), fileAsGiven: file.value, workspace }
  return ok(createRunReply(await run({ ...request, runDir: runDir.value })))
}

async function resumeTool(call: RunCall): Promise<Result<Reply, string>> {
  const { args, bounds } = call
  const folder = resolveWithin(args.text('run_dir') ?? '', bounds, 'runs')
  if (!folder.ok) return folder
  const file = resolveOptional(args.text('workflow'), bounds)
  if (!file.ok) return file
  const shared = createSharedRequest(call)
  if (!shared.ok) return shared
  const named =
    file.value === null ? {} : { named: { file: path.resolve(bounds.cwd, file.value), fileAsGiven: file.value } }
  const result = await resumeRun({
    ...shared.value,
    ...named,
    workspace: bounds.workspace,
    started: createStartedLookup(call.context.env),
    folder: folder.value,
    from: args.text('from'),
    resetBreakers: args.flag('reset_breakers'),
  })
  return ok(createRunReply(result))
}

function createSharedRequest({ args, context, bounds, cancel, tell }: RunCall) {
  const answers = gateAnswersFromMapping(args.mapping('gates'))
  if (!answers.ok) return answers
  const injections = parseInjections(args.texts('inject'))
  if (!injections.ok) return err(`inject: ${injections.error}`)
  const surroundings = { ...context, cwd: bounds.cwd }
  return ok({
    ...createPlainRequest(surroundings, noteRunsOf(createQuietObserver(context, tell), surroundings)),
    cancel,
    given: createDataInputs(args.mapping('inputs')),
    injections: injections.value,
    gates: { answers: answers.value, skip: args.flag('skip_gates'), human: null },
    provider: args.text('provider'),
  })
}

/** Follows a run without printing, because stdout belongs to the protocol. */
function createQuietObserver(context: CommandContext, tell: (message: string) => void): RunObserver {
  const consume = (event: StampedEvent): void => {
    if (event.replayed === true) return
    const { level, mark, text } = formatEventLine(event)
    if (isShown(level, 'info')) tell(`${mark} ${text}`)
  }
  return {
    onStarted: () => ({ consumers: [{ consume }], sinks: [] }),
    onMasked: () => {},
    note: (message) => context.terminal.stderr(`conductor mcp: ${message}\n`),
    onFinished: () => {},
  }
}

/** Returns the result as the reply; only a run that could not begin is an error of the call. */
function createRunReply(result: RunResult): Reply {
  const notes = result.status === 'ended' && result.runDir !== null ? [`Run folder: ${result.runDir}`] : []
  return createDocumentReply(copyJson(result.result), notes, result.status === 'invalid')
}

/** Folders that a client may name paths in: the workspace, and for runs also the default folder for run folders. */
export interface Bounds {
  readonly cwd: string
  readonly workspace: string
  readonly runs: string
}

/** Returns a path as the client wrote it, if it is within bounds with all links resolved; it need not exist yet. */
function resolveWithin(
  given: string,
  bounds: Bounds,
  also: 'workspace' | 'runs' = 'workspace',
): Result<string, string> {
  const real = resolveRealPath(path.resolve(bounds.cwd, given))
  if ([bounds.workspace, bounds[also]].some((root) => isInside(resolveRealPath(root), real))) return ok(given)
  return err(`${JSON.stringify(given.slice(0, 300))} is outside of the workspace ${bounds.workspace}`)
}

function resolveOptional(given: string | null, bounds: Bounds): Result<string | null, string> {
  return given === null ? ok(null) : resolveWithin(given, bounds)
}

/** Longer replies are cut, because the context of a client is small; the files contain everything. */
const MAX_REPLY_CHARS = 200_000

export interface Reply {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
  [key: string]: unknown
}

export function createTextReply(text: string, isError = false): Reply {
  return { content: [{ type: 'text', text: cutText(text, MAX_REPLY_CHARS) }], ...(isError ? { isError } : {}) }
}

/** Returns a document as text, as the command line prints it, and as data. */
function createDocumentReply(document: JsonObject, notes: readonly string[], isError: boolean): Reply {
  const bounded = boundDocument(document)
  const text = printJson(bounded, 2)
  return {
    content: [text, ...notes].map((part) => ({ type: 'text', text: part })),
    // The SDK writes plain numbers only; the text has all digits of large ones.
    structuredContent: JSON.parse(text),
    ...(isError ? { isError } : {}),
  }
}

/** Cuts long texts more and more, then removes all but the essential fields. */
function boundDocument(document: JsonObject): JsonObject {
  for (const limit of [Number.POSITIVE_INFINITY, 16_384, 2048, 256]) {
    const cut = limit === Number.POSITIVE_INFINITY ? document : cutLongTexts(document, limit)
    if (isJsonObject(cut) && printJson(cut, 2).length <= MAX_REPLY_CHARS) return cut
  }
  const fields = ESSENTIAL_FIELDS.map((name) => [name, cutLongTexts(document[name] ?? null, 1024)])
  return { ...Object.fromEntries(fields), truncated: LEFT_OUT }
}

const LEFT_OUT = 'left out: too long for an answer; result.json in the run folder has it'
const ESSENTIAL_FIELDS = 'schema_version success outcome exit_code run_id workflow error next_commands'.split(' ')

interface Field {
  readonly type: 'string' | 'boolean' | 'array' | 'object' | 'number'
  readonly description: string
  readonly enum?: readonly string[]
  readonly items?: { readonly type: 'string' }
  readonly additionalProperties?: true
}

export interface ToolSpec {
  readonly description: string
  readonly readOnly: boolean
  readonly required: readonly string[]
  readonly fields: Readonly<Record<string, Field>>
}

const FILE: Field = { type: 'string', description: 'Path of the workflow file, inside the workspace' }
const RUN_DIR: Field = { type: 'string', description: 'The run folder, as a run named it' }
const SHARED = {
  inputs: { type: 'object', additionalProperties: true, description: "Values of the workflow's inputs by name" },
  gates: {
    type: 'object',
    additionalProperties: true,
    description: 'Answers to human gates: {"gate": "value", "gate.field": "text"}; without one the run is suspended',
  },
  skip_gates: { type: 'boolean', description: 'Take the first option of every gate that has no answer' },
  provider: { type: 'string', description: 'The provider that answers agents, instead of the one in the file' },
} as const satisfies Readonly<Record<string, Field>>

/** The tools of the server; each does what the command of the same name does. */
export const TOOLS = {
  run: {
    description:
      'Run a workflow file and wait for its end. Answers with result.json: outcome, output, errors with kind, node, file and line, and next_commands.',
    readOnly: false,
    required: ['file'],
    fields: {
      file: FILE,
      ...SHARED,
      inject: {
        type: 'array',
        items: { type: 'string' },
        description: 'Errors to raise instead of running a node: NODE=KIND[@ATTEMPT][:MESSAGE]',
      },
      run_dir: {
        type: 'string',
        description: 'Where the run leaves its files, inside the workspace; else a temporary folder',
      },
    },
  },
  resume: {
    description:
      'Resume a run that halted, failed, was cancelled or waits at a gate. Completed nodes do not run again; nodes that were changed in the file do. Answers as run does.',
    readOnly: false,
    required: ['run_dir'],
    fields: {
      run_dir: RUN_DIR,
      workflow: { ...FILE, description: 'The workflow file; needed for a run folder that this machine did not write' },
      ...SHARED,
      from: { type: 'string', description: 'Run this node and everything that ran after it again' },
      reset_breakers: { type: 'boolean', description: 'Forget the state of circuit breakers' },
    },
  },
  validate: {
    description: 'Check a workflow file: every problem with its line, and the error contract. Runs nothing.',
    readOnly: true,
    required: ['file'],
    fields: { file: FILE },
  },
  explain: {
    description: 'Tell what happened in a run, why, what was tried, and what to do next.',
    readOnly: true,
    required: ['run_dir'],
    fields: { run_dir: { ...RUN_DIR, description: 'A run folder, or an errors.jsonl' } },
  },
  graph: {
    description: 'Draw a workflow file as a graph.',
    readOnly: true,
    required: ['file'],
    fields: {
      file: FILE,
      format: { type: 'string', enum: ['mermaid', 'dot', 'svg'], description: 'mermaid by default' },
    },
  },
  contract: {
    description: 'Which errors each node of a workflow file can raise, who handles them, and which escape.',
    readOnly: true,
    required: ['file'],
    fields: { file: FILE },
  },
  simulate: {
    description:
      'What a workflow file would do if nodes failed: the endings of every failure, or of the named ones. Runs nothing.',
    readOnly: true,
    required: ['file'],
    fields: {
      file: FILE,
      failures: {
        type: 'array',
        items: { type: 'string' },
        description: 'NODE=KIND[@ATTEMPT] for one question; without it every failure',
      },
      inputs: { type: 'object', description: 'Inputs of the workflow' },
      outputs: { type: 'object', description: 'Outputs that nodes have, by NODE.FIELD' },
      gates: { type: 'object', description: 'Answers to gates, by name' },
      item_count: { type: 'number', description: 'Number of items of an assumed list' },
    },
  },
} satisfies Readonly<Record<string, ToolSpec>>

export type ToolName = keyof typeof TOOLS

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name)
}

export function createInputSchema({ fields, required }: ToolSpec): { type: 'object'; [key: string]: unknown } {
  return { type: 'object', properties: fields, required, additionalProperties: false }
}

export class ToolArguments {
  constructor(readonly values: JsonObject) {}

  text(name: string): string | null {
    const value = this.values[name]
    return typeof value === 'string' ? value : null
  }

  flag(name: string): boolean {
    return this.values[name] === true
  }

  texts(name: string): readonly string[] {
    const value = this.values[name]
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  }

  mapping(name: string): JsonObject {
    const value = this.values[name]
    return isJsonObject(value) ? value : {}
  }
}

/** Checks the arguments of a call; the error is one line that says what to send instead. */
export function checkArguments(tool: ToolName, given: JsonObject): Result<ToolArguments, string> {
  const { fields, required }: ToolSpec = TOOLS[tool]
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined)
      return err(`${tool} takes no ${JSON.stringify(name)}${formatNearHint(name, Object.keys(fields))}`)
    if (value === null) continue
    const type = Array.isArray(value) ? 'array' : typeof value
    if (type !== field.type) return err(`${name} of ${tool} must be ${WORDS[field.type]}`)
    if (field.enum?.includes(String(value)) === false)
      return err(`${name} of ${tool} must be one of ${field.enum.join(', ')}`)
  }
  const missing = required.find((name) => (given[name] ?? '') === '')
  return missing === undefined
    ? ok(new ToolArguments(given))
    : err(`${tool} needs ${missing}: ${fields[missing]?.description}`)
}

const WORDS = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list of texts',
  object: 'an object',
  number: 'a number',
} as const
