import { describe, expect, it } from 'vitest'
import { MAX_CASES, renderJunit } from '../../src/reporters/junit.js'
import {
  edge,
  groupRun,
  haltedRun,
  node,
  RunTeller,
  type SampleRun,
  successRun,
  suspendedRun,
  terminatedRun,
} from './sample-run.js'
import { all, parseXml, type XmlNode } from './xml-tree.js'

function read(run: SampleRun): XmlNode {
  return parseXml(renderJunit(run))
}

function caseNamed(root: XmlNode, name: string): XmlNode {
  const found = all(root, 'testcase').find((one) => one.attributes['name'] === name)
  if (found === undefined) throw new Error(`no case ${name}`)
  return found
}

function kinds(one: XmlNode): readonly string[] {
  return one.children.map((child) => child.name).filter((name) => !name.startsWith('system-'))
}

describe('junit.xml', () => {
  it.each([
    ['success', successRun(), { tests: 12, failures: 0, errors: 0, skipped: 1 }],
    ['halted', haltedRun(), { tests: 11, failures: 2, errors: 0, skipped: 2 }],
    ['group', groupRun(34), { tests: 37, failures: 3, errors: 0, skipped: 1 }],
    ['terminated', terminatedRun(), { tests: 3, failures: 1, errors: 0, skipped: 1 }],
    ['terminated well', terminatedRun('success'), { tests: 3, failures: 0, errors: 0, skipped: 1 }],
    ['suspended', suspendedRun(), { tests: 3, failures: 0, errors: 0, skipped: 2 }],
  ])('counts what it lists: %s', (_, run, expected) => {
    const root = read(run)
    const listed = {
      tests: all(root, 'testcase').length,
      failures: all(root, 'failure').length,
      errors: all(root, 'error').length,
      skipped: all(root, 'skipped').length,
    }
    const told = Object.fromEntries(Object.keys(listed).map((name) => [name, Number(root.attributes[name])]))
    expect(root.name).toBe('testsuites')
    expect(told).toEqual(listed)
    expect(told).toEqual(expected)
    for (const suite of all(root, 'testsuite'))
      expect(Number(suite.attributes['tests'])).toBe(all(suite, 'testcase').length)
  })

  it('keeps suites side by side, where every consumer looks for them', () => {
    const root = read(successRun())
    expect(root.children.map((suite) => suite.attributes['name'])).toEqual([
      'release',
      'release › checks',
      'release › deploy',
    ])
    for (const suite of root.children) expect(suite.children.some((child) => child.name === 'testsuite')).toBe(false)
  })

  it('tells a retried and a handled node as flaky, not as failed', () => {
    const probe = caseNamed(read(successRun()), 'probe')
    expect(kinds(probe)).toEqual(['flakyFailure', 'flakyFailure'])
    expect(probe.children.map((child) => child.attributes['type'])).toEqual([
      'external.api.rate_limited',
      'external.git.drift',
    ])
    expect(all(probe, 'stackTrace')[0]?.text).toContain('429')
  })

  it('gives a failure its kind, its details, and a trace that names the file', () => {
    const deploy = caseNamed(read(haltedRun()), 'deploy')
    const [failure] = all(deploy, 'failure')
    expect(failure?.attributes).toEqual({
      message: 'The registry refused the image: the signature of layer 3 is missing',
      type: 'external.registry.refused',
    })
    expect(failure?.text).toContain('at flows.Node deploy(release.yaml:76)')
    expect(deploy.attributes).toMatchObject({
      file: 'flows/release.yaml',
      line: '76',
      time: '2.100',
      classname: 'release',
    })
  })

  it('tells untyped failures as errors', () => {
    const graph = { name: 'w', file: 'w.yaml', entry: 'a', nodes: [node('a', 3)], edges: [edge('a', '$end')] }
    const wrong = { kind: 'internal.timeout', message: 'killed', typed: false }
    const teller = new RunTeller(graph).begin().attempt('a', 5, wrong).route('a', 'unhandled', null, wrong.kind)
    const root = read(teller.end({ outcome: 'failed', error: teller.raised('a', wrong) }))
    expect(kinds(caseNamed(root, 'a'))).toEqual(['error'])
  })

  it('has a case of its own for an error that no node shows', () => {
    const graph = { name: 'w', file: 'w.yaml', entry: 'a', nodes: [node('a', 3)], edges: [] }
    const teller = new RunTeller(graph).begin().run('a', 5)
    const error = { ...teller.raised('a', { kind: 'internal.limit_exceeded', message: '10 iterations' }), frames: [] }
    const root = read(teller.end({ outcome: 'failed', error }))
    expect(kinds(caseNamed(root, 'internal.limit_exceeded'))).toEqual(['error'])
  })

  it('stays bounded for a large group, and keeps what failed', () => {
    const root = read(groupRun(MAX_CASES + 100, 5050))
    const suite = root.children[1]
    expect(all(root, 'testcase').length).toBe(MAX_CASES + 3)
    expect(suite === undefined ? 0 : all(suite, 'failure').length).toBe(1)
    const counted = (size: number): string => `<property name="cases_not_listed" value="${size - MAX_CASES}"/>`
    // The account of a run drops visits beyond 8,000, and their cases count too.
    for (const size of [5100, 8100]) expect(renderJunit(groupRun(size, 5050))).toContain(counted(size))
  })

  it('stays well-formed whatever scripts print', () => {
    const graph = { name: ']]><x a="', file: 'w.yaml', entry: 'a', nodes: [node('a', 3)], edges: [] }
    const nasty = `\u001b[31m</system-out><failure>&nbsp;\u0000\ud800 ${'x'.repeat(50_000)}`
    const wrong = { kind: 'x.y', message: nasty, details: { stderr_tail: nasty } }
    const teller = new RunTeller(graph).begin().attempt('a', 5, wrong).run('a', 5, {}, { attempt: 2 })
    const root = read(teller.end({ outcome: 'success' }))
    expect(all(root, 'failure')).toEqual([])
    const [trace] = all(root, 'stackTrace')
    expect(trace?.text.length).toBeLessThanOrEqual(8000)
    expect(trace?.text.startsWith('x.y: </system-out><failure>&nbsp;')).toBe(true)
  })

  it('writes paths as the repository knows them', () => {
    const text = renderJunit({ ...haltedRun(), toRelative: (file) => `sub/${file}` })
    expect(caseNamed(parseXml(text), 'probe').attributes['file']).toBe('sub/flows/release.yaml')
    const outside = renderJunit({ ...haltedRun(), toRelative: () => null })
    expect(caseNamed(parseXml(outside), 'probe').attributes['file']).toBeUndefined()
  })
})
