import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { conductorInside } from '../e2e/support/inside.js'

export const ROOT = path.resolve(import.meta.dirname, '../..')
const COMMAND = path.join(ROOT, 'dist/cli/index.js')

export interface Finished {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** The environment of a laptop: nothing that a CI system adds reaches the run, and its files go where the test says. */
function plainEnvironment(temp: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(GITHUB|RUNNER|CONDUCTOR)_/.test(name))
  return { ...Object.fromEntries(kept), RUNNER_TEMP: temp, NO_COLOR: '1' }
}

/** Runs the built command as a user would, from the root of the repository. */
export function conductor(args: readonly string[]): Promise<Finished> {
  const temp = mkdtempSync(path.join(tmpdir(), 'conductor-example-'))
  const options = { cwd: ROOT, env: plainEnvironment(temp), maxBuffer: 16 * 1024 * 1024 }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [COMMAND, ...args], options, (error, stdout, stderr) => {
      rmSync(temp, { recursive: true, force: true })
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      resolve({ exitCode: code, stdout, stderr })
    })
    child.stdin?.end()
  })
}

/** The same from the sources, in this process. */
export async function conductorFromSources(args: readonly string[]): Promise<Finished> {
  const temp = mkdtempSync(path.join(tmpdir(), 'conductor-example-'))
  try {
    const { code, ...said } = await conductorInside(args, { cwd: ROOT, env: plainEnvironment(temp) })
    return { exitCode: code, ...said }
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
}

/** The words of a command line as it stands in a README: bare, 'single' or "double" quoted parts. */
export function shellWords(line: string): string[] {
  const word = /(?:[^\s'"]|'[^']*'|"[^"]*")+/g
  return (line.match(word) ?? []).map((text) =>
    text.replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double),
  )
}
