import path from 'node:path'
import type { Reader } from '../account/next-steps.js'
import { displayPath, realPathOf, repositoryWithin } from '../config/load/workspace.js'
import type { RunRequest } from '../run/request.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import { isPart } from './inputs.js'
import { lacksArtifacts, nameOf } from './upload.js'
import { workspaceOf } from './watcher.js'

/** Where commands work in a clone of the repository, and what gets the command there. */
export function cloneOf({ env }: ActionHost): Pick<Reader, 'folder' | 'source'> {
  const here = realPathOf(process.cwd())
  const folder = displayPath(repositoryWithin(workspaceOf(env), path.join(here, 'workflow.yaml')), here)
  return { folder, ...commandSource(env) }
}

/** What files inside of the artifact say about how to get it; the folder of a shard is for the join, not for people. */
export function readerOf(host: ActionHost, inputs: ActionInputs): NonNullable<RunRequest['reader']> {
  const isWanted = inputs.artifact !== 'never' || isPart(inputs.command)
  // The composite uploads in a step of its own, which has what this one lacks.
  const canUpload = inputs.composite || lacksArtifacts(host).length === 0
  const isKept = isWanted && inputs.command !== 'shard' && canUpload
  return (run) => ({ ...cloneOf(host), artifactName: isKept ? nameOf(host, inputs, run) : null })
}

/** The version of the command that ran here. */
function commandSource(env: ActionHost['env']): { readonly source?: string } {
  const repository = env['GITHUB_ACTION_REPOSITORY'] ?? ''
  const ref = env['GITHUB_ACTION_REF'] ?? ''
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^[\w./-]+$/.test(ref)) return {}
  return { source: `github:${repository}#${ref}` }
}
