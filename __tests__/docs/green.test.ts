import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../src/core/json.js'
import { conductorInside } from '../e2e/support/inside.js'
import { REPOSITORY } from '../support/built.js'
import { folderWith } from '../support/folders.js'

const page = readFileSync(path.join(REPOSITORY, 'docs/green.md'), 'utf8')
const code = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
const rows = page
  .split('\n')
  .filter((line) => /^\| .* \| `.*` \| `.*` \| `.*` \|$/.test(line))
  .map((line) => {
    const [who = '', yaml = '', shown = '', record = ''] = line.slice(2, -2).split(' | ')
    return { who, yaml: code(yaml)[0] ?? '', shown: code(shown)[0] ?? '', record: code(record) }
  })

/** A whole file around the YAML of a row: what is no node is a setting of the workflow. */
function fileOf(yaml: string): string {
  const check = yaml.startsWith('error_routes')
    ? '{ name: check, type: script, run: ./check.sh, raises: [check.stale], routes: [{ to: next }] }'
    : '{ name: check, type: script, run: "true", routes: [{ to: next }] }'
  const isNode = yaml.startsWith('- ')
  const isGroup = yaml.includes('for_each')
  const first = yaml.startsWith('runtime') ? './check.sh' : '"true"'
  const settings = isNode ? '' : `  ${yaml}\n`
  return `workflow:
  name: w
  entry_point: ${isNode && !isGroup ? 'check' : isGroup ? 'sweep' : 'first'}
  input: { items: { type: array, default: [good, bad] } }
${settings}agents:
  ${isNode && !isGroup ? yaml : `- ${check}`}
  - { name: next, type: script, run: "true" }
  ${isNode ? '' : `- { name: first, type: script, run: ${first}, routes: [{ to: check }] }`}
${isGroup ? `for_each:\n  ${yaml}\n` : ''}`
}

const SCRIPTS = {
  'check.sh': `#!/bin/sh
echo '{"fresh": false}'
[ -z "$KIND" ] || printf '{"kind":"%s","message":"it is stale"}' "$KIND" > "$CONDUCTOR_ERROR_OUT"
exit 1
`,
  'item.sh': `#!/bin/sh
[ "$1" = good ] || printf '{"kind":"item.lost","message":"lost"}' > "$CONDUCTOR_ERROR_OUT"
`,
}

describe.skipIf(process.platform === 'win32')('docs/green.md', () => {
  test('has a row for every word', () => {
    expect(rows.length).toBeGreaterThan(10)
  })

  test.each(rows)('$who', async ({ yaml, shown, record: [place = '', by] }) => {
    const cwd = folderWith({ 'w.yaml': fileOf(yaml), ...SCRIPTS })
    for (const name of Object.keys(SCRIPTS)) chmodSync(path.join(cwd, name), 0o755)
    const env = {
      PATH: process.env['PATH'],
      HOME: cwd,
      TMPDIR: mkdtempSync(path.join(cwd, 'tmp-')),
      KIND: yaml.includes('check.stale') ? 'check.stale' : '',
    }
    const file = path.join(cwd, 'w.yaml')
    const contract = await conductorInside(['contract', file], { cwd, env })
    expect(contract.stderr).toBe('')
    const lines = contract.stdout.slice(contract.stdout.indexOf('May pass')).split('\n').slice(1)
    expect(lines.map((line) => line.trim().replace(/ {2}\S*w\.yaml:\d+$/, ''))).toContain(shown)
    const run = await conductorInside(['run', file, '--format', 'json'], { cwd, env })
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: expect.anything() })
    const result: unknown = JSON.parse(run.stdout)
    const kept = isRecord(result) ? result[place] : undefined
    const [first] = Array.isArray(kept) ? kept : [kept]
    expect(first).toEqual(
      by === undefined ? expect.anything() : expect.objectContaining({ by: by.replace('by: ', '') }),
    )
  })
})
