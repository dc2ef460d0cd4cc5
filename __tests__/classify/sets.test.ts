import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { classify } from '../../src/classify/index.js'
import { readLine } from '../../src/classify/line.js'
import { CLASSIFY_SETS, listTablesOfSet } from '../../src/classify/sets/index.js'
import { ENGINE_KINDS, isKind, isReservedKind, TRANSIENT_KINDS } from '../../src/core/kinds.js'
import type { Patterns } from '../../src/core/ports.js'
import { listKindsOfSet, SET_NAMES } from '../../src/core/tool-kinds.js'
import { recordedOf } from './recorded.js'

/** Sets of one program each. */
const programs = SET_NAMES.slice(0, SET_NAMES.indexOf('runner'))
const tools = SET_NAMES
const DOCUMENTATION = path.join(import.meta.dirname, '../../docs/classify.md')

const cases = tools.flatMap(recordedOf).map(({ tool, name, said }) => [tool, name, said] as const)

let patterns: Patterns
beforeAll(async () => {
  patterns = await loadPatterns()
})

describe('ready-made sets', () => {
  it('see no word of more than 260 characters', () => {
    expect(readLine(`2026-01-01T00:00:00.0Z ##[error]${'x'.repeat(4000)}`, 1).text).not.toMatch(/\S{261}/)
  })

  it.each(cases)('%s: %s', (tool, _, said) => {
    const failure = {
      exitCode: Number(said['exit_code']),
      signal: null,
      timedOut: false,
      stdout: String(said['stdout']),
      stderr: String(said['stderr']),
    }
    const envelope = classify([{ use: tool }], failure, patterns)
    expect(envelope?.kind).toBe(said['kind'])
    expect(envelope?.details['classified_by']).toBe(tool)
    expect(envelope?.message.trim()).not.toBe('')
    // A pipeline with 2>&1 leaves nothing on stderr.
    const merged = classify(
      [{ use: tool }],
      { ...failure, stdout: failure.stdout + failure.stderr, stderr: '' },
      patterns,
    )
    expect(merged?.kind).toBe(said['kind'])
  })

  it.each(cases)('%s: %s says from which version it is, and where it is from', (_tool, _, said) => {
    expect(String(said['version'])).not.toBe('')
    // What others wrote is not ours to ship.
    expect(String(said['source'])).toMatch(/^(?:recorded|composed)$/)
  })

  it('knows what it is asked for only', () => {
    const ordinary = {
      exitCode: 1,
      signal: null,
      timedOut: false,
      stdout: '3 tests failed\n',
      stderr: 'AssertionError: 1 != 2\n',
    }
    for (const tool of programs) expect(classify([{ use: tool }], ordinary, patterns)).toBeNull()
  })

  it('does not take one tool for another', () => {
    // What gh and pip run underneath says so in its own words.
    const shared = new Set([
      'gh: outside in git',
      'git: status-outside in gh',
      'pip: install-git-refused in git',
      'kubectl: unknown-flag in gh',
    ])
    const ofPrograms = cases.filter(
      ([tool, , said]) => programs.some((name) => name === tool) && said['files'] === undefined,
    )
    const mistaken = ofPrograms.flatMap(([tool, name, said]) => {
      const stderr = String(said['stderr'])
      const failure = { exitCode: 1, signal: null, timedOut: false, stdout: String(said['stdout']), stderr }
      const others = programs.filter(
        (other) => other !== tool && classify([{ use: other }], failure, patterns) !== null,
      )
      return others.map((other) => `${tool}: ${name} in ${other}`).filter((line) => !shared.has(line))
    })
    expect(mistaken).toEqual([])
  })

  it('leaves a timeout a timeout', () => {
    const hung = { exitCode: null, signal: null, timedOut: true, stdout: '', stderr: 'fatal: early EOF\n' }
    expect(classify([{ use: 'git' }], hung, patterns)).toBeNull()
  })

  it.each(tools)('the kinds of %s are those of its rules and of its places', (tool) => {
    const located = listTablesOfSet(tool).flatMap((table) => table.map(({ kind }) => kind))
    const told = located.flatMap((kind) => (kind === undefined ? [] : [`external.build.${kind}`]))
    const made = new Set([...CLASSIFY_SETS[tool].map(({ kind }) => kind), ...told])
    expect([...listKindsOfSet(tool)].sort()).toEqual([...made].sort())
  })

  it.each(tools)('%s has kinds of its own name or of the code', (tool) => {
    for (const kind of listKindsOfSet(tool)) {
      const isOwn = [`external.${tool}.`, 'external.build.'].some((prefix) => kind.startsWith(prefix))
      expect(isOwn && isKind(kind) && !isReservedKind(kind)).toBe(true)
    }
  })

  it.each(['the engine', ...programs, 'runner', 'build'])(
    'the docs say of every kind of %s whether it is transient',
    (set) => {
      const isEngine = set === 'the engine'
      const own = tools.filter((tool) => tool === set).flatMap((tool) => listKindsOfSet(tool))
      const kinds = isEngine ? ENGINE_KINDS : own.filter((kind) => kind.startsWith(`external.${set}.`))
      const prefix = isEngine ? '' : `external.${set}.`
      const names = (wanted: boolean): string =>
        kinds
          .filter((kind) => TRANSIENT_KINDS.has(kind) === wanted)
          .map((kind) => `\`${kind.slice(prefix.length)}\``)
          .join(', ') || 'none'
      const title = isEngine ? set : `\`${prefix}\``
      expect(readFileSync(DOCUMENTATION, 'utf8')).toContain(`| ${title} | ${names(true)} | ${names(false)} |`)
    },
  )

  it('lists no transient kind that nobody makes', () => {
    const made = new Set<string>([...ENGINE_KINDS, ...tools.flatMap((tool) => listKindsOfSet(tool))])
    expect([...TRANSIENT_KINDS].filter((kind) => !made.has(kind))).toEqual([])
  })

  it('has a fixture for the kinds that matter most', () => {
    const seen = new Set(cases.map(([, , said]) => said['kind']))
    for (const tool of ['git', 'npm', 'pip', 'docker', 'curl', 'gh']) {
      for (const name of ['auth', 'not_found', 'rate_limited', 'server_error'])
        expect(seen).toContain(`external.${tool}.${name}`)
    }
  })
})

