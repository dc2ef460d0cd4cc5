/**
 * Guards: jobs that act on the world, by their names and by the commands that their logs show. A machine does not
 * repeat them. A guard that is wrong costs a re-run by hand, a missing guard costs a second deployment, so doubts count
 * as guarded.
 */

/** Whole words of a name, with the act that each one means. */
export const GUARD_WORDS: Readonly<Record<string, RegExp>> = {
  deploy: /^(?:re)?deploy(?:s|ed|ing|er|ments?)?$/,
  release: /^(?:releas(?:es?|ed|ing|er)|prerelease)$/,
  publish: /^(?:re)?publish(?:es|ed|ing|er)?$/,
  promote: /^promot(?:es?|ed|ing|ions?)$/,
  rollout: /^roll(?:outs?|ing|back|backs)$/,
  migrate: /^migrat(?:es?|ed|ing|ions?|or)$/,
  provision: /^provision(?:s|ed|ing|er)?$/,
  production: /^prod(?:uction)?$/,
}

/** Words of targets and scripts: `build:production` only builds. */
const { production: _production, ...ACTS } = GUARD_WORDS

/** A program that acts when one of its arguments is an act; `unless` names what makes the command harmless. */
export interface GuardCommand {
  readonly programs: string
  /** If empty, the program always acts. */
  readonly acts: string
  readonly unless?: RegExp
}

export const GUARD_COMMANDS: readonly GuardCommand[] = [
  { programs: 'terraform|tofu', acts: 'apply|destroy|import' },
  { programs: 'terragrunt', acts: 'apply|destroy|run-all', unless: /\brun-all (?:plan|validate|init)\b/ },
  { programs: 'pulumi', acts: 'up|update|destroy|refresh' },
  { programs: 'cdk|cdktf|sst|sls|serverless|sam|copilot|amplify|eb', acts: 'deploy|destroy|remove|push|publish' },
  {
    programs: 'kubectl|oc',
    acts: 'apply|create|delete|patch|replace|rollout|scale|set|drain|label|annotate',
    unless: /\brollout (?:status|history)\b|\bauth can-i\b|^\w+ config /,
  },
  {
    programs: 'helm|helmfile',
    acts: 'install|upgrade|uninstall|delete|rollback|apply|sync|push',
    unless: /^helm plugin /,
  },
  { programs: 'argocd|flux', acts: 'sync|create|delete|reconcile|set' },
  {
    programs: 'npm|pnpm|yarn|bun|lerna|jsr|deno|poetry|uv|hatch|flit|vsce|ovsx|changeset|dart|flutter',
    acts: 'publish|unpublish|dist-tag',
    unless: /\bdist-tag ls\b/,
  },
  { programs: 'cargo', acts: 'publish|yank', unless: / -n(?: |$)/ },
  { programs: 'mix|rebar3', acts: 'hex\\.publish|publish|ecto\\.(?:migrate|rollback)' },
  { programs: 'twine|cabal|stack|luarocks|conan|anaconda', acts: 'upload' },
  { programs: 'gem|nuget|choco|pod|cf', acts: 'push' },
  { programs: 'docker|podman|buildah|nerdctl|crane|oras', acts: 'push|--push|--push=true' },
  { programs: 'skopeo', acts: 'copy|sync|delete' },
  { programs: 'git', acts: 'push', unless: /^git stash push\b| -n(?: |$)/ },
  { programs: 'gh', acts: 'release|merge', unless: /\brelease (?:view|list|download)\b/ },
  { programs: 'goreleaser', acts: 'release', unless: / --snapshot\b/ },
  { programs: 'semantic-release|release-it|gh-pages|surge', acts: '' },
  { programs: 'mvn|mvnw', acts: '(?:.*:)?deploy|release:perform' },
  {
    programs: 'gradle|gradlew',
    acts: '(?:.*:)?publish(?!\\w*MavenLocal)\\w*|(?:.*:)?(?:uploadArchives|closeAndRelease\\w*)',
  },
  { programs: 'sbt|lein', acts: 'publish|publishSigned|deploy|release' },
  {
    programs: 'aws|gcloud|az',
    acts: '(?:\\w+-)*deploy(?:ments?)?|(?:create|update|delete)-(?:stack|service|function-code)|execute-change-set|create-invalidation',
    unless: /^\w+(?: [a-z][\w-]*){1,4}? (?:describe|list|get|show|validate|what-if|wait)(?:-[\w-]+)?(?: |$)/,
  },
  { programs: 's3', acts: 'sync|cp|mv|rm', unless: /^s3 cp s3:\S+ (?!s3:)/ },
  { programs: 'flyctl|fly|vercel|netlify|wrangler|firebase|railway', acts: 'deploy|publish|--prod|promote|rollback' },
  { programs: 'ansible-playbook', acts: '', unless: / --(?:check|syntax-check|list-\w+|version)\b/ },
  { programs: 'cap|mina|kamal|heroku', acts: '(?:.*:)?(?:deploy|redeploy|rollback|promote|release)' },
  { programs: 'scp|rsync', acts: '(?:\\S+@)?[\\w.$-]+:\\S*' },
  { programs: 'ssh', acts: '\\S+@\\S+', unless: / -T git@/ },
  // Migrations of a database.
  { programs: 'rails|rake', acts: 'db:(?:migrate|rollback|schema:load|seed|setup)\\S*', unless: /db:migrate:status/ },
  {
    programs: 'manage.py|artisan|flyway|dbmate|goose|atlas|sqlx',
    acts: 'migrate(?::\\S+)?|up|down|apply',
    unless: / --(?:plan|check|pretend)\b|migrate:status| migrate info\b/,
  },
  { programs: 'migrate', acts: 'up|down|goto|force|drop' },
  { programs: 'alembic', acts: 'upgrade|downgrade', unless: / --sql\b/ },
  { programs: 'liquibase', acts: 'update|rollback|dropAll' },
  { programs: 'prisma|supabase|drizzle-kit', acts: 'migrate|push', unless: /\bmigrate (?:status|diff)\b/ },
  {
    programs: 'knex|sequelize|sequelize-cli|typeorm|mikro-orm',
    acts: '(?:db:)?(?:migrate|migration)(?::(?:latest|up|down|run|revert|undo)\\S*)?',
  },
  { programs: 'diesel', acts: 'migration', unless: /\bmigration (?:list|pending|generate)\b/ },
  { programs: 'ef', acts: 'update' },
  { programs: 'console', acts: 'doctrine:migrations:migrate' },
]

