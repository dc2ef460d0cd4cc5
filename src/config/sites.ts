import { cached } from '../core/cached.js'
import type { Group, Member, Path, RouteDefinition, Step, Workflow } from './model.js'
import { finallySteps, groupsOfMembers } from './model.js'

/** A step or an inline member together with where it stands; what most rules walk over. */
export interface Site {
  readonly step: Step | Member
  readonly path: Path
  /** The step's name; for an inline member `group.member`. */
  readonly label: string
  /** The group it is a member of. */
  readonly group: Group | null
  readonly inFinally: boolean
}

/** Every step of a file and every inline member of its for_each groups, in the order of the file. */
export const sitesOf: (workflow: Workflow) => readonly Site[] = cached(listSites)

function listSites(workflow: Workflow): readonly Site[] {
  const groups = groupsOfMembers(workflow)
  const last = new Set(finallySteps(workflow))
  return [...workflow.steps].flatMap(([name, step]): Site[] => {
    const path = workflow.stepPaths.get(name) ?? []
    const inFinally = last.has(name)
    const site = { step, path, label: name, group: groups.get(name) ?? null, inFinally }
    if (step.type !== 'for_each') return [site]
    const label = `${name}.${step.agent.name}`
    return [site, { step: step.agent, path: [...path, 'agent'], label, group: step, inFinally }]
  })
}

/** Routes of a step or member; terminate has none. */
export function siteRoutes(site: Site): readonly RouteDefinition[] {
  return site.step.type === 'terminate' ? [] : (site.step.routes ?? [])
}

export type RouteAction = 'to' | 'retry' | 'halt' | 'propagate' | 'recover'

/** What an error route may do. */
export const ROUTE_ACTIONS: readonly RouteAction[] = ['to', 'retry', 'halt', 'propagate', 'recover']

/** The actions that a route names; a sound one has exactly one. */
export function actionsOf(route: RouteDefinition): readonly RouteAction[] {
  return ROUTE_ACTIONS.filter((action) => route[action] !== undefined)
}
