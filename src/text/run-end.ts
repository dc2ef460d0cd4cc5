/** The end of the characters that a sticky pattern matches from an offset on; the pattern must also match none. */
export function runEnd(run: RegExp, text: string, at: number): number {
  run.lastIndex = at
  run.test(text)
  return run.lastIndex
}
