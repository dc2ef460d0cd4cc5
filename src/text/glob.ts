/** Splits a list of globs at commas and line ends, but not at commas between braces. */
export function globList(text: string): readonly string[] {
  return (text.match(/(?:\{[^{}\n]*\}|[^,\n])+/g) ?? []).map((glob) => glob.trim()).filter((glob) => glob !== '')
}

/** Reports whether a glob or a part of one has wildcards. */
export function hasMagic(glob: string): boolean {
  return /[*?{[]/.test(glob)
}

/**
 * Returns the pattern of a glob over paths with `/`: `*` and `?` stay within a folder, `**` crosses folders, `{a,b}` lists
 * alternatives, and `[ab]` is one of its characters. On Windows case is ignored.
 */
export function globPattern(glob: string): RegExp {
  const parts = glob.match(/\*\*\/|\*\*|\*|\?|\{[^{}]*\}|\[[^\]/]+\]|[^*?{[]+|[{[]/g) ?? []
  return new RegExp(`^${parts.map(partPattern).join('')}$`, process.platform === 'win32' ? 'i' : '')
}

function partPattern(part: string): string {
  if (part === '**/') return '(?:[^/]+/)*'
  if (part === '**') return '.*'
  if (part === '*') return '[^/]*'
  if (part === '?') return '[^/]'
  if (part.startsWith('{') && part.endsWith('}')) {
    const choices = part.slice(1, -1).split(',')
    return `(?:${choices.map((choice) => globPattern(choice).source.slice(1, -1)).join('|')})`
  }
  if (part.startsWith('[') && part.endsWith(']'))
    return `[${part.slice(1, -1).replace(/^!/, '^').replaceAll('\\', '\\\\')}]`
  return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
