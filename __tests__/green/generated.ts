import fc from 'fast-check'
import { type Act, type Excuse, JUDGE, QUARANTINE, SHELL_LINES } from './memory-run.js'

/** A part of a workflow file, as data. */
type Part = Readonly<Record<string, unknown>>

/** Files of one workflow, what each call of a program in it does, and the files as they are when the run is resumed. */
export interface Generated {
  readonly files: Readonly<Record<string, string>>
  readonly edited: Readonly<Record<string, string>>
  /** What the quarantine says when the run is resumed. */
  readonly excuse: Excuse
  readonly acts: readonly Act[]
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
  'external.*',
  ['x.a', 'internal.timeout'],
)
const narrow = oneOf<unknown>('x.a', 'y.c', 'retry.exhausted', ['x.a', 'internal.timeout'])
/** Conditions in both spellings, over exit codes and printed fields of all types. */
const CONDITIONS = [
  'exit_code == 0',
  'exit_code != 0',
  'exit_code > 0',
  'exit_code == 1',
  'exit_code in [0, 1]',
  'exit_code < 100',
  'output.ok | default(false)',
  'not (output.ok | default(true))',
  'output.ok | default(false) == true',
  'output.n | default(0) == 1',
  '(output.deep | default({})).ok | default(false)',
  '(output.list | default([])) | length > 0',
  "output.ok | default('no') == 'no'",
  "workflow.name == 'main'",
  'conductor.retry_attempt == 0',
  "output.stdout == ''",
]
/** Conditions with text outside of their braces. */
const TEXT_CONDITIONS = [
  '{{ output.n }} == 0',
  '{{ output.ok }} and {{ output.ok }}',
  'not {{ output.ok }}',
  '${{ output.ok }}',
]
const braced = (when: string): string => `{{ ${when.replace(/^exit_code/, 'output.exit_code')} }}`
const printsTruth = (when: string): string =>
  `{% if ${when.replace(/^exit_code/, 'output.exit_code')} %}true{% else %}false{% endif %}`
const successWhen = fc.oneof(
  { weight: 12, arbitrary: oneOf(...CONDITIONS) },
  { weight: 6, arbitrary: oneOf(...CONDITIONS).map(braced) },
  { weight: 2, arbitrary: oneOf(...CONDITIONS).map(printsTruth) },
  { weight: 2, arbitrary: oneOf('{{ output.none.deep }}', 'output.ok') },
  {
    weight: 1,
    arbitrary: fc.oneof(
      { weight: 9, arbitrary: fc.constant('output.n == 1') },
      { weight: 1, arbitrary: oneOf(...TEXT_CONDITIONS) },
    ),
  },
)
/** Conditions of nodes that have no exit code. */
const plainWhen = fc.oneof(
  {
    weight: 9,
    arbitrary: oneOf("workflow.name == 'main'", "{{ workflow.name != 'main' }}", 'conductor.retry_attempt == 0'),
  },
  { weight: 1, arbitrary: oneOf('exit_code == 0', 'output.none.deep') },
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
const routes = (next: string, kinds = onError, first = narrow, when = successWhen): fc.Arbitrary<readonly Part[]> =>
  fc
    .tuple(
      fc.array(fc.tuple(oneOf(...TARGETS), when), { maxLength: 1 }),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(next) },
        { weight: 1, arbitrary: oneOf(...TARGETS, 'halt', 'output') },
      ),
      fc.tuple(maybe(errorRoute(leading, first), 2), maybe(errorRoute(leading, kinds), 2)),
    )
    .map(([some, last, errors]) => [
      ...errors.filter((route) => route !== undefined),
      ...some.map(([to, condition]) => ({ to, when: condition })),
      last === 'halt'
        ? { halt: { message: 'enough' } }
        : last === 'output'
          ? { to: '$end', output: { own: 1 } }
          : { to: last },
    ])

const RETRY = { retry: { max_retries: 1, retryable: ['x.a'], initial_delay: 1 } }
/** In a loop, the breaker refuses the next visit. */
const BREAKER = { circuit_breaker: { failure_threshold: 1, recovery_timeout: 60 } }

