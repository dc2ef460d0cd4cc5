/** Reads `80`, `80%` or `99.5`; null if the text is not a percentage from 0 to 100. */
export function parsePercentage(text: string): number | null {
  const digits = /^(\d{1,3}(?:\.\d{1,9})?)%?$/.exec(text.trim())?.[1]
  const value = Number(digits)
  return digits === undefined || value > 100 ? null : value
}
