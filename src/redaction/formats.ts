import { runEnd } from '../text/run-end.js'
import { findAssignments, findNetrc, MARKS } from './assignments.js'
import { PairMatcher } from './pair-matcher.js'
import { isPlaceholder, type Spans } from './spans.js'

/** A kind of secret that can be recognised by its shape: a literal opening, then what must follow. */
interface Format {
  readonly openings: readonly string[]
  /** Null where one sticky expression describes it: how much of a match is no secret, and which matches are none. */
  readonly find: Find | null
  readonly source: string
  readonly keep: number
  readonly accept: Accept | null
  made: RegExp | null
}

/** Pushes what is secret at this place and returns how far the text has been dealt with. */
type Find = (text: string, at: number, spans: Spans, memo: ScanMemo) => number
type Accept = (match: string) => boolean

/** What one scan must remember so that hostile text cannot make it look at the same stretch again and again. */
interface ScanMemo {
  noPemEndFrom: number
  /** The first at sign behind the last address, or the length: most texts have addresses, and few of those a password. */
  nextSign: number
}

/** Not in the middle of a word, unless what stands before it is an escape such as `\n` or `%3D`. */
const EDGE = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrt])|(?<=%[0-9A-Fa-f]{2}))`

const hasDigit: Accept = (match) => /[0-9]/.test(match)

/**
 * A format that one sticky expression describes. To stay linear it is an opening and one greedy run: where it fails it
 * has read less than the run's minimum, where it matches it has consumed what it read.
 */
function shape(openings: readonly string[], source: string, keep = 0, accept: Accept | null = null): Format {
  return { openings, find: null, source, keep, accept, made: null }
}

/** A format of another kind. */
function found(opening: string, find: Find): Format {
  return { openings: [opening], find, source: '', keep: 0, accept: null, made: null }
}

function findShape(format: Format, text: string, at: number, spans: Spans): number {
  // Most runs meet none of them, and a start should not pay for forty patterns.
  format.made ??= new RegExp(format.source, 'y')
  format.made.lastIndex = at
  const match = format.made.exec(text)?.[0]
  if (match === undefined) return at
  if (format.accept?.(match) ?? true) spans.push(at + format.keep, at + match.length)
  return at + match.length
}

const SHAPES: readonly Format[] = [
  shape(['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], 'gh[pousr]_[A-Za-z0-9_]{16,}'),
  shape(['github_pat_'], 'github_pat_[A-Za-z0-9_]{20,}'),
  shape(
    ['glpat-', 'gldt-', 'glrt-', 'glcbt-', 'glptt-', 'glft-', 'glsoat-', 'glagent-'],
    'gl[a-z]{2,5}-[A-Za-z0-9_.-]{16,}',
  ),
  shape(['AKIA', 'ASIA'], `${EDGE}A(?:K|S)IA[A-Z0-9]{16}(?![A-Za-z0-9])`),
  shape(['xoxa-', 'xoxb-', 'xoxp-', 'xoxr-', 'xoxs-', 'xoxe-', 'xoxe.', 'xoxo-'], 'xox[abeoprs][.-][A-Za-z0-9.-]{10,}'),
  shape(['xapp-'], `${EDGE}xapp-[A-Za-z0-9-]{20,}`),
  shape(['hooks.slack.com/'], 'hooks\\.slack\\.com/[A-Za-z0-9/_-]{16,}', 'hooks.slack.com/'.length),
  shape(
    ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'],
    'discord(?:app)?\\.com/api/webhooks/[A-Za-z0-9/_-]{16,}',
    'discord.com/'.length,
  ),
  shape(['sk-'], `${EDGE}sk-[A-Za-z0-9_-]{16,}`, 0, hasDigit),
  shape(['sk-ant-'], 'sk-ant-[A-Za-z0-9_-]{16,}'),
  shape(['xai-', 'gsk_', 'r8_'], `${EDGE}(?:xai-|gsk_|r8_)[A-Za-z0-9]{30,}`),
  shape(['AIza'], 'AIza[A-Za-z0-9_-]{30,}'),
  shape(['ya29.'], `${EDGE}ya29\\.[A-Za-z0-9_-]{20,}`),
  shape(['GOCSPX-'], 'GOCSPX-[A-Za-z0-9_-]{20,}'),
  shape(['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_'], '[rs]k_(?:live|test)_[A-Za-z0-9]{10,}'),
  shape(['whsec_'], 'whsec_[A-Za-z0-9+/=]{20,}'),
  shape(['npm_'], `${EDGE}npm_[A-Za-z0-9]{30,}`),
  shape(['pypi-'], `${EDGE}pypi-[A-Za-z0-9_-]{40,}`),
  shape(['dckr_pat_', 'dckr_oat_'], 'dckr_[op]at_[A-Za-z0-9_-]{16,}'),
  shape(['hf_'], `${EDGE}hf_[A-Za-z0-9]{30,}`),
  shape(['dop_v1_', 'doo_v1_', 'dor_v1_'], 'do[opr]_v1_[a-f0-9]{32,}'),
  shape(['dapi'], `${EDGE}dapi[a-f0-9]{32}(?:-[0-9])?(?![A-Za-z0-9])`),
  shape(['SG.'], `${EDGE}SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}`),
  shape(
    [...'0123456789abcdef'].map((digit) => `SK${digit}`),
    `${EDGE}SK[0-9a-f]{32}(?![A-Za-z0-9])`,
  ),
  shape(['hvs.', 'hvb.'], `${EDGE}hv[bs]\\.[A-Za-z0-9_-]{20,}`),
  shape(['shpat_', 'shpss_', 'shpca_', 'shppa_'], 'shp(?:at|ss|ca|pa)_[A-Fa-f0-9]{32,}'),
  shape(['lin_api_', 'figd_', 'sntrys_', 'ATATT3'], `${EDGE}(?:lin_api_|figd_|sntrys_|ATATT3)[A-Za-z0-9_=+/-]{20,}`),
  shape(['PMAK-', 'NRAK-'], `${EDGE}(?:PMAK|NRAK)-[A-Za-z0-9-]{20,}`),
  shape(['AGE-SECRET-KEY-1'], 'AGE-SECRET-KEY-1[A-Z0-9]{20,}'),
  shape(['key-'], `${EDGE}key-[0-9a-f]{32}(?![A-Za-z0-9])`),
  shape([':AA'], `(?<=[0-9]{8,10}):AA[A-Za-z0-9_-]{32,}`, 1),
  shape(
    ['Bearer ', 'bearer ', 'BEARER '],
    '(?:[Bb]earer|BEARER) +[A-Za-z0-9._~+/=-]{8,}',
    7,
    (match) => hasDigit(match) || match.length > 27,
  ),
  shape(['sig='], '(?<=[?&;])sig=[A-Za-z0-9%+/=_-]{16,}', 4),
  shape(['ignature='], '(?<=[?&;-]S)ignature=[A-Za-z0-9%+/=_-]{16,}', 9),
]

const BASE64URL_RUN = /[A-Za-z0-9_-]*/y
const AUTHORITY_RUN = /[^\s/?#"'<>`\\]*/y
const BASE64_RUN = /[A-Za-z0-9+/=]*/y
const GAP_RUN = /(?:\s|\\[nrt])*/y
const PEM_HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y

