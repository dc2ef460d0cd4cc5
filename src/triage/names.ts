/** Reports whether a name has fixed parts in their order, from its beginning to its end, with any text between them. */
export function matchesParts([first = '', ...rest]: readonly string[], name: string): boolean {
  const last = rest.pop()
  if (last === undefined) return name === first
  if (!name.startsWith(first) || !name.endsWith(last)) return false
  let at = first.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at + last.length <= name.length
}

/** Returns the pattern that names a job; `*` stands for any text, and case does not matter. */
export function findPattern(patterns: readonly string[], name: string): string | null {
  const text = name.toLowerCase()
  return patterns.find((pattern) => matchesParts(pattern.toLowerCase().split('*'), text)) ?? null
}
