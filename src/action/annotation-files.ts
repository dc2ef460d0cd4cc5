import path from 'node:path'
import { allWorkflows, type Workflow } from '../config/model.js'
import type { Frame } from '../core/envelope.js'
import type { AnnotationLookup } from '../reporters/annotations.js'
import { sourceFile } from '../run/source-file.js'
import { positionLookup } from '../run/workflow-graph.js'

/** Finds the files that envelopes name: in the node's folder first, then in the workspace; never outside of it. */
export function annotationLookup(workflow: Workflow, workspace: string, cwd: string): AnnotationLookup {
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
    locate: (name, frame) => sourceFile(name, folderOf(folders, frame) ?? cwd, workspace),
  }
}

function folderOf(folders: ReadonlyMap<string, string>, frame: Frame | undefined): string | undefined {
  return frame === undefined ? undefined : folders.get(`${frame.file}\n${frame.node}`)
}
