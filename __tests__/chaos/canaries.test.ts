import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ended, World } from '../durable/support/world.js'
import { encodings } from '../redaction/encodings.js'
import { attack } from './support.js'

const CONTROLS = [
  '',
  '',
  '',
  '\u001b[0m',
  '\u001b[01;31m\u001b[K',
  '\u001b]0;t\u0007',
  '\u0000',
  '\u0007',
  '\ufeff',
  '\u202e',
  '\u200f',
]
/** A log that is still being printed is seen line by line. */
const NAMES = Object.keys(encodings)
const tail = fc.string({ minLength: 2, maxLength: 12, unit: fc.constantFrom(...'abXY19 +/?&"\'\\<>%=:()*!~é漢💥$#') })
const canary = fc.tuple(fc.stringMatching(/^Qz[A-Za-z0-9]{10}$/), tail).map(([head, end]) => `${head}${end}K7`)
const surfaces = ['stdout', 'stderr', 'field', 'nested', 'complaint'] as const

function told(surface: (typeof surfaces)[number], text: string): Record<string, unknown> {
  switch (surface) {
    case 'stdout':
      return { stdout: `words ${text} more\n` }
    case 'stderr':
      return { stderr: `${'noise '.repeat(300)}${text} end\n` }
    case 'field':
      return { out: { field: text } }
    case 'nested':
      return { out: { list: [{ deep: [`before ${text} after`] }] } }
    case 'complaint':
      return { fails: 9, complaint: text }
  }
}

const seen = (text: string): string =>
  text.replace(/\u001b\[[0-9;]*[A-Za-z]|\u001b\][^\u0007]*\u0007|[\u0000-\u0008\u000b-\u001f\ufeff\u202e\u200f]/g, '')

it('canaries in every spelling, with colours inside, are in no file and no log', async () => {
  const drawn = fc.record({
    value: canary,
    spelling: fc.constantFrom(...NAMES),
    surface: fc.constantFrom(...surfaces),
    between: fc.constantFrom(...CONTROLS),
    cut: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  })
  await attack(
    drawn,
    async ({ value, spelling, surface, between, cut }) => {
      const spelled = encodings[spelling]?.(value) ?? value
      const middle = Math.floor(spelled.length * cut)
      // In printed JSON a control character is an escape of six letters, and that inside of a secret is no promised spelling.
      const inside = surface === 'field' || surface === 'nested' ? '' : between
      // Half of a pair of surrogates is no text.
      const broken = /[\ud800-\udbff]$/.test(spelled.slice(0, middle))
        ? spelled
        : spelled.slice(0, middle) + inside + spelled.slice(middle)
      const args = JSON.stringify(`{% raw %}${JSON.stringify(told(surface, broken))}{% endraw %}`)
      const world = new World({
        'workflow.yaml': `workflow: { name: t, entry_point: a }\nagents:\n  - { name: a, type: script, command: work, args: [a, ${args}], routes: [{ to: $end }, { on_error: true, to: $end }] }\n`,
      })
      let shown = ''
      const watch = (text: string): void => {
        shown += text
      }
      ended(await world.run({ env: { CANARY_TOKEN: value }, watch }))
      const core = spelling.startsWith('base64') ? spelled.slice(4, -6) : spelled.trim()
      for (const [name, text] of [...world.files.content, ['the log', shown] as const]) {
        for (const secret of [value, core])
          expect(seen(text).includes(secret), `${spelling} on ${surface} in ${name}`).toBe(false)
      }
    },
    3,
  )
})
