import { describe, expect, it } from 'vitest'
import { computeStepHash, type Definition } from '../../src/config/step-hash.js'
import type { EventOf, NodeAt, RunEvent } from '../../src/core/events.js'
import type { Flaws, JournalRecord } from '../../src/durability/journal.js'
import { computeInputsDigest } from '../../src/durability/journal.js'
import { SessionRecall } from '../../src/durability/recall.js'
import { loadFiles } from '../config/load-helpers.js'

const FILES = {
  'main.yaml': `workflow: { name: w, entry_point: a, finally: [tidy, sweep] }
agents:
  - { name: a, type: set, value: x, routes: [{ to: b }] }
  - { name: b, type: set, value: '{{ a.output }}', routes: [{ to: lone }] }
  - { name: lone, type: set, value: y, routes: [{ to: pair }] }
  - { name: m1, type: set, value: '{{ b.output }}' }
  - { name: m2, type: set, value: z }
  - { name: sub, type: workflow, workflow: child.yaml, routes: [{ to: pause }] }
  - { name: pause, type: wait, duration: 1s }
  - { name: tidy, type: set, value: '{{ sweep.output }}' }
  - { name: sweep, type: set, value: x }
parallel: [{ name: pair, agents: [m1, m2], routes: [{ to: each }] }]
for_each: [{ name: each, source: workflow.input.list, as: it, agent: { name: step, type: set, value: '{{ a.output }}' }, routes: [{ to: sub }] }]
`,
  'child.yaml': 'workflow: { name: c, entry_point: a }\nagents: [{ name: a, type: set, value: x }]\n',
}
const workflow = (() => {
  const { workflow: loaded, findings } = loadFiles(FILES)
  if (loaded === null) throw new Error(JSON.stringify(findings))
  return loaded
})()
const edited = { ...workflow, hashes: new Map(workflow.hashes).set('a', 'other').set('pause', 'other') }

const at = (node: string, scope = '', attempt = 1): NodeAt => ({ scope, node, visit: 1, attempt })
const stepOf = (node: string) => {
  const step = workflow.steps.get(node)
  if (step === undefined) throw new Error(node)
  return step
}
const hashOf = (node: string, item: Definition['item'] = null) =>
  computeStepHash(stepOf(node), { workflow, item }) ?? ''

type Ended = Partial<EventOf<'node_completed'>>
function completed(place: NodeAt, more: Ended = {}, flaws?: Flaws): JournalRecord {
  const event = { ...place, type: 'node_completed' as const, node_type: 'set', output: null, duration_ms: 0, ...more }
  return { event, at: 0, ...(flaws && { flaws }) }
}
function failed(place: NodeAt, more: Partial<EventOf<'node_failed'>> = {}): JournalRecord {
  const event = {
    ...{ ...place, type: 'node_failed' as const, node_type: 'set', duration_ms: 0, origin: 'author' as const },
    ...{ envelope: { kind: 'x.y', message: 'm', details: {} }, typed: true, frames: [], attempts: 1 },
    ...{ exit_code: null, stderr_tail: '', ...more },
  }
  return { event, at: 0 }
}
type Action = EventOf<'route_taken'>['action']
const taken = (place: NodeAt, action: Action, kind: string | null = 'x.y'): JournalRecord => ({
  event: { ...place, type: 'route_taken', action, to: action === 'to' ? 'b' : null, route: 'routes[0]', kind },
  at: 0,
})
const retried = (place: NodeAt): JournalRecord => ({
  event: {
    ...{ ...place, type: 'node_retry_scheduled', kind: 'x.y', delay_seconds: 0, deadline: 0, route: 'routes[0]' },
    ...{ from: null, policy: false },
  },
  at: 0,
})
const event = (one: RunEvent): JournalRecord => ({ event: one, at: 0 })

/** Walks through a run again, and notes which steps have to run, and why. */
class Walk {
  readonly reasons: string[] = []
  readonly context = {}
  readonly recall: SessionRecall

  constructor(
    records: readonly JournalRecord[],
    readonly file = workflow,
  ) {
    this.recall = new SessionRecall(records, (place, reason) => void this.reasons.push(`${place.node}: ${reason}`))
  }