/** Three to five base64url parts with dots between them, the first of which opens a JSON object. */
function findJwt(text: string, at: number, spans: Spans): number {
  const first = runEnd(BASE64URL_RUN, text, at)
  if (text[first] !== '.' || first - at < 10) return first
  const second = runEnd(BASE64URL_RUN, text, first + 1)
  if (text[second] !== '.' || second - first < 5) return first
  let end = runEnd(BASE64URL_RUN, text, second + 1)
  for (let more = 0; more < 2 && text[end] === '.' && /[A-Za-z0-9_-]/.test(text[end + 1] ?? ''); more += 1) {
    end = runEnd(BASE64URL_RUN, text, end + 1)
  }
  spans.push(at, end)
  return end
}

/** The password of `scheme://user:password@host`, and a long sole user name, which is how tokens travel in URLs. */
function findUrlPassword(text: string, at: number, spans: Spans, memo: ScanMemo): number {
  const start = at + 3
  if (memo.nextSign < start) memo.nextSign = signFrom(text, start)
  if (memo.nextSign === text.length) return start
  const end = runEnd(AUTHORITY_RUN, text, start)
  const authority = text.slice(start, end)
  const colon = authority.indexOf(':')
  const sign = authority.lastIndexOf('@')
  if (sign >= 0) {
    if (colon < 0 || colon > sign) {
      if (sign >= 20 && hasDigit(authority.slice(0, sign))) spans.push(start, start + sign)
    } else if (!isPlaceholder(authority.slice(colon + 1, sign)) && sign > colon + 1) {
      spans.push(start + colon + 1, start + sign)
    }
    return end
  }
  if (colon < 0 || /^(?:[0-9]{0,5}$|\[)/.test(authority.slice(colon + 1)) || authority.startsWith('[')) return end
  const rest = /^[^\s"'<>`\\@]{0,256}@/.exec(text.slice(start + colon + 1, start + colon + 258))?.[0]
  if (rest === undefined || isPlaceholder(rest.slice(0, -1))) return end
  spans.push(start + colon + 1, start + colon + rest.length)
  return start + colon + rest.length
}

function signFrom(text: string, start: number): number {
  const sign = text.indexOf('@', start)
  return sign < 0 ? text.length : sign
}

function findPem(text: string, at: number, spans: Spans, memo: ScanMemo): number {
  PEM_HEADER.lastIndex = at
  if (!PEM_HEADER.test(text)) return at
  const body = PEM_HEADER.lastIndex
  const footer = body >= memo.noPemEndFrom ? -1 : text.indexOf('-----END ', body)
  if (footer < 0) {
    memo.noPemEndFrom = Math.min(memo.noPemEndFrom, body)
    const end = pemBodyEnd(text, body)
    if (end > body) spans.push(at, end)
    return end
  }
  const closing = text.indexOf('-----', footer + 9)
  const end = closing < 0 || closing - footer > 100 ? footer + 9 : closing + 5
  spans.push(at, end)
  return end
}

/** How far the lines of a key reach when its last line is missing, because it was cut or has not arrived yet. */
function pemBodyEnd(text: string, body: number): number {
  let end = body
  while (end < text.length) {
    const start = runEnd(GAP_RUN, text, end)
    const stop = runEnd(BASE64_RUN, text, start)
    if (stop - start < 16 && !(stop > start && stop === text.length)) break
    end = stop
  }
  return end
}

const FORMATS: readonly Format[] = [
  ...SHAPES,
  found('eyJ', findJwt),
  found('://', findUrlPassword),
  found('-----BEGIN ', findPem),
  found('machine ', findNetrc),
]

/** How what has a known shape begins, and the number of each one's format. */
const OPENINGS: string[] = []
const FORMAT_OF: number[] = []
for (let index = 0; index < FORMATS.length; index += 1) {
  for (const opening of FORMATS[index]?.openings ?? []) {
    OPENINGS.push(opening)
    FORMAT_OF.push(index)
  }
}

/** How what has a known shape begins. */
export function openings(): readonly string[] {
  return OPENINGS
}

const AWS_SECRET = /(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/g
const AWS_OPENINGS = ['AKIA', 'ASIA']
const hits: number[] = []
const separators: number[] = []
let made: PairMatcher | undefined

function search(): PairMatcher {
  hits.length = 0
  separators.length = 0
  made ??= new PairMatcher(OPENINGS, MARKS)
  return made
}

/** Pushes the stretches of a text that have the shape of a known secret, and the values that it gives under telling names. */
export function findFormats(text: string, spans: Spans): void {
  search().scan(text, hits, separators)
  if (hits.length > 0) findAtOpenings(text, spans)
  findAssignments(text, separators, spans)
}

function findAtOpenings(text: string, spans: Spans): void {
  const doneTo: number[] = []
  const memo: ScanMemo = { noPemEndFrom: Number.POSITIVE_INFINITY, nextSign: -1 }
  let awsKey = false
  for (let hit = 0; hit < hits.length; hit += 2) {
    const id = hits[hit] ?? 0
    const index = FORMAT_OF[id] ?? -1
    const format = FORMATS[index]
    const at = hits[hit + 1] ?? 0
    if (format === undefined || at < (doneTo[index] ?? 0)) continue
    const before = spans.length
    doneTo[index] = format.find?.(text, at, spans, memo) ?? findShape(format, text, at, spans)
    awsKey ||= spans.length > before && AWS_OPENINGS.includes(OPENINGS[id] ?? '')
  }
  if (awsKey) findAwsSecrets(text, spans)
}

/** Beside an access key id, forty mixed characters are its secret; a digest in hexadecimal is not. */
function findAwsSecrets(text: string, spans: Spans): void {
  for (const match of text.matchAll(AWS_SECRET)) {
    const candidate = match[0]
    if (hasDigit(candidate) && /[a-z]/.test(candidate) && /[A-Z]/.test(candidate)) {
      spans.push(match.index, match.index + candidate.length)
    }
  }
}
