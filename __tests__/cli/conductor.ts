import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { conductorInside } from '../e2e/support/inside.js'
import { OTHER_BUILD } from '../support/built.js'
import { builtCommand } from '../support/bundles.js'

export interface Said {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function environment(cwd: string): Record<string, string> {
  const { PATH = '', HOME = '', SYSTEMROOT = '' } = process.env
  return { PATH, HOME, SYSTEMROOT, RUNNER_TEMP: path.join(cwd, 'runner-temp') }
}

/** Starts the command in a folder; runs leave their files inside of it. */
export function conductor(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtCommand(), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...environment(cwd), ...env },
  })
  return { code: status, stdout, stderr }
}

/** The same in this process, from the sources, for tables of many calls; one at a time, since a process stands in one folder. */
export async function conductorHere(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  if (OTHER_BUILD !== undefined) return conductor(cwd, args, env)
  const before = process.cwd()
  process.chdir(cwd)
  try {
    return await conductorInside(args, { cwd, env: { ...environment(cwd), ...env } })
  } finally {
    process.chdir(before)
  }
}

/** The same behind a shell, for pipes. */
export function piped(cwd: string, line: string): Said {
  const command = line.replaceAll('conductor', `"${process.execPath}" "${builtCommand()}"`)
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, encoding: 'utf8' })
  return { code: status, stdout, stderr }
}

/** Every file below a folder, with forward slashes. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
