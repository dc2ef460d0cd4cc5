import type { OutputSchema, Step, Workflow } from '../model.js'
import { isGroup } from '../model.js'

/** What is known of the paths that lead to a template. */
interface PathFacts {
  /** The node that is read ran on every path here. */
  ranBefore(): boolean
  /** The node that is read raised an error on every path here. */
  raisedBefore(): boolean
}

const GROUP_FIELDS = new Set(['outputs', 'errors', 'results', 'count', 'type'])
const ERROR_FIELDS = new Set(['kind', 'message', 'details', 'attempts', 'retries_exhausted'])
const MAPPING_METHODS = new Set(['get', 'items', 'keys', 'values'])

/** Whether a name is there in every run that reaches the template; when the files do not say, the answer is yes. */
export function isCertainRead(workflow: Workflow, path: readonly string[], facts: PathFacts): boolean {
  const [root = '', part, field, ...deeper] = path
  if (root === 'workflow') return part !== 'input' || isCertainInput(workflow, field, deeper)
  if (root === 'github') return part !== 'event' || field === undefined
  const step = workflow.steps.get(root)
  // Names of loops, of the engine and of the template itself.
  if (step === undefined) return true
  if (part === 'error') return facts.raisedBefore() && (field === undefined || isErrorField(field, deeper))
  if (!facts.ranBefore()) return false
  if (isGroup(step)) return part === undefined || (GROUP_FIELDS.has(part) && (field === undefined || isMethod(field)))
  return part !== 'output' || field === undefined || isMethod(field) || isCertainField(workflow, step, field, deeper)
}

function isErrorField(field: string, deeper: readonly string[]): boolean {
  return ERROR_FIELDS.has(field) && (deeper[0] === undefined || isMethod(deeper[0]))
}

function isMethod(name: string): boolean {
  return MAPPING_METHODS.has(name)
}

/** A declared input is given, has a default, or is the empty value of its type. */
function isCertainInput(workflow: Workflow, name: string | undefined, deeper: readonly string[]): boolean {
  const declared = workflow.settings.input
  if (name === undefined || isMethod(name)) return true
  if (declared === undefined || !Object.hasOwn(declared, name)) return false
  return deeper[0] === undefined || isMethod(deeper[0])
}

function isCertainField(workflow: Workflow, step: Step, field: string, deeper: readonly string[]): boolean {
  if ('output' in step && isPromised(step.output, field)) return true
  if (deeper[0] !== undefined && !isMethod(deeper[0])) return false
  return alwaysThere(workflow, step).includes(field)
}

/** What a schema promises is checked when the node ends; what lies below is the author's word. */
function isPromised(schema: OutputSchema | undefined, field: string): boolean {
  const spec = schema !== undefined && Object.hasOwn(schema, field) ? schema[field] : undefined
  return spec !== undefined && spec.required !== false
}

function alwaysThere(workflow: Workflow, step: Step): readonly string[] {
  switch (step.type) {
    case 'script':
      return ['stdout', 'stderr', 'exit_code']
    case 'set':
      return Object.keys(step.values ?? {})
    case 'wait':
      return ['waited_seconds']
    case 'agent':
      return step.output === undefined ? ['result'] : []
    case 'human_gate':
      return ['selected', 'additional_input']
    case 'workflow':
      return Object.keys(workflow.children.get(step.workflow)?.output ?? {})
    default:
      return []
  }
}
