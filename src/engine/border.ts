import { listKindsOfScript } from '../classify/sets/kinds.js'
import type { Step } from '../config/model.js'
import { pickKindWords } from '../core/catalogue.js'
import type { Envelope } from '../core/envelope.js'
import { getOwnEntry } from '../core/json.js'
import { isEngineKind } from '../core/kinds.js'
import { createSchemaViolation, type RaisedHere } from '../core/outcome.js'
import { describeProblems, patternMatcher } from '../core/payload-schema.js'
import { checkOutput } from '../nodes/output-schema.js'
import type { Host } from './model.js'

/**
 * Checks an error where it enters the engine, whoever raised it: a script, an agent, a rule, a stub or an injection. Its kind
 * must be declared, and its details must fit the catalogue of the file. Errors of a child have crossed the border there.
 */
export async function crossBorder({ workflow, services }: Host, step: Step, here: RaisedHere): Promise<RaisedHere> {
  if (here.origin !== 'author' && here.inner === undefined) return here
  const { envelope } = here
  const undeclared = findUndeclared(step, envelope)
  if (undeclared !== null) return { ...here, envelope: undeclared, origin: 'engine', typed: true }
  if (here.inner !== undefined) return here
  const { kinds } = workflow.settings
  const schema = getOwnEntry(kinds ?? {}, envelope.kind)?.details
  if (schema !== undefined) {
    const match = await patternMatcher(schema, services.ports.patterns)
    const problems = checkOutput(envelope.details, schema, match, services.ports.assumed)
    if (problems.length > 0) {
      const { kind, message, details } = envelope
      const said = `${step.name} raised ${kind}, and its details break the schema of the kind: ${describeProblems(problems)}; the message was: ${message}`
      const violation = createSchemaViolation(step.name, 'details', `details.${problems[0]?.path}`, said, {
        original_kind: kind,
        original_message: message,
        original_details: details,
        problems: problems.map((problem) => ({ path: `details.${problem.path}`, message: problem.message })),
      })
      return { ...here, ...violation, typed: true }
    }
  }
  const about = pickKindWords(kinds, envelope.kind)
  return about === undefined ? here : { ...here, about }
}

/** Returns the error of a kind that the node does not declare, which is a bug of the workflow file; null if it is declared. */
function findUndeclared(step: Step, { kind, message, details }: Envelope): Envelope | null {
  if (!('raises' in step) || step.raises === undefined || isEngineKind(kind)) return null
  const declared = [...step.raises, ...(step.type === 'script' ? listKindsOfScript(step) : [])]
  if (declared.includes(kind)) return null
  return {
    kind: 'internal.undeclared_kind',
    message: `${step.name} raised ${kind}, which it does not declare: ${message}`,
    details: { original_kind: kind, original_message: message, original_details: details, declared },
  }
}
