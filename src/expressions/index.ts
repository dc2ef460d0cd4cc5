export { isTrue as truthy } from './data.js'
export type { TemplateFailure } from './failure.js'
export { coerceText, conditionTextHolds } from './json.js'
export { printValue } from './print.js'
export type { Reference } from './references.js'
export { type Derivation, type Scope, scopeOf, scopeOver, type TemplateFile, type TemplateFiles } from './state.js'
export {
  evaluate,
  holds,
  isTemplate,
  makesJson,
  onlyExpression,
  parseExpression,
  parseIn,
  parseTemplate,
  render,
} from './template.js'
