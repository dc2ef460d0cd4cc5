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

const licencesOf = (target: string): string =>
  readFileSync(path.join(REPOSITORY, 'dist', target, 'licenses.txt'), 'utf8')

describe('the bundles', () => {
  test('an install brings nothing else', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8'))
    expect(dependencies).toEqual({})
  })

  test('the command does not carry @actions/core, the action does', () => {
    expect(licencesOf('cli')).not.toMatch(/^@actions\/core /m)
    expect(codeOf('cli')).not.toContain('ghadelimiter_')
    expect(licencesOf('action')).toMatch(/^@actions\/core .*MIT/m)
    expect(codeOf('action')).toContain('ghadelimiter_')
  })

  test('the action starts without the HTTP client of @actions/core', () => {
    const start = readFileSync(path.join(REPOSITORY, 'dist/action/main.js'), 'utf8')
    expect(start).not.toContain('ACTIONS_ID_TOKEN_REQUEST_URL"]')
  })
})
