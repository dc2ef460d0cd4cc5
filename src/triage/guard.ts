import { trimSigns } from '../text/excerpt.js'
import { findWritePermission, GUARD_ACTIONS, GUARD_COMMANDS, GUARD_WORDS } from './guard-table.js'

/**
 * Guards: jobs that act on the world, by their names and by the commands that their logs show. A machine does not
 * repeat them. A guard that is wrong costs a re-run by hand, a missing guard costs a second deployment, so doubts count
 * as guarded.
 */

/** Words of targets and scripts: `build:production` only builds, and `make docker-push` pushes. */
const { production: _production, ...NAMED_ACTS } = GUARD_WORDS
const ACTS = {
  ...NAMED_ACTS,
  push: /^push$/,
  apply: /^apply$/,
  destroy: /^(?:destroy|teardown)$/,
  deliver: /^(?:deliver|cd)$/,
}

const ROWS = new Map(
  GUARD_COMMANDS.flatMap(([programs, acts, unless]) => {
    const row = { acts: acts === '' ? null : new RegExp(`^(?:${acts})$`), unless }
    return programs.split('|').map((program) => [program, row] as const)
  }),
)
const DRY_RUN = /(?:^|\s)-{1,2}(?:dry-?run|noop|whatif)(?:=(?!none\b|false\b)\S*)?(?=\s|$)/i
const HARMLESS = /^(?:echo|printf|grep|which|man|exit|mkdir|rm|touch|find|tree|stat|file)$/
const INSTALLS = /^(?:install|add|i)$/

/** Returns the word in the name of a job or step that guards it; null if there is none. */
export function findGuardInName(name: string): string | null {
  const unnamed = /^Run (.*)$/s.exec(name)?.[1]
  const action = unnamed === undefined ? null : parseActionName(unnamed)
  // `Run migrations` is a name that the author chose.
  if (unnamed !== undefined && action === null)
    return (
      findGuardInCommand(unnamed) ?? (/^[a-z ]+$/i.test(unnamed) ? findWordIn(unnamed.toLowerCase(), NAMED_ACTS) : null)
    )
  const text = action ?? name
  if (/\bdry[- ]?run\b/i.test(text)) return null
  return findWordIn(text, GUARD_WORDS) ?? (action === null ? findGuardInCommand(text.toLowerCase()) : null)
}

/** `owner/action` of `owner/action@ref`; a ref such as `release/v1` does not describe the action. */
function parseActionName(text: string): string | null {
  return /^([\w.-]+\/[\w./-]+)@\S+$/.exec(text.trim())?.[1] ?? null
}

function findWordIn(text: string, words: Readonly<Record<string, RegExp>>): string | null {
  const tokens = text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\broll(?:ing)?[- ]out\b/g, 'rollout')
    .replaceAll(/\broll(?:ing)?[- ]back\b/g, 'rollback')
    .split(/[^a-z]+/)
  const [word] = Object.entries(words).find(([, pattern]) => tokens.some((token) => pattern.test(token))) ?? []
  return word ?? null
}

