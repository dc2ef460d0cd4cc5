import { APT_RULES } from './apt.js'
import { AWS_RULES } from './aws.js'
import { BUILD_RULES } from './build.js'
import { CARGO_RULES } from './cargo.js'
import { CURL_RULES } from './curl.js'
import { DOCKER_RULES } from './docker.js'
import { GH_RULES } from './gh.js'
import { GIT_RULES } from './git.js'
import { GO_RULES } from './go.js'
import { GRADLE_RULES } from './gradle.js'
import { KUBECTL_RULES } from './kubectl.js'
import { MAVEN_RULES } from './maven.js'
import { NPM_RULES } from './npm.js'
import { PIP_RULES } from './pip.js'
import { PLAYWRIGHT_RULES } from './playwright.js'
import { PNPM_RULES } from './pnpm.js'
import type { SetRule } from './rule.js'
import { RUNNER_RULES } from './runner.js'
import { TERRAFORM_RULES } from './terraform.js'
import { YARN_RULES } from './yarn.js'

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
