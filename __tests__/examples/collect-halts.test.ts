import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from '../support/built.js'
import { folderWith, temporaryFolder } from '../support/folders.js'

const { jobs } = parse(readFileSync(path.join(REPOSITORY, 'examples/github/collect-halts.yml'), 'utf8'))
const SCRIPT: string = jobs.collect.steps.at(-1).run
const hasJq = spawnSync('jq', ['--version']).status === 0

/** The table that the script of the example adds to the summary, line by line. */
function collected(runs: string): readonly string[] {
  const summary = path.join(temporaryFolder(), 'summary')
  const env = { PATH: process.env['PATH'], RUNS: runs, GITHUB_STEP_SUMMARY: summary }
  const done = spawnSync('bash', ['--norc', '-e', '-c', SCRIPT], { env, encoding: 'utf8' })
  expect([done.status, done.stderr]).toEqual([0, ''])
  const lines = readFileSync(summary, 'utf8').trim().split('\n')
  expect([lines[0], lines.at(-1)]).toEqual(['```', '```'])
  return lines.slice(1, -1)
}

const record = (kind: string, name = 'check') =>
  `${JSON.stringify({ workflow: { name }, node: 'probe', envelope: { kind }, attempts: 1 })}\n`

test.skipIf(!hasJq)('collect-halts reads every file, and a large one hides no other', () => {
  const runs = folderWith({
    'a/errors.jsonl': record('app.first').repeat(50_000),
    'b/errors.jsonl': record('app.second'),
    'c/errors.jsonl': `not JSON\n${record('app.third', '```\u001b[31m | @team')}`,
  })
  const lines = collected(runs)
  expect(lines.filter((line) => line.includes('app.first'))).toHaveLength(20)
  expect(lines.slice(20)).toEqual([
    'check\tprobe\tapp.second\t1',
    expect.stringMatching(/^\[31m \| @team\tprobe\tapp\.third\t1$/),
  ])
})

test.skipIf(!hasJq)('collect-halts finds nothing where nothing was downloaded', () => {
  expect(collected(path.join(temporaryFolder(), 'none'))).toEqual([])
})
