import { describe, expect, test } from 'vitest'
import { artifactService, restApi, unzip } from '../action/services.js'
import { act, hasRunner } from './act.js'

const DRIFT = `workflow:
  name: drift-check
  entry_point: probe
  input:
    mode: { type: string, default: fine }
    version: { type: string, default: "" }
agents:
  - name: probe
    type: script
    env: { MODE: "{{ workflow.input.mode }}" }
    raises: [external.git.drift]
    run: |
      echo "looking at $MODE"
      echo "FROM_NODE=yes" >> "$GITHUB_ENV"
      if [ "$MODE" = drift ]; then
        printf '%s' '{"kind": "external.git.drift", "message": "behind by 3", "details": {"file": "src/a.ts", "line": 7}}' > "$CONDUCTOR_ERROR_OUT"
        exit 1
      fi
output:
  mode: "{{ workflow.input.mode }}"
  version: "v{{ workflow.input.version }}"
`
const FILES = { 'flows/drift.yaml': DRIFT, 'src/a.ts': 'x\n' }

const STEP = (inputs: string, uses = 'acme/conductor-action@v1') => `      - uses: actions/checkout@v4
      - id: c
        uses: ${uses}
        continue-on-error: true
        with:
          workflow: flows/drift.yaml
${inputs}`

