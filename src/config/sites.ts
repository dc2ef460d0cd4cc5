import { cached } from '../core/cached.js'
import type { Group, Member, Path, RouteDefinition, Step, Workflow } from './model.js'
import { finallySteps } from './model.js'

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
  const groups = new Map<string, Group>()
  for (const step of workflow.steps.values()) {
    if (step.type === 'parallel') for (const name of step.agents) if (!groups.has(name)) groups.set(name, step)
  }
  const last = new Set(finallySteps(workflow))
  const sites: Site[] = []
  for (const [name, step] of workflow.steps) {
    const path = workflow.stepPaths.get(name) ?? []
    sites.push({ step, path, label: name, group: groups.get(name) ?? null, inFinally: last.has(name) })
    if (step.type === 'for_each') {
      sites.push({
        step: step.agent,
        path: [...path, 'agent'],
        label: `${name}.${step.agent.name}`,
        group: step,
        inFinally: last.has(name),
      })
    }
  }
  return sites
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
