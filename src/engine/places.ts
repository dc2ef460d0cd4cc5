import type { NodeAt } from '../core/events.js'

/** The place of one run of a step; the scopes of everything inside it begin with it. */
export function placeOf(at: NodeAt): string {
  return `${at.scope}${at.node}#${at.visit}.${at.attempt}`
}

/** Whether a scope lies inside a child or a group that runs at the place. */
export function isBelow(scope: string, place: string): boolean {
  if (!scope.startsWith(place)) return false
  const next = scope.charAt(place.length)
  return next === '/' || next === '['
}

/** Whether this run, or one of those around it, is another attempt at the same thing. */
export function isRetried(at: NodeAt): boolean {
  return at.attempt > 1 || /#\d+\.(?!1[[/])/.test(at.scope)
}
