import type { TriageRule } from './rules.js'

/** A line that speaks for a verdict; an annotation has no number. */
export interface EvidenceLine {
  readonly line: number | null
  readonly text: string
}

export const MAX_EVIDENCE = 10
const MAX_CHARS = 4096

/** What one rule found in one part of a log. */
export interface Hit {
  readonly rule: TriageRule
  /** By pattern of the rule: all of them must have been found. */
  readonly found: boolean[]
  readonly lines: EvidenceLine[]
  /** The last line that was no mere warning, and the last of all. */
  lastFirm: number
  last: number
  /** Nothing more needs to be found. */
  full: boolean
}

/** Everything that rules found in a part of a log; bounded, however long the part is. */
export class Evidence {
  readonly hits = new Map<TriageRule, Hit>()

  /** Enough is known of a rule that has found its fill. */
  isFull(rule: TriageRule): boolean {
    return this.hits.get(rule)?.full === true
  }

  add(rule: TriageRule, pattern: number, line: EvidenceLine, at: number, isWarning: boolean): void {
    const hit = this.hits.get(rule) ?? {
      rule,
      found: rule.patterns.map(() => false),
      lines: [],
      lastFirm: 0,
      last: 0,
      full: false,
    }
    this.hits.set(rule, hit)
    hit.found[pattern] = true
    hit.last = at
    if (!isWarning) hit.lastFirm = at
    const text = line.text.slice(0, MAX_CHARS)
    if (hit.lines.at(-1)?.line === line.line && line.line !== null) return
    hit.full = hit.lines.length >= MAX_EVIDENCE - 1 && hit.found.every(Boolean) && hit.lastFirm > 0
    // The newest warning says more than an old one; of the rest the first lines name the cause.
    if (hit.lines.length < MAX_EVIDENCE) hit.lines.push({ line: line.line, text })
    else if (isWarning) hit.lines.splice(1, 1, { line: line.line, text })
  }

  absorb(other: Evidence): void {
    for (const [rule, hit] of other.hits) {
      const known = this.hits.get(rule)
      if (known === undefined) {
        this.hits.set(rule, hit)
        continue
      }
      known.last = Math.max(known.last, hit.last)
      known.lastFirm = Math.max(known.lastFirm, hit.lastFirm)
      for (const [index, found] of hit.found.entries()) if (found) known.found[index] = true
      known.lines.push(...hit.lines.slice(0, MAX_EVIDENCE - known.lines.length))
    }
  }
}
