/** A workflow command as GitHub's runner understood it. */
interface SeenCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

export interface SeenLog {
  readonly commands: readonly SeenCommand[]
  /** Every line that was no command. */
  readonly lines: readonly string[]
}

const KNOWN = new Set([
  'error',
  'warning',
  'notice',
  'debug',
  'group',
  'endgroup',
  'add-mask',
  'stop-commands',
  'set-output',
  'save-state',
  'set-env',
  'add-path',
  'echo',
  'add-matcher',
  'remove-matcher',
])

/** Reads output as the runner does: `::x::` at the start of a line, `##[x]` anywhere, a lone CR ends a line, commands can be paused. */
export function readLog(text: string): SeenLog {
  const commands: SeenCommand[] = []
  const lines: string[] = []
  let paused: string | null = null
  for (const line of text.split(/\r\n|\n|\r/)) {
    const seen = parse(line, paused)
    if (seen === null || (paused !== null && seen.name !== paused)) {
      lines.push(line)
    } else if (paused !== null) {
      paused = null
    } else {
      commands.push(seen)
      if (seen.name === 'stop-commands') paused = seen.data
    }
  }
  return { commands, lines }
}

function parse(line: string, token: string | null): SeenCommand | null {
  const modern = /^\s*::([^\s:]+)(?:\s([^:]*(?::(?!:)[^:]*)*))?::(.*)$/.exec(line)
  const found = modern ?? /##\[([^\s\]]+)(?:\s([^\]]*))?\](.*)$/.exec(line)
  const name = found?.[1]
  if (found === null || name === undefined || !(KNOWN.has(name) || name === token)) return null
  const pairs = (found[2] ?? '').split(',').filter((pair) => pair.includes('='))
  const properties = pairs.map((pair): [string, string] => [
    pair.slice(0, pair.indexOf('=')),
    unescaped(pair.slice(pair.indexOf('=') + 1)),
  ])
  return { name, properties: Object.fromEntries(properties), data: unescaped(found[3] ?? '') }
}

function unescaped(text: string): string {
  return text
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%25', '%')
}

/** Reads the file that GITHUB_OUTPUT names. */
export function readOutputs(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {}
  // Where the system ends lines with CRLF, the toolkit does too.
  const lines = text.split(process.platform === 'win32' ? /\r?\n/ : '\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const block = /^([^=]+?)<<(.+)$/.exec(line)
    if (block !== null) {
      const end = lines.indexOf(block[2] ?? '', at + 1)
      if (end === -1) throw new Error(`no end of ${block[1]}`)
      outputs[block[1] ?? ''] = lines.slice(at + 1, end).join('\n')
      at = end
    } else if (line.includes('=')) outputs[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1)
    else if (line !== '') throw new Error(`not an output: ${line}`)
  }
  return outputs
}