/** Rules for programs that tell their failure on stdout with exit code 0. */
const TOLD = [
  [{ when: 'not (output.ok | default(true))', kind: 'x.b' }],
  [
    {
      when: "{{ output.ok | default('') == false }}",
      kind: 'y.c',
      message: 'it said {{ output.ok }}',
      details: { n: 1 },
    },
  ],
  [{ when: 'output.ok | default(true) == false', kind: 'x.a', details: { n: '{{ output.n | default(1) }}' } }],
]

const settings = fc
  .record({
    raises: maybe(fc.constant(KINDS)),
    strict_exit: maybe(fc.boolean(), 3),
    classify: maybe(fc.constant([{ exit_code: 3, kind: 'x.b' }]), 4),
    fail_when: maybe(oneOf(...TOLD), 5),
    resilience: maybe(oneOf<Part>(RETRY, RETRY, BREAKER, { ...RETRY, ...BREAKER }), 4),
    timeout: maybe(fc.constant(5)),
    output: maybe(fc.constant({ ok: { type: 'boolean', required: false } }), 40),
    env: maybe(oneOf({ V: '{{ n0.output.stdout }}' }, { V: 'plain' }), 20),
    reports: maybe(oneOf<unknown>('junit.xml', 'junit.xml', ['junit.xml', 'other.xml'], '*.xml'), 6),
    reports_required: maybe(fc.constant(true), 3),
    quarantine: maybe(fc.constant(QUARANTINE), 2),
  })
  .map(({ reports_required: isRequired, quarantine, ...more }) =>
    more.reports === undefined ? more : { ...more, reports_required: isRequired, quarantine },
  )
  // What rules classify or tell counts as declared.
  .map((more) => defined((more.classify ?? more.fail_when) === undefined ? more : { ...more, raises: KINDS }))

/** A program, or a text of two commands for a shell. */
const what = (name: string): fc.Arbitrary<Part> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({ command: 'tool', args: [name] } as Part) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(oneOf(...SHELL_LINES), oneOf(`tool ${name}\ntool ${name}`, `tool ${name} | tool ${name}`))
        .map(([shell, run]) => defined({ run, shell: shell === '' ? undefined : shell })),
    },
  )

const script = (name: string): fc.Arbitrary<Part> =>
  fc.tuple(what(name), settings).map(([does, more]) => ({ name, type: 'script', ...does, ...more }))

/** Routes of a member: it has nowhere to go. */
const member = (name: string): fc.Arbitrary<Part> =>
  fc
    .tuple(script(name), fc.array(errorRoute(inGroup), { maxLength: 1 }))
    .map(([node, errors]) => (errors.length === 0 ? node : { ...node, routes: errors }))

const NEXT: Readonly<Record<string, string>> = { n0: 'n1', n1: 'n2', n2: 'group', group: 'n3', n3: '$end' }

const step = (name: string, hasChild: boolean): fc.Arbitrary<Part> => {
  const next = NEXT[name] ?? '$end'
  const routed = (node: fc.Arbitrary<Part>, when = plainWhen, kinds = onError, first = narrow): fc.Arbitrary<Part> =>
    fc.tuple(node, routes(next, kinds, first, when)).map(([one, own]) => ({ ...one, routes: own }))
  const set = oneOf('1', '1', '1', '{{ n0.output.none }}').map((value) => ({ name, type: 'set', value }))
  const child = fc.constant({ name, type: 'workflow', workflow: './child.yaml' })
  const agent = fc
    .record({ raises: maybe(fc.constant(KINDS)), output: maybe(fc.constant({ ok: { type: 'boolean' } })) })
    .map((more) => ({
      name,
      type: 'agent',
      prompt: 'Look.',
      retry: { max_attempts: 1, max_parse_recovery_attempts: 0 },
      ...defined(more),
    }))
  // A run answers `no` at n1, and takes the first option elsewhere.
  const gate = fc.tuple(oneOf(next, ...TARGETS), oneOf(next, ...TARGETS)).map(([yes, no]) => ({
    name,
    type: 'human_gate',
    prompt: 'Go on?',
    options: [
      { label: 'Yes', value: 'yes', route: yes },
      { label: 'No', value: 'no', route: no },
    ],
  }))
  return fc.oneof(
    { weight: 16, arbitrary: routed(script(name), successWhen) },
    { weight: 2, arbitrary: routed(agent) },
    { weight: 1, arbitrary: gate },
    {
      weight: 2,
      arbitrary: routed(set, plainWhen, oneOf<unknown>(true, '*'), oneOf<unknown>('internal.template_error')),
    },
    ...(hasChild ? [{ weight: 4, arbitrary: routed(child) }] : []),
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
      routes('n3', oneOf<unknown>(true, '*', 'internal.*'), oneOf<unknown>('x.a'), plainWhen),
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
      { type: 'command', command: JUDGE },
    ),
    mode: maybe(oneOf('warn', 'enforce')),
    nodes: maybe(oneOf(['n1'], ['n2', 'group'])),
  })
  .map(({ base, ...more }) => [defined({ name: 'p', ...base, ...more })])

