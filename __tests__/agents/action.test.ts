import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { builtAction } from '../support/bundles.js'
import { modelServer } from './support/model-server.js'

const server = modelServer()

interface Acted {
  readonly code: number
  readonly stdout: string
  readonly outputs: string
  readonly summary: string
  readonly temp: string
}

/** Runs the action's bundle as a runner would, as far as agents and gates go. */
function act(
  yaml: string,
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<Acted> {
  const folder = temporaryFolder()
  writeFiles(folder, { ...files, 'main.yaml': yaml })
  const temp = path.join(folder, 'temp')
  mkdirSync(temp)
  const output = path.join(temp, 'output')
  const summary = path.join(temp, 'summary')
  for (const file of [output, summary]) writeFileSync(file, '')
  const runner = {
    PATH: process.env['PATH'] ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: temp,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    ACTIONS_RUNTIME_TOKEN: 'canary-runtime-token',
    INPUT_WORKFLOW: 'main.yaml',
    INPUT_ARTIFACT: 'never',
    'INPUT_GITHUB-TOKEN': 'canary-github-token',
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [builtAction()], { cwd: folder, env: { ...runner, ...env } }, (error, stdout) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1
      const read = (file: string): string => readFileSync(file, 'utf8')
      resolve({ code, stdout, outputs: read(output), summary: read(summary), temp })
    })
  })
}

/** All files of the runs, in one text. */
function left(temp: string): string {
  return readdirSync(path.join(temp, 'conductor'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

const TELLS_ENV = { 'env.mjs': 'console.log(JSON.stringify({ env: Object.keys(process.env) }))' }

describe('agents in the action', () => {
  it('a program has the keys, and neither inputs nor tokens of the action', async () => {
    const yaml = `
workflow: { name: a, entry_point: ask, runtime: { provider: { name: command, command: node, args: [env.mjs] } } }
agents:
  - { name: ask, prompt: x, output: { env: { type: array } }, routes: [{ to: script }] }
  - { name: script, type: script, command: node, args: [env.mjs] }
output: { asked: "{{ ask.output.env | tojson }}", ran: "{{ script.output.env | tojson }}" }
`
    const acted = await act(yaml, TELLS_ENV, server.env)
    expect(acted.code, acted.stdout).toBe(0)
    const output = JSON.parse(/output<<(\S+)\n([\s\S]*?)\n\1/.exec(acted.outputs)?.[2] ?? '{}')
    expect(output.asked).toContain('OPENAI_API_KEY')
    expect(output.ran).not.toContain('OPENAI_API_KEY')
    for (const names of [output.asked, output.ran]) {
      expect(names).not.toContain('ACTIONS_RUNTIME_TOKEN')
      expect(names.filter((name: string) => name.startsWith('INPUT_'))).toEqual([])
    }
  })

  it('an answer is never a workflow command, and a key is nowhere', async () => {
    server.answers(({ headers }) =>
      JSON.stringify({
        conductor_error: true,
        kind: 'agent.a.b',
        message: `x\n::error::pwned ${headers.authorization}`,
      }),
    )
    const yaml = `
workflow: { name: a, entry_point: ask, runtime: { provider: openai } }
agents: [{ name: ask, prompt: x }]
`
    const acted = await act(yaml, {}, server.env)
    expect(acted.code).toBe(1)
    expect(acted.outputs).toContain('halted')
    expect(acted.stdout).not.toMatch(/^\s*::error::pwned/m)
    const masked = acted.stdout.replaceAll(/^::add-mask::.*$/gm, '')
    for (const text of [masked, acted.summary, left(acted.temp)]) expect(text).not.toContain('canary-openai')
  })

  it('a gate is answered by the input gates, or the summary says how', async () => {
    const yaml = `
workflow: { name: a, entry_point: ask }
agents: [{ name: ask, type: human_gate, prompt: Go?, options: [{ label: Go, value: go, route: $end, prompt_for: why }] }]
output: { said: "{{ ask.output | tojson }}" }
`
    const answered = await act(yaml, {}, { INPUT_GATES: 'ask: go\nask.why: it is time' })
    expect(answered.code, answered.stdout).toBe(0)
    expect(answered.outputs).toContain('it is time')
    const waiting = await act(yaml, {}, {})
    expect(waiting.outputs).toMatch(/suspended/)
    expect(waiting.summary).toContain('gates: \'{"ask":"go"}\'')
    const wrong = await act(yaml, {}, { INPUT_GATES: 'ask: maybe' })
    expect(wrong.outputs).toMatch(/invalid/)
    expect(wrong.stdout).toContain('"maybe" is not an answer to the gate ask')
  })
})
