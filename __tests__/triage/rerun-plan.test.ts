import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { err, ok } from '../../src/core/result.js'
import { findGuardInFile, hasUnknownCommand } from '../../src/triage/file-guards.js'
import { type ListedJob, parseRun, type RunFacts } from '../../src/triage/github.js'
import { createContexts, evaluateTemplate, isNeverTrue } from '../../src/triage/github-expression.js'
import { planRerun } from '../../src/triage/rerun-plan.js'
import { parseWorkflowFile } from '../../src/triage/workflow-file.js'
import { WorkflowFiles } from '../../src/triage/workflow-files.js'
import { contentsOf, routeOf } from '../support/github.js'

const RUN = {
  id: 9,
  name: 'CI',
  path: '.github/workflows/ci.yml',
  event: 'push',
  head_branch: 'fix',
  head_sha: 'aaa',
  head_repository: { full_name: 'o/r' },
}

function factsOf(more: Json = {}): RunFacts {
  const facts = parseRun({ ...RUN, ...(more as object) })
  if (facts === null) throw new Error('not a run')
  return facts
}

/** Reads the files of a run; keys are paths, with repository and commit for other repositories. */
async function read(files: Readonly<Record<string, string>>, run: RunFacts = factsOf()) {
  const asked: string[] = []
  const request = async (method: string, path: string) => {
    const route = routeOf(method, path)
    const ref = route?.query.get('ref') ?? ''
    const [file = ''] = route?.params ?? []
    const key = route?.repository === 'o/r' ? (ref === 'aaa' ? file : '') : `${route?.repository}/${file}@${ref}`
    asked.push(key)
    const text = Object.hasOwn(files, key) ? files[key] : undefined
    return text === undefined ? err({ status: 404, message: 'Not Found' }) : ok(contentsOf(text))
  }
  const api = { request, stream: async () => err({ status: 404, message: 'x' }) }
  return { asked, done: await new WorkflowFiles(api, 'o/r', run).read() }
}

const job = (name: string, conclusion: string): ListedJob => {
  return { id: name.length, attempt: 1, name, url: '', conclusion, steps: [], failedStep: null, failedAt: [] }
}

/** `name!` is a failed job, `name?` a skipped one. */
const listed = (...names: readonly string[]): readonly ListedJob[] =>
  names.map((text) => {
    const name = text.replace(/[!?]$/, '')
    return job(name, text.endsWith('!') ? 'failure' : text.endsWith('?') ? 'skipped' : 'success')
  })

async function plan(files: Readonly<Record<string, string>> | string, names: readonly string[], facts?: Json) {
  const run = factsOf(facts)
  const { done } = await read(typeof files === 'string' ? { '.github/workflows/ci.yml': files } : files, run)
  if (!done.ok) return done.error
  const planned = planRerun(done.value.jobs, listed(...names), run)
  return planned.ok ? planned.value.map(({ name }) => name) : planned.error
}

const STEPS = 'steps: [{ run: make }]'
const CHAIN = `
jobs:
  test: { ${STEPS} }
  lint: { ${STEPS} }
  build: { needs: test, ${STEPS} }
  deploy: { needs: [build, lint], ${STEPS} }
`
const MATRIX = `
jobs:
  test:
    strategy: { matrix: { os: [a, b] } }
    ${STEPS}
  named:
    name: Test \${{ matrix.os }} on \${{ matrix.node }}
    strategy: { matrix: { os: [a] } }
    ${STEPS}
  report: { needs: test, if: always(), ${STEPS} }
  ship: { name: Ship it, needs: named, ${STEPS} }
`

