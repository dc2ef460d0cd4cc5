import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect } from 'vitest'
import { conductor, temporaryFolder, writeFiles } from '../e2e/support/command.js'

/** Items leave a line when they are through; `done` is what counts as a side effect. */
const WORKFLOW = `
workflow: { name: sweep, entry_point: list }
agents:
  - { name: list, type: set, value: "{{ range(6) | list }}", routes: [{ to: each }] }
  - { name: after, type: script, run: 'echo after >> log' }
for_each:
  - name: each
    type: for_each
    source: list.output
    as: item
    max_concurrent: 1
    failure_mode: continue_on_error
    agent:
      name: one
      type: script
      env: { ITEM: "{{ item }}" }
      run: |
        sleep 0.05
        echo "item $ITEM" >> log
        if [ "$ITEM" = 4 ]; then echo '{"kind": "app.bad", "message": "no"}' > "$CONDUCTOR_ERROR_OUT"; exit 1; fi
        echo "{\\"seen\\": $ITEM}"
    routes: [{ to: after }, { on_error: x.y, halt: true }]
output: { seen: "{{ each.outputs | map(attribute='seen') | list | tojson }}", failed: "{{ each.errors | length }}" }
`

/** When each process dies, in milliseconds after its start; null lets it live. Shards first, then the join. */
export type Deaths = readonly (number | null)[]

export const deaths: fc.Arbitrary<Deaths> = fc.array(fc.option(fc.integer({ min: 50, max: 900 }), { freq: 2 }), {
  minLength: 3,
  maxLength: 6,
})

/** Runs two shards and their join as processes that are killed, and goes on until there is an end. */
export async function killedAndJoined(drawn: Deaths): Promise<void> {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'w.yaml': WORKFLOW })
  const left = [...drawn]
  const run = async (
    args: readonly string[],
  ): Promise<{ readonly code: number | null; readonly stderr: string; readonly stdout: string }> => {
    const after = left.shift() ?? null
    const settled = endedItems(cwd)
    const before = lines(cwd).length
    const act = (child: { kill: (name: NodeJS.Signals) => boolean }): void =>
      void sleep(after ?? 0).then(() => child.kill('SIGKILL'))
    const done = await conductor(args, { cwd, ...(after === null ? {} : { when: { seen: /./, act } }) })
    const again = lines(cwd)
      .slice(before)
      .filter((line) => settled.has(line))
    expect(again, `${args.join(' ')} did again what had ended`).toEqual([])
    return done
  }
  expect((await conductor(['run', 'w.yaml', '--shards', 'each=2', '--run-dir', 'plan'], { cwd })).code).toBe(4)
  for (const index of [1, 2]) await run(['resume', 'plan', '--shard', `${index}/2`, '--run-dir', `s${index}`])
  const folders = ['s1', 's2'].filter((folder) => existsSync(path.join(cwd, folder)))
  for (let tries = 0; ; tries++) {
    const joined = await run(['resume', 'plan', '--join', ...folders])
    if (joined.code === null) continue
    // A join that died after its last write has ended the run.
    const isOver = joined.code === 2 && tries > 0 && joined.stderr.includes('nothing to join any more')
    const output = isOver
      ? JSON.parse(readFileSync(path.join(cwd, 'plan/result.json'), 'utf8')).output
      : JSON.parse(joined.stdout)
    expect([isOver ? 0 : joined.code, output]).toEqual([0, { seen: [0, 1, 2, 3, 5], failed: 1 }])
    return
  }
}

function lines(cwd: string): readonly string[] {
  const file = path.join(cwd, 'log')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

/** What the journals of all folders say has ended. */
function endedItems(cwd: string): ReadonlySet<string> {
  const ended = new Set<string>()
  for (const folder of ['plan', 's1', 's2']) {
    const file = path.join(cwd, folder, 'journal.jsonl')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    for (const line of text.split('\n').slice(0, -1)) {
      const { e } = JSON.parse(line).d
      const isEnd = e.type === 'node_completed' || (e.type === 'route_taken' && e.action === 'collected')
      const index = /\[(\d+)\]\/$/.exec(e.scope)?.[1]
      if (isEnd && e.node === 'one') ended.add(`item ${index}`)
    }
  }
  return ended
}
