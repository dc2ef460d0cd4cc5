import type { SetName } from '../../core/tool-kinds.js'
import { BUILD_RULES } from './build.js'
import { GH_RULES, GIT_RULES } from './git.js'
import { NPM_RULES, PLAYWRIGHT_RULES, PNPM_RULES, YARN_RULES } from './javascript.js'
import { CARGO_RULES, GO_RULES, GRADLE_RULES, MAVEN_RULES, PIP_RULES } from './languages.js'
import type { LocateRow } from './locate-row.js'
import { LOCATED } from './located.js'
import { OTHERS } from './located-more.js'
import { APT_RULES, AWS_RULES, CURL_RULES, DOCKER_RULES, KUBECTL_RULES, TERRAFORM_RULES } from './machines.js'
import { qualifyRules, rule, type SetRule } from './rule.js'
import { RUNNER_RULES } from './runner.js'

export type { CauseLine, SetRule } from './rule.js'

/** A pattern that many programs could print: it counts only if the set was named. */
const createNamedRule = (kind: string, text: readonly RegExp[]) => rule(kind, { needsTool: true }, text)

/** Fallback rules of tools that locate problems, for output without a place. */
const LOCATED_ONLY = {
  pytest: qualifyRules('build', [
    createNamedRule('test', [/^=+ .*\d (?:failed|errors?)\b/, /^(?:FAILED|ERROR) \S+\.py/]),
  ]),
  jest: qualifyRules('build', [createNamedRule('test', [/^Tests: .*\d failed/, /^FAIL \S/])]),
  vitest: qualifyRules('build', [createNamedRule('test', [/^ *Tests .*\d failed/, /^ FAIL /])]),
  node: qualifyRules('build', [createNamedRule('test', [/^not ok \d+/, /^[#ℹ] fail [1-9]/])]),
  tsc: qualifyRules('build', [createNamedRule('compile', [/error TS\d+: /])]),
  eslint: qualifyRules('build', [createNamedRule('lint', [/^✖ \d+ problems? \([1-9]/])]),
  ruff: qualifyRules('build', [
    createNamedRule('format', [/would be reformatted$/]),
    createNamedRule('lint', [/^Found \d+ errors?/]),
  ]),
  mypy: qualifyRules('build', [createNamedRule('types', [/^Found \d+ errors? in /])]),
  gcc: qualifyRules('build', [
    createNamedRule('link', [/^collect2: error: /, /linker command failed/]),
    createNamedRule('compile', [/^compilation terminated\./, /\b\d+ errors? generated\./]),
  ]),
  dotnet: qualifyRules('build', [
    createNamedRule('compile', [/error (?:CS|FS|BC|MSB)\d+: /, /^Build FAILED\./]),
    createNamedRule('test', [/^Failed! +- Failed: +[1-9]/, /^Test Run Failed/]),
  ]),
}

/** The ready-made sets, by their name in `use:`; docs/classify.md lists their kinds. */
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
  ...LOCATED_ONLY,
} as const satisfies Readonly<Record<SetName, readonly SetRule[]>>

/** Rows that locate problems, by set; `build` has the rows of all tools. */
export function tablesOfSet(name: SetName): readonly (readonly LocateRow[])[] {
  return name === 'build' ? [...Object.values(LOCATED), ...OTHERS] : [LOCATED[name] ?? []]
}
