import { compileGlob } from '../text/glob.js'

export type OwnerFinder = (test: string, file: string | null) => readonly string[]

/** Places of the file in a checkout, in the order in which GitHub looks for it. */
export const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']

/** Returns a finder for the owners in CODEOWNERS, the last matching line of which counts, after those of the quarantine. */
export function createOwnerFinder(codeowners: string, inQuarantine: (test: string) => readonly string[]): OwnerFinder {
  const rules = codeowners.split('\n').flatMap(parseOwnerRule).reverse()
  const ofFile = new Map<string, readonly string[]>()
  return (test, file) => {
    if (file !== null && !ofFile.has(file)) ofFile.set(file, rules.find(({ matches }) => matches(file))?.owners ?? [])
    return [...new Set([...inQuarantine(test), ...(ofFile.get(file ?? '') ?? [])])]
  }
}

/** Parses a line of CODEOWNERS: a pattern and its owners, of which there may be none. */
function parseOwnerRule(line: string) {
  const [pattern = '', ...words] = line.trim().match(/(?:\\.|[^\s\\])+/g) ?? []
  if (pattern === '' || pattern.startsWith('#')) return []
  const comment = words.findIndex((word) => word.startsWith('#'))
  const owners = words.slice(0, comment < 0 ? undefined : comment).filter((word) => word.includes('@'))
  const plain = pattern.replaceAll(/\\(.)/g, '$1')
  const isAnchored = plain.slice(0, -1).includes('/')
  const glob = `${isAnchored ? '' : '**/'}${plain.replace(/^\//, '')}`
  // `docs/*` has only the files of the folder itself; any other pattern may also name a folder.
  const globs = glob.endsWith('/') ? [`${glob}**`] : isAnchored && glob.endsWith('/*') ? [glob] : [glob, `${glob}/**`]
  const patterns = globs.map(compileGlob)
  return [{ owners, matches: (file: string) => patterns.some((one) => one.test(file)) }]
}