const outputs = oneOf<Part | undefined>(
  ...Array.from({ length: 6 }, () => undefined),
  { code: '{{ n0.output.exit_code | default(0) }}' },
  { late: '{{ n3.output.stdout }}' },
  { broken: '{{ n0.output.none.deep }}' },
)

const ENDS = [
  { name: 'good', type: 'terminate', status: 'success', reason: 'enough' },
  { name: 'red', type: 'terminate', status: 'failed', reason: 'no' },
]

/** Settings of a file, which an edit before a resume replaces. */
const fileSettings = fc.record({
  runtime: maybe(oneOf({ strict_exit: false }, { strict_exit: true }), 4),
  env: maybe(oneOf({ E: '1' }, { E: '2' }), 6),
  error_routes: maybe(fc.array(errorRoute(leading), { minLength: 1, maxLength: 1 }), 3),
  kinds: maybe(fc.constant({ 'x.a': { details: { n: { type: 'integer' } } } }), 4),
  hooks: maybe(fc.record({ on_start: maybe(hook), on_complete: maybe(hook), on_error: maybe(hook) }).map(defined), 3),
  policies: maybe(policy, 6),
})

const workflow = (name: string, hasChild: boolean): fc.Arbitrary<Part> =>
  fc
    .record({
      steps: fc.tuple(...NODES.map((node) => step(node, hasChild))),
      grouped: group(hasChild),
      last: maybe(oneOf<unknown>('clean', ['clean', 'group']), 3),
      clean: script('clean'),
      more: fileSettings,
      output: outputs,
    })
    .map(({ steps, grouped, last, clean, more, output }) => {
      const { agents, ...groups } = grouped as { readonly agents: readonly Part[] }
      const own = defined({ name, entry_point: 'n0', limits: { max_iterations: 25 }, finally: last, ...more })
      return defined({ workflow: own, agents: [...steps, ...agents, clean, ...ENDS], ...groups, output })
    })

