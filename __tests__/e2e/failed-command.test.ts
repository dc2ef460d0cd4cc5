import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FakeRunner } from '../action/fake-runner.js'
import { conductor, runInside } from './support/command.js'
import { workflow } from './support/table.js'

const TSC = `src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.`
const FOUND = 'Found 1 error in src/a.ts:3'
const COMPILE = `echo "${TSC}"; echo "${FOUND}"; exit 2`
const nodeWith = (script: string): string => `- name: a\n  type: script\n  run: |\n${script.replaceAll(/^/gm, '    ')}`

async function detailsOf(script: string) {
  const { errors } = await runInside({ yaml: workflow(nodeWith(script)) })
  return errors[0].envelope
}

describe('a program that reports its errors on stdout', () => {
  it('is quoted in result.json, errors.jsonl, explain and, by its message, the closing block', async () => {
    const yaml = workflow(nodeWith(`# of {{ workflow.name }}\n${COMPILE}`))
    const { result, errors, stderr, runDir, code } = await runInside({ yaml })
    expect(code).toBe(3)
    const message = `a exited with code 2: ${TSC}`
    const details = {
      exit_code: 2,
      signal: null,
      command: `# of t\n${COMPILE}`,
      stderr_tail: '',
      stdout_tail: `${TSC}\n${FOUND}\n`,
    }
    expect(errors[0].envelope).toEqual({ kind: 'internal.script_error', message, details })
    expect(result.errors[0]).toMatchObject({ message, details, command: details.command, exit_code: 2 })
    expect(result.errors[0].suggestion).toContain('Look at the last lines of stdout.')
    const told = await conductor(['explain', runDir], { inside: true })
    for (const text of [stderr, told.stdout]) {
      expect(text).toContain(`message    ${message}`)
      expect(text).toContain('command    # of t')
      expect(text).not.toContain('{{')
    }
    expect(told.stdout).toContain(`stdout     ${TSC}\n             ${FOUND}`)
    // The lines stand right above the block, which does not repeat them.
    expect(stderr).toContain(`a | ${TSC}\n  a | ${FOUND}\n`)
    expect(stderr).not.toContain('  stdout ')
    const page = readFileSync(path.join(runDir, 'report.html'), 'utf8')
    expect(page).toContain('The end of stdout, exit code 2')
    expect(page).not.toContain('bash (run)')
  })

  it('is quoted in the annotation and in the summary', async () => {
    const { annotations, summary, outputs } = await new FakeRunner().inside({
      with: { workflow: '', run: COMPILE, name: 'types' },
    })
    // One step has no routes, nodes or halts in what people read.
    const { stdout } = await conductor(['explain', outputs['run-dir'] ?? ''], { inside: true })
    expect(stdout).toContain('✗ types internal.script_error')
    for (const text of [stdout, summary]) expect(text).not.toMatch(/\b(?:routes?|nodes?|workflows?|halt\w*)\b/i)
    expect(annotations).toHaveLength(1)
    expect(annotations[0]?.message).toContain(`types exited with code 2: ${TSC}`)
    expect(annotations[0]?.message).toContain(`stdout:\n${TSC}`)
    expect(annotations[0]?.message).toContain(`command: ${COMPILE}`)
    expect(summary).toContain('The end of stdout, exit code 2')
    // One step is no graph, and a table with one row says nothing new.
    expect(summary).not.toContain('mermaid')
    expect(summary).not.toMatch(/\| *Node *\|/)
  })

  it('is placed by its workflow commands, also without a set, and by nothing else', async () => {
    const places = async (run: string) =>
      (
        await new FakeRunner().inside({ with: { workflow: '', run: `echo x > a.txt; ${run}; exit 1` } })
      ).annotations.map(({ file, line, message }) => [file, line, message])
    expect(await places('echo "::error file=a.txt,line=3::too long"; echo "a.txt:4: odd"')).toEqual([
      ['a.txt', '3', 'too long'],
    ])
    const [[file] = []] = await places('echo "a.txt:4: odd"; echo "::error file=gone.txt,line=3::no"')
    expect(file).not.toBe('a.txt')
  })

  it.each([
    [
      'npm',
      'npm error Lifecycle script `lint` failed with error:\nnpm error code 2\nnpm error path /app\nnpm error command sh -c tsc',
    ],
    [
      'npm 8',
      'npm ERR! code 2\nnpm ERR! path /app\nnpm ERR! command failed\nnpm ERR! command sh -c tsc\n\nnpm ERR! A complete log of this run can be found in:\nnpm ERR!     /l/.npm/_logs/x-debug-0.log',
    ],
    [
      'yarn',
      'error Command failed with exit code 2.\ninfo Visit https://yarnpkg.com/en/docs/cli/run for documentation.',
    ],
    ['make', 'make: *** [Makefile:2: lint] Error 2'],
    [
      'a warning of Node.js',
      '(node:7) [DEP0040] DeprecationWarning: punycode\n(Use `node --trace-deprecation ...` to show where the warning was created)',
    ],
  ])('is quoted also below the lines of a wrapper: %s', async (_, wrapper) => {
    const { message, details } = await detailsOf(`cat >&2 <<'X'\n${wrapper}\nX\n${COMPILE}`)
    expect(message).toBe(`a exited with code 2: ${TSC}`)
    expect(details).toMatchObject({ stderr_tail: `${wrapper}\n`, stdout_tail: `${TSC}\n${FOUND}\n` })
  })

  it('has no stdout_tail if stderr has a message', async () => {
    const { message, details } = await detailsOf(
      'echo 41 of 42; echo "fatal: it broke" >&2; echo cleaning up >&2; exit 1',
    )
    expect(message).toBe('a exited with code 1: fatal: it broke')
    expect(details.stdout_tail).toBeUndefined()
  })
})

