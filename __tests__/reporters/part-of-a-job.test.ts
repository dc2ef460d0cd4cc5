import { describe, expect, it } from 'vitest'
import { createClosingBlock } from '../../src/reporters/closing-block.js'
import { renderHtml } from '../../src/reporters/html/index.js'
import { renderCommentMarkdown, renderSummaryMarkdown } from '../../src/reporters/summary.js'
import { GITHUB, halted, raised, reportOf } from './sample.js'

const SHARD = { group: 'each', visit: 1, index: 2, of: 4, items: 10, succeeded: 9, failed: 1 }

describe('every heading names the part of a job that a run is', () => {
  it.each([
    ['a leg of a matrix', { os: 'linux', node: 20 }, undefined, 'linux, 20'],
    ['a shard', null, SHARD, 'shard 2 of 4'],
    ['a leg that only counts shards', { shard: 2 }, SHARD, 'shard 2 of 4'],
    ['a shard on one of several systems', { os: 'mac' }, SHARD, 'mac, shard 2 of 4'],
  ])('%s', (_, matrix, shard, label) => {
    const plain = reportOf([], halted(raised('external.git.drift', 'behind')))
    const result = { ...plain.result, ...(shard === undefined ? {} : { shard }) }
    const report = { ...plain, result, github: { ...GITHUB, matrix } }
    const first = (text: string): string => text.replace(/<[^>]+>|&#\d+;/g, ' ').replace(/\s+/g, ' ')
    expect(createClosingBlock(report)[0]?.text).toContain(`drift-check (${label}) halted`)
    const words = label.replaceAll(',', ' ').replace(/\s+/g, ' ')
    for (const page of [renderSummaryMarkdown(report), renderCommentMarkdown({ ...report, key: 'k' })])
      expect(first(page)).toMatch(new RegExp(`drift check \\( ${words} \\) halted`))
    expect(renderHtml({ report })).toContain(`<h1>drift-check (${label}) `)
  })
})
