import { createHash } from 'node:crypto'
import { html, Markup } from './markup.js'

/** Wraps a body in a document whose policy allows only its own style and scripts, and what `allowed` adds. */
export function htmlDocument(
  title: string,
  style: string,
  body: Markup,
  scripts: readonly string[] = [],
  allowed = '',
) {
  const own = scripts.length === 0 ? '' : `; script-src ${scripts.map(digest).join(' ')}`
  const policy = `default-src 'none'; style-src ${digest(style)}${own}${allowed}; base-uri 'none'; form-action 'none'`
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
