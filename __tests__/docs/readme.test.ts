import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY, temporaryFolder } from '../e2e/support/command.js'
import { failedTest, History } from '../survey/history.js'
import { blocks } from './markdown-files.js'

const README = { name: 'README.md', text: readFileSync(path.join(REPOSITORY, 'README.md'), 'utf8') }
const BLOCKS = blocks(README)
  .filter(({ language }) => language === 'bash')
  .map(({ text }) => text.split('\n').filter((line) => line !== ''))
const LINES = BLOCKS.flat()
/** Blocks that show what stands in a script: they raise an error and end the script. */
const isScript = (lines: readonly string[]): boolean => /CONDUCTOR_ERROR_OUT|conductor_fail/.test(lines.join('\n'))

const PACKAGE = 'github:conductor-action/conductor-action'
/** Programs that reach the network or take minutes. Each refuses what the README does not say. */
const STAND_INS = {
  conductor: 'exec "$NODE" "$CLONE/dist/cli/index.js" "$@"',
  npx: `[ "$1" = ${PACKAGE} ] || exit 64; shift; exec conductor "$@"`,
  npm: `[ "$*" = cit ] || [ "$*" = "install --global ${PACKAGE}" ] || exit 64`,
  gh: '[ "$*" = "auth token" ] || exit 64; echo token-of-the-test',
}

/** Returns a folder that looks like a clone, with the stand-ins beside it. */
function cloned(): { readonly clone: string; readonly programs: string } {
  const clone = temporaryFolder()
  for (const part of ['dist', 'examples', 'helpers', 'starter', 'schema', 'package.json'])
    cpSync(path.join(REPOSITORY, part), path.join(clone, part), { recursive: true })
  spawnSync('git', ['init', '--quiet'], { cwd: clone })
  spawnSync('git', ['remote', 'add', 'origin', 'https://github.com/acme/rockets.git'], { cwd: clone })
  const programs = temporaryFolder()
  for (const [name, body] of Object.entries(STAND_INS)) {
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${body}\n`)
    chmodSync(path.join(programs, name), 0o755)
  }
  return { clone, programs }
}

/** Runs lines as one session of bash. Returns its end, and the lines that failed. */
async function typed(lines: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  const script = lines.map((line) => `${line}\necho "== $?" >&2`).join('\n')
  const child = spawn('bash', ['-c', script], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const codes = [...stderr.matchAll(/^== (\d+)$/gm)].map((match) => Number(match[1]))
  return { code, stderr, failed: lines.filter((_, at) => codes[at] !== 0) }
}

describe('README.md', () => {
  test('has the two commands for a clone', () => {
    const commands = LINES.map((line) => line.replace(/\s+#.*/, ''))
    expect(commands).toContain('node dist/cli/index.js run examples/quickstart/workflow.yaml')
    expect(commands).toContain('npm cit')
  })

  test('names files and folders that exist', () => {
    const named = LINES.join(' ').match(/\b(?:examples|dist)\/[\w./-]+/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !existsSync(path.join(REPOSITORY, name)))).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('all of its commands work as written', { timeout: 120_000 }, async () => {
    const { clone, programs } = cloned()
    const history = new History().add({}, { attempts: [[{ name: 'test', log: failedTest('TestA') }]] })
    const env = {
      PATH: `${programs}:${process.env['PATH']}`,
      HOME: clone,
      TMPDIR: temporaryFolder(),
      NODE: process.execPath,
      CLONE: clone,
      GITHUB_API_URL: await history.serve(),
    }
    const lines = BLOCKS.filter((block) => !isScript(block)).flat()
    const { stderr, failed } = await typed(lines, clone, env)
    expect(failed, stderr).toEqual([])
    expect(stderr).toContain('retry 1')
    expect(stderr).not.toMatch(/next attempt in \d+ (?:min|h)/)
    expect(readFileSync(path.join(clone, 'survey.html'), 'utf8')).toContain('acme/rockets')
  })

  test.skipIf(process.platform === 'win32').each(BLOCKS.filter(isScript))(
    'the script %s raises an error and ends',
    async (...block) => {
      const folder = temporaryFolder()
      const raised = path.join(folder, 'raised.json')
      const { code, stderr } = await typed(block, folder, {
        PATH: process.env['PATH'] ?? '',
        CONDUCTOR_HELPERS: path.join(REPOSITORY, 'helpers'),
        CONDUCTOR_ERROR_OUT: raised,
      })
      expect(code, stderr).toBe(1)
      expect(JSON.parse(readFileSync(raised, 'utf8'))).toMatchObject({ kind: 'external.git.drift' })
    },
  )
})
