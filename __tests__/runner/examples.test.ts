import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { INPUTS } from '../../src/action/input-table.js'
import { OUTPUTS } from '../../src/action/outputs.js'
import { artifactService, restApi } from '../action/services.js'
import { temporaryFolder } from '../support/folders.js'
import { actWorkflow, hasRunner } from './act.js'

const folder = path.resolve(import.meta.dirname, '../../examples/github')
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'))

const CHECK = `workflow: { name: check, entry_point: probe, input: { base: { type: string } } }
agents:
  - name: probe
    type: script
    run: |
      printf '%s' '{"kind": "external.git.drift", "message": "behind"}' > "$CONDUCTOR_ERROR_OUT"
`

test.each(names)('%s uses existing inputs and outputs', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8')
  const jobs = Object.values<{ steps: { uses?: string; with?: object }[] }>(parse(text).jobs)
  const steps = jobs.flatMap((job) => job.steps).filter(({ uses }) => uses?.startsWith('conductor-action/') === true)
  const given = steps.flatMap((step) => Object.keys(step.with ?? {}))
  expect(Object.keys(INPUTS)).toEqual(expect.arrayContaining(given))
  for (const [, output] of text.matchAll(/steps\.check\.outputs\.([\w-]+)/g))
    expect(Object.keys(OUTPUTS)).toContain(output)
})

describe.skipIf(!hasRunner)('in a runner', () => {
  test('the check of a pull request', async () => {
    const api = await restApi()
    const payload = {
      pull_request: {
        number: 5,
        head: { ref: 'topic', sha: 'feedfacefeedfacefeedfacefeedfacefeedface' },
        base: { ref: 'main' },
      },
    }
    const workflow = readFileSync(path.join(folder, 'pull-request-check.yml'), 'utf8')
    const result = await actWorkflow(workflow, {
      files: { 'ci/check.yaml': CHECK },
      event: 'pull_request',
      payload,
      api,
      secrets: { GITHUB_TOKEN: 'ghs_of_the_job' },
    })
    expect(result.jobs).toEqual({ Check: 'failure' })
    expect(result.step('Check', 'check').outputs).toMatchObject({
      outcome: 'halted',
      'error-kind': 'external.git.drift',
    })
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
    expect(result.everything).toContain('probe raised external.git.drift')
  })

  test('one step without a file', async () => {
    const npm = `#!/bin/sh
case $1 in
ci)
  if [ ! -e .tried ]; then touch .tried; echo 'npm error code ECONNRESET' >&2; exit 1; fi
  ;;
audit)
  printf '# npm audit report\\n\\nx  *\\n\\n2 vulnerabilities (1 low, 1 moderate)\\n'
  exit 1
  ;;
esac
`
    const workflow = readFileSync(path.join(folder, 'one-step.yml'), 'utf8').replace(
      'persist-credentials: false',
      'persist-credentials: false\n      - run: chmod +x bin/npm && echo "$PWD/bin" >> "$GITHUB_PATH"',
    )
    const result = await actWorkflow(workflow, { files: { 'bin/npm': npm }, event: 'workflow_dispatch' })
    expect(Object.values(result.jobs)).toEqual(['success'])
    const [job = ''] = Object.keys(result.jobs)
    expect(result.step(job, 'check').outputs).toMatchObject({ outcome: 'success', attempts: '2' })
    const audit = result.step(job, 'audit')
    expect(audit.outputs).toMatchObject({ outcome: 'success', 'error-kind': 'external.npm.audit.moderate' })
    expect(audit.annotations).toMatchObject([{ level: 'warning' }])
    expect(result.everything).toContain('tolerated external.npm.audit.moderate')
  })

  test('an approved deploy that is run again, whole, deploys once', async () => {
    const log = path.join(temporaryFolder(), 'log')
    const deploy = `workflow: { name: deploy, entry_point: build, runtime: { strict_exit: true } }
agents:
  - { name: build, type: script, run: 'echo build >> "$LOG"', routes: [{ to: approve }] }
  - name: approve
    type: human_gate
    prompt: Deploy?
    options: [{ label: Not now, value: later, route: $end }, { label: Deploy, value: deploy, route: push, prompt_for: reason }]
  - { name: push, type: script, run: 'echo push >> "$LOG"', routes: [{ to: smoke }] }
  - { name: smoke, type: script, run: 'echo smoke >> "$LOG"; test -n "$OK"' }
`
    const artifacts = await artifactService()
    // The runner would fetch actions/checkout for a ref.
    const workflow = readFileSync(path.join(folder, 'approval.yml'), 'utf8').replace(/ +ref: .*\n/, '')
    const attempt = (number: number, env = {}) =>
      actWorkflow(workflow, {
        files: { 'deploy.yaml': deploy },
        event: 'workflow_dispatch',
        artifacts,
        api: artifacts,
        secrets: { GITHUB_TOKEN: 'ghs_of_the_job' },
        env: { GITHUB_RUN_ATTEMPT: String(number), GITHUB_RUN_ID: '77', LOG: log, ...env },
      })
    expect((await attempt(1)).jobs).toEqual({ Prepare: 'success', Approved: 'failure' })
    expect((await attempt(2, { OK: '1' })).jobs).toEqual({ Prepare: 'success', Approved: 'success' })
    expect((await attempt(3)).jobs).toEqual({ Prepare: 'success', Approved: 'success' })
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(['build', 'push', 'smoke', 'smoke'])
  })

  test('the nightly job keeps breaker and ledger over three failing nights', async () => {
    const kept = temporaryFolder()
    const calls = path.join(kept, 'calls')
    const nightly = `workflow: { name: nightly, entry_point: publish }
agents:
  - name: publish
    type: script
    run: |
      echo called >> ${calls}
      printf '%s' '{"kind": "external.registry.down", "message": "no answer"}' > "$CONDUCTOR_ERROR_OUT"
    resilience:
      circuit_breaker: { failure_threshold: 1, recovery_timeout: 86400, key: registry, scope: repository }
`
    try {
      const workflow = readFileSync(path.join(folder, 'nightly-escalation.yml'), 'utf8').replace(
        '- uses: conductor-action',
        '- id: nightly\n        uses: conductor-action',
      )
      const nights = []
      for (const night of ['101', '102', '103']) {
        const result = await actWorkflow(workflow, {
          files: { 'ci/nightly.yaml': nightly },
          event: 'workflow_dispatch',
          caches: path.join(kept, 'caches'),
          env: { GITHUB_RUN_ID: night },
        })
        expect(result.jobs).toEqual({ Nightly: 'failure' })
        const { outputs, summary } = result.step('Nightly', 'nightly')
        nights.push({
          kind: outputs['error-kind'],
          seen: /seen in \d+ of the last \d+ runs?/.exec(summary)?.[0],
          calls: readFileSync(calls, 'utf8').trim().split('\n').length,
        })
      }
      expect(nights).toMatchObject([
        { kind: 'external.registry.down', calls: 1 },
        { kind: 'internal.circuit_open', calls: 1 },
        { kind: 'internal.circuit_open', calls: 1, seen: 'seen in 2 of the last 3 runs' },
      ])
    } finally {
      rmSync(kept, { recursive: true, force: true })
    }
  })
})
