import { findWorkspace, type Loaded, loadChecked } from '../config/load/index.js'
import type { Workflow, WorkflowSettings } from '../config/model.js'
import { validateWorkflow } from '../config/rules/index.js'
import type { Finding } from '../core/finding.js'
import { type JsonObject, jsonCopy } from '../core/json.js'
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
  /** Inputs that the run gets, for files that declare none. */
  readonly given?: readonly string[]
  /** What shown paths are relative to; the workspace unless told. */
  readonly shownFrom?: string
}

/** Loads a file with its children and applies every rule; all problems at once. */
export async function checkFile(request: CheckRequest): Promise<Checked> {
  const workspace = request.workspace ?? findWorkspace(request.file, request.env)
  const { env, shownFrom = workspace } = request
  const loaded = await loadChecked(request.file, { workspace, shownFrom, env }, request.patterns)
  const { workflow } = loaded
  const judged = workflow === null ? null : validateWorkflow(workflow, new Set(request.given))
  const findings = [...loaded.findings, ...(judged?.findings ?? [])]
  const valid = !findings.some((finding) => finding.severity === 'error')
  const contract: JsonObject | null = judged === null ? null : jsonCopy(judged.contract)
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
type Models = Pick<Runtime, 'provider' | 'default_model' | 'temperature' | 'max_tokens' | 'default_reasoning_effort'>

/** A copy in which a file that names no provider, or no model, asks those of its caller; `callers` are those of the root. */
export function withInheritedModels(root: Workflow, callers: readonly Workflow[] = []): Workflow {
  const made = new Map<string, Workflow>()
  const inherit = (workflow: Workflow, handed: Models): Workflow => {
    const models = modelsOf(workflow, handed)
    const key = JSON.stringify([workflow.file, models])
    const known = made.get(key)
    if (known !== undefined) return known
    const children = new Map([...workflow.children].map(([path, child]) => [path, inherit(child, models)]))
    const copy = withRuntime(workflow, { ...workflow.settings.runtime, ...models }, children)
    made.set(key, copy)
    return copy
  }
  if (callers.length === 0 && root.children.size === 0) return root
  return inherit(
    root,
    callers.reduce<Models>((models, caller) => modelsOf(caller, models), {}),
  )
}

/** A model and its settings belong to the provider that they were chosen for: whoever names another one inherits none. */
function modelsOf({ settings: { runtime = {} } }: Workflow, handed: Models): Models {
  const { provider, default_model, temperature, max_tokens, default_reasoning_effort } = runtime
  const own: Models = {
    ...(provider === undefined ? {} : { provider }),
    ...(default_model === undefined ? {} : { default_model }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(max_tokens === undefined ? {} : { max_tokens }),
    ...(default_reasoning_effort === undefined ? {} : { default_reasoning_effort }),
  }
  return provider === undefined ? { ...handed, ...own } : own
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
