import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RouteDefinition, Step, Workflow } from '../../src/config/model.js'
import type { Raised } from '../../src/core/envelope.js'
import type { NodeAt, RunEvent } from '../../src/core/events.js'
import {
  childOf,
  forEachOf,
  type Play,
  parallelOf,
  playing,
  type Recorded,
  recorded,
  scriptOf,
  workflowOf,
} from './random-run.js'

const RUNS = 160
const KINDS = ['x.a', 'x.b', 'y.c', 'internal.timeout', 'internal.script_error']

const onError = fc.constantFrom<NonNullable<RouteDefinition['on_error']>>(
  true,
  '*',
  'x.a',
  'x.b',
  'y.c',
  'x.*',
  'internal.*',
  'retry.exhausted',
  ['x.a', 'y.c'],
)
const when = fc.option(
  fc.constantFrom(
    'attempts < 3',
    "kind == 'x.a'",
    '{{ error.retries_exhausted }}',
    'output.run > 4',
    '{{ error.details.none.deep }}',
  ),
  { nil: undefined, freq: 3 },
)
const retry = fc.record(
  {
    max: fc.integer({ min: 1, max: 4 }),
    backoff: fc.constantFrom('none', 'fixed', 'linear', 'exponential'),
    max_elapsed_seconds: fc.constantFrom(1, 5, 600),
  },
  { requiredKeys: ['max'] },
)

/** What a route does: leads somewhere, or is one of the other actions where `to` is not allowed. */
function action(targets: readonly string[]): fc.Arbitrary<RouteDefinition> {
  const others: fc.Arbitrary<RouteDefinition>[] = [
    retry.map((budget) => ({ retry: budget })),
    retry.map((budget) => ({ retry: budget })),
    fc.constant({ halt: { message: 'enough' } }),
    fc.constant({ recover: { output: { mended: true } } }),
  ]
  const leading =
    targets.length === 0
      ? []
      : [fc.constantFrom(...targets).map((to) => ({ to })), fc.constant({ propagate: true as const })]
  return fc.oneof(...others, ...leading)
}

function errorRoutes(targets: readonly string[], most = 4): fc.Arbitrary<readonly RouteDefinition[]> {
  const row = fc.tuple(onError, when, action(targets)).map(
    ([on, condition, does]): RouteDefinition => ({
      ...does,
      on_error: on,
      ...(condition === undefined ? {} : { when: condition }),
    }),
  )
  return fc.array(row, { maxLength: most })
}

function routesOf(targets: readonly string[]): fc.Arbitrary<readonly RouteDefinition[]> {
  return fc.tuple(fc.constantFrom(...targets), errorRoutes(targets)).map(([to, errors]) => [{ to }, ...errors])
}

const groupMore = fc.record(
  {
    failure_mode: fc.constantFrom('fail_fast', 'continue_on_error', 'all_or_nothing'),
    max_concurrent: fc.integer({ min: 1, max: 3 }),
    tolerate: fc.constantFrom({ count: 1 }, { percent: 50 }),
  },
  { requiredKeys: [] },
)

/** A flow with scripts, a parallel group, a for_each and, above the leaves, a child. */
function flow(name: string, child: Workflow | null): fc.Arbitrary<Workflow> {
  const own = ['a', 'b', 'g', 'e', ...(child === null ? [] : ['w'])].map((step) => `${name}_${step}`)
  const targets = [...own, '$end', '$end']
  const member = errorRoutes([], 3)
  return fc
    .record({
      a: routesOf(targets),
      b: routesOf(targets),
      g: routesOf(targets),
      e: routesOf(targets),
      w: routesOf(targets),
      members: fc.tuple(member, member, member),
      parallel: groupMore,
      each: groupMore,
      shared: fc.option(errorRoutes(targets, 2), { nil: undefined }),
      strict: fc.boolean(),
      last: fc.boolean(),
    })
    .map((drawn) => {
      const at = (step: string): string => `${name}_${step}`
      const [first, second, third] = drawn.members
      const steps: Step[] = [
        scriptOf(at('a'), drawn.a),
        scriptOf(at('b'), drawn.b, drawn.strict ? { raises: ['x.a', 'y.c'] } : {}),
        parallelOf(at('g'), [at('p'), at('q')], { ...drawn.parallel, routes: [...drawn.g] }),
        forEachOf(at('e'), scriptOf(at('m'), third), 3, { ...drawn.each, routes: [...drawn.e] }),
        scriptOf(at('p'), first),
        scriptOf(at('q'), second),
        ...(child === null ? [] : [childOf(at('w'), './child.yaml', drawn.w)]),
        ...(drawn.last ? [scriptOf(at('f'), [])] : []),
      ]
      return workflowOf(
        name,
        steps,
        {
          ...(drawn.shared === undefined ? {} : { error_routes: [...drawn.shared] }),
          ...(drawn.last ? { finally: at('f') } : {}),
          limits: { max_iterations: 25 },
        },
        child === null ? {} : { './child.yaml': child },
      )
    })
}