  isRecalled(place: NodeAt, item: Definition['item'] = null): boolean {
    const step = item === null ? stepOf(place.node) : stepOf(item.group)
    return this.recall.attempt(place, step, { workflow: this.file, item, context: this.context }) !== null
  }

  timer(place: NodeAt) {
    return this.recall.timer(place, stepOf(place.node), { workflow: this.file, item: null, context: this.context })
  }
}

describe('an attempt of an earlier session', () => {
  it.each<[string, readonly JournalRecord[], boolean]>([
    ['that never ended', [], false],
    ['that completed', [completed(at('a'))], true],
    ['that terminated the run', [completed(at('a'), { is_explicit: true })], false],
    ['that failed', [failed(at('a'))], false],
    ['that failed and was retried', [failed(at('a')), retried(at('a'))], true],
    ['that failed and led to a handler', [failed(at('a')), taken(at('a'), 'to')], true],
    ['that failed and ended the flow', [failed(at('a')), taken(at('a'), 'end')], true],
    ['that failed and recovered', [failed(at('a')), taken(at('a'), 'recover')], true],
    ['that failed and halted the run', [failed(at('a')), taken(at('a'), 'halt')], false],
    ['that failed and was passed on', [failed(at('a')), taken(at('a'), 'propagate')], false],
    ['that failed and was not handled', [failed(at('a')), taken(at('a'), 'unhandled')], false],
    ['that has another number', [completed(at('a', '', 2))], false],
  ])('%s', (_, records, isRecalled) => {
    expect(new Walk(records).isRecalled(at('a'))).toBe(isRecalled)
  })

  it('runs once: it is not recalled after it began to run here', () => {
    const recall = new Walk([failed(at('a'))])
    expect(recall.isRecalled(at('a'))).toBe(false)
    const ended = new Walk([completed(at('a'), { hash: 'older' })])
    expect([ended.isRecalled(at('a')), ended.isRecalled(at('a'))]).toEqual([false, false])
    expect(ended.reasons).toEqual(['a: a changed since it ran'])
  })

  it('of a member counts unless its group failed and nothing handled that', () => {
    const member = at('m1', 'pair#1.1/')
    const records = [failed(member), taken(member, 'collected')]
    const group = failed(at('pair'))
    expect(new Walk(records).isRecalled(member)).toBe(true)
    expect(new Walk([...records, group]).isRecalled(member)).toBe(false)
    expect(new Walk([...records, group, taken(at('pair'), 'to')]).isRecalled(member)).toBe(true)
    expect(new Walk([...records, completed(at('pair'))]).isRecalled(member)).toBe(true)
    expect(new Walk([failed(at('a')), taken(at('a'), 'collected')]).isRecalled(at('a'))).toBe(true)
  })

  it('runs again if its step has changed, with a word about it', () => {
    const walk = new Walk([completed(at('a'), { hash: hashOf('a') })], edited)
    expect(walk.isRecalled(at('a'))).toBe(false)
    expect(walk.reasons).toEqual(['a: a changed since it ran'])
    expect([...walk.recall.repaired]).toEqual(['a'])
    expect(new Walk([completed(at('a'), { hash: hashOf('a') })]).isRecalled(at('a'))).toBe(true)
  })

  it('a failure that nothing handled runs again anyway; it counts as repaired only if its step has changed', () => {
    const records = [failed(at('a'), { hash: hashOf('a') })]
    const [same, changed] = [new Walk(records), new Walk(records, edited)]
    for (const walk of [same, changed]) expect(walk.isRecalled(at('a'))).toBe(false)
    expect([[...same.recall.repaired], [...changed.recall.repaired]]).toEqual([[], ['a']])
    expect(changed.reasons).toEqual([])
  })

  it('a step inside of a child is not a repaired step of the root', () => {
    const place = at('a', 'sub#1.1/')
    for (const records of [[completed(place, { hash: 'older' })], [failed(place, { hash: 'older' })]]) {
      const walk = new Walk(records)
      expect(walk.isRecalled(place)).toBe(false)
      expect([...walk.recall.repaired]).toEqual([])
    }
  })

  it('runs again if a step that it reads ran again', () => {
    const walk = new Walk([...['b', 'lone', 'pair'].map((node) => completed(at(node)))])
    expect(['a', 'b', 'lone', 'pair'].map((node) => walk.isRecalled(at(node)))).toEqual([false, false, true, false])
    expect(walk.reasons).toEqual(['b: a, which b reads, ran again', 'pair: b, which pair reads, ran again'])
    expect([...walk.recall.repaired]).toEqual(['b', 'pair'])
    const other = new Walk([...['a', 'b', 'pair'].map((node) => completed(at(node)))])
    expect(['a', 'b', 'lone', 'pair'].map((node) => other.isRecalled(at(node)))).toEqual([true, true, false, true])
  })

  it('of an item runs again if the item has changed, or a step that it reads', () => {
    const item = { group: 'each', value: 1 }
    const place = at('step', 'each#1.1[0]/')
    const records = [completed(place, { hash: hashOf('each', item) })]
    expect(new Walk(records).isRecalled(place, item)).toBe(true)
    expect(new Walk(records).isRecalled(place, { ...item, value: 2 })).toBe(false)
    const walk = new Walk(records)
    walk.isRecalled(at('a'))
    expect(walk.isRecalled(place, item)).toBe(false)
  })

  it('an item that runs is no step that others could read', () => {
    const walk = new Walk([completed(at('b'))])
    expect(walk.isRecalled(at('a', 'each#1.1[0]/'), { group: 'each', value: 1 })).toBe(false)
    expect(walk.isRecalled(at('b'))).toBe(true)
  })

  it('of finally runs again if it failed, or if a step of the flow ran', () => {
    const handled = [failed(at('tidy')), taken(at('tidy'), 'recover')]
    expect(new Walk(handled).isRecalled(at('tidy'))).toBe(false)
    const quiet = new Walk([completed(at('sweep'))])
    expect([quiet.isRecalled(at('tidy')), quiet.isRecalled(at('sweep'))]).toEqual([false, true])
    const busy = new Walk([completed(at('sweep'))])
    expect([busy.isRecalled(at('a')), busy.isRecalled(at('sweep'))]).toEqual([false, false])
    expect(busy.reasons).toEqual([])
  })
})

