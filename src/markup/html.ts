import { createHash } from 'node:crypto'
import { formatDuration } from '../core/duration.js'
import { isJsonObject, type Json, type JsonObject, printJson, printTextOrJson } from '../core/json.js'
import { pluralize } from '../core/messages.js'
import { trimSigns } from '../text/excerpt.js'
import { cut, toPlainText, toWellFormed } from '../text/terminal-text.js'

/** Trusted markup; all other content is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

/** Content of a template; null and false render nothing. */
export type MarkupContent = Markup | string | number | false | null | readonly MarkupContent[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

function escapeHtml(text: string): string {
  return toWellFormed(toPlainText(text)).replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? sign)
}

function renderContent(content: MarkupContent): string {
  if (content === null || content === false) return ''
  if (content instanceof Markup) return content.text
  if (typeof content === 'string') return escapeHtml(content)
  if (typeof content === 'number') return String(content)
  return content.map(renderContent).join('')
}

/** Tags a template: values are escaped unless they are `Markup`, so that escaping cannot be forgotten. */
export function html(parts: TemplateStringsArray, ...holes: readonly MarkupContent[]): Markup {
  let text = parts[0] ?? ''
  for (let index = 1; index < parts.length; index += 1)
    text += renderContent(holes[index - 1] ?? null) + (parts[index] ?? '')
  return new Markup(text)
}

export const NOTHING = new Markup('')
/** Budget for data from outside, which bounds the size of the page. */
export class CharBudget {
  #left: number

  constructor(
    total: number,
    readonly each: number,
  ) {
    this.#left = total
  }

  /** Returns as much of a text as the budget allows, and the number of omitted characters. */
  fit(text: string, max = this.each): { readonly text: string; readonly left: number } {
    const allowed = Math.max(0, Math.min(max, this.#left))
    const shown = text.length <= allowed ? text : cut(text, allowed, '')
    // Count the bytes of the escaped text, which may be longer.
    this.#left -= Buffer.byteLength(escapeHtml(shown))
    return { text: shown, left: text.length - shown.length }
  }
}

export function renderCode(text: string, max = 300): Markup {
  return html`<code>${cut(text, max)}</code>`
}

/** Renders a sentence in which words between backticks are code. */
export function renderWords(text: string, max = Number.POSITIVE_INFINITY): Markup {
  return html`${cut(text, max)
    .split('`')
    .map((part, index) => (index % 2 === 1 ? renderCode(part) : part))}`
}

export function renderInlineList(all: readonly Markup[], max: number): Markup {
  const shown = all.slice(0, max).map((entry, index) => html`${index === 0 ? '' : ', '}${entry}`)
  const hidden = all.length - max
  return html`${shown}${hidden > 0 && ` and ${count(hidden)} more`}`
}

export function count(number: number): string {
  const rounded = Math.round(number)
  // The first use of `toLocaleString` loads data about languages, which takes longer than a small page.
  return Math.abs(rounded) < 1000 ? String(rounded) : rounded.toLocaleString('en-US')
}

export function renderCount(number: number, word: string): string {
  return `${count(number)} ${number === 1 ? word : pluralize(word)}`
}

export function renderDuration(ms: number): string {
  if (!Number.isFinite(ms)) return '–'
  return formatDuration(ms)
    .replace(/\.0 s$/, ' s')
    .replace(/ 0 (?:s|min)$/, '')
}

export function formatMoment(ms: number): string {
  if (!Number.isFinite(ms)) return '–'
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

const MAX_FIELDS = 80
const SHORT = 120

/** Renders data: fields under each other, long texts as blocks. */
export function renderValue(data: Json, budget: CharBudget): Markup {
  if (!isJsonObject(data))
    return isShort(data) ? html`<code>${printJson(data)}</code>` : renderBlock(asText(data), budget)
  if (isEmpty(data)) return html`<p class="quiet">An empty object.</p>`
  const fields = Object.entries(data)
  const more = fields.length - MAX_FIELDS
  const rows = fields
    .slice(0, MAX_FIELDS)
    .map(([name, data]) => html`<dt>${budget.fit(name, 200).text}</dt><dd>${renderField(data, budget)}</dd>`)
  return html`<dl class="fields">${rows}</dl>${more > 0 && html`<p class="quiet">and ${renderCount(more, 'more field')}</p>`}`
}

function renderField(data: Json, budget: CharBudget): Markup {
  if (data === '') return html`<span class="quiet">empty</span>`
  if (isShort(data)) return html`<code>${budget.fit(printTextOrJson(data)).text}</code>`
  return renderBlock(asText(data), budget)
}

function isShort(data: Json): boolean {
  if (typeof data === 'string') return data.length <= SHORT && !data.includes('\n')
  return !isJsonObject(data) && !Array.isArray(data)
}

function asText(data: Json): string {
  return typeof data === 'string' ? trimSigns(data, '\n') : printJson(data, 2)
}

export function renderBlock(all: string, budget: CharBudget, label?: string): Markup {
  const { text: shown, left } = budget.fit(all)
  const region = label !== undefined && html` tabindex="0" role="region" aria-label="${label}"`
  const text = (shown !== '' || left === 0) && html`<pre${region}>${shown}</pre>`
  return html`${text}${left > 0 && html`<p class="quiet">Cut here: ${renderCount(left, 'more character')}. The run folder has all of it.</p>`}`
}

export function renderFold(title: MarkupContent, content: MarkupContent, isOpen = false): Markup {
  return html`<details class="fold"${isOpen && new Markup(' open')}><summary>${title}</summary><div class="inside">${content}</div></details>`
}

export function renderHtmlTable(kind: string, columns: readonly string[], rows: readonly Markup[], note = ''): Markup {
  const heads = columns.map((name) => html`<th scope="col">${name}</th>`)
  return html`<div class="scroll"><table class="${kind}"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>${note !== '' && html`<p class="quiet">${note}</p>`}`
}

/** Renders a section of the page under a heading. */
export function renderCard(id: string, title: MarkupContent, content: MarkupContent, more = ''): Markup {
  return html`<section class="card${more && ` ${more}`}" id="${id}" aria-labelledby="h-${id}"><h2 id="h-${id}">${title}</h2>${content}</section>`
}

export function isEmpty(data: JsonObject): boolean {
  return Object.keys(data).length === 0
}

/** Wraps a body in a document whose policy allows only its own style and scripts, and what `more` adds. */
export function htmlDocument(title: string, style: string, body: Markup, scripts: readonly string[] = [], more = '') {
  const scriptPolicy = scripts.length === 0 ? '' : `; script-src ${scripts.map(digest).join(' ')}`
  const policy = `default-src 'none'; style-src ${digest(style)}${scriptPolicy}${more}; base-uri 'none'${more.includes('form-action') ? '' : "; form-action 'none'"}`
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title><style>${new Markup(style)}</style></head><body>
${body}${scripts.map((script) => html`<script>${new Markup(script)}</script>`)}</body></html>
`.text
}

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