const workflows = flow('leaf', null).chain((leaf) => flow('middle', leaf).chain((middle) => flow('top', middle)))
const plays: fc.Arbitrary<Play> = fc.array(fc.option(fc.constantFrom(...KINDS), { nil: null }), {
  minLength: 1,
  maxLength: 30,
})

type At<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>
const keyOf = ({ scope, node, visit, attempt }: NodeAt): string => `${scope}${node}#${visit}.${attempt}`
const ofType = <T extends RunEvent['type']>(events: readonly RunEvent[], type: T): readonly At<T>[] =>
  events.filter((event): event is At<T> => event.type === type)
const isFinally = (node: string): boolean => node.endsWith('_f')

async function holdsFor(check: (ran: Recorded, workflow: Workflow) => void): Promise<void> {
  await fc.assert(
    fc.asyncProperty(workflows, plays, async (workflow, play) => {
      check(await recorded(workflow, playing(play)), workflow)
    }),
    { numRuns: RUNS },
  )
}

function routedFailures(events: readonly RunEvent[]): readonly At<'node_failed'>[] {
  return failures(events).filter(({ node }) => !isFinally(node))
}

/** Errors that a step raised by itself or in its members' name; what was cancelled raised nothing. */
function failures(events: readonly RunEvent[]): readonly At<'node_failed'>[] {
  return ofType(events, 'node_failed').filter(({ envelope }) => envelope.kind !== 'internal.cancelled')
}

function decisionsByRun(
  events: readonly RunEvent[],
): ReadonlyMap<string, readonly (At<'route_taken'> | At<'node_retry_scheduled'>)[]> {
  const decisions = new Map<string, (At<'route_taken'> | At<'node_retry_scheduled'>)[]>()
  for (const event of events) {
    if ((event.type !== 'route_taken' && event.type !== 'node_retry_scheduled') || event.kind === null) continue
    const key = keyOf(event)
    decisions.set(key, [...(decisions.get(key) ?? []), event])
  }
  return decisions
}

/** Raised here and nowhere deeper; a failed group only stands for its members, which are followed by themselves. */
function isOrigin({ frames, envelope }: At<'node_failed'>): boolean {
  return frames.length === 1 && envelope.kind !== 'internal.group_failed'
}

function scopeNodes(scope: string): readonly string[] {
  return scope.split('/').flatMap((part) => (part === '' ? [] : [part.slice(0, part.indexOf('#'))]))
}

describe('for random route tables and error sequences', () => {
  it('every error has exactly one decision, and nothing else has one', async () => {
    await holdsFor(({ events }) => {
      const decisions = decisionsByRun(events)
      const failed = routedFailures(events)
      for (const event of failed) expect(decisions.get(keyOf(event)), keyOf(event)).toHaveLength(1)
      expect(decisions.size).toBe(failed.length)
    })
  })

  it('every started node has exactly one end', async () => {
    await holdsFor(({ events }) => {
      const starts = ofType(events, 'node_started').map(keyOf)
      const ends = [...ofType(events, 'node_completed'), ...ofType(events, 'node_failed')].map(keyOf)
      expect(new Set(starts).size).toBe(starts.length)
      expect(ends.toSorted()).toEqual(starts.toSorted())
    })
  })

  it('a node never runs more often than its routes allow', async () => {
    await holdsFor(({ events }, root) => {
      const budgets = budgetsOf(root)
      const used = new Map<string, number>()
      const scheduled = new Set<string>()
      for (const event of events) {
        if (event.type === 'node_completed' || (event.type === 'route_taken' && event.action === 'recover')) {
          for (const key of used.keys()) if (key.startsWith(`${event.scope}${event.node}|`)) used.delete(key)
        }
        const isAgain = event.type === 'node_started' && event.attempt > 1
        expect(!isAgain || scheduled.has(keyOf(event))).toBe(true)
        if (event.type !== 'node_retry_scheduled') continue
        scheduled.add(keyOf({ ...event, attempt: event.attempt + 1 }))
        const key = `${event.scope}${event.node}|${event.route}`
        const count = (used.get(key) ?? 0) + 1
        used.set(key, count)
        const budget =
          budgets.get(`${event.node}|${event.route}`) ?? budgets.get(`${event.node.split('_')[0]}|${event.route}`)
        expect(count, key).toBeLessThanOrEqual(budget ?? 0)
      }
    })
  })

  it('the same seed gives the same events', async () => {
    await fc.assert(
      fc.asyncProperty(workflows, plays, fc.integer({ min: 1, max: 1e6 }), async (workflow, play, seed) => {
        const first = await recorded(workflow, playing(play), seed)
        const second = await recorded(workflow, playing(play), seed)
        expect(second).toEqual(first)
      }),
      { numRuns: RUNS / 4 },
    )
  })

  it('every raised error is handled by a route, tolerated by its group, or on record', async () => {
    await holdsFor(({ events, end }) => {
      const decisions = decisionsByRun(events)
      const onRecord = new Set(end.records.map((error) => error.envelope.message))
      const causes = new Set(end.records.flatMap(causeMessages))
      for (const raised of failures(events).filter(isOrigin)) {
        const { message } = raised.envelope
        if (onRecord.has(message) || causes.has(message)) continue
        expect(dealtWith(raised, events, decisions), `${keyOf(raised)} ${message}`).toBe(true)
      }
    })
  })

  it('frames list exactly the boundaries that an error crossed', async () => {
    await holdsFor(({ events, end }) => {
      const origins = new Map(
        failures(events).flatMap((event) =>
          event.frames.length === 1 ? [[`${event.envelope.kind} ${event.envelope.message}`, event] as const] : [],
        ),
      )
      for (const event of failures(events)) {
        const origin = origins.get(`${event.envelope.kind} ${event.envelope.message}`)
        if (origin === undefined || !event.envelope.message.startsWith('raise ')) continue
        const crossed = scopeNodes(origin.scope.slice(event.scope.length)).toReversed()
        expect(event.frames.map(({ node }) => node)).toEqual([origin.node, ...crossed])
      }
      for (const error of end.records) {
        const origin = origins.get(`${error.envelope.kind} ${error.envelope.message}`)
        if (origin === undefined) continue
        expect(error.frames.map(({ node }) => node)).toEqual([origin.node, ...scopeNodes(origin.scope).toReversed()])
      }
    })
  })

  it('the outcome is that of the error that ended the run', async () => {
    await holdsFor(({ end }) => {
      const failed = end.error?.typed === true ? 'halted' : 'failed'
      expect(end.outcome === 'success').toBe(end.error === null)
      expect(end.outcome).toBe(end.error === null ? 'success' : failed)
      expect(end.error === null || end.records.length > 0).toBe(true)
    })
  })
})

