import { elements, isTrue } from './data.js'
import { escapeHtml } from './html.js'
import { needText } from './methods-text.js'
import { needInt } from './numbers.js'
import { toText } from './print.js'
import type { State } from './state.js'
import { charsOf } from './text.js'
import { Markup } from './values.js'

function isWebAddress(text: string): boolean {
  return /^(?:https?:\/\/(?:[\p{L}\p{N}_-]+\.)*[\p{L}\p{N}_-]*|(?:www\.)?(?:[\p{L}\p{N}_-]+\.)+(?:com|net|int|edu|gov|org|info|mil))(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(
    text,
  )
}

function hasHost(text: string): boolean {
  return /^https?:\/\/[\p{L}\p{N}_-]/iu.test(text)
}

function isMailAddress(text: string): boolean {
  return /^\S+@[\p{L}\p{N}_][\p{L}\p{N}_.-]*\.[\p{L}\p{N}_]+$/u.test(text)
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/g, (all, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name] ?? all
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** Cuts every part between two marks; what opens and never closes stays. */
function cutBetween(text: string, open: string, close: string): string {
  const kept: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf(open, from)
    const end = start < 0 ? -1 : text.indexOf(close, start)
    if (end < 0) break
    kept.push(text.slice(from, start))
    from = end + close.length
  }
  return kept.join('') + text.slice(from)
}

/** The text of an HTML fragment on one line. */
export function stripTags(st: State, html: string): string {
  st.reserve(html.length)
  const bare = cutBetween(cutBetween(html, '<!--', '-->'), '<', '>')
  return unescapeHtml(bare.split(/\s+/).filter(Boolean).join(' '))
}

function split(word: string): { head: string; middle: string; tail: string } {
  const head = /^(?:[(<]|&lt;)+/.exec(word)?.[0] ?? ''
  let end = word.length
  while (end > head.length) {
    if (word.endsWith('&gt;', end)) end -= 4
    else if (/[)>.,\n]/.test(word.charAt(end - 1))) end -= 1
    else break
  }
  let middle = word.slice(head.length, Math.max(end, head.length))
  let tail = word.slice(head.length + middle.length)
  for (const [open, close] of [
    ['(', ')'],
    ['<', '>'],
    ['&lt;', '&gt;'],
  ] as const) {
    const opened = middle.split(open).length - 1
    if (opened <= middle.split(close).length - 1) continue
    for (let i = Math.min(opened, tail.split(close).length - 1); i > 0; i -= 1) {
      const cut = tail.indexOf(close) + close.length
      middle += tail.slice(0, cut)
      tail = tail.slice(cut)
    }
  }
  return { head, middle, tail }
}

interface Link {
  readonly limit: number | undefined
  readonly attributes: string
  readonly schemes: readonly string[]
}

function shorten(text: string, limit: number | undefined): string {
  const chars = charsOf(text)
  return limit === undefined || chars.length <= limit ? text : `${chars.slice(0, limit).join('')}...`
}

function linked(middle: string, link: Link): string {
  if (isWebAddress(middle) && (hasHost(middle) || !/^https?:/i.test(middle))) {
    const href = /^https?:\/\//.test(middle) ? middle : `https://${middle}`
    return `<a href="${href}"${link.attributes}>${shorten(middle, link.limit)}</a>`
  }
  if (middle.startsWith('mailto:') && isMailAddress(middle.slice(7)))
    return `<a href="${middle}">${middle.slice(7)}</a>`
  const address = middle.includes('@') && !/^(?:www\.|@)/.test(middle) && !middle.includes(':')
  if (address && isMailAddress(middle)) return `<a href="mailto:${middle}">${middle}</a>`
  const scheme = link.schemes.find((one) => middle !== one && middle.startsWith(one))
  return scheme === undefined ? middle : `<a href="${middle}"${link.attributes}>${middle}</a>`
}

/** Turns addresses in text into links, as Jinja2's `urlize` does. */
export function urlize(st: State, value: unknown, args: readonly unknown[]): string {
  const [limit, nofollow, target, rel, schemes] = args
  const text = value instanceof Markup ? value.text : escapeHtml(toText(st, value))
  st.reserve(text.length * 3)
  const rels = new Set(rel === undefined || rel === null ? [] : needText(rel, 'rel').split(/\s+/).filter(Boolean))
  if (nofollow !== undefined && isTrue(nofollow)) rels.add('nofollow')
  rels.add('noopener')
  const targetText =
    target === undefined || target === null ? '' : ` target="${escapeHtml(needText(target, 'target'))}"`
  const link: Link = {
    limit: limit === undefined || limit === null ? undefined : needInt(limit, 'the limit'),
    attributes: ` rel="${escapeHtml([...rels].sort().join(' '))}"${targetText}`,
    schemes:
      schemes === undefined || schemes === null ? [] : elements(st, schemes).map((one) => needText(one, 'a scheme')),
  }
  return text
    .split(/(\s+)/)
    .map((word) => {
      const { head, middle, tail } = split(word)
      return head + linked(middle, link) + tail
    })
    .join('')
}
