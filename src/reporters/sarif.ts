import { createHash } from 'node:crypto'
import { adviceFor, generalAdvice } from '../account/advice.js'
import type { RunReport } from '../account/report.js'
import type { Raised } from '../core/envelope.js'
import { raisedBy } from '../core/events.js'
import { NO_FILE } from '../core/finding.js'
import { asNumber } from '../core/float.js'
import { isJsonObject, type Json, type JsonObject, jsonText } from '../core/json.js'
import type { ReportedError } from '../core/report.js'
import { cut, oneLine, plainText, wellFormed } from '../text/terminal-text.js'
import type { ReportInput } from './report-files.js'
import { relativeFile } from './source-link.js'

/** GitHub keeps this many results of an upload; more are cut there without a word. */
const MAX_RESULTS = 5000
const MAX_MESSAGE = 8000
const HOME = 'https://github.com/conductor-action/conductor-action'

type Level = 'error' | 'warning' | 'note'

interface Place {
  /** Null for a step without a file. */
  readonly uri: string | null
  readonly region: Region
}

interface Region extends JsonObject {
  readonly startLine: number
}

/** One thing to tell, before it is written in SARIF's words. */
interface Entry {
  readonly kind: string
  readonly node: string
  readonly level: Level
  readonly message: string
  readonly place: Place
  readonly properties: JsonObject
}

/** errors.sarif: what ended the run, where it says it happened, for code scanning. */
export function renderSarif(input: ReportInput): string {
  return `${jsonText(sarifOf(input), 2)}\n`
}

export function sarifOf(input: ReportInput): JsonObject {
  const { report } = input
  const entries = entriesOf(input)
  const kept = [...entries].sort((a, b) => RANK[a.level] - RANK[b.level]).slice(0, MAX_RESULTS)
  const kinds = [...new Set(kept.map((entry) => entry.kind))]
  const left = entries.length - kept.length
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'conductor-action', informationUri: HOME, rules: kinds.map((kind) => ruleOf(kind, kept)) },
        },
        automationDetails: { id: `conductor/${report.graph.name}/` },
        invocations: [invocation(report, left)],
        columnKind: 'utf16CodeUnits',
        results: kept.map((entry) => resultOf(entry, kinds.indexOf(entry.kind))),
      },
    ],
  }
}

const RANK: Readonly<Record<Level, number>> = { error: 0, warning: 1, note: 2 }

function invocation(report: RunReport, left: number): JsonObject {
  const note = { level: 'note', message: { text: `${left} more results were left out.` } }
  return {
    executionSuccessful: report.result.success,
    exitCode: report.result.exit_code,
    ...(left > 0 ? { toolExecutionNotifications: [note] } : {}),
  }
}

/** A kind is a rule: its page says what to do about all errors of that kind. */
function ruleOf(kind: string, entries: readonly Entry[]): JsonObject {
  const words = kind.split(/[._]/)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const level = entries.find((entry) => entry.kind === kind)?.level ?? 'error'
  const help =
    generalAdvice(kind) ?? 'Route this kind with `on_error` to retry, repair or recover, or fix what raises it.'
  return {
    id: kind,
    name,
    shortDescription: { text: `A node raised ${kind}` },
    fullDescription: { text: `The run ended because no route handled ${kind}.` },
    help: { text: help, markdown: help },
    defaultConfiguration: { level },
    properties: { tags: ['conductor', kind.split('.')[0] ?? kind] },
  }
}

function resultOf(entry: Entry, ruleIndex: number): JsonObject {
  return {
    ruleId: entry.kind,
    ruleIndex,
    level: entry.level,
    message: { text: entry.message },
    locations: [
      {
        ...(entry.place.uri === null
          ? {}
          : {
              physicalLocation: {
                artifactLocation: { uri: entry.place.uri, uriBaseId: '%SRCROOT%' },
                region: entry.place.region,
              },
            }),
        logicalLocations: [{ name: entry.node === '' ? 'workflow' : entry.node, kind: 'member' }],
      },
    ],
    partialFingerprints: { 'conductorError/v1': fingerprint(entry) },
    properties: entry.properties,
  }
}

/** The same problem keeps its name when lines move or numbers in its message change. */
function fingerprint({ kind, node, place, message }: Entry): string {
  const stable = message.replace(/\d+/g, '0')
  return createHash('sha256')
    .update([kind, node, place.uri ?? '', stable].join('\n'))
    .digest('hex')
    .slice(0, 32)
}

function entriesOf(input: ReportInput): readonly Entry[] {
  const { account, result } = input.report
  const { recorded } = account.errors
  if (recorded.length > 0) return recorded.flatMap((record) => entriesOfRecord(record, input))
  return result.errors.map((error) => entryOfError(error, input))
}