describe('remains of an attempt', () => {
  const timer = event({ ...at('pause'), type: 'timer_set', deadline: 9, started: 4 })

  it('its wait goes on, unless the attempt is done or its step has changed', () => {
    const ended = failed(at('pause'), { hash: hashOf('pause') })
    expect(new Walk([]).timer(at('pause'))).toBeNull()
    expect(new Walk([timer]).timer(at('pause'))).toEqual({ deadline: 9, started: 4 })
    expect(new Walk([timer, ended]).timer(at('pause'))).toEqual({ deadline: 9, started: 4 })
    expect(new Walk([timer, ended], edited).timer(at('pause'))).toBeNull()
    expect(new Walk([timer, completed(at('pause'))]).timer(at('pause'))).toBeNull()
  })

  it('its answers', () => {
    const recall = new SessionRecall([event({ ...at('a'), type: 'questions_answered', answers: { q: 'yes' } })])
    expect([recall.answers(at('a')), recall.answers(at('b'))]).toEqual([{ q: 'yes' }, {}])
  })

  it('its warnings, after those inside of it if it holds steps', () => {
    const inner = at('a', 'sub#1.1/')
    const warning = (place: NodeAt, message: string) => event({ ...place, type: 'warning', code: 'c', message })
    const records = [warning(at('sub'), 'own'), warning(inner, 'inside'), completed(inner), completed(at('sub'))]
    const messages = (node: string) =>
      new SessionRecall(records).notes(at('sub'), stepOf(node)).map((one) => ('message' in one ? one.message : ''))
    expect(messages('sub')).toEqual(['inside', 'own'])
    expect(messages('a')).toEqual(['own'])
    expect(new SessionRecall(records).notes(at('b'), stepOf('b'))).toEqual([])
  })

  it('the errors that were handled inside of it', () => {
    const [one, two, three] = [at('a', 'sub#1.1/'), at('b', 'sub#1.1/'), at('h', 'sub#1.1/')]
    const lead: JournalRecord = event({
      ...{ ...one, type: 'route_taken', action: 'to', to: 'h', route: 'routes[0]', kind: 'x.y' },
    })
    const recall = new SessionRecall([failed(one), lead, completed(three), failed(two), taken(two, 'unhandled')])
    expect(recall.handledInside(at('sub')).map(({ end }) => end.node)).toEqual(['a', 'h'])
    const again = new SessionRecall([failed(one), retried(one)])
    expect(again.handledInside(at('sub'))).toEqual([])
  })

  it('a child with other inputs is forgotten, with the same ones it is not', () => {
    const inner = at('a', 'sub#1.1/')
    const started = event({
      ...{ ...at('sub'), type: 'subworkflow_started', workflow: 'c', file: 'f' },
      ...{ input: {}, input_digest: computeInputsDigest({ n: 1 }) },
    })
    const isKept = (records: readonly JournalRecord[], inputs: { n: number }) => {
      const walk = new Walk(records)
      walk.recall.child(at('sub'), inputs)
      return walk.isRecalled(inner)
    }
    expect(isKept([started, completed(inner)], { n: 1 })).toBe(true)
    expect(isKept([started, completed(inner)], { n: 2 })).toBe(false)
    expect(isKept([completed(inner)], { n: 2 })).toBe(true)
  })
})

