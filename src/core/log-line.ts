import { oneLine } from '../text/terminal-text.js'
import { runAround } from './place.js'

const LEVELS = ['hidden', 'debug', 'info', 'warning', 'error'] as const
/** `hidden`: no log shows the line. */
export type Level = (typeof LEVELS)[number]

/** Reports whether a level is shown where `least` is the lowest level. */
export function isShown(level: Level, least: Level): boolean {
  return level !== 'hidden' && LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}

export type Tone = 'good' | 'bad' | 'care' | 'quiet' | 'plain'

/** A line about an event; untrusted text in it is harmless and on one line. */
export interface Line {
  readonly level: Level
  readonly mark: string
  readonly text: string
  readonly tone: Tone
}

export function line(tone: Tone, mark: string, text: string, level: Level = 'info'): Line {
  return { level, mark, text, tone }
}

export function care(text: string): Line {
  return line('care', '!', text, 'warning')
}

/** Makes a line for lists of events, which no log shows. */
export function createHiddenLine(text: string): Line {
  return line('quiet', '·', text, 'hidden')
}

export function safe(text: string, max = 200): string {
  return oneLine(text, max)
}

interface Named {
  readonly scope: string
  readonly node: string | null
  readonly item?: { readonly index: number; readonly key: string } | null
}

/** Returns a node's name with its item in a for_each: `one [us]` by key, otherwise `one[1]`. */
export function nodeName({ scope, node, item = null }: Named, max?: number): string {
  const index = runAround(scope)?.item ?? null
  return safe(`${node ?? ''}${index === null ? '' : itemText(item ?? { index, key: '' })}`, max)
}

/** Returns the item of a for_each after a name: ` [us]` by its key, `[1]` if it has none. */
export function itemText({ index, key }: { readonly index: number; readonly key: string }): string {
  return key === '' || key === String(index) ? `[${index}]` : ` [${key}]`
}
