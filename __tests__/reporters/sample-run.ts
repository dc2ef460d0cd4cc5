import type { RunReport } from '../../src/account/report.js'
import type { Frame, Raised } from '../../src/core/envelope.js'
import type { TakenAction } from '../../src/core/event-lines.js'
import type { ItemMark, RunEvent, StampedEvent } from '../../src/core/events.js'
import type { Json, JsonObject } from '../../src/core/json.js'
import type { RunEnd } from '../../src/core/outcome.js'
import type { GithubRecord, GraphEdge, GraphNode, WorkflowGraph } from '../../src/core/report.js'
import { buildReport, endEvents, type Told } from './build.js'

export interface SampleRun {
  readonly report: RunReport
  readonly events: readonly StampedEvent[]
}

const FILE = 'flows/release.yaml'
const START = Date.UTC(2026, 2, 14, 9, 26, 53)

export function node(name: string, line: number, type = 'script', more: Partial<GraphNode> = {}): GraphNode {
  return { name, type, position: { file: FILE, line }, members: [], child: null, ...more }
}

export function edge(from: string, to: string, label = '', kind: GraphEdge['kind'] = 'success'): GraphEdge {
  return { from, to, label, kind }
}

interface Where {
  readonly scope?: string
  readonly visit?: number
  readonly attempt?: number
  readonly type?: string
  readonly item?: ItemMark
}

interface Wrong {
  readonly kind: string
  readonly message: string
  readonly details?: JsonObject
  readonly stderr?: string
  readonly exitCode?: number | null
  readonly typed?: boolean
  readonly partial?: Json
}

/** Tells a run event by event on a clock of its own, as the engine would. */
export class RunTeller {
  readonly events: StampedEvent[] = []
  #now = START

  constructor(readonly graph: WorkflowGraph) {}

  pass(ms: number): this {
    this.#now += ms
    return this
  }

  get now(): number {
    return this.#now
  }

