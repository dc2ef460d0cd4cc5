import { isKind, isKindPrefix, patternsOf } from '../../core/kinds.js'
import { addTo } from '../../core/lists.js'
import { quote } from '../../core/messages.js'
import { coveringPatterns } from '../contract/patterns.js'
import { optionsDecide } from '../graph.js'
import type { Path, RouteDefinition, Workflow } from '../model.js'
import { countsForMembers, END } from '../model.js'
import type { Site } from '../sites.js'
import { actionsOf, siteRoutes } from '../sites.js'
import type { Report } from './report.js'

/** The shape of routes: one action each, an `on_error` that says something, nothing that can never be taken. */
export function checkRoutes(workflow: Workflow, sites: readonly Site[], report: Report): void {
  for (const site of sites) {
    const routes = siteRoutes(site)
    if (routes.length === 0) continue
    const path = [...site.path, 'routes']
    routes.forEach((route, index) => {
      const at = [...path, index]
      checkActions(route, at, report)
      if (route.on_error === undefined) checkSuccessRoute(route, at, report)
      else checkPatterns(route.on_error, at, report)
      if (site.group !== null) checkMemberRoute(site, route, at, report)
    })
    checkHappyPath(site, routes, report)
    checkShadowed(routes, path, report)
  }
  checkSharedRoutes(workflow, sites, report)
}

function checkSharedRoutes(workflow: Workflow, sites: readonly Site[], report: Report): void {
  const routes = workflow.settings.error_routes ?? []
  const path = ['workflow', 'error_routes']
  for (const [index, route] of routes.entries()) {
    const at = [...path, index]
    checkActions(route, at, report)
    if (route.on_error === undefined) {
      report.error(
        'error-routes-success',
        at,
        'Routes under workflow.error_routes need on_error: they are asked only after an error.',
        'add `on_error` with the kinds that it is for, such as `on_error: external.git.drift`',
      )
    } else {
      checkPatterns(route.on_error, at, report)
    }
  }
  checkShadowed(routes, path, report, audiencesOf(routes, sites))
}

/** For whom a row of a table counts. */
type Audience = (route: RouteDefinition) => boolean

const EVERYBODY: readonly Audience[] = [() => true]

/** A step is never sent to itself, and a member of a group nowhere: for them the rows behind may still count. */
function audiencesOf(routes: readonly RouteDefinition[], sites: readonly Site[]): readonly Audience[] {
  const targets = new Set(routes.flatMap(({ to }) => (to === undefined || to === END ? [] : [to])))
  const members: Audience[] = sites.some(({ group }) => group !== null) ? [countsForMembers] : []
  return [
    ...EVERYBODY,
    ...members,
    ...[...targets].map(
      (name): Audience =>
        (route) =>
          route.to !== name,
    ),
  ]
}

function checkActions(route: RouteDefinition, path: Path, report: Report): void {
  const actions = actionsOf(route)
  const [first, second] = actions
  if (first === undefined) {
    const choices = route.on_error === undefined ? 'to or halt' : 'to, retry, halt, propagate or recover'
    report.error('route-without-action', path, `A route needs an action: ${choices}.`, 'add `to: NODE`, or `to: $end`')
  } else if (second !== undefined) {
    report.error(
      'route-many-actions',
      [...path, second],
      `A route has exactly one action; this one has ${actions.join(' and ')}.`,
      'write one route for each',
    )
  }
  if (route.output !== undefined && route.to !== END) {
    report.warning(
      'route-output-without-end',
      [...path, 'output'],
      `output on a route counts only where the route leads to ${END}.`,
    )
  }
}

function checkSuccessRoute(route: RouteDefinition, path: Path, report: Report): void {
  const needs = (field: string): string =>
    `${field} needs an error; this route has no on_error, so it is taken on success.`
  const add = 'add `on_error` with the kinds that it is for, such as `on_error: external.git.drift`'
  if (route.retry !== undefined) report.error('retry-on-success', [...path, 'retry'], needs('retry'), add)
  if (route.propagate !== undefined)
    report.error('propagate-on-success', [...path, 'propagate'], needs('propagate'), add)
  if (route.recover !== undefined) report.error('recover-on-success', [...path, 'recover'], needs('recover'), add)
  for (const field of ['dead_letter', 'escalate'] as const) {
    if (route[field] !== undefined && route[field] !== false)
      report.error('side-effect-on-success', [...path, field], needs(field), add)
  }
}

const TRUTHY_TEXTS = new Set(['true', 'yes', 'on', 'any', 'all', '**', '.*'])

