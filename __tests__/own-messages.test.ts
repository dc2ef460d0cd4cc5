import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../src')

/** Modules that read texts of others: logs, reports and errors of tools, libraries and services. */
const READS_FOREIGN = [
  /^classify\/(?!rules-file)/,
  /^triage\/(?:guard|guard-table|log|log-part|places|rerun|steps)\.ts$/,
  /^test-reports\/(?:junit|message|xml)\.ts$/,
  /^adapters\/(?:github\/api|providers\/openai)\.ts$/,
  // Lines of logs that triage found.
  /^survey\/sightings\.ts$/,
  // Messages of GitHub.
  /^core\/github\.ts$/,
  /^action\/upload\.ts$/,
]

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, visit)
}

const programs = new Map<string, Node>()

function parse(text: string): Node {
  const program: unknown = programs.get(text) ?? parseSync('a.ts', text).program
  if (!isNode(program)) throw new Error('not parsed')
  programs.set(text, program)
  return program
}

/** Names of values that hold a sentence of ours. */
const SENTENCE = /^(?:message|suggestion|hint|warning|problem|reason|remark|notice|sentence)$/i
const READING = new Set([
  'match',
  'matchAll',
  'search',
  'replace',
  'replaceAll',
  'split',
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
])

/** Reports whether an expression is a sentence by its name: `message`, `finding.message`, `result.error` of a text, `x ?? ''` of one. */
function isSentence(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return SENTENCE.test(String(node['name']))
  if (node.type === 'MemberExpression') {
    const name = isNode(node['property']) ? String(node['property']['name']) : ''
    return SENTENCE.test(name) || name === 'error'
  }
  if (node.type === 'LogicalExpression') return isSentence(node['left'])
  if (node.type === 'ChainExpression') return isSentence(node['expression'])
  if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'String')
    return [node['arguments']].flat().some(isSentence)
  return false
}

/** Returns the text of a pattern or of a text with what is filled in; null for a value that is known only at run time. */
function toPattern(node: unknown, constants: ReadonlyMap<string, Node>): string | null {
  if (!isNode(node)) return null
  const regex = node['regex']
  if (typeof regex === 'object' && regex !== null && 'pattern' in regex) return String(regex.pattern)
  if (node.type === 'Literal') return String(node['value'])
  if (node.type === 'TemplateLiteral') return 'filled in'
  if (node.type === 'Identifier') return toPattern(constants.get(String(node['name'])), new Map())
  return null
}

/** Reports whether a pattern looks for words; one of signs, digits and white space only shapes a text. */
function looksForWords(pattern: string): boolean {
  return /\p{L}/u.test(pattern.replaceAll(/\\[pP]\{\w+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\./gi, ''))
}

/** Returns the places that look for words in a sentence of ours. */
function findReads(text: string): readonly string[] {
  const program = parse(text)
  const constants = new Map<string, Node>()
  walk(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init)) constants.set(String(id['name']), init)
  })
  const found: string[] = []
  walk(program, (node) => {
    const { type, callee } = node
    if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return
    const [argument] = [node['arguments']].flat()
    const method = isNode(callee['property']) ? String(callee['property']['name']) : ''
    const isPattern = method === 'test' || method === 'exec'
    const [read, pattern] = isPattern ? [argument, callee['object']] : [callee['object'], argument]
    if (!isPattern && !READING.has(method)) return
    // A value of the run is compared, such as a path; a pattern from elsewhere looks for words.
    const words = toPattern(pattern, constants) ?? (isPattern ? 'imported' : '')
    if (isSentence(read) && looksForWords(words)) found.push(text.slice(node.start, node.end))
  })
  return found
}

/** Texts of our messages with three words or more; what is filled in is a sign that no pattern names. */
function listSentences(text: string): readonly string[] {
  const found: string[] = []
  walk(parse(text), (node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value'])
    if (node.type === 'TemplateLiteral')
      found.push(
        [node['quasis']]
          .flat()
          .map((part) => (isNode(part) ? toCooked(part) : ''))
          .join('\u2021'),
      )
  })
  return found.filter((sentence) => /^[^\n]*\p{L}+ \p{L}+ [^\n]*\p{L}[^\n]*$/u.test(sentence))
}

