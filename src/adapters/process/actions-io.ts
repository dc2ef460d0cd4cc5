import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandLocator } from './locate.js'

// What `@actions/exec` asks of `@actions/io`: the build puts this file in its place. That one looks for a program by promises of
// `node:fs`, which a start would load and four threads answer, also where the path is known.

const locator = new CommandLocator()

export async function which(tool: string, _check: boolean): Promise<string> {
  if (path.isAbsolute(tool)) return tool
  const found = locator.locate(tool, process.cwd(), definedEnvironment())
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']))
}

export async function exists(file: string): Promise<boolean> {
  return existsSync(file)
}

export function isRooted(file: string): boolean {
  return process.platform === 'win32' ? /^(?:\\|[A-Z]:)/i.test(file.replaceAll('/', '\\')) : file.startsWith('/')
}
