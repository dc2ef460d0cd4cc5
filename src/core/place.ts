import type { NodeAt } from './events.js'

/**
 * The id of a dead letter: one letter for one visit of a node, or for one item. Whoever gives it up again, in another
 * attempt of its group or after a resume, means the same letter.
 */
export function deadLetterId(runId: string, at: Pick<NodeAt, 'scope' | 'node' | 'visit'>): string {
  return `${runId}/${at.scope.replace(/(#\d+)\.\d+(?=[[/])/g, '$1')}${at.node}#${at.visit}`
}
