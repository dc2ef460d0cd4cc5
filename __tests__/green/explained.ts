import type { MayPass } from '../../src/config/contract/types.js'
import { isReservedKind } from '../../src/core/kinds.js'
import type { Document } from '../engine/governance-harness.js'
import { type Excuse, HIDDEN, type Played } from './memory-run.js'

/** A failure in a run that succeeded: who failed, by whose word it passed, and where it is on record. */
interface Passed {
  readonly file: string
  readonly node: string | null
  readonly kind: string
  /** Words of `may_pass`, one of which must allow it. */
  readonly by: readonly string[]
  /** Its entry of `handled` in short, or words of a warning; null where another record speaks of it. */
  readonly record: { readonly handled: string } | { readonly warning: string } | null
  /** The beginning of the word, where an entry is about one thing only. */
  readonly word?: string
}

/** How many failures a run had that nothing overcame. */
export function failuresIn(events: readonly Document[]): number {
  return new GreenRun(events, []).passed().length
}

/**
 * What is wrong with a run that succeeded: a failure that no entry allows, an entry that stands there twice, a failure that is not
 * on record, a record without a failure. `earlier` are the events of the session that was resumed.
 */
export function complaints(
  { events, handled, warnings, excuse, tellers }: Omit<Played, 'outcome' | 'journal'>,
  entries: readonly MayPass[],
  earlier: readonly Document[] = [],
): readonly string[] {
  const run = new GreenRun(events, earlier)
  const passed = run.passed()
  const name = ({ file, node, kind }: Passed): string => `${file}: ${node ?? 'a hook or policy'} failed with ${kind}`
  const records = handled.map(({ node, kind, by, through = [] }) => entry(node, kind, { by, through }))
  const expected = passed.flatMap(({ record }) => (record !== null && 'handled' in record ? [record.handled] : []))
  return [
    ...passed
      .filter((one) => !entries.some((entry) => allows(entry, one)))
      .map((one) => `${name(one)}, and no entry by ${one.by.join(' or ')} allows it`),
    ...passed
      .filter(
        ({ record }) =>
          record !== null && 'warning' in record && !warnings.some((text) => text.includes(record.warning)),
      )
      .map((one) => `${name(one)}, and no warning speaks of it`),
    ...unreported(events),
    ...run.overlooked(tellers),
    ...unexcused(events, excuse),
    ...without(expected, records).map((text) => `${text} is not in handled`),
    ...without(records, expected).map((text) => `${text} is in handled, and did not fail or did not pass`),
    ...repeated(
      entries.map(({ file, line, column, node, by, word }) => `${file}:${line}:${column} ${node} ${by} ${word}`),
    ),
  ]
}

/**
 * Failed tests that no later report of the visit shows as passed, at nodes that succeeded in the end. Attempts of the children
 * and groups around a node are part of its visit; their own events repeat the error of the node.
 */
function unreported(events: readonly Document[]): readonly string[] {
  const visit = ({ scope, node, visit: number }: Document) =>
    `${scope.replaceAll(/(#\d+)\.\d+/g, '$1')}${node}#${number}`
  const isOf = (event: Document) => (other: Document) => other.node !== undefined && visit(other) === visit(event)
  return events
    .filter(({ type, failing }) => type === 'node_failed' && failing !== undefined)
    .flatMap((failed) => {
      const later = events.slice(events.indexOf(failed) + 1).filter(isOf(failed))
      const end = later.findLast(({ type }) => type === 'node_completed')
      const report = later.findLast(
        ({ type, scope, attempt }) => type === 'tests_reported' && scope === end?.scope && attempt === end?.attempt,
      )
      if (end === undefined || (report !== undefined && report.failed === 0)) return []
      return [`${failed.node} succeeded, and no report shows that its failed tests pass`]
    })
}

