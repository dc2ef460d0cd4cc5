import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readInputs } from '../../src/action/inputs.js'
import { quoteForShell } from '../../src/text/shell-words.js'
import { FakeRunner, type StepOptions } from './fake-runner.js'
import { restApi } from './services.js'

async function step(given: Readonly<Record<string, string>>, options: StepOptions = {}) {
  const runner = new FakeRunner()
  const done = await runner.inside({ ...options, with: { workflow: '', ...given } })
  return { ...done, runner }
}

/** A script that fails as often as it is told, each time in the same way. */
const failing = (times: number, how: string): string =>
  `n=$(cat count 2>/dev/null || echo 0); echo $((n + 1)) > count; if [ "$n" -lt ${times} ]; then ${how}; fi; echo done`
const FAST = '{max: 3, initial_seconds: 0.01, jitter: 0}'
const RESET = 'echo "npm error code ECONNRESET" >&2; exit 1'
const USAGE = 'echo "npm error code EUSAGE" >&2; exit 1'

const resultOf = (outputs: Readonly<Record<string, string>>) =>
  JSON.parse(readFileSync(outputs['result-path'] ?? '', 'utf8'))

/** From the bundle, as a user's job runs it. */
describe('the summary names what lets the job pass', () => {
  const PASSES = /The job does not fail, because `fail-on` does not name `halted`\./

  async function built(given: Readonly<Record<string, string>>) {
    const runner = new FakeRunner()
    runner.file(
      'flow.yaml',
      'workflow: { name: w, entry_point: a }\nagents: [{ name: a, type: script, run: exit 4 }]\n',
    )
    return runner.step({ with: { workflow: '', artifact: 'never', ...given } })
  }

  test.each([
    ['one step', { run: 'exit 4' }],
    ['a file', { workflow: 'flow.yaml' }],
  ])('fail-on that does not name the outcome, with %s', async (_, given) => {
    const passed = await built({ ...given, 'fail-on': 'failed' })
    expect(passed).toMatchObject({ code: 0, outputs: { outcome: 'halted' }, summary: expect.stringMatching(PASSES) })
    const failed = await built(given)
    expect(failed).toMatchObject({
      code: 1,
      outputs: { outcome: 'halted' },
      summary: expect.not.stringMatching(PASSES),
    })
  })

  test('tolerate of one step', async () => {
    const passed = await built({ run: 'exit 4', name: 'audit', tolerate: 'internal.script_error' })
    expect(passed).toMatchObject({ code: 0, outputs: { outcome: 'success', 'error-kind': 'internal.script_error' } })
    expect(passed.summary).toContain('**Tolerated**: `internal.script_error`: ')
    const failed = await built({ run: 'exit 4', name: 'audit', tolerate: 'internal.timeout' })
    expect(failed).toMatchObject({ code: 1, outputs: { outcome: 'halted' } })
    expect(failed.summary).not.toContain('tolerated')
  })

  test('a plan that waits for its shards is not mentioned', async () => {
    const runner = new FakeRunner()
    const group = '{ name: g, type: for_each, source: "{{ [1] }}", as: n, agent: { name: m, type: set, value: x } }'
    runner.file('workflow.yaml', `workflow: { name: w, entry_point: g }\nfor_each: [${group}]\n`)
    const planned = await runner.step({ with: { command: 'plan', shards: 'g=1', 'fail-on': 'failed' } })
    expect(planned.outputs['outcome']).toBe('suspended')
    expect(planned.summary).not.toContain('fail-on')
  })
})

