import { describe, expect, it } from 'vitest'
import { isTellingKey } from '../../src/redaction/index.js'

const telling = [
  'token',
  'TOKEN',
  'secret',
  'secrets',
  'password',
  'PassWord',
  'passwd',
  'pwd',
  'passphrase',
  'auth',
  'x-auth',
  'X_AUTH',
  'authorization',
  'Proxy-Authorization',
  'bearer',
  'apikey',
  'api_key',
  'api-key',
  'api key',
  'apiKey',
  'APIKey',
  'x-api-key',
  'credential',
  'credentials',
  'private_key',
  'privateKey',
  'access_key',
  'AWS_SECRET_ACCESS_KEY',
  'client_secret',
  'clientSecret',
  'cookie',
  'Set-Cookie',
  'session_id',
  'GITHUB_TOKEN',
  'npm_config__authToken',
  'accessToken',
  'refreshtoken',
  'DB_PASS',
  'smtpPass',
  'GH_PAT',
  'oauth2',
  'token2',
  'db.password',
  'connection_string',
  'AccountKey',
  'auth header',
]

const ordinary = [
  'author',
  'authored_by',
  'authors',
  'tokens',
  'total_tokens',
  'max_tokens',
  'token_count',
  'tokenCount',
  'input_tokens',
  'secretary',
  'key',
  'keys',
  'pass',
  'passed',
  'compass',
  'passport',
  'patch',
  'session',
  'tokenizer',
  'authority',
  'keyboard',
  'cookiecutter',
  'token_type',
  'auth_type',
  'node',
  'timestamp',
  '',
  'a',
]

describe('isTellingKey', () => {
  it.each(telling)('takes %j for telling', (key) => {
    expect(isTellingKey(key)).toBe(true)
  })

  it.each(ordinary)('leaves %j alone', (key) => {
    expect(isTellingKey(key)).toBe(false)
  })
})