const has = (tool: string): boolean => spawnSync(tool, ['--version']).status === 0

describe('live on loopback', () => {
  const server = createServer((request, response) => {
    const status = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 404)
    response.writeHead(status).end()
  })
  let closedPort = 0
  let port = 0
  const listen = (): Promise<number> =>
    new Promise((resolve, reject) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        if (address === null || typeof address === 'string') reject(new Error('no port'))
        else resolve(address.port)
      })
    })
  beforeAll(async () => {
    closedPort = await listen()
    await new Promise((resolve) => server.close(resolve))
    port = await listen()
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  async function run(command: string, args: readonly string[]): Promise<ReturnType<typeof classify>> {
    const { execFile } = await import('node:child_process')
    const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' }
    return new Promise((resolve) => {
      execFile(command, [...args], { env, cwd: tmpdir() }, (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : 0
        resolve(
          classify(
            [{ use: 'git' }, { use: 'curl' }],
            { exitCode, signal: null, timedOut: false, stdout, stderr },
            patterns,
          ),
        )
      })
    })
  }

  it.skipIf(!has('git'))('git', async () => {
    expect((await run('git', ['ls-remote', `http://127.0.0.1:${closedPort}/x.git`]))?.kind).toBe('external.git.network')
    expect((await run('git', ['ls-remote', `http://127.0.0.1:${port}/403/x.git`]))?.kind).toBe('external.git.auth')
    expect((await run('git', ['ls-remote', `http://127.0.0.1:${port}/404/x.git`]))?.kind).toBe('external.git.not_found')
  })

  it.skipIf(!has('curl'))('curl', async () => {
    expect((await run('curl', ['-sS', `http://127.0.0.1:${closedPort}/`]))?.kind).toBe('external.curl.connect')
    const limited = await run('curl', ['-sSf', `http://127.0.0.1:${port}/429`])
    expect(limited).toMatchObject({ kind: 'external.curl.rate_limited', details: { status_code: 429, exit_code: 22 } })
  })
})
