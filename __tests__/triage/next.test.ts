import { beforeAll, describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { type PreparedRule, prepareLogRules } from '../../src/classify/prepared-rules.js'
import { parseRulesFile } from '../../src/classify/rules-file.js'
import { Redactor } from '../../src/redaction/index.js'
import { loadQuarantine } from '../../src/test-reports/quarantine-file.js'
import { toPlainText } from '../../src/text/terminal-text.js'
import {
  createTriagedJob,
  mergeLegs,
  type NextStep,
  type TriageDocument,
  type TriagedJob,
} from '../../src/triage/document.js'
import { LogReader } from '../../src/triage/log.js'
import { completeDocument } from '../../src/triage/next.js'
import {
  createQuarantine,
  createRerunJobs,
  createRetryStep,
  createTriageWorkflow,
  suggestKind,
  suggestRule,
} from '../../src/triage/paste.js'
import { renderTriageMarkdown, renderTriageText } from '../../src/triage/text.js'
import { judgeJob } from '../../src/triage/verdict.js'

const NOW = Date.parse('2026-11-17T12:00:00Z')
const FACTS = { now: NOW, isForeign: false, safe: [] }
const RUN = { id: 9, name: 'CI: "all"', workflow: 'ci.yml', event: 'push', head_branch: 'main', head_sha: 'a', url: '' }
const FAILED = '##[error]Process completed with exit code 1.'

let rules: readonly PreparedRule[]
beforeAll(async () => {
  rules = prepareLogRules([], await loadPatterns())
})

function triage(log: readonly string[], more: Partial<TriagedJob> = {}, run: TriageDocument['run'] = RUN) {
  const reader = new LogReader()
  reader.push(Buffer.from([...log, FAILED, ''].join('\n')))
  const identity = { id: 1, name: 'test (20, ubuntu)', url: 'https://github.com/acme/x/actions/runs/9/job/1' }
  const job = {
    ...createTriagedJob(identity, judgeJob(rules, reader.end()), new Redactor({ secrets: [] }), null),
    ...more,
  }
  const document = { schema_version: 1, run, attempt: 1, decision: 'leave', reason: 'x', jobs: [job] } as const
  return completeDocument(document, FACTS)
}

const step = (command: string): readonly string[] => [`##[group]Run ${command}`, '##[endgroup]']
const NETWORK = 'npm error code ECONNRESET'
const LOST = '##[error]The hosted runner lost communication with the server.'
const TEST = ['--- FAIL: TestHeight (0.00s)', '    pad_test.go:9: expected 4, got 5']

describe('what next', () => {
  test.each<[string, () => TriageDocument, readonly string[]]>([
    [
      'a transient kind of a tool',
      () => triage([...step('npm ci'), NETWORK]),
      ['Another run can help: external.npm.network is transient. This step repeats the command by itself:'],
    ],
    [
      'a transient kind of a tool in a log that shows no command',
      () => triage([NETWORK]),
      [
        'Another run can help: external.npm.network is transient. This step repeats the command by itself; replace COMMAND:',
      ],
    ],
    [
      'a network that failed under any command',
      () => triage([...step('flutter pub get'), 'Got socket error trying to find package path at https://pub.dev.']),
      ['Another run can help: external.runner.network is transient. This step repeats the command by itself:'],
    ],
    [
      'a network that failed under an action',
      () => triage([...step('acme/rocket@v1'), 'Got socket error trying to find package path at https://pub.dev.']),
      ['Another run can help: external.runner.network is transient. This workflow runs the job again:'],
    ],
    [
      'a lost machine',
      () => triage([LOST]),
      ['Another run can help: external.runner.lost is transient. This workflow runs the job again:'],
    ],
    [
      'a transient kind in a job that acts on the world',
      () => triage([...step('npm publish'), NETWORK], { guarded: 'npm publish' }),
      [
        'Another run can help: external.npm.network is transient. The job acts on the world (npm publish): a person should start the run.',
      ],
    ],
    [
      'a place near the line, which the log does not call wrong',
      () => triage(['at src/pad.ts:12', ...Array(9).fill('working'), 'error: the setting "depth" is not supported']),
      [
        'Change what this line names first, another run would fail alike: error: the setting "depth" is not supported (near src/pad.ts:12)',
      ],
    ],
    ['a located failure', () => triage(TEST), ['Change pad_test.go:9 first: TestHeight: expected 4, got 5']],
    [
      'a failure without a place',
      () => triage(['error: the setting "depth" is not supported']),
      ['Change what this line names first, another run would fail alike: error: the setting "depth" is not supported'],
    ],
    [
      'a flaky test',
      () => triage(TEST, { flaky: true }),
      [
        'Mend the flaky test TestHeight: it failed and passed on the same commit. Another run can help.',
        'Until it is mended, a quarantine lets it fail:',
      ],
    ],
    [
      'an unknown failure',
      () => triage(['who knows', 'the pad is tilted by 12 degrees']),
      [
        'Nothing in the log was recognised. The likeliest lines: line 2: the pad is tilted by 12 degrees · line 1: who knows',
        'This rule recognises it from now on:',
      ],
    ],
    [
      'a log that is gone',
      () => triage([], { note: 'the log cannot be read: 410', class: 'unknown', kind: null, likely: [] }),
      ['Nothing is known about this failure: the log cannot be read: 410. Look at the page of the job.'],
    ],
    [
      'a job that was cancelled',
      () => triage(['##[error]The operation was canceled.'], { class: 'cancelled' }),
      ['Nothing needs a change: the job was cancelled. Run it again if its result is needed.'],
    ],
  ])('%s', (_, make, texts) => {
    const document = make()
    expect(document.next.map(({ text }) => text)).toEqual(texts)
    expect(document.jobs[0]?.next).toEqual(document.next)
  })

  test('legs with different codes of a compiler are two causes', () => {
    const leg = (line: string, name: string) =>
      ({ ...triage([line]).jobs[0], name, annotations: [], tests: [] }) as TriagedJob
    const legs = [
      leg('src/a.ts(3,5): error TS2322: no', 'test (1)'),
      leg('src/a.ts(13,15): error TS2322: no', 'test (2)'),
      leg('src/a.ts(3,5): error TS2345: no', 'test (3)'),
    ]
    expect(mergeLegs(legs).map(({ name }) => name)).toEqual(['2 legs: test (1) ... test (2)', 'test (3)'])
  })

  test.each([
    ['a log without a failure', ['Installing', 'added 120 packages', 'Build completed, 0 errors']],
    ['an empty log', []],
  ])('%s proposes no rule', (_, log) => {
    const reader = new LogReader()
    reader.push(Buffer.from(log.join('\n')))
    const job = createTriagedJob({ file: 'x' }, judgeJob(rules, reader.end()), new Redactor(), null)
    expect(job.likely).toBeUndefined()
    const document = {
      schema_version: 1,
      run: null,
      attempt: null,
      decision: 'leave',
      reason: 'x',
      jobs: [job],
    } as const
    expect(completeDocument(document, FACTS).next.map(({ paste }) => paste)).toEqual([null])
  })

  test('output behind a script whose end is not in the log is nothing to paste', () => {
    const [{ paste } = { paste: null }] = triage(['##[group]Run npm ci', NETWORK]).next
    expect(paste).toContain('run: "npm ci"')
    expect(paste).not.toContain('ECONNRESET')
  })

  test('one cause of many legs is said once', () => {
    const one = triage([...step('npm ci'), NETWORK])
    const legs = Array.from({ length: 20 }, (_, at) => ({ ...one.jobs[0], name: `test (${at})` }) as TriagedJob)
    expect(completeDocument({ ...one, jobs: legs }, FACTS).next).toHaveLength(1)
  })

  test('text, summary and comment have it', () => {
    const document = triage(['who knows'], {}, null)
    expect(renderTriageText(document)).toContain(
      "  next: This rule recognises it from now on:\n    # .github/conductor-triage.yml\n    - stderr: 'who knows'\n",
    )
    const page = renderTriageMarkdown(document, [], 60_000)
    expect(page).toContain('**What next**')
    expect(page).toContain("- stderr: 'who knows'")
  })
})

const pasteOf = (next: readonly NextStep[]): string => next.find(({ paste }) => paste !== null)?.paste ?? ''

describe('texts to paste are valid', () => {
  test.each(['npm ci', 'echo "a: b" # c', "it's", '${{ secrets.X }}'])('the step that repeats %s', (command) => {
    const [made] = parse(pasteOf(triage([...step(command), NETWORK]).next))
    expect(made.uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/)
    expect(made.with).toEqual({ run: command.replace('${{', '$ {{'), classify: 'npm', retry: 2 })
  })

  test.each(['\u001b[36;1m', '^[[36;1m', ''])(
    'the step that repeats a script of several lines, coloured by %j',
    (colour) => {
      const script = ['set -e', 'for i in 1 2; do', '  npm ci', '', 'done']
      const log = [
        '##[group]Run set -e',
        ...script.map((line) => `${colour}${line}${colour === '' ? '' : colour.replace('36;1', '0')}`),
        'shell: /usr/bin/bash -e {0}',
        'env:',
        '  CI: true',
        '##[endgroup]',
        NETWORK,
      ]
      const made = triage(log.map((line) => `2026-01-01T00:00:01.0000000Z ${line}`))
      const [pasted] = parse(pasteOf(made.next))
      expect(pasted.with).toEqual({ run: `${script.join('\n')}\n`, classify: 'npm', retry: 2 })
      expect(made.jobs[0]).not.toHaveProperty('script')
    },
  )

  const ODD = [
    '  indented first\nthen not',
    '\tby a tab\nthen not',
    '\n\n  after blank lines\nx',
    '   \nafter blanks',
    '- a list\n- of lines',
    '# a comment\n: x',
    'a: b\n---\n...',
    'trailing  \n  \n',
    '\u0007bell\u0000\u001b[1m\n\u2028x',
    '"quote\' {a: [b',
    '\ud83d lone',
    `${'x'.repeat(148)}'\u{1f600}'`,
    '%YAML 1.2',
    '@at `tick` | > & * !',
  ]
  test.each(ODD)('with %j inside they are YAML', (text) => {
    const [line = ''] = text.split('\n').filter((each) => each.trim() !== '')
    const pastes = [
      createRetryStep(line, text, 'npm'),
      createRetryStep(null, text, 'npm'),
      suggestRule(line, suggestKind(line)),
      createQuarantine([line], '2026-12-01'),
      createTriageWorkflow([line], [line]),
      createRerunJobs([line, 'test (*)']),
    ]
    for (const paste of pastes) {
      const document = parseDocument(toPlainText(paste))
      expect([paste, document.errors]).toEqual([paste, []])
    }
    const [step] = parse(createRetryStep(null, text, 'npm'))
    expect(step.with).toMatchObject({ classify: 'npm', retry: 2 })
  })

  test('a long script is not pasted in part', () => {
    const script = Array.from({ length: 120 }, (_, at) => `echo ${at}`)
    const made = triage(['##[group]Run npm ci', 'npm ci', ...script, 'shell: bash', '##[endgroup]', NETWORK])
    expect(pasteOf(made.next)).toContain('command: triage')
  })

  test.each([RUN, null])('the workflow', (run) => {
    const file = parse(pasteOf(triage([LOST], {}, run).next))
    expect(file.on.workflow_run).toEqual({ workflows: [run === null ? 'CI' : run.name], types: ['completed'] })
    expect(file.jobs.triage.permissions).toEqual({
      actions: 'write',
      checks: 'read',
      contents: 'read',
      deployments: 'read',
      'pull-requests': 'write',
    })
    expect(file.jobs.triage.steps[0].with).toEqual({
      command: 'triage',
      rerun: 2,
      'rerun-jobs': 'test (*)\n',
      comment: true,
    })
  })

  test.each(['TestHeight', 'a > "b" * c', "it's: #1"])('the quarantine of %s', (name) => {
    const { quarantine, findings } = loadQuarantine(
      pasteOf(triage(TEST, { flaky: true, tests: [name] }).next),
      'quarantine.yml',
      NOW,
    )
    expect(findings).toEqual([])
    expect(quarantine.entries).toMatchObject([{ name: name.replace('*', '?'), until: '2026-12-01', daysLeft: 14 }])
  })

  test.each(['who knows', "it's [odd] (a|b) ${{ x }} \\d+", 'the pad *** is tilted by 12 degrees'])(
    'the rule for %s, which recognises the line',
    async (line) => {
      const paste = pasteOf(triage([line]).next)
      const read = await parseRulesFile(paste, 'rules.yml', loadPatterns)
      expect(read.ok).toBe(true)
      const rules = read.ok ? read.value.flatMap((entry) => ('rule' in entry ? [entry.rule] : [])) : []
      const own = prepareLogRules(rules, await loadPatterns())
      const reader = new LogReader()
      reader.push(Buffer.from(`${line.replace('12', '7')}\n${FAILED}\n`))
      expect(judgeJob(own, reader.end())).toMatchObject({ rule: 'rule', class: 'deterministic' })
    },
  )
})
