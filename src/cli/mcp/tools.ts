import { isJsonObject, type JsonObject } from '../../core/json.js'
import { nearHint } from '../../core/messages.js'
import { err, ok, type Result } from '../../core/result.js'

/** An argument as the JSON schema for clients describes it. */
interface Field {
  readonly type: 'string' | 'boolean' | 'array' | 'object'
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
    fields: { file: FILE, format: { type: 'string', enum: ['mermaid', 'dot'], description: 'mermaid by default' } },
  },
  contract: {
    description: 'Which errors each node of a workflow file can raise, who handles them, and which escape.',
    readOnly: true,
    required: ['file'],
    fields: { file: FILE },
  },
} satisfies Readonly<Record<string, ToolSpec>>

export type ToolName = keyof typeof TOOLS

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name)
}

export function inputSchema({ fields, required }: ToolSpec): { type: 'object'; [key: string]: unknown } {
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
export function readArguments(tool: ToolName, given: JsonObject): Result<ToolArguments, string> {
  const { fields, required }: ToolSpec = TOOLS[tool]
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined)
      return err(`${tool} takes no ${JSON.stringify(name)}${nearHint(name, Object.keys(fields))}`)
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

const WORDS = { string: 'a text', boolean: 'true or false', array: 'a list of texts', object: 'an object' } as const
