import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import { parseJson } from '../../core/json.js'
import { MAX_TOOL_MESSAGE_BYTES, type ToolServer } from '../../core/provider.js'
import { tryResult } from '../../core/result.js'
import { cutTail } from '../../text/excerpt.js'
import { LineSplitter } from '../lines.js'
import { CommandLocator, runSystemProgram } from '../process/locate.js'
import { programStart } from '../process/windows.js'

type StdioServer = Extract<ToolServer, { kind: 'stdio' }>

const GRACE_MS = 2000
const PAUSE_MS = 20
const STDERR_CHARS = 2000

/** Exchanges one message a line with a process. The process leads its own group, so that its descendants can be ended too. */
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

  /** End of what the process printed to stderr. */
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
      this.#stderr = cutTail(this.#stderr + chunk.toString(), STDERR_CHARS)
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

  /** Ends the process and its descendants: end of input and TERM, then KILL. */
  async close(): Promise<void> {
    const child = this.#child
    if (child?.pid === undefined) return
    child.stdin?.end()
    signalGroup(child.pid, 'SIGTERM')
    const until = performance.now() + GRACE_MS
    while (isAlive(child.pid) && performance.now() < until) await sleep(PAUSE_MS)
    signalGroup(child.pid, 'SIGKILL')
    // A process outside of the group may keep the pipes open: it must not keep this process alive.
    child.stdin?.destroy()
    child.stdout?.destroy()
    child.stderr?.destroy()
    child.unref()
  }

  /** Ends the process without a wait, for the exit of this process. */
  kill(): void {
    if (this.#child?.pid !== undefined) signalGroup(this.#child.pid, 'SIGKILL')
  }

  readonly #take = (line: string): void => {
    if (line.length > MAX_TOOL_MESSAGE_BYTES) this.onOversize()
    // Programs also print other lines; these, and truncated messages, are ignored.
    const parsed = JSONRPCMessageSchema.safeParse(parseJson(line))
    if (parsed.success) this.onmessage?.(parsed.data)
  }
}

/** Sends a signal to a group, of which no process may be left. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  tryResult(() => {
    if (process.platform === 'win32') runSystemProgram('taskkill', ['/pid', String(pid), '/t', '/f'])
    else process.kill(-pid, signal)
  })
}

/** Reports whether a process of the group is left. */
function isAlive(pid: number): boolean {
  return tryResult(() => process.kill(process.platform === 'win32' ? pid : -pid, 0)).ok
}
