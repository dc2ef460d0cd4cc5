import { valueUnlessGiven } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import { type JsonObject, jsonText, textOrJson } from '../core/json.js'
import type { Redactor } from '../redaction/index.js'
import type { CommandInput } from '../reporters/next-commands.js'

/** Inputs as they can be typed again; defaults are left out, and for what is secret there is a variable. */
export function commandInputs(
  workflow: Workflow,
  inputs: JsonObject,
  redactor: Redactor,
): Readonly<Record<string, CommandInput>> {
  const given: Record<string, CommandInput> = {}
  for (const [name, spec] of Object.entries(workflow.settings.input ?? {})) {
    const value = inputs[name]
    if (value === undefined || jsonText(value) === jsonText(valueUnlessGiven(spec))) continue
    const hidden = spec.secret === true || redactor.changes({ [name]: value })
    given[name] = hidden ? { variable: variableFor(name, textOrJson(value), redactor) } : textOrJson(value)
  }
  return given
}

/** The variable that the value came from, if it did, else one that is called as the input. */
function variableFor(name: string, text: string, redactor: Redactor): string {
  const source = redactor.secretsIn(text).find(({ value, origin }) => value === text && origin.startsWith('env:'))
  return (source?.origin.slice('env:'.length) ?? name).replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_')
}
