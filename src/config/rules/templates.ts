import { didYouMean, type Hint, type Path } from '../../core/finding.js'
import { getOwnEntry, isRecord } from '../../core/json.js'
import { memoize } from '../../core/maps.js'
import { STEP_TYPES } from '../../core/step-types.js'
import {
  isTemplate,
  parseExpression,
  parseTemplate,
  type Reference,
  type TemplateFailure,
  type TemplateFiles,
} from '../../expressions/index.js'
import { collectSites, listRoutes, type RouteUse, type Site, type Workflow } from '../model.js'

/** Syntax of a text: a template, a template without comments (`run:`), or a bare expression. */
export type TemplateForm = 'template' | 'run' | 'expression'

interface ParsedText {
  readonly references: readonly Reference[]
  readonly failure: TemplateFailure | null
}

/** Returns the syntax of `when` and `allow_if`: a template if it has tags, else a bare expression. */
export function conditionForm(source: string): TemplateForm {
  return isTemplate(source) ? 'template' : 'expression'
}

export function parseText(source: string, form: TemplateForm, files?: TemplateFiles): ParsedText {
  const result =
    form === 'expression' ? parseExpression(source) : parseTemplate(source, { comments: form !== 'run', files })
  return result.ok ? { references: result.value.references, failure: null } : { references: [], failure: result.error }
}

/** Location of a template, which decides the names in scope. */
export type KnownNames =
  | 'node'
  | 'own-output'
  | 'success-route'
  | 'error-route'
  | 'hook'
  | 'complete-hook'
  | 'error-hook'
  | 'output'
  | 'policy'
  | 'captures'
  | 'item'

export interface TemplateUse {
  readonly source: string
  readonly path: Path
  readonly form: TemplateForm
  readonly scope: KnownNames
  readonly site: Site | null
  readonly isCondition?: true
  /** References without those of included files. */
  readonly parsed: ParsedText
}

export function templateUse(use: Omit<TemplateUse, 'parsed'>): TemplateUse {
  return { ...use, parsed: parseText(use.source, use.form) }
}

export function walkTexts(value: unknown, path: Path, visit: (text: string, path: Path) => void): void {
  if (typeof value === 'string') visit(value, path)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) walkTexts(item, [...path, index], visit)
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) walkTexts(item, [...path, key], visit)
}

export const listTemplates: (workflow: Workflow) => readonly TemplateUse[] = memoize((workflow) => [
  ...listFileTemplates(workflow),
  ...collectSites(workflow).flatMap((site) => [
    ...STEP_TYPES[site.step.type].templates.flatMap(({ path, form, scope }) =>
      listValuesAt(site.step, path, site.path).flatMap(([value, at]) => findTemplatesIn(value, at, form, scope, site)),
    ),
    ...listRouteTemplates(listRoutes(workflow, site)),
  ]),
])

function findTemplatesIn(
  value: unknown,
  at: Path,
  form: TemplateForm | 'condition',
  scope: KnownNames,
  site: Site | null,
) {
  const uses: TemplateUse[] = []
  walkTexts(value, at, (source, path) => {
    if (form === 'condition') uses.push(conditionUse(source, path, scope, site))
    else if (source.includes('{')) uses.push(templateUse({ source, path, form, scope, site }))
  })
  return uses
}

function listFileTemplates(workflow: Workflow): readonly TemplateUse[] {
  const { hooks, env, policies = [] } = workflow.settings
  const templatesAt = (value: unknown, path: Path, scope: KnownNames): TemplateUse[] =>
    findTemplatesIn(value, path, 'template', scope, null)
  return [
    ...templatesAt(env, ['workflow', 'env'], 'node'),
    ...templatesAt(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'hook'),
    ...templatesAt(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'complete-hook'),
    ...templatesAt(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'error-hook'),
    ...templatesAt(workflow.output, ['output'], 'output'),
    ...policies.flatMap((policy, index) => {
      if (policy.type !== 'expression') return []
      return conditionUse(policy.allow_if, ['workflow', 'policies', index, 'allow_if'], 'policy', null)
    }),
    ...listRouteTemplates(listRoutes(workflow, null)),
  ]
}

function conditionUse(source: string, path: Path, scope: KnownNames, site: Site | null): TemplateUse {
  return templateUse({ source, path, form: conditionForm(source), scope, site, isCondition: true })
}

const ROUTE_FIELDS = [['output'], ['retry', 'max'], ['recover', 'output'], ['halt', 'message'], ['escalate', 'title']]

function listRouteTemplates(routes: readonly RouteUse[]): readonly TemplateUse[] {
  return routes.flatMap(({ route, path, site }) => {
    const { when } = route
    const scope: KnownNames = route.on_error === undefined ? 'success-route' : 'error-route'
    const condition = when === undefined ? [] : [conditionUse(when, [...path, 'when'], scope, site)]
    const fields = ROUTE_FIELDS.flatMap((field) => {
      // Every halt message may read `error`; on a success route it is null.
      const as = field[0] === 'halt' ? 'error-route' : scope
      return listValuesAt(route, field, path).flatMap(([value, at]) => findTemplatesIn(value, at, 'template', as, site))
    })
    return [...condition, ...fields]
  })
}