describe('what a re-run repeats', () => {
  test.each<[string, string, readonly string[], readonly string[] | RegExp]>([
    ['all that depends, skipped or not', CHAIN, ['test!', 'lint', 'build?', 'deploy?'], ['test', 'build', 'deploy']],
    ['only what depends', CHAIN, ['test', 'lint!', 'build', 'deploy'], ['lint', 'deploy']],
    ['jobs that GitHub does not list', CHAIN, ['test!'], ['test', 'build', 'deploy']],
    ['the last job', CHAIN, ['test', 'lint', 'build', 'deploy!'], ['deploy']],
    ['a job that is not in the file', CHAIN, ['test!', 'other'], /^the job other of the run is not in/],
    ['failed legs', MATRIX, ['test (a)!', 'test (b)', 'report'], ['test (a)', 'report']],
    ['a long name of a leg', MATRIX, ['test (a, bbbbbbb...!', 'report'], ['test (a, bbbbbbb...', 'report']],
    ['a leg of a name', MATRIX, ['Test a on 20!', 'Ship it?', 'test (a)'], ['Test a on 20', 'Ship it']],
    ['a matrix that was never expanded', MATRIX, ['test!', 'report'], ['test', 'report']],
    ['a name of fixed parts in another order', MATRIX, ['on Test a!'], /is not in its workflow file/],
    ['a name that only begins alike', MATRIX, ['testing!'], /is not in its workflow file/],
  ])('%s', async (_, file, names, repeated) => {
    const found = await plan(file, names)
    if (repeated instanceof RegExp) expect(found).toMatch(repeated)
    else expect(found).toEqual(repeated)
  })

  test('a name without expressions is preferred', async () => {
    const file = `jobs:\n  a: { name: "\${{ matrix.x }}", ${STEPS} }\n  b: { needs: a, ${STEPS} }\n  lint: { ${STEPS} }`
    expect(await plan(file, ['lint!', 'one', 'b'])).toEqual(['lint'])
    expect(await plan(file, ['lint', 'one!', 'b'])).toEqual(['one', 'b'])
  })

  const CALLS = {
    '.github/workflows/ci.yml': `
jobs:
  test: { uses: ./.github/workflows/test.yml }
  call: { name: Call, needs: test, uses: acme/flows/.github/workflows/go.yml@v1, strategy: { matrix: { x: [1] } } }
  last: { needs: call, ${STEPS} }
`,
    '.github/workflows/test.yml': `jobs: { unit: { ${STEPS} }, e2e: { needs: unit, ${STEPS} }, lint: { ${STEPS} } }`,
    'acme/flows/.github/workflows/go.yml@v1': `jobs: { go: { ${STEPS} } }`,
  }
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'inside of a called workflow, and all that needs the caller',
      ['test / unit!', 'test / e2e?', 'test / lint', 'Call?', 'last?'],
      ['test / unit', 'test / e2e', 'Call / go', 'last'],
    ],
    ['a leg of a caller', ['test / lint', 'Call (1) / go!', 'last?'], ['Call (1) / go', 'last']],
    ['a caller that failed as such', ['test / lint', 'Call!', 'last?'], ['Call / go', 'last']],
  ])('%s', async (_, names, repeated) => expect(await plan(CALLS, names)).toEqual(repeated))

  test('a called workflow is read at the commit that the run used, each file once', async () => {
    const at = 'acme/flows/.github/workflows/go.yml'
    const run = factsOf({ referenced_workflows: [{ path: `${at}@v1`, sha: 'bbb' }] })
    const { asked, done } = await read({ ...CALLS, [`${at}@bbb`]: `jobs: { go: { ${STEPS} } }` }, run)
    expect(done.ok).toBe(true)
    expect(asked).toEqual(['.github/workflows/ci.yml', '.github/workflows/test.yml', `${at}@bbb`])
  })

  test.each<[string, Readonly<Record<string, string>>, Json, RegExp]>([
    ['no file', {}, {}, /^the workflow file .github\/workflows\/ci.yml cannot be read \(this needs contents: read\)/],
    [
      'no called file',
      { '.github/workflows/ci.yml': CALLS['.github/workflows/ci.yml'] },
      {},
      /test\.yml cannot be read/,
    ],
    ['no YAML', { '.github/workflows/ci.yml': 'jobs: [' }, {}, /cannot be understood: it is not valid YAML/],
    ['no jobs', { '.github/workflows/ci.yml': 'on: push' }, {}, /it has no jobs/],
    [
      'a job of another form',
      { '.github/workflows/ci.yml': 'jobs: { a: [] }' },
      {},
      /its job a has an unexpected form/,
    ],
    ['steps of another form', { '.github/workflows/ci.yml': 'jobs: { a: { steps: 1 } }' }, {}, /unexpected form/],
    [
      'needs of nobody',
      { '.github/workflows/ci.yml': `jobs: { a: { needs: b, ${STEPS} } }` },
      {},
      /needs a job that is/,
    ],
    ['a caller of nothing', { '.github/workflows/ci.yml': 'jobs: { a: { uses: x } }' }, {}, /the workflow x cannot/],
    [
      'itself',
      { '.github/workflows/ci.yml': 'jobs: { a: { uses: ./.github/workflows/ci.yml } }' },
      {},
      /cannot be read/,
    ],
    [
      'a path that leaves',
      { '.github/workflows/ci.yml': 'jobs: { a: { uses: ./../x.yml } }' },
      {},
      /is not one of a file/,
    ],
    ['the file of the base', { '.github/workflows/ci.yml': CHAIN }, { event: 'pull_request_target' }, /base branch/],
  ])('%s cannot be read', async (_, files, facts, message) => {
    expect(await plan(files, ['a!'], facts)).toMatch(message)
  })

  test.each<[string, Json, readonly string[]]>([
    ["github.ref == 'refs/heads/main'", {}, ['test']],
    ["github.ref == 'refs/heads/main'", { head_branch: 'main' }, ['test', 'deploy']],
    ["${{ github.event_name == 'push' && github.ref_name == 'main' }}", { event: 'pull_request' }, ['test']],
    ['success()', {}, ['test', 'deploy']],
    ['false', {}, ['test']],
  ])('a dependent with if: %s on %j', async (condition, facts, repeated) => {
    const file = `jobs: { test: { ${STEPS} }, deploy: { needs: test, if: ${JSON.stringify(condition)}, ${STEPS} } }`
    expect(await plan(file, ['test!', 'deploy?'], facts)).toEqual(repeated)
    // A job that ran in this attempt runs again, whatever its condition seems to say.
    expect(await plan(file, ['test!', 'deploy'], facts)).toEqual(['test', 'deploy'])
  })
})

