import { describe, expect, test } from 'vitest'
import { findNode } from '../../scripts/tools.mjs'
import { FakeRunner } from '../action/fake-runner.js'
import { artifactService, restApi, runtimeToken, unzip } from '../action/services.js'

const HALTING =
  'workflow: { name: demo, entry_point: both }\nagents:\n  - { name: a, type: script, run: echo from-a }\n  - name: b\n    type: script\n    run: |\n      printf \'%s\' \'{"kind": "external.git.drift", "message": "behind"}\' > "$CONDUCTOR_ERROR_OUT"\nparallel:\n  - { name: both, agents: [a, b], failure_mode: all_or_nothing }\n'

// GitHub runs node20 actions on Node 24, and other runners on what they have.
describe.each([22, 24])('the bundle on Node %i', (major) => {
  const node = findNode(major)

  test.skipIf(node === null)('runs, uploads, posts and ends', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    const api = await restApi()
    runner.file('workflow.yaml', HALTING)
    const step = await runner.step({
      node: node ?? '',
      env: { ACTIONS_RESULTS_URL: artifacts.url, ACTIONS_RUNTIME_TOKEN: runtimeToken(), GITHUB_API_URL: api.url },
      with: { 'check-run': 'true', 'github-token': 'ghs_x' },
    })
    expect(step.code).toBe(1)
    expect(step.outputs).toMatchObject({ outcome: 'halted', 'exit-code': '3', 'artifact-id': '1' })
    expect(Object.keys(unzip(artifacts.artifacts[0]?.zip ?? Buffer.alloc(0)))).toContain('errors.jsonl')
    expect(api.requests).toHaveLength(1)
    expect(step.stderr).toBe('')
  })

  test.skipIf(node === null)('is cancelled', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      'workflow: { name: demo, entry_point: a }\nagents:\n  - { name: a, type: script, run: "echo started; sleep 60" }\n',
    )
    const step = await runner.step({ node: node ?? '', when: ['started\n', (child) => child.kill('SIGTERM')] })
    expect(step.code).toBe(1)
    expect(step.outputs).toMatchObject({ outcome: 'cancelled', 'exit-code': '143' })
  })
})
