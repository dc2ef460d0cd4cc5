import { describe, expect, it } from 'vitest'
import { withInherited } from '../../src/config/check.js'
import type { Workflow } from '../../src/config/model.js'
import { checkProviders, findMissingKeys, listSecretsOfProviders } from '../../src/config/providers.js'
import { createRealAdapters } from '../../src/run/adapters.js'
import { loadFiles } from '../config/load-helpers.js'

type Environment = Readonly<Record<string, string>>

function workflowOf(files: Readonly<Record<string, string>>, env: Environment = {}): Workflow {
  const { workflow, findings } = loadFiles(files, env)
  if (workflow === null) throw new Error(JSON.stringify(findings))
  return withInherited(workflow)
}

const resolver = (env: Environment): Parameters<typeof checkProviders>[1] => {
  const { resolveProvider } = createRealAdapters(env)
  return (workflow, node) => resolveProvider(workflow, node, null)
}

const file = (provider: string): string =>
  `workflow: { name: k, entry_point: a, runtime: { provider: ${provider} } }\nagents: [{ name: a, prompt: x }]\n`

describe('keys of providers', () => {
  const server = 'name: openai, base_url: "https://llm.example/v1"'
  it.each<readonly [string, string, Environment, readonly string[]]>([
    ['a key from a variable', `{ ${server}, api_key: "\${ODD}" }`, { ODD: 'odd-value' }, ['env:ODD odd-value']],
    [
      'a part of a key',
      `{ ${server}, api_key: "pre-\${ODD}-1" }`,
      { ODD: 'odd-value' },
      ['env:ODD odd-value', 'mask pre-odd-value-1'],
    ],
    [
      'a header of any name from a variable',
      `{ ${server}, api_key: local, headers: { x-team: "\${ODD}" } }`,
      { ODD: 'odd-value' },
      ['env:ODD odd-value'],
    ],
    ['a key in the file itself', `{ ${server}, api_key: lit-key-9 }`, {}, ['mask lit-key-9']],
    ['a word that stands in for one', `{ ${server}, api_key: not-needed }`, {}, []],
    ['a well-known variable', 'openai', { OPENAI_API_KEY: 'k-123456' }, ['env:OPENAI_API_KEY k-123456']],
  ])('%s', (_, provider, env, expected) => {
    const secrets = listSecretsOfProviders([workflowOf({ 'main.yaml': file(provider) }, env)], env, resolver(env))
    expect(secrets.map(({ origin, value }) => `${origin} ${value}`)).toEqual(expected)
  })
})

describe('a provider that is not configured', () => {
  const check = (entry: string, routes: string, runtime = ''): readonly string[] => {
    const root = workflowOf({
      'main.yaml': `workflow: { name: k, entry_point: ${entry}${runtime} }
agents:
  - { name: check, type: script, run: 'true', routes: [${routes}] }
  - { name: ask, prompt: x }
  - { name: both, prompt: y }
  - { name: stop, type: terminate, status: success, reason: enough }
`,
    })
    const severities = (findings: readonly { severity: string; message: string }[]) =>
      findings.map(({ severity, message }) => `${severity} ${message.split(':')[0]}`)
    const errors = checkProviders(root, resolver({}))
    return severities(errors.length > 0 ? errors : findMissingKeys(root, resolver({})))
  }

  it.each([
    ['an agent at the entry', 'ask', '{ to: $end }'],
    ['an agent on every path', 'check', '{ to: ask, when: "exit_code == 0" }, { to: both }'],
    ['only an error route ends without an agent', 'check', '{ to: ask }, { on_error: true, to: stop }'],
  ])('refuses the file: %s', (_, entry, routes) => {
    expect(check(entry, routes)).toEqual(['error ask', 'error both'])
  })

  it.each([
    ['a path to the end', 'check', '{ to: ask, when: "exit_code == 1" }, { to: $end }'],
    ['a path to a terminate', 'check', '{ to: ask, when: "exit_code == 1" }, { to: stop }'],
  ])('warns only: %s', (_, entry, routes) => {
    expect(check(entry, routes)).toEqual(['warning ask'])
  })

  it.each([
    ['an agent on every path', '{ to: $end }', 'error'],
    ['an error route of the agent that leads on', '{ to: $end }, { on_error: provider.rejected, to: done }', 'warning'],
    ['an error route of another kind', '{ to: $end }, { on_error: x.y, to: done }', 'error'],
    ['a recovery', '{ to: $end }, { on_error: provider.*, recover: { output: {} } }', 'warning'],
    ['an error route that ends red', '{ to: $end }, { on_error: true, to: red }', 'error'],
  ])('while another one is: %s', (_, routes, severity) => {
    const yaml = `workflow: { name: k, entry_point: ready }
agents:
  - { name: ready, prompt: x, provider: claude, routes: [{ to: call }] }
  - { name: call, type: workflow, workflow: c.yaml }
`
    const inner = `workflow: { name: c, entry_point: ask }
agents:
  - { name: ask, prompt: x, provider: openai, routes: [${routes}] }
  - { name: done, type: set, value: 1 }
  - { name: red, type: terminate, status: failed, reason: no }
`
    const root = workflowOf({ 'main.yaml': yaml, 'c.yaml': inner })
    const resolve = resolver({ ANTHROPIC_API_KEY: 'k-123456' })
    const errors = checkProviders(root, resolve)
    const [found] = errors.length > 0 ? errors : findMissingKeys(root, resolve)
    expect(found).toMatchObject({
      severity,
      message: expect.stringMatching(/^ask: openai has no key: set OPENAI_API_KEY/),
    })
  })

  it('refuses an unknown provider wherever it is named', () => {
    const routes = '{ to: ask, when: "exit_code == 1" }, { to: $end }'
    expect(check('check', routes, ', runtime: { provider: nobody }')).toEqual(['error ask', 'error both'])
  })
})

