import { TextDecoder } from 'node:util'
import { err, ok, type Result } from '../core/result.js'
import { detectEncoding } from '../text/bytes.js'
import { readJest, readMocha, readRspec } from './documents.js'
import { NUNIT, TRX, XUNIT } from './dotnet.js'
import { JUNIT } from './junit.js'
import { readDart, readGo, readLibtest } from './lines.js'
import { ReportProblem, type ReportReader, type ReportSink } from './model.js'
import { readTap } from './tap.js'
import { createXmlReader } from './xml.js'

interface ReportFormat {
  /** Recognizes a report by the start of its text. */
  readonly start: RegExp
  readonly read: ReportReader
}

/** Every format. A file is read by the first that recognizes it; its name says nothing. */
const FORMATS: readonly ReportFormat[] = [
  { start: /^\s*</, read: createXmlReader([JUNIT, TRX, NUNIT, XUNIT]) },
  { start: /^\s*\{[^{}[\]]*"num(?:Total|Failed|Passed)Test/, read: readJest },
  { start: /^\s*\{\s*"stats"\s*:\s*\{[^{}]*"tests"\s*:/, read: readMocha },
  { start: /^\s*\{[^{}]*"examples"\s*:\s*\[/, read: readRspec },
  { start: /^\{(?=[^\n]*"Action"\s*:\s*")(?=[^\n]*"(?:Package|ImportPath)"\s*:\s*")/m, read: readGo },
  { start: /^\{(?=[^\n]*"type"\s*:\s*"(?:suite|test)")(?=[^\n]*"event"\s*:\s*")/m, read: readLibtest },
  { start: /^\{(?=[^\n]*"type"\s*:\s*"start")(?=[^\n]*"protocolVersion"\s*:)/m, read: readDart },
  { start: /^(?:TAP version 1\d|1\.\.\d+|(?:not )?ok\b)/m, read: readTap },
]

const HEAD_CHARS = 64 * 1024

/** Reads a report of any format and hands over its tests one by one. */
export async function readReport(
  chunks: AsyncIterable<Uint8Array>,
  sink: ReportSink,
): Promise<Result<{ readonly isLibtest: boolean }, { readonly message: string; readonly line: number }>> {
  try {
    const texts = decode(chunks)
    let head = ''
    for (let next = await texts.next(); next.done !== true; next = await texts.next()) {
      head += next.value
      if (head.length > HEAD_CHARS) break
    }
    const start = head.slice(0, HEAD_CHARS)
    const format = FORMATS.find((each) => each.start.test(start))
    if (format === undefined)
      throw new ReportProblem(start.trim() === '' ? 'it is empty' : 'its format is not known', 1)
    await format.read(chainTexts(head, texts), sink)
    return ok({ isLibtest: format.read === readLibtest })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return err({ message: error.message, line: error instanceof ReportProblem ? error.line : 1 })
  }
}

async function* chainTexts(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head
  yield* rest
}

/** Decodes UTF-8, and UTF-16 with a byte order mark; throws for any other text. */
async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  let decoder: TextDecoder | null = null
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(detectEncoding(chunk), { fatal: true })
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
  return undefined
}
