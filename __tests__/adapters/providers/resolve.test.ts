import { describe, expect, it } from 'vitest'
import { type ProviderChoice, resolveProvider } from '../../../src/adapters/providers/resolve.js'
import type { ResolvedProvider } from '../../../src/core/provider.js'
import { Redactor } from '../../../src/redaction/index.js'
import { listProviderKeyVariables, listProviderSecrets } from '../../../src/redaction/secret-sources.js'

const choice = (given: Partial<ProviderChoice>): ProviderChoice => ({
  runtime: undefined,
  node: undefined,
  override: null,
  env: {},
  ...given,
})
const keys = { OPENAI_API_KEY: 'env-openai', ANTHROPIC_API_KEY: 'env-anthropic' }
const own = { name: 'openai', base_url: 'https://llm.example/v1', api_key: 'own-key' }

const good: readonly (readonly [string, Partial<ProviderChoice>, object])[] = [
  [
    'a name',
    { runtime: 'openai', env: keys },
    { kind: 'openai', baseUrl: 'https://api.openai.com/v1', apiKey: 'env-openai' },
  ],
  ['an alias', { runtime: 'claude', env: keys }, { kind: 'anthropic', name: 'claude', apiKey: 'env-anthropic' }],
  ['the node wins', { runtime: 'openai', node: 'anthropic', env: keys }, { kind: 'anthropic' }],
  ['--provider wins', { runtime: 'openai', node: 'openai', override: 'anthropic', env: keys }, { kind: 'anthropic' }],
  [
    'an unknown name that --provider replaces',
    { runtime: 'copilot', override: 'openai', env: keys },
    { kind: 'openai' },
  ],
  [
    "upstream's by the key that is there",
    { runtime: 'copilot', env: { ANTHROPIC_API_KEY: 'k' } },
    { kind: 'anthropic', replaces: 'copilot' },
  ],
  [
    "upstream's by CONDUCTOR_PROVIDER",
    { runtime: { name: 'hermes' }, env: { ...keys, CONDUCTOR_PROVIDER: 'anthropic' } },
    { kind: 'anthropic', replaces: 'hermes' },
  ],
  [
    "upstream's of a node by the file's own",
    { runtime: 'claude', node: 'aca', env: keys },
    { kind: 'anthropic', replaces: 'aca' },
  ],
  ['nothing said: CONDUCTOR_PROVIDER', { env: { ...keys, CONDUCTOR_PROVIDER: 'claude' } }, { kind: 'anthropic' }],
  [
    'the file wins over CONDUCTOR_PROVIDER',
    { runtime: 'openai', env: { ...keys, CONDUCTOR_PROVIDER: 'anthropic' } },
    { kind: 'openai' },
  ],
  ['its own server', { runtime: own, env: keys }, { baseUrl: 'https://llm.example/v1', apiKey: 'own-key' }],
  ['a bare name means the settings of the file', { runtime: own, node: 'openai', env: keys }, { apiKey: 'own-key' }],
  ['so does --provider', { runtime: own, override: 'openai' }, { apiKey: 'own-key' }],
  [
    'both from the environment',
    { runtime: 'openai', env: { ...keys, OPENAI_BASE_URL: 'http://localhost:1/v1' } },
    { baseUrl: 'http://localhost:1/v1', apiKey: 'env-openai' },
  ],
  ['no key', { runtime: 'claude' }, { apiKey: '', missingKey: expect.stringContaining('set ANTHROPIC_API_KEY') }],
  [
    'an empty key',
    { runtime: 'openai', env: { OPENAI_API_KEY: ' ' } },
    { apiKey: '', missingKey: expect.stringContaining('set OPENAI_API_KEY') },
  ],
  [
    'a key of a variable that is not set',
    { runtime: { ...own, api_key: 'pre-${MINE}' }, env: keys },
    { apiKey: '', missingKey: 'openai has no key: set MINE' },
  ],
  ['no name: the key that is there', { env: { ANTHROPIC_API_KEY: 'k' } }, { kind: 'anthropic' }],
  [
    'a program',
    { runtime: { name: 'command', command: 'claude', args: ['-p', 3], env: { A: 1, B: null } } },
    { kind: 'command', command: 'claude', args: ['-p', '3'], env: { A: 1, B: null } },
  ],
]

const bad: readonly (readonly [string, Partial<ProviderChoice>, RegExp])[] = [
  ['an unknown name', { runtime: 'nobody', env: keys }, /"nobody" is not known.*--provider/],
  [
    "upstream's, and nothing to take its place",
    { runtime: 'copilot' },
    /copilot is a provider of microsoft\/conductor.*--provider.*CONDUCTOR_PROVIDER.*OPENAI_API_KEY/,
  ],
  [
    'an unknown name in CONDUCTOR_PROVIDER',
    { env: { ...keys, CONDUCTOR_PROVIDER: 'copilot' } },
    /"copilot" is not known/,
  ],
  ['a typo', { runtime: 'opnai', env: keys }, /did you mean `openai`/],
  [
    'its own server without a key',
    { runtime: { name: 'openai', base_url: 'https://x.example' }, env: keys },
    /api_key: \$\{VAR\}/,
  ],
  [
    "a node's server does not get the workflow's key",
    { runtime: own, node: { name: 'openai', base_url: 'https://x.example' } },
    /api_key/,
  ],
  ['no URL', { runtime: { ...own, base_url: 'llm.example' } }, /not a URL/],
  ['a file', { runtime: { ...own, base_url: 'file:///etc/passwd' } }, /http/],
  ['a password in the URL', { runtime: { ...own, base_url: 'https://u:canary@x.example' } }, /password/],
  ['a program without a command', { override: 'command' }, /command/],
  ['nothing at all', {}, /no provider is configured/],
]

describe('resolveProvider', () => {
  it.each(good)('%s', (_, given, expected) => {
    const result = resolveProvider(choice(given))
    expect(result.ok ? result.value : {}).toMatchObject(expected)
  })

  it.each(bad)('refuses %s', (_, given, message) => {
    const result = resolveProvider(choice(given))
    const problem = result.ok ? '' : result.error.message
    expect(problem).toMatch(message)
    expect(problem).toContain('(known: openai, anthropic, claude, command)')
    // Redaction must not take our own words for a key.
    expect(new Redactor({ secrets: [] }).text(problem)).toBe(problem)
    expect(problem).not.toMatch(/env-openai|own-key|canary/)
  })
})

describe('settings of the provider', () => {
  const http: ResolvedProvider = {
    kind: 'openai',
    name: 'openai',
    baseUrl: 'https://x.example',
    apiKey: 'key-1',
    defaultModel: 'm0',
    headers: { Authorization: 'Bearer key-2', 'x-team': 'ci' },
  }

  it('knows the secrets', () => {
    expect(listProviderSecrets(http)).toEqual(['key-1', 'Bearer key-2', 'key-2'])
  })

  it('knows the variables that hold keys', () => {
    expect(
      listProviderKeyVariables([
        { variable: 'MY_KEY', path: ['workflow', 'runtime', 'provider', 'api_key'] },
        { variable: 'MY_HEADER', path: ['agents', 0, 'provider', 'headers', 'x-auth'] },
        { variable: 'MY_URL', path: ['workflow', 'runtime', 'provider', 'base_url'] },
        { variable: 'BRANCH', path: ['agents', 0, 'env', 'BRANCH'] },
      ]),
    ).toEqual(['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'MY_KEY', 'MY_HEADER'])
  })
})
