import path from 'node:path'
import { createUnplacedFinding, type Finding } from '../core/finding.js'
import type { Clock, FileStore } from '../core/ports.js'
import { err, tryResult } from '../core/result.js'
import type { Environment } from '../core/shells.js'
import type { QuarantinedTest } from '../core/test-counts.js'
import { createFinding } from '../source/findings.js'
import {
  decode,
  diskReader,
  findShownFolder,
  isLedOut,
  MAX_FILE_BYTES,
  type SourceReader,
} from '../source/workspace.js'
import {
  DEFAULT_QUARANTINE,
  describeSeveralCommands,
  getQuarantineState,
  loadQuarantine,
  type Quarantine,
} from '../test-reports/quarantine-file.js'
import { findSimpleCommand } from '../text/simple-command.js'
import type { ErrorContract, MayPass } from './contract/types.js'
import { collectSites, listWorkflows, type ScriptNode, type Step, type Workflow } from './model.js'

interface QuarantineRequest {
  readonly cwd: string
  readonly env: Environment
  /** `sources` is absent where no files of a workspace can be read, as in scenarios. */
  readonly adapters: { readonly files: FileStore; readonly clock: Clock; readonly sources?: unknown }
}

export function readQuarantine({ adapters, cwd, env }: QuarantineRequest, named: string | undefined) {
  const root = findShownFolder(path.join(cwd, 'x'), env, cwd)
  const file = named === undefined ? path.join(root, DEFAULT_QUARANTINE) : path.resolve(cwd, named)
  if (named === undefined && !adapters.files.exists(file)) return { quarantine: null, findings: [] }
  const shown = named ?? DEFAULT_QUARANTINE
  const isOut = isLedOut(root, file)
  const read = (): string => adapters.files.readText(file, MAX_FILE_BYTES)
  const text = isOut ? err('a link leads out of the workspace') : tryResult(read)
  if (text.ok) return loadQuarantine(text.value, shown, adapters.clock.now())
  const problem = { message: `The quarantine file ${shown} cannot be read: ${text.error}`, suggestion: null }
  return { quarantine: null, findings: [createUnplacedFinding('quarantine-file', 'error', problem)] }
}

/** Returns the scripts with test reports, with their files and places. */
function listTestScripts(workflows: readonly Workflow[]) {
  return workflows
    .flatMap(listWorkflows)
    .flatMap((workflow) =>
      collectSites(workflow).flatMap(({ step, path: at }) =>
        step.type === 'script' && step.reports !== undefined ? [{ workflow, step, at }] : [],
      ),
    )
}

function findNamedFiles(workflows: readonly Workflow[]): ReadonlySet<string | undefined> {
  return new Set(listTestScripts(workflows).map(({ step }) => step.quarantine))
}

export function findQuarantineFindings(workflow: Workflow, request: QuarantineRequest): readonly Finding[] {
  const loaded = new Map([...findNamedFiles([workflow])].map((named) => [named, readQuarantine(request, named)]))
  const several = listTestScripts([workflow]).flatMap(({ workflow: root, step, at }): readonly Finding[] => {
    const { entries } = loaded.get(step.quarantine)?.quarantine ?? { entries: [] }
    if (!entries.some((entry) => getQuarantineState(entry) === 'active') || mayBeOneCommand(step)) return []
    const place = root.at([...at, step.run === undefined ? 'command' : 'run'])
    const message = describeSeveralCommands(step.name)
    return [createFinding(place, 'quarantine-one-command', message)]
  })
  return [...[...loaded.values()].flatMap(({ findings }) => findings), ...several]
}

