import { describe, expect, it } from 'vitest'
import { findUnusedKinds } from '../../../src/config/rules/catalogue.js'
import { describeFindings, found, load } from './expectations.js'

const KINDS = `
      kinds:
        external.git.drift:
          details:
            behind: { type: integer }
            branch: { type: string, required: false }
            commit: { type: object, properties: { id: { type: string }, by: { type: object } } }
        external.api.limit: { details: { wait: { type: number } } }
        external.some.thing: { owner: me }`
const file = (nodes: string, kinds = KINDS, more = ''): string => `
    workflow:
      name: w
      entry_point: a${kinds}${more}
    agents:${nodes}
`
const script = (name: string, fields: string): string => `
      - name: ${name}
        type: script
        run: "true"
${fields
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => `        ${line}`)
  .join('\n')}`
const ALL = 'raises: [external.git.drift, external.api.limit, external.some.thing]\n'
const GIT = `${ALL}routes: [{ to: $end }, { on_error: external.git.drift, to: b }]`
const BOTH = `${ALL}routes: [{ to: $end }, { on_error: [external.git.drift, external.api.limit], to: b }]`
const env = (...values: readonly string[]): string =>
  `env:\n${values.map((value, index) => `  V${index}: ${value}`).join('\n')}`

describeFindings('details', {
  'fields of the kind': file(
    script('a', GIT) +
      script(
        'b',
        env(
          '"{{ error.details.behind }}"',
          '"{{ error.details.behnid }}" #! unknown-detail',
          `"{{ error.details['behind'] }}"`,
          `"{{ error.details['behnid'] }}" #! unknown-detail`,
          `"{{ error.details.behnid | default('') }}" #! unknown-detail`,
          '"{{ error.details.behnid is defined }}"',
          '"{{ error.details.branch }}" #? detail-may-be-missing',
          `"{{ error.details.branch | default('') }}"`,
          '"{{ error.details.commit.id }}"',
          '"{{ error.details.commit.sha }}" #! unknown-detail',
          '"{{ error.details.commit.by.name }}"',
          '"{{ error.details.behind.x }}" #! unknown-detail',
          '"{{ error.details.file }} {{ error.details.retry_after_seconds }}"',
          '"{{ error.details }} {{ error.details | tojson }} {{ error.kind }}"',
          `"{{ error.details.get('behnid') }}"`,
          '"{{ a.error.details.behind }}"',
          '"{{ a.error.details.wait }}" #! unknown-detail',
        ),
      ),
  ),
  'several kinds': file(
    script('a', BOTH) +
      script(
        'b',
        env(
          '"{{ error.details.behind }}" #? detail-may-be-missing',
          `"{{ error.details.behind | default('') }}"`,
          '"{{ error.details.wait if error.kind == \'external.api.limit\' else 0 }}"',
          '"{{ error.details.other }}" #! unknown-detail',
        ),
      ),
  ),
  'a kind without a payload may have any details': file(
    script('a', `${ALL}routes: [{ to: $end }, { on_error: external.*, to: b }]`) +
      script('b', env('"{{ error.details.x }}"')),
  ),
  'a script without raises may raise anything': file(
    script('a', 'routes: [{ to: $end }, { on_error: external.*, to: b }]') +
      script('b', env('"{{ error.details.x }}"')),
  ),
  'a kind that a route names': file(
    script('a', 'routes: [{ to: $end }, { on_error: external.git.drift, to: b }]') +
      script('b', env('"{{ error.details.x }}" #! unknown-detail')),
  ),
  'kinds of the engine': file(
    script(
      'a',
      'routes: [{ to: $end }, { on_error: internal.script_error, to: b }, { on_error: "internal.*", to: c }]',
    ) +
      script('b', env('"{{ error.details.exit_code }}"', '"{{ error.details.exitcode }}" #! unknown-detail')) +
      script(
        'c',
        env('"{{ error.details.failed_field | default() }}"', '"{{ error.details.nothing }}" #! unknown-detail'),
      ),
    '',
  ),
  'conditions and messages of routes': file(
    script(
      'a',
      `${ALL}routes:
  - { to: $end }
  - { on_error: external.git.drift, when: details.behind > 3, halt: { message: "{{ error.details.behind }}" } }
  - { on_error: external.git.drift, when: details.behnid > 3, halt: true } #! unknown-detail
  - { on_error: external.git.drift, recover: { output: { n: "{{ a.error.details.wait }}" } } } #! unknown-detail`,
    ),
  ),
  'shared routes': file(
    script('a', `${ALL}routes: [{ to: c }]`) +
      script('b', env('"{{ error.details.wait }}"', '"{{ error.details.wiat }}" #! unknown-detail')) +
      script('c', 'raises: [external.git.drift]'),
    KINDS,
    `
      error_routes:
        - { on_error: external.api.limit, when: details.wait > 2, to: b }
        - { on_error: external.api.limit, when: details.wiat > 2, halt: true } #! unknown-detail`,
  ),
  'elsewhere a node has all of its kinds': file(
    script('a', 'raises: [external.git.drift]\nroutes: [{ to: b }, { on_error: external.git.drift, to: b }]') +
      script(
        'b',
        env(
          `"{{ a.error.details.behind | default('') }}"`,
          '"{{ a.error.details.x is defined }}"',
          `"{{ a.error.details.x | default('') }}" #! unknown-detail`,
        ),
      ),
  ).replaceAll(/ {8}external\.(api|some).*\n?/g, ''),
  'members of groups': `
    workflow:
      name: w
      entry_point: g
      kinds: { external.git.drift: { details: { behind: { type: integer } } } }
    agents:
      - { name: a, type: script, run: "true", raises: [external.git.drift] }
      - name: b
        type: script
        run: "true"
        env:
          A: "{{ g.errors.a.details.behind | default('') }}"
          B: "{{ g.errors['a'].details.behnid | default('') }}" #! unknown-detail
          C: "{{ g.error.details.failed | default('') }}"
          D: "{{ g.error.details.faild | default('') }}" #! unknown-detail
    parallel:
      - { name: g, agents: [a], failure_mode: all_or_nothing, routes: [{ to: b }, { on_error: internal.group_failed, to: b }] }
  `,
  'rules of classify and fail_when': `
    workflow:
      name: w
      entry_point: a
      kinds: { external.git.drift: { details: { behind: { type: integer }, exit_code: { type: integer } } } }
    agents:
      - name: a
        type: script
        run: "true"
        classify:
          - { exit_code: 1, stdout: "(?P<behind>\\\\d+)( on (?P<branch>\\\\w+))?", kind: external.git.drift }
          - { exit_code: 2, kind: external.git.drift, details: { behind: 1 } }
          - { exit_code: 3, kind: external.git.drift } #! rule-lacks-detail
        fail_when:
          - { when: output.x, kind: external.git.drift, details: { behind: 1, exit_code: 0, told: 1 } }
          - { when: output.y, kind: external.git.drift, details: { behind: 1 } } #! rule-lacks-detail
        routes: [{ to: $end }, { on_error: external.git.drift, to: b }]
      - name: b
        type: script
        run: "true"
        env:
          A: "{{ error.details.branch | default('') }} {{ error.details.stderr_tail }} {{ error.details.told }}"
          B: "{{ error.details.brnch | default('') }}" #! unknown-detail
  `,
  'kinds that resemble one of the catalogue': `
    workflow:
      name: w
      entry_point: a
      kinds: { external.git.drift: {}, external.git.network: {} }
    agents:
      - name: a
        type: script
        run: "true"
        routes:
          - { to: b }
          - { on_error: external.git.drfit, halt: true } #? kind-resembles
          - { on_error: external.git.auth, halt: true }
      - { name: b, type: script, run: "true", raises: [external.git.drift, external.git.netwrk] } #? kind-resembles
  `,
  'kinds that nothing raises': `
    workflow:
      name: w
      entry_point: a
      kinds:
        external.git.drift: {}
        external.git.other: #? kind-never-raised
          owner: me
    agents:
      - { name: a, type: script, run: "true", raises: [external.git.drift] }
  `,
})

