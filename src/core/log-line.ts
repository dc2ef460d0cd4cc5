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
export function hidden(text: string): Line {
  return line('quiet', '·', text, 'hidden')
}

export function safe(text: string, max = 200): string {
  return oneLine(text, max)
}

/** Returns a node's name, with the index of its item in a for_each. */
export function nodeName(event: { readonly scope: string; readonly node: string | null }, max?: number): string {
  const index = runAround(event.scope)?.item ?? null
  return safe(`${event.node ?? ''}${index === null ? '' : `[${index}]`}`, max)
}