describe('how it ends', () => {
  test('a success: outcome, exit code, one attempt', async () => {
    const { code, outputs, annotations, summary } = await step({ run: 'echo hello' })
    expect(code).toBe(0)
    expect(outputs).toMatchObject({
      outcome: 'success',
      'exit-code': '0',
      attempts: '1',
      'error-kind': '',
      'error-message': '',
    })
    expect(annotations).toEqual([])
    expect(summary).toContain('✅ <code>echo</code> succeeded')
  })

  test('a failure is halted, and exit-code is that of the outcome', async () => {
    const { code, outputs } = await step({ run: 'exit 7', name: 'probe' })
    expect(code).toBe(1)
    expect(outputs).toMatchObject({
      outcome: 'halted',
      'exit-code': '3',
      'error-kind': 'internal.script_error',
      'failed-node': 'probe',
      attempts: '1',
    })
  })

  test('test reports: annotations on their lines, counts, failed and slowest tests in the summary', async () => {
    const report =
      '<testsuite><testcase name="adds" file="cart.py" line="2" time="1.5"><failure message="3 != 4"/></testcase><testcase name="works" time="3"/></testsuite>'
    const run = `printf 'a\\nb\\n' > cart.py; echo '${report}' > junit.xml`
    const { code, annotations, summary, outputs } = await step({ run, reports: '**/junit*.xml', name: 'unit' })
    expect(code).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'halted', 'error-kind': 'external.build.test' })
    expect(annotations).toContainEqual(expect.objectContaining({ message: expect.stringContaining('adds: 3 != 4') }))
    expect(summary).toContain('**Tests**: 2 tests, 1 passed, 1 failed, 0 skipped')
    expect(outputs).toMatchObject({ 'tests-total': '2', 'tests-failed': '1', 'tests-flaky': '0' })
    expect(summary).toMatch(/<code>adds<.code> \| .*cart\.py#L2\) \| .* \| 1\.5 s \|/)
    expect(summary).toContain('Slowest tests')
    const passed = await step({
      run: 'echo \'<testsuite><testcase name="a"/></testsuite>\' > junit.xml',
      reports: 'junit.xml',
    })
    expect(passed.outputs).toMatchObject({ outcome: 'success' })
    expect(passed.summary).toContain('1 test, 1 passed, 0 failed, 0 skipped')
  })

  test('the log, the summary and the page speak of the step and its tests only', async () => {
    const cases = (name: string, inner: string): string =>
      `<testcase classname="cart" name="${name}">${inner}</testcase>`
    const report = `<testsuites><testsuite name="a">${cases('adds', '<failure message="3 != 4"/>')}${cases('slow', '<failure message="late"/>')}</testsuite><testsuite name="b">${cases('ships', '')}</testsuite></testsuites>`
    const until = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const quarantine = `tests: [{ name: a > slow, until: ${until}, owner: ann, reason: the clock }]`
    const run = `echo '${report}' > r.xml`
    const given = { run, reports: 'r.xml', name: 'unit', retry: '{max: 1, initial_seconds: 0.01}' }
    const runner = new FakeRunner()
    runner.file('.github/quarantine.yml', quarantine)
    const inSteps = (more: Readonly<Record<string, string>>) =>
      runner.inside({ with: { workflow: '', ...given, ...more } })
    const failed = await inSteps({})
    const tolerated = await inSteps({ tolerate: 'true' })
    const counts = '3 tests, 1 passed, 1 failed, 1 failed in quarantine, 0 skipped, 0 ms'
    for (const { stdout, summary, outputs } of [failed, tolerated]) {
      const page = readFileSync(path.join(outputs['run-dir'] ?? '', 'report.html'), 'utf8')
      const read = page.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
      for (const text of [stdout, summary, read]) {
        expect(text).toContain(counts)
        expect(text).toMatch(/slow[^\n]*late/)
        expect(text.replaceAll('(ACTIONS_RUNTIME_TOKEN', '')).not.toMatch(
          /\b(?:nodes?|routes?|workflows?|halt(?:s|ed)?|script)\b/i,
        )
      }
    }
    expect(failed.stdout).toMatch(/^ {2}tests {6}3 tests, .*\n {2}quarantine cart\.slow: late \(until /m)
    expect(tolerated.stdout).toContain('  tolerated  external.build.test: cart.adds: 3 != 4')
  })

  describe('command: reports', () => {
    const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const one = (suite: string, name: string, inner = ''): string =>
      `<testsuite name="${suite}"><testcase classname="${suite}" name="${name}" time="0.5">${inner}</testcase></testsuite>`
    const FAILURE = '<failure message="3 != 4"/>'
    const judge = async (files: Readonly<Record<string, string>>, given: Readonly<Record<string, string>> = {}) => {
      const runner = new FakeRunner()
      for (const [name, text] of Object.entries(files)) runner.file(name, text)
      return runner.inside({ with: { workflow: '', command: 'reports', reports: 'in/*.xml', ...given } })
    }

    test('judges the reports of earlier steps', async () => {
      const done = await judge({ 'in/a.xml': one('cart', 'adds', FAILURE), 'in/b.xml': one('tax', 'works') })
      expect(done).toMatchObject({
        code: 1,
        outputs: { outcome: 'halted', 'error-kind': 'external.build.test', 'tests-total': '2', 'tests-failed': '1' },
      })
      expect(done.summary).toMatch(/Suites \(2\)[\s\S]*❌ <code>cart<[\s\S]*✅ <code>tax</)
    })

    test('a quarantine excuses a test, and the summary says whose it is', async () => {
      const tests = `tests: [{ name: cart > adds, until: ${day}, reason: races, owner: ann, issue: 'https://example.com/12' }]`
      const files = { 'in/a.xml': one('cart', 'adds', FAILURE), 'q.yml': tests }
      const done = await judge(files, { quarantine: 'q.yml' })
      expect(done).toMatchObject({
        code: 0,
        outputs: { outcome: 'success', 'tests-total': '1', 'tests-failed': '0', 'tests-quarantined': '1' },
      })
      expect(done.summary).toMatch(
        /In quarantine \|[\s\S]*<code>cart&#46;adds<.*<code>ann<.*\[<code>12<.code>\]\(https:\/\/example\.com\/12\) \| <code>races<.code> \| <code>3<.code> \|/,
      )
    })

    test.each<[string, Readonly<Record<string, string>>, RegExp]>([
      ['without globs', { reports: '' }, /command: reports needs the input reports/],
      ['with a command', { run: 'true' }, /command: reports does not go with the input run/],
      ['with retry', { retry: '2' }, /the input retry is for one command: it needs the input run/],
      ['with a workflow', { inputs: 'a: 1' }, /the input inputs is for a workflow file/],
      ['with a malformed quarantine', { quarantine: 'bad.yml' }, /has no `until`/],
    ])('is invalid %s', async (_, given, message) => {
      const bad = 'tests: [{ name: cart > adds, reason: x }]'
      const done = await judge({ 'in/a.xml': one('cart', 'adds'), 'bad.yml': bad }, given)
      expect(done).toMatchObject({ code: 1, outputs: { outcome: 'invalid', 'exit-code': '2' } })
      expect(JSON.stringify(done.annotations)).toMatch(message)
    })
  })

  test('re-runs of transient failures are counted', async () => {
    const mended = await step({ run: failing(2, RESET), classify: 'npm', retry: FAST })
    expect(mended.outputs).toMatchObject({ outcome: 'success', attempts: '3', 'error-kind': '' })
    expect(mended.annotations.map(({ level }) => level)).toEqual(['notice'])
    const left = await step({ run: failing(2, USAGE), classify: 'npm', retry: '3' })
    expect(left.outputs).toMatchObject({ outcome: 'halted', attempts: '1', 'error-kind': 'external.npm.usage' })
  })

  test('the timeout applies to each attempt', async () => {
    const retry = '{max: 1, initial_seconds: 0.01, on: [internal.timeout]}'
    const { outputs } = await step({ run: 'sleep 30', timeout: '0.2', retry })
    expect(outputs).toMatchObject({ outcome: 'halted', 'error-kind': 'internal.timeout', attempts: '2' })
  })

  test('people read of the step, not of nodes, workflows or halts', async () => {
    const { summary, annotations } = await step({ run: 'echo no >&2; exit 4', name: 'audit' })
    const read = [summary, ...annotations.map(({ title, message }) => `${title} ${message}`)].join('\n')
    expect(read).toContain('failed')
    expect(read).not.toMatch(/\b(?:nodes?|workflows?|halt(?:ed|s)?)\b/i)
  })

  test('an error that is tolerated: success, a warning, its kind', async () => {
    const { code, outputs, annotations, summary } = await step({
      run: USAGE,
      classify: 'npm',
      tolerate: 'external.npm.usage',
    })
    expect(code).toBe(0)
    expect(outputs).toMatchObject({
      outcome: 'success',
      'exit-code': '0',
      'error-kind': 'external.npm.usage',
      'failed-node': 'echo',
      attempts: '1',
      'command-exit-code': '1',
    })
    expect(outputs['error-message']).not.toBe('')
    expect(annotations).toMatchObject([{ level: 'warning', file: '', title: 'external.npm.usage · echo' }])
    expect(annotations[0]?.message).toContain('The step tolerates it.')
    const handled = [{ kind: 'external.npm.usage', by: 'recover', details: { classified_by: 'npm', exit_code: 1 } }]
    expect(resultOf(outputs)).toMatchObject({ success: true, tolerated: true, errors: [], handled })
    expect(summary).toContain('**Tolerated**: `external.npm.usage`: ')
  })

  test.each([
    ['', 'error'],
    ['external.build.types', 'warning'],
  ])('located problems, tolerated: %j', async (tolerate, level) => {
    const said = 'app/engine.py:2: error: Incompatible return value type  [return-value]'
    const { annotations } = await step({
      run: `mkdir -p app && touch app/engine.py && echo '${said}' && exit 1`,
      classify: 'mypy',
      ...(tolerate === '' ? {} : { tolerate }),
    })
    const message = 'Incompatible return value type [return-value]'
    expect(annotations).toMatchObject([{ level, file: 'app/engine.py' }])
    expect(annotations[0]?.message.split('\n')[0]).toBe(message)
  })

  test('an error that is not tolerated fails the step', async () => {
    const { outputs } = await step({ run: USAGE, classify: 'npm', tolerate: 'external.npm.network' })
    expect(outputs).toMatchObject({ outcome: 'halted', 'error-kind': 'external.npm.usage' })
    expect(resultOf(outputs).tolerated).toBeUndefined()
  })

  test('an envelope with exit code 0', async () => {
    const { outputs } = await step({
      run: `echo '{"kind": "app.drift", "message": "behind"}' > "$CONDUCTOR_ERROR_OUT"`,
      raises: 'app.drift',
    })
    expect(outputs).toMatchObject({ outcome: 'halted', 'error-kind': 'app.drift', 'error-message': 'behind' })
  })

  test('a failure before a re-run is a warning', async () => {
    const { outputs, annotations, runner } = await step({
      run: failing(2, 'exit 1'),
      retry: FAST,
      'before-retry': 'echo again >> log; exit 4',
    })
    expect(outputs).toMatchObject({ outcome: 'success', attempts: '3' })
    expect(readFileSync(path.join(runner.workspace, 'log'), 'utf8')).toBe('again\nagain\n')
    const warnings = annotations.filter(({ level }) => level === 'warning')
    expect(warnings).toMatchObject([{ file: '', title: 'before-retry' }])
    expect(warnings[0]?.message).toContain('before-retry ended with 4')
    expect(resultOf(outputs).warnings).toContain('before-retry ended with 4')
  })
})

