import { execFile } from 'node:child_process'
import { conductorInside } from '../e2e/support/inside.js'
import { REPOSITORY } from '../support/built.js'
import { builtCommand } from '../support/bundles.js'
import { temporaryFolder } from '../support/folders.js'

export interface Finished {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** The environment of a laptop: nothing that a CI system adds reaches the run, and its files go to a folder of their own. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(GITHUB|RUNNER|CONDUCTOR)_/.test(name))
  return { ...Object.fromEntries(kept), RUNNER_TEMP: temporaryFolder(), NO_COLOR: '1' }
}

/** Runs the built command as a user would, from the root of the repository. */
export function conductor(args: readonly string[]): Promise<Finished> {
  const options = { cwd: REPOSITORY, env: plainEnvironment(), maxBuffer: 16 * 1024 * 1024 }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [builtCommand(), ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      resolve({ exitCode: code, stdout, stderr })
    })
    child.stdin?.end()
  })
}

/** The same from the sources, in this process. */
export async function conductorFromSources(args: readonly string[]): Promise<Finished> {
  const { code, ...said } = await conductorInside(args, { cwd: REPOSITORY, env: plainEnvironment() })
  return { exitCode: code, ...said }
}

/** The words of a command line as it stands in a README: bare, 'single' or "double" quoted parts. */
export function shellWords(line: string): string[] {
  const word = /(?:[^\s'"]|'[^']*'|"[^"]*")+/g
  return (line.match(word) ?? []).map((text) =>
    text.replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double),
  )
}
