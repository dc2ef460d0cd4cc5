import { expect, it } from 'vitest'
import { findLostTools } from '../../src/config/providers.js'
import { loadText } from '../config/load-helpers.js'

const file = (agent: string): string =>
  [
    'workflow:',
    '  name: t',
    '  entry_point: a',
    '  runtime: { provider: { name: command, command: cat }, mcp_servers: { s: { command: x } } }',
    `agents: [{ name: a, prompt: hi${agent} }]`,
    '',
  ].join('\n')

it.each([
  ['', ['lost-ability']],
  [', tools: []', []],
  [', provider: openai', []],
])('a program is offered no tools of an agent%s', (agent, codes) => {
  const { workflow } = loadText(file(agent))
  expect(workflow === null ? null : findLostTools(workflow, true, null).map(({ code }) => code)).toEqual(codes)
})