describe('environment of the command', () => {
  test('the environment of the step, its working directory and no input; stdin is empty', async () => {
    const runner = new FakeRunner()
    mkdirSync(path.join(runner.workspace, 'app'))
    const { stdout, outputs } = await runner.inside({
      with: {
        workflow: '',
        'working-directory': 'app',
        run: 'echo "here: $(basename "$PWD") $MINE $OPENAI_API_KEY."; env | grep -c ^INPUT_ || true; wc -c; echo "k=v" >> "$GITHUB_OUTPUT"',
      },
      env: { MINE: 'mine', OPENAI_API_KEY: '' },
    })
    expect(stdout).toContain('here: app mine .')
    expect(outputs).toMatchObject({ outcome: 'success', k: 'v' })
    expect(stdout).toMatch(/^0$/m)
  })

  test('nothing in the inputs is a template, and bash stops at the first failure', async () => {
    const { stdout, outputs } = await step({ run: "echo '{{ workflow.name }}' '${HOME}'\nfalse | true\necho never" })
    expect(stdout).toContain('{{ workflow.name }} ${HOME}')
    expect(stdout).not.toMatch(/^never$/m)
    expect(outputs['outcome']).toBe('halted')
  })

  test('another shell', async () => {
    const { stdout } = await step({ run: 'console.log(6 * 7)', shell: 'node', name: 'answer' })
    expect(stdout).toMatch(/^42$/m)
  })
})

