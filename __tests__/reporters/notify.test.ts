import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { parseNotifyAddresses, tellAll } from '../../src/action/notify-addresses.js'
import { findProxy, sendNotification } from '../../src/adapters/notify.js'
import type { JsonObject } from '../../src/core/json.js'
import { isUndelivered, type ResultDocument } from '../../src/core/report.js'
import { type NotifySettings, parseNotifyEvents } from '../../src/markup/notice.js'
import { notifyOfRun, withDelivery } from '../../src/reporters/notify.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { notifyOfSurvey } from '../../src/survey/notify.js'
import { notifyOfTriage } from '../../src/triage/notify.js'
import { startListener } from '../support/listener.js'

type Listener = Awaited<ReturnType<typeof startListener>>
const listeners: Listener[] = []
const listen = async (...args: Parameters<typeof startListener>): Promise<Listener> => {
  const listener = await startListener(...args)
  listeners.push(listener)
  return listener
}
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop()
})

const on = (text = ''): ReadonlySet<string> => {
  const events = parseNotifyEvents(text)
  if (!events.ok) throw new Error(events.error)
  return events.value
}

const FACTS = {
  github: { run_url: 'https://github.com/o/r/actions/runs/7', sha: 'abc123', repository: 'o/r' },
  branch: 'main',
  pullRequest: 3,
  isRecovered: false,
}
const ERROR = {
  kind: 'external.git.drift',
  message: '3 behind',
  node_id: 'probe',
  file: 'ci/w.yaml',
  line: 7,
  details: {},
}
const result = (change: object = {}): ResultDocument => ({
  ...createInvalidResult([], 'ci/w.yaml', { workflowName: 'drift' }),
  success: false,
  outcome: 'halted',
  errors: [ERROR] as unknown as ResultDocument['errors'],
  error: ERROR.message,
  ...change,
})
const SUCCESS = { success: true, outcome: 'success', errors: [], error: null }
const ESCALATION = { node: 'probe', kind: 'a.b', message: 'm', title: 'look here', labels: [], delivery: 'recorded' }

/** The body that would be posted; null if nothing is. */
async function posted(
  document: ResultDocument,
  settings: Partial<NotifySettings> = {},
  facts: Partial<typeof FACTS> = {},
): Promise<JsonObject | null> {
  const bodies: JsonObject[] = []
  const send = async (_: string, body: JsonObject) => {
    bodies.push(body)
    return null
  }
  const all = { url: 'https://example.com/x', format: null, on: on(), send, ...settings }
  await notifyOfRun(all, document, { ...FACTS, ...facts })
  return bodies[0] ?? null
}

