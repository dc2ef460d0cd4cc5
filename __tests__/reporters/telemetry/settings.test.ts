import { describe, expect, test } from 'vitest'
import { parseTraceParent, readTelemetrySettings, wantsTelemetry } from '../../../src/reporters/telemetry/settings.js'

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

describe('where traces go', () => {
  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, 'http://c:4318/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/base/' }, 'http://c:4318/base/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c/own' }, 'http://c/own'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://b/t' }, 'http://b/t'],
  ])('%j', (env, url) => expect(readTelemetrySettings(env)?.url).toBe(url))

  test.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_SDK_DISABLED: 'TRUE' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_EXPORTER: 'none' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', TRACEPARENT: PARENT.replace(/1$/, '0') },
  ])('off: %j', (env) => expect(readTelemetrySettings(env)).toBeNull())

  test('a start without the variables asks nothing more', () => expect(wantsTelemetry({})).toBe(false))
})

test('headers, attributes and the name of the service are read', () => {
  const settings = readTelemetrySettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-team = ci ,broken,=none',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=ci,service.name=other',
    OTEL_SERVICE_NAME: 'nightly',
  })
  expect(settings?.headers).toEqual({ authorization: 'Bearer abc', 'x-team': 'ci' })
  expect(settings?.resource).toEqual({ 'deployment.environment': 'ci', 'service.name': 'nightly' })
})

describe('TRACEPARENT', () => {
  test('is read', () =>
    expect(parseTraceParent(PARENT)).toEqual({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      spanId: 'b7ad6b7169203331',
      sampled: true,
    }))

  test('of a later version may have more behind the flags', () =>
    expect(parseTraceParent(`${PARENT.replace('00-', '01-')}-more`)?.spanId).toBe('b7ad6b7169203331'))

  test.each([
    undefined,
    '',
    'x',
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
    PARENT.slice(0, -1),
    PARENT.replace('00-', 'ff-'),
    `${PARENT}-more`,
  ])('%j is as none', (text) => expect(parseTraceParent(text)).toBeNull())
})
