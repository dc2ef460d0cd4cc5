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

/** Rules with patterns that many programs could print: they count only if the set was named. */
const createNamedRules = (...rows: readonly (readonly [kind: string, text: readonly RegExp[]])[]) =>
  qualifyRules(
    'build',
    rows.map(([kind, text]) => rule(kind, { needsTool: true }, text)),
  )

/** Fallback rules of tools that locate problems, for output without a place. */
const LOCATED_ONLY = {
  pytest: createNamedRules(['test', [/^=+ .*\d (?:failed|errors?)\b/, /^(?:FAILED|ERROR) \S+\.py/]]),
  jest: createNamedRules(['test', [/^Tests: .*\d failed/, /^FAIL \S/]]),
  vitest: createNamedRules(['test', [/^ *Tests .*\d failed/, /^ FAIL /]]),
  node: createNamedRules(['test', [/^not ok \d+/, /^[#ℹ] fail [1-9]/]]),
  tsc: createNamedRules(['compile', [/error TS\d+: /]]),
  eslint: createNamedRules(['lint', [/^✖ \d+ problems? \([1-9]/]]),
  ruff: createNamedRules(['format', [/would be reformatted$/]], ['lint', [/^Found \d+ errors?/]]),
  mypy: createNamedRules(['types', [/^Found \d+ errors? in /]]),
  gcc: createNamedRules(
    ['link', [/^collect2: error: /, /linker command failed/]],
    ['compile', [/^compilation terminated\./, /\b\d+ errors? generated\./]],
  ),
  dotnet: [
    ...createNamedRules(
      ['compile', [/error (?:CS|FS|BC)\d+: /]],
      ['test', [/^Failed! +- Failed: +[1-9]/, /^Test Run Failed/]],
    ),
    ...qualifyRules('build', [
      rule('compile', { needsTool: true, consequence: true }, [/error MSB\d+: /, /^Build FAILED\./]),
    ]),
  ],
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
export function listTablesOfSet(name: SetName): readonly (readonly LocateRow[])[] {
  return name === 'build' ? [...Object.values(LOCATED), ...OTHERS] : [LOCATED[name] ?? []]
}
