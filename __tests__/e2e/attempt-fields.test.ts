import { describe, expect, test } from 'vitest'
import { conductor, runInside, temporaryFolder } from './support/command.js'

const node = (fields: string): string => `workflow: { name: w, entry_point: unit }
agents:
  - name: unit
    type: script
${fields
  .split('\n')
  .map((line) => `    ${line}`)
  .join('\n')}
`

describe('a script that prints nothing for too long', () => {
  test.each<[string, string, number, string | null]>([
    ['is ended', 'sleep 30', 3, 'internal.timeout'],
    ['is ended after its last output', 'echo a; sleep 30', 3, 'internal.timeout'],
    ['is ended with a silent child that holds the pipe', 'sh -c "echo a; sleep 30" & wait', 3, 'internal.timeout'],
    ['is not ended while a child prints', '(for i in 1 2 3 4 5 6 7; do echo $i; sleep 0.5; done) & wait', 0, null],
    ['is not ended while it prints to stderr', 'for i in 1 2 3 4 5 6 7; do echo $i >&2; sleep 0.5; done', 0, null],
  ])('%s', async (_, run, code, kind) => {
    const ran = await runInside({ yaml: node(`run: ${JSON.stringify(run)}\nidle_timeout: 2.5`) })
    expect([ran.code, ran.result.errors[0]?.kind ?? null]).toEqual([code, kind])
    if (kind !== null) expect(ran.result.errors[0].details).toMatchObject({ idle_seconds: 2.5 })
  })

  test('is a kind that routes may name', async () => {
    const routes = 'routes: [{ to: $end }, { on_error: internal.timeout, recover: { output: {} } }]'
    expect((await runInside({ yaml: node(`run: sleep 30\nidle_timeout: 300ms\n${routes}`) })).code).toBe(0)
  })

  test('ends one step with 124', async () => {
    const args = ['exec', '--idle-timeout', '300ms', '--', 'sleep', '30']
    const done = await conductor(args, { cwd: temporaryFolder(), inside: true })
    expect([done.code, done.stderr]).toEqual([124, expect.stringContaining('without output')])
  })
})

const AGAIN = 'routes: [{ to: $end }, { on_error: true, retry: { max: 1, initial_seconds: 0.01 } }]'

describe('fields that are templates', () => {
  const REPORT = '<testsuite><testcase name="a"/></testsuite>'
  test.each<[string, string, number, string | null]>([
    [
      'a longer timeout in the second attempt',
      `run: sleep 1.5\ntimeout: "{{ 0.3 + 30 * conductor.retry_attempt }}"\n${AGAIN}`,
      0,
      null,
    ],
    ['a duration as text', 'run: sleep 30\ntimeout: "{{ \'300ms\' }}"', 3, 'internal.timeout'],
    ['an idle timeout', 'run: sleep 30\nidle_timeout: "{{ 0.1 * 3 }}"', 3, 'internal.timeout'],
    [
      'a report of its own',
      `run: echo '${REPORT}' > r-w.xml\nreports: "r-{{ workflow.name }}.xml"\nreports_required: true`,
      0,
      null,
    ],
    [
      'a list of reports',
      `run: echo '${REPORT}' > r-w.xml\nreports: ["r-{{ workflow.name }}.xml"]\nreports_required: true`,
      0,
      null,
    ],
    ['a timeout that is no duration', 'run: "true"\ntimeout: "{{ workflow.name }}"', 3, 'internal.template_error'],
    ['a timeout of 0', 'run: "true"\ntimeout: "{{ 0 }}"', 3, 'internal.template_error'],
    ['an empty report', 'run: "true"\nreports: "{{ \'\' }}"', 3, 'internal.template_error'],
  ])('%s', async (_, fields, code, kind) => {
    const ran = await runInside({ yaml: node(fields) })
    expect([ran.code, ran.stderr, ran.result.errors?.[0]?.kind ?? null]).toEqual([code, expect.anything(), kind])
    if (kind === 'internal.template_error') expect(ran.result.errors[0].details.field).toMatch(/^(?:timeout|reports)$/)
  })

  test.each([
    ['an unknown name', 'run: "true"\ntimeout: "{{ nobody.output.x }}"', /nobody/],
    ['a text that is no duration', 'run: "true"\ntimeout: soon', /must be seconds, a duration or a template/],
  ])('%s is found by validation', async (_, fields, message) => {
    const ran = await runInside({ yaml: node(fields) })
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(message)])
  })

  const retried = (max: string): string =>
    `run: exit 7\nroutes: [{ to: $end }, { on_error: true, retry: { max: ${max}, initial_seconds: 0.01 } }]`
  test.each<[string, string, number, string]>([
    ['of the name', '"{{ workflow.name | length + 1 }}"', 3, 'internal.script_error'],
    ['of the attempt', '"{{ 2 if conductor.retry_attempt < 2 else 1 }}"', 3, 'internal.script_error'],
    ['of the error', '"{{ 1 if error.details.exit_code == 7 else 9 }}"', 2, 'internal.script_error'],
    ['as a number in quotes', '"2"', 3, 'internal.script_error'],
    ['0', '"{{ 0 }}"', 1, 'internal.template_error'],
    ['101', '"{{ 101 }}"', 1, 'internal.template_error'],
    ['half', '"{{ 1.5 }}"', 1, 'internal.template_error'],
    ['a word', '"{{ workflow.name }}"', 1, 'internal.template_error'],
    ['a field that is missing', '"{{ error.details.nothing }}"', 1, 'internal.template_error'],
  ])('retry.max %s', async (_, max, attempts, kind) => {
    const ran = await runInside({ yaml: node(retried(max)) })
    const [error] = ran.result.errors ?? []
    expect([ran.stderr, ran.result.execution?.steps[0]?.attempts, error?.kind]).toEqual([
      expect.anything(),
      attempts,
      kind,
    ])
    if (kind === 'internal.template_error')
      expect(error.details).toMatchObject({ field: 'routes[1].retry.max', cause: { kind: 'internal.script_error' } })
  })

  test.each([
    ['an unknown name', '"{{ nobody.output.x }}"', /nobody/],
    ['a word', 'often', /whole number from 1 to 100 or a template, not `often`/],
    ['a number that is too high', '101', /100/],
    ['one in quotes', '"101"', /whole number from 1 to 100/],
  ])('retry.max: %s is found by validation', async (_, max, message) => {
    const ran = await runInside({ yaml: node(retried(max)) })
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(message)])
  })
})
