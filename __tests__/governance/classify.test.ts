import { describe, expect, it } from 'vitest'
import { runInside as runFlow } from '../e2e/support/command.js'

const program = (code: string): string => JSON.stringify(code)

/** One script that fails in its own way, and rules that name the failure. */
function flow(code: string, classify: string, more = ''): string {
  return `workflow: { name: t, entry_point: call }
agents:
  - name: call
    type: script
    command: ${JSON.stringify(process.execPath)}
    args: [-e, ${program(code)}]
    classify: ${classify}
${more}`
}

const exit = (code: number, stderr = '', stdout = ''): string =>
  `process.stdout.write(${JSON.stringify(stdout)}); process.stderr.write(${JSON.stringify(stderr)}); process.exitCode = ${code}`

describe('classify, from a file to the record', () => {
  it.each([
    ['a number', exit(128), '[{ exit_code: 128, kind: a.number }]', 'a.number'],
    ['a list', exit(7), '[{ exit_code: [6, 7], kind: a.list }]', 'a.list'],
    ['a range', exit(65), '[{ exit_code: "64-78", kind: a.range }]', 'a.range'],
    ['outside of all of them', exit(9), '[{ exit_code: [6, 7], kind: a.list }]', 'internal.script_error'],
    ['stderr', exit(1, 'fatal: Could not resolve host: x'), '[{ stderr: "resolve host", kind: a.stderr }]', 'a.stderr'],
    ['stdout', exit(1, '', 'quota exceeded'), '[{ stdout: "quota", kind: a.stdout }]', 'a.stdout'],
    ['both must hold', exit(2, 'x'), '[{ exit_code: 1, stderr: x, kind: a.b }, { stderr: x, kind: c.d }]', 'c.d'],
    ['the first that holds', exit(2), '[{ exit_code: 2, kind: a.first }, { exit_code: 2, kind: a.second }]', 'a.first'],
    ['a set', exit(128, 'fatal: Authentication failed for x'), '[{ use: git }]', 'external.git.auth'],
  ])('by %s', async (_, code, classify, kind) => {
    const { result, code: exitCode } = await runFlow({ yaml: flow(code, classify) })
    expect(result.errors).toMatchObject([{ kind }])
    expect(exitCode).toBe(3)
    const by = result.errors[0].details.classified_by
    expect(by ?? 'nothing').toMatch(kind === 'internal.script_error' ? /^nothing$/ : /^(rule|git)/)
  })

  it.skipIf(process.platform === 'win32')('by signal', async () => {
    const { result } = await runFlow({
      yaml: flow("process.kill(process.pid, 'SIGKILL')", '[{ signal: SIGKILL, kind: a.killed }]'),
    })
    expect(result.errors).toMatchObject([{ kind: 'a.killed' }])
  })

  it('by timeout', async () => {
    const { result } = await runFlow({
      yaml: flow('setInterval(() => {}, 1000)', '[{ timeout: true, kind: a.slow }]', '    timeout: 0.5\n'),
    })
    expect(result.errors).toMatchObject([{ kind: 'a.slow' }])
  })

  it('captures become details', async () => {
    const { result } = await runFlow({
      yaml: flow(
        exit(1, 'retry after 30 s on example.test'),
        `[{ stderr: 'after (?P<seconds>\\d+) s on (?P<host>\\S+)', kind: a.b }]`,
      ),
    })
    expect(result.errors[0].details).toMatchObject({ seconds: '30', host: 'example.test', classified_by: 'rule' })
  })

  it('never overrides an envelope', async () => {
    const raise = `require('fs').writeFileSync(process.env.CONDUCTOR_ERROR_OUT, '{"kind":"own.kind","message":"m"}'); process.exitCode = 1`
    const classify = '[{ exit_code: 1, kind: a.b }, { exit_code: 2, stdout: x, kind: c.d }]'
    const raised = await runFlow({ yaml: flow(raise, classify, '    raises: [own.kind]\n') })
    expect(raised.result.errors).toMatchObject([{ kind: 'own.kind' }])
    expect(raised.result.errors[0].details.classified_by).toBeUndefined()
  })

  it.each([
    ['a pattern that is none', '[{ stderr: "(", kind: a.b }]'],
    ['a pattern that could run for ever', `[{ stderr: '(a)\\1', kind: a.b }]`],
    ['a reserved kind', '[{ exit_code: 1, kind: internal.timeout }]'],
    ['a kind that is none', '[{ exit_code: 1, kind: Nope }]'],
    ['an unknown set', '[{ use: cobol }]'],
    ['a rule without a condition', '[{ kind: a.b }]'],
  ])('validation refuses %s', async (_, classify) => {
    const { code, result, stderr } = await runFlow({ yaml: flow(exit(1), classify) })
    expect(code).toBe(2)
    expect(result).toBeNull()
    expect(stderr).toContain('main.yaml:')
  })
})
