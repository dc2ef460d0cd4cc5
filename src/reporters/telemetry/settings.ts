type Environment = Readonly<Record<string, string | undefined>>

/** A span somewhere else that ours hang below, as `TRACEPARENT` names it. */
export interface TraceParent {
  readonly traceId: string
  readonly spanId: string
  readonly sampled: boolean
}

/** What the environment says about traces, read once. */
export interface TelemetrySettings {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly resource: Readonly<Record<string, string>>
  readonly parent: TraceParent | null
}

const SERVICE = 'conductor'
const TRACES_PATH = '/v1/traces'

/** Whether anybody asked for traces at all: the one question that every start pays for. */
export function wantsTelemetry(env: Environment): boolean {
  return endpointOf(env) !== null && !isTrue(env['OTEL_SDK_DISABLED']) && env['OTEL_TRACES_EXPORTER'] !== 'none'
}

/** Null when traces are off; a parent that was not sampled turns them off too. */
export function telemetrySettings(env: Environment): TelemetrySettings | null {
  const url = endpointOf(env)
  const parent = parseTraceParent(env['TRACEPARENT'])
  if (url === null || !wantsTelemetry(env) || parent?.sampled === false) return null
  const name = env['OTEL_SERVICE_NAME'] ?? ''
  const resource = { 'service.name': SERVICE, ...pairs(env['OTEL_RESOURCE_ATTRIBUTES']) }
  return {
    url,
    headers: { ...pairs(env['OTEL_EXPORTER_OTLP_HEADERS']), ...pairs(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']) },
    resource: name === '' ? resource : { ...resource, 'service.name': name },
    parent,
  }
}

/** The address for traces is taken as it is; the common one gets the path that the protocol names. */
function endpointOf(env: Environment): string | null {
  const traces = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']?.trim() ?? ''
  if (traces !== '') return traces
  const common = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim() ?? ''
  return common === '' ? null : `${common.replace(/\/+$/, '')}${TRACES_PATH}`
}

function isTrue(text: string | undefined): boolean {
  return text?.trim().toLowerCase() === 'true'
}

/** `key=value,key=value`, percent-encoded, as the specification has it; what has no key is left out. */
function pairs(text: string | undefined): Record<string, string> {
  const found: Record<string, string> = {}
  for (const part of (text ?? '').split(',')) {
    const equals = part.indexOf('=')
    const key = part.slice(0, Math.max(equals, 0)).trim()
    if (key !== '') found[percentDecoded(key)] = percentDecoded(part.slice(equals + 1).trim())
  }
  return found
}

/** Malformed input is returned unchanged. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Version ff is not one, and version 00 has nothing behind the flags. */
const TRACE_PARENT = /^(?!ff)(?:00(?=.{53}$)|(?!00)[0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/
const NOTHING = /^0+$/

/** Reads a `traceparent`; one that is not valid is as if it were not there. */
export function parseTraceParent(text: string | undefined): TraceParent | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text?.trim().toLowerCase() ?? '') ?? []
  if (traceId === '' || NOTHING.test(traceId) || NOTHING.test(spanId)) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function traceParentText(parent: Omit<TraceParent, 'sampled'>): string {
  return `00-${parent.traceId}-${parent.spanId}-01`
}
