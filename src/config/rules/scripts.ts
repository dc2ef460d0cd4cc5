import { matchesCode, mayCoverFailure } from '../../core/exit-codes.js'
import { type Path, UNSEEN_FAILURE } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import { findShellGap } from '../../core/shell-forms.js'
import { isTemplate, type Reference } from '../../expressions/index.js'
import { findFormats } from '../../redaction/formats.js'
import { rateSensitivity } from '../../redaction/sensitive-names.js'
import { isPlaceholder, type Spans } from '../../redaction/spans.js'
import type { ClassifyRule } from '../../source/generated/workflow-file.js'
import { listHaltingScripts, listUnseenScripts } from '../error-mode.js'
import type { ScriptNode, Workflow } from '../model.js'
import { type TemplateUse, walkTexts } from '../templates.js'
import { type FileFacts, listLocalNames, type Report } from './facts.js'

export const SCRIPT_RULES = [
  checkGithubExpressions,
  checkForeignTemplates,
  checkCommands,
  checkHaltingExits,
  checkShells,
  checkClassifyCodes,
  checkRulesBehind,
  checkRetriedTests,
  checkLiteralSecrets,
]

/** Warns of `${node.field}`, as pflow writes templates; variables of the environment have no dots. */
function checkForeignTemplates({ workflow }: FileFacts, report: Report): void {
  if (workflow.literal === true) return
  const check = (value: unknown, at: Path): void =>
    walkTexts(value, at, (source, path) => {
      const [found, root = '', rest = ''] = /\$\{([A-Za-z_]\w{0,99})((?:\.\w{1,99}){1,9})\}/.exec(source) ?? []
      if (found === undefined || !workflow.steps.has(root)) return
      const meant = `${root}.output${rest.replace(/^\.output/, '')}`
      report.add('foreign-template', path, `${quote(found)} is no template here.`, `write \`{{ ${meant} }}\``)
    })
  for (const [name, step] of workflow.steps) check(step, workflow.stepPaths.get(name) ?? [])
  check(workflow.output, ['output'])
}

/** Warns of `${{ }}`, which GitHub expands in its own files only. */
function checkGithubExpressions({ workflow }: FileFacts, report: Report): void {
  if (workflow.literal === true) return
  const check = (value: unknown, at: Path): void =>
    walkTexts(value, at, (source, path) => {
      const offset = source.indexOf('${{')
      // In a condition the dollar sign is text outside of the braces, which is an error.
      if (offset === -1 || path.at(-1) === 'when' || path.at(-1) === 'allow_if') return
      const lines = source.slice(0, offset).split('\n')
      const place = workflow.within(path, lines.length, (lines.at(-1) ?? '').length + 1)
      const hint = 'write `{{ ... }}`; values of the job come in as inputs: `{{ workflow.input.NAME }}`'
      report.add('github-expression', place, `\`\${{ ... }}\` is GitHub's and means nothing here.`, hint)
    })
  check(workflow.settings, ['workflow'])
  for (const [name, step] of workflow.steps) check(step, workflow.stepPaths.get(name) ?? [])
  check(workflow.output, ['output'])
}

const SHELL = /^(?:ba|da|z|k|fi)?sh$/
/** Programs that run a text, with the option before the text. */
const INTERPRETERS: readonly (readonly [program: RegExp, option: RegExp])[] = [
  [SHELL, /^-[a-z]*c$/],
  [/^(?:pwsh|powershell)$/, /^-c(?:ommand)?$/i],
  [/^cmd$/, /^\/[ck]$/i],
  [/^python[\d.]*$/, /^-[a-zA-Z]*c$/],
  [/^(?:node|ruby|perl)$/, /^(?:-[a-z]*[ep]|--eval|--print)$/],
]

/** Returns the index in `args` of the code to run, as in `bash -c TEXT` or `env node -e TEXT`, or -1. */
function findTextArgument({ command = '', args = [] }: ScriptNode): number {
  const names = [command, ...args].map((word) =>
    String(word)
      .replace(/^.*[/\\]/, '')
      .replace(/\.exe$/i, ''),
  )
  const at = names[0] === 'env' ? names.findIndex((name, index) => index > 0 && !/^-|=/.test(name)) : 0
  const option = INTERPRETERS.find(([program]) => program.test(names[at] ?? ''))?.[1]
  return option === undefined ? -1 : args.findIndex((arg, index) => index >= at && option.test(String(arg))) + 1 || -1
}

