import { describe, expect, it } from 'vitest'
import type { PolicyDefinition } from '../../../src/config/model.js'
import type { ProcessRequest, ProcessResult, ProcessRunner } from '../../../src/core/ports.js'
import {
  askCommands,
  evaluatePolicies,
  filterPolicies,
  findDenial,
  type PolicyAnswer,
  type PolicyInput,
} from '../../../src/engine/resilience/policies.js'
import { createScope } from '../../../src/expressions/index.js'

const base: PolicyInput = {
  node: { name: 'deploy', type: 'script', timeoutSeconds: null, maxConcurrent: null },
  running: new Map(),
  runningTotal: 0,
  failedBefore: () => false,
  isRetry: false,
  group: () => null,
  scope: () => ({
    ...createScope({ workflow: { input: { branch: 'main' } } }),
    absent: (name) => (name === 'absent' ? 'it has not run' : null),
  }),
  contextJson: () => ({ workflow: { input: { branch: 'main' } } }),
}

const kept = (text: string, truncated = false) => ({ text, truncated, totalBytes: text.length })
const exited = (exitCode: number, stdout: string): ProcessResult => ({
  status: 'exited',
  exitCode,
  signal: null,
  stdout: kept(stdout),
  stderr: kept(''),
})

function runner(result: ProcessResult, seen: ProcessRequest[] = []): ProcessRunner {
  return {
    run: async (request) => {
      seen.push(request)
      return result
    },
    endLeftovers: async () => [],
  }
}

async function ask(
  policies: readonly PolicyDefinition[],
  input: Partial<PolicyInput> = {},
  processes = runner(exited(1, '')),
) {
  const ports = { processes, signal: new AbortController().signal, cwd: '/', env: {} }
  const asked = { ...base, ...input }
  const speaking = filterPolicies(policies, asked.node.name)
  return evaluatePolicies(speaking, asked, await askCommands(speaking, asked, ports))
}

async function one(
  policy: PolicyDefinition,
  input: Partial<PolicyInput> = {},
  processes?: ProcessRunner,
): Promise<PolicyAnswer> {
  const [answer] = await ask([policy], input, processes)
  if (answer === undefined) throw new Error('no answer')
  return answer
}

const timed = (timeoutSeconds: number | null) => ({ node: { ...base.node, timeoutSeconds } })
const ended = (total: number, completed: number) => ({
  group: (name: string) => (name === 'lint' ? { total, completed } : null),
})
const gate: PolicyDefinition = { name: 'p', type: 'phase_gate', group: 'lint' }
const free: PolicyDefinition = { name: 'p', type: 'node_availability' }
const busy = { running: new Map([['deploy', 1]]), runningTotal: 1 }

