/** stdout or stderr. */
export type StandardStream = typeof process.stdout | typeof process.stderr

/** The streams of the process that somebody has asked for. */
const opened: { stdout: StandardStream | null; stderr: StandardStream | null } = { stdout: null, stderr: null }

/** A stream of the process. Node opens it when it is first asked for, which takes a millisecond: a run may print nothing to it. */
export function standardStream(name: 'stdout' | 'stderr'): StandardStream {
  const stream = process[name]
  opened[name] = stream
  return stream
}

/** Those that something may have been written to. */
export function openedStreams(): readonly StandardStream[] {
  return [opened.stdout, opened.stderr].filter((stream) => stream !== null)
}

/** Calls back when everything is printed that was written before. */
export function whenPrinted(callback: () => void): void {
  const { stdout, stderr } = opened
  const last = (): void => {
    if (stderr === null) callback()
    else stderr.write('', callback)
  }
  if (stdout === null) last()
  // An error of the last write is reported in its own turn, and that comes first.
  else stdout.write('', () => setImmediate(last))
}
