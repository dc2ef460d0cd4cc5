import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY } from '../support/built.js'
import { temporaryFolder } from '../support/folders.js'
import { conductorFromSources, shellWords } from './command.js'

interface Broken {
  readonly example: string
  /** What is broken: a script, or a text of the workflow file and what stands there instead. */
  readonly script?: string
  readonly text?: readonly [from: string, to: string]
  readonly options?: string
  readonly exitCode: number
  readonly says: string
  readonly saysNot?: string
  /** A script that is broken in its own way; else it fails, and it is missing. */
  readonly own?: string
}

const SCRIPT_ERROR = 'internal.script_error'
const TEMPLATE_ERROR = 'internal.template_error'
const FAILS_FOR_BETA = '#!/bin/sh\n[ "$1" != beta ] && echo "{\\"host\\": \\"$1\\"}"\n'
const FAILS_FOR_DOCS = '#!/bin/sh\n[ "$1" != docs ] && echo "{}"\n'

/** In every example each script, and where there is none a template; nothing of it may end green. */
const CASES: readonly Broken[] = [
  { example: 'quickstart', script: 'check.mjs', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'quickstart', script: 'repair.mjs', options: '-i failure=drift', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'drift-repair', script: 'prepare.sh', exitCode: 3, says: SCRIPT_ERROR, saysNot: TEMPLATE_ERROR },
  { example: 'drift-repair', script: 'probe.sh', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'self-healing-loop', script: 'prepare.mjs', exitCode: 3, says: SCRIPT_ERROR, saysNot: TEMPLATE_ERROR },
  { example: 'self-healing-loop', script: 'check.mjs', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'self-healing-loop', script: 'fix.mjs', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'rate-limit-retry', script: 'fetch.sh', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'classify-legacy-tool', script: 'ledger-sync.sh', exitCode: 3, says: 'internal.script_error' },
  { example: 'lint-annotations', script: 'raise-findings.mjs', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'parallel-checks', script: 'check.sh', exitCode: 1, says: 'Failed: lint, tests, types' },
  { example: 'fan-out-tolerance', script: 'ping.sh', exitCode: 3, says: SCRIPT_ERROR, saysNot: 'do not answer' },
  { example: 'fan-out-tolerance', script: 'ping.sh', own: FAILS_FOR_BETA, exitCode: 3, says: 'exited with code 1' },
  { example: 'nightly-resilience', script: 'upload.sh', exitCode: 3, says: SCRIPT_ERROR },
  {
    example: 'nightly-resilience',
    script: 'upload.sh',
    own: FAILS_FOR_DOCS,
    exitCode: 3,
    says: 'exited with code 1',
  },
  { example: 'three-level-propagation', script: 'put.sh', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'finally-cleanup', script: 'database.sh', exitCode: 3, says: SCRIPT_ERROR, saysNot: TEMPLATE_ERROR },
  { example: 'finally-cleanup', script: 'migrate.sh', exitCode: 3, says: SCRIPT_ERROR },
  { example: 'ask-agent', script: 'answer.mjs', exitCode: 3, says: 'provider.' },
  {
    example: 'approval-gate',
    text: ['{{ plan.output.version }}"\n      why', '{{ plan.output.verson }}"\n      why'],
    options: '--gate approve=yes --gate approve.reason=x',
    exitCode: 3,
    says: 'internal.template_error',
  },
  {
    example: 'located-failure',
    text: ['"{{ workflow.dir }}"', '"{{ workflow.dir }}/gone"'],
    exitCode: 3,
    says: SCRIPT_ERROR,
  },
]

const temp = temporaryFolder()

/** A copy of the example in which one thing is broken; its path from the root of the repository. */
function brokenCopy({ example, script, text }: Broken, name: string, content: string | null): string {
  const folder = path.join(temp, name)
  cpSync(path.join(REPOSITORY, 'examples', example), folder, { recursive: true })
  if (text !== undefined) {
    const file = path.join(folder, 'workflow.yaml')
    const written = readFileSync(file, 'utf8')
    if (!written.includes(text[0])) throw new Error(`${example} has no text ${text[0]}`)
    writeFileSync(file, written.replace(...text))
  }
  if (script === undefined) return folder
  const file = path.join(folder, 'scripts', script)
  if (content === null) rmSync(file)
  else {
    writeFileSync(file, content)
    chmodSync(file, 0o755)
  }
  return folder
}

test('every script of every example is broken once', () => {
  const examples = path.join(REPOSITORY, 'examples')
  const scripts = readdirSync(examples, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[\w-]+\/scripts\//.test(name) && statSync(path.join(examples, name)).isFile())
    .map((name) => name.replace('/scripts/', ' '))
  const broken = new Set(CASES.map(({ example, script = '' }) => `${example} ${script}`))
  expect(scripts.filter((name) => !broken.has(name))).toEqual([])
  const named = new Set(CASES.map(({ example }) => example))
  const folders = readdirSync(examples).filter((name) => statSync(path.join(examples, name)).isDirectory())
  // The scripts of the cookbook are the reader's: docs/cookbook.test.ts writes and breaks them.
  const elsewhere = ['github', 'cookbook']
  expect(folders.filter((name) => !elsewhere.includes(name) && !named.has(name))).toEqual([])
})

describe('nothing that is broken ends green', () => {
  const rows = CASES.flatMap((row) =>
    row.script === undefined
      ? [{ ...row, how: 'a template', content: null }]
      : row.own !== undefined
        ? [{ ...row, how: `${row.script} fails for one item`, content: row.own }]
        : [
            {
              ...row,
              how: `${row.script} fails`,
              content: row.script.endsWith('.mjs') ? 'process.exit(1)\n' : '#!/bin/sh\nexit 1\n',
            },
            { ...row, how: `${row.script} is missing`, content: null },
          ],
  )
  test.concurrent.each(rows)('$example: $how', async (row) => {
    const folder = brokenCopy(row, `${row.example}-${rows.indexOf(row)}`, row.content)
    const finished = await conductorFromSources([
      'run',
      path.join(folder, 'workflow.yaml'),
      ...shellWords(row.options ?? ''),
    ])
    expect(finished, finished.stderr).toMatchObject({ exitCode: row.exitCode })
    expect(finished.stderr).toContain(row.says)
    expect(finished.stderr).not.toContain(row.saysNot ?? 'This is a bug')
  })
})
