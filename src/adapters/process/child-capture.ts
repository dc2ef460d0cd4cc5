import { AsyncLocalStorage } from 'node:async_hooks'
import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'

interface Expectation {
  taken: boolean
  readonly onSpawned: (child: ChildProcess) => void
}

type Spawn = (this: ChildProcess, options: unknown) => unknown

const expectations = new AsyncLocalStorage<Expectation>()
let waiting = 0
let subscribed = false

/**
 * Hands over the first child that a call starts, because `@actions/exec` keeps its own to itself.
 *
 * `onSpawned` is called synchronously, when the process runs and before any of its events.
 */
export async function captureChild<T>(onSpawned: (child: ChildProcess) => void, start: () => Promise<T>): Promise<T> {
  if (!subscribed) {
    subscribe('child_process', adopt)
    subscribed = true
  }
  const expectation: Expectation = { taken: false, onSpawned }
  waiting += 1
  try {
    return await expectations.run(expectation, start)
  } finally {
    waiting -= 1
    // An idle storage still makes every promise of the process three times as slow on Node 20 and 22.
    if (waiting === 0) expectations.disable()
  }
}

function adopt(message: unknown): void {
  const expectation = expectations.getStore()
  if (expectation === undefined || expectation.taken) return
  const child = childOf(message)
  if (child === null) return
  expectation.taken = true
  wrapSpawn(child, expectation.onSpawned)
}

/**
 * The channel speaks while the child is being constructed, so its start is still to come. A start that throws (argument
 * list too long, for one) would leave `@actions/exec` waiting for ever: it becomes the 'error' event that it listens to.
 */
function wrapSpawn(child: ChildProcess, onSpawned: (child: ChildProcess) => void): void {
  const spawn = spawnOf(child)
  if (spawn === null) return
  Object.defineProperty(child, 'spawn', {
    configurable: true,
    value: (options: unknown): unknown => {
      let code: unknown
      try {
        code = spawn.call(child, options)
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
