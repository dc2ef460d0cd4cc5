import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { modelServer } from '../agents/support/model-server.js'
import { conductor, runInside as runFlow, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { workflow } from '../e2e/support/table.js'

const server = modelServer()
const asks = (settings = '', fields = ''): string =>
  workflow(`- { name: a, prompt: hello${fields} }`, settings, 'output: { v: "{{ a.output.result }}" }')
const openai = (): Record<string, string> => ({
  OPENAI_BASE_URL: `${server.url}/v1`,
  OPENAI_API_KEY: 'canary-openai-4f1c',
})
const anthropic = (): Record<string, string> => ({
  ANTHROPIC_BASE_URL: server.url,
  ANTHROPIC_API_KEY: 'canary-anthropic-9b2e',
})
const REPLACED = /warning provider-replaced: .* is a provider of microsoft\/conductor; `(\w+)` answers instead/g

describe('a provider of upstream', () => {
  it.each([
    ['by the one whose key is set', [], openai, 'openai'],
    [
      'by CONDUCTOR_PROVIDER',
      [],
      () => ({ ...openai(), ...anthropic(), CONDUCTOR_PROVIDER: 'anthropic' }),
      'anthropic',
    ],
    ['by --provider', ['--provider', 'anthropic'], () => ({ ...openai(), ...anthropic() }), 'anthropic'],
    ['by -p', ['-p', 'anthropic'], () => ({ ...openai(), ...anthropic() }), 'anthropic'],
  ] as const)('is replaced %s, with one warning', async (_, args, env, expected) => {
    server.says('hi')
    const yaml = workflow(
      '- { name: a, prompt: one, provider: claude-agent-sdk, routes: [{ to: b }] }\n- { name: b, prompt: two }',
      'runtime: { provider: copilot }',
    )
    const ran = await runFlow({ yaml, args, env: env() })
    expect(ran.code, ran.stderr).toBe(0)
    expect(server.seen.map(({ protocol }) => protocol)).toEqual([expected, expected])
    expect(ran.stderr.match(REPLACED)).toHaveLength(1)
    expect(ran.stderr).toContain(`\`${expected}\` answers`)
  })

  it('that nothing can replace is exit 2, and says how', async () => {
    const ran = await runFlow({ yaml: asks('runtime: { provider: copilot }') })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toMatch(/CONDUCTOR_PROVIDER/)
    expect(ran.stderr).toMatch(/OPENAI_API_KEY/)
    expect(existsSync(ran.runDir)).toBe(false)
  })

  it('is nobody’s business when no agent needs it', async () => {
    const yaml = workflow('- { name: a, type: set, value: x }', 'runtime: { provider: copilot }')
    const ran = await runFlow({ yaml })
    expect(ran.code).toBe(0)
    expect(ran.stderr).not.toMatch(REPLACED)
  })
})

describe('settings of a model', () => {
  it.each([
    ['the file', 'runtime: { temperature: 1.5, max_tokens: 50, default_reasoning_effort: high }', ''],
    [
      'the agent',
      'runtime: { temperature: 0.1 }',
      ', temperature: 1.5, max_tokens: 50, reasoning: { effort: "{{ \'high\' }}" }',
    ],
  ])('come from %s', async (_, settings, fields) => {
    server.says('hi')
    const ran = await runFlow({ yaml: asks(settings, fields), env: openai() })
    expect(ran.code, ran.stderr).toBe(0)
    expect(server.seen[0]?.body).toMatchObject({ temperature: 1.5, max_tokens: 50, reasoning_effort: 'high' })
  })

  it('an effort that a template makes of nothing known is an error of the node', async () => {
    const ran = await runFlow({ yaml: asks('', ', reasoning: { effort: "{{ 1 }}" }'), env: openai() })
    expect([ran.code, ran.errors[0]?.envelope.kind]).toEqual([3, 'internal.template_error'])
  })

  it('working_dir is where a program starts: of the agent, else of the file', async () => {
    const yaml = (more: string): string =>
      asks(`runtime: { provider: { name: command, command: pwd }, working_dir: sub }`, more)
    const files = { 'sub/x': '', 'other/x': '' }
    const ran = await runFlow({ yaml: yaml(''), files })
    expect(ran.output.v).toMatch(/\/sub\n$/)
    const own = await runFlow({ yaml: yaml(', working_dir: "{{ \'other\' }}"'), files })
    expect(own.output.v).toMatch(/\/other\n$/)
  })
})

describe('instructions', () => {
  const files = {
    'style.md': 'Write like a pirate.\n',
    'more.md': 'From the command line.',
    'AGENTS.md': 'Agents of this workspace.',
    'CLAUDE.md': 'Claude here.',
    '.github/copilot-instructions.md': 'Copilot here.',
  }
  const listed = 'instructions: [style.md, Be brief.]'

  it('go before the system prompt: a file where the entry names one, else the text', async () => {
    server.says('hi')
    const ran = await runFlow({ yaml: asks(listed, ', system_prompt: You are B.'), files, env: openai() })
    expect(ran.code, ran.stderr).toBe(0)
    expect(server.seen[0]?.system).toBe('Write like a pirate.\n\nBe brief.\n\nYou are B.')
    expect(ran.stderr).not.toMatch(/no effect/)
  })

  it('--instructions and --workspace-instructions add to them', async () => {
    server.says('hi')
    const args = ['--instructions', 'more.md', '--workspace-instructions']
    const ran = await runFlow({ yaml: asks(listed), files, args, env: openai() })
    expect(ran.code, ran.stderr).toBe(0)
    expect(server.seen[0]?.system).toBe(
      'Agents of this workspace.\n\nClaude here.\n\nCopilot here.\n\nWrite like a pirate.\n\nBe brief.\n\nFrom the command line.',
    )
  })

  const halts = (settings: string): string =>
    workflow(
      '- { name: first, type: script, run: test -f go, strict_exit: true, routes: [{ to: a }] }\n- { name: a, prompt: hello }',
      `entry_point: first\n${settings}`,
      'output: { v: "{{ a.output.result }}", team: "{{ workflow.metadata.team }}" }',
    )

  it('and metadata are the same on a resume, unless it says otherwise', async () => {
    server.says('hi')
    const args = ['--instructions', 'more.md', '--workspace-instructions', '-m', 'team=blue', '-m', 'tier=1']
    const ran = await runFlow({ yaml: halts(`${listed}\nmetadata: { team: red }`), files, args, env: openai() })
    expect(ran.code, ran.stderr).toBe(3)
    writeFiles(ran.folder, { go: '', 'more.md': 'Changed since.', 'new.md': 'Given to the resume.' })
    const again = await conductor(['resume', 'run'], { cwd: ran.folder, env: openai() })
    expect(again.code, again.stderr).toBe(0)
    expect(server.seen[0]?.system).toMatch(/^Agents of this workspace\.[\s\S]*Be brief\.\n\nFrom the command line\.$/)
    expect(JSON.parse(again.stdout).team).toBe('blue')
    const other = ['--from', 'a', '--instructions', 'new.md', '-m', 'team=green']
    const changed = await conductor(['resume', 'run', ...other], { cwd: ran.folder, env: openai() })
    expect(changed.code, changed.stderr).toBe(0)
    expect(server.seen[1]?.system).toMatch(/^Agents of this workspace\.[\s\S]*Be brief\.\n\nGiven to the resume\.$/)
    expect(JSON.parse(changed.stdout).team).toBe('green')
  })

  it('and metadata are the same on a redrive, unless it says otherwise', async () => {
    const down = { conductor_error: true, kind: 'external.api.down', message: 'no answer' }
    server.says(JSON.stringify(down))
    const retry = 'resilience: { retry: { max_retries: 0, retryable: [external.api.down] } }'
    const yaml = workflow(
      `- { name: a, prompt: "hello {{ workflow.metadata.team }}", raises: [external.api.down], ${retry} }`,
      `entry_point: a\n${listed}\nmetadata: { team: red }`,
    )
    const args = ['--instructions', 'more.md', '-m', 'team=blue']
    const ran = await runFlow({ yaml, files, args, env: openai() })
    expect(ran.result.dead_letters, ran.stderr).toHaveLength(1)
    const redrive = async (more: readonly string[]): Promise<unknown> => {
      const again = await conductor(['redrive', 'run', ...more], { cwd: ran.folder, env: openai() })
      expect(again.code, again.stderr).toBe(3)
      return server.seen.at(-1)
    }
    writeFiles(ran.folder, { 'more.md': 'Changed since.', 'new.md': 'Given to the redrive.' })
    const same = { system: expect.stringMatching(/Be brief\.\n\nFrom the command line\./), prompt: 'hello blue' }
    expect(await redrive([])).toMatchObject(same)
    const other = { system: expect.stringMatching(/Be brief\.\n\nGiven to the redrive\./), prompt: 'hello green' }
    expect(await redrive(['--instructions', 'new.md', '-m', 'team=green'])).toMatchObject(other)
  })

  it('that hold a secret are read from its variable again, or must be given again', async () => {
    server.says('hi')
    const secret = 'canary-deploy-77aa'
    const env = { ...openai(), DEPLOY_TOKEN: secret }
    const told = { ...files, 'more.md': `The key is ${secret}.` }
    const ran = await runFlow({ yaml: halts(listed), files: told, args: ['--instructions', 'more.md'], env })
    expect(ran.code, ran.stderr).toBe(3)
    expect(readFileSync(path.join(ran.runDir, 'checkpoint.json'), 'utf8')).not.toContain(secret)
    writeFiles(ran.folder, { go: '' })
    const without = await conductor(['resume', 'run'], { cwd: ran.folder, env: openai() })
    expect([without.code, without.stderr]).toEqual([2, expect.stringMatching(/held a secret[^\n]*--instructions FILE/)])
    const again = await conductor(['resume', 'run'], { cwd: ran.folder, env })
    expect(again.stderr).not.toMatch(/held a secret/)
    expect(server.seen[0]?.system).toMatch(/The key is canary-deploy-77aa\.$/)
  })

  it('a file that is not there is exit 2', async () => {
    const ran = await runFlow({ yaml: asks(), args: ['--instructions', 'gone.md'], env: openai() })
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(/--instructions gone.md: does not exist/)])
  })

  it('children inherit them, and add their own', async () => {
    server.says('hi')
    const yaml = workflow('- { name: a, type: workflow, workflow: c/child.yaml }', listed)
    const child = asks('instructions: own.md')
    const ran = await runFlow({ yaml, files: { ...files, 'c/child.yaml': child, 'c/own.md': 'Own.' }, env: openai() })
    expect(ran.code, ran.stderr).toBe(0)
    expect(server.seen[0]?.system).toBe('Write like a pirate.\n\nBe brief.\n\nOwn.')
  })

  it('a file outside of the workspace is an error', async () => {
    const outside = temporaryFolder()
    writeFiles(outside, { 'secret.md': 'x' })
    const ran = await runFlow({
      yaml: asks(`instructions: [${JSON.stringify(`${outside}/secret.md`)}]`),
      env: openai(),
    })
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(/leads out of the workspace/)])
  })
})

