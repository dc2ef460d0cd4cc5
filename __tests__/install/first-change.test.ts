import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY, temporaryFolder } from '../e2e/support/command.js'

/** Follows "Your first change" in CONTRIBUTING.md in a clone, with the packages of this one and without its builds. */
test('the first change, as CONTRIBUTING.md describes it', () => {
  const guide = readFileSync(path.join(REPOSITORY, 'CONTRIBUTING.md'), 'utf8')
  const [, block = ''] = /## Your first change[^`]*```bash\n([^`]*)```/.exec(guide) ?? []
  const commands = block.split('\n').map((line) => line.split(' #')[0]?.trim() ?? '')
  expect(commands[0]).toBe('npm ci')
  const find = commands.find((command) => command.startsWith('grep ')) ?? ''

  const clone = path.join(temporaryFolder(), 'clone')
  execFileSync('git', ['clone', '--quiet', '--local', '--no-hardlinks', '--depth', '1', `file://${REPOSITORY}`, clone])
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(clone, 'node_modules'))
  const run = (command: string) => {
    const env = { ...process.env, TEST_CHANGED_MOST: '3', CI: '' }
    const { status, stdout, stderr } = spawnSync(command, { cwd: clone, env, shell: true, encoding: 'utf8' })
    return { status, text: `${stdout}${stderr}` }
  }
  const hits = run(find).text.trim().split('\n')
  expect(hits).toHaveLength(1)
  const file = path.join(clone, hits[0]?.split(':')[0] ?? '')
  writeFileSync(file, readFileSync(file, 'utf8').replace('must be over', 'has to be over'))
  const changed = run('npm run test:changed')
  expect(changed.text).toContain('has to be over')
  expect(changed.text).not.toContain('dist/ was not built')
  expect(changed.status).toBe(1)
  // Every script that the other lines name is there, and a commit without its sources is refused before anything is built.
  const { scripts } = JSON.parse(readFileSync(path.join(clone, 'package.json'), 'utf8')) as { scripts: object }
  for (const [, script = ''] of block.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script)
  writeFileSync(path.join(clone, 'src/core/other.ts'), 'export {}\n')
  run('git add src/core/duration.ts')
  const refused = run('npm run commit-check')
  expect(refused.status).toBe(1)
  expect(refused.text).toContain('src/core/other.ts')
})
