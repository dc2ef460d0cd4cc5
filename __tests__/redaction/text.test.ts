import { describe, expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'

const redactor = new Redactor()
/** Fakes are put together here, so that no scanner takes this file for a leak. */
const fake = (prefix: string, length: number, alphabet = 'a1B2c3D4e5F6'): string =>
  prefix + alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length)
const dollar = '$'
const hex = '0a1b2c3d4e5f6789'

const formats: readonly (readonly [string, string])[] = [
  ['GitHub classic', fake('ghp_', 36)],
  ['GitHub oauth', fake('gho_', 36)],
  ['GitHub user', fake('ghu_', 36)],
  ['GitHub server', fake('ghs_', 36)],
  ['GitHub refresh', fake('ghr_', 36)],
  ['GitHub fine-grained', fake('github_pat_', 82)],
  ['GitLab', fake('glpat-', 20)],
  ['AWS access key id', fake('AKIA', 16, 'ABCD2345')],
  ['AWS temporary id', fake('ASIA', 16, 'ABCD2345')],
  ['Slack bot', fake('xoxb-', 40, '0123456789-abc')],
  ['OpenAI', fake('sk-proj-', 48)],
  ['Anthropic', fake('sk-ant-api03-', 90)],
  ['Google', fake('AIza', 35)],
  ['Stripe', fake('sk_live_', 24)],
  ['Stripe restricted', fake('rk_live_', 24)],
  ['npm', fake('npm_', 36)],
  ['PyPI', fake('pypi-AgEIcHlwaS5vcmc', 100)],
  ['Docker', fake('dckr_pat_', 27)],
  ['Hugging Face', fake('hf_', 34)],
  ['DigitalOcean', fake('dop_v1_', 64, hex)],
  ['Databricks', fake('dapi', 32, hex)],
  ['SendGrid', `${fake('SG.', 22)}.${fake('', 43)}`],
  ['Twilio', fake('SK', 32, hex)],
  ['Vault', fake('hvs.', 30)],
  ['JWT', `${fake('eyJ', 30)}.${fake('eyJ', 40)}.${fake('', 43)}`],
  ['Telegram', `123456789${fake(':AA', 33)}`],
]

describe('known formats', () => {
  it.each(formats)('masks %s wherever it stands', (_name, secret) => {
    const core = secret.slice(-16)
    for (const text of [secret, `a ${secret} b`, `"${secret}"`, `x\\n${secret}\\n`, `q=%3D${secret}`, `(${secret}),`]) {
      expect(redactor.text(text)).toContain('***')
      expect(redactor.text(text)).not.toContain(core)
    }
    expect(redactor.text(`a ${secret} b`)).toMatch(/^a .*\*\*\* b$/)
  })

  it('masks private key blocks, raw and escaped, whole and cut off', () => {
    const body = `${fake('MII', 61)}\n${fake('x', 63)}\n${fake('', 20)}==`
    const whole = `before\n-----BEGIN RSA PRIVATE KEY-----\n${body}\n-----END RSA PRIVATE KEY-----\nafter`
    expect(redactor.text(whole)).toBe('before\n***\nafter')
    expect(redactor.text(JSON.stringify(whole))).toBe('"before\\n***\\nafter"')
    expect(redactor.text(`-----BEGIN PRIVATE KEY-----\n${body}`)).toBe('***')
    const mention = 'a file that starts with -----BEGIN PRIVATE KEY----- is a key'
    expect(redactor.text(mention)).toBe(mention)
    const publicKey = `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`
    expect(redactor.text(publicKey)).toBe(publicKey)
  })

  it('masks the secret that stands beside an AWS key id, and no digest', () => {
    const id = fake('AKIA', 16, 'ABCD2345')
    const digest = fake('', 40, hex)
    expect(redactor.text(`${id} ${fake('', 40, 'aB3/')} ${digest}`)).toBe(`*** *** ${digest}`)
  })

  it.each([
    ['https://user:hunter2@example.com/x', 'https://user:***@example.com/x'],
    ['redis://:hunter2@cache:6379', 'redis://:***@cache:6379'],
    ['postgres://u:p/w#d@db/x', 'postgres://u:***@db/x'],
    [`https://${fake('x', 30)}@example.com`, 'https://***@example.com'],
    [`POST https://hooks.slack.com/services/T00000000/B00000000/${fake('', 24)}`, 'POST https://hooks.slack.com/***'],
    [
      'https://x.blob.core.windows.net/c?sv=1&sig=abcdefghij0123456789%3D&x=1',
      'https://x.blob.core.windows.net/c?sv=1&sig=***&x=1',
    ],
    ['Authorization: Bearer abc', 'Authorization: Bearer ***'],
    ['authorization: Basic dXNlcjpwYXNz', 'authorization: Basic ***'],
    ['curl -H "Authorization: token abcdef" https://x', 'curl -H "Authorization: token ***" https://x'],
    ['sent Bearer abc123def456 to it', 'sent Bearer *** to it'],
    ['Cookie: a=b; c=d', 'Cookie: ***'],
    ['AccountName=x;AccountKey=abc+/12==;EndpointSuffix=y', 'AccountName=x;AccountKey=***;EndpointSuffix=y'],
  ])('masks %s', (text, expected) => {
    expect(redactor.text(text)).toBe(expected)
  })
})

