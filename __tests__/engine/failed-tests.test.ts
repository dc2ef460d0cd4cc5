import { describe, expect, it } from 'vitest'
import { type Act, check, play } from '../green/memory-run.js'

const child = JSON.stringify({
  workflow: { name: 'child', entry_point: 'n' },
  agents: [{ name: 'n', type: 'script', command: 'tool', args: ['n'], reports: 'junit.xml' }],
})
const retried = { routes: [{ on_error: true, retry: { max: 1 } }, { to: '$end' }] }
const call = { type: 'workflow', workflow: './child.yaml' }
const around: Readonly<Record<string, object>> = {
  child: { agents: [{ name: 'a', ...call, ...retried }] },
  group: {
    agents: [],
    for_each: [
      { name: 'a', type: 'for_each', source: '{{ [1] }}', as: 'i', agent: { name: 'item', ...call }, ...retried },
    ],
  },
}

async function outcome(kind: string, ...acts: readonly Act[]): Promise<string> {
  const main = JSON.stringify({ workflow: { name: 'main', entry_point: 'a' }, ...around[kind] })
  const { workflow } = check({ 'main.yaml': main, 'child.yaml': child })
  if (workflow === null) throw new Error('the files are not valid')
  let calls = 0
  const { outcome: end } = await play(workflow, () => acts[calls++] ?? {})
  return `${end} after ${calls} calls`
}

describe.each(['child', 'group'])('a retried %s', (kind) => {
  it('must show that the tests pass which failed in its first attempt', async () => {
    expect(await outcome(kind, { report: 'f', exit: 1 }, {})).toBe('halted after 2 calls')
  })

  it('succeeds with a report in which they pass', async () => {
    expect(await outcome(kind, { report: 'f', exit: 1 }, { report: 'p' })).toBe('success after 2 calls')
  })
})
