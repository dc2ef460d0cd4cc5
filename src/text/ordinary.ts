const ORDINARY = /^[\t\n -~]*$/

/**
 * Whether all of a text is printable ASCII, ends of lines and tabs. Most texts of a run are, and this one pattern saves the making
 * of many that look for anything else.
 */
export function isOrdinary(text: string): boolean {
  return ORDINARY.test(text)
}

/** The same of a text on one line without tabs. */
export function isOrdinaryLine(text: string): boolean {
  return ORDINARY.test(text) && !text.includes('\n') && !text.includes('\t')
}
