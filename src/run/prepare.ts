import { secretInputs } from '../config/inputs.js'
import { findWorkspace, type Loaded, loadChecked } from '../config/load/index.js'
import type { Workflow } from '../config/model.js'
import { validateWorkflow } from '../config/rules/index.js'
import type { Finding } from '../core/finding.js'
import type { JsonObject } from '../core/json.js'
import type { Patterns } from '../core/patterns.js'
import type { SecretSource } from '../core/redaction/index.js'

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
}

/** Loads a file with its children and applies every rule; all problems at once. */
export async function checkFile(request: CheckRequest): Promise<Checked> {
  const workspace = request.workspace ?? findWorkspace(request.file, request.env)
  const loaded = await loadChecked(request.file, { workspace, env: request.env }, request.patterns)
  const { workflow } = loaded
  const judged = workflow === null ? null : validateWorkflow(workflow)
  const findings = [...loaded.findings, ...(judged?.findings ?? [])]
  const valid = !findings.some((finding) => finding.severity === 'error')
  const contract: JsonObject | null = judged === null ? null : JSON.parse(JSON.stringify(judged.contract))
  return { loaded, findings, contract, workspace, runnable: valid ? workflow : null }
}

/** Secrets that the file and its inputs bring along: values of inputs marked so, and of telling variables. */
export function secretsOfRun(root: Workflow, inputs: JsonObject): SecretSource[] {
  const secrets: SecretSource[] = []
  for (const name of secretInputs(root)) {
    const value = inputs[name]
    if (value === undefined || value === null) continue
    secrets.push({ value: typeof value === 'string' ? value : JSON.stringify(value), origin: `input:${name}` })
  }
  return secrets
}

/** A copy in which `strict_exit` of every file is what the caller says. */
export function withStrictExit(workflow: Workflow, strict: boolean): Workflow {
  const runtime = { ...workflow.settings.runtime, strict_exit: strict }
  const children = new Map([...workflow.children].map(([path, child]) => [path, withStrictExit(child, strict)]))
  return {
    ...workflow,
    settings: { ...workflow.settings, runtime },
    children,
    at: workflow.at.bind(workflow),
    within: workflow.within.bind(workflow),
  }
}
