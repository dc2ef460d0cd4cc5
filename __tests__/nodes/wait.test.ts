import { describe, expect, it } from 'vitest'
import { executeWait } from '../../src/nodes/wait.js'
import { VirtualClock } from '../../src/scenario/run.js'
import { type Surroundings, surroundings } from './execution.js'

async function wait(duration: string | number, given: Surroundings = {}) {
  const clock = given.clock ?? new VirtualClock(5_000)
  const { context, seen } = surroundings({ ...given, clock })
  return { end: await executeWait({ name: 'a', type: 'wait', duration }, context), seen, clock }
}

describe('a wait', () => {
  it.each([
    ['500ms', 0.5],
    ['60s', 60],
    ['2.5m', 150],
    ['1h', 3600],
    [90, 90],
    ['{{ n }}s', 7],
  ])('%s', async (duration, seconds) => {
    const { end, seen } = await wait(duration, { names: { n: 7 } })
    expect(end).toEqual({ status: 'completed', output: { waited_seconds: seconds } })
    expect(seen.timers).toEqual([[5_000 + seconds * 1000, 5_000]])
  })

  it.each(['soon', '0s', '-5', '25h', '', 0, -1, Number.NaN])('%s is refused', async (duration) => {
    const { end, clock } = await wait(duration)
    expect(end).toMatchObject({
      status: 'raised',
      error: { envelope: { kind: 'internal.schema_violation', details: { failed_field: 'duration' } } },
    })
    expect(clock.slept).toBe(0)
  })

  it('raises what a template failed at', async () => {
    expect((await wait('{{ gone }}')).end).toMatchObject({ error: { envelope: { kind: 'internal.template_error' } } })
  })

  it('goes on with the deadline of an interrupted run', async () => {
    const { end, seen } = await wait('1h', { timer: { deadline: 6_000, started: 1_000 } })
    expect(end).toEqual({ status: 'completed', output: { waited_seconds: 5 } })
    expect(seen.timers).toEqual([])
  })

  it('whose deadline has passed ends at once', async () => {
    const { clock } = await wait('1h', { timer: { deadline: 2_000, started: 1_000 } })
    expect(clock.slept).toBe(0)
  })

  it('that was begun under a later time of day takes no longer than it would anew', async () => {
    const { end, clock } = await wait('1h', { timer: { deadline: 9_000_000, started: 8_990_000 } })
    expect(end).toEqual({ status: 'completed', output: { waited_seconds: 0 } })
    expect(clock.slept).toBe(10_000)
  })

  it('ends when the run is cancelled', async () => {
    const { end } = await wait('1h', { signal: AbortSignal.abort() })
    expect(end).toEqual({ status: 'cancelled' })
  })
})
