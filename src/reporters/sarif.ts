import { createHash } from 'node:crypto'
import { adviseGeneral } from '../account/advice.js'
import { type DiagnosedError, diagnoseError, formatPlace } from '../account/diagnosis.js'
import { type NamedPlace, prefixTitle, withoutGroupErrors } from '../account/error-details.js'
import type { ReportInput } from '../account/report.js'
import { NO_FILE } from '../core/finding.js'
import { type JsonObject, printJson } from '../core/json.js'
import { isEngineKind } from '../core/kinds.js'
import { capitalizeFirst } from '../core/messages.js'
import { cut, toOneLine, toPlainText } from '../text/terminal-text.js'
import { encodePath, toRelativeFile } from './error-blocks.js'

/** Number of results that GitHub keeps of an upload; it drops more without a message. */
const MAX_RESULTS = 5000
const MAX_MESSAGE = 8000
const HOME = 'https://github.com/conductor-action/conductor-action'

const RANK = { error: 0, warning: 1, note: 2 }

interface Entry {
  readonly kind: string
  readonly node: string
  readonly level: keyof typeof RANK
  readonly message: string
  readonly uri: string | null
  readonly region: JsonObject
  readonly properties: JsonObject
}

/** Renders errors.sarif: the errors that ended the run, with their positions, for code scanning. */
export function renderSarif(input: ReportInput): string {
  const { report } = input
  const shown = [...createSarifEntries(input)].sort((a, b) => RANK[a.level] - RANK[b.level]).slice(0, MAX_RESULTS)
  const kinds = [...new Set(shown.map((entry) => entry.kind))]
  const rules = kinds.map((kind) => createSarifRule(kind, shown))
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'conductor-action', informationUri: HOME, rules } },
        automationDetails: { id: `conductor/${report.graph.name}/` },
        invocations: [{ executionSuccessful: report.result.success, exitCode: report.result.exit_code }],
        columnKind: 'utf16CodeUnits',
        results: shown.map((entry) => createSarifResult(entry, kinds.indexOf(entry.kind))),
      },
    ],
  }
  return `${printJson(document, 2)}\n`
}

/** Returns the rule of a kind, whose help applies to all errors of the kind. */
function createSarifRule(kind: string, entries: readonly Entry[]): JsonObject {
  const name = kind.split(/[._]/).map(capitalizeFirst).join('')
  const level = entries.find((entry) => entry.kind === kind)?.level ?? 'error'
  const help = isEngineKind(kind)
    ? adviseGeneral(kind)
    : 'Route this kind with `on_error` to retry, repair or recover, or fix what raises it.'
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

function createSarifResult(entry: Entry, ruleIndex: number): JsonObject {
  const { uri, region } = entry
  const place = uri === null ? {} : { physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } }
  return {
    ruleId: entry.kind,
    ruleIndex,
    level: entry.level,
    message: { text: entry.message },
    locations: [{ ...place, logicalLocations: [{ name: entry.node || 'workflow', kind: 'member' }] }],
    partialFingerprints: { 'conductorError/v1': computeFingerprint(entry) },
    properties: entry.properties,
  }
}

/** Identifies a problem independently of line numbers and of numbers in its message. */
function computeFingerprint({ kind, node, uri, message }: Entry): string {
  const stable = [kind, node, uri ?? '', message.replace(/\d+/g, '0')].join('\n')
  return createHash('sha256').update(stable).digest('hex').slice(0, 32)
}

function createSarifEntries(input: ReportInput): readonly Entry[] {
  return withoutGroupErrors(input.report.result.errors).flatMap((reported) => {
    const error = diagnoseError(reported, (file) => toRelativeFile(file, input))
    const base = findBasePlace(error, input)
    const headline: Entry = {
      kind: error.kind,
      node: error.node ?? '',
      level: 'error',
      message: joinText([prefixTitle(error.details, error.message), describeOutside(error.named), error.hint]),
      ...(toSarifPlace(error.named) ?? base),
      properties: { attempts: error.attempts, workflow: input.report.graph.name },
    }
    const more = error.problems.slice(0, MAX_RESULTS).map(({ level, message, place }): Entry => {
      const full = joinText([message, describeOutside(place)])
      return {
        ...headline,
        level: level === 'notice' ? 'note' : level,
        message: full,
        ...(toSarifPlace(place) ?? base),
      }
    })
    return [headline, ...more]
  })
}

function joinText(parts: readonly (string | null)[]): string {
  const joined = parts.filter((part) => part !== null && part.trim() !== '').join('\n')
  return cut(toPlainText(joined), MAX_MESSAGE) || 'No message'
}

type Place = Pick<Entry, 'uri' | 'region'>

/** Returns the node's line in its workflow file, for errors that name no file. */
function findBasePlace({ raisedAt }: DiagnosedError, input: ReportInput): Place {
  const { file } = input.report.graph
  // A single command has no workflow file.
  if (file === NO_FILE) return { uri: null, region: { startLine: 1 } }
  const named = toRelativeFile(raisedAt?.file ?? file, input) ?? toRelativeFile(file, input) ?? 'workflow.yaml'
  return toSarifLocation(named, raisedAt?.line ?? null, undefined, raisedAt?.column ?? undefined)
}

function toSarifPlace(named: NamedPlace | null): Place | null {
  return named === null || named.isOutside ? null : toSarifLocation(named.file, named.line, named.endLine, named.column)
}

function toSarifLocation(file: string, line: number | null, endLine?: number, startColumn?: number): Place {
  const end = endLine === undefined ? {} : { endLine }
  return {
    uri: toRelativeUri(file),
    region: { startLine: line ?? 1, ...end, ...(startColumn === undefined ? {} : { startColumn }) },
  }
}

/** Names a place outside of the repository in the message, because code scanning cannot link it. */
function describeOutside(named: NamedPlace | null): string | null {
  return named?.isOutside === true ? `In ${toOneLine(formatPlace(named), 300)}` : null
}

function toRelativeUri(file: string): string {
  return encodePath(file.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''))
}
