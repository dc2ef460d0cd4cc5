import { isJsonObject, type Json, type JsonObject } from '../../core/json.js'
import { nearHint } from '../../core/messages.js'
import { err, ok, type Result } from '../../core/result.js'

/** Types of arguments: the schema for clients, and the check. */
const TYPES = {
  text: {
    schema: { type: 'string' },
    wanted: 'a text',
    fits: (value: Json) => typeof value === 'string' && !value.includes('\0'),
  },
  flag: { schema: { type: 'boolean' }, wanted: 'true or false', fits: (value: Json) => typeof value === 'boolean' },
  texts: {
    schema: { type: 'array', items: { type: 'string' } },
    wanted: 'a list of texts',
    fits: (value: Json) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  },
  mapping: { schema: { type: 'object', additionalProperties: true }, wanted: 'an object', fits: isJsonObject },
} as const

interface Field {
  readonly type: keyof typeof TYPES
  readonly description: string
  readonly required?: true
  readonly choices?: readonly string[]
}

export interface ToolSpec {
  readonly description: string
  readonly readOnly: boolean
  readonly fields: Readonly<Record<string, Field>>
}

const FILE: Field = { type: 'text', required: true, description: 'Path of the workflow file, inside the workspace' }
const RUN_DIR: Field = { type: 'text', required: true, description: 'The run folder, as a run named it' }
const SHARED = {
  inputs: { type: 'mapping', description: "Values of the workflow's inputs by name" },
  gates: {
    type: 'mapping',
    description: 'Answers to human gates: {"gate": "value", "gate.field": "text"}; without one the run is suspended',
  },
  skip_gates: { type: 'flag', description: 'Take the first option of every gate that has no answer' },
  provider: { type: 'text', description: 'The provider that answers agents, instead of the one in the file' },
} as const satisfies Readonly<Record<string, Field>>

export const TOOL_NAMES = ['run', 'resume', 'validate', 'explain', 'graph', 'contract'] as const
export type ToolName = (typeof TOOL_NAMES)[number]

/** The tools of the server; each does what the command of the same name does. */
export const TOOLS: Readonly<Record<ToolName, ToolSpec>> = {
  run: {
    description:
      'Run a workflow file and wait for its end. Answers with result.json: outcome, output, errors with kind, node, file and line, and next_commands.',
    readOnly: false,
    fields: {
      file: FILE,
      ...SHARED,
      inject: {
        type: 'texts',
        description: 'Errors to raise instead of running a node: NODE=KIND[@ATTEMPT][:MESSAGE]',
      },
      run_dir: {
        type: 'text',
        description: 'Where the run leaves its files, inside the workspace; else a temporary folder',
      },
    },
  },
  resume: {
    description:
      'Resume a run that halted, failed, was cancelled or waits at a gate. Completed nodes do not run again; nodes that were changed in the file do. Answers as run does.',
    readOnly: false,
    fields: {
      run_dir: RUN_DIR,
      ...SHARED,
      from: { type: 'text', description: 'Run this node and everything that ran after it again' },
      reset_breakers: { type: 'flag', description: 'Forget the state of circuit breakers' },
    },
  },
  validate: {
    description: 'Check a workflow file: every problem with its line, and the error contract. Runs nothing.',
    readOnly: true,
    fields: { file: FILE },
  },
  explain: {
    description: 'Tell what happened in a run, why, what was tried, and what to do next.',
    readOnly: true,
    fields: { run_dir: { ...RUN_DIR, description: 'A run folder, or an errors.jsonl' } },
  },
  graph: {
    description: 'Draw a workflow file as a graph.',
    readOnly: true,
    fields: { file: FILE, format: { type: 'text', choices: ['mermaid', 'dot'], description: 'mermaid by default' } },
  },
  contract: {
    description: 'Which errors each node of a workflow file can raise, who handles them, and which escape.',
    readOnly: true,
    fields: { file: FILE },
  },
}

export function isToolName(name: string): name is ToolName {
  return TOOL_NAMES.some((known) => known === name)
}

export function inputSchema({ fields }: ToolSpec): { type: 'object'; [key: string]: unknown } {
  const properties = Object.entries(fields).map(([name, { type, description, choices }]) => {
    return [name, { ...TYPES[type].schema, description, ...(choices === undefined ? {} : { enum: choices }) }]
  })
  const required = Object.entries(fields).flatMap(([name, field]) => (field.required === true ? [name] : []))
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false }
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
  const { fields } = TOOLS[tool]
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined)
      return err(`${tool} takes no ${JSON.stringify(name)}${nearHint(name, Object.keys(fields))}`)
    const { wanted, fits } = TYPES[field.type]
    if (value !== null && !fits(value)) return err(`${name} of ${tool} must be ${wanted}`)
    if (value !== null && field.choices?.includes(String(value)) === false)
      return err(`${name} of ${tool} must be one of ${field.choices.join(', ')}`)
  }
  for (const [name, field] of Object.entries(fields))
    if (field.required === true && (given[name] ?? '') === '') return err(`${tool} needs ${name}: ${field.description}`)
  return ok(new ToolArguments(given))
}
