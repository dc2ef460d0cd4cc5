import path from 'node:path'
import { shownFolder } from '../config/load/workspace.js'
import { allWorkflows, sitesOf, type Workflow } from '../config/model.js'
import { DEFAULT_QUARANTINE, loadQuarantine, type Quarantine, quarantineState } from '../config/quarantine.js'
import { createUnplacedFinding, type Finding } from '../core/finding.js'
import { tryResult } from '../core/result.js'
import type { QuarantinedTest } from '../core/test-counts.js'
import type { RunRequest } from './request.js'

type QuarantineRequest = Pick<RunRequest, 'cwd' | 'env'> & {
  readonly adapters: Pick<RunRequest['adapters'], 'files' | 'clock' | 'sources'>
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
  const sites = workflows.flatMap(allWorkflows).flatMap(sitesOf)
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
