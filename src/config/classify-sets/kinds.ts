import type { ClassifyRule } from '../model.js'

/** Kinds by their last name: `own` stand behind `external.` and the name of the set, `build` behind `external.build.`. */
function kinds(set: string, own: string, build = ''): readonly string[] {
  const named = (prefix: string, names: string): readonly string[] =>
    names === '' ? [] : names.split(' ').map((name) => `external.${prefix}.${name}`)
  return [...named(set, own), ...named('build', build)]
}

/** The kinds that each ready-made set can make, by the name that `use:` gives: what a check of a file needs of the sets. */
export const SET_KINDS = {
  git: kinds(
    'git',
    'rate_limited auth server_error network tls not_found unsafe_repository not_a_repository locked conflict dirty hook_declined rejected diverged ref_not_found patch_failed nothing_to_commit identity no_space',
  ),
  npm: kinds(
    'npm',
    'audit.critical audit.high audit.moderate audit.low auth not_found rate_limited server_error tls network busy integrity dependency_conflict no_version unsupported bad_package_json lockfile version_exists missing_script permission no_space missing_file script_failed usage',
  ),
  pip: kinds(
    'pip',
    'auth rate_limited server_error tls integrity dependency_conflict unsupported managed_environment network not_found missing_file bad_requirement build_failed no_space permission',
  ),
  docker: kinds(
    'docker',
    'daemon_unavailable rate_limited auth no_space missing_file not_found server_error tls network port_in_use conflict platform command_not_found build_failed killed daemon_error',
  ),
  curl: kinds(
    'curl',
    'auth not_found rate_limited server_error http dns connect timeout certificate network tls redirects write read missing_file too_large usage',
  ),
  gh: kinds(
    'gh',
    'rate_limited forbidden auth not_found already_exists not_mergeable server_error network invalid not_a_repository checks_failing usage',
  ),
  yarn: kinds(
    'yarn',
    'auth not_found rate_limited server_error tls network integrity lockfile no_version unsupported missing_script script_failed',
  ),
  pnpm: kinds(
    'pnpm',
    'auth not_found rate_limited server_error network integrity lockfile dependency_conflict no_version unsupported missing_script bad_package_json script_failed',
  ),
  apt: kinds(
    'apt',
    'locked permission mirror_sync not_found auth rate_limited server_error signature network dependency_conflict no_space install_failed usage',
  ),
  maven: kinds(
    'maven',
    'rate_limited server_error auth tls network integrity not_found rule_violated bad_pom goal_failed',
    'compile test',
  ),
  gradle: kinds(
    'gradle',
    'rate_limited server_error auth tls network locked daemon_lost integrity not_found dependency_conflict bad_build task_failed',
    'compile test',
  ),
  cargo: kinds(
    'cargo',
    'auth rate_limited server_error tls network integrity lockfile not_found unsupported bad_manifest build_script_failed usage',
    'link compile lint test format',
  ),
  go: kinds(
    'go',
    'integrity rate_limited server_error network tls auth not_found modules unsupported',
    'lint test compile',
  ),
  playwright: kinds('playwright', 'not_found server_error network missing_browser missing_dependencies unsupported'),
  terraform: kinds(
    'terraform',
    'locked rate_limited server_error network auth not_found lockfile invalid already_exists initialise',
  ),
  aws: kinds('aws', 'rate_limited server_error network auth forbidden not_found conflict invalid usage error'),
  kubectl: kinds(
    'kubectl',
    'not_configured auth forbidden tls network unavailable not_found conflict invalid missing_file rollout usage',
  ),
  runner: kinds(
    'runner',
    'timeout lost shutdown no_space out_of_memory action_download rate_limited unavailable network',
  ),
  build: kinds(
    'build',
    'compile link test coverage types lint format findings dependency permission certificate quota missing conflict crash memory_limit error step_failed',
  ),
  pytest: kinds('pytest', '', 'test'),
  jest: kinds('jest', '', 'test'),
  vitest: kinds('vitest', '', 'test'),
  node: kinds('node', '', 'test'),
  tsc: kinds('tsc', '', 'compile'),
  eslint: kinds('eslint', '', 'lint'),
  ruff: kinds('ruff', '', 'format lint'),
  mypy: kinds('mypy', '', 'types'),
  gcc: kinds('gcc', '', 'link compile'),
  dotnet: kinds('dotnet', '', 'compile test'),
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SetName = keyof typeof SET_KINDS

/** The kinds that rules can make, each once: they count as declared by the node. */
export function classifiedKinds(rules: readonly ClassifyRule[] = []): readonly string[] {
  const made = rules.flatMap(({ use, kind }) => [
    ...(use === undefined ? [] : SET_KINDS[use]),
    ...(kind === undefined ? [] : [kind]),
  ])
  return [...new Set(made)]
}
