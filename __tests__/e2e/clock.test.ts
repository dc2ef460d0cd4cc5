import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runFlow, temporaryFolder } from './support/command.js'
import { workflow } from './support/table.js'

/** Sets the time of day one hour back, or forward, as soon as a run is under way. */
const moved = (hours: number): string =>
  `const now = Date.now; let asked = 0; Date.now = () => now() + (asked++ < 2 ? 0 : ${hours} * 3600000)`

const YAML = workflow(
  [
    '- { name: pause, type: wait, duration: 1s, routes: [{ to: flaky }] }',
    '- { name: flaky, type: script, run: "test -e again || { touch again; exit 1; }", routes: [{ to: slow }, { on_error: true, retry: { max: 2, initial_seconds: 1 } }] }',
    '- { name: slow, type: script, run: sleep 600, timeout: 1, routes: [{ to: $end }, { on_error: internal.timeout, to: $end }] }',
  ].join('\n'),
  'entry_point: pause',
)

describe('a clock that is changed during a run', () => {
  it.each([-1, 1])(
    'by %i hours moves no wait, no delay and no timeout',
    async (hours) => {
      const folder = temporaryFolder()
      const env = { NODE_OPTIONS: `--require ${path.join(folder, 'clock.cjs')}` }
      const ran = await runFlow({ folder, yaml: YAML, files: { 'clock.cjs': moved(hours) }, env })
      expect(ran.code, ran.stderr).toBe(0)
      const { events } = ran
      const times = events.map(({ timestamp }) => timestamp)
      expect([...times].sort()).toEqual(times)
    },
    60_000,
  )
})
