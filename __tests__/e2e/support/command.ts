import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { OTHER_BUILD, REPOSITORY } from '../../support/built.js'
import { builtCommand } from '../../support/bundles.js'
import { temporaryFolder, writeFiles } from '../../support/folders.js'
import { conductorInside } from './inside.js'

export { REPOSITORY, temporaryFolder, writeFiles }

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Options {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  /** In this process, from the sources; for what is the same in a process of its own. */
  readonly inside?: boolean
  /** Called once, as soon as the pattern shows up on stderr. */
  readonly when?: { readonly seen: RegExp; readonly act: (child: ChildProcess) => void }
}

/** What a test must not inherit from the place where it runs. */
const NOT_INHERITED = /^(GITHUB_|RUNNER_|CONDUCTOR_|OPENAI_|ANTHROPIC_|CI$|NO_COLOR$|FORCE_COLOR$)/

function environment(extra: Options['env']): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name))
  const temporary = extra?.['TMPDIR']
  // Windows looks at these two.
  const onWindows = temporary === undefined ? {} : { TEMP: temporary, TMP: temporary }
  return { ...Object.fromEntries(inherited), ...onWindows, ...extra }
}

/** Starts `conductor`, for tests that read its output in their own way. */
export function startCommand(args: readonly string[], cwd: string) {
  return spawn(process.execPath, [builtCommand(), ...args], {
    cwd,
    env: environment({}),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Runs `conductor` as users do. */
export function conductor(args: readonly string[], options: Options = {}): Promise<Finished> {
  if (options.inside === true && options.when === undefined && OTHER_BUILD === undefined)
    return conductorInside(args, { cwd: options.cwd ?? process.cwd(), env: environment(options.env) })
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [builtCommand(), ...args], {
      cwd: options.cwd,
      env: environment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: { stdout: Buffer[]; stderr: Buffer[] } = { stdout: [], stderr: [] }
    let pending = options.when
    child.stdout.on('data', (chunk: Buffer) => chunks.stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      chunks.stderr.push(chunk)
      if (pending?.seen.test(Buffer.concat(chunks.stderr).toString()) !== true) return
      const { act } = pending
      pending = undefined
      act(child)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const text = (parts: Buffer[]): string => Buffer.concat(parts).toString()
      resolve({ code, stdout: text(chunks.stdout), stderr: text(chunks.stderr) })
    })
  })
}

// biome-ignore lint/suspicious/noExplicitAny: documents of the command are looked into freely by tests
export type Document = any

/** One run with everything that it left. */
export interface Ran extends Finished {
  readonly folder: string
  readonly runDir: string
  /** The printed output, undefined when nothing was printed. */
  readonly output: Document
  readonly events: readonly Document[]
  readonly errors: readonly Document[]
  readonly result: Document
}

export interface Flow extends Options {
  readonly yaml: string
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  readonly args?: readonly string[]
  readonly folder?: string
}

export function jsonLines(file: string): readonly Document[] {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** Runs a workflow text in a folder of its own and reads what the run left. */
export async function runFlow(flow: Flow): Promise<Ran> {
  const folder = flow.folder ?? temporaryFolder()
  writeFiles(folder, { ...flow.files, 'main.yaml': flow.yaml })
  const runDir = path.join(folder, 'run')
  const env = { TMPDIR: folder, ...flow.env }
  const done = await conductor(['run', 'main.yaml', '--run-dir', 'run', ...(flow.args ?? [])], {
    ...flow,
    cwd: folder,
    env,
  })
  const result = path.join(runDir, 'result.json')
  return {
    ...done,
    folder,
    runDir,
    output: printed(done.stdout),
    events: jsonLines(path.join(runDir, 'events.jsonl')),
    errors: jsonLines(path.join(runDir, 'errors.jsonl')),
    result: existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : null,
  }
}

/** The same in this process where that makes no difference: for files that are about what runs do, not about the command. */
export function runInside(flow: Flow): Promise<Ran> {
  return runFlow({ inside: true, ...flow })
}

function printed(text: string): Document {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Events in short: `probe failed`, `probe -> repair`; enough to see the order of things. */
export function story(events: readonly Document[]): readonly string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'node_started':
        return [`${event.node}@${event.attempt}`]
      case 'node_completed':
        return [`${event.node} ok`]
      case 'node_failed':
        return [`${event.node} ${event.envelope.kind}`]
      case 'node_retry_scheduled':
        return [`${event.node} again`]
      case 'route_taken':
        return [`${event.node} ${event.action}${event.to === null ? '' : ` ${event.to}`}`]
      case 'hook_executed':
        return [event.hook]
      case 'workflow_started':
      case 'workflow_completed':
      case 'workflow_failed':
        return [event.type]
      default:
        return []
    }
  })
}

/** Nodes in the order of their starts. */
export function startedNodes(events: readonly Document[]): readonly string[] {
  return events.filter((event) => event.type === 'node_started').map((event) => event.node)
}

/** A process that has ended; one that only waits to be collected counts as such. */
export function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return true
  }
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) && / Z /.test(readFileSync(stat, 'utf8'))
}
