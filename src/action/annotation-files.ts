import { existsSync } from 'node:fs'
import path from 'node:path'
import { displayPath } from '../config/load/index.js'
import { isInside, realPathOf } from '../config/load/workspace.js'
import type { Workflow } from '../config/model.js'
import type { Frame } from '../core/envelope.js'
import type { AnnotationLookup } from '../reporters/annotations.js'
import { allWorkflows, positionLookup } from '../run/workflow-graph.js'

const MAX_PATH = 4096

/** Finds the files that envelopes name: in the node's folder first, then in the workspace; never outside of it. */
export function annotationLookup(workflow: Workflow, workspace: string, cwd: string): AnnotationLookup {
  const root = realPathOf(workspace)
  const folders = new Map<string, string>()
  for (const file of allWorkflows(workflow)) {
    for (const step of file.steps.values()) {
      const node = step.type === 'for_each' ? step.agent : step
      // A folder that a template makes is known to the run only; the working directory is the next best.
      if (node.type !== 'script' || node.working_dir === undefined || node.working_dir.includes('{')) continue
      folders.set(`${file.displayFile}\n${node.name}`, path.resolve(cwd, node.working_dir))
    }
  }
  return {
    positionOf: positionLookup(workflow),
    resolveFile: (name, frame) => resolveFile(name, folderOf(folders, frame) ?? cwd, root),
  }
}

function folderOf(folders: ReadonlyMap<string, string>, frame: Frame): string | undefined {
  return folders.get(`${frame.file}\n${frame.node}`)
}

function resolveFile(name: string, folder: string, workspace: string): string | null {
  if (name.length > MAX_PATH || name.includes('\0')) return null
  const local = path.resolve(folder, name)
  const file = realPathOf(existsSync(local) ? local : path.resolve(workspace, name))
  return isInside(workspace, file) && file !== workspace ? displayPath(workspace, file) : null
}
