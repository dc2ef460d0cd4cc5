import path from 'node:path'
import { type CheckRequest, checkFile } from '../config/check.js'
import { checkProviders, type ResolverRequest } from '../config/providers.js'
import type { Finding } from '../core/finding.js'
import { displayPath, findWorkspace, resolveRealPath, toShownFolder } from '../source/workspace.js'
import { checkScenarios } from './check.js'
import { loadScenarios, type ScenarioFile } from './load.js'

interface CheckSurroundings extends Pick<CheckRequest, 'env' | 'files'> {
  readonly cwd: string
  readonly adapters: Pick<CheckRequest, 'patterns'> & ResolverRequest['adapters']
  readonly workspace?: string
}

/** Checks a scenario file and its workflow before anything runs; `sound` is null if a scenario could not run. */
export async function checkScenarioFile(name: string, around: CheckSurroundings, sources: Map<string, string>) {
  const shownFrom = toShownFolder(name, around.env, around.cwd)
  const files = around.files === undefined ? {} : { files: around.files }
  const loaded = loadScenarios(name, around.workspace ?? findWorkspace(name, around.env), shownFrom, around.files)
  for (const [shown, text] of loaded.sources) sources.set(shown, text)
  const { file } = loaded
  if (file === null) return { file, sound: null, workflow: null, contract: null, findings: loaded.findings }
  const target = path.resolve(path.dirname(file.file), file.workflow)
  // The workspace is that of the workflow; the scenario file may lie in a subfolder.
  const workspace = around.workspace ?? findWorkspace(target, around.env)
  const { patterns, resolveProvider } = around.adapters
  const checked = await checkFile({ file: target, env: around.env, patterns, workspace, shownFrom, ...files })
  const { contract } = checked
  const { workflow } = checked.loaded
  for (const [shown, text] of checked.loaded.sources) sources.set(shown, text)
  const fileErrors = checked.findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => moveToReference(finding, file, shownFrom))
  if (checked.runnable === null)
    return { file, sound: null, workflow, contract, findings: [...loaded.findings, ...fileErrors] }
  const { ready, findings } = checkScenarios(file, checked.runnable)
  // Only agents that are named in `real` need a provider.
  const real = new Set(file.scenarios.flatMap((scenario) => scenario.real))
  const providers = checkProviders(
    checked.runnable,
    (called, node) => resolveProvider(called, node, null),
    (agent) => real.has(agent),
  )
  const sound = { file, ready, workflow: checked.runnable, sources: checked.loaded.sources, workspace }
  return { file, sound, workflow, contract, findings: [...loaded.findings, ...findings, ...providers] }
}

/** Moves the finding about a missing workflow to the reference in the scenario file. */
function moveToReference(finding: Finding, file: ScenarioFile, shownFrom: string): Finding {
  const target = resolveRealPath(path.resolve(path.dirname(file.file), file.workflow))
  if (finding.code !== 'file-not-found' || finding.file !== displayPath(shownFrom, target)) return finding
  const message = `There is no workflow file \`${file.workflow}\`; the path is relative to this file.`
  return { ...finding, ...file.locator.at(['workflow']), message }
}
