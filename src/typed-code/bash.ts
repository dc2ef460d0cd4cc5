import { quoteForShell } from '../text/shell-words.js'
import { HEADER, joinLowerCase, type NamedField, type NamedKind, type Naming, toComment } from './model.js'

export const BASH_NAMES: Naming = {
  kind: (words) => words.join('_'),
  field: (key) => joinLowerCase(key, '-'),
}

export function writeBash(kinds: readonly NamedKind[]): string {
  return `# shellcheck shell=bash
# ${HEADER}
# Source this file. fail_KIND MESSAGE [--FIELD VALUE]... raises the kind and ends the script with exit code 1; a call that does
# not fit the catalogue ends it with 2, and nothing is raised. Lists and objects are JSON. In a subshell, a pipe or $(...) only that ends.

_conductor_refuse() {
  printf '%s\\n' "$1" >&2
  exit 2
}

# Writes a text as a JSON string.
_conductor_text() {
  local text=$1 code sign
  text=\${text//\\\\/\\\\\\\\}
  text=\${text//\\"/\\\\\\"}
  for code in 1 2 3 4 5 6 7 8 9 a b c d e f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f; do
    printf -v sign '%b' "\\\\x$code"
    text=\${text//"$sign"/\\\\u$(printf '%4s' "$code" | tr ' ' 0)}
  done
  printf '"%s"' "$text"
}

# Writes a value as JSON: NAME TYPE VALUE.
_conductor_value() {
  local number='^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?$' integer='^-?(0|[1-9][0-9]*)$'
  case $2 in
    string) _conductor_text "$3" && return ;;
    integer) [[ $3 =~ $integer ]] && printf '%s' "$3" && return ;;
    number) [[ $3 =~ $number ]] && printf '%s' "$3" && return ;;
    boolean) [[ $3 == true || $3 == false ]] && printf '%s' "$3" && return ;;
    array) [[ $3 == '['*']' ]] && printf '%s' "$3" && return ;;
    object) [[ $3 == '{'*'}' ]] && printf '%s' "$3" && return ;;
  esac
  printf '%s must be of type %s, not: %s\\n' "$1" "$2" "$3" >&2
  return 1
}

_conductor_raise() {
  local helper=\${CONDUCTOR_HELPERS:-}/conductor-error.sh
  [[ -r $helper ]] || _conductor_refuse "CONDUCTOR_HELPERS is not set, so $1 was not raised"
  # shellcheck source=/dev/null
  source "$helper"
  conductor_fail "$@"
}
${kinds.map(writeKind).join('')}`
}

function writeKind({ kind, name, description, details, fields }: NamedKind): string {
  const shown = fields.map((field) =>
    field.isRequired ? `--${field.name} ${toHint(field)}` : `[--${field.name} ${toHint(field)}]`,
  )
  const usage = ['MESSAGE', ...(details === null ? ['[--details JSON]'] : shown)].join(' ')
  const own = `fail_${name}`
  const rows = details === null ? [writeDetails(own)] : fields.map((field) => writeOption(own, field))
  const required = fields.filter(({ isRequired }) => isRequired)
  const missing = required.map(
    ({ name: option }) =>
      `  [[ "$given " == *' --${option} '* ]] || _conductor_refuse '${own}: --${option} is missing'\n`,
  )
  const heading = `
# ${toComment(description ?? `Raises ${kind}.`)}
# ${own} ${usage}
${own}() {
`
  if (rows.length === 0)
    return `${heading}  [[ $# == 1 && $1 == *[![:space:]]* ]] || _conductor_refuse ${quote(`usage: ${own} ${usage}`)}
  _conductor_raise ${quote(kind)} "$1"
}
`
  return `${heading}  local message=\${1-} json='' given='' value
  [[ $message == *[![:space:]]* && $message != --* ]] || _conductor_refuse ${quote(`usage: ${own} ${usage}`)}
  shift
  while (($# > 0)); do
    (($# > 1)) || _conductor_refuse "${own}: $1 needs a value"
    [[ "$given " != *" $1 "* ]] || _conductor_refuse "${own}: $1 is given twice"
    case $1 in
${rows.join('')}      *) _conductor_refuse "${own}: unknown option $1" ;;
    esac
    given="$given $1"
    shift 2
  done
${missing.join('')}  _conductor_raise ${quote(kind)} "$message" "{\${json#,}}"
}
`
}

function toHint({ schema: { type, enum: values } }: NamedField): string {
  return values === undefined ? type.toUpperCase() : values.join('|')
}

/** Writes the option for the details of a kind whose payload is not described. */
function writeDetails(own: string): string {
  return `      --details)
        value=$(_conductor_value ${quote(`${own}: --details`)} object "$2") || exit 2
        json=\${value:1:\${#value}-2}
        ;;
`
}

function writeOption(own: string, { key, name, schema }: NamedField): string {
  const { type, enum: values, nullable } = schema
  const listed = [...(nullable === true ? ['null'] : []), ...(values ?? []).map(String)]
  const refusal = quote(`${own}: --${name} must be one of ${listed.join(', ')}`)
  const allowed =
    values === undefined
      ? ''
      : `        case $2 in
          ${listed.map(quote).join(' | ')}) ;;
          *) _conductor_refuse ${refusal} ;;
        esac
`
  const read = `value=$(_conductor_value ${quote(`${own}: --${name}`)} ${type} "$2") || exit 2`
  const take = nullable === true ? `value=null\n        [[ $2 == null ]] || ${read}` : read
  return `      --${name})
${allowed}        ${take}
        json=$json,${quote(`${JSON.stringify(key)}:`)}$value
        ;;
`
}

/** Quotes for bash on every system: the file may be written on one and used on another. */
function quote(text: string): string {
  return quoteForShell(text, false)
}
