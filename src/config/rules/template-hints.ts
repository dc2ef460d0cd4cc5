import { didYouMean, type Hint } from '../../core/finding.js'
import { getOwnEntry } from '../../core/json.js'
import type { TemplateFailure } from '../../expressions/index.js'

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
