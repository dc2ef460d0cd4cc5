import { describe, expect, it } from 'vitest'
import { conductorHere } from '../cli/conductor.js'
import { folderWith } from '../support/folders.js'

const head = 'workflow: { name: w, entry_point: check }\nagents:\n'
const withRoutes = (routes: string, more = ''): string =>
  `${head}  - { name: check, type: script, run: ./check, raises: [git.drift], routes: [{ to: $end }, ${routes}] }
  - { name: mend, type: script, run: ./mend }
  - { name: good, type: terminate, status: success, reason: fine }
  - { name: bad, type: terminate, status: failed, reason: drifted }
  - { name: worse, type: terminate, status: failed, reason: worse }
${more}`

const DRIFT = 'on_error: git.drift'
const folder = folderWith({
  'bad.yaml': withRoutes(`{ ${DRIFT}, to: bad }`),
  'worse.yaml': withRoutes(`{ ${DRIFT}, to: worse }`),
  'good.yaml': withRoutes(`{ ${DRIFT}, to: good }`),
  'mend.yaml': withRoutes(`{ ${DRIFT}, to: mend }`),
  'retry.yaml': withRoutes(`{ ${DRIFT}, retry: { max: 1 } }, { ${DRIFT}, to: bad }`),
  'maybe.yaml': withRoutes(`{ ${DRIFT}, when: details.behind > 1, to: bad }, { ${DRIFT}, to: good }`),
  'any.yaml': withRoutes('{ on_error: true, to: good }'),
  'any-bad.yaml': withRoutes('{ on_error: true, to: bad }'),
  'wait.yaml': withRoutes(
    `{ ${DRIFT}, to: pause }`,
    '  - { name: pause, type: wait, duration: "{{ check.output.pause }}" }\n',
  ),
  'red.yaml': withRoutes(`{ ${DRIFT}, to: bad }`).replace('{ to: $end }', '{ to: bad }'),
  'broken.yaml': withRoutes(`{ ${DRIFT}, to: nowhere }`),
})

interface Diff {
  readonly changes: readonly { readonly class: string; readonly kind: string | null; readonly message: string }[]
  readonly notes: readonly string[]
}

async function diff(base: string, now: string): Promise<Diff> {
  const said = await conductorHere(folder, ['diff', `${base}.yaml`, `${now}.yaml`, '--format', 'json'])
  return JSON.parse(said.stdout)
}

const GOOD = 'success 0, terminated by good (check > good)'
const BAD = 'failed 1, terminated by bad (check > bad)'
const MAYBE = `${BAD}, if \`details.behind > 1\` is true, or ${GOOD}, if \`details.behind > 1\` is false`

describe('diff by behaviour', () => {
  const cases: readonly (readonly [base: string, head: string, changes: readonly string[]])[] = [
    ['bad', 'bad', []],
    ['bad', 'red', [`breaks: without a failure: was success 0 (check); is ${BAD}.`]],
    ['bad', 'good', [`hides: check meets git.drift once or always: was ${BAD}; is ${GOOD}.`]],
    ['good', 'bad', [`breaks: check meets git.drift once or always: was ${GOOD}; is ${BAD}.`]],
    [
      'bad',
      'worse',
      [
        `ending-changed: check meets git.drift once or always: was ${BAD}; is failed 1, terminated by worse (check > worse).`,
      ],
    ],
    [
      'bad',
      'retry',
      [`hides: check meets git.drift once: was ${BAD}; is success 0, a retry mends it, 1 retry, 1 s (check).`],
    ],
    [
      'bad',
      'maybe',
      [`hides: check meets git.drift once or always: was ${BAD}; is ${MAYBE}; it depends on assumed values.`],
    ],
    [
      'good',
      'maybe',
      [`breaks: check meets git.drift once or always: was ${GOOD}; is ${MAYBE}; it depends on assumed values.`],
    ],
    [
      'any-bad',
      'any',
      [
        `hides: check meets git.drift once or always: was ${BAD}; is ${GOOD}.`,
        `hides: check meets internal.script_error, internal.schema_violation, internal.undeclared_kind, internal.template_error once or always: was ${BAD}; is ${GOOD}.`,
      ],
    ],
  ]
  it.each(cases)('%s to %s', async (base, now, changes) => {
    const found = await diff(base, now)
    const ended = found.changes.filter(({ message }) => / meets |^without a failure/.test(message))
    expect(ended.map((change) => `${change.class}: ${change.message}`)).toEqual(changes)
    expect(found.notes).toEqual([])
    const told = found.changes.filter((change) => change.class === 'hides' && change.kind === 'git.drift')
    expect(told.length).toBeLessThan(2)
  })

  it.each([
    ['bad', 'wait', 'check meets git.drift once or always: was'],
    ['broken', 'good', 'broken.yaml cannot be simulated: A route leads to `nowhere`'],
  ])('%s to %s is not certain', async (base, now, note) => {
    const found = await diff(base, now)
    expect(found.changes.filter((change) => change.message.includes(' meets '))).toEqual([])
    expect(found.notes).toEqual([expect.stringContaining(note)])
  })

  it('Markdown and --fail-on know the endings', async () => {
    const args = ['diff', 'good.yaml', 'bad.yaml', '--format', 'markdown', '--fail-on', 'breaks']
    const said = await conductorHere(folder, args)
    expect(said.code).toBe(1)
    expect(said.stdout).toContain(
      `| ~ | \`breaks\` | \`check meets git.drift once or always: was ${GOOD}; is ${BAD}.\` |`,
    )
  })
})
