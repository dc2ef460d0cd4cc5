import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { conductor, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { attribute, type Collector, startCollector } from './collector.js'

const WORKFLOW = `
workflow: { name: nightly, entry_point: list }
agents:
  - { name: list, type: set, value: "[1, 2]", output_type: list, routes: [{ to: each }] }
  - { name: child, type: workflow, workflow: child.yaml, routes: [{ to: last }] }
  - name: last
    type: script
    run: |
      echo '{"kind": "external.api.down", "message": "the key hunter2hunter2 was refused"}' > "$CONDUCTOR_ERROR_OUT"
for_each:
  - name: each
    type: for_each
    source: list.output
    as: item
    agent:
      name: one
      type: script
      run: echo "seen $TRACEPARENT"; test "$N" = 1 || test "$CONDUCTOR_RETRY_ATTEMPT" = 1
      env: { N: "{{ item }}" }
      routes: [{ on_error: true, retry: { max: 1, initial_seconds: 0.01 } }]
    routes: [{ to: child }]
`
const CHILD = `
workflow: { name: inner, entry_point: deep }
agents:
  - { name: deep, type: script, run: 'echo "$TRACEPARENT" > trace.txt' }
`
const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

let collector: Collector | null = null
afterEach(async () => {
  await collector?.close()
  collector = null
})

function files(): string {
  const folder = temporaryFolder()
  writeFiles(folder, { 'w.yaml': WORKFLOW, 'child.yaml': CHILD })
  return folder
}

describe('a run as a trace', () => {
  test('has a span for the run and one for every run of a node, each below its own', async () => {
    collector = await startCollector()
    const folder = files()
    const finished = await conductor(['run', 'w.yaml', '--run-dir', 'run'], {
      cwd: folder,
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abcdef123456',
        OTEL_SERVICE_NAME: 'ci',
        OTEL_RESOURCE_ATTRIBUTES: 'team=core',
        TRACEPARENT: PARENT,
        API_KEY: 'hunter2hunter2',
      },
    })
    expect(finished.code).toBe(3)
    const spans = collector.spans()
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [root] = named('RUN nightly')
    expect(root).toMatchObject({ parentSpanId: 'b7ad6b7169203331', traceId: '0af7651916cd43dd8448eb211c80319c' })
    expect(attribute(root, 'cicd.pipeline.name')).toBe('nightly')
    expect(attribute(root, 'cicd.pipeline.result')).toBe('failure')
    expect(attribute(root, 'error.type')).toBe('external.api.down')
    const [group] = named('each')
    const [first] = named('one [0]')
    const attempts = named('one [1]')
    expect(group?.parentSpanId).toBe(root?.spanId)
    expect(first?.parentSpanId).toBe(group?.spanId)
    expect(attempts.map((span) => attribute(span, 'conductor.attempt'))).toEqual(['1', '2'])
    expect(attempts.map((span) => span.status.code)).toEqual([2, 1])
    const [deep] = named('deep')
    expect(deep?.parentSpanId).toBe(named('child')[0]?.spanId)
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length)
    expect(collector.bodies.join('')).not.toContain('hunter2')
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer abcdef123456' })
    expect(collector.bodies[0]).toContain('"team"')
  })

  test('a script gets the span of its own run', async () => {
    collector = await startCollector()
    const folder = files()
    await conductor(['run', 'child.yaml', '--run-dir', 'run'], {
      cwd: folder,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    })
    const { readFileSync } = await import('node:fs')
    const [, traceId, spanId] = readFileSync(path.join(folder, 'trace.txt'), 'utf8').trim().split('-')
    const deep = collector.spans().find(({ name }) => name === 'deep')
    expect(deep).toMatchObject({ traceId, spanId })
  })

  test('a resume belongs to the trace of its run', async () => {
    collector = await startCollector()
    const folder = files()
    const env = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces` }
    await conductor(['run', 'w.yaml', '--run-dir', 'run'], { cwd: folder, env: { ...env, TRACEPARENT: PARENT } })
    const before = collector.spans().length
    await conductor(['resume', 'run'], { cwd: folder, env })
    const [first] = collector.spans().filter(({ name }) => name === 'RUN nightly')
    const later = collector.spans().slice(before)
    expect(later.map(({ name }) => name)).toEqual(['last', 'RUN nightly'])
    expect(later.every(({ traceId }) => traceId === first?.traceId)).toBe(true)
    expect(later[1]?.parentSpanId).toBe(first?.spanId)
  })

  test('a plan, its shards and their join are one trace, and no item is told twice', async () => {
    collector = await startCollector()
    const cwd = files()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
    const step = async (...words: readonly string[]) => (await conductor([...words], { cwd, env })).code
    expect(await step('run', 'w.yaml', '--shards', 'each=2', '--run-dir', 'plan')).toBe(4)
    for (const index of [1, 2])
      expect(await step('resume', 'plan', '--shard', `${index}/2`, '--run-dir', `shard-${index}`)).toBe(0)
    expect(await step('resume', 'plan', '--join', 'shard-1', 'shard-2')).toBe(3)
    const spans = collector.spans()
    const roots = spans.filter(({ name }) => name === 'RUN nightly')
    expect(roots).toHaveLength(4)
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length)
    expect(roots.slice(1).map(({ parentSpanId }) => parentSpanId)).toEqual(Array(3).fill(roots[0]?.spanId))
    expect(attribute(roots[0], 'cicd.pipeline.result')).toBe('skip')
    const items = spans.flatMap(({ name }) => (name.startsWith('one [') ? [name] : []))
    expect(items.toSorted()).toEqual(['one [0]', 'one [1]', 'one [1]'])
  })
})

describe('a collector never changes the outcome', () => {
  const run = async (url: string) => {
    const folder = files()
    return conductor(['run', 'child.yaml', '--run-dir', 'run'], {
      cwd: folder,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: url },
    })
  }

  test('one that is gone is a warning', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    await new Promise((resolve) => server.close(resolve))
    const finished = await run(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    expect(finished.code).toBe(0)
    expect(finished.stderr).toMatch(/the trace is incomplete, 2 spans were not sent: .*ECONNREFUSED/)
  })

  test('an endpoint that is no URL is a warning that says so', async () => {
    const finished = await run('collector')
    expect(finished.code).toBe(0)
    expect(finished.stderr).toContain("not sent: the collector's endpoint is not a URL")
  })

  test('one that never answers is given up', async () => {
    collector = await startCollector(() => undefined)
    const finished = await run(collector.url)
    expect(finished.code).toBe(0)
    expect(finished.stderr).toContain('the trace is incomplete')
  })

  test('one that refuses is a warning', async () => {
    collector = await startCollector((response) => void response.writeHead(400).end())
    const finished = await run(collector.url)
    expect(finished.code).toBe(0)
    expect(finished.stderr).toContain('the collector answered with 400')
  })

  test('OTEL_SDK_DISABLED turns it off', async () => {
    collector = await startCollector()
    const folder = files()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' }
    expect((await conductor(['run', 'child.yaml', '--run-dir', 'run'], { cwd: folder, env })).code).toBe(0)
    expect(collector.bodies).toEqual([])
  })
})
