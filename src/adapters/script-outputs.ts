/** What scripts left in the file of outputs, made so that whatever follows it is read by itself. */
export interface ClosedOutputs {
  readonly text: string
  /** Names that are the action's own. */
  readonly dropped: readonly string[]
  /** Outputs without their end. */
  readonly closed: readonly string[]
  /** How many lines are not output at all; the runner would read nothing behind the first of them. */
  readonly unreadable: number
}

/**
 * Reads the file as the runner does: `name=value`, or `name<<END`, lines, `END`. Only on Windows a carriage return belongs to
 * the end of a line; elsewhere it is part of the name, the value or the mark of the end.
 */
export function closedOutputs(text: string, own: ReadonlySet<string>, platform: string): ClosedOutputs {
  const kept: string[] = []
  const dropped = new Set<string>()
  const closed: string[] = []
  let unreadable = 0
  const lines = text.split(platform === 'win32' ? /\r?\n/ : '\n')
  if (lines.at(-1) === '') lines.pop()
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const opening = openingOf(line)
    if (opening === null) {
      unreadable += 1
      continue
    }
    const entry = [line]
    if (opening.end !== null) {
      const last = lines.indexOf(opening.end, at + 1)
      entry.push(...lines.slice(at + 1, last < 0 ? lines.length : last), opening.end)
      if (last < 0) closed.push(opening.name)
      at = last < 0 ? lines.length : last
    }
    if (own.has(opening.name.toLowerCase())) dropped.add(opening.name)
    else kept.push(...entry)
  }
  return { text: kept.map((line) => `${line}\n`).join(''), dropped: [...dropped], closed, unreadable }
}

function openingOf(line: string): { readonly name: string; readonly end: string | null } | null {
  const equals = line.indexOf('=')
  const heredoc = line.indexOf('<<')
  if (equals >= 0 && (heredoc < 0 || equals < heredoc))
    return equals === 0 ? null : { name: line.slice(0, equals), end: null }
  if (heredoc <= 0 || heredoc + 2 === line.length) return null
  return { name: line.slice(0, heredoc), end: line.slice(heredoc + 2) }
}
