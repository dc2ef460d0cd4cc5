import { addTo } from '../core/maps.js'
import { findNetrc } from './assignments.js'
import { findRunEnd, isPlaceholder, pushSpan, type Spans } from './spans.js'

/** A kind of secret that is recognised by its shape. */
interface Format {
  /** Literals with which the secret begins, or which it contains; `find` is called where one of them occurs. */
  readonly openings: readonly string[]
  /** Pushes the secrets at an offset, or from there on. Returns the offset up to which the text has been handled. */
  readonly find: (text: string, offset: number, spans: Spans) => number
}

interface Options {
  /** Rejects a match in the middle of a word, unless an escape such as `\n` or `%3D` precedes it. */
  readonly wordStart?: boolean
  /** Number of characters at the start of a match that are not secret. */
  readonly keep?: number
  readonly accept?: (match: string) => boolean
}

const WORD_START = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrt])|(?<=%[0-9A-Fa-f]{2}))`

/**
 * Returns a format that one sticky pattern describes. The pattern is an opening and one greedy run, which keeps the search linear: a failed
 * match has read less than the minimum length of the run, and a successful one is not read again.
 */
function createFormat(openings: string | readonly string[], pattern: RegExp, options: Options = {}): Format {
  const { wordStart = false, keep = 0, accept } = options
  const whole = wordStart ? new RegExp(`${WORD_START}${pattern.source}`, 'y') : pattern
  return {
    openings: typeof openings === 'string' ? openings.split(' ') : openings,
    find: (text, offset, spans) => {
      whole.lastIndex = offset
      const match = whole.exec(text)?.[0]
      if (match === undefined) return offset
      if (accept?.(match) ?? true) pushSpan(spans, offset + keep, offset + match.length)
      return offset + match.length
    },
  }
}

function hasDigit(match: string): boolean {
  return /[0-9]/.test(match)
}

/** Known formats; docs/security.md lists them. */
const FORMATS: readonly Format[] = [
  // GitHub and GitLab.
  createFormat('ghp_ gho_ ghu_ ghs_ ghr_', /gh[pousr]_[A-Za-z0-9_]{16,}/y),
  createFormat('github_pat_', /github_pat_[A-Za-z0-9_]{20,}/y),
  createFormat('glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glagent-', /gl[a-z]{2,5}-[A-Za-z0-9_.-]{16,}/y),
  // Clouds.
  { openings: ['AKIA', 'ASIA'], find: findAwsKeys },
  createFormat('AIza', /AIza[A-Za-z0-9_-]{30,}/y),
  createFormat('ya29.', /ya29\.[A-Za-z0-9_-]{20,}/y, { wordStart: true }),
  createFormat('GOCSPX-', /GOCSPX-[A-Za-z0-9_-]{20,}/y),
  createFormat('dop_v1_ doo_v1_ dor_v1_', /do[opr]_v1_[a-f0-9]{32,}/y),
  createFormat('dapi', /dapi[a-f0-9]{32}(?:-[0-9])?(?![A-Za-z0-9])/y, { wordStart: true }),
  // Messengers and mail.
  createFormat('xoxa- xoxb- xoxp- xoxr- xoxs- xoxe- xoxe. xoxo-', /xox[abeoprs][.-][A-Za-z0-9.-]{10,}/y),
  createFormat('xapp-', /xapp-[A-Za-z0-9-]{20,}/y, { wordStart: true }),
  createFormat('hooks.slack.com/', /hooks\.slack\.com\/[A-Za-z0-9/_-]{16,}/y, { keep: 'hooks.slack.com/'.length }),
  createFormat(
    'discord.com/api/webhooks/ discordapp.com/api/webhooks/',
    /discord(?:app)?\.com\/api\/webhooks\/[A-Za-z0-9/_-]{16,}/y,
    { keep: 'discord.com/'.length },
  ),
  createFormat(':AA', /(?<=[0-9]{8,10}):AA[A-Za-z0-9_-]{32,}/y, { keep: 1 }),
  createFormat('SG.', /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/y, { wordStart: true }),
  createFormat('SK', /SK[0-9a-f]{32}(?![A-Za-z0-9])/y, { wordStart: true }),
  createFormat('key-', /key-[0-9a-f]{32}(?![A-Za-z0-9])/y, { wordStart: true }),
  // Models.
  createFormat('sk-', /sk-[A-Za-z0-9_-]{16,}/y, { wordStart: true, accept: hasDigit }),
  createFormat('sk-ant-', /sk-ant-[A-Za-z0-9_-]{16,}/y),
  createFormat('xai- gsk_ r8_', /(?:xai-|gsk_|r8_)[A-Za-z0-9]{30,}/y, { wordStart: true }),
  createFormat('hf_', /hf_[A-Za-z0-9]{30,}/y, { wordStart: true }),
  // Payments, packages and services.
  createFormat('sk_live_ rk_live_ sk_test_ rk_test_', /[rs]k_(?:live|test)_[A-Za-z0-9]{10,}/y),
  createFormat('whsec_', /whsec_[A-Za-z0-9+/=]{20,}/y),
  createFormat('shpat_ shpss_ shpca_ shppa_', /shp(?:at|ss|ca|pa)_[A-Fa-f0-9]{32,}/y),
  createFormat('npm_', /npm_[A-Za-z0-9]{30,}/y, { wordStart: true }),
  createFormat('pypi-', /pypi-[A-Za-z0-9_-]{40,}/y, { wordStart: true }),
  createFormat('dckr_pat_ dckr_oat_', /dckr_[op]at_[A-Za-z0-9_-]{16,}/y),
  createFormat('hvs. hvb.', /hv[bs]\.[A-Za-z0-9_-]{20,}/y, { wordStart: true }),
  createFormat('lin_api_ figd_ sntrys_ ATATT3', /(?:lin_api_|figd_|sntrys_|ATATT3)[A-Za-z0-9_=+/-]{20,}/y, {
    wordStart: true,
  }),
  createFormat('PMAK- NRAK-', /(?:PMAK|NRAK)-[A-Za-z0-9-]{20,}/y, { wordStart: true }),
  createFormat('AGE-SECRET-KEY-', /AGE-SECRET-KEY-1[A-Z0-9]{20,}/y),
  // Any service.
  createFormat(['Bearer ', 'bearer ', 'BEARER '], /(?:[Bb]earer|BEARER) +[A-Za-z0-9._~+/=-]{8,}/y, {
    keep: 'Bearer '.length,
    accept: (match) => hasDigit(match) || match.length > 27,
  }),
  createFormat('sig=', /(?<=[?&;])sig=[A-Za-z0-9%+/=_-]{16,}/y, { keep: 'sig='.length }),
  createFormat('ignature=', /(?<=[?&;-]S)ignature=[A-Za-z0-9%+/=_-]{16,}/y, { keep: 'ignature='.length }),
  { openings: ['eyJ'], find: findJsonWebToken },
  { openings: ['PRIVATE KEY'], find: findPrivateKeys },
  { openings: ['machine '], find: findNetrc },
]

/** An opening, with the offset of the part of it that is looked for. */
interface Opening {
  readonly literal: string
  readonly offset: number
  readonly format: Format
}

const SIGN = /[_./=-]/
/** Openings by the first sign of each, which is rare in most texts; by the whole opening if it has none. Looking for signs is several times as fast. */
const BY_ANCHOR = new Map<string, Opening[]>()
for (const format of FORMATS)
  for (const literal of format.openings) {
    const offset = Math.max(0, literal.search(SIGN))
    addTo(BY_ANCHOR, offset === 0 ? literal : literal.charAt(offset), { literal, offset, format })
  }

/** Matches the anchors; a sign only where the beginning of an opening stands before it. */
const ANCHOR = new RegExp(
  [...BY_ANCHOR]
    .map(([anchor, openings]) => {
      const beginnings = openings.map(({ literal, offset }) => literal.slice(0, offset))
      return SIGN.test(anchor) ? `[${anchor}](?<=(?:${beginnings.join('|')}).)` : anchor
    })
    .join('|'),
  'g',
)

/** Calls back for every opening in a text. */
function findOpenings(text: string, onFound: (format: Format, start: number) => void): void {
  ANCHOR.lastIndex = 0
  for (let match = ANCHOR.exec(text); match !== null; match = ANCHOR.exec(text)) {
    ANCHOR.lastIndex = match.index + 1
    for (const { literal, offset, format } of BY_ANCHOR.get(match[0]) ?? [])
      if (text.startsWith(literal, match.index - offset)) onFound(format, match.index - offset)
  }
}

/** Pushes the stretches of a text that have the shape of a known secret. */
export function findFormats(text: string, spans: Spans): void {
  const handledUntil = new Map<Format, number>()
  findOpenings(text, (format, start) => {
    if (start >= (handledUntil.get(format) ?? 0)) handledUntil.set(format, format.find(text, start, spans))
  })
  if (text.includes('@')) findUrlPasswords(text, spans)
}

export function hasOpening(text: string): boolean {
  let isFound = text.includes('://')
  findOpenings(text, () => {
    isFound = true
  })
  return isFound
}

const AWS_KEY_ID = new RegExp(`${WORD_START}A[KS]IA[A-Z0-9]{16}(?![A-Za-z0-9])`, 'g')
const AWS_SECRET = /(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/g

/** In a text with an access key id, forty mixed characters are the secret key; a hexadecimal digest is not. */
function findAwsKeys(text: string, _: number, spans: Spans): number {
  const ids = [...text.matchAll(AWS_KEY_ID)]
  const secrets = ids.length === 0 ? [] : [...text.matchAll(AWS_SECRET)]
  const mixed = secrets.filter(([found]) => hasDigit(found) && /[a-z]/.test(found) && /[A-Z]/.test(found))
  for (const { 0: found, index } of [...ids, ...mixed]) pushSpan(spans, index, index + found.length)
  return text.length
}

const BASE64URL_RUN = /[A-Za-z0-9_-]*/y

/** Matches three to five base64url parts separated by dots, of which the first opens a JSON object. */
function findJsonWebToken(text: string, offset: number, spans: Spans): number {
  const first = findRunEnd(BASE64URL_RUN, text, offset)
  if (text[first] !== '.' || first - offset < 10) return first
  const second = findRunEnd(BASE64URL_RUN, text, first + 1)
  if (text[second] !== '.' || second - first < 5) return first
  let end = findRunEnd(BASE64URL_RUN, text, second + 1)
  for (let more = 0; more < 2 && text[end] === '.' && /[A-Za-z0-9_-]/.test(text[end + 1] ?? ''); more += 1)
    end = findRunEnd(BASE64URL_RUN, text, end + 1)
  pushSpan(spans, offset, end)
  return end
}

const AUTHORITY_RUN = /[^\s/?#"'<>`\\]*/y

