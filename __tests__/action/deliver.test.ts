import { afterEach, describe, expect, test } from 'vitest'
import { deliverEnd } from '../../src/action/conclude.js'
import { createFileStore } from '../../src/adapters/file-store.js'
import type { JsonObject } from '../../src/core/json.js'
import type { ResultDocument } from '../../src/core/report.js'
import { err, ok } from '../../src/core/result.js'
import { withDelivery } from '../../src/reporters/notify.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { folderWith } from '../support/folders.js'
import { startListener } from '../support/listener.js'
import { fakeHost, inputsOf, type Texts } from './fake-host.js'

const ENV = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/rockets', GITHUB_RUN_ID: '77', GITHUB_REF_NAME: 'main' }
const ISSUES = { 'github-token': 'token-of-the-job', escalate: 'true' }

let listener: Awaited<ReturnType<typeof startListener>> | null = null
afterEach(() => listener?.stop())

const escalation = (more: object = {}): JsonObject => ({
  node: 'probe',
  kind: 'app.bad',
  message: 'm',
  title: 'T',
  labels: [],
  assignees: [],
  delivery: 'recorded',
  ...more,
})
const halted = (...escalations: readonly JsonObject[]): ResultDocument => ({
  ...createInvalidResult([], 'w.yaml', { workflowName: 'w' }),
  success: false,
  outcome: 'halted',
  escalations,
})

/** What becomes of a result, with the requests that GitHub got; the answers are those of GitHub's issues. */
async function delivered(
  result: ResultDocument,
  given: Texts,
  more: { env?: Texts; refuse?: boolean; cwd?: string } = {},
) {
  const asked: string[] = []
  const bodies: (JsonObject | undefined)[] = []
  const request = async (method: string, path: string, body?: JsonObject) => {
    asked.push(`${method} ${path.replace(/\?.*/, '')}`)
    bodies.push(body)
    if (more.refuse === true) return err({ status: 403, message: '403: no' })
    return ok(method === 'GET' ? [] : { number: 12 })
  }
  const api = () => ({ request, stream: async () => err({ status: 404, message: 'no' }) })
  const host = fakeHost({ ...ENV, ...more.env }, { api, payload: { pull_request: { number: 3 } } })
  const inputs = inputsOf(given)
  const github = { run_url: 'https://github.com/acme/rockets/actions/runs/77', sha: 'abc' }
  const request_ = { adapters: { files: createFileStore() }, cwd: more.cwd ?? process.cwd() }
  const delivery = await deliverEnd(host, inputs, request_ as never, { result, github } as never)
  return { asked, bodies, result: withDelivery(result, delivery) }
}

describe('issues', () => {
  test('an escalation says which issue it became', async () => {
    const { asked, bodies, result } = await delivered(halted(escalation()), ISSUES)
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual(['POST /repos/acme/rockets/issues'])
    expect(JSON.stringify(bodies)).toContain('/actions/runs/77')
    expect(result.escalations).toMatchObject([{ delivery: 'issue #12' }])
    expect(result.warnings).toEqual([])
  })

  test.each<[string, ResultDocument, Texts, number]>([
    ['of this attempt', halted(escalation(), escalation({ earlier: true, title: 'U' })), {}, 1],
    ['of an earlier attempt', halted(escalation({ earlier: true })), {}, 0],
    ['of a shard, whose join tells it', halted(escalation()), { command: 'shard' }, 0],
    ['of a join', halted(escalation()), { command: 'join' }, 1],
    ['of a cancelled run', { ...halted(escalation()), outcome: 'cancelled' }, {}, 0],
  ])('an escalation %s', async (_, result, given, posts) => {
    const { asked } = await delivered(result, { ...ISSUES, ...given })
    expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(posts)
  })

  test.each<[string, Texts, boolean, RegExp]>([
    ['GitHub refuses', ISSUES, true, /^not delivered: .*403: no/],
    ['there is no token', { escalate: 'true' }, false, /^not delivered: .*there is no github-token/],
  ])('%s: the escalation is not delivered, with a warning', async (_, given, refuse, words) => {
    const { result } = await delivered(halted(escalation()), given, { refuse })
    expect(result.escalations[0]?.['delivery']).toMatch(words)
    expect(result.warnings).toHaveLength(1)
  })

  test('nobody is told without `escalate`', async () => {
    const { asked, result } = await delivered(halted(escalation()), {})
    expect(asked).toEqual([])
    expect(result.escalations).toMatchObject([{ delivery: 'recorded' }])
  })
})

describe('notify', () => {
  test('tells the pull request and the run', async () => {
    listener = await startListener()
    const { result } = await delivered(halted(escalation()), { ...ISSUES, notify: listener.url })
    expect(listener.bodies()).toMatchObject([
      { event: 'halted', pull_request: 3, commit: 'abc', run_url: 'https://github.com/acme/rockets/actions/runs/77' },
    ])
    expect(result.escalations).toMatchObject([{ delivery: 'issue #12, notify' }])
  })

  test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    ['no run', [], []],
    ['a halt', [['halted', 'main']], ['recovered']],
    ['a halt of another branch', [['halted', 'other']], []],
    [
      'a halt, then a cancel',
      [
        ['halted', 'main'],
        ['cancelled', 'main'],
      ],
      ['recovered'],
    ],
    [
      'a halt, then a success',
      [
        ['halted', 'main'],
        ['success', 'main'],
      ],
      [],
    ],
  ])('a success where the ledger has %s', async (_, runs, events) => {
    listener = await startListener()
    const lines = runs.map(([outcome, branch], index) =>
      JSON.stringify({
        schema_version: 1,
        run_id: `r${index}`,
        timestamp: '2026-01-02T03:04:05.678Z',
        workflow: { name: 'w', file: 'w.yaml' },
        outcome,
        branch,
        sightings: [],
      }),
    )
    const cwd = folderWith({ 'ledger.jsonl': lines.map((line) => `${line}\n`).join('') })
    const success = { ...halted(), success: true, outcome: 'success' as const }
    await delivered(success, { notify: listener.url, ledger: 'ledger.jsonl' }, { cwd })
    expect(listener.bodies().map(({ event }) => event)).toEqual(events)
  })

  test.each(['plan', 'shard'])('a %s tells nobody', async (command) => {
    listener = await startListener()
    await delivered(halted(), { notify: listener.url, command })
    expect(listener.heard).toEqual([])
  })
})