describe('what is told', () => {
  it('the format json has these fields', async () => {
    expect(await posted(result({ escalations: [ESCALATION] }))).toEqual({
      schema_version: 1,
      event: 'halted',
      outcome: 'halted',
      repository: 'o/r',
      branch: 'main',
      workflow: 'drift',
      kind: 'external.git.drift',
      message: '3 behind',
      node: 'probe',
      file: 'ci/w.yaml',
      line: 7,
      run_url: 'https://github.com/o/r/actions/runs/7',
      pull_request: 3,
      commit: 'abc123',
      escalations: [{ node: 'probe', kind: 'a.b', message: 'm', title: 'look here' }],
    })
  })

  it('the place is that which the error names, before that of its node', async () => {
    const errors = [{ ...ERROR, details: { file: 'src/a.ts', line: 3 } }]
    expect(await posted(result({ errors }))).toMatchObject({ file: 'src/a.ts', line: 3 })
  })

  it.each([
    ['halted', {}, '', false, 'halted'],
    ['failed', { outcome: 'failed' }, '', false, 'failed'],
    ['suspended at a gate', { outcome: 'suspended', errors: [] }, '', false, 'suspended'],
    [
      'suspended for shards',
      { outcome: 'suspended', errors: [], suspended: { waits_for: 'shards', group: 'g', total: 2, shards: 2 } },
      '',
      false,
      null,
    ],
    ['invalid', { outcome: 'invalid' }, '', false, null],
    ['cancelled', { outcome: 'cancelled' }, '', false, null],
    ['invalid, named', { outcome: 'invalid' }, 'invalid', false, 'invalid'],
    ['cancelled, named', { outcome: 'cancelled' }, 'halted, cancelled', false, 'cancelled'],
    ['halted, not named', {}, 'failed recovered', false, null],
    ['success', SUCCESS, '', false, null],
    ['success, named', SUCCESS, 'success', false, 'success'],
    ['success again', SUCCESS, '', true, 'recovered'],
    ['success again, not named', SUCCESS, 'halted', true, null],
    ['success with an escalation', { ...SUCCESS, escalations: [ESCALATION] }, '', false, 'escalated'],
    [
      'success with an earlier escalation',
      { ...SUCCESS, escalations: [{ ...ESCALATION, earlier: true }] },
      '',
      false,
      null,
    ],
    ['invalid with an escalation', { outcome: 'invalid', escalations: [ESCALATION] }, 'escalated', false, 'escalated'],
  ])('%s', async (_, change, names, isRecovered, event) => {
    const body = await posted(result(change), { on: on(names) }, { isRecovered })
    expect(body?.['event'] ?? null).toBe(event)
  })

  it('a terminate and a gate have no kind, but words and a node', async () => {
    const termination = { status: 'failed', reason: 'nothing to do', terminated_by: 'stop' }
    const ended = { outcome: 'failed', errors: [], error: 'nothing to do', termination }
    expect(await posted(result(ended))).toMatchObject({ kind: null, message: 'nothing to do', node: 'stop' })
    const gate = { node: 'approve', prompt: 'Ship it?', options: [] }
    expect(await posted(result({ outcome: 'suspended', errors: [], error: null, gate }))).toMatchObject({
      kind: null,
      message: 'Ship it?',
      node: 'approve',
    })
  })

  it('names that are unknown are refused with a hint', () => {
    expect(parseNotifyEvents('halted, recoverd')).toEqual({
      ok: false,
      error: expect.stringMatching(/does not know .*recoverd.*did you mean recovered/),
    })
  })
})