describe('reports of a step without a file', () => {
  test('name no file, have no links to one, and show the command instead of a resume', async () => {
    const { outputs, annotations, summary, runner, stdout } = await step({
      run: "echo 'it broke' >&2\nexit 7\n",
      classify: 'npm',
      retry: FAST,
      'before-retry': 'true',
      name: 'build',
      junit: 'junit.xml',
      sarif: 'errors.sarif',
    })
    expect(annotations).toMatchObject([{ level: 'error', file: '', line: '', title: 'internal.script_error · build' }])
    expect(summary).toContain('❌ <code>build</code> failed')
    expect(summary).toContain('run it locally')
    const again = `conductor exec --classify npm --retry ${quoteForShell(FAST)} --before-retry true --name build --shell bash -- ${quoteForShell("echo 'it broke' >&2\nexit 7")}`
    expect(summary.replaceAll(/ \\\n +/g, ' ')).toContain(again)
    expect(resultOf(outputs).next_commands).toContain(again)
    for (const text of [summary, stdout]) {
      expect(text).not.toMatch(/resume/i)
      expect(text).not.toMatch(/\[``?\]|\]\(\)|\/blob\//)
    }
    const page = readFileSync(path.join(outputs['run-dir'] ?? '', 'report.html'), 'utf8')
    expect(page).not.toContain('<dt>File</dt>')
    expect(existsSync(path.join(outputs['run-dir'] ?? '', 'checkpoint.json'))).toBe(false)
    const sarif = JSON.parse(readFileSync(path.join(runner.workspace, 'errors.sarif'), 'utf8'))
    expect(sarif.runs[0].results[0].locations[0]).toEqual({ logicalLocations: [{ name: 'build', kind: 'member' }] })
    expect(readFileSync(path.join(runner.workspace, 'junit.xml'), 'utf8')).not.toMatch(/file=""|\(:1\)/)
  })

  test('a file that the error names is annotated', async () => {
    const runner = new FakeRunner()
    runner.file('src/a.ts', 'x\n')
    const envelope = '{"kind": "app.lint", "message": "no", "details": {"file": "src/a.ts", "line": 3}}'
    const { annotations } = await runner.inside({
      with: { workflow: '', run: `echo '${envelope}' > "$CONDUCTOR_ERROR_OUT"` },
    })
    expect(annotations).toMatchObject([{ level: 'error', file: 'src/a.ts', line: '3', title: 'app.lint · echo' }])
  })

  test('secrets are hidden in the commands to paste', async () => {
    const { summary, outputs } = await step(
      { run: 'echo hunter2hunter2 | false' },
      { env: { API_TOKEN: 'hunter2hunter2' } },
    )
    expect(summary + readFileSync(outputs['result-path'] ?? '', 'utf8')).not.toContain('hunter2')
  })

  test('the ledger records it by its name', async () => {
    const runner = new FakeRunner()
    const given = { workflow: '', run: 'exit 1', name: 'flaky', ledger: 'ledger.json' }
    await runner.inside({ with: given, env: { GITHUB_RUN_ID: '1' } })
    const { summary } = await runner.inside({ with: given, env: { GITHUB_RUN_ID: '2' } })
    expect(summary).toContain('seen in 2 of the last 2 runs')
  })

  test('each step of a job has its own comment', async () => {
    const api = await restApi()
    const bodies: string[] = []
    for (const run of ['npm-ci-that-is-not-there', 'npm-test-that-is-not-there'])
      await step(
        { run, comment: 'true', 'github-token': 'ghs_x' },
        { env: { GITHUB_API_URL: api.url }, event: { pull_request: { number: 5 } } },
      )
    for (const { method, body } of api.requests) if (method === 'POST') bodies.push(JSON.stringify(body))
    expect(bodies).toHaveLength(2)
    const markers = bodies.map((body) => /conductor-action:(\w+)/.exec(body)?.[1])
    expect(new Set(markers).size).toBe(2)
    expect(bodies.join()).not.toContain('resume')
  })
})

