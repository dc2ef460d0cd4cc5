import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ArtifactStore, UploadRequest } from '../../src/adapters/artifact.js'
import { err, ok } from '../../src/core/result.js'
import { fakeHost, SERVICE, type Texts } from './fake-host.js'
import { compositeEnv, FakeRunner, type StepResult } from './fake-runner.js'
import { KeptArtifacts } from './kept-artifacts.js'

const notes = ({ log }: StepResult) => log.lines.filter((line) => line.startsWith('note: '))

describe('checkpoint-every', () => {
  const WAITS = `workflow: { name: long, entry_point: one, input: { pass: { type: string, secret: true } } }
agents: [{ name: one, type: script, run: 'touch begun; until [ -f go ]; do sleep 0.02; done' }]
`
  const EACH = `workflow: { name: long, entry_point: each }
for_each:
  - name: each
    source: "{{ [1, 2] }}"
    as: item
    agent: { name: one, type: script, run: 'touch begun; until [ -f go ]; do sleep 0.02; done' }
`
  afterEach(() => void vi.useRealTimers())

  /** Runs a step whose script waits until a checkpoint was uploaded, or refused; returns what was uploaded meanwhile. */
  async function uploaded(given: Texts, file = WAITS, plan?: KeptArtifacts) {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', file)
    const uploads: UploadRequest[] = []
    const upload: ArtifactStore['upload'] = async (request) => {
      if (!request.name.includes('-checkpoint-')) return ok({ id: 9 })
      uploads.push(request)
      runner.file('go', '')
      return err('no room for canary-secret-99')
    }
    const store = plan ?? new KeptArtifacts()
    const artifacts = { ...fakeHost().artifacts, list: store.list.bind(store), download: store.download.bind(store) }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const ended = runner.inside({
      with: { 'checkpoint-every': '2', ...given },
      env: SERVICE,
      artifacts: { ...artifacts, upload },
    })
    while (!existsSync(path.join(runner.workspace, 'begun'))) await new Promise((resolve) => setTimeout(resolve, 5))
    vi.advanceTimersByTime(119_000)
    expect(uploads).toEqual([])
    vi.advanceTimersByTime(1000)
    return { done: await ended, uploads }
  }

  test('uploads the run folder meanwhile, and a refusal is a note without secrets', async () => {
    const given = { inputs: 'pass: canary-secret-99', 'retention-days': '7', 'artifact-name': 'mine' }
    const { done, uploads } = await uploaded(given)
    expect(uploads).toMatchObject([{ name: expect.stringMatching(/^mine-.*-1-checkpoint-1$/), retentionDays: 7 }])
    expect(notes(done)).toEqual([
      expect.stringMatching(/^note: the checkpoint mine-\S+ was not uploaded: no room for \*\*\*$/),
    ])
    expect(done.outputs['outcome']).toBe('success')
  })

  test('names the shard, so that the join finds it', async () => {
    const store = new KeptArtifacts()
    const runner = new FakeRunner()
    runner.file('workflow.yaml', EACH)
    const plan = await runner.inside({ with: { command: 'plan', shards: 'each=2' }, env: SERVICE, artifacts: store })
    const { uploads } = await uploaded({ command: 'shard', shard: '2', plan: plan.outputs['plan'] ?? '' }, EACH, store)
    expect(uploads).toMatchObject([
      { name: expect.stringMatching(/^conductor-long-shard-2of2-1-\w+-checkpoint-1$/), retentionDays: null },
    ])
  })

  test.each<[string, Texts, Texts, number]>([
    ['says that there is no service to upload to', { 'checkpoint-every': '1' }, {}, 1],
    ['says so in the composite action, too', {}, { ...SERVICE, ...compositeEnv({ 'checkpoint-every': '1' }) }, 1],
    ['is off unless it is asked for', {}, {}, 0],
  ])('%s', async (_, given, env, count) => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      'workflow: { name: short, entry_point: one }\nagents: [{ name: one, type: script, run: "true" }]\n',
    )
    const done = await runner.inside({ with: given, env: { ...env, CONDUCTOR_ACTION_INPUT_WORKFLOW: 'workflow.yaml' } })
    expect(done.outputs['outcome']).toBe('success')
    expect(notes(done).filter((line) => line.includes('nothing is uploaded during the run'))).toHaveLength(count)
  })
})

describe('a run', () => {
  const run = (text: string, given: Texts = {}) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', text)
    runner.file('sub/a.ts', 'x')
    return runner.inside({ with: given })
  }

  test.each([
    ['canary-secret-99', true],
    ['rocket', false],
    ['build', false],
    ['thing', false],
  ])('masks the secret input %s, unless a later job needs that text: %s', async (secret, isMasked) => {
    const text = `workflow: { name: big-rocket, entry_point: one, input: { pass: { type: string, secret: true } } }
agents: [{ name: one, type: script, run: 'true' }]
`
    const done = await run(text, { inputs: `pass: "${secret}"`, 'artifact-name': 'my-thing' })
    expect(done.masks).toEqual(isMasked ? [secret] : [])
  })

  const RAISES = `printf '%s' '{"kind": "app.bad", "message": "no", "details": {"file": "a.ts", "line": 3}}' > "$CONDUCTOR_ERROR_OUT"; exit 1`
  const script = (more: string) => `{ name: one, type: script, run: ${JSON.stringify(RAISES)}${more} }`
  test.each([
    ['of a node in its folder', `agents: [${script(', working_dir: sub')}]`, 'one', 'sub/a.ts'],
    [
      'of an item in the folder of its node',
      `for_each: [{ name: each, source: "{{ [1] }}", as: item, agent: ${script(', working_dir: sub')} }]`,
      'each',
      'sub/a.ts',
    ],
    ['of another node in the working directory', `agents: [${script('')}]`, 'one', 'a.ts'],
    [
      'of a node whose folder is rendered in the working directory',
      `agents: [${script(', working_dir: "{{ \'sub\' }}"')}]`,
      'one',
      'a.ts',
    ],
  ])('annotates the file %s', async (_, nodes, entry, file) => {
    const done = await run(`workflow: { name: demo, entry_point: ${entry} }\n${nodes}\n`)
    expect(done.outputs['error-kind']).toMatch(/app\.bad|group/)
    expect(done.annotations.filter(({ level }) => level === 'error').map((one) => one.file)).toContain(file)
  })

  test.each([
    ['info', true],
    ['warning', true],
    ['error', false],
  ])('prints the warnings about its file at log-level %s: %s', async (level, isPrinted) => {
    const warned =
      'workflow: { name: demo, entry_point: one, limits: { max_iterations: 3 } }\nagents:\n  - { name: one, type: script, run: "true", routes: [{ to: $end }, { to: $end }] }\n'
    const done = await run(warned, { 'log-level': level })
    expect(done.outputs['outcome']).toBe('success')
    expect(done.log.lines.some((line) => line.includes('warning'))).toBe(isPrinted)
    const fine = await run(
      'workflow: { name: demo, entry_point: one }\nagents: [{ name: one, type: script, run: "true" }]\n',
      { 'log-level': level },
    )
    expect(fine.log.lines.filter((line) => line.includes('warning'))).toEqual([])
  })
})
