import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY } from '../support/built.js'

/** All code of a bundle, its chunks among it. */
function codeOf(target: string): string {
  const folder = path.join(REPOSITORY, 'dist', target)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
}

describe('the bundles', () => {
  test('an install brings no dependencies', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8'))
    expect(dependencies).toEqual({})
  })

  test('the action contains @actions/core, the command does not', () => {
    expect(codeOf('cli')).not.toContain('ghadelimiter_')
    expect(codeOf('action')).toContain('ghadelimiter_')
  })

  test.each([
    ['cli', ['@actions/exec', '@modelcontextprotocol/sdk', 'ajv', 're2js', 'undici', 'yaml']],
    [
      'action',
      ['@actions/artifact', '@actions/core', '@actions/exec', '@octokit/core', 'ajv', 're2js', 'undici', 'yaml'],
    ],
  ])('%s contains the licences of its packages', (target, packages) => {
    const text = readFileSync(path.join(REPOSITORY, 'dist', target, 'licenses.txt'), 'utf8')
    expect(packages.filter((name) => !text.split('\n').includes(name))).toEqual([])
  })
})