function toCooked({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

/** Returns the patterns of two words or more, and the texts that a method looks for. */
function listWordPatterns(text: string): readonly RegExp[] {
  const found: RegExp[] = []
  walk(parse(text), (node) => {
    const regex = node['regex']
    if (typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex)
      if (/\p{L}{2}.* .*\p{L}{2}| \p{L}{2,} \S/u.test(String(regex.pattern)))
        found.push(new RegExp(String(regex.pattern), String(regex.flags).replaceAll(/[gy]/g, '')))
    const { callee } = node
    if (node.type !== 'CallExpression' || !isNode(callee) || !isNode(callee['property'])) return
    const [argument] = [node['arguments']].flat()
    const isRead = READING.has(String(callee['property']['name'])) && isNode(argument) && argument.type === 'Literal'
    const words: unknown = isRead ? argument['value'] : null
    if (typeof words === 'string' && /\p{L}{2}.* .*\p{L}{2}| \p{L}{2,} /u.test(words))
      found.push(new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
  })
  return found
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/generated|browser/.test(name))
  .map((name) => name.replaceAll(path.sep, '/'))
  .map((name) => ({ name, text: readFileSync(path.join(SRC, name), 'utf8') }))
const OWN = FILES.filter(({ name }) => !READS_FOREIGN.some((foreign) => foreign.test(name)))

test('nobody looks for words in a message of ours: findings, failures and warnings carry their facts as data', () => {
  const found = OWN.flatMap(({ name, text }) => findReads(text).map((read) => `${name}: ${read}`))
  expect(found).toEqual([])
})

test('every module that may read foreign text exists', () => {
  expect(READS_FOREIGN.filter((foreign) => !FILES.some(({ name }) => foreign.test(name)))).toEqual([])
})

test('no pattern outside of the modules that read foreign text fits a message of ours', () => {
  const sentences = OWN.flatMap(({ text }) => listSentences(text))
  expect(sentences.length).toBeGreaterThan(1000)
  const found = OWN.flatMap(({ name, text }) =>
    listWordPatterns(text).flatMap((pattern) => {
      const sentence = sentences.find((each) => pattern.test(each))
      return sentence === undefined ? [] : [`${name}: ${pattern} fits ${JSON.stringify(sentence)}`]
    }),
  )
  expect(found).toEqual([])
})

describe('the check finds', () => {
  test.each([
    'const line = / in line (\\d+)\\.$/.exec(message)',
    "const near = /^did you mean `([^`]+)`/.exec(finding.suggestion ?? '')",
    'const UNDELIVERED = /^the escalation/; warnings.filter((warning) => UNDELIVERED.test(warning))',
    "refuse(basis.error.replace(/^since /, ''))",
    "warnings.find((warning) => String(warning).endsWith('cannot be resumed'))",
    'places.find(({ message }) => message.startsWith(`${name}: `))',
    "const [first] = problem.split(', line ')",
  ])('%s', (code) => {
    expect(findReads(code)).toHaveLength(1)
  })

  test.each([
    "message.replace(/\\s+/g, ' ')",
    "message.split('\\n')",
    '/[.!?:]$/.test(message)',
    "names.includes('message')",
    'text.startsWith(name)',
    'message.includes(request.folder)',
  ])('and lets pass %s', (code) => {
    expect(findReads(code)).toEqual([])
  })

  test('a pattern under any name that fits a sentence', () => {
    const [sentence = ''] = listSentences('say(`the ${what} was not delivered: ${why}`)')
    const [pattern] = listWordPatterns('const row = /^the .* was not delivered/.exec(row)')
    expect(pattern?.test(sentence)).toBe(true)
    expect(listWordPatterns("text.includes(' not executable: ')")[0]?.test('x not executable: y')).toBe(true)
  })
})
