import type { Path } from '../../core/finding.js'
import { isKind, isKindPrefix, toKindPatterns } from '../../core/kinds.js'
import { addTo } from '../../core/maps.js'
import { quote } from '../../core/messages.js'
import { listCoveringPatterns } from '../contract/handlers.js'
import { optionsDecide } from '../graph.js'
import {
  countsForMembers,
  END,
  listActions,
  listAllRoutes,
  listRoutes,
  type RouteDefinition,
  type RouteUse,
  type Site,
} from '../model.js'
import type { FileFacts, Report } from './facts.js'
import { findKindHint } from './kinds.js'

export const ROUTE_RULES = [checkRoutes]

const NAME_KINDS = 'such as `on_error: external.git.drift`'
const ADD_ON_ERROR = `add \`on_error\` with the kinds that it is for, ${NAME_KINDS}`

function checkRoutes({ workflow, sites }: FileFacts, report: Report): void {
  for (const { route, path, site } of listAllRoutes(workflow)) {
    checkActions(route, path, report)
    if (route.on_error !== undefined) checkPatterns(route.on_error, path, report)
    else if (site !== null) checkSuccessRoute(route, path, report)
    else {
      const message = 'Routes under workflow.error_routes need on_error: they are asked only after an error.'
      report.add('error-routes-success', path, message, ADD_ON_ERROR)
    }
    if (site !== null && site.group !== null) checkMemberRoute(site.step.name, site.group.name, route, path, report)
  }
  for (const site of sites) {
    checkHappyPath(site, report)
    checkLastRoute(site, report)
    checkShadowed(listRoutes(workflow, site), report)
  }
  const shared = workflow.settings.error_routes ?? []
  checkShadowed(listRoutes(workflow, null), report, listAudiences(shared, sites))
}

function checkActions(route: RouteDefinition, path: Path, report: Report): void {
  const actions = listActions(route)
  const [first, second] = actions
  if (first === undefined) {
    const choices = route.on_error === undefined ? 'to or halt' : 'to, retry, halt, propagate or recover'
    report.add('route-without-action', path, `A route needs an action: ${choices}.`, 'add `to: NODE`, or `to: $end`')
  } else if (second !== undefined) {
    const message = `A route has exactly one action; this one has ${actions.join(' and ')}.`
    report.add('route-many-actions', [...path, second], message, 'write one route for each')
  }
  if (route.output !== undefined && route.to !== END) {
    const message = `output on a route counts only where the route leads to ${END}.`
    report.add('route-output-without-end', [...path, 'output'], message)
  }
}

const NEED_AN_ERROR = [
  ['retry', 'retry-on-success'],
  ['propagate', 'propagate-on-success'],
  ['recover', 'recover-on-success'],
  ['dead_letter', 'side-effect-on-success'],
  ['escalate', 'side-effect-on-success'],
] as const

function checkSuccessRoute(route: RouteDefinition, path: Path, report: Report): void {
  for (const [field, code] of NEED_AN_ERROR) {
    if (route[field] === undefined || route[field] === false) continue
    const message = `${field} needs an error; this route has no on_error, so it is taken on success.`
    report.add(code, [...path, field], message, ADD_ON_ERROR)
  }
}

const TRUTHY_TEXTS = new Set(['true', 'yes', 'on', 'any', 'all', '**', '.*'])

function checkPatterns(onError: boolean | string | readonly string[], route: Path, report: Report): void {
  const path = [...route, 'on_error']
  const patterns = toKindPatterns(onError)
  if (onError === false) {
    const hint = `leave it out for a success route, or name the kinds, ${NAME_KINDS}`
    report.add('bad-on-error', path, '`on_error: false` has no meaning.', hint)
  } else if (patterns.length === 0) {
    const hint = 'name the kinds, such as `on_error: [external.git.drift, internal.timeout]`'
    report.add('bad-on-error', path, 'on_error is an empty list and can match nothing.', hint)
  }
  for (const [index, pattern] of patterns.entries()) {
    const at = Array.isArray(onError) ? [...path, index] : path
    const written = Array.isArray(onError) ? onError[index] : onError
    if (written !== pattern && written !== true) {
      const message = `${quote(written)} is microsoft/conductor's name of ${quote(pattern)}, and is read as that.`
      report.add('other-name', at, message, `write \`${pattern}\` in a file that is only run here`)
    }
    if (pattern === '*' || isKind(pattern) || isKindPrefix(pattern)) continue
    const message = `${quote(pattern)} is neither a kind nor a prefix.`
    const hint = TRUTHY_TEXTS.has(pattern.trim().toLowerCase())
      ? 'name the kinds, such as `external.git.drift`; a prefix ends in `.*`'
      : findKindHint(pattern, '; a prefix ends in `.*`')
    report.add('bad-on-error', at, message, hint)
  }
}

