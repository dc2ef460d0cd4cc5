import path from 'node:path'
import type { ErrorContract, MayPass } from '../config/contract/types.js'
import { decode, diskReader, type SourceReader, shownFolder } from '../config/load/workspace.js'
import { allWorkflows, collectSites, type Step, type Workflow } from '../config/model.js'
import { DEFAULT_QUARANTINE, loadQuarantine, type Quarantine, quarantineState } from '../config/quarantine.js'
import { createUnplacedFinding, type Finding } from '../core/finding.js'
import type { Clock, FileStore } from '../core/ports.js'
import { tryResult } from '../core/result.js'
import type { QuarantinedTest } from '../core/test-counts.js'

/** The part of a request that names a quarantine file, and reads it. */
interface QuarantineRequest {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** `sources` is absent where no files of a workspace can be read, as in scenarios. */
  readonly adapters: { readonly files: FileStore; readonly clock: Clock; readonly sources?: unknown }
}

/** Reads the named quarantine file, or the default one, which may be missing. */
export function readQuarantine({ adapters, cwd, env }: QuarantineRequest, named: string | undefined) {
  const root = shownFolder(path.join(cwd, 'x'), env, cwd)
  const file = named === undefined ? path.join(root, DEFAULT_QUARANTINE) : path.resolve(cwd, named)
  const none: { readonly quarantine: Quarantine | null; readonly findings: readonly Finding[] } = {
    quarantine: null,
    findings: [],
  }
  if (named === undefined && !adapters.files.exists(file)) return none
  const shown = named ?? DEFAULT_QUARANTINE
  const text = tryResult(() => adapters.files.readText(file))
  if (text.ok) return loadQuarantine(text.value, shown, adapters.clock.now())
  const problem = { message: `The quarantine file ${shown} cannot be read: ${text.error}`, suggestion: null }
  return { ...none, findings: [createUnplacedFinding('quarantine-file', 'error', problem)] }
}

/** Returns the quarantine files that the scripts of a run name; undefined stands for the default file. */
function namedFiles(workflows: readonly Workflow[]): ReadonlySet<string | undefined> {
  const sites = workflows.flatMap(allWorkflows).flatMap(collectSites)
  return new Set(
    sites.flatMap(({ step }) => (step.type === 'script' && step.reports !== undefined ? [step.quarantine] : [])),
  )
}

export function quarantineFindings(workflow: Workflow, request: QuarantineRequest): readonly Finding[] {
  return [...namedFiles([workflow])].flatMap((named) => readQuarantine(request, named).findings)
}

/** Returns the errors of the quarantine files of a run; entries that are over are told when the reports are read. */
export function quarantineProblems(workflow: Workflow, request: QuarantineRequest): readonly Finding[] {
  // A scenario runs no command that writes reports.
  if (request.adapters.sources === undefined) return []
  return quarantineFindings(workflow, request).filter(({ severity }) => severity === 'error')
}

/** Reads the quarantine files before anything runs, so that no command can change what excuses it. */
export function loadQuarantines(workflows: readonly Workflow[], request: QuarantineRequest) {
  const loaded = new Map(
    [...namedFiles(workflows)].map((named) => {
      const { quarantine, findings } = readQuarantine(request, named)
      // A file with an error excuses nothing.
      return [named, findings.some(({ severity }) => severity === 'error') ? null : quarantine]
    }),
  )
  return (named: string | undefined): Quarantine | null => loaded.get(named) ?? null
}

/** Returns whether a test that an earlier session excused has an entry that says the same and counts today. */
export function excusedTests(workflow: Workflow, find: ReturnType<typeof loadQuarantines> = () => null) {
  const entries = [...namedFiles([workflow])]
    .flatMap((named) => find(named)?.entries ?? [])
    .filter((entry) => quarantineState(entry) === 'active')
  return ({ until, reason, owner, issue }: QuarantinedTest): boolean =>
    entries.some(
      (entry) => entry.until === until && entry.reason === reason && entry.owner === owner && entry.issue === issue,
    )
}

interface QuarantineSource {
  /** Folder of the repository. */
  readonly root: string
  readonly files?: SourceReader
  readonly now?: number
}

/** Reads a quarantine file for the contract; null if it is missing or has errors, which a run reports. */
function readForContract(
  { root, files = diskReader, now = Date.now() }: QuarantineSource,
  name: string,
): Quarantine | null {
  const content = files.read(path.resolve(root, name))
  const text = content.ok ? decode(content.value) : content
  if (!text.ok) return null
  const { quarantine, findings } = loadQuarantine(text.value, name, now)
  return findings.some(({ severity }) => severity === 'error') ? null : quarantine
}

/** Names the default quarantine at each script with reports, if the file exists: for the contract, not for a run. */
export function withDefaultQuarantine(root: Workflow, source: QuarantineSource): Workflow {
  if (readForContract(source, DEFAULT_QUARANTINE) === null) return root
  const copies = new Map<Workflow, Workflow>()
  const copyContractWorkflow = (workflow: Workflow): Workflow => {
    const known = copies.get(workflow)
    if (known !== undefined) return known
    const children = new Map<string, Workflow>()
    const steps = new Map([...workflow.steps].map(([name, step]) => [name, withQuarantine(step)]))
    const bound = { at: workflow.at.bind(workflow), within: workflow.within.bind(workflow) }
    const copy: Workflow = { ...workflow, steps, children, ...bound }
    copies.set(workflow, copy)
    for (const [name, child] of workflow.children) children.set(name, copyContractWorkflow(child))
    return copy
  }
  return copyContractWorkflow(root)
}

function withQuarantine<S extends Step>(step: S): S {
  if (step.type === 'for_each') return { ...step, agent: withQuarantine(step.agent) }
  if (step.type !== 'script' || step.reports === undefined || step.quarantine !== undefined) return step
  return { ...step, quarantine: DEFAULT_QUARANTINE }
}

/** Replaces each quarantine of a contract by its entries that count today, at their lines of the quarantine file. */
export function listQuarantined(contract: ErrorContract, source: QuarantineSource): ErrorContract {
  if (!contract.may_pass.some(({ by }) => by === 'quarantine')) return contract
  const entries = contract.may_pass.flatMap((entry): readonly MayPass[] => {
    if (entry.by !== 'quarantine') return [entry]
    const quarantine = readForContract(source, entry.word.replace(/^quarantine: /, ''))
    return (
      quarantine?.entries
        .filter((each) => quarantineState(each) === 'active')
        .map(({ name, until, line }) => ({
          ...entry,
          file: quarantine.file,
          line,
          column: 1,
          word: `quarantine of ${name} until ${until}`,
        })) ?? [entry]
    )
  })
  return { ...contract, may_pass: entries }
}
