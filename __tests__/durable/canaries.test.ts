import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'
import { ended, World } from './support/world.js'

const CANARIES = 200

/** Deterministic and unlike each other; every fourth has signs that encodings change. */
function canary(number: number): string {
  const digest = createHash('sha256').update(`canary ${number}`).digest('base64url').slice(0, 22)
  return number % 4 === 0 ? `c4n&${digest}+/="ä` : `c4n${digest}`
}

const ENCODINGS: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => Buffer.from(value).toString('base64'),
  (value) => Buffer.from(`x${value}`).toString('base64url'),
  (value) => encodeURIComponent(value),
  (value) => Buffer.from(value).toString('hex'),
  (value) => JSON.stringify(JSON.stringify({ deep: value })),
]

/** Where a secret comes from, and where a script may put it. */
type Origin = 'env' | 'input' | 'mask'
const PLACES = ['stdout', 'stderr', 'field', 'envelope', 'nested', 'key', 'excerpt'] as const

function program(place: (typeof PLACES)[number], text: string): Record<string, unknown> {
  switch (place) {
    case 'stdout':
      return { stdout: `some words ${text} and more\n` }
    case 'stderr':
      return { stderr: `${'noise '.repeat(800)}${text} at the end\n`, fails: 9 }
    case 'field':
      return { out: { field: text } }
    case 'nested':
      return { out: { list: [{ deep: [`before ${text} after`] }] } }
    case 'key':
      return { out: { [`k ${text}`]: 1 } }
    case 'envelope':
      return { fails: 9, complaint: text }
    case 'excerpt':
      return { out: 'no object', stdout: `${'word '.repeat(195)}${text} ${'word '.repeat(300)}` }
  }
}

describe('two hundred canaries in six encodings', () => {
  it('are in no file of a run, however they came in', async () => {
    const secrets = Array.from({ length: CANARIES }, (_, number) => canary(number))
    const origins = secrets.map((_, number): Origin => (['env', 'input', 'mask'] as const)[number % 3] ?? 'env')
    const env = Object.fromEntries(
      secrets.flatMap((value, number) => (origins[number] === 'env' ? [[`CANARY_${number}_TOKEN`, value]] : [])),
    )
    const inputs = Object.fromEntries(
      secrets.flatMap((value, number) => (origins[number] === 'input' ? [[`i${number}`, value]] : [])),
    )
    const nodes = secrets.map((value, number) => {
      const place = PLACES[number % PLACES.length] ?? 'stdout'
      const encoded = ENCODINGS[number % ENCODINGS.length]?.(value) ?? value
      const told = program(place, encoded)
      const mask = origins[number] === 'mask' ? { stdout: `::add-mask::${value}\n${String(told['stdout'] ?? '')}` } : {}
      const routes =
        number + 1 < secrets.length
          ? `[{ to: n${number + 1} }, { on_error: true, to: n${number + 1} }]`
          : '[{ to: $end }, { on_error: true, to: $end }]'
      const schema = place === 'excerpt' ? '\n    output: { a: { type: string } }' : ''
      return `  - name: n${number}\n    type: script\n    command: work\n    args: [n${number}, ${JSON.stringify(`{% raw %}${JSON.stringify({ ...told, ...mask })}{% endraw %}`)}]${schema}\n    routes: ${routes}\n`
    })
    const declared = Object.keys(inputs).map((name) => `${name}: { type: string, secret: true }`)
    const world = new World({
      'workflow.yaml': `workflow:\n  name: canaries\n  entry_point: n0\n  limits: { max_iterations: 1000 }\n  input: { ${declared.join(', ')} }\nagents:\n${nodes.join('')}output: { all: '{{ workflow.input | tojson }}' }\n`,
    })
    const shown: string[] = []
    const result = ended(await world.run({ env, inputs, watch: (text) => void shown.push(text) }))
    expect(world.started).toHaveLength(CANARIES)
    // The result is data and has the true values.
    expect(JSON.stringify(result.output)).toContain(secrets[1])
    const left = [
      ...world.files.content.entries(),
      ['the log', shown.join('')],
      ['result', JSON.stringify(result.result)],
      ['notes', world.notes.join('\n')],
    ] as const
    for (const [number, value] of secrets.entries()) {
      for (const [index, encode] of ENCODINGS.entries()) {
        const core = index === 5 ? JSON.stringify(value).slice(1, -1) : encode(value).replace(/=+$/, '')
        for (const [name, text] of left) {
          // The first signs of an encoding may be shared with the text before it.
          const needle = index === 2 ? core.slice(4, -2) : core
          expect(text.includes(needle), `canary ${number} (${origins[number]}) by encoding ${index} in ${name}`).toBe(
            false,
          )
        }
      }
    }
  }, 60_000)

  it('a secret that a cut could go through is not left over in half', () => {
    for (const secret of ['s3cr3t-passphrase-of-many-signs', 'two words and more']) {
      const redactor = new Redactor({ secrets: [{ value: secret, origin: 'env:X_TOKEN' }] })
      expect(redactor.text(`before ${secret} after`)).toBe('before *** after')
    }
  })
})