describe('members of a group', () => {
  const scope = 'pair#1.1/'
  const [first, second] = [at('m1', scope), at('m1', scope, 2)]

  it('have the place of their last end, once they are done', () => {
    const order = (...records: readonly JournalRecord[]) => new SessionRecall(records).endOrder(scope, 'm1')
    expect(order()).toBeNull()
    expect(order(completed(first))).toBe(0)
    expect(order(failed(first), retried(first))).toBeNull()
    expect(order(failed(first), retried(first), completed(second))).toBe(2)
    expect(order(failed(first))).toBeNull()
    expect(order(failed(first), taken(first, 'collected'))).toBe(0)
  })

  it('have their attempts in the order of their ends, up to the first that was not retried', () => {
    const other = at('m2', scope)
    const records = [failed(first), retried(first), completed(other), completed(second), completed(at('m1', scope, 3))]
    const ends = new SessionRecall(records)
      .members(scope, ['m1', 'm2', 'none'])
      .map(({ end }) => `${end.node} ${end.attempt}`)
    expect(ends).toEqual(['m1 1', 'm2 1', 'm1 2'])
  })
})

describe('secrets that a resume needs', () => {
  const LOST: Flaws = { missing: [], lost: true }
  const lostIn = (...records: readonly JournalRecord[]) => new SessionRecall(records).findTroubles(workflow).lost

  it('inside of a child are needed only until the child has completed', () => {
    const inside = completed(at('a', 'sub#1.1/'), {}, LOST)
    expect(lostIn(inside)).toEqual(['sub'])
    expect(lostIn(inside, completed(at('sub')))).toEqual([])
    expect(lostIn(inside, failed(at('sub')))).toEqual(['sub'])
    const namesake = at('lone', 'sub#1.1/')
    expect(lostIn(completed(namesake, {}, LOST), taken(namesake, 'to', null))).toEqual(['sub'])
  })

  it('are those of steps that something reads, or whose routes are still to be chosen', () => {
    const lost = (node: string, ...more: readonly JournalRecord[]) => lostIn(completed(at(node), {}, LOST), ...more)
    expect(lost('a', taken(at('a'), 'to', null))).toEqual(['a'])
    expect(lost('lone')).toEqual(['lone'])
    expect(lost('lone', taken(at('lone'), 'to', null))).toEqual([])
    expect(lost('sweep')).toEqual(['sweep'])
    expect(lost('tidy')).toEqual([])
  })

  it('are not those of attempts that run again, or were retried', () => {
    const flawed = { ...failed(at('a')), flaws: LOST }
    expect(lostIn(flawed)).toEqual([])
    expect(lostIn(flawed, retried(at('a')))).toEqual([])
    expect(lostIn(flawed, taken(at('a'), 'recover'))).toEqual(['a'])
  })

  it('are named by their origin and by the steps that hold them', () => {
    const missing: Flaws = { missing: ['env:TOKEN'], lost: false }
    const records = [completed(at('a'), {}, missing), completed(at('b'), {}, LOST), completed(at('lone'))]
    expect(new SessionRecall(records).findTroubles(workflow)).toEqual({
      missing: new Set(['env:TOKEN']),
      holders: ['a'],
      lost: ['b'],
    })
  })
})