test('2,000 tests of which 3 failed, one in quarantine: the summary and the comment say it at the top', async () => {
  const api = await restApi()
  const runner = new FakeRunner()
  const failed = new Set([207, 640, 1502])
  const cases = Array.from({ length: 2000 }, (_, at) => {
    const suite = `shop.Suite${Math.floor(at / 50)}`
    const failure = failed.has(at) ? `<failure message="expected ${at} to be 1"/>` : ''
    return `<testcase classname="${suite}" name="case ${at}" file="test/shop.test.ts" line="${at}">${failure}</testcase>`
  })
  runner.file('made.xml', `<testsuite name="shop">${cases.join('')}</testsuite>`)
  runner.file('test/shop.test.ts', 'test\n'.repeat(2000))
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const entry = `{name: "shop.Suite30 > case 1502", until: ${until}, owner: "@ann", issue: "https://github.com/acme/shop/issues/12", reason: a race}`
  runner.file('.github/quarantine.yml', `tests: [${entry}]\n`)
  const { outputs, summary } = await runner.inside({
    with: {
      workflow: '',
      run: 'cp made.xml junit.xml; exit 1',
      reports: 'junit.xml',
      comment: 'true',
      'github-token': 'ghs_x',
    },
    env: { GITHUB_API_URL: api.url },
    event: { pull_request: { number: 5 } },
  })
  expect(outputs).toMatchObject({ 'tests-total': '2000', 'tests-failed': '2', 'tests-quarantined': '1' })
  const comment = String(api.comments[0]?.['body'])
  for (const text of [summary, comment]) {
    const top = text.slice(0, text.search(/<details>|```/))
    expect(top).toContain('**Tests**: 2000 tests, 1997 passed, 2 failed, 1 failed in quarantine')
    expect(top.match(/case 207/g)).toHaveLength(2)
    expect(top).toMatch(
      /\| Failed test \|.*case 207.*case 640.*\| In quarantine \|.*case 1502.*#L1502.*ann.*12<\/code>\]\(https:.*\| <code>20<\/code> \|/s,
    )
    expect(text).not.toContain('| Level |')
  }
})

describe('invalid: nothing runs', () => {
  const cases: readonly [string, Record<string, string>, RegExp][] = [
    ['a file as well', { workflow: 'workflow.yaml' }, /workflow and run exclude each other/],
    ['inputs of a file', { inputs: 'a: 1' }, /the input inputs is for a workflow file/],
    ['strict-exit', { 'strict-exit': 'false' }, /strict-exit is for a workflow file/],
    ['resume-from', { 'resume-from': 'previous-attempt' }, /resume-from is for a workflow file/],
    ['gates', { gates: 'a: b' }, /gates is for a workflow file/],
    ['breaker-state', { 'breaker-state': 'x.json' }, /breaker-state is for a workflow file/],
    ['provider', { provider: 'openai' }, /provider is for a workflow file/],
    ['escalate', { escalate: 'true' }, /escalate is for a workflow file/],
    ['strict-abilities', { 'strict-abilities': 'true' }, /strict-abilities is for a workflow file/],
    ['checkpoint-every', { 'checkpoint-every': '5' }, /checkpoint-every is for a workflow file/],
    ['an input of triage', { rerun: '2' }, /the input rerun goes with command: triage, not with run/],
    ['an input of a fan-out', { shards: 'g=2' }, /the input shards goes with command: plan/],
    ['another command', { command: 'validate' }, /command: validate does not go with the input run/],
    ['a retry that is none', { retry: 'often' }, /the input retry: a number of re-runs/],
    ['a time that is none', { timeout: 'soon' }, /the input timeout: seconds/],
    ['a set that is not there', { classify: 'nmp' }, /the input classify: .*nmp/s],
    ['a kind that cannot occur', { classify: 'npm', tolerate: 'external.npm.netwrok' }, /the input tolerate: /],
    ['a shell that is none', { shell: 'fish-like' }, /the input shell: /],
    ['a name that is none', { name: 'a b/c' }, /the input name: /],
  ]
  test.each(cases)('%s', async (_, given, message) => {
    const { code, outputs, annotations, summary, runner } = await step({ run: 'echo ran > ran', ...given })
    expect(code).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'invalid', 'exit-code': '2', 'run-dir': '' })
    expect(annotations).toHaveLength(1)
    expect(annotations[0]?.message).toMatch(message)
    expect(summary).toContain('was not run')
    expect(summary).not.toContain('conductor validate')
    expect(summary).not.toMatch(/^## ❌ {2}/)
    expect(existsSync(path.join(runner.workspace, 'ran'))).toBe(false)
  })

  test.each(['classify', 'retry', 'timeout', 'tolerate', 'before-retry', 'raises', 'shell', 'name'])(
    '%s needs a command',
    async (name) => {
      const texts: Readonly<Record<string, string>> = { workflow: 'workflow.yaml', [name]: '1' }
      const { problems } = readInputs({}, (input) => texts[input] ?? '')
      expect(problems).toEqual([`the input ${name} is for one command: it needs the input run`])
    },
  )

  test.each(['rerun-jobs', 'rerun', 'rerun-after', 'rerun-stale'])('%s needs triage', (name) => {
    const texts: Readonly<Record<string, string>> = {
      workflow: 'workflow.yaml',
      [name]: name === 'rerun-stale' ? 'true' : '1',
    }
    const { problems } = readInputs({}, (input) => texts[input] ?? '')
    expect(problems).toEqual([`the input ${name} goes with command: triage, not with run`])
  })

  test('neither workflow nor run', async () => {
    const { problems } = readInputs({}, () => '')
    expect(problems).toEqual([expect.stringMatching(/workflow is required.*or give one command in the input run/)])
  })
})