function budgetsOf(root: Workflow): ReadonlyMap<string, number> {
  const budgets = new Map<string, number>()
  const note = (owner: string, table: string, rows: readonly RouteDefinition[] | undefined): void => {
    for (const [index, { retry: budget }] of (rows ?? []).entries()) {
      if (budget !== undefined) budgets.set(`${owner}|${table}[${index}]`, Number(budget.max ?? 3))
    }
  }
  const visit = (workflow: Workflow): void => {
    note(workflow.settings.name, 'error_routes', workflow.settings.error_routes)
    for (const step of workflow.steps.values()) {
      if ('routes' in step) note(step.name, 'routes', step.routes)
      if (step.type === 'for_each' && 'routes' in step.agent) note(step.agent.name, 'routes', step.agent.routes)
    }
    for (const child of workflow.children.values()) visit(child)
  }
  visit(root)
  return budgets
}

/** What stands under an error that took the place of others: its cause, or what was undeclared. */
function causeMessages(error: Raised): readonly string[] {
  const { cause, original_message: original } = error.envelope.details
  const under = typeof cause === 'object' && cause !== null && 'message' in cause ? [String(cause.message)] : []
  return typeof original === 'string' ? [...under, original] : under
}

/** Follows an error upwards until a route took it, a group bore it, or a finally node left it to the end of the run. */
function dealtWith(
  event: At<'node_failed'>,
  events: readonly RunEvent[],
  decisions: ReadonlyMap<string, readonly (At<'route_taken'> | At<'node_retry_scheduled'>)[]>,
): boolean {
  const [decision] = decisions.get(keyOf(event)) ?? []
  // Routes of a finally node are ignored: its error goes the way of its workflow's.
  if (decision === undefined && !isFinally(event.node)) return false
  if (decision?.type === 'node_retry_scheduled') return true
  if (decision !== undefined && !['unhandled', 'propagate', 'collected'].includes(decision.action)) return true
  const holder = /^(?<scope>(?:.*\/)?)(?<node>[^/#]+)#(?<visit>\d+)\.(?<attempt>\d+)(?:\[\d+\])?\/$/.exec(
    event.scope,
  )?.groups
  if (holder === undefined) return false
  const at = {
    scope: holder['scope'] ?? '',
    node: holder['node'] ?? '',
    visit: Number(holder['visit']),
    attempt: Number(holder['attempt']),
  }
  const end = events.find(
    (one): one is At<'node_completed'> | At<'node_failed'> =>
      (one.type === 'node_completed' || one.type === 'node_failed') && keyOf(one) === keyOf(at),
  )
  if (end === undefined) return false
  return end.type === 'node_completed' || dealtWith(end, events, decisions)
}
