import { describe, expect, it } from 'vitest'
import { script, simulate } from './governor-harness.js'

describe('last_only', () => {
  it.each([
    ['a route', 'routes: [{ to: c }, { on_error: x.y, retry: { max: 2, backoff: none } }]'],
    ['the retry policy', 'resilience: { retry: { retryable: [x.y] } }\nroutes: [{ to: c }]'],
  ])('shows a node that is retried by %s the same node before it', async (_, more) => {
    const seen: (string | undefined)[] = []
    const ran = await simulate({
      files: `workflow: { name: t, entry_point: a, context: { mode: last_only } }
agents:
  - { name: a, type: set, value: hello, routes: [{ to: b }] }
${script('b', `env: { BEFORE: "{{ a.output }}" }\n${more}`)}
  - { name: c, type: set, value: "{{ b.output.n }}" }
output: { n: "{{ c.output }}", path: "{{ context.history | join(' ') }}" }
`,
      program: (_name, call, request) => {
        seen.push(request.env['BEFORE'])
        return call < 3 ? { raise: { kind: 'x.y' } } : { stdout: '{"n": 7}' }
      },
    })
    expect(seen).toEqual(['hello', 'hello', 'hello'])
    expect(ran.result.output).toMatchObject({ n: 7 })
  })
})