describe('--strict-abilities', () => {
  const lossy = [
    ['skills of an agent', asks('', ', skills: [x]')],
    ['skills of the file', asks('runtime: { skills: [x] }')],
    ['plugins', asks('runtime: { plugins: [./x] }')],
    ['a validator', asks('', ', validator: { criteria: x }')],
    ['a sandbox', asks('', ', sandbox: { image: x }')],
  ] as const
  it.each(lossy)('%s: an error with it, a warning without', async (_, yaml) => {
    server.says('hi')
    const strict = await runFlow({ yaml, args: ['--strict-abilities'], env: openai() })
    expect([strict.code, strict.stderr]).toEqual([2, expect.stringMatching(/lost-ability|would change answers/)])
    const lax = await runFlow({ yaml, env: openai() })
    expect([lax.code, lax.stderr]).toEqual([0, expect.stringMatching(/no effect here/)])
  })

  it('a setting that changes no answer stays a warning, and an empty list is no loss', async () => {
    server.says('hi')
    const yaml = asks('runtime: { timeout: 5 }', ', skills: [], output_mode: raw')
    const ran = await runFlow({ yaml, args: ['--strict-abilities'], env: openai() })
    expect(ran.code, ran.stderr).toBe(0)
  })

  it('validate has it too', async () => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'main.yaml': asks('', ', skills: [x]') })
    const run = (...more: readonly string[]) => conductor(['validate', 'main.yaml', ...more], { cwd: folder })
    expect([(await run()).code, (await run('--strict-abilities')).code]).toEqual([0, 2])
  })
})

