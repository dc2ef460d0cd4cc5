/** Variables of a program, by name. */
export type Environment = Readonly<Record<string, string>>

const isWindows = process.platform === 'win32'

/** Returns a variable; Windows does not tell the cases of a name apart. */
export function variable(env: Environment, name: string, windows = isWindows): string | undefined {
  if (!windows || env[name] !== undefined) return env[name]
  const wanted = name.toUpperCase()
  const key = Object.keys(env).find((each) => each.toUpperCase() === wanted)
  return key === undefined ? undefined : env[key]
}

/** Sets a variable, or removes it with null. On Windows it replaces the one whose name differs in case only. */
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

/** Returns an environment with variables laid over it; null removes one. */
export function overlaid(
  env: Environment,
  own: Readonly<Record<string, string | number | boolean | null>>,
): Readonly<Record<string, string>> {
  const result: Record<string, string> = { ...env }
  for (const [name, value] of Object.entries(own)) setVariable(result, name, value === null ? null : String(value))
  return result
}
