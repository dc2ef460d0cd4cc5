const MAX_CANDIDATES = 2_000
const MAX_LENGTH = 64

function distance(a: string, b: string, limit: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    let best = i
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const value = Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1)
      current.push(value)
      best = Math.min(best, value)
    }
    if (best > limit) return limit + 1
    previous = current
  }
  return previous[b.length] ?? limit + 1
}

/** The candidate that is most likely meant, or undefined where a guess would mislead. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined
  const limit = name.length <= 3 ? 1 : name.length <= 8 ? 2 : 3
  let best: string | undefined
  let bestDistance = limit + 1
  let seen = 0
  for (const candidate of candidates) {
    seen += 1
    if (seen > MAX_CANDIDATES) break
    if (candidate === name || Math.abs(candidate.length - name.length) > limit) continue
    const found = distance(name.toLowerCase(), candidate.toLowerCase(), limit)
    if (found < bestDistance) {
      best = candidate
      bestDistance = found
    }
  }
  return best
}