/** Tests that were excused by an entry which the quarantine does not have, or not any more. */
function unexcused(events: readonly Document[], excuse: Excuse): readonly string[] {
  return events
    .filter(({ type }) => type === 'node_completed')
    .flatMap(({ node, quarantined = [] }) =>
      quarantined
        .filter(({ reason }: Document) => reason !== excuse)
        .map(({ name }: Document) => `${node} succeeded, and nothing excuses its failed test ${name}`),
    )
}

/** Who handled a failure, and the handlers before that failed. */
interface Settled {
  readonly by: string
  readonly through: readonly string[]
}

function entry(node: string, kind: string, { by, through }: Settled): string {
  return [node, kind, 'by', by, ...(through.length === 0 ? [] : ['through', ...through])].join(' ')
}

function allows(entry: MayPass, { file, node, kind, by, word }: Passed): boolean {
  if (!by.includes(entry.by) || (word !== undefined && !entry.word.startsWith(word))) return false
  if (node !== null && (entry.file !== file || (entry.node !== node && entry.node?.split('.').at(-1) !== node)))
    return false
  return entry.kinds.some((known) => covers(known, kind))
}

function covers(known: string, kind: string): boolean {
  if (known === '*') return !isReservedKind(kind)
  return known === kind || (known.endsWith('.*') && kind.startsWith(known.slice(0, -1)))
}

