import path from 'node:path'
import type { ErrorContract, MayPass } from '../config/contract/types.js'
import { decode, diskReader, type SourceReader } from '../config/load/workspace.js'
import type { Step, Workflow } from '../config/model.js'
import { DEFAULT_QUARANTINE, loadQuarantine, type Quarantine, quarantineState } from '../config/quarantine.js'

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