/** Actions that act by an input, which the log shows below their name. */
export const GUARD_ACTIONS: readonly (readonly [action: RegExp, input: RegExp | null, word: string])[] = [
  [/^docker\/(?:build-push|bake)-action$/, /^push: true$/, 'push: true'],
  [/^goreleaser\/goreleaser-action$/, /^args: release(?!.*--snapshot)/, 'goreleaser release'],
  [/^cloudflare\/wrangler-action$/, /^command: .*\b(?:deploy|publish)\b/, 'wrangler deploy'],
  [/^changesets\/action$/, /^publish: \S/, 'publish'],
  [/^appleboy\/(?:ssh|scp)-action$/, null, 'ssh'],
  [
    /^(?:ad-m\/github-push-action|stefanzweifel\/git-auto-commit-action|peaceiris\/actions-gh-pages)$/,
    null,
    'git push',
  ],
]

const ROWS = new Map(
  GUARD_COMMANDS.flatMap(({ programs, acts, unless }) => {
    const row = { acts: acts === '' ? null : new RegExp(`^(?:${acts})$`), unless }
    return programs.split('|').map((program) => [program, row] as const)
  }),
)
const DRY_RUN = /(?:^|\s)-{1,2}(?:dry-?run|noop|whatif)(?:=(?!none\b|false\b)\S*)?(?=\s|$)/i
const HARMLESS = /^(?:echo|printf|grep|which|man)$/
const INSTALLS = /^(?:install|add|i)$/

/** Returns the word in the name of a job or step that guards it; null if there is none. */
export function guardOfName(name: string): string | null {
  const unnamed = /^Run (.*)$/s.exec(name)?.[1]
  const action = unnamed === undefined ? null : actionOf(unnamed)
  // `Run migrations` is a name that the author chose.
  if (unnamed !== undefined && action === null)
    return guardOfCommand(unnamed) ?? (/^[a-z ]+$/i.test(unnamed) ? wordIn(unnamed.toLowerCase(), ACTS) : null)
  const text = action ?? name
  if (/\bdry[- ]?run\b/i.test(text)) return null
  return wordIn(text, GUARD_WORDS) ?? guardOfCommand(text.toLowerCase())
}

/** `owner/action` of `owner/action@ref`; a ref such as `release/v1` does not describe the action. */
function actionOf(text: string): string | null {
  return /^([\w.-]+\/[\w./-]+)@\S+$/.exec(text.trim())?.[1] ?? null
}

function wordIn(text: string, words: Readonly<Record<string, RegExp>>): string | null {
  const tokens = text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\broll(?:ing)?[- ]out\b/g, 'rollout')
    .split(/[^a-z]+/)
  const found = Object.entries(words).find(([, pattern]) => tokens.some((token) => pattern.test(token)))
  return found?.[0] ?? null
}

