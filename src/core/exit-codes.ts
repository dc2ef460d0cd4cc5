/** `exit_code` of a rule: a number, a list, or a range such as "64-78"; other text matches nothing. */
export type CodeList = number | readonly number[] | string
type CodeRange = readonly [from: number, to: number]

const RANGE = /^\s*(-?\d+)\s*(?:\.\.|-)\s*(-?\d+)\s*$/
/** Highest exit code, that of Windows. */
const MAX_CODE = 0xffff_ffff

function toCodeRanges(codes: CodeList): readonly CodeRange[] {
  if (typeof codes !== 'string') return [codes].flat().map((code) => [code, code])
  const match = RANGE.exec(codes)
  const [from, to] = [Number(match?.[1]), Number(match?.[2])]
  return [[Math.min(from, to), Math.max(from, to)]]
}

export function matchesCode(codes: CodeList, code: number): boolean {
  return toCodeRanges(codes).some(([from, to]) => from <= code && code <= to)
}

/** Reports whether a program can fail with one of these codes: 0 is a success, and a signal has its own field. */
export function mayCoverFailure(codes: CodeList): boolean {
  return toCodeRanges(codes).some(([from, to]) => from <= MAX_CODE && to >= 1)
}
