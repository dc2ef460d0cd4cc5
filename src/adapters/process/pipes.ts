import { readdirSync, readlinkSync } from 'node:fs'

/**
 * The names under which the system knows the pipes that a child prints into. A process that still holds one of them was started
 * by that child, whatever became of its parents, its session and its environment. Elsewhere than on Linux none are known, and
 * none of a child that has ended before this look at it.
 */
export function pipesOf(pid: number): readonly string[] {
  if (process.platform !== 'linux') return []
  return ['1', '2'].flatMap((descriptor) => {
    const name = linkOf(`/proc/${pid}/fd/${descriptor}`)
    return name.startsWith('socket:[') || name.startsWith('pipe:[') ? [name] : []
  })
}

/** Whether a process has any of these pipes open. */
export function holdsAny(pid: string, pipes: ReadonlySet<string>): boolean {
  const folder = `/proc/${pid}/fd`
  try {
    return readdirSync(folder).some((descriptor) => pipes.has(linkOf(`${folder}/${descriptor}`)))
  } catch {
    // It has ended, or it belongs to somebody else.
    return false
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}
