import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { isRecord } from '../../src/core/json.js'
import { runtimeToken, type Service } from '../action/services.js'

const UPLOAD = 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f'
const DOWNLOAD = 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c'

/** A line of the runner's own account. */
type Entry = Readonly<Record<string, unknown>>

interface Annotation {
  readonly level: string
  readonly file: string
  readonly line: string
  readonly title: string
  readonly message: string
}

/** What the runner made of a step. */
interface SeenStep {
  readonly outputs: Readonly<Record<string, string>>
  readonly annotations: readonly Annotation[]
  readonly summary: string
  readonly groups: readonly string[]
  readonly ignored: readonly string[]
  readonly log: string
  readonly result: string
}

export interface ActResult {
  readonly code: number | null
  /** By job (with its leg, as in \`build-1\`) and step. */
  step(job: string, id: string): SeenStep
  readonly jobs: Readonly<Record<string, string>>
  readonly everything: string
}

export interface ActOptions {
  readonly files?: Readonly<Record<string, string>>
  readonly event?: string
  readonly payload?: unknown
  readonly artifacts?: Service
  readonly api?: Service
  readonly env?: Readonly<Record<string, string>>
  readonly secrets?: Readonly<Record<string, string>>
  /** Where caches are kept between runs; without it there are none. */
  readonly caches?: string
}

export const hasRunner = inject('act') !== ''

/** Runs jobs in a workflow that is made around them. */
export function act(jobs: string, options: ActOptions = {}): Promise<ActResult> {
  return actWorkflow(`name: CI\non: ${options.event ?? 'push'}\njobs:\n${jobs}`, options)
}

/** Runs a workflow as a user wrote it, in a repository of its own. */
export async function actWorkflow(workflow: string, options: ActOptions = {}): Promise<ActResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'conductor-repository-'))
  const repository = path.join(folder, 'repository')
  try {
    const event = options.event ?? 'push'
    writeAll(repository, { ...options.files, '.github/workflows/ci.yml': workflow })
    commit(repository)
    const args = [
      event,
      '-P',
      'ubuntu-latest=-self-hosted',
      '--json',
      ...(options.caches === undefined
        ? ['--no-cache-server']
        : ['--cache-server-path', options.caches, '--cache-server-addr', '127.0.0.1']),
      '--env',
      'GITHUB_REPOSITORY=acme/rockets',
    ]
    const action = inject('action')
    const replaced = path.dirname(action)
    args.push(
      '--local-repository',
      `acme/conductor-action@v1=${action}`,
      '--local-repository',
      `conductor-action/conductor-action@v1=${action}`,
      '--local-repository',
      `${UPLOAD}=${replaced}/upload-artifact`,
      '--local-repository',
      `${DOWNLOAD}=${replaced}/download-artifact`,
      '--local-repository',
      `actions/cache@v5=${inject('cache')}`,
    )
    if (options.artifacts !== undefined)
      args.push(
        '--env',
        `ACTIONS_RESULTS_URL=${options.artifacts.url}`,
        '--env',
        `ACTIONS_RUNTIME_TOKEN=${runtimeToken()}`,
      )
    if (options.caches !== undefined) args.push('--env', `STAND_IN_CACHES=${options.caches}`)
    if (options.api !== undefined) args.push('--env', `GITHUB_API_URL=${options.api.url}`)
    for (const [name, value] of Object.entries(options.env ?? {})) args.push('--env', `${name}=${value}`)
    for (const [name, value] of Object.entries(options.secrets ?? {})) args.push('-s', `${name}=${value}`)
    if (options.payload !== undefined) {
      writeFileSync(path.join(folder, 'event.json'), JSON.stringify(options.payload))
      args.push('-e', path.join(folder, 'event.json'))
    }
    const { code, stdout } = await run(inject('act'), args, repository, path.join(folder, 'home'))
    return understand(code, stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

/** Commits the files, without the workflow: another attempt of a run has the same commit, although its workflow is written again. */
function commit(folder: string): void {
  const date = '2026-01-01T00:00:00Z'
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@example.test', '-c', 'init.defaultBranch=main', ...args],
      { cwd: folder, stdio: 'ignore', env },
    )
  git('init')
  git('add', '--all', '--', '.', ':!.github')
  git('commit', '--allow-empty', '-m', 'files')
  git('remote', 'add', 'origin', 'https://github.com/acme/rockets')
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  home: string,
): Promise<{ readonly code: number | null; readonly stdout: string }> {
  mkdirSync(home)
  const env = { PATH: process.env['PATH'], HOME: home, XDG_CACHE_HOME: path.join(home, 'cache'), DOCKER_HOST: '' }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout }))
  })
}

function understand(code: number | null, stdout: string): ActResult {
  const entries = stdout.split('\n').flatMap((line): Entry[] => {
    if (!line.startsWith('{')) return []
    const entry: unknown = JSON.parse(line)
    return isRecord(entry) ? [entry] : []
  })
  const jobs: Record<string, string> = {}
  for (const entry of entries) if (typeof entry['jobResult'] === 'string') jobs[jobOf(entry)] = entry['jobResult']
  return {
    code,
    jobs,
    everything: stdout,
    step: (job, id) => stepOf(entries.filter((entry) => jobOf(entry) === job && pathOf(entry)[0] === id)),
  }
}

function stepOf(entries: readonly Entry[]): SeenStep {
  const commands = (...names: string[]) => entries.filter((entry) => names.includes(text(entry, 'command')))
  const outputs = commands('set-output').map((entry): [string, string] => [text(entry, 'name'), text(entry, 'arg')])
  return {
    outputs: Object.fromEntries(outputs),
    annotations: commands('error', 'warning', 'notice').map((entry) => {
      const pairs = isRecord(entry['kvPairs']) ? entry['kvPairs'] : {}
      return {
        level: text(entry, 'command'),
        file: text(pairs, 'file'),
        line: text(pairs, 'line'),
        title: text(pairs, 'title'),
        message: text(entry, 'arg'),
      }
    }),
    summary: commands('summary')
      .map((entry) => text(entry, 'content'))
      .join(''),
    groups: commands('group').map((entry) => text(entry, 'arg')),
    ignored: commands('ignored').map((entry) => text(entry, 'raw').trim()),
    log: entries
      .filter((entry) => entry['raw_output'] === true)
      .map((entry) => text(entry, 'msg'))
      .join(''),
    result:
      entries
        .filter((entry) => pathOf(entry).length === 1)
        .map((entry) => text(entry, 'stepResult'))
        .filter((result) => result !== '')
        .at(-1) ?? '',
  }
}

function jobOf(entry: Entry): string {
  return text(entry, 'job').replace(/^.*\//, '').trim()
}

/** A step inside of a composite has the path of ids that leads to it. */
function pathOf(entry: Entry): readonly unknown[] {
  const ids = entry['stepID']
  return Array.isArray(ids) ? ids : []
}

function text(entry: Readonly<Record<string, unknown>>, name: string): string {
  const value = entry[name]
  return typeof value === 'string' ? value : ''
}
