/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
import type { WorkflowSettings, ScriptNode, SetNode } from './workflow-file.js'
export interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}
export interface Validator {
  (data: unknown): boolean
  readonly errors?: readonly SchemaError[] | null
}
export interface Guard<T> {
  (data: unknown): data is T
  readonly errors?: readonly SchemaError[] | null
}
declare const validators: {
  readonly file: Validator
  readonly workflow: Guard<WorkflowSettings>
  readonly scriptNode: Guard<ScriptNode>
  readonly setNode: Guard<SetNode>
}
export default validators
