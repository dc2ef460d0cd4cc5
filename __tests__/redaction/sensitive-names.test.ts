import { describe, expect, it } from 'vitest'
import { isSensitiveName } from '../../src/redaction/index.js'

const sensitive = [
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

/** Words that tell only together, whatever stands between them. */
const KEYS = [
  'api access private secret signing encryption decryption master account storage shared ssh deploy service subscription auth gpg',
  'pgp hmac cipher session license webhook openai anthropic azure gemini mistral groq stripe sendgrid twilio mailgun datadog',
].flatMap((words) => words.split(' '))
const PASSES =
  'db database user smtp mail email admin root mysql pg postgres redis ssh ftp proxy login registry docker git keystore cert sudo key'
const TOKENS = 'access refresh api auth bearer id session personal deploy'
const together = [
  ...KEYS.flatMap((word) => [`${word} key`, `${word} keys`]),
  ...TOKENS.split(' ').map((word) => `${word} tokens`),
  ...PASSES.split(' ').map((word) => `${word} pass`),
  ...'gh github gitlab azure devops ado docker'.split(' ').map((word) => `${word} pat`),
  'session id',
  'connection string',
  'connection strings',
  'access signature',
]
const alone =
  'secret secrets password passwords passwd passwds pwd passphrase passphrases passcode apikey apikeys otp totp jwt token auth ' +
  'authorization authorisation bearer oauth credential credentials creds cookie cookies authtoken accesstoken refreshtoken idtoken ' +
  'apitoken sessiontoken bearertoken clientsecret apisecret appsecret secretaccesskey userpassword dbpassword adminpassword ' +
  'rootpassword mypassword oauthtoken githubtoken npmtoken'
/** A last word that says that the value is about the secret. */
const about =
  'count counts limit limits budget usage used type method mode scheme length size ttl expiry expires expiration cost price status'

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

describe('isSensitiveName', () => {
  it.each(sensitive)('takes %j for sensitive', (key) => {
    expect(isSensitiveName(key)).toBe(true)
  })

  it.each(together)('takes the words of %j together for sensitive', (words) => {
    const [first = '', second = ''] = words.split(' ')
    const camel = `${first}${second.charAt(0).toUpperCase()}${second.slice(1)}`
    const spellings = [words, `${first}_${second}`, `MY_${first}-${second}_2`.toUpperCase(), camel, first + second]
    expect(spellings.filter((name) => !isSensitiveName(name))).toEqual([])
  })

  it('takes each of these words for sensitive, also inside of a longer name', () => {
    const names = alone
      .split(' ')
      .flatMap((word) => [word, word.toUpperCase(), `my_${word}`, `${word}_of_mine`, `${word}1`])
    expect(names.filter((name) => !isSensitiveName(name))).toEqual([])
  })

  it('does not take a name for sensitive whose last word says that its value is only about the secret', () => {
    const names = about
      .split(' ')
      .flatMap((word) => [
        `token_${word}`,
        `secret-${word}2`,
        `password${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      ])
    expect(names.filter((name) => isSensitiveName(name))).toEqual([])
    expect(about.split(' ').filter((word) => !isSensitiveName(`${word}_token`))).toEqual([])
  })

  it('looks at the end of a very long name', () => {
    expect(isSensitiveName(`${'x'.repeat(1000)}_token`)).toBe(true)
    expect(isSensitiveName(`token_${'x'.repeat(1000)}`)).toBe(false)
    expect(isSensitiveName(`${'x'.repeat(249)}_token`)).toBe(true)
    expect(isSensitiveName(`token_${'x'.repeat(250)}`)).toBe(true)
    expect(isSensitiveName(`token_${'x'.repeat(251)}`)).toBe(false)
  })

  it.each(ordinary)('leaves %j alone', (key) => {
    expect(isSensitiveName(key)).toBe(false)
  })
})