/** Maximum length of a script line; programs and their arguments are at its beginning. */
const MAX_COMMAND_CHARS = 1000
const SEPARATOR = /&&|\|\||[;|\n]|\$\(/

/** Returns the guarded command in a line of a script, such as `terraform apply`; null if there is none. */
export function findGuardInCommand(line: string): string | null {
  const text = line.slice(0, MAX_COMMAND_CHARS).replace(/(?:^|\s)#.*$/, '')
  for (const part of text.split(SEPARATOR)) {
    const words = part.split(/\s+/).flatMap((word) => trimSigns(word.replace(/^["'`({[]+/, ''), '"\'`)}],') || [])
    if (HARMLESS.test(words[0] ?? '') || DRY_RUN.test(part)) continue
    const guard = words.map((_, at) => findGuardAt(words, at)).find((each) => each !== null) ?? findActingScript(words)
    if (guard !== null) return guard
  }
  if (/\bDOCKER_HOST=["']?ssh:/.test(text)) return 'DOCKER_HOST=ssh'
  const [, client] = INTO_DATABASE.exec(text) ?? []
  return client !== undefined && /migrat/i.test(text) ? `migrations | ${client}` : null
}

const INTO_DATABASE = /\| ?(?:sudo )?(psql|mysql|mariadb|sqlite3|sqlcmd)(?: |$)/

function findGuardAt(words: readonly string[], at: number): string | null {
  const program = toBaseWord(words[at] ?? '')
  const row = ROWS.get(program)
  if (row === undefined) return null
  const rest = words.slice(at + 1)
  if (row.unless?.test([program, ...rest].join(' ')) === true) return null
  if (row.acts === null) return words.slice(0, at).some((word) => INSTALLS.test(word)) ? null : program
  const act = rest.find((word) => row.acts?.test(word) === true)
  return act === undefined ? null : `${program} ${act}`
}

function toBaseWord(word: string): string {
  return word.replace(/^.*[/\\]/, '').replace(/\.(?:exe|cmd|bat)$/, '')
}

const RUNNERS =
  /^(?:make|gmake|just|task|rake|npm|pnpm|yarn|bun|nx|turbo|moon|invoke|inv|fab|mage|composer|gulp|grunt|ant|jake|thor|tox|nox|poe|doit|dagger|earthly|lerna|rush)$/
/** Programs whose targets and scripts count only after `run`. */
const RUN_TARGETS = /^(?:bazel|bazelisk|pants|buck2?|please|plz|poetry|uv|pdm|hatch|pipenv|go|deno)$/
const NO_TARGET = /^(?:test|t|install|i|ci|add|jest|vitest|mocha|lint|audit|why|view|info|list|pack|version)$/
const SHELLS = /^(?:ba|z|da|k)?sh$|^(?:source|\.|pwsh|python3?|node|ruby|perl|php|sudo|time|exec|npx|bunx|xargs)$/
/** Names of scripts without effect: `test:deploy`, `deploy-dry-run`, `build:release`. */
const LOOKS =
  /^(?:tests?|lint|check|verify|validate)[:_.-][a-z]+$|^[a-z]+[:_.-](?:tests?|dry|dry-?run|plan|diff|check|status|notes|patch(?:es)?)$|^build[:_.-]release$|^release[:_.-]build$/i
/** Subcommands that act whatever their program is called, such as `garden deploy`. */
const SUBCOMMAND = /^(?:re|un)?deploy$|^(?:publish|release|promote|rollout|rollback|ship)$/
/** Programs for which such a word is a file, a branch, a test or a local build. */
const WITHOUT_SUBCOMMANDS =
  /^(?:cd|pushd|ls|cat|cp|mv|tar|zip|unzip|head|tail|sed|awk|chmod|chown|ln|du|diff|wc|test|export|set|if|for|while|case|read|git|dotnet|pytest|jest|vitest|mocha|go|cargo|cmake|ninja|meson|docker|pip3?|eslint|tsc|run|build)$/

/** Returns the target or script whose own name says that it acts: `make deploy`, `npm run release`, `./scripts/publish.sh`. */
function findActingScript(words: readonly string[]): string | null {
  const named = words.filter((word) => !word.startsWith('-') && !/^\w+=/.test(word))
  const [first = '', ...rest] = SHELLS.test(named[0] ?? '') && SUBCOMMAND.test(named[2] ?? '') ? named.slice(1) : named
  const program = toBaseWord(first)
  if (RUNNERS.test(program)) {
    const target = NO_TARGET.test(rest[0] ?? '') ? undefined : rest.find(isActingName)
    return target === undefined ? null : `${program} ${target}`
  }
  const run = RUN_TARGETS.test(program) ? rest.indexOf('run') : -1
  const target = run < 0 ? '' : (rest[run + 1] ?? '')
  if (isActingName(target) || (target.startsWith('//') && findWordIn(target, GUARD_WORDS) !== null))
    return `${program} run ${target}`
  const mayAct = /^[\w./-]+$/.test(first) && !WITHOUT_SUBCOMMANDS.test(program) && !ROWS.has(program)
  const depth = /^(?!(?:tests?|check|lint|verify|build)$)[a-z][a-z-]*$/.test(rest[0] ?? '') ? 2 : 1
  const subcommand = mayAct ? rest.slice(0, depth).find((word) => SUBCOMMAND.test(word)) : undefined
  if (subcommand !== undefined) return `${program} ${subcommand}`
  const scripts = [first, ...(SHELLS.test(program) ? rest.slice(0, 2) : [])].filter((word) => SCRIPT.test(word))
  return scripts.find((word) => isActingName(toBaseWord(word))) ?? null
}

const SCRIPT = /[/\\]|\.(?:sh|bash|ps1|py|js|mjs|cjs|ts|rb|pl|cmd|bat)$/

function isActingName(name: string): boolean {
  const bare = name.replace(/\.\w+$/, '')
  return !LOOKS.test(bare) && findWordIn(bare, ACTS) !== null
}

/** Maximum number of script lines that are checked in a log. */
const MAX_SCRIPT_LINES = 20_000
const MAX_PERMISSIONS = 100

/** Reads the commands that the runner prints before each step, and keeps the first guard of a log. */
export class GuardReader {
  #found: string | null = null
  /** Lines of the group of permissions; null outside of it. */
  #permissions: string[] | null = null
  #permission: string | null = null
  #action: string | null = null
  #isEnvironment = false
  #begun = ''
  #lines = 0

  /** The command that guards the job, else the permission. */
  get found(): string | null {
    return this.#found ?? this.#permission
  }

  /** Whether the lines up to `##[endgroup]` are permissions. */
  get isListing(): boolean {
    return this.#permissions !== null
  }

  beginPermissions(): void {
    this.#permissions = []
  }

  endPermissions(): void {
    this.#permission ??= findWritePermission(this.#permissions ?? [])
    this.#permissions = null
  }

  /** Takes the headline of a step: `Run npm publish`, `Run owner/action@ref`. */
  begin(headline: string): void {
    const text = headline.replace(/^Run /, '')
    this.#action = parseActionName(text)
    this.#isEnvironment = false
    this.#begun = ''
    if (this.#action === null) this.add(text)
    else this.#found ??= findGuardInName(headline) ?? this.#byInput('')
  }

  /** Takes a line between the headline and `##[endgroup]`; skips values of `env:`. */
  add(line: string): void {
    this.#lines += 1
    if (this.#permissions !== null && this.#permissions.length < MAX_PERMISSIONS) this.#permissions.push(line)
    if (this.#permissions !== null || this.#found !== null || this.#isEnvironment || this.#lines > MAX_SCRIPT_LINES)
      return
    const text = line.trim()
    this.#isEnvironment = text === 'env:'
    const whole = `${this.#begun}${text.replace(/^[\w-]{1,40}: (?=\S)/, '')}`
    // The log repeats the first line of a script, so a headline that goes on is read with the line below it.
    this.#begun = /[\\`]$/.test(whole) ? `${whole.slice(0, -1)} `.slice(0, MAX_COMMAND_CHARS) : ''
    this.#found = findGuardInCommand(whole) ?? this.#byInput(text)
  }

  #byInput(input: string): string | null {
    const action = this.#action
    if (action === null) return null
    const row = GUARD_ACTIONS.find(([name, needed]) => name.test(action) && (needed?.test(input) ?? true))
    return row?.[2] ?? null
  }
}