describe('files that call each other', () => {
  const child = (kinds: string): string => `
workflow: { name: c, entry_point: a, kinds: ${kinds} }
agents: [{ name: a, type: script, run: "true", raises: [external.git.drift] }]
`
  const parent = (kinds: string, read: string): string => `
workflow: { name: w, entry_point: a, kinds: ${kinds} }
agents:
  - { name: a, type: workflow, workflow: child.yaml, routes: [{ to: $end }, { on_error: external.git.drift, to: b }] }
  - { name: b, type: set, value: "{{ error.details.${read} }}" }
`
  const OWN = '{ external.git.drift: { details: { behind: { type: integer } } } }'
  it.each<[string, string, string, string, readonly string[]]>([
    ["the child's payload counts", '{}', OWN, 'behind', []],
    ["a field that the child's payload lacks", '{}', OWN, 'commits', ['error unknown-detail@4']],
    ['a child without a catalogue', OWN, '{}', 'commits', []],
    ['the same twice', OWN, OWN, 'behind', []],
    ['other words', OWN.replace('details', 'owner: me, details'), OWN, 'behind', []],
    ['another type', OWN.replace('integer', 'string'), OWN, 'behind', ['warning kind-differs@1']],
    ['not required', OWN.replace('integer', 'integer, required: false'), OWN, 'behind', ['warning kind-differs@1']],
    ['transient', OWN.replace('details', 'transient: true, details'), OWN, 'behind', ['warning kind-differs@1']],
  ])('%s', (_, ofParent, ofChild, read, expected) => {
    expect(found(load({ 'main.yaml': parent(ofParent, read), 'child.yaml': child(ofChild) }))).toEqual(expected)
  })

  it('a shared catalogue is judged over all files', () => {
    const user = (kind: string): string =>
      `workflow: { name: w, entry_point: a, kinds: !file kinds.yaml }\nagents: [{ name: a, type: script, run: "true", raises: [${kind}] }]\n`
    const kinds = 'external.a.b: {}\nexternal.c.d:\n  owner: me\nexternal.e.f: {}\n'
    const one = load({ 'main.yaml': user('external.a.b'), 'kinds.yaml': kinds })
    const two = { ...load({ 'main.yaml': user('external.c.d'), 'kinds.yaml': kinds }), file: '/virtual/two.yaml' }
    expect(found(one)).toEqual([])
    const unused = [...findUnusedKinds([one, two]).values()].flat()
    expect(unused.map(({ file: where, line, code }) => `${where}:${line} ${code}`)).toEqual([
      'kinds.yaml:4 kind-never-raised',
    ])
  })
})
