export { coerceText, conditionTextHolds } from './coerce.js'
export { holds, isTemplate } from './condition.js'
export type { TemplateFailure } from './failure.js'
export type { TemplateFile, TemplateFiles } from './files.js'
export { truthy } from './operators.js'
export { printValue } from './print.js'
export type { Reference } from './references.js'
export { type Scope, scopeOf } from './scope.js'
export type { Budget } from './state.js'
export {
  type Expression,
  evaluate,
  makesJson,
  onlyExpression,
  parseExpression,
  parseTemplate,
  render,
  type Template,
} from './templates.js'
