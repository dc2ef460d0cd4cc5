import type { OutputSchema } from '../config/model.js'
import type { Json } from '../core/json.js'
import { type RaisedHere, unfitData } from '../core/outcome.js'
import type { Patterns } from '../core/patterns.js'
import { headOf, NO_SECRETS } from '../text/excerpt.js'
import { describeProblems, hasPattern, type SchemaProblem, validateOutput } from './output-schema.js'

const noPatterns = (): boolean => true

/** Holds an output against the node's schema; loads regular expressions only when the schema has some. */
export async function checkOutput(
  output: Json,
  schema: OutputSchema,
  patterns: () => Promise<Patterns>,
): Promise<readonly SchemaProblem[]> {
  const match = hasPattern(schema) ? (await patterns()).matches : noPatterns
  return validateOutput(output, schema, match)
}

/** An output that broke its schema, as the engine raises it. */
export function schemaViolation(
  node: string,
  source: string,
  problems: readonly SchemaProblem[],
  found: string,
  secrets = NO_SECRETS,
): RaisedHere {
  const message = `the output of ${node} breaks its schema: ${describeProblems(problems)}`
  return unfitData(node, source, problems[0]?.path ?? '$', message, {
    problems: problems.map((problem) => ({ path: problem.path, message: problem.message })),
    excerpt: headOf(found, 1000, secrets),
  })
}
