import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'

/** What to do with the child that a call starts. */
export interface Capture {
  /** `NAME=value` of a variable that only this child is given. */
  readonly mark: string
  /** Without input the child reads the null device; a socket in its place makes bash believe in a remote login. */
  readonly stdin: 'pipe' | 'ignore' | 'inherit'
  /** Where it starts; `@actions/exec` would look for the folder again, which takes longer than the rest of what it does. */
  readonly cwd: string
  /** Called synchronously, when the process runs and before any of its events. */
  readonly onSpawned: (child: ChildProcess) => void
}

type Spawn = (this: ChildProcess, options: unknown) => unknown

const expected = new Map<string, Capture>()
let subscribed = false

/** Hands over the child that a call starts, because `@actions/exec` keeps it to itself. */
export function captureChild<T>(capture: Capture, start: () => Promise<T>): Promise<T> {
  if (!subscribed) {
    subscribe('child_process', adopt)
    subscribed = true
  }
  expected.set(capture.mark, capture)
  return start().finally(() => expected.delete(capture.mark))
}

/**
 * The channel speaks while a child is being constructed, so its start is still to come. A start that throws (argument list too long, for
 * one) would leave `@actions/exec` waiting forever: it becomes the 'error' event that it listens to.
 */
function adopt(message: unknown): void {
  const child = childOf(message)
  const spawn = child === null ? null : spawnOf(child)
  if (child === null || spawn === null) return
  Object.defineProperty(child, 'spawn', {
    configurable: true,
    value: (options: unknown): unknown => {
      const capture = captureOf(options)
      if (capture === undefined) return spawn.call(child, options)
      const { stdin, cwd, onSpawned } = capture
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

/** Who expects the child that starts with these options, if anybody does. */
function captureOf(options: unknown): Capture | undefined {
  if (typeof options !== 'object' || options === null || !('envPairs' in options)) return undefined
  const pairs: readonly unknown[] = Array.isArray(options.envPairs) ? options.envPairs : []
  const mark = pairs.find((pair) => typeof pair === 'string' && expected.has(pair))
  return expected.get(String(mark))
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
