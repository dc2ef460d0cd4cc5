// Renders the Markdown of a job summary as an HTML page that looks roughly like GitHub, for screenshots only.

const STYLE = `:root{color-scheme:light dark;--ink:#1f2328;--bg:#fff;--line:#d1d9e0;--soft:#59636e;--well:#f6f8fa;--link:#0969da}
@media (prefers-color-scheme:dark){:root{--ink:#f0f6fc;--bg:#0d1117;--line:#3d444d;--soft:#9198a1;--well:#151b23;--link:#4493f8}}
body{margin:0 auto;max-width:1012px;padding:24px;background:var(--bg);color:var(--ink);font:16px/1.5 -apple-system,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;overflow-wrap:break-word}
h1,h2{border-bottom:1px solid var(--line);padding-bottom:.3em}h1,h2,h3{margin:24px 0 16px;line-height:1.25}p,ul,ol,pre,table,details{margin:0 0 16px}
code,pre{font:85% ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}:not(pre)>code{background:#818b981f;padding:.2em .4em;border-radius:6px}
pre{background:var(--well);padding:16px;border-radius:6px;overflow:auto}table{border-collapse:collapse;display:block;width:max-content;max-width:100%;overflow:auto}
th,td{border:1px solid var(--line);padding:6px 13px}tr:nth-child(2n){background:var(--well)}a{color:var(--link)}blockquote{margin:0 0 16px;padding:0 1em;color:var(--soft);border-left:.25em solid var(--line)}`

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

/** Renders code, links and bold text; HTML entities and the few tags that a summary uses pass through. */
function inline(text) {
  return text
    .split(/(`+[^`]+`+)/)
    .map((part) => {
      if (part.startsWith('`')) return `<code>${escaped(part.replace(/^`+ ?| ?`+$/g, ''))}</code>`
      return part.replace(/\\([\\`*_{}#+\-.!|<>~])/g, '$1')
    })
    .join('')
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/[✅❌🛑⏸⏹🏁⚠🔁🟡⚪]\ufe0f?/gu, sign)
}

/** Replaces emoji by coloured characters, because not every machine has a font for emoji. */
function sign(found) {
  const [text, colour] = SIGNS[found.replace('\ufe0f', '')] ?? [found, 'inherit']
  return `<span style="color:${colour}">${text}</span>`
}

const SIGNS = {
  '✅': ['✔', '#1a7f37'],
  '❌': ['✖', '#cf222e'],
  '🛑': ['⬣', '#cf222e'],
  '⏸': ['‖', '#0969da'],
  '⏹': ['■', '#59636e'],
  '🏁': ['⚑', '#8250df'],
  '⚠': ['⚠', '#9a6700'],
  '🔁': ['↻', '#9a6700'],
  '🟡': ['●', '#bf8700'],
  '⚪': ['○', '#59636e'],
}

const cells = (line) => line.replace(/^\||\|$/g, '').split(/(?<!\\)\|/)

function table(lines) {
  const [head = '', , ...rows] = lines
  const row = (line, tag) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('')}</tr>`
  return `<table>${row(head, 'th')}${rows.map((line) => row(line, 'td')).join('')}</table>`
}

function block(lines) {
  const [first = ''] = lines
  if (/^#{1,6} /.test(first))
    return lines
      .map((line) =>
        line.replace(/^(#+) (.*)$/, (_, marks, text) => `<h${marks.length}>${inline(text)}</h${marks.length}>`),
      )
      .join('')
  if (first.startsWith('|')) return table(lines)
  if (/^[-*] /.test(first))
    return `<ul>${lines.map((line) => `<li>${inline(line.replace(/^[-*] /, ''))}</li>`).join('')}</ul>`
  if (/^\d+\. /.test(first))
    return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`
  if (first.startsWith('>'))
    return `<blockquote>${inline(lines.map((line) => line.replace(/^> ?/, '')).join(' '))}</blockquote>`
  if (/^<\/?(?:details|summary|sub|p|br)/.test(first)) return lines.map(inline).join('\n')
  return `<p>${inline(lines.join(' '))}</p>`
}

export function markdownPage(text) {
  const parts = []
  let open = []
  let fence = null
  const close = () => {
    if (open.length > 0) parts.push(block(open))
    open = []
  }
  for (const line of text.split('\n')) {
    const mark = /^(`{3,}|~{3,})(.*)$/.exec(line)
    if (fence !== null) {
      if (mark?.[1].startsWith(fence.mark) && mark[2] === '') {
        parts.push(
          fence.isGraph
            ? '<p><i>(the graph of the workflow, drawn by GitHub)</i></p>'
            : `<pre>${escaped(fence.lines.join('\n'))}</pre>`,
        )
        fence = null
      } else fence.lines.push(line)
    } else if (mark !== null) {
      close()
      fence = { mark: mark[1], lines: [], isGraph: mark[2] === 'mermaid' }
    } else if (line.trim() === '' || /^<!--.*-->$/.test(line)) close()
    else open.push(line)
  }
  close()
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>${parts.join('\n')}`
}
