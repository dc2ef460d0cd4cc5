import { beforeAll, expect, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { classify } from '../../src/classify/index.js'
import { allSetRules, logRules } from '../../src/classify/prepared-rules.js'
import type { Patterns } from '../../src/core/ports.js'
import { SET_NAMES } from '../../src/core/tool-kinds.js'
import { LogReader } from '../../src/triage/log.js'
import { judgeJob } from '../../src/triage/verdict.js'
import { recordedLogs } from '../triage/recorded-logs.js'
import { failureOf, recordedOf } from './recorded.js'

let patterns: Patterns
beforeAll(async () => {
  patterns = await loadPatterns()
})

/** Returns the verdict of triage, and the output of the step that it is about. */
function triageLog(log: string) {
  const reader = new LogReader()
  reader.push(Buffer.from(log))
  const read = reader.end()
  const { kind, rule, evidence } = judgeJob(logRules(), read)
  const part = read.parts.find(({ lines }) => lines.some(({ number }) => number === evidence[0]?.line))
  const output = part?.lines.map(({ text }) => text).join('\n') ?? log
  return { kind, rule, output }
}

function classifyOutput(stdout: string, sets: readonly (string | null)[]): string | null {
  const rules = SET_NAMES.filter((name) => sets.includes(name)).map((use) => ({ use }))
  return classify(rules, { exitCode: 1, signal: null, timedOut: false, stdout, stderr: '' }, patterns)?.kind ?? null
}

/** Only triage makes a kind of general phrases. Of a line that only says that something failed, only a step makes one. */
const VAGUE = new Set<string | null>([
  null,
  'external.build.error',
  ...allSetRules().flatMap(({ around, kind }) => (around ? [kind] : [])),
])
const toSharp = (kind: string | null): string | null => (VAGUE.has(kind) ? null : kind)

/** Logs in which nothing failed, or in which a program did not reach the machine itself: that is no outage of a job. */
const ONLY_OF_LOGS = new Set([
  'a step that passed printed it',
  'a log without a failure',
  'the script of a step is no evidence',
  'Jenkins: somebody stopped the build',
  'a server inside of the job that breaks off',
  'curl, a service of the job itself',
  'uv: an index on this machine does not answer',
])

test('a log and the output of its failed step have one kind', () => {
  const differing = recordedLogs().flatMap(({ what, log }) => {
    const { kind, rule, output } = triageLog(log)
    const ofStep = classifyOutput(output, [rule, 'runner', 'build'])
    return toSharp(kind) === toSharp(ofStep) ? [] : [what]
  })
  expect(differing.toSorted()).toEqual([...ONLY_OF_LOGS].toSorted())
})

test('the output of a tool has the same kind in a log, if no other set knows it too', () => {
  const differing = SET_NAMES.flatMap(recordedOf).flatMap(({ tool, name, said }) => {
    const { stdout, stderr } = failureOf(said)
    // The servers that the tools asked were on the machine itself.
    const isMissing = said['kind'] === 'external.kubectl.not_configured'
    const printed = `${stdout}${stderr}`.replaceAll(isMissing ? '-' : /127\.0\.0\.1|localhost/g, 'far.example.com')
    const { kind, rule } = triageLog(printed)
    return rule !== tool || toSharp(kind) === toSharp(String(said['kind'])) ? [] : [`${tool}, ${name}: ${kind}`]
  })
  expect(differing).toEqual([])
})

test('a requirement that looks like a path is a missing file through both doors', () => {
  const output =
    "ERROR: Invalid requirement: './pads': Expected package name\nHint: It looks like a path. File './pads' does not exist.\n"
  expect([triageLog(output).kind, classifyOutput(output, ['pip'])]).toEqual([
    'external.pip.missing_file',
    'external.pip.missing_file',
  ])
})