function isScriptText({ form, path, site }: TemplateUse): boolean {
  if (form === 'run') return true
  const [field, index] = path.slice(-2)
  return field === 'args' && site?.step.type === 'script' && index === findTextArgument(site.step)
}

/** Warns of data pasted into a script, where it becomes code; `env` keeps it data. */
export function checkShellText(reference: Reference, use: TemplateUse, { workflow }: FileFacts, report: Report): void {
  if (!reference.isPrinted || !isScriptText(use) || !isData(reference, use, workflow)) return
  const name = reference.path.join('.')
  const variable = (reference.path.at(-1) ?? 'VALUE').replace(/\W/g, '_').toUpperCase()
  const at = workflow.within(use.path, reference.line, reference.column)
  const message = `${quote(name)} is pasted into the script: a value with quotes, \`$\` or \`;\` in it would run as code.`
  const hint = `pass it as data: \`env: { ${variable}: "{{ ${name} }}" }\`, and read "$${variable}" in the script`
  report.add('shell-interpolation', at, message, hint)
}

/** Reports whether a reference is untrusted data, as opposed to names of the file and counters. */
function isData({ path }: Reference, use: TemplateUse, workflow: Workflow): boolean {
  const [root = '', attribute] = path
  if (root === '_index') return false
  if (root === 'workflow') return attribute === 'input' || attribute === undefined
  return root === 'github' || workflow.steps.has(root) || listLocalNames(use).includes(root)
}

