import { expect, test } from 'vitest'
import { coerce } from '../../src/source/coercion.js'
import { salvage } from '../../src/source/schema-repair.js'

test.each([
  ['a number of a variable', 'parallel', { max_concurrent: ' 4 ' }, { max_concurrent: 4 }],
  ['a duration', 'scriptNode', { timeout: '90s', idle_timeout: '{{ x }}' }, { timeout: 90, idle_timeout: '{{ x }}' }],
  ['a boolean', 'scriptNode', { strict_exit: 'yes' }, { strict_exit: true }],
  ['a list instead of one value', 'classifyRule', { exit_code: ['1', '64-78'] }, { exit_code: [1, '64-78'] }],
  ['an argument, which stays as written', 'scriptNode', { args: [10n ** 20n] }, { args: ['100000000000000000000'] }],
  ['no duration', 'scriptNode', { timeout: '-5s', idle_timeout: '0s' }, { timeout: '-5s', idle_timeout: '0s' }],
  ['an empty variable, which is a value', 'scriptNode', { env: { A: null } }, { env: { A: null } }],
  ['a field that accepts any text', 'route', { on_error: 'true' }, { on_error: 'true' }],
  ['an empty field, which is missing', 'scriptNode', { description: null, timeout: null }, {}],
  ['an empty field that would change the run', 'scriptNode', { routes: null }, { routes: null }],
  [
    'data, in which null is a value',
    'setNode',
    { value: null, values: { a: null } },
    { value: null, values: { a: null } },
  ],
  ['an unknown field, which is reported later', 'scriptNode', { tiemout: null }, { tiemout: null }],
])('coerces %s', (_, shape, data, expected) => {
  expect(coerce(data, shape)).toEqual(expected)
})

test('removes the invalid entries of a list and no others, on a copy', () => {
  const questions = [{ hint: 5 }, { text: 'Why?', hint: 'short' }, 7, { text: 'When?', hint: 'soon' }]
  const data = { name: 'ask', type: 'questions', questions }
  expect(salvage('questionsNode', data)).toMatchObject({ questions: [questions[1], questions[3]] })
  expect(data.questions).toHaveLength(4)
})

test('an invalid error route stays one and never matches; a list without entries is removed', () => {
  const routes = [{ to: 'b', on_error: 5 }]
  const data = { name: 'a', type: 'script', run: ':', routes, reports: [1] }
  expect(salvage('scriptNode', data)).toEqual({
    name: 'a',
    type: 'script',
    run: ':',
    routes: [{ to: 'b', on_error: true, when: 'false' }],
  })
})