function checkMemberRoute(member: string, group: string, route: RouteDefinition, path: Path, report: Report): void {
  const hint = `move this route to \`${group}\``
  if (route.on_error === undefined) {
    const message = `${quote(member)} is a member of the group ${group}; where to go on is decided by the group's routes.`
    report.add('member-route', path, message, hint)
    return
  }
  if (route.to !== undefined) {
    const message = `A member of a group may retry, recover, halt or propagate; to is decided by the routes of ${group}.`
    report.add('member-route', [...path, 'to'], message, hint)
  }
  const message = 'A member of a group cannot re-enter another node: only the member runs again.'
  if (route.retry?.from !== undefined)
    report.add('member-retry-from', [...path, 'retry', 'from'], message, 'leave `from` out')
}

function checkHappyPath(site: Site, report: Report): void {
  const { step, path, group, inFinally } = site
  const routes = site.routes
  const hasSuccess = routes.length === 0 || routes.some((route) => route.on_error === undefined)
  if (group !== null || inFinally || hasSuccess || (step.type === 'human_gate' && optionsDecide(step))) return
  const message = `${quote(step.name)} has error routes only; when it succeeds the run has nowhere to go.`
  report.add('no-success-route', [...path, 'name'], message, `add a route without on_error, such as \`- to: ${END}\``)
}

/** Warns of success routes that all have a condition, unless two of them exclude nothing together. */
function checkLastRoute({ step, routes, path, group, inFinally }: Site, report: Report): void {
  const conditions = routes.flatMap(({ on_error: kinds, when }) => (kinds === undefined ? [when] : []))
  if (group !== null || inFinally || conditions.length === 0 || conditions.includes(undefined)) return
  const texts = conditions.map((when = '') => when.replace(/^\s*\{\{|\}\}\s*$/g, '').trim())
  if (texts.some((text) => texts.includes(`not ${text}`) || texts.includes(negate(text)))) return
  const message = `Every success route of ${quote(step.name)} has a \`when\`: where none holds the run fails with \`internal.no_route\`.`
  report.add('no-last-route', [...path, 'routes'], message, 'add one without `when` as the last one')
}

const OPPOSITES: Readonly<Record<string, string>> = {
  '==': '!=',
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
  '!=': '==',
}

/** Returns the opposite of a single comparison; the text itself with a mark for anything else. */
function negate(text: string): string {
  const [, left = '', sign = '', right = ''] = /^([^=!<>]{1,200}?) (==|!=|<=|>=|<|>) ([^=!<>]{1,200})$/.exec(text) ?? []
  return sign === '' || / (?:and|or) /.test(text) ? `not (${text})` : `${left} ${OPPOSITES[sign]} ${right}`
}

/** Reports whether a route applies to a set of steps. */
type Audience = (route: RouteDefinition) => boolean

const EVERYBODY: Audience = () => true

/** Returns the sets of steps with different routes: a step is not routed to itself, and a member to no other step. */
function listAudiences(routes: readonly RouteDefinition[], sites: readonly Site[]): readonly Audience[] {
  const targets = new Set(routes.flatMap(({ to }) => (to === undefined || to === END ? [] : [to])))
  const members = sites.some(({ group }) => group !== null) ? [countsForMembers] : []
  const allBut =
    (name: string): Audience =>
    (route) =>
      route.to !== name
  return [EVERYBODY, ...members, ...[...targets].map(allBut)]
}

/** Reports routes after a route that leaves nothing for them. */
function checkShadowed(uses: readonly RouteUse[], report: Report, audiences: readonly Audience[] = [EVERYBODY]): void {
  let succeeded = false
  const taken = new Map<string, RouteDefinition[]>()
  for (const { route, path } of uses) {
    if (route.on_error === undefined) {
      const message = 'This route can never be taken: an earlier one has no condition.'
      if (succeeded) report.add('unreachable-route', path, message, 'move the route without `when` to the end')
      if (route.when === undefined) succeeded = true
      continue
    }
    const patterns = toKindPatterns(route.on_error)
    const isLeftBy = (audience: Audience): boolean =>
      patterns.some(
        (pattern) => !listCoveringPatterns(pattern).some((wider) => taken.get(wider)?.some(audience) === true),
      )
    const mayBeTaken = patterns.length > 0 && taken.size > 0
    const message = 'This error route can never match: earlier ones handle every error that it names.'
    if (mayBeTaken && !audiences.some((audience) => audience(route) && isLeftBy(audience)))
      report.add('unreachable-error-route', path, message, 'move it up, or narrow the earlier route')
    if (route.when !== undefined || route.retry !== undefined) continue
    for (const pattern of patterns) addTo(taken, pattern, route)
  }
}
