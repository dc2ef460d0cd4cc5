import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createProcessRunner } from '../../src/adapters/process/index.js'
import { CommandLocator } from '../../src/adapters/process/locate.js'
import { createScripts } from '../../src/adapters/script-files.js'

const base = mkdtempSync(path.join(tmpdir(), "shells it's "))
const env = { PATH: process.env['PATH'] ?? '' }
const locator = new CommandLocator()
const has = (...commands: string[]) => commands.some((command) => locator.locate(command, base, env).ok)

afterAll(() => rmSync(base, { recursive: true, force: true }))

async function execute(shell: string | null, text: string) {
  const folder = path.join(base, 'scripts')
  const made = createScripts(folder).prepare(text, shell, env)
  if (!made.ok) throw new Error(made.error)
  const { command, args, remove } = made.value
  const file = path.join(folder, readdirSync(folder)[0] ?? '')
  // Windows has no such mode.
  expect(process.platform === 'win32' ? 0o600 : statSync(file).mode & 0o777).toBe(0o600)
  const request = { command, args, cwd: base, env, stdin: null, timeoutSeconds: null, maxRetainedBytes: 1e6 }
  const result = await createProcessRunner().run(
    { ...request, onOutput: () => undefined },
    new AbortController().signal,
  )
  remove()
  remove()
  expect(existsSync(file)).toBe(false)
  if (result.status !== 'exited') throw new Error(result.status)
  return { code: result.exitCode, out: result.stdout.text }
}

describe('scripts of shells', () => {
  it.skipIf(!has('bash')).each([
    ['stops at the first failure', 'echo a\nfalse\necho b', { code: 1, out: 'a\n' }],
    ['fails with its pipes', 'false | true\necho b', { code: 1, out: '' }],
    ['keeps quotes and newlines', 'printf "%s\\n" "a  b" \'$x\'', { code: 0, out: 'a  b\n$x\n' }],
  ])('bash %s', async (_name, text, expected) => {
    expect(await execute(null, text)).toEqual(expected)
  })

  it.skipIf(!has('sh'))('sh stops at the first failure', async () => {
    expect(await execute('sh', 'false\necho b')).toEqual({ code: 1, out: '' })
  })

  it.skipIf(!has('python', 'python3'))('python', async () => {
    expect(await execute('python', 'import sys\nprint("ok", flush=True)\nsys.exit(4)')).toEqual({
      code: 4,
      out: 'ok\n',
    })
  })

  it.each([
    ["const { sep } = require('node:path')\nconsole.log(typeof sep)"],
    ["import { sep } from 'node:path'\nconsole.log(typeof sep)"],
  ])('node runs both kinds of modules', async (text) => {
    expect(await execute('node', text)).toEqual({ code: 0, out: 'string\n' })
  })

  it.skipIf(!has('pwsh'))('pwsh hands on the exit code of the last program', async () => {
    expect(await execute('pwsh', 'node -e "process.exit(5)"')).toMatchObject({ code: 5 })
  })

  it.skipIf(!has('bash'))('a line of the user', async () => {
    const shown = await execute(`bash -c 'echo custom; cat "$0"' {0}`, 'text')
    expect(shown).toEqual({ code: 0, out: 'custom\ntext' })
  })

  it('says when there is nowhere to write', () => {
    const blocked = path.join(base, 'blocked')
    writeFileSync(blocked, '')
    const made = createScripts(path.join(blocked, 'x')).prepare('', 'node', env)
    expect(made).toMatchObject({ ok: false, error: expect.stringContaining("cannot write the script's file") })
  })
})
