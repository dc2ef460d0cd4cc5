export type Environment = Readonly<Record<string, string>>

const isWindows = process.platform === 'win32'

/** Returns a variable; on Windows names are case-insensitive. */
export function variable(env: Environment, name: string, windows = isWindows): string | undefined {
  if (!windows || env[name] !== undefined) return env[name]
  const wanted = name.toUpperCase()
  const key = Object.keys(env).find((each) => each.toUpperCase() === wanted)
  return key === undefined ? undefined : env[key]
}

/** Sets a variable, or removes it with null; on Windows replaces a variable whose name differs in case only. */
export function setVariable(
  env: Record<string, string>,
  name: string,
  value: string | null,
  windows = isWindows,
): void {
  if (windows) {
    const wanted = name.toUpperCase()
    for (const key of Object.keys(env)) if (key.toUpperCase() === wanted) delete env[key]
  }
  if (value === null) delete env[name]
  else env[name] = value
}

/** Variables that override those of an environment; null removes a variable. */
export type OwnVariables = Readonly<Record<string, string | number | boolean | null>>

export function overlaid(env: Environment, own: OwnVariables): Environment {
  const result: Record<string, string> = { ...env }
  for (const [name, value] of Object.entries(own)) setVariable(result, name, value === null ? null : String(value))
  return result
}
