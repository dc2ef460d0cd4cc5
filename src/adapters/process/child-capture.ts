import { AsyncLocalStorage } from 'node:async_hooks'
import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'

/** What to do with the child that a call starts. */
export interface Capture {
  /** Without input the child reads the null device; a socket in its place makes bash believe in a remote login. */
  readonly stdin: 'pipe' | 'ignore' | 'inherit'
  /** Where the child starts. Given here because `@actions/exec` asks the disk once more for a folder that it is given. */
  readonly cwd: string
  /** Called synchronously, when the process runs and before any of its events. */
  readonly onSpawned: (child: ChildProcess) => void
}

interface Expectation {
  taken: boolean
  readonly capture: Capture
}

type Spawn = (this: ChildProcess, options: unknown) => unknown

const expectations = new AsyncLocalStorage<Expectation>()
let waiting = 0
let subscribed = false

/** Hands over the first child that a call starts, because `@actions/exec` keeps its own to itself. */
export async function captureChild<T>(capture: Capture, start: () => Promise<T>): Promise<T> {
  if (!subscribed) {
    subscribe('child_process', adopt)
    subscribed = true
  }
  const expectation: Expectation = { taken: false, capture }
  waiting += 1
  try {
    return await expectations.run(expectation, start)
  } finally {
    if (!expectation.taken) fulfil(expectation)
  }
}

/** A storage in use makes every promise of the process three times as slow on Node 20, so it is off while none waits. */
function fulfil(expectation: Expectation): void {
  expectation.taken = true
  waiting -= 1
  if (waiting === 0) expectations.disable()
}

function adopt(message: unknown): void {
  const expectation = expectations.getStore()
  if (expectation === undefined || expectation.taken) return
  const child = childOf(message)
  if (child === null) return
  fulfil(expectation)
  wrapSpawn(child, expectation.capture)
}

/**
 * The channel speaks while the child is being constructed, so its start is still to come. A start that throws (argument
 * list too long, for one) would leave `@actions/exec` waiting for ever: it becomes the 'error' event that it listens to.
 */
function wrapSpawn(child: ChildProcess, capture: Capture): void {
  const spawn = spawnOf(child)
  if (spawn === null) return
  Object.defineProperty(child, 'spawn', {
    configurable: true,
    value: (options: unknown): unknown => {
      let code: unknown
      try {
        code = spawn.call(child, settled(options, capture))
      } catch (error) {
        process.nextTick(() => child.emit('error', error))
      }
      capture.onSpawned(child)
      return code
    },
  })
}

function settled(options: unknown, { cwd, stdin }: Capture): unknown {
  if (typeof options !== 'object' || options === null) return options
  return { ...options, cwd, ...(stdin === 'pipe' ? {} : { stdio: [stdin, 'pipe', 'pipe'] }) }
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
