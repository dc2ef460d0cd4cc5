import { expect, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { checkOneStep, readStep } from '../../src/config/one-step.js'

async function check(options: Readonly<Record<string, string>>) {
  const step = readStep(
    { run: 'echo {{ x }} ${HOME}', shell: options['shell'] ?? null },
    (name) => options[name] ?? null,
  )
  if (!step.ok) throw new Error(step.error)
  return checkOneStep(step.value, (option) => `--${option}`, '/work', loadPatterns)
}

test.each<[string, Record<string, string>, readonly string[]]>([
  ['a field of retry', { retry: '{max: 0}' }, ['--retry: `max` must be at least 1, and `0` is not.']],
  ['a field that retry lacks', { retry: '{backof: linear}' }, ['--retry: `retry` has no field `backof`.']],
  ['kinds to retry', { retry: '{on: 7}' }, ['--retry: `on_error` cannot be `7`.']],
  ['an entry of a list', { tolerate: '[7]' }, ['--tolerate: `on_error[0]` must be a text, not `7`.']],
  [
    'a field of a rule',
    { classify: '[{kind: 7, stderr: x}]' },
    ['--classify: `classify[0].kind` must be a text, not `7`.'],
  ],
  [
    'an option with a dash',
    { 'test-exit-codes': '0' },
    ['--test-exit-codes: `test_exit_codes[0]` must be at least 1, and `0` is not.'],
  ],
  ['a shell', { shell: '' }, ['--shell: `shell` must not be empty.']],
  [
    'a name',
    { name: 'workflow' },
    ['--name: `workflow` means something else in templates; a node needs another name.'],
  ],
  [
    'two options',
    { raises: 'A', tolerate: 'foo' },
    ['--raises: `A` is not a kind.', '--tolerate: `foo` is neither a kind nor a prefix.'],
  ],
  ['a tolerated kind that the step cannot raise', { tolerate: 'a.b', classify: 'npm' }, []],
  [
    'a near miss of one that it can',
    { tolerate: 'external.npm.netwrok', classify: 'npm' },
    [expect.stringMatching(/^--tolerate: `echo` does not declare/)],
  ],
])('the problem of an option names the option: %s', async (_, options, messages) => {
  const { findings, runnable } = await check(options)
  expect(findings.map(({ message }) => message).sort()).toEqual(messages)
  expect(findings.every(({ file, line }) => file === '' && line === 1)).toBe(true)
  expect(runnable === null).toBe(messages.length > 0)
})

test('the command is data in the model, no template', async () => {
  const { runnable } = await check({ retry: '2', classify: 'npm', tolerate: 'true' })
  expect(runnable?.steps.get('echo')).toEqual({
    name: 'echo',
    type: 'script',
    strict_exit: true,
    classify: [{ use: 'npm' }],
    run: 'echo {{ x }} ${HOME}',
    routes: [
      { to: '$end' },
      { on_error: true, when: 'error.transient', retry: { max: 2 } },
      { on_error: true, recover: { output: {} } },
    ],
  })
  expect(runnable).toMatchObject({ literal: true, displayFile: '' })
})
