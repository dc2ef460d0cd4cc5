import { afterEach, describe, expect, test } from 'vitest'
import { createVerdictExport } from '../../src/reporters/telemetry/settings.js'
import * as adapters from '../../src/run/adapters.js'
import { FakeRunner } from '../action/fake-runner.js'
import { conductor } from '../e2e/support/command.js'
import { folderWith } from '../support/folders.js'
import { failedTest, History, RESET, unknownLog } from '../survey/history.js'
import { surveyed } from '../survey/surveyed.js'
import { attribute, type Collector, startCollector } from './collector.js'

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

const toExport = (env: Readonly<Record<string, string>>) => createVerdictExport(env, async () => adapters)

let collector: Collector | null = null
afterEach(async () => {
  await collector?.close()
  collector = null
})

async function start(): Promise<Collector> {
  collector = await startCollector()
  return collector
}

describe('what survey and triage found, as spans', () => {
  test('one for each judged run of a survey, with the kind; none for a run that passed at once', async () => {
    const { url, spans } = await start()
    const history = new History().add(
      {},
      { name: 'Broken', attempts: [[{ name: 'a', log: failedTest('TestA') }]] },
      { name: 'Flaky', attempts: [[{ name: 'b', log: RESET }], [{ name: 'b' }]] },
      { name: 'Odd', attempts: [[{ name: 'c', log: unknownLog('odd thing') }]] },
      { name: 'Stopped', conclusion: 'cancelled', attempts: [[{ name: 'd', conclusion: 'cancelled', log: '' }]] },
    )
    const exportVerdicts = toExport({ OTEL_EXPORTER_OTLP_ENDPOINT: url })
    await surveyed(history, { exportVerdicts })
    const facts = spans().map((span) => [
      span.name,
      ...['error.type', 'cicd.pipeline.result', 'conductor.class'].map((name) => attribute(span, name)),
      span.status.code,
    ])
    expect(facts).toEqual([
      ['RUN Broken', 'external.build.test', 'failure', 'deterministic', 2],
      ['RUN Flaky', 'external.npm.network', 'success', 'transient', 1],
      ['RUN Odd', 'external.job.unknown', 'failure', 'unknown', 2],
      ['RUN Stopped', undefined, 'cancellation', undefined, 0],
    ])
    const [broken] = spans()
    expect(attribute(broken, 'cicd.pipeline.run.url.full')).toBe('https://github.com/acme/rockets/actions/runs/1001')
    expect(attribute(broken, 'vcs.repository.url.full')).toBe('https://github.com/acme/rockets')
    expect(broken?.status.message).toBe('TestA')
    expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(4)
  })

  test('the same run has the same span in the next survey; a parent takes all into its trace', async () => {
    const { url, spans } = await start()
    const history = new History().add({ attempts: [[{ name: 'a', log: failedTest('TestA') }]] })
    const exportVerdicts = toExport({ OTEL_EXPORTER_OTLP_ENDPOINT: url })
    await surveyed(history, { exportVerdicts })
    await surveyed(history, { exportVerdicts })
    expect(spans()[0]).toEqual(spans()[1])
    const below = toExport({ OTEL_EXPORTER_OTLP_ENDPOINT: url, TRACEPARENT: PARENT })
    await surveyed(history, { exportVerdicts: below })
    expect(spans()[2]).toMatchObject({ traceId: PARENT.slice(3, 35), parentSpanId: PARENT.slice(36, 52) })
  })

  test('a collector that is gone is a note, and nothing is sent without an endpoint', async () => {
    const { url, bodies, close } = await start()
    const history = new History().add({ attempts: [[{ name: 'a', log: failedTest('TestA') }]] })
    await surveyed(history, { exportVerdicts: toExport({}) })
    expect(bodies).toEqual([])
    await close()
    collector = null
    const exportVerdicts = toExport({ OTEL_EXPORTER_OTLP_ENDPOINT: url })
    const { notes, document } = await surveyed(history, { exportVerdicts })
    expect(notes.join()).toContain('the trace is incomplete, 1 span was not sent')
    expect(document.totals.failed).toBe(1)
  })

  test('command: triage has one for the run, with its decision', async () => {
    const { url, spans } = await start()
    const history = new History('o/r').add({ attempts: [[{ name: 'a', log: failedTest('TestA') }]] })
    const env = { GITHUB_API_URL: await history.serve(), GITHUB_REPOSITORY: 'o/r', OTEL_EXPORTER_OTLP_ENDPOINT: url }
    const run = 'https://github.com/o/r/actions/runs/1000'
    await new FakeRunner().inside({ with: { command: 'triage', 'github-token': 't', 'run-url': run }, env })
    expect(spans()).toHaveLength(1)
    const [span] = spans()
    expect([span?.name, attribute(span, 'cicd.pipeline.run.url.full')]).toEqual(['RUN CI', run])
    expect(attribute(span, 'conductor.decision')).toBe('leave')
  })

  test('the command has one for each log, and redacts what it sends', async () => {
    const { url, bodies, spans } = await start()
    const cwd = folderWith({ 'a.log': RESET, 'b.log': unknownLog('odd canary-secret-9') })
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url, NPM_TOKEN: 'canary-secret-9' }
    const { code } = await conductor(['triage', 'a.log', 'b.log'], { cwd, env })
    expect(code).toBe(0)
    expect(spans().map((span) => [span.name, attribute(span, 'error.type')])).toEqual([
      ['RUN a.log', 'external.npm.network'],
      ['RUN b.log', 'external.job.unknown'],
    ])
    expect(bodies.join()).not.toContain('canary-secret-9')
  })
})
