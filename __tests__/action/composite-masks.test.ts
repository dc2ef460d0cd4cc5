import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { INPUTS } from '../../src/action/input-table.js'
import { REPOSITORY } from '../support/built.js'

const { runs } = parse(readFileSync(path.join(REPOSITORY, 'runner/action.yml'), 'utf8'))
const steps: readonly { env?: Record<string, string>; run?: string }[] = runs.steps

/** The spellings of a secret that GitHub's runner masks: as it is, each of its lines, and one encoding of each. */
function masks(secret: string): readonly string[] {
  const values = [secret, ...secret.split(/[\r\n]+/).map((line) => line.trim())].filter((value) => value !== '')
  return values.flatMap((value) => [
    value,
    JSON.stringify(value).slice(1, -1),
    value.replaceAll("'", "''"),
    value.replaceAll('\\', '\\\\').replaceAll('"', '\\"'),
    encodeURIComponent(value),
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    value.replace(/^"(.*)"$/s, '$1'),
    ...[0, 1, 2].map((at) => Buffer.from(value.slice(at)).toString('base64').replace(/=+$/, '').slice(0, -1)),
  ])
}

function masked(text: string, secret: string): string {
  const longestFirst = [...new Set(masks(secret))].filter((mask) => mask !== '').sort((a, b) => b.length - a.length)
  return longestFirst.reduce((whole, mask) => whole.replaceAll(mask, '***'), text)
}

/** What the runner prints before a step: its variables, with expressions filled in. */
function printed(env: Readonly<Record<string, string>>, inputs: Readonly<Record<string, string>>): string {
  const value = (text: string) =>
    text.replaceAll(/\$\{\{ (?:inputs\.([\w-]+)|(toJSON\(inputs\))|[^}]*) \}\}/g, (_, name?: string, all?: string) =>
      all === undefined ? (inputs[name ?? ''] ?? '') : JSON.stringify(inputs, null, 2),
    )
  return Object.entries(env)
    .map(([name, text]) => `  ${name}: ${value(text)}`)
    .join('\n')
}

const GCP_KEY = JSON.stringify(
  {
    type: 'service_account',
    private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQ\nIBADANBg\n-----END PRIVATE KEY-----\n',
  },
  null,
  2,
)

test.each([
  ['a key of GCP', GCP_KEY],
  ['a quote', 'pass"word-with-quote'],
  ['a backslash', 'DOMAIN\\user-and-word'],
  ['lines', 'first-line-x\nsecond-line-y'],
])('a secret with %s is masked in the log of the composite', (_, secret) => {
  // As documented: `token: ${{ toJSON(secrets.NAME) }}`.
  const inputs = { workflow: 'w.yaml', inputs: `token: ${JSON.stringify(secret)}`, 'github-token': 'ghs_x' }
  const parts = secret.split(/[\s"\\]+/).filter((part) => part.length > 3)
  for (const { env } of steps.filter((step) => step.run !== undefined)) {
    const shown = masked(printed(env ?? {}, inputs), secret)
    for (const part of parts) expect(shown).not.toContain(part)
  }
  const together = masked(printed({ ALL: '${{ toJSON(inputs) }}' }, inputs), secret)
  // Escaping in JSON hides a secret with quotes or backslashes from the runner's own masks.
  const isEscaped = /["\\]/.test(secret)
  expect(parts.some((part) => together.includes(part))).toBe(isEscaped)
})

test('every input has a variable in each step that runs the engine, and none is interpolated into a script', () => {
  const engine = steps.filter(({ run }) => run?.includes('dist/action/index.js'))
  expect(engine).toHaveLength(2)
  for (const { env = {}, run } of engine) {
    const given = Object.values(env).flatMap((text) => /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(text)?.[1] ?? [])
    expect(given).toEqual(Object.keys(INPUTS))
    expect(run).not.toContain('${{')
  }
})
