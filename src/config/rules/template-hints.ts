import { ownEntry } from '../../core/json.js'

/** A longer template is not searched again for each of its names. */
const LONGEST_SEARCHED = 10_000

/** Operators of other languages, by the text that stands where a template could not be read. */
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

const FILTERS: Readonly<Record<string, string>> = {
  uppercase: 'upper',
  lowercase: 'lower',
  size: 'length',
  len: 'length',
  to_json: 'tojson',
}

/** What to write where a template cannot be read; null when the message says it. */
export function syntaxHint(source: string, line: number, column: number, message: string): string | null {
  if (/^'\}' closes nothing|^expected '\}\}', found the end/.test(message)) return 'a template ends with `}}`'
  if (/^expected '%\}', found the end/.test(message)) return 'a statement ends with `%}`'
  const filter = /^there is no filter '([^']+)'$/.exec(message)?.[1]
  if (filter !== undefined) {
    const meant = ownEntry(FILTERS, filter.toLowerCase())
    return meant === undefined
      ? "filters are Jinja2's, such as `upper`, `length`, `default`, `join` and `tojson`"
      : `did you mean \`${meant}\`?`
  }
  if (/^there is no statement '(?:foreach|each|while|loop)'$/.test(message))
    return 'write `{% for x in list %}...{% endfor %}`'
  const text = textAround(source, line, column)
  return OPERATORS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** The text from the place of a failure on; an operator that was read in part begins before it. */
function textAround(source: string, line: number, column: number): string {
  const text = [...(source.split(/\r\n|\r|\n/)[line - 1] ?? '')]
  let start = column - 1
  while (start > 0 && /[=!&|?]/.test(text[start - 1] ?? '')) start -= 1
  return text.slice(start).join('')
}

/** Functions of GitHub's expressions, and what says the same here. */
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
}

/** The hint for a function of GitHub that a text calls; null for every other name. */
export function functionHint(name: string, source: string): string | null {
  const hint = ownEntry(FUNCTIONS, name)
  return hint !== undefined && new RegExp(`\\b${name}\\s*\\(`).test(source) ? hint : null
}

/** What of GitHub's contexts stands for what here. */
export function contextHint(path: readonly string[], inputs: object = {}): string | null {
  const [root = '', first, second, third] = path
  if (Object.hasOwn(inputs, root)) return `did you mean \`workflow.input.${root}\`?`
  const variable = `\`\${${first ?? 'NAME'}}\``
  if (root === 'inputs' || root === 'input')
    return `did you mean \`workflow.input${first === undefined ? '' : `.${first}`}\`?`
  if (root === 'env')
    return `templates do not see the environment; write ${variable}, which is filled in when the file is loaded`
  if (root === 'secrets')
    return `declare an input with \`secret: true\` and hand it over, or write ${variable} for a variable of the step`
  if (['matrix', 'needs', 'vars', 'runner', 'job', 'strategy'].includes(root))
    return 'declare an input under `workflow.input`, and hand the value over with `inputs:` of the action'
  if (!['steps', 'nodes', 'agents'].includes(root)) return null
  if (first === undefined) return 'a node is read by its name: `node.output.field`'
  const field = third !== undefined && (second === 'outputs' || second === 'output') ? `.${third}` : ''
  return `did you mean \`${first}.output${field}\`?`
}

/** A node whose name has a `-` in it, which is a minus in a template; null when the name is not part of one. */
export function dashedName(root: string, source: string, names: Iterable<string>): string | null {
  if (source.length > LONGEST_SEARCHED || !(source.includes(`${root}-`) || source.includes(`-${root}`))) return null
  return [...names].find((name) => /-/.test(name) && name.split('-').includes(root) && source.includes(name)) ?? null
}
