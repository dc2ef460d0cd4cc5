// Draws lines of a terminal as SVG; the same lines always give the same picture.
const CELL = { width: 8.43, height: 20, font: 14 }
const MARGIN = { x: 20, top: 58, bottom: 20 }
const COLOR = {
  plain: '#d6deeb',
  dim: '#7f8ea3',
  good: '#7ee787',
  bad: '#ff7b72',
  go: '#79c0ff',
  care: '#e3b341',
  prompt: '#a5d6ff',
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const rounded = (value) => Number(value.toFixed(2))

/** Draws lines, each a list of [tone, text], as a terminal; `boxes` are areas in cells that stand out. */
export function drawTerminal(lines, title, boxes = []) {
  const columns = Math.max(...lines.map((parts) => parts.reduce((sum, [, text]) => sum + text.length, 0)))
  const width = Math.ceil(columns * CELL.width + 2 * MARGIN.x)
  const height = MARGIN.top + lines.length * CELL.height + MARGIN.bottom
  const texts = lines.flatMap((parts, row) => {
    let column = 0
    return parts.map(([tone, text]) => {
      const x = rounded(MARGIN.x + column * CELL.width)
      const length = rounded(text.length * CELL.width)
      column += text.length
      if (text.trim() === '') return ''
      const y = MARGIN.top + row * CELL.height
      return `  <text x="${x}" y="${y}" textLength="${length}" fill="${COLOR[tone]}" xml:space="preserve">${escaped(text)}</text>\n`
    })
  })
  const areas = boxes.map((box) => {
    const y = MARGIN.top + (box.row - 0.75) * CELL.height
    return `  <rect x="${rounded(MARGIN.x + box.column * CELL.width)}" y="${rounded(y)}" width="${rounded(box.width * CELL.width)}" height="${box.height * CELL.height}" fill="#1c2a44"/>\n`
  })
  const dots = ['#ff5f57', '#febc2e', '#28c840'].map(
    (fill, at) => `  <circle cx="${24 + at * 20}" cy="22" r="6" fill="${fill}"/>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${CELL.font}">
  <title id="title">${escaped(title)}</title>
  <rect width="${width}" height="${height}" rx="10" fill="#0d1524"/>
${dots.join('')}${areas.join('')}${texts.join('')}</svg>
`
}