  tell(event: RunEvent, more: { readonly replayed?: true } = {}): this {
    const stamp = { timestamp: new Date(this.#now).toISOString(), run_id: '7f3a9c21', seq: this.events.length + 1 }
    this.events.push({ ...event, ...stamp, ...more })
    return this
  }

  begin(resumed = false): this {
    const { name: workflow, file } = this.graph
    return this.tell({
      type: 'workflow_started',
      scope: '',
      node: null,
      workflow,
      file,
      input: {},
      metadata: {},
      resumed,
    })
  }

  start(name: string, where: Where = {}): this {
    const item = where.item === undefined ? {} : { item: where.item }
    return this.tell({ type: 'node_started', ...at(name, where), node_type: where.type ?? 'script', ...item })
  }

  done(name: string, ms: number, output: Json = {}, where: Where = {}): this {
    const item = where.item === undefined ? {} : { item: where.item }
    const type = where.type ?? 'script'
    return this.tell({
      type: 'node_completed',
      ...at(name, where),
      node_type: type,
      output,
      duration_ms: ms,
      ...(type === 'script' ? { exit_code: 0 } : {}),
      ...item,
    })
  }

  run(name: string, ms: number, output: Json = {}, where: Where = {}): this {
    return this.start(name, where).pass(ms).done(name, ms, output, where)
  }

  fail(name: string, ms: number, wrong: Wrong, where: Where = {}): this {
    const item = where.item === undefined ? {} : { item: where.item }
    return this.tell({
      type: 'node_failed',
      ...at(name, where),
      node_type: where.type ?? 'script',
      envelope: { kind: wrong.kind, message: wrong.message, details: wrong.details ?? {} },
      origin: 'author',
      typed: wrong.typed ?? true,
      frames: [this.frame(name, where)],
      attempts: where.attempt ?? 1,
      ...(wrong.partial === undefined ? {} : { partial: wrong.partial }),
      duration_ms: ms,
      exit_code: wrong.exitCode === undefined ? 1 : wrong.exitCode,
      stderr_tail: wrong.stderr ?? '',
      ...item,
    })
  }

  attempt(name: string, ms: number, wrong: Wrong, where: Where = {}): this {
    return this.start(name, where).pass(ms).fail(name, ms, wrong, where)
  }

  retry(name: string, kind: string, seconds: number, where: Where = {}): this {
    this.tell({
      type: 'node_retry_scheduled',
      ...at(name, where),
      kind,
      delay_seconds: seconds,
      deadline: this.#now + seconds * 1000,
      route: 'routes[1]',
      from: null,
      policy: false,
    })
    return this.route(name, 'retry', null, kind, where).pass(seconds * 1000)
  }

  route(name: string, action: TakenAction, to: string | null, kind: string | null = null, where: Where = {}): this {
    return this.tell({ type: 'route_taken', ...at(name, where), action, to, route: 'routes[0]', kind })
  }

  frame(name: string, where: Where = {}): Frame {
    const { name: workflow, file } = this.graph
    return { workflow, file, node: name, type: where.type ?? 'script', attempt: where.attempt ?? 1 }
  }

  raised(name: string, wrong: Wrong, where: Where = {}, outer: readonly Frame[] = []): Raised {
    return {
      envelope: { kind: wrong.kind, message: wrong.message, details: wrong.details ?? {} },
      origin: 'author',
      frames: [this.frame(name, where), ...outer],
      attempts: where.attempt ?? 1,
      exit_code: wrong.exitCode === undefined ? 1 : wrong.exitCode,
      stderr_tail: wrong.stderr ?? '',
      typed: wrong.typed ?? true,
    }
  }

  /** Ends the run and makes its report, as the composition root would. */
  end(end: Partial<RunEnd> & Pick<RunEnd, 'outcome'>, more: Partial<RunReport> = {}): SampleRun {
    const whole: RunEnd = {
      signal: null,
      output: null,
      termination: null,
      gate: null,
      error: null,
      records: end.error == null ? [] : [end.error],
      ...end,
    }
    const runDir = '/home/runner/work/_temp/conductor/release-20260314T092653Z-7f3a9c21'
    const resumable = whole.outcome !== 'success' && whole.termination === null
    const told: Told = {
      end: whole,
      graph: this.graph,
      runId: '7f3a9c21',
      durationMs: this.#now - START,
      runDir,
      timestamp: new Date(this.#now).toISOString(),
      github: more.github ?? null,
      input: { checkpointPath: resumable ? `${runDir}/checkpoint.json` : null, resumable },
    }
    const report = { ...buildReport(this.events, told), ...more }
    this.events.push(...endEvents(told, this.events.length + 1))
    return { report, events: this.events }
  }
}

function at(name: string, where: Where) {
  return { scope: where.scope ?? '', node: name, visit: where.visit ?? 1, attempt: where.attempt ?? 1 }
}

export const GITHUB: GithubRecord = {
  repository: 'acme/storefront',
  sha: '4be1b5ad',
  ref: 'refs/heads/main',
  run_id: '8123456789',
  run_attempt: '1',
  job: 'release',
  run_url: 'https://github.com/acme/storefront/actions/runs/8123456789',
}

/** A release: a probe that retries, a drift that is repaired, checks side by side, a deploy in a child, a notice. */
function releaseGraph(): WorkflowGraph {
  return {
    name: 'release',
    file: FILE,
    entry: 'probe',
    nodes: [
      node('probe', 14),
      node('repair', 28),
      node('checks', 40, 'parallel', { members: ['lint', 'unit', 'licences'] }),
      node('lint', 52),
      node('unit', 58),
      node('licences', 64),
      node('settle', 70, 'wait'),
      node('deploy', 76, 'workflow', { child: 'flows/deploy.yaml' }),
      node('rollback', 90),
      node('notify', 98, 'set'),
    ],
    edges: [
      edge('probe', 'checks'),
      edge('probe', 'repair', 'external.git.drift', 'error'),
      edge('repair', 'probe'),
      edge('checks', 'settle'),
      edge('settle', 'deploy'),
      edge('deploy', 'notify'),
      edge('deploy', 'rollback', 'external.deploy.*', 'error'),
      edge('rollback', 'notify'),
      edge('notify', '$end'),
    ],
  }
}

const LIMITED: Wrong = {
  kind: 'external.api.rate_limited',
  message: 'The registry answered 429: slow down',
  details: { status_code: 429, retry_after_seconds: 4, url: 'https://registry.example.test/v2/manifests' },
  stderr: 'curl: (22) The requested URL returned error: 429\n',
}
const DRIFT: Wrong = {
  kind: 'external.git.drift',
  message: 'release/2.4 is 3 commits behind main',
  details: { behind: 3, branch: 'release/2.4', file: 'VERSION', line: 1 },
}

function untilChecks(teller: RunTeller): RunTeller {
  teller.begin().pass(40).attempt('probe', 1800, LIMITED).retry('probe', LIMITED.kind, 4)
  teller.attempt('probe', 1500, DRIFT, { attempt: 2 }).route('probe', 'to', 'repair', DRIFT.kind, { attempt: 2 })
  teller.run('repair', 2600, { stdout: 'Merged 3 commits from main\n', stderr: '', exit_code: 0, merged: 3 })
  teller
    .route('repair', 'to', 'probe')
    .run('probe', 1200, { stdout: '{"ok":true}', exit_code: 0, ok: true }, { visit: 2 })
  teller.route('probe', 'to', 'checks', null, { visit: 2 }).start('checks', { type: 'parallel' })
  const group = { scope: '', node: 'checks', visit: 1, attempt: 1, group_type: 'parallel' as const, total: 3 }
  teller.tell({ type: 'group_started', ...group, max_concurrent: 3 })
  const scope = 'checks#1.1/'
  for (const member of ['lint', 'unit', 'licences']) teller.start(member, { scope })
  teller.pass(900).done('licences', 900, { stdout: '212 packages, all permitted\n', exit_code: 0 }, { scope })
  teller.pass(1400).done('lint', 2300, { stdout: 'No problems in 148 files\n', exit_code: 0 }, { scope })
  teller.pass(3100).done('unit', 5400, { stdout: suite(), exit_code: 0, passed: 412, failed: 0 }, { scope })
  teller.tell({ type: 'group_completed', ...group, succeeded: 3, failed: 0, status: 'completed', duration_ms: 5400 })
  teller.done('checks', 5400, { count: 3 }, { type: 'parallel' }).route('checks', 'to', 'settle')
  teller.start('settle', { type: 'wait' })
  teller.tell({
    type: 'timer_set',
    scope: '',
    node: 'settle',
    visit: 1,
    attempt: 1,
    started: teller.now,
    deadline: teller.now + 3000,
  })
  return teller.pass(3000).done('settle', 3000, { waited_seconds: 3 }, { type: 'wait' }).route('settle', 'to', 'deploy')
}

function suite(): string {
  return Array.from({ length: 24 }, (_, index) => `ok ${index + 1} storefront/cart/${index}`).join('\n')
}

export function successRun(): SampleRun {
  const teller = untilChecks(new RunTeller(releaseGraph()))
  teller.start('deploy', { type: 'workflow' })
  const at = { scope: '', node: 'deploy', visit: 1, attempt: 1, workflow: 'deploy', file: 'flows/deploy.yaml' }
  teller.tell({ type: 'subworkflow_started', ...at, input: { target: 'production' } })
  teller.run('push', 2100, { stdout: 'sha256:9d2f pushed\n', exit_code: 0 }, { scope: 'deploy#1.1/' })
  teller.run('verify', 1400, { stdout: 'healthy\n', exit_code: 0 }, { scope: 'deploy#1.1/' })
  teller.tell({ type: 'subworkflow_completed', ...at, status: 'completed', duration_ms: 3500 })
  teller.done('deploy', 3500, { version: '2.4.0', url: 'https://shop.example.test' }, { type: 'workflow' })
  teller
    .route('deploy', 'to', 'notify')
    .run('notify', 3, 'Released 2.4.0', { type: 'set' })
    .route('notify', 'end', '$end')
  return teller.end({ outcome: 'success', output: { version: '2.4.0', repaired: true } }, { github: GITHUB })
}

const REFUSED: Wrong = {
  kind: 'external.registry.refused',
  message: 'The registry refused the image: the signature of layer 3 is missing',
  details: {
    image: 'storefront:2.4.0',
    layer: 3,
    file: 'deploy/Dockerfile',
    line: 12,
    suggestion: 'Sign the image with the release key before it is pushed.',
    response: { errors: [{ code: 'DENIED', message: 'signature required' }] },
  },
  stderr: 'pushing layer 1\npushing layer 2\npushing layer 3\ndenied: signature required\n',
}

export function haltedRun(): SampleRun {
  const teller = untilChecks(new RunTeller(releaseGraph()))
  teller.start('deploy', { type: 'workflow' })
  const at = { scope: '', node: 'deploy', visit: 1, attempt: 1, workflow: 'deploy', file: 'flows/deploy.yaml' }
  teller.tell({ type: 'subworkflow_started', ...at, input: {} })
  teller
    .attempt('push', 2100, REFUSED, { scope: 'deploy#1.1/' })
    .route('push', 'unhandled', null, REFUSED.kind, { scope: 'deploy#1.1/' })
  teller.tell({ type: 'subworkflow_completed', ...at, status: 'failed', duration_ms: 2100 })
  teller.fail('deploy', 2100, { ...REFUSED, exitCode: null, stderr: '' }, { type: 'workflow' })
  teller.route('deploy', 'unhandled', null, REFUSED.kind)
  const inner = { ...teller.raised('push', REFUSED), frames: [] }
  const frames = [
    { workflow: 'deploy', file: 'flows/deploy.yaml', node: 'push', type: 'script', attempt: 1 },
    teller.frame('deploy', { type: 'workflow' }),
  ]
  return teller.end({ outcome: 'halted', error: { ...inner, frames } }, { github: GITHUB })
}

/** A for_each with as many items as asked; every seventeenth fails. */
export function groupRun(items: number, failedEvery = 17): SampleRun {
  const graph: WorkflowGraph = {
    name: 'migrate-shops',
    file: FILE,
    entry: 'list',
    nodes: [
      node('list', 10),
      node('each', 20, 'for_each', { members: ['migrate'] }),
      node('migrate', 24),
      node('sum', 40, 'set'),
    ],
    edges: [edge('list', 'each'), edge('each', 'sum'), edge('sum', '$end')],
  }
  const teller = new RunTeller(graph).begin().run('list', 300, { stdout: `${items} shops\n`, exit_code: 0 })
  teller.route('list', 'to', 'each').start('each', { type: 'for_each' })
  const group = { scope: '', node: 'each', visit: 1, attempt: 1, group_type: 'for_each' as const, total: items }
  teller.tell({ type: 'group_started', ...group, max_concurrent: 10 })
  const errors: Raised[] = []
  for (let index = 0; index < items; index++) {
    const where = { scope: `each#1.1[${index}]/`, item: { group: 'each', index, key: `shop-${index}` } }
    teller.start('migrate', where).pass(7)
    if (index % failedEvery === failedEvery - 1) {
      const wrong = {
        kind: 'external.db.locked',
        message: `shop-${index} is locked by another migration`,
        details: { shop: index },
      }
      teller.fail('migrate', 7, wrong, where).route('migrate', 'collected', null, wrong.kind, where)
      errors.push(teller.raised('migrate', wrong))
    } else teller.done('migrate', 7, { stdout: `migrated shop-${index}\n`, exit_code: 0 }, where)
  }
  const failed = errors.length
  const succeeded = items - failed
  const status = failed === 0 ? 'completed' : 'failed'
  teller.tell({ type: 'group_completed', ...group, succeeded, failed, status, duration_ms: items * 7 })
  if (failed === 0) {
    teller.done('each', items * 7, { count: items }, { type: 'for_each' }).route('each', 'to', 'sum')
    return teller
      .run('sum', 1, items, { type: 'set' })
      .route('sum', 'end', '$end')
      .end({ outcome: 'success', output: items })
  }
  const whole = { kind: 'internal.group_failed', message: `${failed} of ${items} items failed`, exitCode: null }
  teller.fail('each', items * 7, whole, { type: 'for_each' }).route('each', 'unhandled', null, whole.kind)
  return teller.end({ outcome: 'halted', error: teller.raised('each', whole, { type: 'for_each' }), records: errors })
}

export function terminatedRun(status: 'success' | 'failed' = 'failed'): SampleRun {
  const graph: WorkflowGraph = {
    name: 'nightly',
    file: FILE,
    entry: 'look',
    nodes: [node('look', 8), node('build', 16), node('stop', 24, 'terminate')],
    edges: [edge('look', 'build', 'output.changed'), edge('look', 'stop'), edge('build', '$end')],
  }
  const reason = 'Nothing changed since the last nightly build; there is nothing to publish.'
  const teller = new RunTeller(graph).begin().run('look', 640, { changed: false }).route('look', 'to', 'stop')
  teller.start('stop', { type: 'terminate' }).tell({
    type: 'node_completed',
    scope: '',
    node: 'stop',
    visit: 1,
    attempt: 1,
    node_type: 'terminate',
    output: { status, reason, terminated_by: 'stop' },
    duration_ms: 0,
    status,
    termination_reason: reason,
    terminated_by: 'stop',
    is_explicit: true,
  })
  const termination = { status, reason, terminatedBy: 'stop' }
  return teller.end({ outcome: status, output: { skipped: true }, termination })
}

export function suspendedRun(): SampleRun {
  const graph: WorkflowGraph = {
    name: 'promote',
    file: FILE,
    entry: 'plan',
    nodes: [node('plan', 8), node('approve', 16, 'human_gate'), node('apply', 24)],
    edges: [
      edge('plan', 'approve'),
      edge('approve', 'apply', 'Go', 'gate'),
      edge('approve', '$end', 'Stop', 'gate'),
      edge('apply', '$end'),
    ],
  }
  const gate = {
    node: 'approve',
    prompt: 'Promote build 512 to production?',
    options: [
      { label: 'Go', value: 'go', prompt_for: null },
      { label: 'Stop', value: 'stop', prompt_for: null },
    ],
  }
  const teller = new RunTeller(graph)
    .begin()
    .run('plan', 900, { stdout: '2 changes\n', exit_code: 0 })
    .route('plan', 'to', 'approve')
  teller
    .start('approve', { type: 'human_gate' })
    .tell({ type: 'gate_waiting', scope: '', ...gate })
    .pass(20)
  return teller.end({ outcome: 'suspended', gate })
}
