import { TextDecoder } from 'node:util'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { err, ok, type Result } from '../../core/result.js'
import { encodingOf } from '../../text/bytes.js'

export interface TestCase {
  readonly name: string
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly seconds: number | null
  /** The class or package that the report names; empty where it names none. */
  readonly within: string
  readonly file: string | null
  readonly line: number | null
  /** The runner's message, a word or a line; may be empty. */
  readonly message: string
  /** The text of the failure: the assertion at length, and the stack. */
  readonly text: string
  /** The end of what the test printed. */
  readonly printed: string
}

const MAX_DEPTH = 64
const MAX_TEXT = 64 * 1024
const MAX_ATTRIBUTE = 16 * 1024
const NOT_RUN = new Set(['notrun', 'disabled', 'skipped', 'ignored'])

/**
 * Reads a JUnit report and hands over its test cases one by one. Cases before a problem count: a runner that was killed leaves
 * a report that breaks off.
 */
export function readJunit(
  chunks: Iterable<Uint8Array>,
  found: (test: TestCase) => void,
): Result<null, { readonly message: string; readonly line: number }> {
  const reader = new JunitReader(found)
  try {
    for (const text of decoded(chunks)) reader.parser.write(text)
    reader.parser.close()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The parser puts line and column in front.
    return err({ message: error.message.replace(/^\d+:\d+: /, ''), line: reader.parser.line })
  }
  return reader.isReport ? ok(null) : err({ message: 'it holds no test suite', line: 1 })
}

/** Decodes UTF-8, and UTF-16 with a byte order mark; throws for any other text. */
function* decoded(chunks: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | null = null
  for (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

interface OpenCase {
  readonly attributes: Readonly<Record<string, string>>
  status: TestCase['status']
  message: string
  text: string
  printed: string
}

/** The elements of a report that hold text worth keeping. */
const FAILURES = new Set(['failure', 'error'])
const PRINTED = new Set(['system-out', 'system-err'])

class JunitReader {
  readonly parser = new SaxesParser()
  isReport = false
  #path: string[] = []
  #suites: string[] = []
  #open: OpenCase | null = null

  constructor(readonly found: (test: TestCase) => void) {
    this.parser.on('error', (error) => {
      throw error
    })
    this.parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(encoding))
        throw new Error(`its encoding is ${encoding.slice(0, 40)}; only UTF-8 and UTF-16 are read`)
    })
    this.parser.on('doctype', () => {
      throw new Error('a document type declaration is not allowed')
    })
    this.parser.on('opentag', (tag) => this.#enter(tag))
    this.parser.on('closetag', (tag) => this.#leave(tag))
    this.parser.on('text', (text) => this.#read(text))
    this.parser.on('cdata', (text) => this.#read(text))
  }

  #enter({ name, attributes }: SaxesTagPlain): void {
    if (this.#path.length === 0 && name !== 'testsuites' && name !== 'testsuite')
      throw new Error(`its root is <${name.slice(0, 40)}>, not <testsuites> or <testsuite>`)
    this.isReport = true
    this.#path.push(name)
    if (this.#path.length > MAX_DEPTH) throw new Error(`its elements nest deeper than ${MAX_DEPTH}`)
    if (name === 'testsuite') this.#suites.push(attributes['name'] ?? '')
    if (name === 'testcase') this.#open = openCase(attributes)
    // A suite that failed as a whole has the failure without a case around it.
    else if (FAILURES.has(name)) this.#fail(attributes['message'] ?? '')
    else if (name === 'skipped' && this.#open?.status === 'passed') this.#open.status = 'skipped'
  }

  #fail(message: string): void {
    this.#open ??= openCase({ name: this.#suites.at(-1) ?? '' })
    if (this.#open.status === 'failed') return
    this.#open.status = 'failed'
    this.#open.message = message.slice(0, MAX_ATTRIBUTE)
  }

  #read(text: string): void {
    const open = this.#open
    const element = this.#path.at(-1) ?? ''
    if (open === null) return
    if (FAILURES.has(element)) {
      if (open.text.length < MAX_TEXT) open.text = `${open.text}${text}`.slice(0, MAX_TEXT)
    } else if (PRINTED.has(element)) {
      open.printed += text
      // Cut only now and then: each cut copies the text.
      if (open.printed.length > 2 * MAX_TEXT) open.printed = open.printed.slice(-MAX_TEXT)
    }
  }

  #leave({ name }: SaxesTagPlain): void {
    this.#path.pop()
    if (name === 'testsuite') this.#suites.pop()
    const open = this.#open
    const isEnd = name === 'testcase' || (FAILURES.has(name) && !this.#path.includes('testcase'))
    if (open === null || !isEnd) return
    this.#open = null
    const { attributes, printed, ...told } = open
    const { name: own = '', classname: within = '', file, time } = attributes
    const line = Number(attributes['line'] ?? Number.NaN)
    this.found({
      ...told,
      printed: printed.slice(-MAX_TEXT),
      name: qualified(own.slice(0, MAX_ATTRIBUTE), within.slice(0, MAX_ATTRIBUTE)),
      within: within.slice(0, MAX_ATTRIBUTE),
      file: file === undefined || file === '' || file.length > MAX_ATTRIBUTE ? null : file,
      line: Number.isInteger(line) && line > 0 ? line : null,
      seconds: secondsOf(time),
    })
  }
}

function openCase(attributes: Readonly<Record<string, string>>): OpenCase {
  const isNotRun = NOT_RUN.has((attributes['status'] ?? '').toLowerCase())
  return { attributes, status: isNotRun ? 'skipped' : 'passed', message: '', text: '', printed: '' }
}

/** Returns a name that tells tests of different classes apart. */
function qualified(name: string, within: string): string {
  if (name === '') return within === '' ? '(unnamed)' : within
  // Node's runner calls every class `test`.
  if (within === '' || within === 'test' || name.includes(within)) return name
  return /^[\w.$]+$/.test(within) && !/\s/.test(name) ? `${within}.${name}` : `${within} › ${name}`
}

/** Parses `1,234.5` as well: Surefire groups thousands. */
function secondsOf(time = ''): number | null {
  const seconds = Number(time.replaceAll(',', ''))
  return time.trim() === '' || !Number.isFinite(seconds) || seconds < 0 ? null : seconds
}
