import fc from 'fast-check'
import type { Behaviour } from '../engine/governance-harness.js'

/** A part of a workflow file, as data. */
type Part = Readonly<Record<string, unknown>>

/** Files of one workflow, and what each call of a program in it does. */
export interface Generated {
  readonly files: Readonly<Record<string, string>>
  readonly behaviours: readonly Behaviour[]
}

const KINDS = ['x.a', 'x.b', 'y.c']
const NODES = ['n0', 'n1', 'n2', 'n3']
const TARGETS = [...NODES, 'group', 'good', 'red', '$end']

const oneOf = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
/** A value in one of so many cases. */
const maybe = <T>(value: fc.Arbitrary<T>, cases = 3): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: cases - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const onError = oneOf<unknown>(
  true,
  '*',
  'x.a',
  'x.b',
  'y.c',
  'x.*',
  'internal.*',
  'internal.script_error',
  'retry.exhausted',
  ['x.a', 'internal.timeout'],
)
const narrow = oneOf<unknown>('x.a', 'y.c', 'retry.exhausted', ['x.a', 'internal.timeout'])
const successWhen = fc.oneof(
  {
    weight: 9,
    arbitrary: oneOf(
      'exit_code == 0',
      'exit_code != 0',
      'output.ok | default(false)',
      'not (output.ok | default(true))',
      'output.n | default(0) == 1',
      '{{ output.exit_code == 0 }}',
      "workflow.name == 'main'",
      'conductor.retry_attempt == 0',
      "output.stdout == ''",
    ),
  },
  { weight: 1, arbitrary: oneOf('{{ output.none.deep }}', 'output.ok') },
)
const errorWhen = oneOf('attempts < 2', "kind == 'x.a'", '{{ error.details.none.deep }}', 'error.retries_exhausted')
const retry = fc.record(
  { max: fc.integer({ min: 1, max: 2 }), backoff: oneOf('none', 'fixed') },
  { requiredKeys: ['max'] },
)
const halt = fc.constant({ halt: { message: 'enough' } })
const recover = fc.constant({ recover: { output: { ok: true } } })

const inGroup: fc.Arbitrary<Part> = fc.oneof(
  retry.map((budget) => ({ retry: budget })),
  halt,
  recover,
  fc.constant({ propagate: true }),
)
const leading: fc.Arbitrary<Part> = fc.oneof(
  { weight: 6, arbitrary: oneOf(...TARGETS).map((to) => ({ to })) },
  { weight: 4, arbitrary: inGroup },
  { weight: 1, arbitrary: retry.map((budget) => ({ retry: { ...budget, from: 'n0' } })) },
)
const errorRoute = (action: fc.Arbitrary<Part>, kinds = onError): fc.Arbitrary<Part> =>
  fc.tuple(kinds, maybe(errorWhen, 5), action).map(([on, when, does]) => defined({ on_error: on, when, ...does }))

/** Most routes lead on, from n0 over the others and the group to the end. */
const routes = (next: string, kinds = onError, first = narrow): fc.Arbitrary<readonly Part[]> =>
  fc
    .tuple(
      fc.array(fc.tuple(oneOf(...TARGETS), successWhen), { maxLength: 1 }),
      fc.oneof({ weight: 5, arbitrary: fc.constant(next) }, { weight: 1, arbitrary: oneOf(...TARGETS, 'halt') }),
      fc.tuple(maybe(errorRoute(leading, first), 2), maybe(errorRoute(leading, kinds), 2)),
    )
    .map(([some, last, errors]) => [
      ...errors.filter((route) => route !== undefined),
      ...some.map(([to, when]) => ({ to, when })),
      last === 'halt' ? { halt: { message: 'enough' } } : { to: last },
    ])

const settings = fc
  .record({
    raises: maybe(fc.constant(KINDS)),
    strict_exit: maybe(fc.boolean(), 3),
    classify: maybe(fc.constant([{ exit_code: 3, kind: 'x.b' }]), 4),
    resilience: maybe(fc.constant({ retry: { max_retries: 1, retryable: ['x.a'], initial_delay: 1 } }), 4),
    timeout: maybe(fc.constant(5)),
    output: maybe(fc.constant({ ok: { type: 'boolean', required: false } }), 15),
    env: maybe(oneOf({ V: '{{ n0.output.stdout }}' }, { V: 'plain' }), 9),
  })
  // What rules classify counts as declared.
  .map((more) => defined(more.classify === undefined ? more : { ...more, raises: KINDS }))

const script = (name: string): fc.Arbitrary<Part> =>
  settings.map((more) => ({ name, type: 'script', command: 'tool', args: [name], ...more }))

/** Routes of a member: it has nowhere to go. */
const member = (name: string): fc.Arbitrary<Part> =>
  fc
    .tuple(script(name), fc.array(errorRoute(inGroup), { maxLength: 1 }))
    .map(([node, errors]) => (errors.length === 0 ? node : { ...node, routes: errors }))

const NEXT: Readonly<Record<string, string>> = { n0: 'n1', n1: 'n2', n2: 'group', group: 'n3', n3: '$end' }

