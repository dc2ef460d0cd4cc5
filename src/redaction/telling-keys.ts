/** How sure a name makes us that its value is secret; weak names also occur in prose ("unexpected token: x"). */
export type KeyStrength = 'none' | 'weak' | 'strong'

/** Words between blanks: few are ever looked up, and a table of them would be made at every start. */
const STRONG_WORDS =
  ' secret secrets password passwords passwd passwds pwd passphrase passphrases passcode apikey apikeys otp totp jwt '

const WEAK_WORDS = ' token auth authorization authorisation bearer oauth credential credentials creds cookie cookies '

const KEY_OF =
  ' api access private secret signing encryption decryption master account storage shared' +
  ' ssh deploy service subscription auth gpg pgp hmac cipher session license webhook' +
  ' openai anthropic azure gemini mistral groq stripe sendgrid twilio mailgun datadog '
const TOKENS_OF = ' access refresh api auth bearer id session personal deploy '
const PASS_OF =
  ' db database user smtp mail email admin root mysql pg postgres redis ssh' +
  ' ftp proxy login registry docker git keystore cert sudo key '
const PAT_OF = ' gh github gitlab azure devops ado docker '

/** Words that are telling only behind one of others; the two also count when written as one word. */
const PHRASES: readonly (readonly [last: string, first: string])[] = [
  ['key', KEY_OF],
  ['keys', KEY_OF],
  ['tokens', TOKENS_OF],
  ['pass', PASS_OF],
  ['pat', PAT_OF],
  ['id', ' session '],
  ['string', ' connection '],
  ['strings', ' connection '],
  ['signature', ' access '],
]

/** A few more that people write as one word. */
const FUSED_WORDS =
  ' authtoken accesstoken refreshtoken idtoken apitoken sessiontoken bearertoken clientsecret apisecret appsecret' +
  ' secretaccesskey userpassword dbpassword adminpassword rootpassword mypassword oauthtoken githubtoken npmtoken' +
  ' onetimecode '

/** A last word that says the value is about the secret rather than the secret: `token_count`, `auth_type`. */
const HARMLESS_ENDINGS =
  ' count counts limit limits budget usage used type method mode scheme length size ttl expiry expires expiration cost price status '

function isAmong(words: string, word: string): boolean {
  return words.includes(` ${word} `)
}

function isPhrase(first: string, last: string): boolean {
  return PHRASES.some((phrase) => phrase[0] === last && isAmong(phrase[1], first))
}

function isFused(word: string): boolean {
  if (isAmong(FUSED_WORDS, word)) return true
  return PHRASES.some(([last, first]) => word.endsWith(last) && isAmong(first, word.slice(0, -last.length)))
}

/** A cheap first look: no telling name is without one of these. */
const TELLING_STEMS = 'tok sec pas pwd key aut bear otp jwt cre coo ses pat str sig code'

/** They are told by the low bits of three letters, whatever their case. */
const STEMS = new Uint8Array(1 << 15)
for (const stem of TELLING_STEMS.split(' ')) STEMS[bitsAfter(bitsAfter(bitsAfter(0, stem, 0), stem, 1), stem, 2)] = 1

/** A cheaper look at a name in bytes: false only where it has no such stem. */
export function mayTell(codes: Uint8Array, start: number, end: number): boolean {
  if (end - start < 3) return false
  let key = 0
  for (let at = start; at < start + 3; at += 1) key = ((key << 5) & 0x7fff) | ((codes[at] ?? 0) & 31)
  for (let next = start + 3; STEMS[key] !== 1; next += 1) {
    if (next >= end) return false
    key = ((key << 5) & 0x7fff) | ((codes[next] ?? 0) & 31)
  }
  return true
}

/** The bits of the last three letters, after one more. */
function bitsAfter(bits: number, text: string, at: number): number {
  return ((bits << 5) & 0x7fff) | (text.charCodeAt(at) & 31)
}

/** The same of a text, without the making of a pattern. */
function hasStem(key: string): boolean {
  let bits = 0
  for (let at = 0; at < key.length; at += 1) {
    bits = bitsAfter(bits, key, at)
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
  const words = wordsOfOneCase(key)
  if (words !== null) return strengthOfWords(words)
  const segments = key.match(/[A-Za-z0-9]+/g) ?? []
  const camel = segments.flatMap((segment) => segment.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? [])
  const byCase = camel.map((word) => word.toLowerCase()).filter(isWord)
  const bySeparator = segments.map((segment) => withoutNumber(segment.toLowerCase())).filter(isWord)
  return strengthOfWords(byCase, bySeparator)
}

/** The words of a name whose letters are all small or all capital: they are words in one way only, and need no patterns. Null for others. */
function wordsOfOneCase(key: string): readonly string[] | null {
  const words: string[] = []
  let cases = 0
  let start = 0
  for (let at = 0; at <= key.length; at += 1) {
    const code = key.charCodeAt(at)
    if (code > 127 || (code >= 48 && code <= 57)) return null
    if (code >= 97 && code <= 122) cases |= 1
    else if (code >= 65 && code <= 90) cases |= 2
    else {
      if (at > start) words.push(key.slice(start, at).toLowerCase())
      start = at + 1
    }
  }
  return cases === 3 ? null : words
}

function strengthOfWords(...readings: readonly (readonly string[])[]): KeyStrength {
  if (readings.some((words) => isHarmless(words.at(-1)))) return 'none'
  const found = readings.map(strengthOf)
  if (found.includes('strong')) return 'strong'
  return found.includes('weak') ? 'weak' : 'none'
}

function isHarmless(ending = ''): boolean {
  return isAmong(HARMLESS_ENDINGS, ending)
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
    if (isAmong(STRONG_WORDS, word) || isFused(word) || isPhrase(previous, word)) return 'strong'
    if (isAmong(WEAK_WORDS, word)) weak = true
    previous = word
  }
  return weak ? 'weak' : 'none'
}