describe('a child', () => {
  const caller = (name: string, runtime: string) =>
    `workflow: { name: ${name}, entry_point: w${runtime} }\nagents: [{ name: w, type: workflow, workflow: c.yaml }]\n`
  const child = (runtime: string) =>
    `workflow: { name: c, entry_point: a${runtime} }\nagents: [{ name: a, prompt: x }]\n`
  const models = (root: Workflow) => {
    const {
      provider,
      default_model: model,
      temperature,
      max_tokens,
    } = root.children.get('c.yaml')?.settings.runtime ?? {}
    return [provider, model, temperature, max_tokens].filter((one) => one !== undefined)
  }

  it.each<readonly [string, string, string, readonly unknown[]]>([
    ['both', ', runtime: { provider: claude, default_model: m1 }', '', ['claude', 'm1']],
    [
      'the model of another provider',
      ', runtime: { provider: claude, default_model: m1 }',
      ', runtime: { provider: openai }',
      ['openai'],
    ],
    [
      'the provider',
      ', runtime: { provider: claude, default_model: m1 }',
      ', runtime: { default_model: m2 }',
      ['claude', 'm2'],
    ],
    ['nothing', '', '', []],
    [
      'what goes with the model',
      ', runtime: { provider: claude, temperature: 0.3, max_tokens: 77 }',
      ', runtime: { max_tokens: 88 }',
      ['claude', 0.3, 88],
    ],
    [
      'nothing that goes with another provider',
      ', runtime: { provider: claude, temperature: 0.3, max_tokens: 77 }',
      ', runtime: { provider: openai, temperature: 0.1 }',
      ['openai', 0.1],
    ],
  ])('without its own has those of its caller: %s', (_, parent, own, expected) => {
    expect(models(workflowOf({ 'main.yaml': caller('p', parent), 'c.yaml': child(own) }))).toEqual(expected)
  })

  it('is checked once for each of its callers, and grandchildren inherit too', () => {
    const root = workflowOf({
      'main.yaml': `workflow: { name: r, entry_point: one, runtime: { provider: { name: command, command: cat } } }
agents:
  - { name: one, type: workflow, workflow: p.yaml, routes: [{ to: two }] }
  - { name: two, type: workflow, workflow: q.yaml }
`,
      'p.yaml': caller('p', ''),
      'q.yaml': caller('q', ', runtime: { provider: openai }'),
      'c.yaml': child(''),
    })
    const findings = findMissingKeys(root, resolver({}))
    expect(findings.map(({ file: where, message }) => [where, message.split(':')[0]])).toEqual([['c.yaml', 'a']])
    expect(findMissingKeys(root, resolver({ OPENAI_API_KEY: 'k-123456' }))).toEqual([])
  })
})
