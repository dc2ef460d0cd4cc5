/** Where the characters end that a pattern takes from an offset on; the pattern is sticky and takes none as well. */
export function runEnd(run: RegExp, text: string, at: number): number {
  run.lastIndex = at
  run.test(text)
  return run.lastIndex
}