/** Warns of a `command` that is a whole command line, or a path of Windows. */
function checkCommands({ scripts }: FileFacts, report: Report): void {
  for (const { step, path } of scripts) {
    if (/^[^\s{\\]*\\[^\s{]*$/.test(step.command ?? '')) {
      const message = 'A path with backslashes is found on Windows only.'
      const hint = `write \`command: ${step.command?.replaceAll('\\', '/')}\`, which works everywhere`
      report.add('command-backslashes', [...path, 'command'], message, hint)
    }
    if (step.command === undefined || (step.args?.length ?? 0) > 0) continue
    const line = step.command.trim()
    if (!/\s/.test(line) || isTemplate(line)) continue
    const message = '`command` is the name of one program, and this one has spaces in it.'
    const shown = line.length > 60 ? '...' : line.replaceAll('`', "'")
    const hint = `write \`run: ${shown}\`, or the rest of the line as \`args\``
    report.add('command-with-spaces', [...path, 'command'], message, hint)
  }
}

/** Warns of a `shell:` with which only the last command can fail the node. */
function checkShells({ scripts }: FileFacts, report: Report): void {
  for (const { step, path } of scripts) {
    if (step.shell === undefined || findShellGap(step.shell, step.run) !== 'commands') continue
    const message = `\`shell: ${step.shell}\` is not known to stop at the first failure (it has no \`-e\`, or a program before the shell): a command that fails before the last one may go unnoticed.`
    const hint = 'write `shell: bash`, or `bash -eo pipefail {0}`'
    report.add('shell-without-e', [...path, 'shell'], message, hint)
  }
}

/** Refuses `retry_tests` where no report names failed tests, or nothing runs them again. */
function checkRetriedTests({ workflow, scripts }: FileFacts, report: Report): void {
  const { error_routes: shared = [], resilience } = workflow.settings
  for (const { step, path, group } of scripts) {
    if (step.retry_tests === undefined) continue
    const retries = [...(step.routes ?? []), ...shared].some(({ retry }) => retry !== undefined)
    const isRetried =
      retries || step.resilience?.retry !== undefined || resilience?.retry !== undefined || group !== null
    const missing = step.reports === undefined ? '`reports`' : isRetried ? null : 'a route with `retry`'
    if (missing === null) continue
    report.add('retry-tests', [...path, 'retry_tests'], `\`retry_tests\` needs ${missing}.`, null)
  }
}

/** Warns of `classify` rules behind one that takes every failure. */
function checkRulesBehind({ scripts }: FileFacts, report: Report): void {
  for (const { step, path } of scripts) {
    const { classify: rules = [] } = step
    const all = rules.findIndex(takesEverything)
    if (all === -1 || all === rules.length - 1) continue
    const message = `classify[${all}] takes every failure, so that this rule and those behind it never match.`
    report.add('rule-never-matches', [...path, 'classify', all + 1], message, 'put the rule that takes everything last')
  }
}

const ANYTHING = new Set(['', '.*', '^', '$', '^.*$', '.*$', '^.*', '(?s).*', '[\\s\\S]*'])

/** Reports whether a rule takes every failure: a set with a kind for the rest, or a pattern that matches any text. */
function takesEverything({ use, kind, exit_code: code, signal, timeout, stdout, stderr }: ClassifyRule): boolean {
  if (use !== undefined) return kind !== undefined
  const patterns = [stdout, stderr].filter((pattern) => pattern !== undefined)
  const isFree = code === undefined && signal === undefined && timeout === undefined
  return isFree && patterns.length > 0 && patterns.every((pattern) => ANYTHING.has(pattern))
}

/** Warns of a `classify` rule whose codes include 0: a success is not classified. */
function checkClassifyCodes({ scripts }: FileFacts, report: Report): void {
  for (const { step, path } of scripts)
    for (const [index, { exit_code: codes }] of (step.classify ?? []).entries()) {
      if (codes === undefined || !matchesCode(codes, 0) || !mayCoverFailure(codes)) continue
      const message = '`exit_code` of this rule includes 0, which never matches: a success is not classified.'
      const hint = 'leave 0 out; `fail_when` is for a program that tells its failure with exit code 0'
      report.add('exit-code-zero', [...path, 'classify', index, 'exit_code'], message, hint)
    }
}

export function checkUnseen(workflow: Workflow, report: Report): void {
  const hint =
    'turn strict_exit on (`workflow.runtime`, `--strict-exit`), or add an `on_error` route; `strict_exit: false` on the node says that its failure does not matter'
  for (const { step, path } of listUnseenScripts(workflow)) {
    const message = `A failure of ${quote(step.name)} would go unnoticed: strict_exit is off, and nothing reads its exit_code.`
    report.add(UNSEEN_FAILURE, [...path, 'name'], message, hint)
  }
}

function checkHaltingExits({ workflow }: FileFacts, report: Report): void {
  const hint =
    'decide on it with a route (`when: exit_code == 1`), or set `strict_exit: false` on the node, as microsoft/conductor does'
  for (const { step, path } of listHaltingScripts(workflow)) {
    const message = `A non-zero exit of ${quote(step.name)} halts the run, and the file reads its output later.`
    report.add('exit-halts', [...path, 'name'], message, hint)
  }
}

/** Names of values that refer to a secret without being one. */
const ABOUT_A_SECRET = /(?:file|path|dir|url|uri|name|env|variable|header|issuer|audience|realm)s?$/i

/** Warns of secrets in the file: a known token format anywhere, or a literal under a sensitive name. */
function checkLiteralSecrets({ workflow, sites }: FileFacts, report: Report): void {
  const ofVariables = new Set(workflow.substitutions.map(({ path }) => path.join('\n')))
  const check = (value: unknown, at: Path): void =>
    walkTexts(value, at, (text, path) => {
      const name = path.findLast((part) => typeof part === 'string' && part !== 'default')
      if (ofVariables.has(path.join('\n')) || !isSecret(String(name), text)) return
      const message = `${quote(path.at(-1) ?? '')} holds what looks like a secret, and everybody who reads the file has it.`
      const hint = `take it from the environment (\`\${NAME}\`) or from an input with \`secret: true\`, and replace the secret`
      report.add('literal-secret', path, message, hint)
    })
  check(workflow.settings, ['workflow'])
  for (const { step, path } of sites) check(step, path)
}

function isSecret(name: string, value: string): boolean {
  const spans: Spans = []
  findFormats(value, spans)
  if (spans.length > 0) return true
  const sensitivity = ABOUT_A_SECRET.test(name) ? 'none' : rateSensitivity(name)
  if (sensitivity === 'none' || isPlaceholder(value) || /\{[{%]|\$|\s|^[./~]|:\/\//.test(value)) return false
  // A weak name such as `auth` also occurs with values that are not secret.
  return sensitivity === 'strong' ? value.length >= 6 : value.length >= 8 && /\d/.test(value)
}