describe('built-in policies', () => {
  it.each<[string, PolicyDefinition, Partial<PolicyInput>, boolean, boolean]>([
    ['below the default of 5', { name: 'p', type: 'max_concurrent_tasks' }, { runningTotal: 4 }, true, false],
    ['at the default', { name: 'p', type: 'max_concurrent_tasks' }, { runningTotal: 5 }, false, false],
    ['at a limit of 1', { name: 'p', type: 'max_concurrent_tasks', max: 1 }, { runningTotal: 1 }, false, false],
    ['no timeout', { name: 'p', type: 'task_timeout' }, timed(null), true, true],
    ['below', { name: 'p', type: 'task_timeout', max_seconds: 60 }, timed(59.9), true, false],
    ['equal', { name: 'p', type: 'task_timeout', max_seconds: 60 }, timed(60), false, false],
    ['not over 0', { name: 'p', type: 'task_timeout', max_seconds: 60 }, timed(0), false, false],
    ['at the default', { name: 'p', type: 'task_timeout' }, timed(3600), false, false],
    ['group has not run', gate, {}, true, true],
    ['group without items', gate, ended(0, 0), true, false],
    ['equal rate', gate, ended(5, 4), true, false],
    ['below', gate, ended(5, 3), false, false],
    ['none completed', { ...gate, min_success_rate: 0 }, ended(3, 0), false, false],
    ['one of many at rate 0', { ...gate, min_success_rate: 0 }, ended(100, 1), true, false],
    ['free', free, {}, true, false],
    ['running', free, busy, false, false],
    ['another runs', free, { running: new Map([['other', 1]]), runningTotal: 1 }, true, false],
    ['failed before', free, { failedBefore: () => true }, false, false],
    ['a retry after failing', free, { failedBefore: () => true, isRetry: true }, true, false],
  ])('%s', async (_, policy, input, allowed, isSkipped) => {
    const answer = await one(policy, input)
    expect(answer.allowed).toBe(allowed)
    expect(answer.metadata['skipped'] === true).toBe(isSkipped)
    expect(answer.reason).not.toBe('')
  })

  it('warns of a group that asks for more than the limit', async () => {
    const node = { ...base.node, maxConcurrent: 10 }
    const answer = await one({ name: 'p', type: 'max_concurrent_tasks' }, { node })
    expect(answer).toMatchObject({ allowed: true, metadata: { warning: expect.stringContaining('10') } })
  })

  it.each([
    [5, 0, false],
    [6, 0, true],
    [6, 5, false],
    [null, 0, false],
  ])(
    'a group of %s at once beside %s running tasks is warned of: %s',
    async (maxConcurrent, runningTotal, isWarned) => {
      const node = { ...base.node, maxConcurrent }
      const { metadata } = await one({ name: 'p', type: 'max_concurrent_tasks' }, { node, runningTotal })
      expect(metadata).toMatchObject({ running: runningTotal, max: 5 })
      expect('warning' in metadata).toBe(isWarned)
    },
  )

  it.each<[PolicyDefinition, Partial<PolicyInput>, string, object]>([
    [gate, ended(0, 0), 'lint had no items', { group: 'lint', total: 0, completed: 0 }],
    [
      gate,
      ended(3, 0),
      '0 of 3 in lint completed, a rate of 0; at least one, and a rate of 0.8, are needed',
      { success_rate: 0, min_success_rate: 0.8 },
    ],
    [
      gate,
      ended(3, 2),
      '2 of 3 in lint completed, a rate of 0.6667; at least one, and a rate of 0.8, are needed',
      { success_rate: 2 / 3 },
    ],
    [gate, {}, 'lint has not run', { skipped: true }],
    [free, busy, 'deploy is already running', { running: 1, failed_before: false, retry: false }],
    [free, { failedBefore: () => true }, 'deploy failed before', { failed_before: true }],
    [free, { isRetry: true }, 'this is a retry of deploy', { retry: true }],
    [
      { name: 'p', type: 'task_timeout', max_seconds: 60 },
      timed(59),
      'the timeout of 59 s is below 60 s',
      { max_seconds: 60 },
    ],
    [{ name: 'p', type: 'task_timeout' }, timed(null), 'deploy has no timeout', { skipped: true }],
  ])('%j with %j says: %s', async (policy, input, reason, metadata) => {
    expect(await one(policy, input)).toMatchObject({ reason, metadata })
  })

  it('passes every simple rate that equals its bound', async () => {
    for (let total = 1; total <= 100; total++) {
      const answer = await one({ ...gate, min_success_rate: Number((1 / total).toString()) }, ended(total, 1))
      expect(answer.allowed).toBe(true)
    }
  })
})

describe('expression policies', () => {
  it.each([
    ["workflow.input.branch == 'main'", true, false],
    ["workflow.input.branch == 'topic'", false, false],
    ["{{ workflow.input.branch == 'main' }}", true, false],
    ['{{ workflow.input.branch == "topic" }}', false, false],
    ['absent.output.ok', true, true],
    ['{{ absent.output.ok }}', true, true],
    ['unknown.output.ok', false, false],
    ['workflow.input.brnch', false, false],
    ['workflow.input.branch / 2 > 1', false, false],
    ['workflow.input.branch ==', false, false],
  ])('%s', async (allow_if, allowed, isSkipped) => {
    const answer = await one({ name: 'p', type: 'expression', allow_if })
    expect(answer.allowed).toBe(allowed)
    expect(answer.metadata['skipped'] === true).toBe(isSkipped)
  })

  it('denies when the scope itself breaks', async () => {
    const scope = {
      lookup: () => {
        throw new Error('no context today')
      },
      names: () => [],
    }
    const answer = await one({ name: 'p', type: 'expression', allow_if: 'x' }, { scope: () => scope })
    expect(answer).toMatchObject({ allowed: false, reason: expect.stringContaining('no context today') })
  })
})

