import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conductor, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { type Collector, startCollector } from './collector.js'

const WORKFLOW = `
workflow: { name: nightly, entry_point: list }
agents:
  - { name: list, type: set, value: "[1, 2]", output_type: list, routes: [{ to: each }] }
  - { name: last, type: script, run: 'echo "{\\"kind\\": \\"external.api.down\\", \\"message\\": \\"no answer\\"}" > "$CONDUCTOR_ERROR_OUT"' }
for_each:
  - name: each
    type: for_each
    source: list.output
    as: item
    agent: { name: one, type: script, run: 'test "$CONDUCTOR_RETRY_ATTEMPT" = 1', routes: [{ on_error: true, retry: { max: 1, initial_seconds: 0.01 } }] }
    routes: [{ to: last }]
`

interface ParsedSpan {
  readonly trace: string
  readonly id: string
  readonly parent: string
  readonly name: string
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly status: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly resource: Readonly<Record<string, unknown>>
}

const hasGo = spawnSync('go', ['version']).status === 0

/** The collector's own parser, in the small program beside this test. */
function parsed(program: string, bodies: readonly string[]): readonly ParsedSpan[] {
  const text = execFileSync(program, { input: JSON.stringify(bodies), encoding: 'utf8' })
  return text
    .trim()
    .split('\n')
    .map((line): ParsedSpan => JSON.parse(line))
}

describe.skipIf(!hasGo)(
  'what a run posts, read by the parser of the OpenTelemetry collector (skipped without Go)',
  () => {
    const program = path.join(temporaryFolder(), process.platform === 'win32' ? 'parser.exe' : 'parser')
    let collector: Collector

    beforeAll(async () => {
      collector = await startCollector()
      execFileSync('go', ['build', '-o', program, '.'], {
        cwd: path.join(import.meta.dirname, 'parser'),
        stdio: 'pipe',
      })
    }, 300_000)
    afterAll(() => collector.close())

    test('are spans of one trace, with times, states and attributes of the right types', async () => {
      const folder = temporaryFolder()
      writeFiles(folder, { 'w.yaml': WORKFLOW })
      const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_RESOURCE_ATTRIBUTES: 'team=core' }
      expect((await conductor(['run', 'w.yaml', '--run-dir', 'run'], { cwd: folder, env })).code).toBe(3)
      const spans = parsed(program, collector.bodies)
      expect(spans).toHaveLength(collector.spans().length)
      expect(spans.map(({ name }) => name).sort()).toEqual(
        ['RUN nightly', 'each', 'last', 'list', 'one [0]', 'one [0]', 'one [1]', 'one [1]'].sort(),
      )
      const named = (name: string): readonly ParsedSpan[] => spans.filter((span) => span.name === name)
      const [root] = named('RUN nightly')
      expect(root).toMatchObject({
        parent: '',
        status: 'Error',
        resource: { 'service.name': 'conductor', team: 'core' },
      })
      expect(root?.attributes).toMatchObject({ 'cicd.pipeline.result': 'failure', 'error.type': 'external.api.down' })
      expect(named('one [0]').map(({ status, attributes }) => [status, attributes['conductor.attempt']])).toEqual([
        ['Error', 1],
        ['Ok', 2],
      ])
      expect(new Set(spans.map(({ trace }) => trace)).size).toBe(1)
      expect(new Set(spans.map(({ id }) => id)).size).toBe(spans.length)
      for (const { id, kind, start, end } of spans) {
        expect(id).toMatch(/^[0-9a-f]{16}$/)
        expect(kind).not.toBe('Unspecified')
        expect(start).toBeGreaterThan(1e18)
        expect(end).toBeGreaterThanOrEqual(start)
      }
    })
  },
)
