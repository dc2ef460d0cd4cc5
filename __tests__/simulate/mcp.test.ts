import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { callTool, ToolArguments, type ToolName } from '../../src/cli/mcp/calls.js'
import type { JsonObject } from '../../src/core/json.js'
import { contextIn } from '../cli/context.js'
import { folderWith } from '../support/folders.js'

const FILES = {
  'w.yaml': `workflow: { name: w, entry_point: check, input: { region: { type: string } } }
agents:
  - name: check
    type: script
    run: ./check
    raises: [api.busy, git.drift]
    output: { ok: { type: boolean } }
    routes:
      - { to: publish, when: output.ok }
      - { to: $end }
      - { on_error: api.busy, retry: { max: 2 } }
  - { name: publish, type: script, run: ./publish }
`,
  'bad.yaml': 'workflow: { name: w, entry_point: chekc }\nagents: [{ name: check, type: script, run: x }]\n',
}

async function call(tool: ToolName, values: JsonObject) {
  const folder = folderWith(FILES)
  const { context } = contextIn(folder)
  const bounds = { cwd: folder, workspace: folder, runs: folder }
  const cancel = new AbortController().signal
  const args = new ToolArguments({ ...values, file: path.join(folder, String(values['file'])) })
  const reply = await callTool(tool, { args, context, bounds, cancel, tell: () => {} })
  return reply.ok ? reply.value : reply.error
}

describe('the MCP tool simulate', () => {
  it.each<[string, JsonObject, string, boolean]>([
    ['the matrix', { file: 'w.yaml' }, '"rows"', false],
    ['one question', { file: 'w.yaml', failures: ['check=api.busy@1'] }, '"handled_by":"retry"', false],
    [
      'given values',
      { file: 'w.yaml', failures: ['check=api.busy@1'], outputs: { 'check.ok': false }, inputs: { region: 'eu' } },
      '"certain":true',
      false,
    ],
    ['an invalid file', { file: 'bad.yaml' }, 'chekc', true],
    ['a kind that cannot be raised', { file: 'w.yaml', failures: ['check=api.bsy'] }, 'api.busy', true],
    ['an unknown node', { file: 'w.yaml', failures: ['chek=api.busy'] }, 'did you mean', true],
    ['an unknown field', { file: 'w.yaml', outputs: { 'check.okk': true } }, 'did you mean', true],
    ['an unknown input', { file: 'w.yaml', inputs: { regoin: 'eu' } }, 'region', true],
    ['an unknown gate', { file: 'w.yaml', gates: { ask: 'yes' } }, 'ask', true],
    ['a number of items that is none', { file: 'w.yaml', item_count: -1 }, 'item-count', true],
  ])('answers %s', async (_, values, expected, isError) => {
    const reply = await call('simulate', values)
    const text = JSON.stringify(reply).replaceAll('\\"', '"').replaceAll(/\\n */g, '').replaceAll('": ', '":')
    expect(text).toContain(expected)
    expect(typeof reply === 'string' || reply.isError === true).toBe(isError)
  })
})

it('the MCP tool graph draws a picture', async () => {
  expect(JSON.stringify(await call('graph', { file: 'w.yaml', format: 'svg' }))).toContain('<svg ')
})
