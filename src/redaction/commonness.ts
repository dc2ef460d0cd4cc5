/** How common each letter from a to z is, as a rough guess. */
const LETTERS = '94999449944949944999944444'

/** About how often ordinary text has a character: lower case and spaces make up most of it. */
export function commonness(code: number): number {
  if (code === 32) return 12
  if (code >= 97 && code <= 122) return LETTERS.charCodeAt(code - 97) - 48
  return code >= 48 && code <= 57 ? 4 : 2
}
