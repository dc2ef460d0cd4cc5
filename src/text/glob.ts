/** Splits a list of globs at commas and line ends, but not at commas between braces. */
export function splitGlobs(text: string): readonly string[] {
  return (text.match(/(?:\{[^{}\n]*\}|[^,\n])+/g) ?? []).map((glob) => glob.trim()).filter((glob) => glob !== '')
}

/** Reports whether a text has fixed parts in their order, from its beginning to its end, with any text between them. */
export function matchesParts([first = '', ...rest]: readonly string[], text: string): boolean {
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let end = first.length
  for (const part of rest) {
    const start = text.indexOf(part, end)
    if (start < 0) return false
    end = start + part.length
  }
  return end + last.length <= text.length
}

/** Reports whether a glob or a part of one has wildcards. */
export function hasMagic(glob: string): boolean {
  return /[*?{[]/.test(glob)
}

/** One step of a glob: a character, any number of characters, or any number of whole folders. */
interface GlobStep {
  readonly is: 'one' | 'many' | 'folders'
  readonly has: (char: string) => boolean
}

const IN_FOLDER = (char: string): boolean => char !== '/'
const STEPS: Readonly<Record<string, GlobStep>> = {
  '**/': { is: 'folders', has: IN_FOLDER },
  '**': { is: 'many', has: () => true },
  '*': { is: 'many', has: IN_FOLDER },
  '?': { is: 'one', has: IN_FOLDER },
}
const MAX_ALTERNATIVES = 256

/**
 * Returns the test of a glob over paths with `/`: `*` and `?` stay within a folder, `**` crosses folders, `{a,b}` lists
 * alternatives, and `[ab]` is one of its characters. On Windows case is ignored. All ways through the glob are followed at once,
 * so that the time is linear in the length of the path.
 */
export function compileGlob(glob: string): { readonly test: (path: string) => boolean } {
  const ignoresCase = process.platform === 'win32'
  const ways = expandAlternatives(ignoresCase ? glob.toLowerCase() : glob).map(splitGlob)
  return { test: (path) => ways.some((steps) => matchesSteps(steps, ignoresCase ? path.toLowerCase() : path)) }
}

/** Returns a glob without braces for each combination of alternatives; further braces stand for themselves. */
function expandAlternatives(glob: string): readonly string[] {
  let done = ['']
  for (const part of glob.match(/\{[^{}]*\}|[^{]+|\{/g) ?? []) {
    const choices = part.startsWith('{') && part.endsWith('}') ? part.slice(1, -1).split(',') : [part]
    const isTooMany = done.length * choices.length > MAX_ALTERNATIVES
    done = done.flatMap((begun) => (isTooMany ? [part] : choices).map((choice) => begun + choice))
  }
  return done
}

function splitGlob(glob: string): readonly GlobStep[] {
  return (glob.match(/\*\*\/|\*\*|[*?]|\[[^[\]/]+\]|[\s\S]/g) ?? []).map((part) => STEPS[part] ?? toGlobStep(part))
}

function toGlobStep(part: string): GlobStep {
  if (part.length === 1) return { is: 'one', has: (char) => char === part }
  const set = new RegExp(`[${part.slice(1, -1).replace(/^!/, '^').replaceAll('\\', '\\\\')}]`)
  return { is: 'one', has: (char) => set.test(char) }
}

/** Follows a path by the steps that can be reached; `inside` marks folders of a `**` that are not at their end yet. */
function matchesSteps(steps: readonly GlobStep[], path: string): boolean {
  let [reached, inside] = [new Uint8Array(steps.length + 1), new Uint8Array(steps.length)]
  reached[0] = 1
  skipOptional(steps, reached)
  for (const char of path) {
    const [next, stillInside] = [new Uint8Array(steps.length + 1), new Uint8Array(steps.length)]
    for (const [at, { is, has }] of steps.entries()) {
      if (is === 'folders') {
        if (inside[at] === 1 && char === '/') next[at] = 1
        else if ((inside[at] === 1 || reached[at] === 1) && has(char)) stillInside[at] = 1
      } else if (reached[at] === 1 && has(char)) next[is === 'many' ? at : at + 1] = 1
    }
    skipOptional(steps, next)
    ;[reached, inside] = [next, stillInside]
  }
  return reached[steps.length] === 1
}

function skipOptional(steps: readonly GlobStep[], reached: Uint8Array): void {
  for (const [at, { is }] of steps.entries()) if (reached[at] === 1 && is !== 'one') reached[at + 1] = 1
}
