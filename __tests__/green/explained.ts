import type { MayPass } from '../../src/config/contract/types.js'
import { isReservedKind } from '../../src/core/kinds.js'
import type { Document } from '../engine/governance-harness.js'

/** Why a failure in a run that succeeded is allowed by nothing; empty where each is explained by an entry of `may_pass`. */
export function unexplained(events: readonly Document[], entries: readonly MayPass[]): readonly string[] {
  const run = new GreenRun(events, entries)
  return events.flatMap((event, at) => run.complaint(event, at) ?? [])
}

/** How many failures a run had that nothing overcame. */
export function failuresIn(events: readonly Document[]): number {
  return unexplained(events, []).length
}

class GreenRun {
  /** The file that runs inside of a visit of a workflow node. */
  readonly #files = new Map<string, string>()

  constructor(
    readonly events: readonly Document[],
    readonly entries: readonly MayPass[],
  ) {
    for (const event of events)
      if (event.type === 'subworkflow_started')
        this.#files.set(`${event.scope}${event.node}#${event.visit}.${event.attempt}`, event.file)
  }

  complaint(event: Document, at: number): string | null {
    switch (event.type) {
      case 'node_failed':
        return this.#failure(event, at)
      case 'node_completed':
        if (event.node_type !== 'script' || !event.exit_code) return null
        return this.#needs(event, 'internal.script_error', event.handled_by === 'when' ? ['when'] : ['strict_exit'])
      case 'hook_executed':
        return event.error === null || this.#hasWord(this.#fileOf(event.scope), 'hook', `hooks.${event.hook}`)
          ? null
          : `the hook ${event.hook} failed`
      case 'policy_evaluated': {
        const passed = event.metadata.skipped === true || (!event.allowed && event.mode === 'warn')
        const allowed = this.entries.some(
          ({ by, word }) => by === 'policy' && word.startsWith(`policy ${event.policy_name},`),
        )
        return !passed || allowed ? null : `${event.policy_name} let ${event.node} start: ${event.reason}`
      }
      default:
        return null
    }
  }

  #failure(event: Document, at: number): string | null {
    const kind: string = event.envelope.kind
    const later = this.events.slice(at + 1)
    const same = (other: Document): boolean => other.scope === event.scope && other.node === event.node
    const next = later.find(
      (other) =>
        same(other) &&
        other.visit === event.visit &&
        other.attempt === event.attempt &&
        (other.type === 'route_taken' || other.type === 'node_retry_scheduled'),
    )
    if (next?.type === 'node_retry_scheduled') {
      // The next run of the node is judged in its turn.
      const again = later.some(
        (other) => same(other) && (other.type === 'node_completed' || other.type === 'node_failed'),
      )
      return again ? null : this.#needs(event, kind, ['route', 'retry'])
    }
    switch (next?.action) {
      case 'to':
      case 'end':
        return this.#needs(event, kind, ['route'])
      case 'recover':
        return this.#needs(event, kind, ['recover'])
      default:
        return this.#outside(event, kind, at)
    }
  }

  /** What leaves a node must fail what is around it, unless that is a group that bears it. */
  #outside({ scope, node }: Document, kind: string, at: number): string | null {
    const around = /^(.*?)([^/]+)#(\d+)\.(\d+)(?:\[[^\]]*\])?\/$/.exec(scope)
    if (around === null) return `${node} failed with ${kind}, and nothing took it`
    const [, outer = '', name = '', visit, attempt] = around
    const isFailed = this.events
      .slice(at + 1)
      .some(
        (other) =>
          other.type === 'node_failed' &&
          other.scope === outer &&
          other.node === name &&
          other.visit === Number(visit) &&
          other.attempt === Number(attempt),
      )
    if (isFailed) return null
    return this.#needs({ scope: outer, node: name }, kind, ['tolerate', 'continue_on_error'])
  }

  #needs({ scope, node }: Document, kind: string, words: readonly string[]): string | null {
    const file = this.#fileOf(scope)
    const group = /([^/#]+)#\d+\.\d+\[[^\]]*\]\/$/.exec(scope)?.[1]
    const allowed = this.entries.some(
      (entry) =>
        entry.file === file &&
        (entry.node === node || entry.node === `${group}.${node}`) &&
        words.includes(entry.by) &&
        entry.kinds.some((known) => covers(known, kind)),
    )
    return allowed ? null : `${file}: ${node} failed with ${kind}, and no entry by ${words.join(' or ')} allows it`
  }

  #hasWord(file: string, by: string, word: string): boolean {
    return this.entries.some((entry) => entry.file === file && entry.by === by && entry.word === word)
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

function covers(known: string, kind: string): boolean {
  if (known === '*') return !isReservedKind(kind)
  return known === kind || (known.endsWith('.*') && kind.startsWith(known.slice(0, -1)))
}
