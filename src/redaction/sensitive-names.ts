import { trimSigns } from '../text/excerpt.js'

/** Confidence that the value under a name is secret; weak names also occur in prose ("unexpected token: x"). */
export type Sensitivity = 'none' | 'weak' | 'strong'

const STRONG_WORDS = wordSet(
  'secret secrets password passwords passwd passwds pwd passphrase passphrases passcode apikey apikeys otp totp jwt',
)
const WEAK_WORDS = wordSet(
  'token auth authorization authorisation bearer oauth credential credentials creds cookie cookies',
)

const KEY_OF =
  'api access private secret signing encryption decryption master account storage shared ' +
  'ssh deploy service subscription auth gpg pgp hmac cipher session license webhook ' +
  'openai anthropic azure gemini mistral groq stripe sendgrid twilio mailgun datadog'
const PASS_OF =
  'db database user smtp mail email admin root mysql pg postgres redis ssh ' +
  'ftp proxy login registry docker git keystore cert sudo key'

/** Words that are sensitive only after certain other words: `api key`, `db pass`. */
const PHRASES: readonly (readonly [last: string, first: string])[] = [
  ['key', KEY_OF],
  ['keys', KEY_OF],
  ['tokens', 'access refresh api auth bearer id session personal deploy'],
  ['pass', PASS_OF],
  ['pat', 'gh github gitlab azure devops ado docker'],
  ['id', 'session'],
  ['string', 'connection'],
  ['strings', 'connection'],
  ['signature', 'access'],
]
const PAIRS = new Set(PHRASES.flatMap(([last, first]) => first.split(' ').map((word) => `${word} ${last}`)))

/** Pairs that are often written as one word. */
const FUSED_WORDS = new Set([
  ...[...PAIRS].map((pair) => pair.replace(' ', '')),
  ...wordSet(
    'authtoken accesstoken refreshtoken idtoken apitoken sessiontoken bearertoken clientsecret apisecret appsecret ' +
      'secretaccesskey userpassword dbpassword adminpassword rootpassword mypassword oauthtoken githubtoken npmtoken ' +
      'onetimecode',
  ),
])

/** Last words of names whose value describes a secret but is not one: `token_count`, `auth_type`. */
const HARMLESS_ENDINGS = wordSet(
  'count counts limit limits budget usage used type method mode scheme length size ttl expiry expires expiration cost price status',
)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Every sensitive name contains one of these; a fast check for the others. */
export const NAME_STEM = /tok|sec|pas|pwd|key|aut|bear|otp|jwt|cre|coo|ses|pat|str|sig|code/i
const LONGEST = 256
/** Caches sensitivities: logs repeat the same few names, and are read three times as fast. */
const sensitivities = new Map<string, Sensitivity>()
const MOST_CACHED = 4096

/** Reports whether the value under a name is secret. Whole words are compared, in any case and with any separator: `x-auth` is sensitive, `author` is not. */
export function isSensitiveName(name: string): boolean {
  return rateSensitivity(name) !== 'none'
}

/** Returns how sensitive a name is. In plain text a weak name counts only if its value looks like a secret. */
export function rateSensitivity(name: string): Sensitivity {
  const end = name.slice(-LONGEST)
  if (!NAME_STEM.test(end)) return 'none'
  const sensitivity = sensitivities.get(end) ?? judgeName(end)
  if (sensitivities.size >= MOST_CACHED) sensitivities.clear()
  sensitivities.set(end, sensitivity)
  return sensitivity
}

function judgeName(name: string): Sensitivity {
  const segments = name.match(/[A-Za-z0-9]+/g) ?? []
  const camel = segments.flatMap((segment) => segment.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? [])
  const readings = [lowerWords(camel), lowerWords(segments.map((segment) => trimSigns(segment, '0123456789')))]
  if (readings.some((words) => HARMLESS_ENDINGS.has(words.at(-1) ?? ''))) return 'none'
  const ratings = readings.map(rateWords)
  if (ratings.includes('strong')) return 'strong'
  return ratings.includes('weak') ? 'weak' : 'none'
}

/** Returns the parts that contain letters, in lower case. */
function lowerWords(parts: readonly string[]): readonly string[] {
  return parts.filter((part) => /[A-Za-z]/.test(part)).map((part) => part.toLowerCase())
}

function rateWords(words: readonly string[]): Sensitivity {
  const isStrong = words.some(
    (word, index) => STRONG_WORDS.has(word) || FUSED_WORDS.has(word) || PAIRS.has(`${words[index - 1]} ${word}`),
  )
  if (isStrong) return 'strong'
  return words.some((word) => WEAK_WORDS.has(word)) ? 'weak' : 'none'
}