function findUrlPasswords(text: string, spans: Spans): void {
  const last = text.lastIndexOf('@')
  for (let offset = text.indexOf('://'); offset >= 0 && offset < last; )
    offset = text.indexOf('://', findUrlPassword(text, offset, spans))
}

/** Pushes the password of `scheme://user:password@host`, or a long user name without a password: URLs carry tokens like that. */
function findUrlPassword(text: string, offset: number, spans: Spans): number {
  const start = offset + '://'.length
  const end = findRunEnd(AUTHORITY_RUN, text, start)
  const authority = text.slice(start, end)
  const colon = authority.indexOf(':')
  const sign = authority.lastIndexOf('@')
  if (sign >= 0) {
    if (colon < 0 || colon > sign) {
      if (sign >= 20 && hasDigit(authority.slice(0, sign))) pushSpan(spans, start, start + sign)
    } else if (!isPlaceholder(authority.slice(colon + 1, sign)) && sign > colon + 1)
      pushSpan(spans, start + colon + 1, start + sign)
    return end
  }
  if (colon < 0 || /^(?:[0-9]{0,5}$|\[)/.test(authority.slice(colon + 1)) || authority.startsWith('[')) return end
  // A password may contain characters that would otherwise end the host name.
  const rest = /^[^\s"'<>`\\@]{0,256}@/.exec(text.slice(start + colon + 1, start + colon + 258))?.[0]
  if (rest === undefined || isPlaceholder(rest.slice(0, -1))) return end
  pushSpan(spans, start + colon + 1, start + colon + rest.length)
  return start + colon + rest.length
}

const KEY_HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
/** The label of the footer may be missing. */
const KEY_FOOTER = /-----END (?:.{0,91}?-----)?/gs

function findPrivateKeys(text: string, _: number, spans: Spans): number {
  const lastFooter = text.lastIndexOf('-----END ')
  let handledUntil = 0
  for (const { 0: header, index } of text.matchAll(KEY_HEADER)) {
    if (index < handledUntil) continue
    const body = index + header.length
    KEY_FOOTER.lastIndex = body
    handledUntil =
      body <= lastFooter && KEY_FOOTER.test(text)
        ? KEY_FOOTER.lastIndex
        : findKeyBodyEnd(text, body, createPrefixPattern(text, index))
    if (handledUntil > body) pushSpan(spans, index, handledUntil)
  }
  return text.length
}

const BASE64_RUN = /[A-Za-z0-9+/=]*/y
const LONGEST_PREFIX = 128

/**
 * Returns the source of a pattern for the text before a key in its line, such as `> `, `web-1 | ` or `#12 0.345 `. The other lines of the
 * key have the same prefix with other numbers. Empty if the key begins its line.
 */
export function createPrefixPattern(text: string, offset: number): string {
  // Not further back: a long line may hold many headers.
  const before = text.slice(Math.max(0, offset - LONGEST_PREFIX - 1), offset)
  const prefix = before.slice(before.lastIndexOf('\n') + 1)
  if (prefix === '' || prefix.length > LONGEST_PREFIX) return ''
  return prefix
    .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
    .replace(/\d+/g, '\\d+')
    .replace(/\s+/g, '\\s+')
}

/** The pattern between the lines of a key, which is the same for most keys of a text. */
let lastGap = { prefix: '', gap: /\s*(?:\\[nrt]\s*){0,1000}/y }

/** Returns the end of the lines of a key whose footer was cut or has not arrived yet. */
function findKeyBodyEnd(text: string, body: number, prefix: string): number {
  if (lastGap.prefix !== prefix)
    lastGap = { prefix, gap: new RegExp(`\\s*(?:\\\\[nrt]\\s*){0,1000}${prefix === '' ? '' : `(?:${prefix})?`}`, 'y') }
  const { gap } = lastGap
  let end = body
  while (end < text.length) {
    const start = findRunEnd(gap, text, end)
    const stop = findRunEnd(BASE64_RUN, text, start)
    if (stop - start < 16 && !(stop > start && stop === text.length)) break
    end = stop
  }
  return end
}