describe('the command line', () => {
  const yaml = workflow(
    '- { name: a, type: script, run: echo from the script }',
    'metadata: { team: a, kept: 1 }',
    'output: { team: "{{ workflow.metadata.team }}", kept: "{{ workflow.metadata.kept }}" }',
  )

  it.each(['-m', '--metadata'])('%s goes over the metadata of the file, in events and templates', async (option) => {
    const ran = await runFlow({ yaml, args: [option, 'team=b=c', option, 'ticket=7'] })
    expect(ran.output).toEqual({ team: 'b=c', kept: 1 })
    expect(ran.events[0].metadata).toEqual({ team: 'b=c', kept: 1, ticket: '7' })
  })

  it('a metadata without a value is exit 2', async () => {
    const ran = await runFlow({ yaml, args: ['-m', 'team'] })
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(/-m "team" is not KEY=VALUE/)])
  })

  it.each(['-l', '--log-file'])('%s writes everything to a file, also when quiet', async (option) => {
    const ran = await runFlow({ yaml, args: [option, 'logs/run.log', '--quiet'] })
    expect(ran.code, ran.stderr).toBe(0)
    const log = readFileSync(path.join(ran.folder, 'logs', 'run.log'), 'utf8')
    expect(log).toMatch(/from the script/)
    expect(ran.stderr).not.toMatch(/from the script/)
  })

  it('-l auto makes up a file and names it', async () => {
    const ran = await runFlow({ yaml, args: ['-l', 'auto'] })
    const file = /^log file: (.+)$/m.exec(ran.stderr)?.[1] ?? ''
    expect(readFileSync(file, 'utf8')).toMatch(/from the script/)
  })

  it('secrets do not get into the log file', async () => {
    const secret = workflow(
      '- { name: a, type: script, run: echo "$S" , env: { S: "{{ workflow.input.s }}" } }',
      'input: { s: { type: string, secret: true } }',
    )
    const ran = await runFlow({ yaml: secret, args: ['-l', 'run.log', '-i', 's=canary-77'] })
    expect(readFileSync(path.join(ran.folder, 'run.log'), 'utf8')).not.toMatch(/canary-77/)
  })

  it.each(['-v', '--verbose'])('%s shows more', async (option) => {
    const plain = await runFlow({ yaml })
    const more = await runFlow({ yaml, args: [option] })
    expect([plain.code, more.code]).toEqual([0, 0])
    expect(more.stderr.split('\n').length).toBeGreaterThanOrEqual(plain.stderr.split('\n').length)
  })

  it.each(['runs/x/checkpoint.json', './run', 'C:\\run', 'checkpoint.json'])(
    'resume --from %s says what is meant',
    async (from) => {
      const done = await conductor(['resume', '--from', from, 'run'])
      expect([done.code, done.stderr]).toEqual([2, expect.stringMatching(/--from names a node.*resume RUN_DIR/)])
    },
  )
})
