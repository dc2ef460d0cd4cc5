/** What the runner gives to actions and not to `run:` steps. */
const WITHHELD: ReadonlySet<string> = new Set([
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_RUNTIME_URL',
  'ACTIONS_RESULTS_URL',
  'ACTIONS_CACHE_URL',
  'ACTIONS_CACHE_SERVICE_V2',
])

/** The environment that a `run:` step would see; keys of providers are left out, a node's `env` must name them. */
export function scriptEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  providerKeys: readonly string[],
  cwd: string,
): Readonly<Record<string, string>> {
  const inherited: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    const upper = name.toUpperCase()
    if (value === undefined || /^(INPUT_|CONDUCTOR_ACTION_)/.test(upper)) continue
    if (WITHHELD.has(upper) || providerKeys.includes(upper)) continue
    inherited[name] = value
  }
  // As after a `cd`: programs that trust PWD must not see the folder that was left.
  if (inherited['PWD'] !== undefined) inherited['PWD'] = cwd
  return inherited
}
