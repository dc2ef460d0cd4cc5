import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { folderWith } from '../support/folders.js'

const FOLDER = path.resolve(import.meta.dirname, '../../examples/github')
const { jobs } = parse(readFileSync(path.join(FOLDER, 'organisation.yml'), 'utf8'))

function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Stands for `gh`: two repositories; that of the variable DOWN answers with 502, the other one has COUNT failed runs. */
const GH = `#!/usr/bin/env bash
case "$*" in
  *orgs/acme/repos*) printf 'acme/a\\nacme/b\\n' ;;
  *"repos/$DOWN/"*) echo 'gh: HTTP 502' >&2; exit 1 ;;
  *repos/*) name=\${3#repos/}; name=\${name%/actions*}
    seq -f "https://github.com/$name/actions/runs/%g" "$COUNT" ;;
esac
`

describe.skipIf(!has('jq'))('the failed runs of an organisation', () => {
  const folder = folderWith({ gh: GH })
  chmodSync(path.join(folder, 'gh'), 0o755)
  const script: string = jobs.failed.steps.find(({ id }: { id?: string }) => id === 'list').run

  function list(down: string, count: number) {
    const output = path.join(folder, 'output.txt')
    writeFileSync(output, '')
    const env = { PATH: `${folder}:${process.env['PATH']}`, OWNER: 'acme', DOWN: down, COUNT: String(count) }
    const stdout = execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { ...env, GITHUB_OUTPUT: output },
      encoding: 'utf8',
    })
    const { include } = JSON.parse(readFileSync(output, 'utf8').replace(/^runs=/, ''))
    return {
      stdout,
      runs: include,
      state: JSON.parse(readFileSync(path.join(folder, '.conductor/failed.json'), 'utf8')),
    }
  }

  test('one 502 ends nothing, and the next hour looks for what it hid', () => {
    const first = list('acme/b', 1)
    expect(first.runs).toEqual([{ run: 'https://github.com/acme/a/actions/runs/1', repository: 'a' }])
    expect(first.stdout).toContain('::warning::acme/b cannot be read now')
    expect(Object.keys(first.state.since)).toEqual(['acme/a'])
    const second = list('nobody', 0)
    expect(second.runs).toEqual([])
    expect(Object.keys(second.state.since).sort()).toEqual(['acme/a', 'acme/b'])
  })

  test('of more than 256 runs the rest waits for the next hour', () => {
    const first = list('acme/b', 300)
    expect(first.runs).toHaveLength(256)
    expect(first.stdout).toContain('::warning::44 failed runs wait for the next hour')
    const second = list('acme/b', 0)
    expect(second.runs).toHaveLength(44)
    expect(second.runs[0].run).toBe('https://github.com/acme/a/actions/runs/257')
    expect(list('acme/b', 0).runs).toEqual([])
  })
})

test('the variable CONDUCTOR_TRIAGE turns every shipped triage off', () => {
  const triage = parse(readFileSync(path.join(FOLDER, 'triage.yml'), 'utf8')).jobs.triage
  for (const { if: condition } of [jobs.failed, triage])
    expect(condition).toContain("vars.CONDUCTOR_TRIAGE != 'off' &&")
  expect(jobs.triage.needs).toBe('failed')
})
