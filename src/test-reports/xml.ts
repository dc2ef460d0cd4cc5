import { SaxesParser } from 'saxes'
import { appendEnd, MAX_TEXT, ReportProblem, type ReportReader, type ReportSink } from './model.js'

export type Attributes = Readonly<Record<string, string>>

/** Follows the elements of one report. `path` holds the names of the open elements, the innermost last. */
export interface XmlVisitor {
  enter(name: string, attributes: Attributes, path: readonly string[]): void
  /** `text` is the element's own text, bounded. */
  leave(name: string, text: string, path: readonly string[]): void
  end?(): void
}

export interface XmlFormat {
  readonly roots: readonly string[]
  readonly visitor: (sink: ReportSink) => XmlVisitor
}

const MAX_DEPTH = 64
/** Elements whose end is worth more than their start. */
const KEEPS_END = /^(?:system-(?:out|err)|std(?:out|err)|output)$/i

/** Makes a reader that picks the format by the root element. */
export function createXmlReader(formats: readonly XmlFormat[]): ReportReader {
  return (texts, sink) => new XmlReport(formats, sink).read(texts)
}

/** Reads XML as a stream. Declarations of document types and entities are refused. */
class XmlReport {
  readonly #parser = new SaxesParser()
  readonly #path: string[] = []
  readonly #texts: string[] = []
  #visitor: XmlVisitor | null = null

  constructor(
    readonly formats: readonly XmlFormat[],
    readonly sink: ReportSink,
  ) {
    this.#parser.on('error', (error) => {
      // Runners print control characters and placeholders as they are; the rest of the report is worth reading.
      if (!/(?:disallowed character|malformed character entity)\.?$/.test(error.message)) throw error
    })
    this.#parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(encoding))
        throw new Error(`its encoding is ${encoding.slice(0, 40)}; only UTF-8 and UTF-16 are read`)
    })
    this.#parser.on('doctype', () => {
      throw new Error('a document type declaration is not allowed')
    })
    this.#parser.on('opentag', ({ name, attributes }) => this.#enter(name, attributes))
    this.#parser.on('closetag', ({ name }) => this.#leave(name))
    this.#parser.on('text', (text) => this.#add(text))
    this.#parser.on('cdata', (text) => this.#add(text))
  }

  async read(texts: AsyncIterable<string>): Promise<void> {
    try {
      for await (const text of texts) this.#parser.write(text)
      this.#parser.close()
      this.#visitor?.end?.()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      this.#visitor?.end?.()
      // The parser puts line and column in front.
      throw new ReportProblem(error.message.replace(/^\d+:\d+: /, ''), this.#parser.line)
    }
  }

  #enter(name: string, attributes: Attributes): void {
    if (this.#path.length === 0) {
      const format = this.formats.find(({ roots }) => roots.includes(name))
      if (format === undefined) throw new Error(`its root is <${name.slice(0, 40)}>, which no test report has`)
      this.#visitor = format.visitor(this.sink)
    }
    this.#path.push(name)
    this.#texts.push('')
    if (this.#path.length > MAX_DEPTH) throw new Error(`its elements nest deeper than ${MAX_DEPTH}`)
    this.#visitor?.enter(name, attributes, this.#path)
  }

  #add(text: string): void {
    const innermost = this.#texts.length - 1
    const before = this.#texts[innermost]
    if (before === undefined) return
    if (KEEPS_END.test(this.#path[innermost] ?? '')) this.#texts[innermost] = appendEnd(before, text)
    else if (before.length < MAX_TEXT) this.#texts[innermost] = `${before}${text}`.slice(0, MAX_TEXT)
  }

  #leave(name: string): void {
    this.#visitor?.leave(name, this.#texts.pop() ?? '', this.#path)
    this.#path.pop()
  }
}
