import type { AttributeValue, Span } from './spans.js'

const KINDS = { internal: 1, server: 2 } as const
const STATUS = { unset: 0, ok: 1, error: 2 } as const

/** A request of OTLP over HTTP with JSON: ids in hexadecimal, 64-bit numbers as text. */
export function otlpRequest(
  spans: readonly Span[],
  resource: Readonly<Record<string, string>>,
  scope: { readonly name: string; readonly version: string },
): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributes(resource) },
        scopeSpans: [{ scope, spans: spans.map(otlpSpan) }],
      },
    ],
  }
}

function otlpSpan(span: Span): object {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId === null ? {} : { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.startMs),
    endTimeUnixNano: nanoseconds(Math.max(span.startMs, span.endMs)),
    attributes: attributes(span.attributes),
    status: {
      code: STATUS[span.status.code],
      ...(span.status.message === '' ? {} : { message: span.status.message }),
    },
  }
}

function attributes(values: Readonly<Record<string, AttributeValue>>): readonly object[] {
  return Object.entries(values).map(([key, value]) => ({ key, value: anyValue(value) }))
}

function anyValue(value: AttributeValue): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

function nanoseconds(ms: number): string {
  return `${BigInt(Math.round(ms)) * 1_000_000n}`
}
