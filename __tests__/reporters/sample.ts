import type { ResultInput, RunReport } from '../../src/account/report.js'
import type { Frame, Raised } from '../../src/core/envelope.js'
import type { RunEvent, StampedEvent } from '../../src/core/events.js'
import type { JsonObject } from '../../src/core/json.js'
import type { RunEnd } from '../../src/core/outcome.js'
import type { GithubRecord, GraphNode, WorkflowGraph } from '../../src/core/report.js'
import { buildReport } from './build.js'

export const FILE = 'flows/drift.yaml'

/** The job on GitHub that reports are of, where a test wants one. */
export const GITHUB: GithubRecord = {
  repository: 'acme/app',
  sha: '0123456789abcdef0123456789abcdef01234567',
  ref: 'refs/heads/main',
  run_id: '42',
  run_attempt: '1',
  job: 'check',
  run_url: 'https://github.com/acme/app/actions/runs/42',
}

export function graphNode(name: string, type = 'script', line = 1, more: Partial<GraphNode> = {}): GraphNode {
  return { name, type, position: { file: FILE, line }, members: [], child: null, ...more }
}

export const GRAPH: WorkflowGraph = {
  name: 'drift-check',
  file: FILE,
  entry: 'probe',
  nodes: [graphNode('probe', 'script', 10), graphNode('repair', 'script', 20), graphNode('report', 'set', 30)],
  edges: [
    { from: 'probe', to: 'report', label: '', kind: 'success' },
    { from: 'probe', to: 'repair', label: 'external.git.drift', kind: 'error' },
    { from: 'repair', to: 'probe', label: '', kind: 'success' },
    { from: 'report', to: '$end', label: '', kind: 'success' },
  ],
}

/** Stamps events with a rising sequence, a tenth of a second apart. */
export function stamped(events: readonly RunEvent[]): readonly StampedEvent[] {
  return events.map((event, index) => ({
    ...event,
    timestamp: new Date(Date.UTC(2026, 0, 2, 3, 4, 5) + index * 100).toISOString(),
    run_id: 'r1',
    seq: index + 1,
  }))
}

interface At {
  readonly visit?: number
  readonly attempt?: number
  readonly scope?: string
  readonly type?: string
}

function at(node: string, where: At) {
  return { scope: where.scope ?? '', node, visit: where.visit ?? 1, attempt: where.attempt ?? 1 }
}

export function frame(node: string, more: Partial<Frame> = {}): Frame {
  return { workflow: 'drift-check', file: FILE, node, type: 'script', attempt: 1, ...more }
}

export function began(): RunEvent {
  return {
    type: 'workflow_started',
    scope: '',
    node: null,
    workflow: 'drift-check',
    file: FILE,
    input: {},
    metadata: {},
    resumed: false,
  }
}

export function started(node: string, where: At = {}): RunEvent {
  return { type: 'node_started', ...at(node, where), node_type: where.type ?? 'script' }
}

export function completed(node: string, where: At = {}, duration = 100): RunEvent {
  return {
    type: 'node_completed',
    ...at(node, where),
    node_type: where.type ?? 'script',
    output: {},
    duration_ms: duration,
  }
}

export function failed(
  node: string,
  kind: string,
  message = 'it went wrong',
  where: At = {},
  details: JsonObject = {},
): RunEvent {
  return {
    type: 'node_failed',
    ...at(node, where),
    node_type: where.type ?? 'script',
    envelope: { kind, message, details },
    origin: 'author',
    typed: true,
    frames: [frame(node)],
    attempts: where.attempt ?? 1,
    duration_ms: 100,
    exit_code: 1,
    stderr_tail: '',
  }
}

export function routed(
  node: string,
  action: Extract<RunEvent, { type: 'route_taken' }>['action'],
  to: string | null,
  kind: string | null = null,
  where: At = {},
  route = action === 'unhandled' ? '' : 'routes[0]',
): RunEvent {
  return { type: 'route_taken', ...at(node, where), action, to, route, kind }
}

export function retried(
  node: string,
  kind: string,
  more: Partial<Extract<RunEvent, { type: 'node_retry_scheduled' }>> = {},
): RunEvent {
  return {
    type: 'node_retry_scheduled',
    ...at(node, {}),
    kind,
    delay_seconds: 2,
    deadline: 0,
    route: 'routes[0]',
    from: null,
    policy: false,
    ...more,
  }
}

export function raised(kind: string, message: string, details: JsonObject = {}, more: Partial<Raised> = {}): Raised {
  return {
    envelope: { kind, message, details },
    origin: 'author',
    frames: [frame('probe')],
    attempts: 1,
    exit_code: 1,
    stderr_tail: '',
    typed: true,
    ...more,
  }
}

export function ended(outcome: RunEnd['outcome'], more: Partial<RunEnd> = {}): RunEnd {
  return { outcome, signal: null, output: null, termination: null, gate: null, error: null, records: [], ...more }
}

export function halted(error: Raised, records: readonly Raised[] = [error]): RunEnd {
  return ended('halted', { error, records })
}

/** A whole report from events and an end, as run.ts would make it. */
export function reportOf(
  events: readonly StampedEvent[],
  end: RunEnd,
  graph: WorkflowGraph = GRAPH,
  { writeError, ...more }: Partial<ResultInput> & { readonly writeError?: string } = {},
): RunReport {
  const runDir = more.runDir === undefined ? '/tmp/runs/r1' : more.runDir
  return buildReport(events, {
    end,
    graph,
    runId: 'r1',
    durationMs: 1234,
    runDir,
    timestamp: events.at(-1)?.timestamp ?? '2026-01-02T03:04:06.000Z',
    input: {
      hashes: { probe: 'h1' },
      workflowName: 'drift-check',
      workflowFile: FILE,
      checkpointPath: '/tmp/runs/r1/checkpoint.json',
      ...more,
    },
    ...(writeError === undefined ? {} : { writeError }),
  })
}

/** A group of 200 items of which every tenth fails, in two ways by turns. */
export function largeGroup(): readonly StampedEvent[] {
  const group = { scope: '', node: 'each', visit: 1, attempt: 1, group_type: 'for_each', total: 200 } as const
  const members = Array.from({ length: 200 }, (_, index): readonly RunEvent[] => {
    const scope = `each#1.1[${index}]/`
    if (index % 10 !== 0) return [started('item', { scope }), completed('item', { scope })]
    const kind = index % 20 === 0 ? 'external.api.down' : 'external.git.drift'
    const failure = failed('item', kind, `${kind} was met`, { scope })
    return [started('item', { scope }), failure]
  })
  const end = { type: 'group_completed', succeeded: 180, failed: 20, status: 'failed', duration_ms: 1000 } as const
  const start = { type: 'group_started', ...group, max_concurrent: 10 } as const
  return stamped([started('each', { type: 'for_each' }), start, ...members.flat(), { ...group, ...end }])
}

/** How the failures of that group are told, without the indentation. */
export const LARGE_GROUP_TOLD: readonly string[] = [
  '✗ each: 180 succeeded, 20 failed of 200 in 1.0 s',
  '✗ 10 with external.api.down: 0, 20, 40, 60, 80, 100, 120, 140, 160, 180: external.api.down was met',
  '✗ 10 with external.git.drift: 10, 30, 50, 70, 90, 110, 130, 150, 170, 190: external.git.drift was met',
]
