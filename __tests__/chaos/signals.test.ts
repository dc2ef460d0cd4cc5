import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conductor, runFlow } from '../e2e/support/command.js'
import { workflow } from '../e2e/support/table.js'
import { attack } from './support.js'

const YAML = workflow(
  [
    '- { name: one, type: script, run: "echo $$ >> pids; env -i setsid -f sleep 300 & sleep 0.1", routes: [{ to: two }] }',
    '- { name: two, type: wait, duration: 200ms, routes: [{ to: three }] }',
    '- { name: three, type: script, run: "echo $$ >> pids; sleep 0.2; echo done >> did", routes: [{ to: $end }] }',
    '- { name: clean, type: script, run: "touch cleaned" }',
  ].join('\n'),
  'entry_point: one\nfinally: clean',
)

const alive = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/ Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

describe.skipIf(process.platform !== 'linux')('signals at random moments', () => {
  it('end in a result and no process, or in a folder that goes on; what is done is not done again', async () => {
    const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131, SIGKILL: null } as const
    const names = Object.keys(codes) as (keyof typeof codes)[]
    const later = names.filter((name) => name !== 'SIGKILL')
    const drawn = fc.record({
      signal: fc.constantFrom(...names),
      // Impatient people and runners send more of them.
      more: fc.array(fc.record({ signal: fc.constantFrom(...later), gap: fc.nat(300) }), { maxLength: 4 }),
      after: fc.nat(900),
    })
    await attack(
      drawn,
      async ({ signal, more, after }) => {
        const act = async (child: { kill: (name: NodeJS.Signals) => boolean }): Promise<void> => {
          await sleep(after)
          child.kill(signal)
          for (const next of more) {
            await sleep(next.gap)
            child.kill(next.signal)
          }
        }
        const ran = await runFlow({ yaml: YAML, when: { seen: /./, act: (child) => void act(child) } })
        if (ran.code === 0) return
        // Of two that come at once the system chooses which one is seen first.
        const sent = signal === 'SIGKILL' ? [signal] : [signal, ...more.map((next) => next.signal)]
        expect(sent.map((name) => codes[name])).toContain(ran.code)
        if (signal !== 'SIGKILL') {
          expect(ran.result).toMatchObject({ outcome: 'cancelled', exit_code: ran.code })
          const pids = existsSync(`${ran.folder}/pids`)
            ? readFileSync(`${ran.folder}/pids`, 'utf8').split('\n').filter(Boolean).map(Number)
            : []
          expect(pids.filter(alive)).toEqual([])
        }
        // Killed before there was a checkpoint: then nothing has begun, either.
        if (!existsSync(`${ran.folder}/run/checkpoint.json`)) {
          expect(signal).toBe('SIGKILL')
          expect(existsSync(`${ran.folder}/pids`)).toBe(false)
          return
        }
        const again = await conductor(['resume', 'run'], { cwd: ran.folder, env: { TMPDIR: ran.folder } })
        expect(again.code, again.stderr).toBe(0)
        expect(readFileSync(`${ran.folder}/did`, 'utf8').split('\n').filter(Boolean).length).toBeLessThanOrEqual(2)
      },
      0.3,
    )
  })
})
