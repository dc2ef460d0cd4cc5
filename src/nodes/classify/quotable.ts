import { choose, holding, together, withoutOvercome } from './choose.js'
import { hitsIn, readyRules } from './evidence.js'
import { readLine } from './line.js'
import { locatedIn, quoted } from './quote.js'

/** The line of an output that a person would quote; undefined where nothing in it is known to tell why it failed. */
export function quotableLine(lines: readonly string[]): string | undefined {
  const read = lines.map((line, at) => readLine(line, at + 1))
  const held = withoutOvercome(holding(hitsIn(readyRules(), read), [], read.length), read)
  const found = choose(held) ?? together(held.filter(({ rule }) => rule.hint)) ?? held[0]
  return found === undefined ? undefined : quoted(found, read, locatedIn(read))[0]?.text
}
