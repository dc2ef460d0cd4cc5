import { CURL_RULES } from './curl.js'
import { DOCKER_RULES } from './docker.js'
import { GH_RULES } from './gh.js'
import { GIT_RULES } from './git.js'
import { NPM_RULES } from './npm.js'
import { PIP_RULES } from './pip.js'
import type { SetRule } from './rule.js'

export type SetName = 'git' | 'npm' | 'pip' | 'docker' | 'curl' | 'gh'

export type { CauseLine, SetRule } from './rule.js'

/** The ready-made sets by the name that `use:` gives; docs/classify.md lists their kinds. */
export const CLASSIFY_SETS: Readonly<Record<SetName, readonly SetRule[]>> = {
  git: GIT_RULES,
  npm: NPM_RULES,
  pip: PIP_RULES,
  docker: DOCKER_RULES,
  curl: CURL_RULES,
  gh: GH_RULES,
}

/** The kinds that a set can make, each once. */
export function kindsOfSet(name: SetName): readonly string[] {
  return [...new Set(CLASSIFY_SETS[name].map(({ kind }) => kind))]
}
