import { describe, expect, test } from 'vitest'
import { FakeRunner } from './fake-runner.js'
import { type Reply, restApi, type SeenRequest } from './services.js'

const SECRET = 'Zq7Kp2Vw9Rt4Lm8X'
const PULL_REQUEST = { pull_request: { number: 12, head: { sha: 'feedfacefeedfacefeedfacefeedfacefeedface' } } }

/** What terminals and pages do not show; a secret that it stands in is put together again by whoever takes it out. */
const SPLITTERS: readonly (readonly [string, string])[] = [
  ['a colour', '\u001b[0m'],
  ['a colour as grep writes it', '\u001b[m\u001b[K'],
  ['a link', '\u001b]8;;https://example.org\u0007'],
  ['a title of the terminal', '\u001b]0;x\u001b\\'],
  ['NUL', '\0'],
  ['BEL', '\u0007'],
  ['a byte order mark', '\ufeff'],
  ['a change of direction', '\u202e'],
  ['an isolate', '\u2066'],
]

const runner = new FakeRunner()

const answer = ({ method, path }: SeenRequest): Reply | undefined => {
  if (method === 'GET' && path.includes('/issues?')) return { status: 200, body: [] }
  return method === 'POST' && path.endsWith('/issues') ? { status: 201, body: { number: 9 } } : undefined
}

/** The text without everything that is not shown. */
function asShown(text: string): string {
  return text
    .replaceAll(/\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b\[[\d;]*[A-Za-z]/g, '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
}

describe('a secret with invisible characters in it', () => {
  test.each(SPLITTERS)('%s: is not in a comment, issue, check run, summary or log', async (_, splitter) => {
    const api = await restApi({ answer })
    const split = `${SECRET.slice(0, 8)}${splitter}${SECRET.slice(8)}`
    const envelope = JSON.stringify({
      kind: 'external.git.drift',
      message: `behind ${split}`,
      details: { seen: split },
    })
    runner.file('envelope.json', envelope)
    runner.file('printed.txt', `${split}\n`)
    runner.file(
      'workflow.yaml',
      `workflow: { name: Drift check, entry_point: probe }
agents:
  - name: probe
    type: script
    run: cat printed.txt; cat printed.txt >&2; cp envelope.json "$CONDUCTOR_ERROR_OUT"
    routes:
      - to: $end
      - { on_error: external.git.drift, halt: { message: '{{ error.message }}' }, escalate: { title: '{{ error.message }}' } }
`,
    )
    const step = await runner.inside({
      env: { GITHUB_API_URL: api.url, MY_TOKEN: SECRET, GITHUB_EVENT_NAME: 'pull_request' },
      event: PULL_REQUEST,
      with: {
        comment: 'true',
        'check-run': 'true',
        escalate: 'true',
        artifact: 'never',
        'github-token': 'ghs_token',
      },
    })
    expect(step.outputs['outcome'], step.log.lines.join('\n')).toBe('halted')
    const posted = api.requests.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1))
    expect(posted.sort()).toEqual(['check-runs', 'comments', 'issues'])
    const texts = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(texts)
          : []
    const surfaces = [...texts(api.requests.map(({ body }) => body)), step.summary, ...texts(step.outputs)]
    for (const text of surfaces) expect(asShown(text)).not.toContain(SECRET)
    for (const line of step.log.lines) if (!line.startsWith('::add-mask::')) expect(asShown(line)).not.toContain(SECRET)
    expect(texts(api.requests.map(({ body }) => body)).some((text) => text.includes('behind ***'))).toBe(true)
  })
})

test('a secret in the matrix or key is not in the name of a check run or in an issue', async () => {
  const api = await restApi({ answer })
  runner.file(
    'workflow.yaml',
    `workflow: { name: Drift check, entry_point: probe }
agents:
  - name: probe
    type: script
    run: exit 1
    routes: [{ to: $end }, { on_error: true, to: $end, escalate: true }]
`,
  )
  await runner.inside({
    env: { GITHUB_API_URL: api.url, MY_TOKEN: SECRET },
    with: {
      'check-run': 'true',
      escalate: 'true',
      artifact: 'never',
      'github-token': 'ghs_token',
      matrix: JSON.stringify({ os: 'linux', account: SECRET }),
      key: `of ${SECRET}`,
    },
  })
  const posts = api.requests.filter(({ method }) => method === 'POST')
  const bodies = posts.map(({ body }) => JSON.stringify(body))
  // The issue comes first: the check run says where the escalation went.
  expect(posts.map(({ path: asked }) => asked.split('/').at(-1))).toEqual(['issues', 'check-runs'])
  expect(bodies[1]).toContain('conductor / Drift check (build, linux, ***, of ***')
  const hidden = /conductor-escalation:[0-9a-f]{20} ([\w-]+) --/.exec(bodies[0] ?? '')?.[1] ?? ''
  expect(Buffer.from(hidden, 'base64url').toString()).toContain('workflow.yaml (of ***)')
  for (const body of bodies) expect(body).not.toContain(SECRET)
})