describe.skipIf(!hasRunner)('in a runner', () => {
  test('success, outputs for later steps and jobs, inputs as written, effects on later steps', async () => {
    const result = await act(
      `  build:
    runs-on: ubuntu-latest
    outputs: { mode: "\${{ steps.c.outputs.mode }}" }
    steps:
${STEP('          inputs: |\n            version: 1.10')}
      - id: later
        run: echo "later \${{ steps.c.outputs.outcome }} \${{ steps.c.outputs.version }} $FROM_NODE"
      - id: new
        uses: acme/conductor-action/node24@v1
        with: { workflow: flows/drift.yaml }
  after:
    runs-on: ubuntu-latest
    needs: build
    steps:
      - { id: say, run: 'echo "needs \${{ needs.build.outputs.mode }}"' }
`,
      { files: FILES },
    )
    expect(result.jobs).toEqual({ build: 'success', after: 'success' })
    const step = result.step('build', 'c')
    expect(step.outputs).toMatchObject({
      outcome: 'success',
      'exit-code': '0',
      mode: 'fine',
      version: 'v1.10',
      'error-kind': '',
    })
    expect(step.groups).toEqual(['probe (script)'])
    expect(step.annotations).toEqual([])
    expect(step.summary).toContain('succeeded')
    expect(result.step('build', 'later').log).toContain('later success v1.10 yes')
    expect(result.step('build', 'new').outputs['outcome']).toBe('success')
    expect(result.step('after', 'say').log).toContain('needs fine')
  })

  test('a halt in a matrix: annotation, summary and an artifact for each leg; a later job downloads and resumes', async () => {
    const artifacts = await artifactService()
    const result = await act(
      `  build:
    runs-on: ubuntu-latest
    strategy: { fail-fast: false, matrix: { os: [a, b] } }
    steps:
${STEP('          inputs: "mode: drift"')}
      - run: exit 1
        if: steps.c.outcome == 'success'
  resume:
    runs-on: ubuntu-latest
    steps:
${STEP('          inputs: "mode: drift"\n          artifact-name: mine')}
      - id: again
        uses: acme/conductor-action@v1
        with: { workflow: flows/drift.yaml, resume-from: mine-1, inputs: "mode: fine" }
`,
      { files: FILES, artifacts },
    )
    expect(result.jobs).toEqual({ 'build-1': 'success', 'build-2': 'success', resume: 'success' })
    const names = ['build-1', 'build-2'].map((job) => {
      const step = result.step(job, 'c')
      expect(step.result).toBe('failure')
      expect(step.outputs).toMatchObject({
        outcome: 'halted',
        'exit-code': '3',
        'error-kind': 'external.git.drift',
        'failed-node': 'probe',
      })
      expect(step.annotations).toMatchObject([
        { level: 'error', file: 'src/a.ts', line: '7', title: 'external.git.drift · probe' },
      ])
      expect(step.summary).toMatch(/halted[\s\S]*behind by 3[\s\S]*```mermaid/)
      return step.outputs['artifact-name']
    })
    expect(new Set(names).size).toBe(2)
    for (const name of names) {
      const files = unzip(artifacts.artifacts.find((artifact) => artifact.name === name)?.zip ?? Buffer.alloc(0))
      expect(JSON.parse(files['errors.jsonl'] ?? '')).toMatchObject({
        envelope: { kind: 'external.git.drift' },
        github: { job: 'build' },
      })
    }
    expect(result.step('resume', 'again').outputs['outcome']).toBe('success')
  })

  test('the composite: same outputs, upload by another action, then success or failure by the outcome', async () => {
    const artifacts = await artifactService()
    const result = await act(
      `  build:
    runs-on: ubuntu-latest
    steps:
${STEP('          inputs: "mode: drift"\n          artifact-name: mine', 'acme/conductor-action/runner@v1')}
      - id: later
        run: echo "later \${{ steps.c.outcome }} \${{ steps.c.outputs.outcome }} \${{ steps.c.outputs.artifact-name }} \${{ steps.c.outputs.artifact-id }}"
      - id: again
        uses: acme/conductor-action/runner@v1
        with: { workflow: flows/drift.yaml, resume-from: mine-1, inputs: "mode: fine" }
      - id: keys
        run: echo "key \${{ fromJSON(steps.again.outputs.output).mode }}"
`,
      { files: FILES, artifacts },
    )
    expect(result.jobs).toEqual({ build: 'success' })
    expect(result.step('build', 'later').log).toContain('later failure halted mine-1 1')
    expect(Object.keys(unzip(artifacts.artifacts[0]?.zip ?? Buffer.alloc(0)))).toContain('errors.jsonl')
    expect(result.step('build', 'c').annotations).toHaveLength(1)
    expect(result.step('build', 'keys').log).toContain('key fine')
  })

  test('composites that resume each other, and one with invalid inputs', async () => {
    const artifacts = await artifactService()
    const use = (id: string, inputs: string) =>
      `      - { id: ${id}, uses: acme/conductor-action/runner@v1, continue-on-error: true, with: { workflow: flows/drift.yaml, ${inputs} } }\n`
    const first = `\${{ steps.one.outputs.artifact-name }}`
    const told = ['one', 'two', 'bad'].map(
      (id) => `\${{ steps.${id}.outputs.outcome }} \${{ steps.${id}.outputs.artifact-id }}`,
    )
    const result = await act(
      `  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
${use('one', 'inputs: "mode: drift"')}${use('two', `inputs: "mode: drift", resume-from: "${first}"`)}${use('bad', 'inputs: "[1]", resume-from: nope')}      - { id: later, run: 'echo "${told.join(', ')}"' }
`,
      { files: FILES, artifacts },
    )
    expect(result.jobs).toEqual({ build: 'success' })
    expect(result.step('build', 'later').log).toContain('halted 1, halted 2, invalid ')
    const runs = artifacts.artifacts.map(({ name }) => name.split('-').at(-1))
    expect(new Set(artifacts.artifacts.map(({ name }) => name)).size).toBe(2)
    expect(new Set(runs).size).toBe(1)
  })

  test('scripts cannot issue workflow commands, see no inputs, and masks work', async () => {
    const hostile = `workflow: { name: hostile, entry_point: probe, input: { pass: { type: string, secret: true } } }
agents:
  - name: probe
    type: script
    env: { PASS: "{{ workflow.input.pass }}" }
    run: |
      echo "::error::forged"
      echo "##[error]forged"
      echo "::set-output name=outcome::forged"
      echo "::add-mask::masked-value-1"
      echo "now masked-value-1 and $PASS"
      env | cut -d= -f1 | grep -E '^(INPUT_|ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL)' || echo "nothing to see"
      printf '%s' '{"kind": "external.x.y", "message": "a\\n::error::forged\\n##[warning]forged"}' > "$CONDUCTOR_ERROR_OUT"
`
    const artifacts = await artifactService()
    const result = await act(
      `  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - id: c
        uses: acme/conductor-action@v1
        continue-on-error: true
        with: { workflow: hostile.yaml, inputs: '{"pass": "secret-of-the-test"}' }
      - { id: later, run: echo now masked-value-1 }
`,
      { files: { 'hostile.yaml': hostile }, artifacts },
    )
    const step = result.step('build', 'c')
    expect(step.outputs['outcome']).toBe('halted')
    expect(step.annotations).toHaveLength(1)
    expect(step.ignored).toEqual(expect.arrayContaining(['::error::forged', '##[error]forged']))
    expect(step.log).toContain('nothing to see')
    expect(step.log).toContain('now *** and ***')
    expect(result.step('build', 'later').log).toContain('now ***')
    const files = unzip(artifacts.artifacts[0]?.zip ?? Buffer.alloc(0))
    expect(Object.values(files).join('')).not.toMatch(/masked-value-1|secret-of-the-test/)
  })

  test('a pull request: check run and comment, neither for a fork without permissions', async () => {
    const api = await restApi()
    const fork = await restApi({
      answer: () => ({ status: 403, body: { message: 'Resource not accessible by integration' } }),
    })
    const jobs = `  build:
    runs-on: ubuntu-latest
    steps:
${STEP('          inputs: "mode: drift"\n          check-run: true\n          comment: true\n          artifact: never\n          github-token: ghs_of_the_job')}
`
    const payload = {
      pull_request: {
        number: 5,
        head: { ref: 'topic', sha: 'feedfacefeedfacefeedfacefeedfacefeedface' },
        base: { ref: 'main' },
      },
    }
    const [own, foreign] = await Promise.all(
      [api, fork].map((service) => act(jobs, { files: FILES, event: 'pull_request', payload, api: service })),
    )
    expect(api.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'POST /repos/acme/rockets/check-runs',
      'GET /repos/acme/rockets/issues/5/comments',
      'POST /repos/acme/rockets/issues/5/comments',
    ])
    expect(api.requests[0]?.body).toMatchObject({ head_sha: payload.pull_request.head.sha, conclusion: 'failure' })
    expect(own?.step('build', 'c').outputs['outcome']).toBe('halted')
    expect(foreign?.step('build', 'c').outputs['outcome']).toBe('halted')
    // One note for each that was refused, with the permission that it needs.
    const refused = foreign?.step('build', 'c').log.match(/^note: .*/gm) ?? []
    expect(refused.map((note) => /the token needs (\S+): write/.exec(note)?.[1])).toEqual(['checks', 'pull-requests'])
  })

  test('an invalid file fails the job and is annotated', async () => {
    const result = await act(
      `  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - { id: c, uses: acme/conductor-action@v1, with: { workflow: flow.yaml, working-directory: sub } }
`,
      {
        files: {
          'sub/flow.yaml':
            'workflow: { name: x, entry_point: nope }\nagents:\n  - { name: a, type: script, run: "true" }\n',
        },
      },
    )
    expect(result.jobs).toEqual({ build: 'failure' })
    const step = result.step('build', 'c')
    expect(step.outputs).toMatchObject({ outcome: 'invalid', 'exit-code': '2' })
    expect(step.annotations).toEqual(
      expect.arrayContaining([expect.objectContaining({ level: 'error', file: 'sub/flow.yaml', line: '1' })]),
    )
  })
})
