import { AsyncLocalStorage } from 'node:async_hooks'
import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'

/** What to do with the child that a call starts. */
export interface Capture {
  /** Without input the child reads the null device; a socket in its place makes bash believe in a remote login. */
  readonly stdin: 'pipe' | 'ignore' | 'inherit'
  /** Where it starts; `@actions/exec` would look for the folder again, which takes longer than the rest of what it does. */
  readonly cwd: string
  /** Called synchronously, when the process runs and before any of its events. */
  readonly onSpawned: (child: ChildProcess) => void
}

type Spawn = (this: ChildProcess, options: unknown) => unknown

const calls = new AsyncLocalStorage<{ expected: Capture | null }>()
let subscribed = false

/** Hands over the child that a call starts, because `@actions/exec` keeps it to itself. */
export function captureChild<T>(capture: Capture, start: () => Promise<T>): Promise<T> {
  if (!subscribed) {
    subscribe('child_process', adopt)
    subscribed = true
  }
  return calls.run({ expected: capture }, start)
}

/** The channel speaks while a child is being constructed, so its start is still to come. */
function adopt(message: unknown): void {
  const call = calls.getStore()
  const child = childOf(message)
  if (call === undefined || call.expected === null || child === null) return
  wrapSpawn(child, call.expected)
  call.expected = null
}

/**
 * A start that throws (argument list too long, for one) would leave `@actions/exec` waiting forever: it becomes the 'error' event that
 * it listens to.
 */
function wrapSpawn(child: ChildProcess, { stdin, cwd, onSpawned }: Capture): void {
  const spawn = spawnOf(child)
  if (spawn === null) return
  Object.defineProperty(child, 'spawn', {
    configurable: true,
    value: (options: unknown): unknown => {
      let code: unknown
      try {
        code = spawn.call(child, Object.assign(Object(options), { cwd, stdio: [stdin, 'pipe', 'pipe'] }))
      } catch (error) {
        process.nextTick(() => child.emit('error', error))
      }
      onSpawned(child)
      return code
    },
  })
}

function childOf(message: unknown): ChildProcess | null {
  if (typeof message !== 'object' || message === null || !('process' in message)) return null
  return message.process instanceof ChildProcess ? message.process : null
}

function spawnOf(child: ChildProcess): Spawn | null {
  if (!('spawn' in child) || typeof child.spawn !== 'function') return null
  const { spawn } = child
  return (options) => Reflect.apply(spawn, child, [options])
}
