import { findWorkspace, type Loaded, loadChecked } from '../config/load/index.js'
import type { Workflow, WorkflowSettings } from '../config/model.js'
import { validateWorkflow } from '../config/rules/index.js'
import type { Finding } from '../core/finding.js'
import type { JsonObject } from '../core/json.js'
import type { Patterns } from '../core/patterns.js'

/** Secrets that the inputs of a run bring along. */
export { secretInputValues as secretsOfRun } from '../config/inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** A file that was read and judged; it may be run when `runnable` is there. */
export interface Checked {
  readonly loaded: Loaded
  readonly findings: readonly Finding[]
  readonly contract: JsonObject | null
  readonly workspace: string
  readonly runnable: Workflow | null
}

export interface CheckRequest {
  readonly file: string
  readonly env: Environment
  readonly patterns: () => Promise<Patterns>
  readonly workspace?: string
  /** What shown paths are relative to; the workspace unless told. */
  readonly shownFrom?: string
}

/** Loads a file with its children and applies every rule; all problems at once. */
export async function checkFile(request: CheckRequest): Promise<Checked> {
  const workspace = request.workspace ?? findWorkspace(request.file, request.env)
  const { env, shownFrom = workspace } = request
  const loaded = await loadChecked(request.file, { workspace, shownFrom, env }, request.patterns)
  const { workflow } = loaded
  const judged = workflow === null ? null : validateWorkflow(workflow)
  const findings = [...loaded.findings, ...(judged?.findings ?? [])]
  const valid = !findings.some((finding) => finding.severity === 'error')
  const contract: JsonObject | null = judged === null ? null : JSON.parse(JSON.stringify(judged.contract))
  return {
    loaded,
    findings,
    contract,
    workspace,
    runnable: valid && workflow !== null ? withInheritedModels(workflow) : null,
  }
}

/** A copy in which `strict_exit` of every file is what the caller says. */
export function withStrictExit(workflow: Workflow, strict: boolean): Workflow {
  const children = new Map([...workflow.children].map(([path, child]) => [path, withStrictExit(child, strict)]))
  return withRuntime(workflow, { ...workflow.settings.runtime, strict_exit: strict }, children)
}

type Runtime = NonNullable<WorkflowSettings['runtime']>
type Models = Pick<Runtime, 'provider' | 'default_model'>

/** A copy in which a file that names no provider, or no model, asks those of its caller. */
export function withInheritedModels(root: Workflow): Workflow {
  const made = new Map<string, Workflow>()
  const inherit = (workflow: Workflow, callers: Models): Workflow => {
    const models = modelsOf(workflow, callers)
    const key = JSON.stringify([workflow.file, models])
    const known = made.get(key)
    if (known !== undefined) return known
    const children = new Map([...workflow.children].map(([path, child]) => [path, inherit(child, models)]))
    const copy = withRuntime(workflow, { ...workflow.settings.runtime, ...models }, children)
    made.set(key, copy)
    return copy
  }
  return root.children.size === 0 ? root : inherit(root, {})
}

/** A model belongs to the provider that it was chosen for: whoever names another one does not inherit it. */
function modelsOf({ settings: { runtime = {} } }: Workflow, callers: Models): Models {
  const provider = runtime.provider ?? callers.provider
  const model = runtime.default_model ?? (runtime.provider === undefined ? callers.default_model : undefined)
  return {
    ...(provider === undefined ? {} : { provider }),
    ...(model === undefined ? {} : { default_model: model }),
  }
}

function withRuntime(workflow: Workflow, runtime: Runtime, children: Workflow['children']): Workflow {
  return {
    ...workflow,
    settings: { ...workflow.settings, runtime },
    children,
    at: workflow.at.bind(workflow),
    within: workflow.within.bind(workflow),
  }
}
