import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { artifactService } from '../action/services.js'
import { temporaryFolder } from '../support/folders.js'
import { type ActResult, actWorkflow, hasRunner } from './act.js'

/** Each item leaves a line in a log that all machines share. One kills its runner's process, where it is told to. */
const SWEEP = `workflow: { name: sweep, entry_point: list, input: { log: { type: string }, victim: { type: string, default: "" } } }
agents:
  - { name: list, type: set, value: "{{ range(16) | list }}", routes: [{ to: each }] }
  - { name: report, type: script, env: { LOG: "{{ workflow.input.log }}" }, run: 'echo report >> "$LOG"' }
for_each:
  - name: each
    type: for_each
    source: list.output
    as: item
    max_concurrent: 1
    agent:
      name: one
      type: script
      env: { ITEM: "{{ item }}", LOG: "{{ workflow.input.log }}", VICTIM: "{{ workflow.input.victim }}" }
      run: |
        if [ "$ITEM" = "$VICTIM" ] && [ "$GITHUB_JOB" != join ]; then kill -9 $PPID; exit 1; fi
        echo "item $ITEM" >> "$LOG"
        echo "{\\"seen\\": $ITEM}"
    routes: [{ to: report }]
output: { seen: "{{ each.outputs | map(attribute='seen') | list | tojson }}" }
`

/** The runner knows no `job.workflow_sha`, so the action comes from a folder of this machine instead of a checkout. */
const SHIPPED = readFileSync(
  path.resolve(import.meta.dirname, '../../.github/workflows/fan-out.yml'),
  'utf8',
).replaceAll(
  / {6}- name: Check out the action\n[\s\S]*?persist-credentials: false\n/g,
  () => `      - run: cp -rL "${inject('action')}" .conductor-action\n`,
)
const ALL = Array.from({ length: 16 }, (_, item) => `item ${item}`)

interface Sweep {
  readonly artifacts: Awaited<ReturnType<typeof artifactService>>
  readonly log: () => readonly string[]
  readonly attempt: (number: number, workflow: string, victim: string) => Promise<ActResult>
}

/** Machines that share nothing but artifacts and a log of what happened. */
async function sweep(items = 'range(16) | list'): Promise<Sweep> {
  const artifacts = await artifactService()
  const folder = temporaryFolder()
  const file = path.join(folder, 'log')
  const caller = (victim: string): string => `name: CI
on: push
jobs:
  sweep:
    uses: ./.github/workflows/fan-out.yml
    with:
      workflow: flows/sweep.yaml
      shards: each=8
      inputs: |
        log: ${file}
        victim: "${victim}"
  next:
    needs: sweep
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    steps:
      - { id: say, run: 'echo "next \${{ needs.sweep.outputs.outcome }} \${{ needs.sweep.outputs.output }}"' }
`
  return {
    artifacts,
    log: () => readFileSync(file, 'utf8').trim().split('\n').sort(),
    attempt: (number, workflow, victim) =>
      actWorkflow(caller(victim), {
        files: {
          'flows/sweep.yaml': SWEEP.replace('range(16) | list', items),
          '.github/workflows/fan-out.yml': workflow,
        },
        artifacts,
        api: artifacts,
        secrets: { GITHUB_TOKEN: 'ghs_of_the_job' },
        env: { GITHUB_RUN_ATTEMPT: String(number), GITHUB_RUN_ID: '77' },
      }),
  }
}

/** The same workflow in a later attempt: the plan is not run again, its outputs are kept, and only these shards run. */
function again(plan: string, shards: readonly number[]): string {
  const kept = `      - id: plan
        run: |
          echo 'shards=${JSON.stringify(shards)}' >> "$GITHUB_OUTPUT"
          echo 'plan=${plan}' >> "$GITHUB_OUTPUT"

`
  const [begin, end] = [SHIPPED.indexOf('      - id: plan'), SHIPPED.indexOf('  shards:\n    name:')]
  return SHIPPED.slice(0, begin) + kept + SHIPPED.slice(end)
}

describe.skipIf(!hasRunner)('the reusable workflow in a runner', () => {
  test('a leg dies before its upload: the next attempt runs only that leg and repeats no finished item', async () => {
    const { artifacts, log, attempt } = await sweep()
    const first = await attempt(1, SHIPPED, '5')
    // The runner shows one result for all legs of a matrix, so each is asked for its step.
    const legs = Array.from({ length: 8 }, (_, at) => first.step(`Shard ${at + 1}-${at + 1}`, 'shard').result)
    expect(legs).toEqual(legs.map((_, at) => (at === 5 ? 'failure' : 'success')))
    const joined = first.step('Join', 'join')
    expect(joined.annotations.map(({ message }) => message).join()).toContain(
      'items of shard 6 ended on no machine; they run here',
    )
    expect(joined.summary).toContain('| 6 | 2 | 0 |  |  | lost: it left nothing, its items ran in the join |')
    expect(joined.outputs).toMatchObject({ outcome: 'success', seen: `[${ALL.map((_, item) => item).join(',')}]` })
    expect(log()).toEqual([...ALL, 'report'].sort())

    const plan = artifacts.artifacts.find(({ name }) => name.includes('-plan-'))?.name ?? ''
    const second = await attempt(2, again(plan, [6]), '5')
    const [leg = '', ...more] = Object.keys(second.jobs).filter((name) => name.startsWith('Shard'))
    expect(more).toEqual([])
    expect(second.jobs).toMatchObject({ [leg]: 'success', Join: 'success', next: 'success' })
    expect(second.step(leg, 'shard').log).toContain('the join of an earlier attempt has ended items of this shard')
    expect(second.step('Join', 'join').log).toContain('nothing of it is run again')
    expect(second.step('next', 'say').log).toContain('next success {seen:[0,1,2')
    expect(log()).toEqual([...ALL, 'report'].sort())
  })

  test('without a plan the join is red and starts no item', async () => {
    const { artifacts, attempt } = await sweep()
    const result = await attempt(1, SHIPPED.replace('command: plan', 'command: planned'), '')
    expect(result.jobs).toMatchObject({ Plan: 'failure', Join: 'failure' })
    expect(result.everything).toContain('No item was started')
    expect(artifacts.artifacts.map(({ name }) => name)).toEqual([expect.stringMatching(/-1-refused$/)])
  })

  test('an empty list skips the matrix, not the join', async () => {
    const { attempt, log } = await sweep('[]')
    const result = await attempt(1, SHIPPED, '')
    expect(result.jobs).toMatchObject({ Plan: 'success', Join: 'success', next: 'success' })
    expect(log()).toEqual(['report'])
  })
})
