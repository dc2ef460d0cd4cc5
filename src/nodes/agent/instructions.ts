import type { OutputSchema } from '../../config/model.js'
import { isJsonObject, type Json, type JsonObject } from '../../core/json.js'
import { describeProblems, type SchemaProblem, toJsonSchema } from '../output-schema.js'

const ENVELOPE_FIELDS: JsonObject = {
  conductor_error: { type: 'boolean', description: 'true: this answer reports a failure.' },
  kind: { type: 'string', description: 'Which failure it is.' },
  message: { type: 'string', description: 'What happened, in one sentence.' },
  details: { type: 'object', description: 'Facts about the failure.' },
}

/** The system text: the author's own parts, then the form of the answer, then how to report a failure of one of the kinds. */
export function systemText(
  own: readonly string[],
  output: OutputSchema | undefined,
  raises: readonly string[],
): string | null {
  const parts = [
    ...own.map((part) => part.trim()).filter((part) => part !== ''),
    ...(output === undefined ? [] : [outputInstructions(output)]),
    ...(raises.length === 0 ? [] : [raiseInstructions(raises)]),
  ]
  return parts.length === 0 ? null : parts.join('\n\n')
}

/**
 * The JSON Schema for servers that enforce one. An agent that may raise must be able to answer with an envelope too, so its
 * schema requires nothing and knows the fields of both.
 */
export function answerSchema(output: OutputSchema, raises: readonly string[]): JsonObject {
  const schema = toJsonSchema(output)
  if (raises.length === 0) return schema
  const own = schema['properties']
  const properties: Record<string, Json> = isJsonObject(own) ? { ...own } : {}
  for (const [name, field] of Object.entries(ENVELOPE_FIELDS)) {
    const taken = Object.hasOwn(properties, name) ? properties[name] : undefined
    properties[name] = taken === undefined ? field : { anyOf: [taken, field] }
  }
  return { type: 'object', properties, additionalProperties: false }
}

export function repairText(problems: readonly SchemaProblem[], output: OutputSchema): string {
  return [
    `Your last answer cannot be used: ${describeProblems(problems, 10)}.`,
    `Answer again. ${outputInstructions(output)}`,
  ].join('\n')
}

function outputInstructions(output: OutputSchema): string {
  return [
    'Answer with one JSON object and nothing else: no prose before or after it. It must satisfy this JSON Schema:',
    JSON.stringify(toJsonSchema(output)),
  ].join('\n')
}

function raiseInstructions(raises: readonly string[]): string {
  return [
    'When the task fails for one of the reasons listed here, report that instead of making an answer up.',
    'The whole answer is then one JSON object of this form:',
    '{"conductor_error": true, "kind": "<one of the kinds>", "message": "<what happened, one sentence>", "details": {}}',
    'Kinds that you may report:',
    ...raises.map((kind) => `- ${kind}`),
    'Put facts that help to handle the failure into details. Use no other kind.',
  ].join('\n')
}