/** Reports an `on_error` that cannot mean anything. */
function checkPatterns(onError: boolean | string | readonly string[], route: Path, report: Report): void {
  if (onError === true) return
  if (onError === false) {
    report.error(
      'bad-on-error',
      [...route, 'on_error'],
      '`on_error: false` has no meaning.',
      'leave it out for a success route, or name the kinds, such as `on_error: external.git.drift`',
    )
    return
  }
  const patterns = patternsOf(onError)
  if (patterns.length === 0)
    report.error(
      'bad-on-error',
      [...route, 'on_error'],
      'on_error is an empty list and can match nothing.',
      'name the kinds, such as `on_error: [external.git.drift, internal.timeout]`',
    )
  /** Each with its place among the patterns. */
  const seen = new Map<string, number>()
  patterns.forEach((pattern, index) => {
    const at = (): Path => (typeof onError === 'string' ? [...route, 'on_error'] : [...route, 'on_error', index])
    const written = typeof onError === 'string' ? onError : (onError[index] ?? pattern)
    if (written !== pattern)
      report.warning(
        'other-name',
        at(),
        `${quote(written)} is microsoft/conductor's name of ${quote(pattern)}, and is read as that.`,
        `write \`${pattern}\` in a file that is only run here`,
      )
    const wider = patterns[firstCovering(pattern, seen)]
    if (pattern !== '*' && !isKind(pattern) && !isKindPrefix(pattern)) {
      report.error(
        'bad-on-error',
        at(),
        `${quote(pattern)} is neither a kind, nor a prefix, nor "*".`,
        patternHint(pattern),
      )
    } else if (wider !== undefined) {
      report.warning(
        'duplicate-kind',
        at(),
        wider === pattern
          ? `${quote(pattern)} is listed twice.`
          : `${quote(pattern)} is already part of ${quote(wider)}.`,
      )
    }
    if (!seen.has(pattern)) seen.set(pattern, index)
  })
}

/** The place of the first earlier pattern that covers this one; -1 when there is none. */
function firstCovering(pattern: string, earlier: ReadonlyMap<string, number>): number {
  let first = -1
  if (earlier.size > 0)
    for (const wider of coveringPatterns(pattern)) {
      const place = earlier.get(wider) ?? -1
      if (place !== -1 && (first === -1 || place < first)) first = place
    }
  return first
}

function patternHint(pattern: string): string {
  const lower = pattern.trim().toLowerCase().replaceAll('-', '_')
  if (TRUTHY_TEXTS.has(lower))
    return 'name the kinds, such as `external.git.drift`; a prefix ends in `.*`, and `"*"` stands for any error'
  if (lower !== pattern && (isKind(lower) || isKindPrefix(lower))) return `did you mean \`${lower}\`?`
  return 'a kind is lower case with at least one dot, such as `external.git.drift`; a prefix ends in `.*`'
}

const MEMBER_ACTIONS = new Set(['retry', 'recover', 'halt', 'propagate'])

function checkMemberRoute(site: Site, route: RouteDefinition, path: Path, report: Report): void {
  const group = site.group?.name ?? ''
  if (route.on_error === undefined) {
    report.error(
      'member-route',
      path,
      `${quote(site.step.name)} is a member of the group ${group}; where to go on is decided by the group's routes.`,
      `move this route to \`${group}\``,
    )
    return
  }
  for (const action of actionsOf(route)) {
    if (MEMBER_ACTIONS.has(action)) continue
    report.error(
      'member-route',
      [...path, action],
      `A member of a group may retry, recover, halt or propagate; ${action} is decided by the routes of ${group}.`,
      `move this route to \`${group}\``,
    )
  }
  if (route.retry?.from !== undefined) {
    report.error(
      'member-retry-from',
      [...path, 'retry', 'from'],
      'A member of a group cannot re-enter another node: only the member runs again.',
      'leave `from` out',
    )
  }
}

function checkHappyPath(site: Site, routes: readonly RouteDefinition[], report: Report): void {
  if (site.group !== null || site.inFinally || routes.length === 0) return
  if (routes.some((route) => route.on_error === undefined)) return
  if (site.step.type === 'human_gate' && optionsDecide(site.step)) return
  report.error(
    'no-success-route',
    [...site.path, 'name'],
    `${quote(site.step.name)} has error routes only; when it succeeds the run has nowhere to go.`,
    `add a route without on_error, such as \`- to: ${END}\``,
  )
}

/** Routes that stand behind one which leaves nothing for them. */
function checkShadowed(
  routes: readonly RouteDefinition[],
  path: Path,
  report: Report,
  audiences: readonly Audience[] = EVERYBODY,
): void {
  if (routes.length < 2) return
  let succeeded = false
  const taken = new Map<string, RouteDefinition[]>()
  for (const [index, route] of routes.entries()) {
    if (route.on_error === undefined) {
      if (succeeded)
        report.warning(
          'unreachable-route',
          [...path, index],
          'This route can never be taken: an earlier one has no condition.',
          'move the route without `when` to the end',
        )
      if (route.when === undefined) succeeded = true
      continue
    }
    const patterns = patternsOf(route.on_error)
    const isLeftBy = (audience: Audience): boolean =>
      patterns.some((pattern) => !coveringPatterns(pattern).some((wider) => taken.get(wider)?.some(audience) === true))
    const mayBeTaken = patterns.length > 0 && taken.size > 0
    if (mayBeTaken && !audiences.some((audience) => audience(route) && isLeftBy(audience)))
      report.error(
        'unreachable-error-route',
        [...path, index],
        'This error route can never match: earlier ones handle every error that it names.',
        'move it up, or narrow the earlier route',
      )
    if (route.when !== undefined || route.retry !== undefined) continue
    for (const pattern of patterns) addTo(taken, pattern, route)
  }
}