/** Returns the values at a path, with their paths in the file; `*` matches every entry of a list. */
function listValuesAt(value: unknown, path: readonly string[], at: Path): readonly (readonly [unknown, Path])[] {
  const [name, ...rest] = path
  if (name === undefined) return [[value, at]]
  if (name !== '*') return isRecord(value) ? listValuesAt(value[name], rest, [...at, name]) : []
  return Array.isArray(value) ? value.flatMap((item, index) => listValuesAt(item, rest, [...at, index])) : []
}

const LONGEST_SEARCHED = 10_000

/** Hints for operators of other languages, matched at a syntax error. */
const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/^[=!]?==/, 'compare with `==` or `!=`'],
  [/^=/, 'compare with `==`'],
  [/^&&?/, 'write `and`'],
  [/^\|\|?/, 'write `or`'],
  [/^!/, 'write `not`'],
  [/^\?\?/, "write `value | default('x')`"],
  [/^\?\./, 'write `.`, and `| default(none)` behind what may be missing'],
  [/^\?/, "write `'x' if condition else 'y'`"],
]

const SYNTAX_HINTS: Partial<Record<TemplateFailure['code'], string>> = {
  'unclosed-output': 'a template ends with `}}`',
  'unclosed-statement': 'a statement ends with `%}`',
  'unknown-filter':
    'the filters, such as `upper`, `length`, `default`, `join` and `tojson`, are listed in docs/templates.md',
  'unknown-loop': 'write `{% for x in list %}...{% endfor %}`',
}

export function findSyntaxHint(source: string, { line, column, code }: TemplateFailure): string | null {
  const known = SYNTAX_HINTS[code]
  if (known !== undefined) return known
  // The beginning of an operator may have been read already.
  const chars = [...(source.split(/\r\n|\r|\n/)[line - 1] ?? '')]
  let start = column - 1
  while (start > 0 && /[=!&|?]/.test(chars[start - 1] ?? '')) start -= 1
  const text = chars.slice(start).join('')
  return OPERATORS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

const NO_CLOCK =
  'templates have no clock: let a script print the time, `run: date -u +%FT%TZ`, and read `node.output.stdout`'

/** Replacements for functions of GitHub's expressions and of other template languages. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  always: 'a route without `when` is always taken; what runs whatever happens stands under `workflow.finally`',
  success: 'a route without `on_error` is for success: leave the condition out',
  failure: 'a route for failures names their kinds instead of a condition: `on_error: external.git.drift`',
  contains: "write `'text' in stdout`",
  startsWith: "write `stdout.startswith('text')`",
  endsWith: "write `stdout.endswith('text')`",
  fromJSON: 'the fields of a JSON object that a script prints are fields of its output',
  toJSON: 'write `value | tojson`',
  format: "write `'%s' | format(value)`, or put the template into the text",
  join: "write `list | join(', ')`",
  now: NO_CLOCK,
  utcnow: NO_CLOCK,
  today: NO_CLOCK,
}

export function findFunctionHint(name: string, source: string): string | null {
  const hint = getOwnEntry(FUNCTIONS, name)
  return hint !== undefined && new RegExp(`\\b${name}\\s*\\(`).test(source) ? hint : null
}

export function findContextHint(path: readonly string[], inputs: object = {}): Hint {
  const [root = '', first, second, third] = path
  if (Object.hasOwn(inputs, root)) return didYouMean(root, `workflow.input.${root}`)
  const variable = `\`\${${first ?? 'NAME'}}\``
  const joinNames = (...names: readonly (string | undefined)[]) => names.filter((name) => name !== undefined).join('.')
  if (root === 'inputs' || root === 'input')
    return didYouMean(joinNames(root, first), joinNames('workflow.input', first))
  if (root === 'env')
    return `templates do not see the environment; write ${variable}, which is filled in when the file is loaded`
  if (root === 'secrets')
    return `declare an input with \`secret: true\` and hand it over, or write ${variable} for a variable of the step`
  if (['matrix', 'needs', 'vars', 'runner', 'job', 'strategy'].includes(root))
    return 'declare an input under `workflow.input`, and hand the value over with `inputs:` of the action'
  if (!['steps', 'nodes', 'agents'].includes(root)) return null
  if (first === undefined) return 'a node is read by its name: `node.output.field`'
  const field = second === 'outputs' || second === 'output' ? third : undefined
  return didYouMean(joinNames(root, first, second, field), joinNames(first, 'output', field))
}

/** Returns the node with a `-` in its name that a name is part of, or null; `-` is a minus in templates. */
export function findDashedName(root: string, source: string, names: Iterable<string>): string | null {
  if (source.length > LONGEST_SEARCHED || !(source.includes(`${root}-`) || source.includes(`-${root}`))) return null
  return [...names].find((name) => /-/.test(name) && name.split('-').includes(root) && source.includes(name)) ?? null
}