/** Maximum length of a script line; programs and their arguments are at its beginning. */
const MAX_COMMAND_CHARS = 1000
const SEPARATOR = /&&|\|\||[;|\n]|\$\(/

/** Returns the guarded command in a line of a script, such as `terraform apply`; null if there is none. */
export function guardOfCommand(line: string): string | null {
  const text = line.slice(0, MAX_COMMAND_CHARS).replace(/(?:^|\s)#.*$/, '')
  for (const part of text.split(SEPARATOR)) {
    const words = part.split(/\s+/).flatMap((word) => word.replace(/^["'`({[]+|["'`)}\],]+$/g, '') || [])
    if (HARMLESS.test(words[0] ?? '') || DRY_RUN.test(part)) continue
    const found = words.map((_, at) => guardAt(words, at)).find((each) => each !== null) ?? guardOfScript(words)
    if (found !== null) return found
  }
  return null
}

function guardAt(words: readonly string[], at: number): string | null {
  const program = baseOf(words[at] ?? '')
  const row = ROWS.get(program)
  if (row === undefined) return null
  const rest = words.slice(at + 1)
  if (row.unless?.test([program, ...rest].join(' ')) === true) return null
  if (row.acts === null) return words.slice(0, at).some((word) => INSTALLS.test(word)) ? null : program
  const act = rest.find((word) => row.acts?.test(word) === true)
  return act === undefined ? null : `${program} ${act}`
}

function baseOf(word: string): string {
  return word.replace(/^.*[/\\]/, '').replace(/\.(?:exe|cmd|bat)$/, '')
}

const RUNNERS = /^(?:make|gmake|just|task|rake|npm|pnpm|yarn|bun|nx|turbo|invoke|inv|mage|composer)$/
const NO_TARGET = /^(?:test|t|install|i|ci|add|jest|vitest|mocha|lint|audit|why|view|info|list|pack|version)$/
const SHELLS = /^(?:ba|z|da|k)?sh$|^(?:source|\.|pwsh|python3?|node|ruby|perl|sudo|time|exec|npx|bunx|xargs)$/
/** Names of scripts without effect: `test:deploy`, `deploy-dry-run`, `build:release`. */
const LOOKS =
  /^(?:tests?|lint|check|verify|validate)[:_.-][a-z]+$|^[a-z]+[:_.-](?:tests?|dry|dry-?run|plan|diff|check|status|notes)$|^build[:_.-]release$|^release[:_.-]build$/i

/** A target or a script whose own name says what it does: `make deploy`, `npm run release`, `./scripts/publish.sh`. */
function guardOfScript(words: readonly string[]): string | null {
  const [first = '', ...rest] = words.filter((word) => !word.startsWith('-') && !/^\w+=/.test(word))
  const program = baseOf(first)
  if (RUNNERS.test(program)) {
    const target = NO_TARGET.test(rest[0] ?? '') ? undefined : rest.find(acts)
    return target === undefined ? null : `${program} ${target}`
  }
  const scripts = [first, ...(SHELLS.test(program) ? rest.slice(0, 2) : [])].filter((word) => SCRIPT.test(word))
  return scripts.find((word) => acts(baseOf(word))) ?? null
}

const SCRIPT = /[/\\]|\.(?:sh|bash|ps1|py|js|mjs|cjs|ts|rb|pl|cmd|bat)$/

function acts(name: string): boolean {
  const bare = name.replace(/\.\w+$/, '')
  return !LOOKS.test(bare) && wordIn(bare, ACTS) !== null
}

/** Maximum number of script lines that are checked in a log. */
const MAX_SCRIPT_LINES = 20_000

/** Reads the commands that the runner prints before each step, and keeps the first guard of a log. */
export class GuardReader {
  found: string | null = null
  #action: string | null = null
  #isEnvironment = false
  #begun = ''
  #lines = 0

  /** Takes the headline of a step: `Run npm publish`, `Run owner/action@ref`. */
  begin(headline: string): void {
    const text = headline.replace(/^Run /, '')
    this.#action = actionOf(text)
    this.#isEnvironment = false
    this.#begun = ''
    if (this.#action === null) this.add(text)
    else this.found ??= guardOfName(headline) ?? this.#byInput('')
  }

  /** Takes a line between the headline and `##[endgroup]`; skips values of `env:`. */
  add(line: string): void {
    this.#lines += 1
    if (this.found !== null || this.#isEnvironment || this.#lines > MAX_SCRIPT_LINES) return
    const text = line.trim()
    this.#isEnvironment = text === 'env:'
    const whole = `${this.#begun}${text.replace(/^[\w-]{1,40}: (?=\S)/, '')}`
    // The log repeats the first line of a script, so a headline that goes on is read with the line below it.
    this.#begun = /[\\`]$/.test(whole) ? `${whole.slice(0, -1)} `.slice(0, MAX_COMMAND_CHARS) : ''
    this.found = guardOfCommand(whole) ?? this.#byInput(text)
  }

  #byInput(input: string): string | null {
    const action = this.#action
    if (action === null) return null
    const row = GUARD_ACTIONS.find(([name, needed]) => name.test(action) && (needed?.test(input) ?? true))
    return row?.[2] ?? null
  }
}