describe('the format', () => {
  it.each([
    ['https://hooks.slack.com/services/a', 'text'],
    ['https://acme.webhook.office.com/x', 'attachments'],
    ['https://prod-1.westeurope.logic.azure.com/x', 'attachments'],
    ['https://hooks.slack.com.evil.example/x', 'event'],
    ['https://example.com/x', 'event'],
  ])('of %s has %s', async (url, field) => {
    expect(await posted(result(), { url })).toHaveProperty(field)
  })

  it('can be named', async () => {
    expect(await posted(result(), { format: 'slack' })).toHaveProperty('text')
    expect(await posted(result(), { url: 'https://hooks.slack.com/x', format: 'json' })).toHaveProperty('event')
  })

  const foul = '<!channel> @here <@U1> <https://evil.example|x> [x](https://evil.example) ``` *b* & www.evil.example'
  it.each(['slack', 'teams'] as const)('%s: text from outside mentions nobody and links nowhere', async (format) => {
    const [errors, escalations] = [[{ ...ERROR, message: foul, node_id: foul }], [{ ...ESCALATION, title: foul }]]
    const body = await posted(result({ errors, escalations, workflow: { name: foul, file: 'f' } }), { format })
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/@(?:here|U1)/)
    expect(text).not.toMatch(/https:\/\/evil|www\.evil/)
    expect(text).toContain('https://github.com/o/r/actions/runs/7')
    const own = String(body?.['text'] ?? '').replaceAll('<https://github.com/o/r/actions/runs/7|Open the run>', '')
    expect(own).not.toMatch(/[<>]/)
    expect(own.match(/```/g)?.length ?? 2).toBe(2)
  })

  it('teams: a card with runs of text, which are no Markdown', async () => {
    const body = await posted(result(), { format: 'teams' })
    expect(body).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            body: expect.arrayContaining([
              { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: 'kind: external.git.drift' }] },
            ]),
            actions: [{ type: 'Action.OpenUrl', url: 'https://github.com/o/r/actions/runs/7' }],
          },
        },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('"TextBlock"')
  })

  it.each(['json', 'slack', 'teams'] as const)('%s has at most 30 KB', async (format) => {
    const huge = '😀'.repeat(50_000)
    const escalations = Array.from({ length: 500 }, () => ({ ...ESCALATION, message: huge, title: huge }))
    const body = await posted(result({ errors: [{ ...ERROR, message: huge }], escalations }), { format })
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(30_000)
    expect(JSON.stringify(body)).toContain('😀')
  })
})

describe('the request', () => {
  const send = (url: string, body: JsonObject = {}, ms?: number) => sendNotification(url, body, ms)

  it('is one post of JSON', async () => {
    const { url, heard, bodies } = await listen()
    expect(await send(url, { a: 1 })).toBeNull()
    expect(bodies()).toEqual([{ a: 1 }])
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/services/T0/B0/abcdefghijkl' })
  })

  it('is tried twice', async () => {
    const first = await listen((response) => response.writeHead(listeners[0]?.heard.length === 1 ? 503 : 200).end())
    expect(await send(first.url, {}, 500)).toBeNull()
    expect(first.heard).toHaveLength(2)
    const second = await listen((response) => response.writeHead(500).end())
    expect(await send(second.url, {}, 500)).toBe('127.0.0.1 answered with 500')
    expect(second.heard).toHaveLength(2)
  })

  it('does not follow a redirect', async () => {
    const target = await listen()
    const from = await listen((response) => response.writeHead(307, { location: target.url }).end())
    expect(await send(from.url)).toBe('127.0.0.1 answered with 307, and redirects are not followed')
    expect(target.heard).toEqual([])
    expect(from.heard).toHaveLength(1)
  })

  it('has a limit of time, after which it is not sent again: the first may have arrived', async () => {
    const { url, heard } = await listen(() => {})
    expect(await send(url, {}, 200)).toBe('no answer of 127.0.0.1 in time')
    expect(heard).toHaveLength(1)
    const cut = await listen((response) => response.destroy())
    expect(await send(cut.url)).toMatch(/^no answer of 127\.0\.0\.1: /)
    expect(cut.heard).toHaveLength(1)
  })

  it('does not wait for the end of the answer', async () => {
    const { url } = await listen((response) => void response.writeHead(200).write('x'))
    expect(await send(url)).toBeNull()
  })

  it('goes through the proxy, with its login', async () => {
    const asked: unknown[] = []
    const proxy = createServer().on('connect', ({ url, headers }, socket) => {
      asked.push([url, headers['proxy-authorization']])
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as AddressInfo
    const env = { HTTPS_PROXY: `http://me:p%40ss@127.0.0.1:${port}` }
    expect(await sendNotification('https://hooks.example.com/secret', {}, 5000, env)).toBe(
      'no answer of hooks.example.com: the proxy answered with 403',
    )
    expect(asked).toEqual([['hooks.example.com:443', `Basic ${Buffer.from('me:p@ss').toString('base64')}`]])
    proxy.close()
  })

  it.each<[string, Record<string, string>, string | null]>([
    ['https://a.example.com/x', {}, null],
    ['https://a.example.com/x', { HTTPS_PROXY: 'proxy:3128' }, 'http://proxy:3128/'],
    ['https://a.example.com/x', { https_proxy: 'https://proxy' }, 'https://proxy/'],
    ['http://localhost/x', { HTTPS_PROXY: 'proxy:3128' }, null],
    ['https://127.0.0.1/x', { HTTPS_PROXY: 'proxy:3128' }, null],
    ['https://a.example.com/x', { HTTPS_PROXY: 'proxy', NO_PROXY: 'b.com, .example.com' }, null],
    ['https://a.example.com/x', { HTTPS_PROXY: 'proxy', NO_PROXY: 'example.com:443' }, null],
    ['https://a.example.com/x', { HTTPS_PROXY: 'proxy', NO_PROXY: 'example.com:8443' }, 'http://proxy/'],
    ['https://a.example.com/x', { HTTPS_PROXY: 'proxy', no_proxy: '*' }, null],
    ['https://notexample.com/x', { HTTPS_PROXY: 'proxy', NO_PROXY: 'example.com' }, 'http://proxy/'],
  ])('the proxy of %s with %j', (url, env, proxy) => {
    expect(findProxy(new URL(url), env)?.href ?? null).toBe(proxy)
  })

  it('says who was not reached, and never the address', async () => {
    const { url, stop } = await listen()
    stop()
    const problem = await send(url, {}, 500)
    expect(problem).toMatch(/^no answer of 127\.0\.0\.1/)
    expect(problem).not.toContain('abcdefghijkl')
  })

  it.each(['http://example.com/x', 'ftp://example.com/x', 'no address', ''])('%j is not asked', async (url) => {
    expect(await send(url)).toBe('its address is not an https URL')
  })
})

describe('several addresses', () => {
  const parse = (text: string) => {
    const parsed = parseNotifyAddresses(text)
    return parsed.ok ? parsed.value : parsed.error
  }

  it.each<[string, string, unknown]>([
    ['nothing', ' ', []],
    ['an address', 'https://a/x', [{ url: 'https://a/x', format: null, on: null }]],
    [
      'a list',
      '- { url: https://a/x, kinds: [external.api.*], format: slack }\n- { url: https://b/x, outcomes: failed, owners: ["@acme/x"] }',
      [
        { url: 'https://a/x', format: 'slack', on: null, kinds: ['external.api.*'] },
        { url: 'https://b/x', format: null, on: new Set(['failed']), owners: ['@acme/x'] },
      ],
    ],
    ['no url', '- { kinds: [a.b] }', 'has an entry 1 that has no url'],
    [
      'an unknown field',
      '- { url: https://a, kind: a.b }',
      expect.stringMatching(/unknown field .*did you mean kinds/),
    ],
    ['an unknown outcome', '- { url: https://a, outcomes: [haltd] }', expect.stringMatching(/did you mean halted/)],
    ['an unknown format', '- { url: https://a, format: xml }', expect.stringMatching(/unknown format/)],
    ['no kind', '- { url: https://a, kinds: [Bad] }', expect.stringMatching(/neither a kind nor a prefix/)],
    ['owners that are none', '- { url: https://a, owners: 3 }', expect.stringMatching(/owners that are no list/)],
    ['a text in the list', '- https://a', 'has an entry 1 that is no mapping with a url'],
    ['no YAML', '- { url: ', expect.stringMatching(/^is not a list/)],
  ])('%s', (_, text, expected) => expect(parse(text)).toEqual(expected))

  it.each<[string, object, object, boolean]>([
    ['its kind', {}, { kinds: ['external.git.drift'] }, true],
    ['its prefix', {}, { kinds: ['external.*'] }, true],
    ['another kind', {}, { kinds: ['external.api.*'] }, false],
    ['an escalated kind', { escalations: [ESCALATION] }, { kinds: ['a.b'] }, true],
    ['no owner', {}, { owners: ['@acme/release'] }, false],
    ['its owner', { errors: [{ ...ERROR, owner: '@acme/release' }] }, { owners: ['@acme/release'] }, true],
    ['its owner and another kind', { errors: [{ ...ERROR, owner: 'o' }] }, { owners: ['o'], kinds: ['c.d'] }, false],
    ['a success that is told', SUCCESS, { kinds: ['a.b'], on: on('success') }, false],
  ])('%s', async (_, change, settings, isTold) => {
    expect((await posted(result(change), settings)) !== null).toBe(isTold)
  })

  it('each is told, and a problem of one does not hide that another was told', async () => {
    const told: string[] = []
    const settings = ['https://a/x', 'https://b/x'].map((url) => ({
      url,
      format: null,
      on: on(),
      send: async () => null,
    }))
    const tell = async ({ url }: NotifySettings) => {
      told.push(url)
      return { problem: url.includes('b') ? 'b answered with 404' : null }
    }
    expect(await tellAll(settings, tell)).toEqual({ problem: 'b answered with 404', isPartial: true })
    expect(told).toEqual(['https://a/x', 'https://b/x'])
    expect(await tellAll(settings, async () => null)).toBeNull()
    const delivery = { issues: new Map(), problem: null, notified: { problem: 'x', isPartial: true } }
    expect(withDelivery(result({ escalations: [ESCALATION] }), delivery).escalations[0]?.['delivery']).toBe('notify')
  })

  it('a triage is told as failed', async () => {
    const bodies: JsonObject[] = []
    const settings = {
      url: 'https://a/x',
      format: null,
      send: async (_: string, body: JsonObject) => {
        bodies.push(body)
        return null
      },
    }
    const run = {
      ...{ id: 1, name: 'CI', workflow: 'ci.yml', event: 'push', head_branch: 'topic', head_sha: 'abc' },
      url: 'https://github.com/o/r/actions/runs/1',
    }
    const document = {
      decision: 'leave',
      run,
      jobs: [{ kind: 'external.npm.network', evidence: [], annotations: [], note: 'x' }],
    }
    const told = (names: string) =>
      notifyOfTriage({ ...settings, on: on(names) }, document as unknown as Parameters<typeof notifyOfTriage>[1])
    expect(await told('halted')).toBeNull()
    expect(await told('failed')).toEqual({ problem: null })
    expect(bodies).toMatchObject([{ repository: 'o/r', branch: 'topic' }])
  })
})

describe('where an escalation went', () => {
  const escalations = [ESCALATION, { ...ESCALATION, kind: 'c.d' }, { ...ESCALATION, earlier: true }]
  it.each([
    ['nowhere', { issues: [], notified: null, problem: null }, 'recorded', 'recorded', 0],
    ['an issue', { issues: [['a.b', 'issue #12']], notified: null, problem: null }, 'issue #12', 'recorded', 0],
    [
      'both',
      { issues: [['a.b', 'issue #12']], notified: { problem: null }, problem: null },
      'issue #12, notify',
      'notify',
      0,
    ],
    [
      'neither',
      { issues: [], notified: { problem: 'no answer' }, problem: 'the escalation was not delivered: 403' },
      'not delivered: the escalation was not delivered: 403; the notification was not delivered: no answer',
      'not delivered: the escalation was not delivered: 403; the notification was not delivered: no answer',
      2,
    ],
  ] as const)('%s', (_, { issues, ...rest }, first, second, warnings) => {
    const told = withDelivery(result({ escalations }), { ...rest, issues: new Map(issues) })
    expect(told.escalations.map(({ delivery }) => delivery)).toEqual([first, second, 'recorded'])
    expect(told.escalations.filter(isUndelivered)).toHaveLength(warnings)
    expect(told.warnings).toHaveLength(warnings)
  })
})

describe('triage and survey', () => {
  const settings = (bodies: JsonObject[]): NotifySettings => ({
    url: 'https://example.com/x',
    format: null,
    on: on(),
    send: async (_, body) => {
      bodies.push(body)
      return null
    },
  })
  const job = {
    name: 'test (20)',
    kind: 'external.build.test',
    class: 'deterministic',
    evidence: [{ line: 3, text: 'expected 1 to be 2' }],
    step: 'Run npm test',
    rule: null,
    annotations: [{ file: 'a.test.ts', line: 9, message: 'x' }],
    tests: [],
    note: null,
  } as const
  const run = {
    id: 1,
    name: 'CI',
    workflow: 'ci.yml',
    event: 'push',
    head_branch: 'main',
    head_sha: 'abc',
    url: 'https://github.com/o/r/actions/runs/1',
  }

  it('triage tells what failed', async () => {
    const bodies: JsonObject[] = []
    const document = { schema_version: 1, run, attempt: 1, reason: '' } as const
    await notifyOfTriage(settings(bodies), { ...document, decision: 'none', jobs: [], next: [] })
    expect(bodies).toEqual([])
    await notifyOfTriage(settings(bodies), { ...document, decision: 'leave', jobs: [job, job] } as never)
    expect(bodies).toMatchObject([
      {
        event: 'triage',
        workflow: 'CI',
        kind: 'external.build.test',
        message: 'expected 1 to be 2 (and 1 more job)',
        node: 'test (20)',
        file: 'a.test.ts',
        line: 9,
        commit: 'abc',
      },
    ])
  })

  it('survey tells causes that are new', async () => {
    const bodies: JsonObject[] = []
    await notifyOfSurvey(settings(bodies), { repository: 'o/r', compare: null } as never, null)
    await notifyOfSurvey(settings(bodies), { repository: 'o/r', compare: { new: [] } } as never, null)
    expect(bodies).toEqual([])
    const compare = { new: [{ id: 'x', title: 'no space left', job: 'build', kind: 'external.runner.no_space' }] }
    await notifyOfSurvey(
      settings(bodies),
      { repository: 'o/r', compare } as never,
      'https://github.com/o/r/actions/runs/1',
    )
    expect(bodies).toMatchObject([
      { event: 'survey', workflow: 'o/r', message: '1 new cause of failures\nbuild: no space left' },
    ])
  })
})
