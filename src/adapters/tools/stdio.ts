import { type ChildProcess, spawn } from 'node:child_process'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import { parseJson } from '../../core/json.js'
import { MAX_TOOL_MESSAGE_BYTES, type ToolServer } from '../../core/provider.js'
import { tryResult } from '../../core/result.js'
import { cutTail } from '../../text/excerpt.js'
import { LineSplitter } from '../lines.js'
import { endTree } from '../process/end-tree.js'
import { CommandLocator, runSystemProgram } from '../process/locate.js'
import { createRunnerMark, createScan, formatMark, isOfRunner, MARK_VARIABLE } from '../process/process-table.js'
import { createProgramStart } from '../process/windows.js'

type StdioServer = Extract<ToolServer, { kind: 'stdio' }>

const GRACE_MS = 2000
const STDERR_CHARS = 2000

/** Exchanges one message a line with a process. The process leads its own group, so that its descendants can be killed when this process exits. */
export class StdioTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void
  onclose?: () => void
  onerror?: (error: Error) => void
  readonly #mark = createRunnerMark()
  #child: ChildProcess | null = null
  #stderr = ''

  constructor(
    readonly server: StdioServer,
    readonly onOversize: () => void,
  ) {}

  get stderr(): string {
    return this.#stderr.trim()
  }

  start(): Promise<void> {
    const { command, args, env, cwd } = this.server
    const located = new CommandLocator().locate(command, cwd, env)
    if (!located.ok) return Promise.reject(new Error(located.error.message))
    const start = createProgramStart(located.value, args)
    if (!start.ok) return Promise.reject(new Error(start.error))
    const { program, args: words, verbatim } = start.value
    const child = spawn(program, [...words], {
      cwd,
      env: { ...env, [MARK_VARIABLE]: formatMark(env[MARK_VARIABLE], this.#mark, 1) },
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

  /** Ends the process and its descendants, also those that left the group: end of input and TERM, then KILL. */
  async close(): Promise<void> {
    const child = this.#child
    if (child?.pid === undefined) return
    child.stdin?.end()
    const isMarked = (mark: string): boolean => isOfRunner(mark, this.#mark)
    if (process.platform === 'win32') killGroup(child.pid)
    else await endTree(createScan(), { root: child.pid, isMarked, pipes: () => new Set() }, GRACE_MS).done
    // A process outside of the group may keep the pipes open: it must not keep this process alive.
    child.stdin?.destroy()
    child.stdout?.destroy()
    child.stderr?.destroy()
    child.unref()
  }

  /** Ends the process without a wait, for the exit of this process. */
  kill(): void {
    if (this.#child?.pid !== undefined) killGroup(this.#child.pid)
  }

  readonly #take = (line: string): void => {
    if (line.length > MAX_TOOL_MESSAGE_BYTES) this.onOversize()
    // Programs also print other lines; these, and truncated messages, are ignored.
    const parsed = JSONRPCMessageSchema.safeParse(parseJson(line))
    // The client of a run uses no notification, and a server may send any number.
    if (parsed.success && 'id' in parsed.data) this.onmessage?.(parsed.data)
  }
}

function killGroup(pid: number): void {
  tryResult(() => {
    if (process.platform === 'win32') runSystemProgram('taskkill', ['/pid', String(pid), '/t', '/f'])
    else process.kill(-pid, 'SIGKILL')
  })
}
