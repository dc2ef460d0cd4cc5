import { KEYS, keyAt } from '../text/byte-vectors.js'
/** How sure a name makes us that its value is secret; weak names also occur in prose ("unexpected token: x"). */
export type KeyStrength = 'none' | 'weak' | 'strong'

const STRONG_WORDS = new Set(
  'secret secrets password passwords passwd passwds pwd passphrase passphrases passcode apikey apikeys otp totp jwt'.split(
    ' ',
  ),
)

const WEAK_WORDS = new Set(
  'token auth authorization authorisation bearer oauth credential credentials creds cookie cookies'.split(' '),
)

/** Pairs of words that are telling only together; they also count when written as one word. */
const PHRASES = new Set(
  [
    ...[
      'api',
      'access',
      'private',
      'secret',
      'signing',
      'encryption',
      'decryption',
      'master',
      'account',
      'storage',
      'shared',
    ],
    ...[
      'ssh',
      'deploy',
      'service',
      'subscription',
      'auth',
      'gpg',
      'pgp',
      'hmac',
      'cipher',
      'session',
      'license',
      'webhook',
    ],
    ...[
      'openai',
      'anthropic',
      'azure',
      'gemini',
      'mistral',
      'groq',
      'stripe',
      'sendgrid',
      'twilio',
      'mailgun',
      'datadog',
    ],
  ]
    .flatMap((word) => [`${word} key`, `${word} keys`])
    .concat(
      ['access', 'refresh', 'api', 'auth', 'bearer', 'id', 'session', 'personal', 'deploy'].map(
        (word) => `${word} tokens`,
      ),
      [
        'db',
        'database',
        'user',
        'smtp',
        'mail',
        'email',
        'admin',
        'root',
        'mysql',
        'pg',
        'postgres',
        'redis',
        'ssh',
      ].map((word) => `${word} pass`),
      ['ftp', 'proxy', 'login', 'registry', 'docker', 'git', 'keystore', 'cert', 'sudo', 'key'].map(
        (word) => `${word} pass`,
      ),
      ['gh', 'github', 'gitlab', 'azure', 'devops', 'ado', 'docker'].map((word) => `${word} pat`),
      ['session id', 'connection string', 'connection strings', 'access signature', 'one time code'],
    ),
)

/** The same phrases without a gap, and a few more that people write as one word. */
const FUSED_WORDS = new Set([
  ...[...PHRASES].map((phrase) => phrase.replaceAll(' ', '')),
  ...'authtoken accesstoken refreshtoken idtoken apitoken sessiontoken bearertoken clientsecret apisecret appsecret'.split(
    ' ',
  ),
  ...'secretaccesskey userpassword dbpassword adminpassword rootpassword mypassword oauthtoken githubtoken npmtoken'.split(
    ' ',
  ),
])

/** A last word that says the value is about the secret rather than the secret: `token_count`, `auth_type`. */
const HARMLESS_ENDINGS = new Set(
  'count counts limit limits budget usage used type method mode scheme length size ttl expiry expires expiration cost price status'.split(
    ' ',
  ),
)

/** A cheap first look: no telling name is without one of these. */
const TELLING_STEMS = 'tok sec pas pwd key aut bear otp jwt cre coo ses pat str sig code'

/** They are told by the low bits of three letters, whatever their case. */
export const STEMS = new Uint8Array(KEYS)
for (const stem of TELLING_STEMS.split(' ')) STEMS[keyAt(Buffer.from(stem), 2)] = 1

/** A cheaper look at a name in bytes: false only where it has no such stem. */
export function mayTell(codes: Uint8Array, start: number, end: number): boolean {
  if (end - start < 3) return false
  let key = keyAt(codes, start + 2)
  for (let next = start + 3; STEMS[key] !== 1; next += 1) {
    if (next >= end) return false
    key = ((key << 5) & 0x7fff) | ((codes[next] ?? 0) & 31)
  }
  return true
}

/** The same of a text, without the making of a pattern. */
function hasStem(key: string): boolean {
  let bits = 0
  for (let at = 0; at < key.length; at += 1) {
    bits = ((bits << 5) & 0x7fff) | (key.charCodeAt(at) & 31)
    if (at >= 2 && STEMS[bits] === 1) return true
  }
  return false
}

const MAX_MEMORY = 4096
const LONGEST_JUDGED = 256
const memory = new Map<string, KeyStrength>()

/** Whole words only, whatever the case and separator, so that `x-auth` is telling and `author` is not. */
export function isTellingKey(key: string): boolean {
  return keyStrength(key) !== 'none'
}

/** The same question with a degree, for plain text, where a weak name needs a value that looks the part. */
export function keyStrength(key: string): KeyStrength {
  if (key.length < 3) return 'none'
  const known = memory.get(key)
  if (known !== undefined) return known
  if (key.length > LONGEST_JUDGED) return keyStrength(key.slice(-LONGEST_JUDGED))
  if (!hasStem(key)) return 'none'
  const strength = strengthOfKey(key)
  if (memory.size >= MAX_MEMORY) memory.clear()
  memory.set(key, strength)
  return strength
}

function strengthOfKey(key: string): KeyStrength {
  const segments = key.match(/[A-Za-z0-9]+/g) ?? []
  const camel = segments.flatMap((segment) => segment.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? [])
  const byCase = camel.map((word) => word.toLowerCase()).filter(isWord)
  const bySeparator = segments.map((segment) => withoutNumber(segment.toLowerCase())).filter(isWord)
  if (HARMLESS_ENDINGS.has(byCase.at(-1) ?? '') || HARMLESS_ENDINGS.has(bySeparator.at(-1) ?? '')) return 'none'
  const found = [strengthOf(byCase), strengthOf(bySeparator)]
  if (found.includes('strong')) return 'strong'
  return found.includes('weak') ? 'weak' : 'none'
}

function withoutNumber(word: string): string {
  return word.slice(-1) > '9' ? word : word.replace(/[0-9]+$/, '')
}

/** Whether a text of small letters and digits has letters. */
function isWord(word: string): boolean {
  return word !== word.toUpperCase()
}

function strengthOf(words: readonly string[]): KeyStrength {
  let weak = false
  let previous = ''
  for (const word of words) {
    if (STRONG_WORDS.has(word) || FUSED_WORDS.has(word) || PHRASES.has(`${previous} ${word}`)) return 'strong'
    if (WEAK_WORDS.has(word)) weak = true
    previous = word
  }
  return weak ? 'weak' : 'none'
}
