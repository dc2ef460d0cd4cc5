import { oneLine } from '../text/terminal-text.js'
import { runAround } from './place.js'

const LEVELS = ['hidden', 'debug', 'info', 'warning', 'error'] as const
/** `hidden` is for what no log shows. */
export type Level = (typeof LEVELS)[number]

/** Whether something of a level is shown where this is the least one. */
export function isShown(level: Level, least: Level): boolean {
  return level !== 'hidden' && LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}

export type Tone = 'good' | 'bad' | 'care' | 'quiet' | 'plain'

/** One line about one event, for people; text from outside stays on its line and harmless. */
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

/** Of what no log shows: lists of events have it. */
export function hidden(text: string): Line {
  return line('quiet', '·', text, 'hidden')
}

export function safe(text: string, max = 200): string {
  return oneLine(text, max)
}

/** A node's name, with its number where it stands for an item of a for_each. */
export function nodeName(event: { readonly scope: string; readonly node: string | null }, max?: number): string {
  const index = runAround(event.scope)?.item ?? null
  return safe(`${event.node ?? ''}${index === null ? '' : `[${index}]`}`, max)
}