const step = (name: string, hasChild: boolean): fc.Arbitrary<Part> => {
  const next = NEXT[name] ?? '$end'
  const routed = (node: fc.Arbitrary<Part>, kinds = onError, first = narrow): fc.Arbitrary<Part> =>
    fc.tuple(node, routes(next, kinds, first)).map(([one, own]) => ({ ...one, routes: own }))
  const set = oneOf('1', '{{ n0.output.none }}').map((value) => ({ name, type: 'set', value }))
  const child = fc.constant({ name, type: 'workflow', workflow: './child.yaml' })
  return fc.oneof(
    { weight: 7, arbitrary: routed(script(name)) },
    { weight: 1, arbitrary: routed(set, oneOf<unknown>(true, '*'), oneOf<unknown>('internal.template_error')) },
    ...(hasChild ? [{ weight: 2, arbitrary: routed(child) }] : []),
  )
}

const groupSettings = fc
  .record({
    failure_mode: maybe(oneOf('fail_fast', 'continue_on_error', 'all_or_nothing')),
    tolerate: maybe(oneOf<unknown>({ count: 0 }, { count: 1 }, { percent: 0 }, { percent: 50 }), 3),
    max_concurrent: maybe(fc.constant(1)),
  })
  .map(defined)

const group = (hasChild: boolean): fc.Arbitrary<Part> =>
  fc
    .tuple(
      fc.boolean(),
      groupSettings,
      routes('n3', oneOf<unknown>(true, '*', 'internal.*'), oneOf<unknown>('x.a')),
      fc.oneof(
        { weight: 3, arbitrary: member('item') },
        ...(hasChild
          ? [
              {
                weight: 1,
                arbitrary: fc.constant({ name: 'item', type: 'workflow', workflow: './child.yaml' } as Part),
              },
            ]
          : []),
      ),
      fc.tuple(member('m1'), member('m2')),
    )
    .map(([isParallel, more, own, item, members]) =>
      isParallel
        ? { agents: members, parallel: [{ name: 'group', agents: ['m1', 'm2'], ...more, routes: own }] }
        : {
            agents: [],
            for_each: [
              {
                name: 'group',
                type: 'for_each',
                source: '{{ [1, 2, 3] }}',
                as: 'i',
                agent: item,
                ...more,
                routes: own,
              },
            ],
          },
    )

const hook = oneOf('hello', '{{ github.event.none.deep }}', '{{ workflow.name }}')
const policy = fc
  .record({
    base: oneOf<Part>(
      { type: 'task_timeout', max_seconds: 10 },
      { type: 'node_availability' },
      { type: 'expression', allow_if: 'n2.output != 7' },
      { type: 'expression', allow_if: "workflow.name != 'main'" },
      { type: 'phase_gate', group: 'group' },
    ),
    mode: maybe(oneOf('warn', 'enforce')),
    nodes: maybe(oneOf(['n1'], ['n2', 'group'])),
  })
  .map(({ base, ...more }) => [defined({ name: 'p', ...base, ...more })])

const ENDS = [
  { name: 'good', type: 'terminate', status: 'success', reason: 'enough' },
  { name: 'red', type: 'terminate', status: 'failed', reason: 'no' },
]

const workflow = (name: string, hasChild: boolean): fc.Arbitrary<Part> =>
  fc
    .record({
      steps: fc.tuple(...NODES.map((node) => step(node, hasChild))),
      grouped: group(hasChild),
      last: maybe(oneOf<unknown>('clean', ['clean', 'group']), 3),
      clean: script('clean'),
      more: fc.record({
        runtime: maybe(oneOf({ strict_exit: false }, { strict_exit: true }), 4),
        error_routes: maybe(fc.array(errorRoute(leading), { minLength: 1, maxLength: 1 }), 3),
        hooks: maybe(
          fc.record({ on_start: maybe(hook), on_complete: maybe(hook), on_error: maybe(hook) }).map(defined),
          3,
        ),
        policies: maybe(policy, 3),
      }),
    })
    .map(({ steps, grouped, last, clean, more }) => {
      const { agents, ...groups } = grouped as { readonly agents: readonly Part[] }
      const own = defined({ name, entry_point: 'n0', limits: { max_iterations: 25 }, finally: last, ...more })
      return { workflow: own, agents: [...steps, ...agents, clean, ...ENDS], ...groups }
    })

const behaviour: fc.Arbitrary<Behaviour> = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ stdout: '{"ok": true, "n": 1}' }) },
  { weight: 2, arbitrary: oneOf(1, 3).map((exit) => ({ exit })) },
  {
    weight: 2,
    arbitrary: oneOf('{"ok": false}', '{"ok": true}', '{"exit_code": 0, "ok": "no"}').map((stdout) => ({
      exit: 1,
      stdout,
    })),
  },
  { weight: 3, arbitrary: oneOf(...KINDS, 'Bad', 'internal.timeout').map((kind) => ({ raise: { kind } })) },
  { weight: 1, arbitrary: fc.constant({ timeout: true }) },
)

export const generated: fc.Arbitrary<Generated> = fc
  .record({
    main: workflow('main', true),
    child: workflow('child', false),
    behaviours: fc.array(behaviour, { minLength: 4, maxLength: 12 }),
  })
  .map(({ main, child, behaviours }) => ({
    files: { 'main.yaml': JSON.stringify(main, null, 1), 'child.yaml': JSON.stringify(child, null, 1) },
    behaviours,
  }))

function defined<T extends object>(part: T): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}
