import { oneLine } from '../../text/terminal-text.js'
import type { BehaviourDiff, Change } from './classes.js'

/** The diff for a terminal, or as Markdown for a comment on a pull request. */
export function renderDiff(diff: BehaviourDiff, format: 'text' | 'markdown'): string {
  return format === 'text' ? renderText(diff) : renderMarkdown(diff)
}

function renderText(diff: BehaviourDiff): string {
  if (diff.changes.length === 0) return 'No change in error behaviour.\n'
  return diff.changes.map((change) => `${place(change)}  ${change.class}  ${oneLine(change.message)}\n`).join('')
}

const SIGNS: Readonly<Record<string, string>> = { added: '+', removed: '-', changed: '~', world: '~', reordered: '~' }

function renderMarkdown(diff: BehaviourDiff): string {
  const title = '### Error behaviour\n\n'
  if (diff.changes.length === 0) return `${title}No change in error behaviour.\n`
  const rows = diff.changes.map(
    (change) => `| ${sign(change)} | \`${change.class}\` | ${cell(change.message)} | ${cell(place(change))} |\n`,
  )
  return `${title}| | what | how | where |\n| --- | --- | --- | --- |\n${rows.join('')}`
}

function sign(change: Change): string {
  return SIGNS[change.class.split('-').at(-1) ?? ''] ?? '~'
}

function place({ position }: Change): string {
  return `${position.file}:${position.line}`
}

/** Conditions of the author stand in messages: as code they mention no person and break no table. */
function cell(text: string): string {
  const line = oneLine(text)
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length))
  const fence = '`'.repeat(longest + 1)
  const padding = longest > 0 ? ' ' : ''
  return `${fence}${padding}${line.replaceAll('|', '\\|')}${padding}${fence}`
}