describe('sensitive names in text', () => {
  it.each([
    ['password=hunter2', 'password=***'],
    ['PASSWORD = "hunter two"', 'PASSWORD = "***"'],
    ["token: 'abc'", "token: '***'"],
    ['token: swordfish', 'token: ***'],
    ['api key: abc', 'api key: ***'],
    ['{"password": "x\\"y", "a": 1}', '{"password": "***", "a": 1}'],
    ['{\\"password\\": \\"x\\", \\"a\\": 1}', '{\\"password\\": \\"***\\", \\"a\\": 1}'],
    ['{"token":12345}', '{"token":***}'],
    [
      '{"auth":{"user":"bob","ok":true,"n":[1,"x"]},"b":"c"}',
      '{"auth":{"user":"***","ok":true,"n":[***,"***"]},"b":"c"}',
    ],
    ['?user=a&access_token=abc&x=1', '?user=a&access_token=***&x=1'],
    ['password: password: hunter2', 'password: *** ***'],
    ['export DB_PASS=hunter2; next', 'export DB_PASS=***; next'],
    ['env["API_KEY"] = "abc"', 'env["API_KEY"] = "***"'],
    ['deploy --token abc --verbose', 'deploy --token *** --verbose'],
    ['deploy --password=abc', 'deploy --password=***'],
    ['<password>abc</password>', '<password>***</password>'],
    ['//registry.example/:_authToken=abc', '//registry.example/:_authToken=***'],
    ['machine x login y password z', 'machine x login y password ***'],
    [':password => "x"', ':password => "***"'],
    ['secret=a,token=b', 'secret=***,token=***'],
    ['Server=x;Password=p)w;y', 'Server=x;Password=***;y'],
    ['first\npassword: one\nlast', 'first\npassword: ***\nlast'],
  ])('masks %j', (text, expected) => {
    expect(redactor.text(text)).toBe(expected)
    expect(redactor.text(expected)).toBe(expected)
  })

  it.each([
    'token: {{ workflow.input.token }}',
    `token: ${dollar}{TOKEN}`,
    'token=$TOKEN',
    `password: ${dollar}{{ secrets.PASSWORD }}`,
    `https://user:${dollar}{PASSWORD}@example.com`,
    'auth: true',
    '"auth": false, "token": null',
    'token: ***',
    'SyntaxError: Unexpected token: name',
    "Unexpected token '}' in JSON at position 4",
    'password: required',
    'password: string',
    'Auth::Token',
    'total_tokens: 1234, author: Ann',
    'author=Ann',
    'auth:',
    'token:\n  next: 1',
    'npm run auth:login now',
    'see http://localhost:8080/a@b',
    'git@github.com:owner/repo.git',
    'ssh://git@github.com/owner/repo',
    '2026-01-02T03:04:05.678Z',
    'src/core/redaction/index.ts:12:5 - error TS2322: Type x',
    'sha256:0a1b2c3d4e5f67890a1b2c3d4e5f67890a1b2c3d4e5f67890a1b2c3d4e5f6789',
    '0a1b2c3d4e5f67890a1b2c3d4e5f67890a1b2c3d',
    'a task-runner-with-a-very-long-name-1234567890',
    'the sk-learn-style-estimator-interface',
    'bearer authentication is required',
    'if token == null',
    'Basic usage: conductor run file.yaml',
    '5f0c1d2e-1111-4222-8333-444455556666',
    '',
  ])('leaves %j as it is', (text) => {
    expect(redactor.text(text)).toBe(text)
  })
})

const hostile = [
  'a token= token:\u0020 eyJ eyJaaaaaaaaaa. sk- : = "password":" "auth":{ "auth":[ -----BEGIN\u0020PRIVATE\u0020KEY----- ://a:b ://a: ://a:b@',
  '--token\u0020 <password> <password>a</ \\ password="\\ ghp_ * Bearer\u0020 Cookie:\u0020 Cookie:\u0020a= Authorization:\u0020Basic\u0020 key\u0020',
  'SG. < { ----- password=\' password=\\" token==> machine\u0020login\u0020password\u0020 AKIA0123456789ABCDEF/ \u0020 token[ token:"{ é= 💥:',
].flatMap((line) => line.split(/ /).map((unit) => unit || ' '))

describe('hostile text', () => {
  // What is quadratic takes minutes here.
  it.each(hostile)('needs linear time for a long text of %j', { timeout: 60_000 }, (unit) => {
    const text = unit.repeat(Math.ceil(400_000 / unit.length))
    expect(redactor.text(text).length).toBeLessThanOrEqual(text.length * 3)
    const stream = redactor.stream()
    let length = 0
    for (let at = 0; at < text.length; at += 8192) length += stream.write(text.slice(at, at + 8192)).length
    expect(length + stream.end().length).toBeLessThanOrEqual(text.length * 3)
  })

  it('needs linear time for a secret that repeats itself', () => {
    const secrets = ['a'.repeat(4000), 'ab'.repeat(3000)].map((start) => ({ value: `${start}!`, origin: 'mask' }))
    const text = 'a'.repeat(1_000_000)
    expect(new Redactor({ secrets }).text(text)).toBe(text)
    const longer = new Redactor({ secrets: [{ value: 'a'.repeat(20_000), origin: 'mask' }] })
    expect(longer.text(`${text.slice(0, 60_000)}b${text.slice(0, 30_000)}`)).toBe('***b***')
  })
})
