import type { ActionHost } from './host.js'

/** A line in the log for something that was not delivered. */
export function note(host: ActionHost, message: string): void {
  host.commands.say(`note: ${message}`)
}

/** Something that GitHub was to get and did not. */
export interface Undelivered {
  readonly what: string
  readonly problem: string
}

/** One note for each reason: for a fork, with a token that may not write, it appears once and not for each thing that was wanted. */
export function undeliveredNotes(problems: readonly Undelivered[]): readonly string[] {
  const byReason = new Map<string, Undelivered[]>()
  for (const one of problems) {
    const reason = /: ((?:403 |there is no github-token).*)/.exec(one.problem)?.[1] ?? one.problem
    byReason.set(reason, [...(byReason.get(reason) ?? []), one])
  }
  return [...byReason].map(([reason, [first, ...others]]) => {
    if (first === undefined || others.length === 0) return first?.problem ?? reason
    const whats = [first, ...others].map(({ what }) => what)
    return `${whats.slice(0, -1).join(', ')} and ${whats.at(-1)} were not made: ${reason}`
  })
}
