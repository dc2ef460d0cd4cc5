import { describe, expect, it } from 'vitest'
import { type Behaviour, type Document, script, simulate } from './governance-harness.js'

const KIND = 'external.git.drift'
const ENTRY = `    ${KIND}:
      description: The branch moved
      suggestion: Rebase it
      docs: https://example.org/drift
      owner: "@acme/release"
      details:
        behind: { type: integer, minimum: 1, default: 9 }
        branch: { type: string, required: false, pattern: "^[a-z]+$" }
        inner: { type: object, required: false, properties: { id: { type: integer } } }
`
const settings = (kinds: string): string => `workflow:\n  name: t\n  entry_point: a\n  kinds:\n${kinds}agents:\n`

async function raise(details: object | undefined, more = '', kinds = ENTRY, also: Behaviour = {}): Promise<Document> {
  const { result } = await simulate({
    files: settings(kinds) + script('a', `${more}\nroutes: [{ to: $end }]`),
    program: () => ({ exit: 0, raise: { kind: KIND, message: 'it moved', ...(details && { details }) }, ...also }),
  })
  return result
}

describe('details at the border', () => {
  it.each<[string, object | undefined]>([
    ['that fit', { behind: 3 }],
    ['with an optional field', { behind: 3, branch: 'main' }],
    ['with fields that nobody named', { behind: 3, more: [1] }],
    ['with an inner object', { behind: 1, inner: { id: 4 } }],
  ])('%s pass', async (_, details) => {
    const { errors, outcome } = await raise(details)
    expect(outcome).toBe('halted')
    expect(errors[0]).toMatchObject({ kind: KIND, message: 'it moved', details })
  })

  it.each<[string, object | undefined, string]>([
    ['a missing field, although it has a default', {}, 'details.behind'],
    ['no details', undefined, 'details.behind'],
    ['a text for a number', { behind: '3' }, 'details.behind'],
    ['a fraction', { behind: 1.5 }, 'details.behind'],
    ['null', { behind: null }, 'details.behind'],
    ['below the minimum', { behind: 0 }, 'details.behind'],
    ['a pattern', { behind: 1, branch: 'Main' }, 'details.branch'],
    ['an inner field', { behind: 1, inner: { id: 'x' } }, 'details.inner.id'],
  ])('%s is a violation that keeps what was said', async (_, details, field) => {
    for (const exit of [0, 1]) {
      const { errors, success } = await raise(details, '', ENTRY, { exit })
      expect(success).toBe(false)
      expect(errors[0].kind).toBe('internal.schema_violation')
      expect(errors[0].message).toMatch(/^a raised external\.git\.drift, .*(?: must | is missing).*it moved$/)
      expect(errors[0].details).toMatchObject({
        node: 'a',
        failed_field: field,
        original_kind: KIND,
        original_message: 'it moved',
        original_details: details ?? {},
      })
      expect(errors[0].owner).toBeUndefined()
    }
  })

  it.each<[string, string, object, string]>([
    ['an entry without details takes any', `    ${KIND}: { owner: me }\n`, { x: 1 }, KIND],
    ['an entry without a value takes any', `    ${KIND}:\n`, { x: 1 }, KIND],
    ['no entry', '    external.other.kind: { details: { x: { type: string } } }\n', {}, KIND],
    ['an entry with no details allows more', `    ${KIND}: { details: {} }\n`, { x: 1 }, KIND],
  ])('%s', async (_, kinds, details, kind) => {
    expect((await raise(details, '', kinds)).errors[0].kind).toBe(kind)
  })

  it('an undeclared kind is undeclared before its payload is looked at', async () => {
    const { errors } = await raise({}, 'raises: [ci.one]')
    expect(errors[0]).toMatchObject({ kind: 'internal.undeclared_kind', details: { original_kind: KIND } })
  })

  it('raises in the world of strict_exit: false too', async () => {
    expect((await raise({}, 'strict_exit: false')).outcome).toBe('halted')
  })

  it('routes can take the violation, and the words of the catalogue stay with the kind', async () => {
    const { result } = await simulate({
      files:
        settings(ENTRY) +
        script('a', 'routes: [{ to: $end }, { on_error: internal.schema_violation, to: b }]') +
        script('b', `env: { FIELD: "{{ error.details.failed_field }}" }`),
      program: (name) => (name === 'a' ? { exit: 1, raise: { kind: KIND } } : {}),
    })
    expect(result).toMatchObject({ success: true, handled: [{ node: 'a', kind: 'internal.schema_violation' }] })
  })
})

describe('rules of classify', () => {
  const rule = `classify: [{ stdout: "behind (?P<behind>\\\\w+)( on (?P<branch>\\\\w+))?", kind: ${KIND} }]`
  it.each<[string, string, object]>([
    ['a capture is converted', 'behind 3', { kind: KIND, details: { behind: 3 } }],
    ['an optional capture gives its field', 'behind 3 on main', { kind: KIND, details: { behind: 3, branch: 'main' } }],
    ['what does not convert breaks the schema', 'behind many', { kind: 'internal.schema_violation' }],
  ])('%s', async (_, stdout, expected) => {
    const { result } = await simulate({
      files: settings(ENTRY) + script('a', rule),
      program: () => ({ exit: 1, stdout }),
    })
    expect(result.errors[0]).toMatchObject(expected)
  })

  it('a detail that is a text stays one, also where it looks like a number', async () => {
    const { result } = await simulate({
      files: `${settings(`    ${KIND}: { details: { line: { type: string } } }\n`)}${script('a', `classify: [{ stdout: "at (?P<line>\\\\d+)", kind: ${KIND} }]`)}`,
      program: () => ({ exit: 1, stdout: 'at 7' }),
    })
    expect(result.errors[0]).toMatchObject({ kind: KIND, details: { line: '7' } })
  })
})