/** Reports whether a script is one command, as far as its text tells before templates are rendered. */
function mayBeOneCommand({ command = '', args = [], run, shell }: ScriptNode): boolean {
  const fill = (text: string): string => text.replaceAll(/\{\{[^{}]*\}\}/g, 'x')
  const started =
    run === undefined
      ? { command: fill(command), args: args.map((each) => fill(String(each))) }
      : { run: fill(run), shell: shell ?? null }
  return /\{[{%]/.test(JSON.stringify(started)) || findSimpleCommand(started) !== null
}

/** Returns the errors of the quarantine files of a run; entries that are over are told when the reports are read. */
export function findQuarantineProblems(workflow: Workflow, request: QuarantineRequest): readonly Finding[] {
  // A scenario runs no command that writes reports.
  if (request.adapters.sources === undefined) return []
  return findQuarantineFindings(workflow, request).filter(({ severity }) => severity === 'error')
}

/** Reads the quarantine files before anything runs, so that no command can change what excuses it. */
export function loadQuarantines(workflows: readonly Workflow[], request: QuarantineRequest) {
  const loaded = new Map(
    [...findNamedFiles(workflows)].map((named) => [named, unlessWrong(readQuarantine(request, named))]),
  )
  return (named: string | undefined): Quarantine | null => loaded.get(named) ?? null
}

/** Returns whether a test that an earlier session excused has an entry that says the same and counts today. */
export function createExcuseCheck(workflow: Workflow, find: ReturnType<typeof loadQuarantines> = () => null) {
  const entries = [...findNamedFiles([workflow])]
    .flatMap((named) => find(named)?.entries ?? [])
    .filter((entry) => getQuarantineState(entry) === 'active')
  return ({ entry: name, entry_file: file, until, reason, owner, issue }: QuarantinedTest): boolean =>
    entries.some(
      (entry) =>
        entry.name === name &&
        entry.file === file &&
        entry.until === until &&
        entry.reason === reason &&
        entry.owner === owner &&
        entry.issue === issue,
    )
}

interface QuarantineSource {
  readonly root: string
  readonly files?: SourceReader
  readonly now?: number
}

function readForContract(
  { root, files = diskReader, now = Date.now() }: QuarantineSource,
  name: string,
): Quarantine | null {
  const file = path.resolve(root, name)
  if (isLedOut(root, file, files.realpath)) return null
  const content = files.read(file)
  const text = content.ok ? decode(content.value) : content
  return text.ok ? unlessWrong(loadQuarantine(text.value, name, now)) : null
}

/** A file with an error excuses nothing. */
function unlessWrong({ quarantine, findings }: ReturnType<typeof readQuarantine>): Quarantine | null {
  return findings.some(({ severity }) => severity === 'error') ? null : quarantine
}

/** Names the default quarantine at each script with reports, if the file exists: for the contract, not for a run. */
export function withDefaultQuarantine(root: Workflow, source: QuarantineSource): Workflow {
  if (readForContract(source, DEFAULT_QUARANTINE) === null) return root
  const copies = new Map<Workflow, Workflow>()
  const copyWorkflow = (workflow: Workflow): Workflow => {
    const copied = copies.get(workflow)
    if (copied !== undefined) return copied
    const children = new Map<string, Workflow>()
    const steps = new Map([...workflow.steps].map(([name, step]) => [name, withQuarantine(step)]))
    const copy: Workflow = { ...workflow, steps, children }
    copies.set(workflow, copy)
    for (const [name, child] of workflow.children) children.set(name, copyWorkflow(child))
    return copy
  }
  return copyWorkflow(root)
}

function withQuarantine<S extends Step>(step: S): S {
  if (step.type === 'for_each') return { ...step, agent: withQuarantine(step.agent) }
  if (step.type !== 'script' || step.reports === undefined || step.quarantine !== undefined) return step
  return { ...step, quarantine: DEFAULT_QUARANTINE }
}

/** Replaces each quarantine of a contract by its entries that count today, at their lines of the quarantine file. */
export function withQuarantineEntries(contract: ErrorContract, source: QuarantineSource): ErrorContract {
  const entries = contract.may_pass.flatMap(({ quarantine: named, ...entry }): readonly MayPass[] => {
    const quarantine = named === undefined ? null : readForContract(source, named)
    if (quarantine === null) return [entry]
    return quarantine.entries
      .filter((each) => getQuarantineState(each) === 'active')
      .map(({ name, until, line }) => {
        return { ...entry, file: quarantine.file, line, column: 1, word: `quarantine of ${name} until ${until}` }
      })
  })
  return { ...contract, may_pass: entries }
}