describe('guards of a file', () => {
  const guardOf = async (text: string, more: Readonly<Record<string, string>> = {}) => {
    const { done } = await read({ '.github/workflows/ci.yml': text, ...more })
    if (!done.ok) return done.error
    const guards = done.value.jobs.map(findGuardInFile)
    return guards.find((guard) => guard !== null) ?? null
  }
  const inStep = (step: string): string => `jobs: { a: { steps: [${step}] } }`
  test.each<[string, string | null]>([
    ['jobs: { a: { environment: live, steps: [] } }', 'environment: live'],
    ['jobs: { a: { environment: { name: live }, steps: [] } }', 'environment: live'],
    ['jobs: { deploy: { name: Go, steps: [] } }', 'deploy'],
    ['jobs: { a: { permissions: { contents: write }, steps: [] } }', 'contents: write'],
    ['jobs: { a: { permissions: write-all, steps: [] } }', 'permissions: write-all'],
    ['jobs: { a: { permissions: { issues: write, contents: read }, steps: [] } }', null],
    ['permissions: { packages: write }\njobs: { a: { steps: [] } }', 'packages: write'],
    ['permissions: { packages: write }\njobs: { a: { permissions: {}, steps: [] } }', null],
    [inStep('{ name: Publish, run: make }'), 'publish'],
    [inStep('{ run: "make\\nkubectl apply -f x" }'), 'kubectl apply'],
    [inStep('{ run: "docker build \\\\\\n  --push ." }'), 'docker --push'],
    [inStep('{ run: npm publish, if: false }'), null],
    [
      inStep('{ uses: actions/checkout@v4 }, { uses: ruby/setup-ruby@v1 }, { uses: gradle/actions/setup-gradle@v4 }'),
      null,
    ],
    [inStep('{ uses: pulumi/actions@v5, with: { command: up } }'), 'uses: pulumi/actions@v5'],
    [
      inStep('{ uses: hashicorp/tfc-workflows-github/actions/apply-run@v1 }'),
      'uses: hashicorp/tfc-workflows-github/actions/apply-run@v1',
    ],
    [inStep('{ uses: nwtgck/actions-netlify@v3 }'), 'uses: nwtgck/actions-netlify@v3'],
    [inStep('{ uses: FirebaseExtended/action-hosting-deploy@v0 }'), 'deploy'],
    [
      inStep('{ uses: actions/github-script@v7, with: { script: github.rest.repos.createRelease() } }'),
      'uses: actions/github-script@v7',
    ],
    [inStep('{ uses: benc-uk/workflow-dispatch@v1 }'), 'uses: benc-uk/workflow-dispatch@v1'],
    [inStep('{ uses: "docker://alpine" }'), 'uses: docker://alpine'],
    [inStep('{ uses: docker/build-push-action@v6 }'), null],
    [inStep('{ uses: docker/build-push-action@v6, with: { push: false } }'), null],
    [
      inStep('{ uses: docker/build-push-action@v6, with: { push: "${{ inputs.x }}" } }'),
      'uses: docker/build-push-action@v6',
    ],
    [inStep('{ uses: nick-fields/retry@v3, with: { command: make } }'), null],
    [inStep('{ uses: nick-fields/retry@v3, with: { command: npm publish } }'), 'npm publish'],
    [inStep('{ uses: conductor-action/conductor-action@v1, with: { run: npm test } }'), null],
    [
      inStep('{ uses: conductor-action/conductor-action@v1, with: { workflow: x.yaml } }'),
      'uses: conductor-action/conductor-action@v1',
    ],
    [inStep('{ uses: ./.github/actions/deploy }'), 'deploy'],
    [inStep('{ uses: ./none }'), 'uses: ./none'],
    [inStep('{ uses: ./node }'), 'uses: ./node'],
    [inStep('{ uses: ./good, with: { x: y } }'), null],
    [inStep('{ uses: ./bad }'), 'gh release'],
  ])('%s: %s', async (file, guard) => {
    const actions = {
      'node/action.yml': 'runs: { using: node20, main: x.js }',
      'good/action.yaml': 'runs: { using: composite, steps: [{ run: make, shell: bash }] }',
      'bad/action.yml': 'runs: { using: composite, steps: [{ uses: ./worse }] }',
      'worse/action.yml': 'runs: { using: composite, steps: [{ run: gh release create v1, shell: bash }] }',
    }
    expect(await guardOf(file, actions)).toBe(guard)
  })

  test('a called workflow has the permissions that its caller passes on', async () => {
    const ci = 'jobs: { a: { permissions: { contents: write }, uses: ./x.yml } }'
    const { done } = await read({ '.github/workflows/ci.yml': ci, 'x.yml': 'jobs: { b: { steps: [] } }' })
    const [inner] = done.ok ? (done.value.jobs[0]?.called ?? []) : []
    expect(inner && findGuardInFile(inner)).toBe('contents: write')
  })

  test.each([
    ['make ${{ x }}', false],
    ['set -e\n${{ inputs.command }}', true],
  ])('the command of %j is unknown: %s', (run, isUnknown) => {
    expect(hasUnknownCommand([{ name: null, uses: null, run, inputs: {} }])).toBe(isUnknown)
  })

  test('many aliases are not a file', () => {
    const levels = Array.from({ length: 12 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(9)}]`)
    expect(parseWorkflowFile(`a0: &a0 [x]\n${levels.join('\n')}\njobs: {}`).ok).toBe(false)
  })
})

describe('expressions', () => {
  const push = createContexts(factsOf({ head_branch: 'main' }))
  const pull = createContexts(factsOf({ event: 'pull_request', head_branch: 'main' }))
  test.each<[string, boolean, boolean]>([
    ["github.event_name == 'PUSH'", false, true],
    ["github.event_name != 'push'", true, false],
    ["!(github.event_name == 'push')", true, false],
    ["github.ref == 'refs/heads/main'", false, true],
    ["startsWith(github.ref, 'refs/tags/')", false, true],
    ["startsWith(github.ref, 'refs/tags/v')", true, true],
    ["contains(github.ref, 'main') && github.event_name == 'schedule'", true, true],
    ["always() && github.event_name == 'push'", false, true],
    ["always() || github.event_name == 'push'", false, false],
    ["needs.a.outputs.x == 'y' && false", true, true],
    ["endsWith(github.ref_name, 'main')", false, true],
    ['github.actor', false, false],
    ["'it''s' == 'it''s'", false, false],
    ['x ${{ false }}', false, false],
    ['${{ false }}', true, true],
    ["github.event_name == 'push' ?", false, false],
    ["('a'", false, false],
  ])('%s is never true: %s after a push, %s in a pull request', (text, ofPush, ofPull) => {
    expect([isNeverTrue(text, push), isNeverTrue(text, pull)]).toEqual([ofPush, ofPull])
  })

  test.each<[string, string | null]>([
    ['ci', 'ci'],
    ['${{ github.workflow }}-${{ github.ref }}', 'CI-refs/heads/main'],
    ['x-${{ github.head_ref || github.run_id }}', 'x-9'],
    ['x-${{ github.actor }}', null],
    ['x-${{ github.ref', null],
  ])('%s becomes %s', (template, text) => expect(evaluateTemplate(template, push[0] ?? {})).toBe(text))
})

test('a workflow file with very many keys is read in time', () => {
  // Each key compared with all others would take minutes.
  const keys = Array.from({ length: 200_000 }, (_, at) => `k${at}: 1\n`).join('')
  expect(parseWorkflowFile(keys)).toEqual({ ok: false, error: 'it has no jobs' })
})
