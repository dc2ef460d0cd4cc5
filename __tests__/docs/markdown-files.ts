import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { REPOSITORY } from '../support/built.js'

/** A page for readers. */
export interface Page {
  /** Relative to the root, with forward slashes. */
  readonly name: string
  readonly text: string
}

/** A fenced block and where it stands. */
export interface Block {
  readonly page: string
  readonly line: number
  readonly language: string
  readonly text: string
}

const TOP_LEVEL = [
  'README.md',
  'AGENTS.md',
  'ARCHITECTURE.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
]
const FOLDERS = ['docs', 'examples', 'helpers', 'skills']

function markdownUnder(folder: string): string[] {
  const names = readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

/** Every page that users read. */
export function pages(): Page[] {
  const names = [
    ...TOP_LEVEL.filter((name) => existsSync(path.join(REPOSITORY, name))),
    ...FOLDERS.flatMap(markdownUnder),
  ]
  return names.sort().map((name) => ({ name, text: readFileSync(path.join(REPOSITORY, name), 'utf8') }))
}

/** The fenced blocks of a page, with the indentation of their fence taken away. */
export function blocks({ name, text }: Page): Block[] {
  const found: Block[] = []
  let open: { indent: string; language: string; line: number; lines: string[] } | null = null
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^(\s*)```(\S*)/.exec(line)
    if (open !== null && fence !== null) {
      found.push({ page: name, line: open.line, language: open.language, text: open.lines.join('\n') })
      open = null
    } else if (open !== null) {
      open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line)
    } else if (fence !== null) {
      open = { indent: fence[1] ?? '', language: fence[2] ?? '', line: index + 2, lines: [] }
    }
  }
  return found
}

/** The page without its fenced blocks and code spans: what is left is prose and links. */
export function prose({ text }: Page): string {
  return text.replace(/^\s*```[\s\S]*?^\s*```/gm, '').replace(/`[^`\n]*`/g, '')
}

/** The anchors that GitHub makes of a page's headings. */
export function anchors({ text }: Page): ReadonlySet<string> {
  const headings = text.replace(/^\s*```[\s\S]*?^\s*```/gm, '').matchAll(/^#{1,6} +(.+)$/gm)
  const seen = new Map<string, number>()
  const names = new Set<string>()
  for (const [, heading = ''] of headings) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const slug = plain
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    names.add(count === 0 ? slug : `${slug}-${count}`)
  }
  return names
}
