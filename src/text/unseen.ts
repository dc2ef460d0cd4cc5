import { isOrdinary } from './ordinary.js'
import { CONTROL, CONTROLS, ESCAPES, escapesWith, INSIDE, isLongAndOrdinary, isSuspicious } from './terminal-text.js'

/** What takes no room on a screen. Words and pictures need some of it, so it stays. */
const ANYWHERE =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200c\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufe00-\\ufe0e\\uffa0\\ufff0-\\uffff'
/** Tags, and variation selectors beyond the basic plane. */
const BEYOND = '\\udb40[\\udc00-\\udfff]'
/** Half of a character by itself stands for a byte that is no text. */
const NO_TEXT = '(?<![\\ud800-\\udbff])[\\udc80-\\udcff]'
/** After a picture these are parts of it, and many logs have pictures. */
const NOT_IN_A_PICTURE = '(?<![\\u2100-\\u3299\\ufe0f\\udc00-\\udfff])[\\u200d\\ufe0f]+'
const UNSEEN = `[${ANYWHERE}]|${BEYOND}|${NO_TEXT}|${NOT_IN_A_PICTURE}`
const MAY_HAVE_UNSEEN = new RegExp(`[${ANYWHERE}\\u200d\\ufe0f\\udb40\\udc80-\\udcff]`)
const HAS_UNSEEN = new RegExp(UNSEEN)
const SINGLE = `\\r\\n?|[\\u2028\\u2029\\u0085]|${CONTROL}`

interface Patterns {
  /** Whole sequences that no screen shows, and single characters; ends of lines are pieces of their own. */
  readonly pieces: RegExp
  /** Each single character that no screen shows. */
  readonly characters: RegExp
}

const CONTROL_PATTERNS: Patterns = { pieces: new RegExp(`${ESCAPES.source}|${SINGLE}`, 'g'), characters: CONTROLS }
const ALL_PATTERNS: Patterns = {
  pieces: new RegExp(`${escapesWith(`${INSIDE}\\u200d\\ufe0f${ANYWHERE}`)}|${SINGLE}|${UNSEEN}`, 'g'),
  characters: new RegExp(`${CONTROL}|${UNSEEN}`, 'g'),
}

/** The patterns for what of a text is not seen; null when all of it is. */
export function unseenIn(text: string): Patterns | null {
  if (isLongAndOrdinary(text) || isOrdinary(text)) return null
  if (MAY_HAVE_UNSEEN.test(text) && HAS_UNSEEN.test(text)) return ALL_PATTERNS
  return isSuspicious(text) ? CONTROL_PATTERNS : null
}
