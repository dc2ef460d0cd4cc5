import path from 'node:path'
import { readResult } from '../account/run-reader.js'
import { durationText } from '../core/duration.js'
import { counted } from '../core/messages.js'
import { type FileStore, textIfReadable } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import { itemsOfShard } from '../core/sharding.js'
import { type JournalEntry, readJournal, recordOf } from '../durability/journal.js'
import { journalFile } from '../durability/saved-run.js'
import type { PlanFile } from '../durability/shards.js'
import { itemsIn } from '../durability/shards.js'
import { journalStart } from '../durability/snapshot.js'
import { codeSpan, tableCell } from '../text/markdown.js'
import type { Ending } from './ending.js'

export interface FetchedShard {
  readonly index: number
  readonly folder: string
  readonly finished: boolean
}

export interface ShardRow {
  readonly index: number
  readonly items: number
  readonly ended: number
  readonly failed: ReadonlyMap<string, number>
  readonly durationMs: number | null
  readonly state: 'finished' | 'unfinished' | 'lost'
}

const SLOW = 2

/** What a shard says at the top of its summary: how many of its items failed, and which. */
export function shardPreface({ shard, warnings }: ResultDocument, failures: readonly string[]): string {
  if (shard === undefined) return ''
  const { index, of, group, items, succeeded, failed } = shard
  const left = items - succeeded - failed
  const counts = `${counted(items, 'item')}, ${succeeded} succeeded, ${failed} failed${left > 0 ? `, ${left} not taken` : ''}`
  const named = failures.length > 0 ? failures : warnings.filter((each) => each.startsWith('item '))
  const list = failed === 0 ? '' : `${named.map((each) => `- ${codeSpan(each)}`).join('\n')}\n\n`
  return `**Shard ${index} of ${of} of ${codeSpan(group)}**: ${counts}. The join judges all items together.\n\n${list}`
}

export function shardRows(files: FileStore, plan: PlanFile, shards: readonly FetchedShard[]): readonly ShardRow[] {
  return Array.from({ length: plan.shards }, (_, at): ShardRow => {
    const index = at + 1
    const own = shards.filter((shard) => shard.index === index)
    const ends = new Map<number, string | null>()
    for (const { folder } of own)
      for (const [item, kind] of endsIn(files, plan, index, folder)) if (ends.get(item) !== null) ends.set(item, kind)
    const failed = new Map<string, number>()
    for (const kind of ends.values()) if (kind !== null) failed.set(kind, (failed.get(kind) ?? 0) + 1)
    const [newest] = own
    const state = newest === undefined ? 'lost' : own.some(({ finished }) => finished) ? 'finished' : 'unfinished'
    const durationMs = newest === undefined ? null : durationIn(files, newest.folder)
    return { index, items: itemsOfShard(plan, index), ended: ends.size, failed, durationMs, state }
  })
}

/** The items that ended in a folder, each with the kind that it failed with; null for one that succeeded. */
function endsIn(files: FileStore, plan: PlanFile, index: number, folder: string): ReadonlyMap<number, string | null> {
  const start = journalStart({ run_id: plan.run_id, shard: { ...plan, index, of: plan.shards } })
  const content = readJournal(journalFile(files, folder), start)
  const ends = new Map<number, string | null>()
  if (!content.ok) return ends
  for (const [item, { end, entries }] of itemsIn(content.value.entries, plan, folder)) {
    if (end === 'completed') ends.set(item, null)
    if (end === 'failed') ends.set(item, lastKind(entries))
  }
  return ends
}

function lastKind(entries: readonly JournalEntry[]): string {
  const events = entries.map((entry) => recordOf(entry).event)
  return events.findLast((event) => event.type === 'node_failed')?.envelope.kind ?? 'unknown'
}

function durationIn(files: FileStore, folder: string): number | null {
  return readResult(textIfReadable(files, path.join(folder, 'result.json')) ?? '')?.execution.duration_ms ?? null
}

export function joinPreface(plan: PlanFile, rows: readonly ShardRow[]): string {
  if (rows.length === 0) return ''
  const typical = median(rows.flatMap(({ durationMs }) => (durationMs === null ? [] : [durationMs])))
  const lines = rows.map((row) => {
    const kinds = [...row.failed].map(([kind, count]) => `${count} ${tableCell(kind)}`).join(', ')
    const duration = row.durationMs === null ? '' : durationText(row.durationMs)
    return `| ${row.index} | ${row.items} | ${row.ended} | ${kinds} | ${duration} | ${remark(row, typical)} |`
  })
  const title = `**${counted(plan.total, 'item')} of ${codeSpan(plan.group)} on ${counted(plan.shards, 'shard')}**`
  const head = '| shard | items | ended there | failed | duration | |\n| --- | --- | --- | --- | --- | --- |'
  return `${title}\n\n${head}\n${lines.join('\n')}\n\n`
}

function remark({ state, items, ended, durationMs }: ShardRow, typical: number | null): string {
  if (state === 'lost') return 'lost: it left nothing, its items ran in the join'
  if (state === 'unfinished') return `not finished: ${counted(items - ended, 'item')} left for the join`
  return durationMs !== null && typical !== null && durationMs >= SLOW * typical ? 'slow' : ''
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.length < 2 ? null : (sorted[Math.floor((sorted.length - 1) / 2)] ?? null)
}

export function plannedEnding(ending: Ending): Ending {
  const { suspended } = ending.result
  const count = suspended?.waits_for === 'shards' ? suspended.shards : 0
  const list = Array.from({ length: count }, (_, index) => index + 1)
  return {
    ...ending,
    preface: planPreface(ending.result),
    outputs: new Map([...(ending.outputs ?? []), ['shards', JSON.stringify(list)]]),
  }
}

/** Whether a run waits for its shards only: a plan that did what it was asked for. */
export function isPlanned({ result }: Pick<Ending, 'result'>): boolean {
  return result.suspended?.waits_for === 'shards'
}

function planPreface({ suspended }: ResultDocument): string {
  if (suspended?.waits_for !== 'shards') return ''
  const { group, total, shards } = suspended
  if (shards === 0) return `**${codeSpan(group)} has no items**: there are no shards, and the join goes on at once.\n\n`
  const [most, least] = [Math.ceil(total / shards), Math.floor(total / shards)]
  const larger = total - least * shards
  const share =
    most === least
      ? `${counted(most, 'item')} each`
      : `${counted(most, 'item')} in ${larger === 1 ? 'shard 1' : `shards 1 to ${larger}`}, ${counted(least, 'item')} in the others`
  return `**${counted(total, 'item')} of ${codeSpan(group)} go to ${counted(shards, 'shard')}**: ${share}.\n\n`
}
