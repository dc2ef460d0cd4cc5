import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventJson, type RunEvent } from '../../src/core/events.js'
import { jsonText } from '../../src/core/json.js'
import { EventTexts } from '../../src/run/event-text.js'

const word = fc.oneof(fc.constantFrom('', 'tick', 'a"b', '\\', 'é😀', '\ud800'), fc.string({ unit: 'binary' }))
const at = { scope: word, node: word, visit: fc.nat(), attempt: fc.nat(3) }
const item = fc.record({ group: word, index: fc.nat(), key: word })

const started = fc.record(
  { ...at, type: fc.constant('node_started' as const), node_type: word, item },
  { requiredKeys: ['scope', 'node', 'visit', 'attempt', 'type', 'node_type'] },
)
const taken = fc.record(
  {
    ...at,
    type: fc.constant('route_taken' as const),
    action: fc.constantFrom('to', 'end', 'halt', 'recover'),
    to: fc.option(word),
    route: word,
    kind: fc.option(word),
    retries_exhausted: fc.boolean(),
    output: fc.constantFrom(null, 1, { a: 'b' }),
  },
  { requiredKeys: ['scope', 'node', 'visit', 'attempt', 'type', 'action', 'to', 'route', 'kind'] },
)
const others = fc.constantFrom<RunEvent>(
  { type: 'warning', scope: '', node: null, code: 'c', message: 'm' },
  {
    scope: '',
    node: 'tick',
    visit: 1,
    attempt: 1,
    type: 'node_completed',
    node_type: 'set',
    output: 1,
    duration_ms: 0,
  },
)

// A field that these know nothing of would be missing in the log: the types say when there is a new one.
type Known<T extends RunEvent['type'], F> =
  Exclude<keyof Extract<RunEvent, { type: T }>, F> extends never ? true : false
const knowsStarted: Known<'node_started', keyof typeof at | 'type' | 'node_type' | 'item'> = true
const knowsTaken: Known<
  'route_taken',
  keyof typeof at | 'type' | 'action' | 'to' | 'route' | 'kind' | 'retries_exhausted' | 'output'
> = true

describe('the text of an event', () => {
  it('is the JSON of it, whatever came before', () => {
    expect([knowsStarted, knowsTaken]).toEqual([true, true])
    fc.assert(
      fc.property(fc.array(fc.oneof(started, taken, others), { maxLength: 20 }), (events) => {
        const texts = new EventTexts()
        for (const event of events) expect(texts.of(event, eventJson(event))).toBe(jsonText(event))
      }),
    )
  })

  it('is that of the event without its secrets', () => {
    const event: RunEvent = { scope: '', node: 'a', visit: 1, attempt: 1, type: 'node_started', node_type: 'set' }
    const clean = { scope: '', node: '***', visit: 1, attempt: 1, type: 'node_started', node_type: 'set' }
    expect(new EventTexts().of(event, clean)).toBe(jsonText(clean))
  })

  it('stays right when there are more words than are remembered', () => {
    const texts = new EventTexts()
    for (let visit = 0; visit < 1100; visit += 1) {
      const event: RunEvent = {
        scope: '',
        node: `n${visit}`,
        visit,
        attempt: 1,
        type: 'node_started',
        node_type: 'set',
      }
      expect(texts.of(event, eventJson(event))).toBe(jsonText(event))
    }
  })
})
