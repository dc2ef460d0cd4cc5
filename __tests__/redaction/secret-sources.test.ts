import { describe, expect, it } from 'vitest'
import { isToolSecret, listProviderKeyVariables, listProviderSecrets } from '../../src/redaction/secret-sources.js'

const server = { name: 's', baseUrl: 'https://x', defaultModel: 'm', apiKey: 'the-key', headers: {} } as const

describe('secrets of providers', () => {
  it('are the key of a server, and headers that are named like one, with and without their scheme', () => {
    const headers = { authorization: 'Bearer abc123', 'x-team': 'red', 'x-api-key': 'k2' }
    expect(listProviderSecrets({ ...server, kind: 'openai', headers })).toEqual([
      'the-key',
      'Bearer abc123',
      'abc123',
      'k2',
    ])
    expect(listProviderSecrets({ ...server, kind: 'anthropic', apiKey: '' })).toEqual([])
  })

  it('are variables of a command that are named like a key', () => {
    const env = { MODEL_TOKEN: 't-1', HOME: '/root', OPENAI_API_KEY: null }
    expect(listProviderSecrets({ kind: 'command', name: 'c', command: 'ask', args: [], env })).toEqual(['t-1'])
  })
})

describe('variables that hold a key of a provider', () => {
  it.each([
    [['workflow', 'runtime', 'provider', 'api_key'], true],
    [['workflow', 'runtime', 'provider', 'headers', 'x-team'], true],
    [['workflow', 'runtime', 'provider', 'env', 'MY_TOKEN'], true],
    [['workflow', 'runtime', 'provider', 'env', 'COLOUR'], false],
    [['workflow', 'runtime', 'provider', 'base_url'], false],
    [['agents', 0, 'env', 'MY_TOKEN'], false],
    [['api_key'], false],
  ])('%j: %s', (path, isKey) => {
    const named = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', ...(isKey ? ['MINE'] : [])]
    expect(listProviderKeyVariables([{ variable: 'MINE', path }])).toEqual(named)
  })
})

describe('secrets of servers of tools', () => {
  it.each([
    [['workflow', 'runtime', 'mcp_servers', 'git', 'headers', 'x-team'], true],
    [['workflow', 'runtime', 'mcp_servers', 'git', 'env', 'GIT_TOKEN'], true],
    [['workflow', 'runtime', 'mcp_servers', 'git', 'env', 'COLOUR'], false],
    [['workflow', 'runtime', 'mcp_servers', 'git', 'args', 0], false],
    [['agents', 0, 'headers', 'x'], false],
  ])('%j: %s', (path, isSecret) => {
    expect(isToolSecret({ variable: 'V', path })).toBe(isSecret)
  })
})