describe('command policies', () => {
  const policy: PolicyDefinition = { name: 'opa', type: 'command', command: 'decide', args: ['--level', 2] }

  it.each<[string, ProcessResult, boolean]>([
    ['allows', exited(0, '{"allowed": true, "reason": "fine", "metadata": {"rule": 7}}\n'), true],
    ['denies', exited(0, '{"allowed": false, "reason": "freeze"}'), false],
    ['gives no answer', exited(0, ' \n'), false],
    ['fails although it says yes', exited(1, '{"allowed": true}'), false],
    ['answers garbage', exited(0, 'yes'), false],
    ['answers without a boolean', exited(0, '{"allowed": "true"}'), false],
    ['answers a list', exited(0, '[true]'), false],
    ['hangs', { status: 'timed_out', stdout: kept('{"allowed": true}'), stderr: kept('') }, false],
    ['is absent', { status: 'not_started', message: 'not found' }, false],
    ['is cancelled', { status: 'cancelled', stdout: kept(''), stderr: kept('') }, false],
    [
      'says too much',
      { status: 'exited', exitCode: 0, signal: null, stdout: kept('{"allowed": true}', true), stderr: kept('') },
      false,
    ],
  ])('%s', async (_, result, allowed) => {
    const answer = await one(policy, {}, runner(result))
    expect(answer.allowed).toBe(allowed)
    expect(answer.reason).not.toBe('')
  })

  it.each<[ProcessResult, string]>([
    [exited(0, '{"allowed": false, "reason": " frozen "}'), 'frozen'],
    [exited(0, '{"allowed": false, "reason": " "}'), 'decide denied it'],
    [exited(0, '{"allowed": true, "reason": 5}'), 'decide allowed it'],
    [exited(0, ' '), 'decide answered with something else than {allowed, reason, metadata}'],
    [exited(3, ''), 'decide exited with code 3'],
    [exited(0, `{"allowed": true, "reason": "${'x'.repeat(1001)}"}`), 'x'.repeat(1000)],
    [{ status: 'not_started', message: 'gone' }, 'decide could not be started: gone'],
    [{ status: 'timed_out', stdout: kept(''), stderr: kept('') }, 'decide gave no answer within 30 s'],
    [{ status: 'cancelled', stdout: kept(''), stderr: kept('') }, 'decide was cancelled'],
  ])('%j: its reason is %s', async (result, reason) => {
    expect((await one(policy, {}, runner(result))).reason).toBe(reason)
  })

  it('hands the context over as JSON and takes reason and metadata back', async () => {
    const seen: ProcessRequest[] = []
    const answer = await one(
      policy,
      busy,
      runner(exited(0, '{"allowed": true, "reason": "fine", "metadata": {"rule": 7}}'), seen),
    )
    expect(answer).toEqual({
      policy_name: 'opa',
      allowed: true,
      reason: 'fine',
      metadata: { rule: 7 },
      mode: 'enforce',
    })
    const [request] = seen
    expect(request).toMatchObject({ command: 'decide', args: ['--level', '2'], timeoutSeconds: 30 })
    expect(JSON.parse(request?.stdin ?? '')).toMatchObject({
      policy: 'opa',
      node: { name: 'deploy', type: 'script' },
      running: { deploy: 1 },
      context: { workflow: { input: { branch: 'main' } } },
    })
  })

  it('denies when the runner or the context throws', async () => {
    const broken: ProcessRunner = { run: () => Promise.reject(new Error('no processes')), endLeftovers: async () => [] }
    expect((await one(policy, {}, broken)).allowed).toBe(false)
    const contextJson = () => {
      throw new Error('circular')
    }
    expect((await one(policy, { contextJson }, runner(exited(0, '{"allowed": true}')))).allowed).toBe(false)
  })
})

describe('a list of policies', () => {
  const fromFile: PolicyDefinition[] = [
    { name: 'other', type: 'task_timeout', nodes: ['build'] },
    { name: 'soft', type: 'expression', allow_if: 'false', mode: 'warn' },
    { name: 'first', type: 'expression', allow_if: '1 == 2', nodes: ['deploy'] },
    { name: 'second', type: 'expression', allow_if: '1 == 3' },
    { name: 'last', type: 'node_availability' },
  ]

  it('is asked in order, all of it, and the first enforced denial counts', async () => {
    const answers = await ask(fromFile)
    expect(answers.map((answer) => answer.policy_name)).toEqual(['soft', 'first', 'second', 'last'])
    expect(findDenial(answers)?.envelope).toMatchObject({
      kind: 'internal.policy_denied',
      message: expect.stringMatching(/first.*1 == 2/),
      details: { policy: 'first' },
    })
  })

  it('lets everything pass when only warnings say no', async () => {
    expect(findDenial(await ask(fromFile.slice(0, 2)))).toBeNull()
  })
})
