import { describe, expect } from 'vitest'
import { type Case, table, workflow } from './support/table.js'

/** An agent whose answers come from a file, one a call, the last again and again. */
const ANSWERER = `const fs = require('node:fs')
const answers = JSON.parse(fs.readFileSync('answers.json', 'utf8'))
const asked = fs.existsSync('asked') ? fs.readFileSync('asked', 'utf8').length : 0
fs.appendFileSync('asked', 'x')
fs.readFileSync(0)
process.stdout.write(answers[Math.min(asked, answers.length - 1)])
`
const PROVIDER = 'runtime: { provider: { name: command, command: node, args: [answerer.cjs] } }'

function asks(
  name: string,
  answers: readonly string[],
  fields: string,
  expected: Omit<Case, 'name' | 'yaml' | 'files'>,
): Case {
  return {
    name,
    yaml: workflow(
      `- { name: a, prompt: say something${fields} }`,
      PROVIDER,
      'output: { r: "{{ a.output | tojson }}" }',
    ),
    files: { 'answerer.cjs': ANSWERER, 'answers.json': JSON.stringify(answers) },
    ...expected,
  }
}

const schema = ', output: { n: { type: number } }, retry: { max_parse_recovery_attempts: 0 }'
const raise = (more: object): string => JSON.stringify({ conductor_error: true, kind: 'x.y', message: 'm', ...more })

describe('agents', () => {
  table([
    asks('a text', ['hello'], '', { code: 0, output: { r: { result: 'hello' } } }),
    asks('an object by its schema', ['{"n": 4}'], schema, { code: 0, output: { r: { n: 4 } } }),
    asks('a raise, where nothing routes errors', [raise({ details: { k: 1 } })], '', {
      code: 3,
      kinds: ['x.y'],
      check: ({ errors }) => expect(errors[0].envelope).toEqual({ kind: 'x.y', message: 'm', details: { k: 1 } }),
    }),
    asks('a raise comes before the schema', [raise({})], schema, { code: 3, kinds: ['x.y'] }),
    asks('a raise in its one fenced block', [`\`\`\`json\n${raise({})}\n\`\`\``], '', { code: 3, kinds: ['x.y'] }),
    asks(
      'a raise that is routed',
      [raise({})],
      ', routes: [{ to: $end }, { on_error: x.y, recover: { output: { n: 1 } } }]',
      { code: 0, output: { r: { n: 1 } } },
    ),
    asks('a malformed raise', ['{"conductor_error": true, "kind": "x.y"}'], '', {
      code: 3,
      kinds: ['internal.schema_violation'],
    }),
    asks('a reserved kind', [raise({ kind: 'internal.timeout' })], '', {
      code: 3,
      kinds: ['internal.schema_violation'],
    }),
    asks('an undeclared kind', [raise({})], ', raises: [x.z]', { code: 3, kinds: ['internal.undeclared_kind'] }),
    asks(
      'an answer that breaks its schema, under strict_exit: false',
      ['{"n": "many"}'],
      `${schema}, strict_exit: false`,
      {
        code: 1,
        kinds: ['internal.schema_violation'],
      },
    ),
    asks('an answer that breaks its schema, inside and unhandled', ['{"n": "many"}'], `${schema}, strict_exit: true`, {
      code: 3,
      kinds: ['internal.schema_violation'],
    }),
    asks(
      'an answer that breaks its schema, inside and routed',
      ['{"n": "many"}'],
      `${schema}, routes: [{ to: $end }, { on_error: internal.schema_violation, recover: { output: { n: 0 } } }]`,
      { code: 0, output: { r: { n: 0 } } },
    ),
    asks(
      'retry routes come after what the agent mends itself',
      [raise({}), raise({}), 'fine'],
      ', routes: [{ to: $end }, { on_error: x.y, retry: { max: 2, initial_seconds: 0.01, jitter: 0 } }]',
      { code: 0, output: { r: { result: 'fine' } } },
    ),
    {
      name: 'an unknown provider',
      yaml: workflow('- { name: a, prompt: x }', 'runtime: { provider: nobody }'),
      code: 2,
      stderr: /nobody[\s\S]*openai/,
    },
    {
      name: 'an unknown provider that no node uses',
      yaml: workflow('- { name: a, type: set, value: 1 }', 'runtime: { provider: nobody }'),
      code: 0,
    },
  ])
})
