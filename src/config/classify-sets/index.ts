import { BUILD_RULES } from './build.js'
import { GH_RULES, GIT_RULES } from './git.js'
import { NPM_RULES, PLAYWRIGHT_RULES, PNPM_RULES, YARN_RULES } from './javascript.js'
import { CARGO_RULES, GO_RULES, GRADLE_RULES, MAVEN_RULES, PIP_RULES } from './languages.js'
import { APT_RULES, AWS_RULES, CURL_RULES, DOCKER_RULES, KUBECTL_RULES, TERRAFORM_RULES } from './machines.js'
import type { SetRule } from './rule.js'
import { RUNNER_RULES } from './runner.js'

export type { CauseLine, SetRule } from './rule.js'

/** The ready-made sets by the name that `use:` gives; docs/classify.md lists their kinds. */
export const CLASSIFY_SETS = {
  git: GIT_RULES,
  npm: NPM_RULES,
  pip: PIP_RULES,
  docker: DOCKER_RULES,
  curl: CURL_RULES,
  gh: GH_RULES,
  yarn: YARN_RULES,
  pnpm: PNPM_RULES,
  apt: APT_RULES,
  maven: MAVEN_RULES,
  gradle: GRADLE_RULES,
  cargo: CARGO_RULES,
  go: GO_RULES,
  playwright: PLAYWRIGHT_RULES,
  terraform: TERRAFORM_RULES,
  aws: AWS_RULES,
  kubectl: KUBECTL_RULES,
  runner: RUNNER_RULES,
  build: BUILD_RULES,
} as const satisfies Readonly<Record<string, readonly SetRule[]>>

export type SetName = keyof typeof CLASSIFY_SETS

/** The kinds that a set can make, each once. */
export function kindsOfSet(name: SetName): readonly string[] {
  return [...new Set(CLASSIFY_SETS[name].map(({ kind }) => kind))]
}
