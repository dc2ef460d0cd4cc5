import type { JsonObject } from '../core/json.js'
import { formatCount } from '../core/messages.js'

/** Text from outside, which each renderer escapes and cuts. Markdown shows all of it as code. */
export interface Quoted {
  readonly text: string
  readonly max?: number
  /** `words` have code between backticks; `lines` keep their line breaks where there is room. */
  readonly look?: 'plain' | 'code' | 'kind' | 'name' | 'words' | 'lines'
  readonly href?: string | null
  readonly tooltip?: string
}

/** A part of a line: words of ours, which may have code between backticks or be a link, or text from outside. */
export type Inline = string | { readonly words: string; readonly href: string } | Quoted
export type BlockLine = Inline | readonly Inline[]

/** How much of its entries a block shows; an output says what one share is. */
interface Entries {
  /** Shares of the block; 1 by default. */
  readonly weight?: number
  /** Number of entries, if the block has only some of them. */
  readonly total?: number
  /** Names hidden entries, such as `3 more kinds in errors.jsonl`. */
  readonly noun?: string
  readonly where?: string
  /** Whether the last entries are shown, instead of the first. */
  readonly isTail?: boolean
}

/** A label and what it says. Pages show no label of a `bare` fact. */
export interface FactBlock extends Entries {
  readonly type: 'fact'
  readonly label: string
  readonly lines: readonly BlockLine[]
  readonly isBare?: boolean
}

/** A column whose name ends with a colon has numbers. Terminals show rows behind the label, cells side by side. */
export interface TableBlock extends Entries {
  readonly type: 'table'
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly BlockLine[])[]
}

export interface ListBlock extends Entries {
  readonly type: 'list'
  readonly entries: readonly BlockLine[]
}

/** Program text or output; terminals show its first lines, or its last ones, behind the label. */
export interface CodeBlock {
  readonly type: 'code'
  readonly label: string
  readonly title: string
  readonly text: string
  readonly language?: string
  readonly isTail?: boolean
}

/** Commands to paste, by purpose; terminals show the label. */
interface CommandPart {
  readonly label: string
  readonly what: string
  readonly commands: readonly string[]
}

/** What people read, made once and rendered for a terminal, as Markdown and as HTML. A new type is a member here and a case in each renderer. */
export type Block =
  | FactBlock
  | TableBlock
  | ListBlock
  | CodeBlock
  | { readonly type: 'heading'; readonly line: BlockLine }
  | { readonly type: 'text'; readonly line: BlockLine; readonly isQuiet?: boolean }
  | { readonly type: 'data'; readonly label: string; readonly value: JsonObject }
  | { readonly type: 'commands'; readonly parts: readonly CommandPart[] }
  | { readonly type: 'fold'; readonly title: BlockLine; readonly blocks: readonly Block[] }

/** Lengths that an output has room for. */
export interface Limits {
  /** Entries in a share of a list, a fact or a table. */
  readonly entries: number
  /** Characters of a text. */
  readonly chars: number
  /** Characters of code and of data; 0 leaves data out. */
  readonly code: number
}

/** Returns text from outside as the only line of a fact; none for null and for an empty text. */
export function toQuotedLines(text: string | null, max: number, look?: Quoted['look']): readonly Quoted[] {
  return text === null || text === '' ? [] : [{ text, max, ...(look === undefined ? {} : { look }) }]
}

export function createCode(text: string, max = 300): Quoted {
  return { text, max, look: 'code' }
}

export function createName(text: string, max = 120): Quoted {
  return { text, max, look: 'name' }
}

/** Returns a fact, or nothing if there is nothing to say. */
export function listFact(
  label: string,
  lines: readonly BlockLine[],
  more: Omit<Partial<FactBlock>, 'label' | 'lines'> = {},
): readonly FactBlock[] {
  return lines.length === 0 ? [] : [{ type: 'fact', label, lines, ...more }]
}

/** Joins the first parts with commas, and counts the others. */
export function joinParts(parts: readonly Inline[], max: number, total = parts.length): readonly Inline[] {
  const shown = parts.slice(0, max).flatMap((part, at) => (at === 0 ? [part] : [', ', part]))
  const hidden = total - Math.min(parts.length, max)
  return hidden > 0 ? [...shown, ` and ${hidden} more`] : shown
}

export function toInlines(line: BlockLine): readonly Inline[] {
  return typeof line === 'string' || !('length' in line) ? [line] : line
}

/** Returns the entries that there is room for, and words about the others. */
export function limitEntries<T>(entries: readonly T[], block: Entries, share: number) {
  const { weight = 1, total = entries.length, noun = 'entry', where = '', isTail = false } = block
  const shown = isTail ? entries.slice(-share * weight) : entries.slice(0, share * weight)
  const hidden = total - shown.length
  const words = `${formatCount(hidden, `${isTail ? 'earlier' : 'more'} ${noun}`)}${where === '' ? '' : ` ${where}`}`
  return { shown, note: hidden > 0 ? words : '' }
}
