export const TEST_FAILED = 'external.build.test'

/** The built-in classification sets (`use:`) and the kinds `external.<set>.<word>`; `*` is transient, `+` means `external.build.<word>`. */
const TOOL_KINDS = {
  git: 'rate_limited* auth server_error* network* tls not_found unsafe_repository not_a_repository locked* conflict dirty hook_declined rejected diverged ref_not_found patch_failed nothing_to_commit identity no_space',
  npm: 'audit.critical audit.high audit.moderate audit.low auth not_found rate_limited* server_error* tls network* busy* integrity dependency_conflict no_version unsupported bad_package_json lockfile version_exists missing_script permission no_space missing_file script_failed usage',
  pip: 'auth rate_limited* server_error* tls integrity dependency_conflict unsupported managed_environment network* not_found missing_file bad_requirement build_failed no_space permission',
  docker:
    'daemon_unavailable rate_limited* auth no_space missing_file not_found server_error* tls network* port_in_use conflict platform command_not_found build_failed killed daemon_error',
  curl: 'auth not_found rate_limited* server_error* http dns* connect* timeout* certificate network* tls redirects write read missing_file too_large usage',
  gh: 'rate_limited* forbidden auth not_found already_exists not_mergeable server_error* network* invalid not_a_repository checks_failing usage',
  yarn: 'auth not_found rate_limited* server_error* tls network* integrity lockfile no_version unsupported missing_script script_failed',
  pnpm: 'auth not_found rate_limited* server_error* network* integrity lockfile dependency_conflict no_version unsupported missing_script bad_package_json script_failed',
  apt: 'locked* permission mirror_sync* not_found auth rate_limited* server_error* signature network* dependency_conflict no_space install_failed usage',
  maven:
    'rate_limited* server_error* auth tls network* integrity not_found rule_violated bad_pom goal_failed +compile +test',
  gradle:
    'rate_limited* server_error* auth tls network* locked* daemon_lost* integrity not_found dependency_conflict bad_build task_failed +compile +test +lint',
  cargo:
    'auth rate_limited* server_error* tls network* integrity lockfile not_found unsupported bad_manifest build_script_failed usage +link +compile +lint +test +format',
  go: 'integrity rate_limited* server_error* network* tls auth not_found modules unsupported +lint +test +compile',
  playwright: 'not_found server_error* network* missing_browser missing_dependencies unsupported +test',
  terraform:
    'locked* rate_limited* server_error* network* auth not_found lockfile invalid already_exists initialise +compile',
  aws: 'rate_limited* server_error* network* auth forbidden not_found conflict invalid usage error',
  kubectl:
    'not_configured auth forbidden tls network* unavailable* not_found conflict invalid missing_file rollout usage',
  runner: 'timeout lost* shutdown* no_space* out_of_memory* action_download* rate_limited* unavailable* network*',
  build:
    'compile link test coverage types lint format findings dependency permission certificate quota missing conflict crash memory_limit error step_failed',
  pytest: '+test',
  jest: '+test',
  vitest: '+test',
  node: '+test',
  tsc: '+compile',
  eslint: '+lint',
  ruff: '+format +lint',
  mypy: '+types',
  gcc: '+link +compile',
  dotnet: '+compile +test',
} as const

export type SetName = keyof typeof TOOL_KINDS

export function isSetName(name: string): name is SetName {
  return name in TOOL_KINDS
}

export const SET_NAMES: readonly SetName[] = Object.keys(TOOL_KINDS).filter(isSetName)

export function listKindsOfSet(set: SetName): readonly string[] {
  return listKindWords(set).map((word) => toToolKind(set, word))
}

export function listTransientKindsOfSets(): readonly string[] {
  return SET_NAMES.flatMap((set) =>
    listKindWords(set).flatMap((word) => (word.endsWith('*') ? [toToolKind(set, word)] : [])),
  )
}

function listKindWords(set: SetName): readonly string[] {
  return TOOL_KINDS[set].split(' ')
}

function toToolKind(set: SetName, word: string): string {
  const name = word.replace('*', '')
  return name.startsWith('+') ? `external.build.${name.slice(1)}` : `external.${set}.${name}`
}
