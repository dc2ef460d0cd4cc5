import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'

/** What to do with the child that a call starts. */
export interface Capture {
  /** Without input the child reads the null device; a socket in its place makes bash believe in a remote login. */
  readonly stdin: 'pipe' | 'ignore' | 'inherit'
  /** Where the child starts. Given here because `@actions/exec` asks the disk once more for a folder that it is given. */
  readonly cwd: string
  /** The environment of the child, each entry as `NAME=value`. The call itself gets the one entry only by which the child is known. */
  readonly entries: readonly string[]
  /** Called synchronously, when the process runs and before any of its events. */
  readonly onSpawned: (child: ChildProcess) => void
}

type Spawn = (this: ChildProcess, options: unknown) => unknown

/** Who waits for a child, by the entry of its environment that no other child has. */
const expected = new Map<string, Capture>()
let subscribed = false

/** Hands over the child that a call starts with this entry in its environment, because `@actions/exec` keeps it to itself. */
export async function captureChild<T>(entry: string, capture: Capture, start: () => Promise<T>): Promise<T> {
  if (!subscribed) {
    subscribe('child_process', adopt)
    subscribed = true
  }
  expected.set(entry, capture)
  try {
    return await start()
  } finally {
    expected.delete(entry)
  }
}

function adopt(message: unknown): void {
  if (expected.size === 0) return
  const child = childOf(message)
  if (child !== null) wrapSpawn(child)
}

/** The one who waits for a child that is started with these options; nobody waits for children of others. */
function takeCapture(options: unknown): Capture | undefined {
  if (typeof options !== 'object' || options === null || !('envPairs' in options)) return undefined
  const entries: readonly unknown[] = Array.isArray(options.envPairs) ? options.envPairs : []
  for (const entry of entries) {
    const capture = typeof entry === 'string' ? expected.get(entry) : undefined
    if (typeof entry !== 'string' || capture === undefined) continue
    expected.delete(entry)
    return capture
  }
  return undefined
}

/**
 * The channel speaks while the child is being constructed, so its start is still to come. A start that throws (argument
 * list too long, for one) would leave `@actions/exec` waiting forever: it becomes the 'error' event that it listens to.
 */
function wrapSpawn(child: ChildProcess): void {
  const spawn = spawnOf(child)
  if (spawn === null) return
  Object.defineProperty(child, 'spawn', {
    configurable: true,
    value: (options: unknown): unknown => {
      const capture = takeCapture(options)
      if (capture === undefined) return spawn.call(child, options)
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

/** Node has made these options for this one start. */
function settled(options: unknown, { cwd, entries, stdin }: Capture): unknown {
  if (typeof options !== 'object' || options === null) return options
  return Object.assign(options, { cwd, envPairs: entries, stdio: [stdin, 'pipe', 'pipe'] })
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
