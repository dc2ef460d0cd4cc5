import { counted } from '../core/messages.js'
import type { ResultDocument } from '../core/report.js'
import { codeSpan } from '../text/markdown.js'
import type { Ending } from './ending.js'

/** The outputs and the summary of a plan. */
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

/** What a plan says at the top of its summary. */
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
