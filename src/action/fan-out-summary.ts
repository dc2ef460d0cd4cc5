import { formatDuration } from '../core/duration.js'
import { formatCount } from '../core/messages.js'
import type { FileStore } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import { countItemsOfShard } from '../core/sharding.js'
import { readJournal, toJournalRecord } from '../durability/journal.js'
import { readJournalFile } from '../durability/saved-run.js'
import { collectItems, type PlanFile } from '../durability/shards.js'
import { computeJournalStart } from '../durability/snapshot.js'
import { readRunResult } from '../run/run-folder.js'
import { formatTableCell, renderMarkdownTable, toCodeSpan } from '../text/markdown.js'
import { createBareEnding, type StepEnding } from './ending.js'
import { note } from './host.js'
import type { FetchContext } from './run-artifacts.js'

export interface FetchedShard {
  readonly index: number
  readonly folder: string
  readonly finished: boolean
}

export type ShardRow = ReturnType<typeof listShardRows>[number]

/** A shard is marked as slow if it took this many times the median duration. */
const SLOW_FACTOR = 2

/** `failures` are the failed items; a shard of an earlier attempt, which is not run again, has only the warnings of its result. */
export function renderShardPreface({ shard, warnings }: ResultDocument, failures: readonly string[]): string {
  if (shard === undefined) return ''
  const { index, of, group, items, succeeded, failed } = shard
  const left = items - succeeded - failed
  const counts = `${formatCount(items, 'item')}, ${succeeded} succeeded, ${failed} failed${left > 0 ? `, ${left} not taken` : ''}`
  const named = failures.length > 0 ? failures : warnings
  const list = failed === 0 ? '' : `${named.map((failure) => `- ${toCodeSpan(failure)}`).join('\n')}\n\n`
  return `**Shard ${index} of ${of} of ${toCodeSpan(group)}**: ${counts}. The join judges all items together.\n\n${list}`
}

/** Returns a row for each shard of the plan; folders of one shard are ordered from the newest attempt to the oldest. */
export function listShardRows(files: FileStore, plan: PlanFile, shards: readonly FetchedShard[]) {
  return Array.from({ length: plan.shards }, (_, at) => {
    const index = at + 1
    const attempts = shards.filter((shard) => shard.index === index)
    const kinds = mapItemsToKinds(files, plan, attempts)
    const failed = new Map<string, number>()
    for (const kind of kinds.values()) if (kind !== null) failed.set(kind, (failed.get(kind) ?? 0) + 1)
    const [newest] = attempts
    const ended = attempts.some(({ finished }) => finished) ? 'finished' : 'unfinished'
    const state: 'finished' | 'unfinished' | 'lost' = newest === undefined ? 'lost' : ended
    const durationMs = (newest && readRunResult(files, newest.folder)?.execution.duration_ms) ?? null
    // `items` were planned for the shard, `ended` are those that ended in it.
    return { index, items: countItemsOfShard(plan, index), ended: kinds.size, failed, durationMs, state }
  })
}

/** Returns the kind that each ended item failed with; null for an item that succeeded in any attempt. */
function mapItemsToKinds(files: FileStore, plan: PlanFile, attempts: readonly FetchedShard[]) {
  const kinds = new Map<number, string | null>()
  for (const { index, folder } of attempts) {
    const start = computeJournalStart({ run_id: plan.run_id, shard: { ...plan, index, of: plan.shards } })
    const journal = readJournal(readJournalFile(files, folder), start)
    if (!journal.ok) continue
    for (const [item, { end, entries }] of collectItems(journal.value.entries, plan, folder))
      if (end !== null && kinds.get(item) !== null) {
        const events = entries.map((entry) => toJournalRecord(entry).event)
        const failed = events.findLast((event) => event.type === 'node_failed')
        kinds.set(item, end === 'completed' ? null : (failed?.envelope.kind ?? 'unknown'))
      }
  }
  return kinds
}

export function renderJoinPreface(plan: PlanFile, rows: readonly ShardRow[]): string {
  if (rows.length === 0) return ''
  const sorted = rows.flatMap(({ durationMs }) => durationMs ?? []).sort((a, b) => a - b)
  // The lower median; a single shard has nothing to compare with.
  const typicalMs = sorted.length < 2 ? null : (sorted[Math.floor((sorted.length - 1) / 2)] ?? null)
  const lines = rows.map((row) => {
    const kinds = [...row.failed].map(([kind, count]) => `${count} ${formatTableCell(kind)}`).join(', ')
    const duration = row.durationMs === null ? '' : formatDuration(row.durationMs)
    return [String(row.index), String(row.items), String(row.ended), kinds, duration, formatState(row, typicalMs)]
  })
  const title = `**${formatCount(plan.total, 'item')} of ${toCodeSpan(plan.group)} on ${formatCount(plan.shards, 'shard')}**`
  return `${title}\n\n${renderMarkdownTable(['shard', 'items', 'ended there', 'failed', 'duration', ''], lines)}\n\n`
}

function formatState({ state, items, ended, durationMs }: ShardRow, typicalMs: number | null): string {
  if (state === 'lost') return 'lost: it left nothing, its items ran in the join'
  if (state === 'unfinished') return `not finished: ${formatCount(items - ended, 'item')} left for the join`
  return durationMs !== null && typicalMs !== null && durationMs >= SLOW_FACTOR * typicalMs ? 'slow' : ''
}

export function createPlannedEnding(ending: StepEnding): StepEnding {
  const { suspended } = ending.result
  const isWaiting = suspended?.waits_for === 'shards'
  const shards = Array.from({ length: isWaiting ? suspended.shards : 0 }, (_, index) => index + 1)
  const outputs = new Map([...(ending.outputs ?? []), ['shards', JSON.stringify(shards)] as const])
  return { ...ending, outputs, preface: isWaiting ? renderPlanPreface(suspended) : '' }
}

/** Gives the plan of an earlier attempt again: its shards and its join find what they have done by the id of that run. Null for any other folder. */
export function repeatPlan({ host, inputs, files }: FetchContext, folder: string): StepEnding | null {
  const result = inputs.command === 'plan' ? readRunResult(files, folder) : null
  if (result?.suspended?.waits_for !== 'shards' || result.suspended.group !== inputs.shards?.group) return null
  note(host, 'an earlier attempt has made this plan; it is given again')
  const ending = createBareEnding(host, inputs, { ...result, next_commands: [] })
  return createPlannedEnding({ ...ending, output: result.output, runDir: folder })
}

function renderPlanPreface({ group, total, shards }: Pick<PlanFile, 'group' | 'total' | 'shards'>): string {
  if (shards === 0)
    return `**${toCodeSpan(group)} has no items**: there are no shards, and the join goes on at once.\n\n`
  const [most, least] = [Math.ceil(total / shards), Math.floor(total / shards)]
  const larger = total - least * shards
  const share =
    most === least
      ? `${formatCount(most, 'item')} each`
      : `${formatCount(most, 'item')} in ${larger === 1 ? 'shard 1' : `shards 1 to ${larger}`}, ${formatCount(least, 'item')} in the others`
  return `**${formatCount(total, 'item')} of ${toCodeSpan(group)} go to ${formatCount(shards, 'shard')}**: ${share}.\n\n`
}