/** The error itself, and every place that it lists. */
function entriesOfRecord(record: Raised, input: ReportInput): readonly Entry[] {
  const { kind, message, details } = record.envelope
  const node = raisedBy(record)
  const base = nodePlace(record.frames[0]?.file ?? input.report.result.workflow.file, node, input)
  const main = located(details, base, input)
  const properties = { attempts: record.attempts, workflow: input.report.graph.name }
  const own: Entry = {
    kind,
    node,
    level: 'error',
    message: text([titleOf(details), message, main.outside, adviceFor(kind, details)]),
    place: main.place,
    properties,
  }
  const listed = Array.isArray(details['annotations']) ? details['annotations'] : []
  const more = listed
    .slice(0, MAX_RESULTS)
    .filter(isJsonObject)
    .map((annotation): Entry => {
      const at = located(annotation, base, input)
      const said = typeof annotation['message'] === 'string' ? annotation['message'] : message
      const level = levelOf(annotation['level'])
      return { ...own, level, message: text([titleOf(annotation), said, at.outside]), place: at.place }
    })
  return [own, ...more]
}

function titleOf(details: JsonObject): string | null {
  const title = details['title']
  return typeof title === 'string' && title.trim() !== '' ? oneLine(title, 300) : null
}

function levelOf(level: Json | undefined): Level {
  if (level === 'error' || level === 'failure') return 'error'
  return level === 'notice' ? 'note' : 'warning'
}

function text(parts: readonly (string | null)[]): string {
  const said = parts.filter((part) => part !== null && part.trim() !== '').join('\n')
  return cut(plainText(said), MAX_MESSAGE) || 'No message'
}

function entryOfError(error: ReportedError, input: ReportInput): Entry {
  const node = error.node_id ?? ''
  const base = nodePlace(error.file ?? input.report.result.workflow.file, node, input)
  const line = natural(error.line)
  const column = natural(error.column)
  const region = line === null ? base.region : { startLine: line, ...(column === null ? {} : { startColumn: column }) }
  const { kind, message, suggestion, source, category } = error
  return {
    kind,
    node,
    level: 'error',
    message: text([message, suggestion]),
    place: { uri: base.uri, region },
    properties: { source, category },
  }
}

/** The node's own line in its workflow file, for errors that name no file. */
function nodePlace(file: string, node: string, input: ReportInput): Place {
  const { report } = input
  const known =
    report.graph.nodes.find((one) => one.name === node && one.position.file === file) ??
    (file === report.graph.file ? report.graph.nodes.find((one) => one.name === node) : undefined)
  // One step without a file has no place of its own.
  if (report.graph.file === NO_FILE) return { uri: null, region: { startLine: 1 } }
  const uri = relativeFile(file, input) ?? relativeFile(report.graph.file, input) ?? 'workflow.yaml'
  const line = known?.position.line ?? lineInResult(file, node, report)
  return { uri: uriOf(uri), region: { startLine: line ?? 1 } }
}

/** The graph has no nodes of children; the result knows the lines of those that failed. */
function lineInResult(file: string, node: string, { result }: RunReport): number | null {
  return natural(result.errors.find((error) => error.node_id === node && error.file === file)?.line ?? null)
}

/** Where the details say it is; a file outside of the repository goes into the message instead. */
function located(
  details: JsonObject,
  base: Place,
  input: ReportInput,
): { readonly place: Place; readonly outside: string | null } {
  const file = details['file']
  if (typeof file !== 'string' || file.trim() === '') return { place: base, outside: null }
  const relative = relativeFile(file, input)
  const line = natural(details['line'])
  if (relative === null) return { place: base, outside: `In ${oneLine(file, 300)}${line === null ? '' : `:${line}`}` }
  return { place: { uri: uriOf(relative), region: regionOf(details, line ?? 1) }, outside: null }
}

function regionOf(details: JsonObject, startLine: number): Region {
  const endLine = natural(details['end_line'])
  const startColumn = natural(details['column'])
  return {
    startLine,
    ...(endLine !== null && endLine >= startLine ? { endLine } : {}),
    ...(startColumn === null ? {} : { startColumn }),
  }
}

function natural(value: Json | undefined): number | null {
  const number = asNumber(value) ?? 0
  return Number.isSafeInteger(number) && number >= 1 && number <= 2_147_483_647 ? number : null
}

/** A relative reference: every segment encoded, so that no name can look like a scheme, a query or a host. */
function uriOf(path: string): string {
  const segments = path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .split('/')
  return segments.map((segment) => encodeURIComponent(wellFormed(segment))).join('/')
}