/** What is left of a list after each of the others has taken one away. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others]
  return list.filter((text) => {
    const at = left.indexOf(text)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

function repeated(list: readonly string[]): readonly string[] {
  return list.filter((text, at) => list.indexOf(text) !== at).map((text) => `${text} is listed twice`)
}

class GreenRun {
  /** The file that runs inside of a visit of a workflow node. */
  readonly #files = new Map<string, string>()

  constructor(
    readonly events: readonly Document[],
    earlier: readonly Document[],
  ) {
    for (const event of [...earlier, ...events])
      if (event.type === 'subworkflow_started')
        this.#files.set(`${event.scope}${event.node}#${event.visit}.${event.attempt}`, event.file)
  }

  /** Nodes that succeeded although their output tells a failure, or their report has a failed test. */
  overlooked(tellers: ReadonlySet<string>): readonly string[] {
    return this.events.flatMap((event) => {
      if (event.type !== 'node_completed' || event.node_type !== 'script') return []
      const isTold = tellers.has(`${this.#fileOf(event.scope)} ${event.node}`) && event.exit_code === 0
      const tests = this.events.findLast((other) => other.type === 'tests_reported' && isAt(other, event))
      return [
        ...(isTold && event.output?.ok === false ? [`${event.node} succeeded, and fail_when was not asked`] : []),
        ...(tests !== undefined && tests.failed > 0
          ? [`${event.node} succeeded with ${tests.failed} failed tests`]
          : []),
      ]
    })
  }

  passed(): readonly Passed[] {
    return this.events.flatMap((event, at) => this.#passedAt(event, at) ?? [])
  }

  #passedAt(event: Document, at: number): Passed | readonly Passed[] | null {
    const file = this.#fileOf(event.scope ?? '')
    switch (event.type) {
      case 'node_failed':
        // A terminate that failed has done its work; its caller has a failure of its own.
        return event.envelope.kind === 'internal.cancelled' || event.is_explicit === true
          ? null
          : this.#failure(event, at)
      case 'node_completed': {
        const { node } = event
        if (event.handled_by === 'quarantine')
          return event.quarantined.map(() => ({
            ...{ file, node, kind: 'external.build.test', by: ['quarantine'] },
            record: { handled: entry(node, 'external.build.test', { by: 'quarantine', through: [] }) },
          }))
        if (event.output?.stderr === HIDDEN)
          return { file, node, kind: 'internal.script_error', by: ['shell'], record: null }
        if (event.node_type !== 'script' || !event.exit_code) return null
        const about = { file, node, kind: 'internal.script_error' }
        return event.handled_by === 'when'
          ? { ...about, by: ['when'], record: { handled: entry(node, about.kind, { by: 'when', through: [] }) } }
          : { ...about, by: ['strict_exit'], record: { warning: `${node} exited with code ${event.exit_code}` } }
      }
      case 'hook_executed':
        if (event.error === null) return null
        return {
          file,
          node: null,
          kind: 'internal.template_error',
          by: ['hook'],
          record: { warning: `hook ${event.hook} failed` },
          word: `hooks.${event.hook}`,
        }
      case 'policy_evaluated': {
        const isSkipped = event.metadata.skipped === true
        if (!isSkipped && (event.allowed || event.mode !== 'warn')) return null
        const about = { file, node: null, kind: 'internal.policy_denied', by: ['policy'] }
        return { ...about, record: { warning: `policy ${event.policy_name}` }, word: `policy ${event.policy_name},` }
      }
      default:
        return null
    }
  }

  #failure(event: Document, at: number): Passed | null {
    const { scope, node } = event
    const kind: string = event.envelope.kind
    const next = this.#decision(event)
    const about = { file: this.#fileOf(scope), node, kind }
    const by = next?.type === 'node_retry_scheduled' ? 'retry' : BY_ACTION[next?.action]
    if (by === undefined) {
      const isReplaced = next?.action === 'unhandled' && next.route !== '' && around(scope) !== null
      return isReplaced ? this.#replaced(event) : this.#outside(event, at, next === undefined)
    }
    const settled = this.#settle(event)
    if (settled !== null) {
      const passes = by !== 'retry' || this.#endsGreen(scope, at)
      return passes ? { ...about, by: [by], record: { handled: entry(node, kind, settled) } } : null
    }
    // The next attempt is judged in its turn, of the node itself or of what is around it.
    return by === 'retry' || !this.#endsGreen(scope, at) ? null : { ...about, by: ['nobody'], record: null }
  }

  /** An error whose row could not be carried out: the error of the row leaves the child in its place, and who handles that handles both. */
  #replaced(event: Document): Passed | null {
    const settled = this.#settle(event)
    if (settled === null) return null
    const record = { handled: entry(event.node, event.envelope.kind, settled) }
    for (let outer = around(event.scope); outer !== null; outer = around(outer.scope)) {
      const failed = this.#attemptFailed(outer, this.events.indexOf(event))
      const passed = failed === undefined ? null : this.#failure(failed, this.events.indexOf(failed))
      if (passed !== null) return { ...passed, record }
    }
    return null
  }

  /** What was decided about a failed attempt: only what follows counts, because an earlier visit may have led here. */
  #decision(failed: Document): Document | undefined {
    return this.#after(failed).find(
      (other) => isAt(other, failed) && (other.type === 'route_taken' || other.type === 'node_retry_scheduled'),
    )
  }

  #after(event: Document): readonly Document[] {
    return this.events.slice(this.events.indexOf(event) + 1)
  }

  /** Who handled a failure: null if a retry overcame it, its own or one around it, or if nobody did. */
  #settle(failed: Document): Settled | null {
    const { scope, node } = failed
    const next = this.#decision(failed)
    if (next?.type === 'node_retry_scheduled')
      return this.#nextEnd(scope, node, next) === undefined ? { by: 'retry', through: [] } : null
    if (next?.action === 'to') return this.#settleIn(scope, next.to, next)
    if (next?.action === 'end' || next?.action === 'recover') return { by: next.action, through: [] }
    const outer = around(scope)
    if (outer === null) return null
    if (this.#isTolerated(outer)) return { by: 'group', through: [] }
    const failedAround = this.#attemptFailed(outer, this.events.indexOf(failed))
    return failedAround === undefined ? null : this.#settle(failedAround)
  }

  #settleIn(scope: string, handler: string, routed: Document): Settled | null {
    const end = this.#nextEnd(scope, handler, routed)
    if (end === undefined) return null
    const next = this.#decision(end)
    if (end.type === 'node_completed' || end.is_explicit === true || next?.action === 'recover')
      return { by: handler, through: [] }
    if (next?.type === 'node_retry_scheduled' && this.#nextEnd(scope, handler, next) !== undefined)
      return this.#settleIn(scope, handler, next)
    const settled = this.#settle(end)
    return settled === null ? null : { ...settled, through: [handler, ...settled.through] }
  }

  #nextEnd(scope: string, node: string, event: Document): Document | undefined {
    return this.#after(event).find(
      (other) =>
        other.scope === scope &&
        other.node === node &&
        (other.type === 'node_completed' || other.type === 'node_failed'),
    )
  }

  /** A group that tolerates a failure may itself fail later, because of its routes. */
  #isTolerated(outer: NonNullable<ReturnType<typeof around>>): boolean {
    return this.events.some(
      (other) => other.type === 'group_completed' && other.status === 'completed' && isAt(other, outer),
    )
  }

  /** Reports whether the flow of a scope, and all around it, went on: a failure inside of a failed attempt is part of its failure. */
  #endsGreen(scope: string, at: number): boolean {
    const outer = around(scope)
    return outer === null || (this.#attemptFailed(outer, at) === undefined && this.#endsGreen(outer.scope, at))
  }

  #attemptFailed(outer: NonNullable<ReturnType<typeof around>>, at: number): Document | undefined {
    return this.events.slice(at + 1).find((other) => other.type === 'node_failed' && isAt(other, outer))
  }

  /** What leaves a node must fail what is around it, unless that is a group that bears it. */
  #outside(event: Document, at: number, isUndecided: boolean): Passed | null {
    const { scope, node } = event
    const kind: string = event.envelope.kind
    const outer = around(scope)
    const about = { file: this.#fileOf(scope), node, kind }
    if (outer === null) return { ...about, by: ['nobody'], record: null }
    const failed = this.#isTolerated(outer) ? undefined : this.#attemptFailed(outer, at)
    if (failed === undefined)
      return {
        file: this.#fileOf(outer.scope),
        node: outer.node,
        kind,
        by: ['tolerate', 'continue_on_error'],
        record: { handled: entry(node, kind, { by: 'group', through: [] }) },
      }
    // The error of a `finally` node beside the one that failed the child.
    const hasFailed = this.events.some(
      (other, place) => place < at && other.scope === scope && LEAVING.has(other.action) && other.kind !== null,
    )
    const isBeside = isUndecided && failed.node_type === 'workflow' && (hasFailed || raising(failed) !== raising(event))
    const settled = isBeside ? this.#settle(failed) : null
    return settled === null ? null : { ...about, by: ['finally'], record: { handled: entry(node, kind, settled) } }
  }

  #fileOf(scope: string): string {
    const segments = scope.split('/').slice(0, -1)
    for (let length = segments.length; length > 0; length -= 1) {
      const key = segments
        .slice(0, length)
        .join('/')
        .replace(/\[[^\]]*\]$/, '')
      const file = this.#files.get(key)
      if (file !== undefined) return file
    }
    return 'main.yaml'
  }
}

/** Words of `may_pass` for actions that handle an error. */
const BY_ACTION: Readonly<Record<string, string | undefined>> = { to: 'route', end: 'route', recover: 'recover' }

/** Actions on an error that ends the flow. */
const LEAVING = new Set(['unhandled', 'propagate'])

function isAt(event: Document, { scope, node, visit, attempt }: NonNullable<ReturnType<typeof around>>): boolean {
  return event.scope === scope && event.node === node && event.visit === visit && event.attempt === attempt
}

function raising({ frames: [frame] }: Document): string {
  return `${frame?.file} ${frame?.node}`
}

/** The attempt of a child or a group that a scope lies in. */
function around(scope: string) {
  const match = /^(.*?)([^/]+)#(\d+)\.(\d+)(?:\[[^\]]*\])?\/$/.exec(scope)
  if (match === null) return null
  const [, outer = '', node = '', visit, attempt] = match
  return { scope: outer, node, visit: Number(visit), attempt: Number(attempt) }
}
