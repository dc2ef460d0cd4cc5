import { describe, expect, it } from 'vitest'
import { isGroup } from '../../src/config/model.js'
import { runSingle, type SingleRequest, scopeAlone } from '../../src/engine/single.js'
import { type Bare, bareServices, script } from './bare-run.js'

const FILES = `workflow: { name: w, entry_point: a, input: { word: { type: string } } }
agents:
  - { name: a, type: set, value: x, routes: [{ to: g }] }
${script('bad', 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 1, backoff: none } }, { on_error: x.h, halt: true }, { on_error: x.r, recover: { output: { mended: true } } }]')}
  - { name: p, type: wait, duration: 60s, routes: [{ to: bad }] }
  - { name: reads, type: set, value: "{{ a.output }} {{ g.outputs | length }} {{ workflow.input.word }} {{ context.history | join(' ') }}" }
for_each:
  - { name: g, source: workflow.input.list, as: it, key_by: "{{ it }}", agent: { name: m, type: set, value: "{{ it }} {{ _key }} {{ _index }} {{ a.output }}" }, routes: [{ to: p }] }
`

async function single(node: string, more: Partial<SingleRequest> = {}, ends: Bare['ends'] = {}, cancelAfter?: number) {
  const { workflow, services, clock, log } = bareServices({ files: FILES, ends })
  const cancel = new AbortController()
  if (cancelAfter !== undefined)
    void clock.sleepUntil(clock.now() + cancelAfter, new AbortController().signal).then(() => cancel.abort())
  const step = workflow.steps.get(node)
  if (step === undefined) throw new Error(node)
  const context = { a: { output: 'made', error: null }, g: { outputs: [1, 2], errors: {} } }
  const request = {
    workflow,
    services,
    step,
    item: null,
    callers: [],
    inputs: { word: 'hi' },
    context,
    failing: {},
    cancel: cancel.signal,
  }
  const group = workflow.steps.get('g')
  if (group === undefined || !isGroup(group) || group.type !== 'for_each') throw new Error('g')
  const item = { index: 3, key: 'k', value: 'v', group }
  return {
    end: await runSingle({ ...request, ...more, ...(node === 'g' ? { step: group.agent, item } : {}) }),
    item,
    log,
  }
}

describe('a step that is redriven alone', () => {
  it('sees what was recorded, and no route is followed', async () => {
    const { end, log } = await single('reads')
    expect(end).toMatchObject({ status: 'done', output: 'made 2 hi a g' })
    expect(log.events.map(({ type }) => type)).toEqual(['node_started', 'node_completed'])
  })

  it('runs an item with its value and key, in the scope of its group', async () => {
    const { end, item, log } = await single('g')
    expect(end).toMatchObject({ status: 'done', output: 'v k 3 made' })
    expect(log.events[0]).toMatchObject({ scope: 'g#1.1[3]/', node: 'm', item: { group: 'g', index: 3, key: 'k' } })
    expect([scopeAlone(null), scopeAlone(item)]).toEqual(['', 'g#1.1[3]/'])
  })

  it('has its retries and recoveries, and its error', async () => {
    const good = await single('bad', {}, { bad: ['x.y', { output: { n: 1 } }] })
    expect(good.end).toMatchObject({ status: 'done', output: { n: 1 } })
    const mended = await single('bad', {}, { bad: ['x.r'] })
    expect(mended.end).toMatchObject({ status: 'done', output: { mended: true } })
    const failed = await single('bad', {}, { bad: ['x.y'] })
    expect(failed.end).toMatchObject({ status: 'raised', error: { envelope: { kind: 'x.y' }, attempts: 2 } })
  })

  it('that halts is failed, one that is cancelled has no end', async () => {
    const halted = await single('bad', {}, { bad: ['x.h'] })
    expect(halted.end).toMatchObject({
      status: 'raised',
      error: { envelope: { kind: 'halt.intentional' } },
      records: [{ envelope: { kind: 'halt.intentional' } }],
    })
    const cancelled = await single('p', {}, {}, 2000)
    expect(cancelled.end).toBeNull()
  })
})