const PRINTED = [
  '{"ok": true, "n": 1}',
  '{"ok": false}',
  '{"ok": "no"}',
  '{"ok": null, "n": 0}',
  '{"ok": 0, "list": [false]}',
  '{"deep": {"ok": false}}',
  '{"list": [{"ok": false}]}',
  '{"exit_code": 0, "ok": "no"}',
]
const ENVELOPE = '{"conductor_error": true, "kind": "x.a", "message": "no"}'
const ANSWERS = [
  '{"ok": true}',
  `The log is binary.\n${ENVELOPE}\nSorry.`,
  `\`\`\`json\n${ENVELOPE}\n\`\`\``,
  `{"ok": true} ${ENVELOPE}`,
  ENVELOPE.replace('x.a', 'Bad'),
  ENVELOPE.slice(0, -3),
]

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 100, arbitrary: oneOf<Act>({ answer: '{"ok": true}' }, { answer: '{"ok": true}', report: 'pp' }) },
  { weight: 2, arbitrary: oneOf(...PRINTED).map((stdout) => ({ stdout })) },
  { weight: 3, arbitrary: oneOf(1, 2, 3, 127).map((exit) => ({ exit })) },
  { weight: 1, arbitrary: fc.constant({ killed: true }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(oneOf(...PRINTED), oneOf({ exit: 1 }, { exit: 2 }, { killed: true }))
      .map(([stdout, end]) => ({ stdout, ...end })),
  },
  { weight: 1, arbitrary: oneOf('ok=false\n', 'ok=true\n', 'n=1\n').map((written) => ({ written, exit: 1 })) },
  { weight: 1, arbitrary: oneOf('ok=false\n', 'ok=no\n').map((written) => ({ written })) },
  { weight: 1, arbitrary: fc.constant({ stdout: ENVELOPE }) },
  { weight: 3, arbitrary: oneOf(...KINDS, 'Bad', 'internal.timeout').map((kind) => ({ raise: { kind } })) },
  { weight: 2, arbitrary: oneOf<unknown>(1, 'many').map((n) => ({ raise: { kind: 'x.a', details: { n } } })) },
  {
    weight: 12,
    arbitrary: oneOf<Act>({ first: 1 }, { first: 1 }, { first: 2, exit: 3 }, { first: 1, stdout: '{"ok": true}' }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(oneOf('p', 'pf', 'ff'), oneOf('p', 'f', 'pf')).map(([report, other]) => ({ report, other })),
  },
  { weight: 1, arbitrary: fc.constant({ report: 'pf', other: 'p', exit: 1 }) },
  { weight: 2, arbitrary: oneOf(...ANSWERS).map((answer) => ({ answer })) },
  { weight: 1, arbitrary: fc.constant({ timeout: true }) },
  { weight: 4, arbitrary: oneOf('p', 'pp', 'f', 'pf', '').map((report) => ({ report })) },
  { weight: 2, arbitrary: oneOf('p', 'f', 'pf').map((report) => ({ report, exit: 1 })) },
)

export const generated: fc.Arbitrary<Generated> = fc
  .record({
    main: workflow('main', true),
    child: workflow('child', false),
    edit: fileSettings,
    excuse: oneOf<Excuse>('flaky', 'flaky', 'slow', null),
    chain: maybe(oneOf(2, 3), 6),
    acts: fc.array(act, { minLength: 4, maxLength: 12 }),
  })
  .map(({ main: made, child: inner, edit, excuse, chain = 0, acts: calm }) => {
    const [main, child] = [made, inner].map((file) => (chain === 0 ? file : withChain(file))) as [Part, Part]
    const acts = [...Array.from({ length: chain }, (_, at) => ({ exit: at + 1 })), ...calm]
    const { workflow: own, ...rest } = main as { readonly workflow: Part }
    const after = { workflow: defined({ ...own, ...edit }), ...rest }
    const text = (part: Part): string => JSON.stringify(part)
    const files = { 'main.yaml': text(main), 'child.yaml': text(child) }
    return { files, edited: { ...files, 'main.yaml': text(after) }, excuse, acts }
  })

/** Leads the error of each script to the next node: a chain of handlers, where the first calls fail. */
function withChain(file: Part): Part {
  const { agents, ...rest } = file as { readonly agents: readonly { readonly name: string; readonly type: string }[] }
  const chained = agents.map((node) => {
    const next = node.type === 'script' && NODES.includes(node.name) ? NODES[NODES.indexOf(node.name) + 1] : undefined
    return next === undefined ? node : { ...node, routes: [{ to: '$end' }, { on_error: true, to: next }] }
  })
  return { ...rest, agents: chained }
}

/** Reports whether a condition of the files has text outside of its braces: such files may not run. */
export function hasConditionText({ 'main.yaml': main = '', 'child.yaml': child = '' }: Generated['files']): boolean {
  const loaded = main.includes('./child.yaml') ? main + child : main
  return TEXT_CONDITIONS.some((when) => loaded.includes(JSON.stringify(when)))
}

function defined<T extends object>(part: T): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}
