import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { isJsonObject, type Json, type JsonObject, parseJson } from '../../src/core/json.js'
import { renderSarif } from '../../src/reporters/sarif.js'
import { edge, groupRun, haltedRun, node, RunTeller, type SampleRun, successRun, terminatedRun } from './sample-run.js'
import { SARIF_SHAPE } from './sarif-shape.js'

const valid = new Ajv({ allErrors: true, strict: false }).compile(SARIF_SHAPE)

/** Paths inside of the workspace stay, others are outside. */
const toRelative = (file: string): string | null => (file.startsWith('/') || file.startsWith('..') ? null : file)

function at(value: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((current, key) => {
    if (Array.isArray(current)) return typeof key === 'number' ? current[key] : undefined
    return isJsonObject(current) ? current[String(key)] : undefined
  }, value)
}

function results(run: Pick<SampleRun, 'report'>, relative = toRelative): readonly Json[] {
  const list = at(parseJson(renderSarif({ report: run.report, toRelative: relative })) ?? null, 'runs', 0, 'results')
  return Array.isArray(list) ? list : []
}

function haltedWith(details: JsonObject, kind = 'quality.lint.broken'): SampleRun {
  const graph = { name: 'w', file: 'flows/w.yaml', entry: 'a', nodes: [node('a', 7)], edges: [edge('a', '$end')] }
  const teller = new RunTeller(graph).begin()
  const wrong = { kind, message: 'lint found 2 problems', details }
  teller.attempt('a', 5, wrong).route('a', 'unhandled', null, kind)
  return teller.end({ outcome: 'halted', error: teller.raised('a', wrong) })
}

const where = (result: Json | undefined): Json | undefined => at(result, 'locations', 0, 'physicalLocation')

describe('errors.sarif', () => {
  it.each([
    ['success', successRun()],
    ['halted', haltedRun()],
    ['group', groupRun(200)],
    ['terminated', terminatedRun()],
    [
      'nasty',
      haltedWith({
        file: 'a b/ü?#:%.ts',
        line: 3,
        annotations: ['x', null, { file: '', level: 4 }, { message: '\u0000' }],
      }),
    ],
  ])('is SARIF 2.1.0: %s', (_, run) => {
    const document = parseJson(renderSarif({ report: run.report, toRelative }))
    expect(valid(document), JSON.stringify(valid.errors)).toBe(true)
    const rules = at(document, 'runs', 0, 'tool', 'driver', 'rules')
    for (const result of results(run)) {
      const index = at(result, 'ruleIndex')
      expect(at(rules, typeof index === 'number' ? index : -1, 'id')).toBe(at(result, 'ruleId'))
    }
  })

  it('has no results where nothing ended the run', () => {
    expect(results(successRun())).toEqual([])
    expect(results(terminatedRun())).toEqual([])
  })

  it('puts an error where its details say', () => {
    const [result] = results(haltedWith({ file: 'src/a b.ts', line: 12, end_line: 14, column: 3 }))
    expect(where(result)).toEqual({
      artifactLocation: { uri: 'src/a%20b.ts', uriBaseId: '%SRCROOT%' },
      region: { startLine: 12, endLine: 14, startColumn: 3 },
    })
  })

  it.each([
    ['no file', {}, /^lint found 2 problems$/],
    ['a file outside', { file: '/etc/passwd', line: 4 }, /In \/etc\/passwd:4/],
    ['a file above', { file: '../x.ts' }, /In \.\.\/x\.ts/],
  ])("falls back to the node's line: %s", (_, details: JsonObject, mention) => {
    const [result] = results(haltedWith(details))
    expect(where(result)).toMatchObject({ artifactLocation: { uri: 'flows/w.yaml' }, region: { startLine: 7 } })
    expect(String(at(result, 'message', 'text'))).toMatch(mention)
  })

  it.each([0, -1, 1.5, 'three', null, Number.MAX_SAFE_INTEGER])('does not believe a line %j', (line) => {
    const [result] = results(haltedWith({ file: 'src/a.ts', line, end_line: line, column: line }))
    expect(at(where(result), 'region')).toEqual({ startLine: 1 })
  })

  it('lists annotations with their levels, errors first', () => {
    const annotations = [
      { file: 'a.ts', line: 1, message: 'unused', level: 'warning' },
      { file: 'b.ts', line: 2, message: 'hint', level: 'notice' },
      { file: 'c.ts', line: 3, message: 'broken', level: 'failure', title: 'Types' },
    ]
    const listed = results(haltedWith({ annotations }))
    expect(listed.map((one) => [at(one, 'level'), at(one, 'message', 'text')])).toEqual([
      ['error', 'lint found 2 problems'],
      ['error', 'Types: broken'],
      ['warning', 'unused'],
      ['note', 'hint'],
    ])
  })

  it('keeps the name of a problem when lines and numbers move', () => {
    const print = (details: JsonObject): Json | undefined => at(results(haltedWith(details))[0], 'partialFingerprints')
    expect(print({ file: 'a.ts', line: 1 })).toEqual(print({ file: 'a.ts', line: 99 }))
    expect(print({ file: 'a.ts', line: 1 })).not.toEqual(print({ file: 'b.ts', line: 1 }))
  })

  it('keeps to 5,000 results', () => {
    expect(results(groupRun(5200, 1))).toHaveLength(5000)
  })

  it('never writes an absolute address', () => {
    const [result] = results(haltedWith({ file: 'javascript:alert(1)', line: 1 }))
    expect(at(where(result), 'artifactLocation', 'uri')).toBe('javascript%3Aalert(1)')
  })
})
