import {
  collectSites,
  type Group,
  isGroup,
  listWorkflows,
  type Site,
  type Step,
  type Workflow,
} from '../config/model.js'
import { SCOPE_NAMES } from '../config/rules/references.js'
import { getConditionForm, listTemplates, parseText, type TemplateUse } from '../config/templates.js'
import { memoize } from '../core/maps.js'

/** Fields that the templates of a file and of its children read. */
export interface FieldsRead {
  readonly outputs: ReadonlyMap<Step, ReadonlySet<string>>
  /** Names of inputs, by file. */
  readonly inputs: ReadonlyMap<Workflow, ReadonlySet<string>>
  /** Fields of `error.details`, of any error. */
  readonly details: ReadonlySet<string>
  /** Whether some template reads the message of an error. */
  readonly readsMessage: boolean
  /** Outputs and inputs that a for_each goes through: `check.output.items`, `workflow.input.regions`. */
  readonly lists: ReadonlySet<string>
}

/** Names that a bare condition has besides the fields of the node's output. */
const KNOWN_NAMES = new Set([...SCOPE_NAMES, 'output', 'error', '_index', '_key'])
const ERROR_NAMES = new Set(['kind', 'message', 'details', 'attempts', 'retries_exhausted', 'transient', 'node'])

export const findFieldsRead: (root: Workflow) => FieldsRead = memoize((root) => {
  const outputs = new Map<Step, Set<string>>()
  const inputs = new Map<Workflow, Set<string>>()
  const details = new Set<string>()
  let readsMessage = false
  const lists = new Set<string>()
  for (const workflow of listWorkflows(root)) {
    const inputNames = new Set<string>()
    inputs.set(workflow, inputNames)
    for (const { step } of collectSites(workflow)) outputs.set(step, new Set())
    const note = (path: readonly string[], use: Pick<TemplateUse, 'site' | 'form' | 'scope'>): void => {
      const [root = '', part = '', field = ''] = path
      if (root === 'workflow' && part === 'input' && field !== '') inputNames.add(field)
      if (path.at(-1) === 'message') readsMessage = true
      const detailsAt = path.indexOf('details')
      const detail = path[detailsAt + 1]
      if (detail !== undefined && (detailsAt === 0 || path[detailsAt - 1] === 'error')) details.add(detail)
      const named = workflow.steps.get(root)
      if (named !== undefined && part === 'output' && field !== '') outputs.get(named)?.add(field)
      for (const name of findOwnFields(path, use, workflow))
        if (use.site !== null) outputs.get(use.site.step)?.add(name)
    }
    for (const use of listTemplates(workflow))
      for (const { path } of use.parsed.references) {
        note(path, use)
        const group = workflow.steps.get(path[0] ?? '')
        if (group === undefined || !isGroup(group)) continue
        for (const member of listMembers(workflow, group))
          for (const name of findMemberNames(use.source)) outputs.get(member)?.add(name)
      }
    for (const site of collectSites(workflow))
      noteLists(site, (path) => note(path, { site, form: 'template', scope: 'node' }), lists)
  }
  return { outputs, inputs, details, readsMessage, lists }
})

/** Reports whether some template reads a field of the output of a node, or of one of its name. */
export function isOutputRead(root: Workflow, label: string): boolean {
  const name = label.slice(label.lastIndexOf('.') + 1)
  return [...findFieldsRead(root).outputs].some(([step, fields]) => step.name === name && fields.size > 0)
}

function listMembers(workflow: Workflow, group: Group): readonly Step[] {
  return group.type === 'for_each' ? [group.agent] : group.agents.flatMap((name) => workflow.steps.get(name) ?? [])
}

const GROUP_WORDS =
  /^(?:outputs?|errors?|results?|count|type|values|items|keys|get|index|key|status|kind|message|details|stdout|stderr|exit_code|append|join|split|lower|upper|strip)$/

/** Returns names that a template of a group may read from the outputs of its members, of which references know nothing. */
function findMemberNames(source: string): readonly string[] {
  const names = [...source.matchAll(/\.([a-zA-Z_]\w*)|attribute=['"]([a-zA-Z_]\w*)/g)].map(
    ([, field, attribute]) => field ?? attribute ?? '',
  )
  return names.filter((name) => !GROUP_WORDS.test(name))
}

/** Returns the fields of the node's own output that a route reads: `output.ok`, or `ok` and `output_ok` in a bare condition. */
function findOwnFields(
  path: readonly string[],
  { site, form, scope }: Pick<TemplateUse, 'site' | 'form' | 'scope'>,
  workflow: Workflow,
) {
  const [root = '', part] = path
  if (site === null || (scope !== 'success-route' && scope !== 'error-route')) return []
  if (root === 'output') return part === undefined ? [] : [part]
  if (form !== 'expression' || KNOWN_NAMES.has(root) || workflow.steps.has(root)) return []
  if (root.startsWith('output_')) return [root.slice('output_'.length)]
  return scope === 'error-route' && ERROR_NAMES.has(root) ? [] : [root]
}

function noteLists({ step }: Site, note: (path: readonly string[]) => void, lists: Set<string>): void {
  for (const entry of 'input' in step ? (step.input ?? []) : []) note(entry.replace('?', '').trim().split('.'))
  if (step.type !== 'for_each') return
  for (const { path } of parseText(step.source, getConditionForm(step.source)).references) {
    note(path)
    lists.add(path.join('.'))
  }
}