describe('the command of a failed node', () => {
  it('is rendered, whatever the kind of the error', async () => {
    const raise = `printf '{"kind":"a.b","message":"no"}' > "$CONDUCTOR_ERROR_OUT"`
    const { result, stderr } = await runInside({ yaml: workflow(nodeWith(`${raise} # {{ workflow.name }}`)) })
    expect(result.errors[0].command).toBe(`${raise} # t`)
    expect(stderr).toContain(`command    ${raise} # t`)
  })

  it('is the command with its arguments', async () => {
    const node = `- name: a\n  type: script\n  command: sh\n  args: [-c, 'exit 4', '{{ workflow.name }}']`
    const { errors } = await runInside({ yaml: workflow(node) })
    expect(errors[0].envelope.details.command).toBe('sh -c exit 4 t')
  })

  it('is truncated at 2,000 characters', async () => {
    const { details } = await detailsOf(`exit 1\n${'# word\n'.repeat(1000)}`)
    expect(details.command.length).toBeGreaterThan(1900)
    expect(details.command.length).toBeLessThanOrEqual(2000)
  })

  it('hides a secret', async () => {
    const yaml = workflow(
      nodeWith('echo {{ workflow.input.key }}; exit 1'),
      'input: { key: { type: string, secret: true } }',
    )
    const { errors } = await runInside({ yaml, args: ['-i', 'key=tiger-lily-9'] })
    expect(errors[0].envelope.details.command).toBe('echo ***; exit 1')
  })
})

describe('the response of an API', () => {
  it('is lifted from the output of a failed script', async () => {
    const said = { status_code: 422, response: { errors: ['name is taken'] } }
    const { result } = await runInside({ yaml: workflow(nodeWith(`echo '${JSON.stringify(said)}'; exit 1`)) })
    expect(result.errors[0]).toMatchObject({
      kind: 'internal.script_error',
      category: 'api_validation',
      fixable: true,
      status_code: 422,
      raw_response: said.response,
    })
  })

  it('is not lifted without a status code', async () => {
    const { result } = await runInside({ yaml: workflow(nodeWith(`echo '{"response": "x"}'; exit 1`)) })
    expect(result.errors[0].raw_response).toBeUndefined()
  })
})

describe('the hint after retries were spent', () => {
  it('does not say to retry', async () => {
    const failing = ['exec', '--retry', '{max: 1, initial_seconds: 0.01}', '--', 'sh', '-c', 'exit 1']
    const { stderr } = await conductor(failing, { inside: true })
    expect(stderr).toContain('attempts   2')
    expect(stderr).not.toContain('give `retry`')
  })
})

describe('a secret of several lines', () => {
  const DEPLOY_TOKEN = 'first line of it\nsecond line of it\nzq9'
  it.each([
    ['without rules', ''],
    ['with a rule that matches its last line', `\n  classify: [{kind: x.y, stderr: 'zq\\d|[*]{3}'}]`],
  ])('is not quoted by its last line, %s', async (_, rule) => {
    const { result, errors, stderr } = await runInside({
      yaml: workflow(`${nodeWith('printf "%s\\n" "$DEPLOY_TOKEN" >&2; exit 1')}${rule}`),
      env: { DEPLOY_TOKEN },
    })
    expect(errors).toHaveLength(1)
    expect(JSON.stringify([result, errors, stderr])).not.toContain('zq9')
    expect(errors[0].envelope.message).toContain('***')
  })
})