describe('rules of fail_when', () => {
  const rule = (details: string): string => `fail_when: [{ when: "true", kind: ${KIND}, details: { ${details} } }]`
  it.each<[string, string, object]>([
    ['a template is converted', 'behind: "{{ output.n }}"', { kind: KIND, details: { behind: 3 } }],
    ['data stays data', 'behind: 4', { kind: KIND, details: { behind: 4 } }],
    [
      'a text stays a text',
      'behind: 4, version: "{{ 1.10 }}", branch: "{{ output.word }}"',
      { details: { branch: 'true' } },
    ],
    ['what does not convert breaks the schema', 'behind: "{{ output.word }}"', { kind: 'internal.schema_violation' }],
  ])('%s', async (_, details, expected) => {
    const { result } = await simulate({
      files: settings(ENTRY) + script('a', rule(details)),
      program: () => ({ stdout: '{"n":3,"word":"true"}' }),
    })
    expect(result.errors[0]).toMatchObject(expected)
  })
})

describe('whose catalogue counts', () => {
  const call = 'agents:\n  - { name: a, type: workflow, workflow: child.yaml }\n'
  const parent = (kinds: string): string => `workflow:\n  name: p\n  entry_point: a\n${kinds}${call}`
  const strict = `  kinds:\n    ${KIND}: { owner: parent, details: { commits: { type: integer } } }\n`
  it("a child's error is judged by the child's catalogue", async () => {
    const child = settings(ENTRY) + script('a', 'routes: [{ to: $end }]')
    const program = () => ({ exit: 1, raise: { kind: KIND, details: { behind: 2 } } })
    const { result } = await simulate({ files: { 'main.yaml': parent(strict), 'child.yaml': child }, program })
    expect(result.errors[0]).toMatchObject({ kind: KIND, owner: '@acme/release' })
  })

  it("the caller's catalogue does not judge a child without one", async () => {
    const child = `workflow: { name: c, entry_point: a }\nagents:\n${script('a', '')}`
    const program = () => ({ exit: 1, raise: { kind: KIND } })
    const { result } = await simulate({ files: { 'main.yaml': parent(strict), 'child.yaml': child }, program })
    expect(result.errors[0].kind).toBe(KIND)
    expect(result.errors[0].owner).toBeUndefined()
  })
})

describe('words of the catalogue', () => {
  it('are in result.json', async () => {
    const { errors } = await raise({ behind: 3 })
    expect(errors[0]).toMatchObject({
      description: 'The branch moved',
      suggestion: 'Rebase it',
      docs: 'https://example.org/drift',
      owner: '@acme/release',
    })
  })

  it('what the script said itself wins', async () => {
    const { errors } = await raise({ behind: 3, suggestion: 'Wait' })
    expect(errors[0].suggestion).toBe('Wait')
  })

  it('are in the escalation', async () => {
    const { result } = await simulate({
      files:
        settings(ENTRY) + script('a', `routes: [{ to: $end }, { on_error: ${KIND}, escalate: true, propagate: true }]`),
      program: () => ({ raise: { kind: KIND, details: { behind: 3 } } }),
    })
    expect(result.escalations[0]).toMatchObject({ kind: KIND, owner: '@acme/release' })
  })

  it('explain a halt', async () => {
    const { result } = await simulate({
      files: settings(ENTRY) + script('a', `routes: [{ to: $end }, { on_error: ${KIND}, halt: { message: no } }]`),
      program: () => ({ raise: { kind: KIND, details: { behind: 3 } } }),
    })
    expect(result.errors[0]).toMatchObject({
      kind: 'halt.intentional',
      owner: '@acme/release',
      suggestion: 'Rebase it',
    })
  })

  it.each<[string, string, string, object, boolean]>([
    ['not transient by itself', KIND, '', {}, false],
    ['the catalogue says so', KIND, 'transient: true', {}, true],
    ['the error wins', KIND, 'transient: true', { transient: false }, false],
    ['the built-in list', 'external.git.network', '', {}, true],
    ['the catalogue overrides the list', 'external.git.network', 'transient: false', {}, false],
  ])('transient: %s', async (_, kind, words, details, expected) => {
    const files = `${settings(`    ${kind}: { ${words} }\n`)}${script('a', `resilience: { retry: { max_retries: 1, initial_delay: 0 } }\nroutes: [{ to: $end }, { on_error: ${kind}, when: error.transient and error.attempts == 2, to: b }]`)}${script('b', '')}`
    const { result, calls } = await simulate({
      files,
      program: (name) => (name === 'a' ? { raise: { kind, details } } : {}),
    })
    // The retry policy runs the node again, and then a route that reads error.transient takes the error.
    expect(calls).toEqual(expected ? ['a', 'a', 'b'] : ['a'])
    expect(result.success).toBe(expected)
  })
})
