import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type GivenInputs, parseInputMapping } from '../../src/config/inputs.js'
import type { StampedEvent } from '../../src/core/events.js'
import { isJsonObject, type Json, parseJson, printJson } from '../../src/core/json.js'
import { createScenario } from '../../src/scenario/from-run.js'
import { accountOf } from '../reporters/build.js'
import { type Program, redriveSimulated, resumeSimulated, simulate } from './governance-harness.js'

const FILES = {
  'main.yaml': `workflow: { name: roads, entry_point: a }
agents:
  - { name: a, type: script, command: fake, args: [a], routes: [{ to: s }] }
  - { name: s, type: set, values: { v: "{{ a.output.v | tojson }}" }, routes: [{ to: c }] }
  - { name: c, type: workflow, workflow: child.yaml, input_mapping: { v: "{{ a.output.v }}" }, routes: [{ to: g }] }
  - name: d
    type: script
    command: fake
    args: [d, "{{ a.output.v | tojson }}", "{{ s.output.v | tojson }}", "{{ g.outputs | tojson }}"]
    routes: [{ to: b }, { on_error: true, recover: { output: { r: 3.0 } }, dead_letter: true }]
  - { name: b, type: script, command: fake, args: [b], routes: [{ on_error: external.never, to: z }, { to: z }] }
  - name: z
    type: script
    command: fake
    args: [z, "{{ a.output.v | tojson }}", "{{ s.output.v | tojson }}", "{{ g.outputs | tojson }}", "[{{ d.output.r }}]"]
for_each:
  - { name: g, type: for_each, source: a.output.v, as: it, agent: { name: m, type: set, values: { i: "{{ it | tojson }}" } }, routes: [{ to: d }] }
`,
  'child.yaml': `workflow: { name: child, entry_point: k, input: { v: { type: array } } }
agents: [{ name: k, type: script, command: fake, args: [k, "{{ workflow.input.v | tojson }}"] }]
`,
}

/** A long integer that stands alone in a text stays a text, so those are in lists. */
const number = fc.oneof(
  fc.integer().map(String),
  fc.integer().map((value) => `${value}.0`),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map((value) => `[${value}]`),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((value) => printJson(parseJson(JSON.stringify(value))))
    .map((text) => (/^-?\d{16,}$/.test(text) ? `[${text}]` : text)),
)
const data = fc
  .array(
    fc.oneof(
      number,
      number.map((text) => `{"k":${text}}`),
      number.map((text) => `[${text},"x"]`),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((items) => printJson(parseJson(`[${items.join(',')}]`)))

const again = (text: string | undefined): string => printJson(parseJson(text ?? ''))

/** Remembers with which arguments each program was called. */
function watched(text: string, seen: Map<string, readonly string[]>, works: ReadonlySet<string>): Program {
  return (name, _call, { args, env }) => {
    seen.set(name, args.slice(1))
    if (name === 'a') return { stdout: `{"v": ${text}}` }
    if (name === 'k' || name === 'z' || works.has(name)) return {}
    const raised = `{"kind": "external.api.down", "message": "no", "details": {"v": ${text}}}`
    writeFileSync(env['CONDUCTOR_ERROR_OUT'] ?? '', raised)
    return { exit: 1 }
  }
}

function fileOf(folder: string, name: string): string {
  return readFileSync(path.join(folder, 'run', name), 'utf8')
}

function linesOf(folder: string, name: string): readonly Json[] {
  return fileOf(folder, name)
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [parseJson(line) ?? null]))
}

function at(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((held, key) => {
    if (Array.isArray(held)) return held[Number(key)]
    return isJsonObject(held) ? held[key] : undefined
  }, value)
}

function stubOfA(file: GivenInputs): string {
  const scenarios = file['scenarios']
  return printJson(at(scenarios?.from === 'data' ? scenarios.value : null, '0', 'stub', 'a', 'output', 'v'))
}

it('numbers are the same text on every road of a run', async () => {
  await fc.assert(
    fc.asyncProperty(data, async (text) => {
      const items: Json = parseJson(text) ?? null
      const each = printJson(Array.isArray(items) ? items.map((item) => ({ i: item })) : null)
      const seen = new Map<string, readonly string[]>()
      const { folder, notes } = await simulate({ files: FILES, program: watched(text, seen, new Set()) })
      expect(notes).toEqual([])
      // A script's output, a set, a child, a group.
      expect(seen.get('d')?.map(again)).toEqual([text, text, each])
      expect(seen.get('k')?.map(again)).toEqual([text])
      // The result, the events and the dead letter.
      expect(printJson(at(parseJson(fileOf(folder, 'result.json')), 'errors', '0', 'details', 'v'))).toBe(text)
      const ended = linesOf(folder, 'events.jsonl').filter((event) => at(event, 'type') === 'node_completed')
      expect(printJson(at(ended[0], 'output', 'v'))).toBe(text)
      const [letter] = linesOf(folder, 'dead-letter.jsonl')
      expect(printJson(at(letter, 'context', 'a', 'output', 'v'))).toBe(text)
      expect(printJson(at(letter, 'envelope', 'details', 'v'))).toBe(text)
      // The journal and a resume; what a route recovers with.
      const resumed = await resumeSimulated({ files: FILES, folder, program: watched(text, seen, new Set(['b'])) })
      expect(seen.get('z')?.map(again)).toEqual([text, text, each, '[3.0]'])
      // A scenario that is made of the run has the same numbers.
      const { result } = resumed
      const events = linesOf(folder, 'events.jsonl') as unknown as readonly StampedEvent[]
      const made = createScenario({ account: accountOf(events, { whole: true }), result }, 'main.yaml')
      const stubs = made.ok ? parseInputMapping(made.value) : made
      expect(stubs.ok && stubOfA(stubs.value)).toBe(text)
      // A redrive.
      seen.delete('d')
      await redriveSimulated({ files: FILES, folder, program: watched(text, seen, new Set(['d'])) })
      expect(seen.get('d')?.map(again)).toEqual([text, text, each])
    }),
    { numRuns: 8 },
  )
})
