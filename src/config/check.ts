import { boundFindings, type Finding } from '../core/finding.js'
import type { Patterns } from '../core/ports.js'
import type { Environment } from '../core/shells.js'
import {
  findRepository,
  findRepositoryWithin,
  findWorkspace,
  isInside,
  resolveRealPath,
  type SourceReader,
} from '../source/workspace.js'
import type { ErrorContract } from './contract/types.js'
import { type Loaded, loadChecked } from './load/index.js'
import type { Workflow, WorkflowSettings } from './model.js'
import { withDefaultQuarantine, withQuarantineEntries } from './quarantine.js'
import { findUnseenFailures, validateWorkflow } from './rules/index.js'

export interface Checked {
  readonly loaded: Loaded
  readonly findings: readonly Finding[]
  readonly contract: ErrorContract | null
  readonly workspace: string
  readonly runnable: Workflow | null
}

/** Instructions that are not in the files. Those of the workspace precede the file's own, those of the caller follow. */
interface Instructions {
  readonly workspace: readonly string[]
  readonly caller: readonly string[]
}

export interface CheckRequest {
  readonly strictExit?: boolean | null
  readonly file: string
  readonly env: Environment
  readonly patterns: () => Promise<Patterns>
  readonly workspace?: string | undefined
  readonly given?: readonly string[]
  readonly strictAbilities?: boolean | undefined
  readonly instructions?: Instructions | undefined
  /** Folder that displayed paths are relative to; by default the repository of the file, else `cwd` above it, else its folder. */
  readonly shownFrom?: string
  readonly cwd?: string
  /** By default the disk; an editor has texts that are not saved. */
  readonly files?: SourceReader
  /** The time by which entries of a quarantine are over; by default now. */
  readonly now?: number
}

export async function checkFile(request: CheckRequest): Promise<Checked> {
  const { env, file, cwd, patterns, files, given, strictExit = null, strictAbilities = false, instructions } = request
  const workspace = request.workspace ?? findWorkspace(file, env)
  const isLoose = request.workspace === undefined && findRepository(file, env) === null
  const around = isLoose && cwd !== undefined && isInside(resolveRealPath(cwd), workspace) ? cwd : null
  const { shownFrom = around === null ? findRepositoryWithin(workspace, file) : resolveRealPath(around) } = request
  const reader = files === undefined ? {} : { reader: files }
  const loaded = await loadChecked(file, { workspace, shownFrom, env, strictAbilities, ...reader }, patterns)
  const { workflow } = loaded
  const withQuarantine = workflow && withDefaultQuarantine(workflow, { root: shownFrom, ...request })
  const validated = withQuarantine && validateWorkflow(withQuarantine, given === undefined ? null : new Set(given))
  const problems = [...loaded.findings, ...(validated?.findings ?? [])]
  const valid = !problems.some((finding) => finding.severity === 'error')
  const { workspace: before = [], caller: after = [] } = instructions ?? {}
  const withInstructions = (root: Workflow): Workflow =>
    withSettings(root, { instructions: [...before, ...readInstructions(root), ...after] }, root.children)
  const hasMore = before.length + after.length > 0
  const runnable =
    valid && workflow ? withInherited(hasMore ? withInstructions(workflow) : workflow, [], strictExit) : null
  const unseen = runnable === null ? [] : findUnseenFailures(runnable)
  const findings = boundFindings([...problems, ...unseen], loaded.unshown).map((finding) => {
    const node = loaded.stepAt(finding)
    return node === null ? finding : { ...finding, node_id: node }
  })
  const contract = validated && withQuarantineEntries(validated.contract, { root: shownFrom, ...request })
  return { loaded, findings, contract, workspace, runnable }
}

export function withMetadata(workflow: Workflow, metadata: Readonly<Record<string, string>> = {}): Workflow {
  if (Object.keys(metadata).length === 0) return workflow
  return withSettings(workflow, { metadata: { ...workflow.settings.metadata, ...metadata } }, workflow.children)
}

function readInstructions({ settings: { instructions = [] } }: Workflow): readonly string[] {
  return typeof instructions === 'string' ? [instructions] : instructions
}

type Runtime = NonNullable<WorkflowSettings['runtime']>
const MODEL_SETTINGS = ['provider', 'default_model', 'temperature', 'max_tokens', 'default_reasoning_effort'] as const
type Models = Pick<Runtime, (typeof MODEL_SETTINGS)[number]>

/** Settings that a file hands to the files that it calls. */
interface Handed {
  readonly models: Models
  readonly tools: Pick<Runtime, 'mcp_servers'>
  readonly instructions: readonly string[]
}

/** Returns a copy in which each file inherits settings from its caller, unless it names its own. `callers` are those of the root. */
export function withInherited(
  root: Workflow,
  callers: readonly Workflow[] = [],
  strictExit: boolean | null = null,
): Workflow {
  if (callers.length === 0 && root.children.size === 0 && strictExit === null) return root
  const override = strictExit === null ? {} : { strict_exit: strictExit }
  const copies = new Map<string, Workflow>()
  const copyWorkflow = (workflow: Workflow, inherited: Handed): Workflow => {
    const handed = passOnHanded(workflow, inherited)
    // Inherited settings may differ from call to call.
    const key = JSON.stringify([workflow.file, handed])
    const copied = copies.get(key)
    if (copied !== undefined) return copied
    const { models, tools, instructions } = handed
    const children = new Map<string, Workflow>()
    const runtime = { ...workflow.settings.runtime, ...models, ...tools, ...override }
    const more = instructions.length === 0 ? {} : { instructions: [...instructions] }
    const copy = withSettings(workflow, { runtime, ...more }, children)
    copies.set(key, copy)
    for (const [path, child] of workflow.children) children.set(path, copyWorkflow(child, handed))
    return copy
  }
  const nothing: Handed = { models: {}, tools: {}, instructions: [] }
  return copyWorkflow(
    root,
    callers.reduce((handed, caller) => passOnHanded(caller, handed), nothing),
  )
}

function passOnHanded(workflow: Workflow, handed: Handed): Handed {
  const servers = workflow.settings.runtime?.mcp_servers
  return {
    models: inheritModels(workflow, handed.models),
    tools: servers === undefined ? handed.tools : { mcp_servers: servers },
    instructions: [...new Set([...handed.instructions, ...readInstructions(workflow)])],
  }
}

/** Models and their settings belong to a provider, so a file that names another provider does not inherit them. */
function inheritModels({ settings: { runtime = {} } }: Workflow, handed: Models): Models {
  const ownModels: Models = Object.fromEntries(
    MODEL_SETTINGS.filter((name) => runtime[name] !== undefined).map((name) => [name, runtime[name]]),
  )
  return runtime.provider === undefined ? { ...handed, ...ownModels } : ownModels
}

function withSettings(
  workflow: Workflow,
  settings: Partial<WorkflowSettings>,
  children: Workflow['children'],
): Workflow {
  return { ...workflow, settings: { ...workflow.settings, ...settings }, children }
}
