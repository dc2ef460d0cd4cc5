import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import { parseJson } from '../../core/json.js'
import { MAX_TOOL_MESSAGE_BYTES, type ToolServer } from '../../core/provider.js'
import { tailOf } from '../../text/excerpt.js'
import { LineSplitter } from '../lines.js'
import { CommandLocator } from '../process/locate.js'
import { programStart } from '../process/windows.js'

type StdioServer = Extract<ToolServer, { kind: 'stdio' }>

const GRACE_MS = 2000
const PAUSE_MS = 20
const STDERR_CHARS = 2000

/** One message a line over the pipes of a process that leads a group of its own, so that all of it can be ended. */
export class StdioTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void
  onclose?: () => void
  onerror?: (error: Error) => void
  #child: ChildProcess | null = null
  #stderr = ''

  constructor(
    readonly server: StdioServer,
    readonly onOversize: () => void,
  ) {}

  /** The last that the process said on stderr. */
  get stderr(): string {
    return this.#stderr.trim()
  }

  start(): Promise<void> {
    const { command, args, env, cwd } = this.server
    const found = new CommandLocator().locate(command, cwd, env)
    if (!found.ok) return Promise.reject(new Error(found.error.message))
    const start = programStart(found.value, args)
    if (!start.ok) return Promise.reject(new Error(start.error))
    const { program, args: words, verbatim } = start.value
    const child = spawn(program, [...words], {
      cwd,
      env,
      detached: process.platform !== 'win32',
      windowsHide: true,
      windowsVerbatimArguments: verbatim,
    })
    this.#child = child
    const lines = new LineSplitter(MAX_TOOL_MESSAGE_BYTES + 1)
    child.stdout.on('data', (chunk: Buffer) => lines.push(chunk).forEach(this.#take))
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = tailOf(this.#stderr + chunk.toString(), STDERR_CHARS)
    })
    child.stdin.on('error', () => undefined)
    child.on('close', () => this.onclose?.())
    return new Promise((resolve, reject) => {
      child.once('spawn', () => resolve())
      child.once('error', reject)
    })
  }

  send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#child?.stdin
    if (stdin === null || stdin === undefined || stdin.destroyed) return Promise.reject(new Error('it has ended'))
    return new Promise((resolve, reject) => {
      stdin.write(`${JSON.stringify(message)}\n`, (error) =>
        error === null || error === undefined ? resolve() : reject(error),
      )
    })
  }

  /** Ends the process and all that it started: end of input and TERM, then KILL. */
  async close(): Promise<void> {
    const child = this.#child
    if (child?.pid === undefined) return
    child.stdin?.end()
    signalGroup(child.pid, 'SIGTERM')
    const until = performance.now() + GRACE_MS
    while (isAlive(child.pid) && performance.now() < until) await sleep(PAUSE_MS)
    signalGroup(child.pid, 'SIGKILL')
    // What left the group may hold the pipes for as long as it likes: it must not hold this process too.
    child.stdin?.destroy()
    child.stdout?.destroy()
    child.stderr?.destroy()
    child.unref()
  }

  /** For the moment in which this process ends: nothing can be waited for. */
  kill(): void {
    if (this.#child?.pid !== undefined) signalGroup(this.#child.pid, 'SIGKILL')
  }

  readonly #take = (line: string): void => {
    if (line.length > MAX_TOOL_MESSAGE_BYTES) this.onOversize()
    // Programs print other things too; what is not a message, or was cut, is ignored.
    const parsed = JSONRPCMessageSchema.safeParse(parseJson(line))
    if (parsed.success) this.onmessage?.(parsed.data)
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { windowsHide: true })
    else process.kill(-pid, signal)
  } catch {
    // No process is left.
  }
}

/** Whether anybody of the group is left. */
function isAlive(pid: number): boolean {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 0)
    return true
  } catch {
    return false
  }
}
