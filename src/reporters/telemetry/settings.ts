import { tryOr } from '../../core/result.js'
import type { Environment } from '../../core/shells.js'
import type { ExportVerdicts } from '../../core/traced-verdict.js'
import { trimSigns } from '../../text/excerpt.js'

export type TraceParent = NonNullable<ReturnType<typeof parseTraceParent>>

export type TelemetrySettings = NonNullable<ReturnType<typeof readTelemetrySettings>>

const SERVICE = 'conductor'
const TRACES_PATH = '/v1/traces'

/** Reports whether traces are requested; cheap, because every start calls it. */
export function wantsTelemetry(env: Environment): boolean {
  return (
    findEndpoint(env) !== null &&
    env['OTEL_SDK_DISABLED']?.trim().toLowerCase() !== 'true' &&
    env['OTEL_TRACES_EXPORTER'] !== 'none'
  )
}

/** Returns the export to the collector that the environment names, if it names one; only then the sender is loaded. */
export function createVerdictExport(
  env: Environment,
  loadSender: () => Promise<{
    sendVerdicts: (env: Environment, ...sent: Parameters<ExportVerdicts>) => Promise<string | null>
  }>,
): ExportVerdicts {
  return async (verdicts) => (wantsTelemetry(env) ? (await loadSender()).sendVerdicts(env, verdicts) : null)
}

/** Returns null if traces are off, which a parent that is not sampled also means. */
export function readTelemetrySettings(env: Environment) {
  const url = findEndpoint(env)
  const parent = parseTraceParent(env['TRACEPARENT'])
  if (url === null || !wantsTelemetry(env) || parent?.sampled === false) return null
  const name = env['OTEL_SERVICE_NAME'] ?? ''
  const resource = { 'service.name': SERVICE, ...parseKeyValues(env['OTEL_RESOURCE_ATTRIBUTES']) }
  return {
    url,
    headers: {
      ...parseKeyValues(env['OTEL_EXPORTER_OTLP_HEADERS']),
      ...parseKeyValues(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
    },
    resource: name === '' ? resource : { ...resource, 'service.name': name },
    parent,
  }
}

/** Returns the endpoint for traces as it is, or the common endpoint with the path of the protocol. */
function findEndpoint(env: Environment): string | null {
  const traces = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']?.trim() ?? ''
  if (traces !== '') return traces
  const common = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim() ?? ''
  return common === '' ? null : `${trimSigns(common, '/')}${TRACES_PATH}`
}

/** Parses `key=value,key=value` with percent-encoding, as specified; entries without a key are skipped. */
function parseKeyValues(text: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const part of (text ?? '').split(',')) {
    const equals = part.indexOf('=')
    const key = part.slice(0, Math.max(equals, 0)).trim()
    if (key !== '') headers[decodePercent(key)] = decodePercent(part.slice(equals + 1).trim())
  }
  return headers
}

/** Malformed input is returned unchanged. */
function decodePercent(text: string): string {
  return tryOr(text, () => decodeURIComponent(text))
}

/** Version ff is invalid, and version 00 ends with the flags. */
const TRACE_PARENT = /^(?!ff)(?:00(?=.{53}$)|(?!00)[0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/
const ALL_ZERO = /^0+$/

export function parseTraceParent(text: string | undefined) {
  const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text?.trim().toLowerCase() ?? '') ?? []
  if (traceId === '' || ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId)) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
