import type { FieldSchema } from '../core/payload-schema.js'
import {
  avoidReserved,
  HEADER,
  joinLowerCase,
  type NamedField,
  type NamedKind,
  type Naming,
  quoteAscii,
  splitKey,
  toComment,
  toPascal,
} from './model.js'
import { toChecked } from './typescript.js'

const RESERVED = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield self message'.split(
    ' ',
  ),
)

export const PYTHON_NAMES: Naming = { kind: toPascal, field: (key) => avoidReserved(joinLowerCase(key, '_'), RESERVED) }

const ALWAYS_USED = new Set(['Any', 'Dict', 'Mapping', 'Optional', 'Type'])

export function writePython(kinds: readonly NamedKind[]): string {
  const code = kinds.map(writeKind).join('')
  const used = ['Any', 'Dict', 'Literal', 'Mapping', 'Optional', 'Sequence', 'Type', 'TypedDict', 'Union']
  const imported = used.filter(
    (name) =>
      ALWAYS_USED.has(name) ||
      new RegExp(`\\b${name}\\[`).test(code) ||
      (name === 'TypedDict' && code.includes('TypedDict(')),
  )
  return `# ${HEADER}
"""Raise one of these exceptions; if nothing catches it, the script ends with exit code 1 and has raised its kind."""

import importlib.util
import os
import sys
from types import TracebackType
from typing import ${imported.join(', ')}

__all__ = [${['ConductorFailure', ...kinds.map(({ name }) => name)].map((name) => JSON.stringify(name)).join(', ')}]


class _Unset:
    """Marks an argument that was not given."""


_UNSET = _Unset()


class ConductorFailure(Exception):
    """A failure with a kind. A failure that is caught has raised nothing."""

    kind = ""

    def __init__(self, message: str, details: Mapping[str, object], fields: Dict[str, Any]) -> None:
        super().__init__(message)
        if not isinstance(message, str):
            raise TypeError("message must be a string")
        self.message = message
        self.details: Dict[str, object] = {name: value for name, value in details.items() if value is not _UNSET}
        _check_all("", self.details, fields)


def _is_of_type(value: object, type_name: str) -> bool:
    if type_name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if type_name == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    expected: Dict[str, Any] = {"string": str, "boolean": bool, "array": (list, tuple), "object": Mapping}
    return isinstance(value, expected[type_name])


def _check(name: str, value: object, field: Dict[str, Any]) -> None:
    if value is None and field.get("nullable"):
        return
    if not _is_of_type(value, field["type"]):
        raise TypeError("%s must be of type %s" % (name, field["type"]))
    if "enum" in field and value not in field["enum"]:
        raise TypeError("%s must be one of %s" % (name, ", ".join(map(str, field["enum"]))))
    if isinstance(value, (list, tuple)) and "items" in field:
        for index, item in enumerate(value):
            _check("%s[%d]" % (name, index), item, field["items"])
    if isinstance(value, Mapping) and "properties" in field:
        _check_all(name + ".", value, field["properties"])


def _check_all(prefix: str, values: Mapping[str, object], fields: Dict[str, Any]) -> None:
    for name, field in fields.items():
        if name in values:
            _check(prefix + name, values[name], field)
        elif field.get("required", True):
            raise TypeError("%s%s is missing" % (prefix, name))


def _raise_kind(failure: ConductorFailure) -> None:
    folder = os.environ.get("CONDUCTOR_HELPERS", "")
    spec = importlib.util.spec_from_file_location("conductor_error", os.path.join(folder, "conductor_error.py"))
    if folder == "" or spec is None or spec.loader is None:
        sys.stderr.write("CONDUCTOR_HELPERS is not set, so %s was not raised\\n" % failure.kind)
        return
    helper = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(helper)
    helper.raise_kind(failure.kind, failure.message, failure.details)


_previous_hook = sys.excepthook


def _on_uncaught(kind: Type[BaseException], error: BaseException, trace: Optional[TracebackType]) -> None:
    if isinstance(error, ConductorFailure):
        _raise_kind(error)
    _previous_hook(kind, error, trace)


sys.excepthook = _on_uncaught
${code}`
}

function writeKind(named: NamedKind): string {
  const { kind, name, description, details, fields } = named
  const shapes: string[] = []
  const parameters = fields.map((field) => writeParameter(name, field, shapes))
  const rows = fields.map(({ key, name: parameter }) => `                ${quoteAscii(key)}: ${parameter},\n`)
  const schema = fields.map(
    ({ key, schema: field }) => `                ${quoteAscii(key)}: ${writeLiteral(toChecked(field))},\n`,
  )
  const dictionary = (lines: readonly string[]): string =>
    lines.length === 0 ? '{}' : `{\n${lines.join('')}            }`
  const listed =
    details === null
      ? ['details: Optional[Mapping[str, object]] = None']
      : parameters.length === 0
        ? []
        : ['*', ...parameters]
  const values = details === null ? 'details or {}' : dictionary(rows)
  return `${shapes.join('')}

class ${name}(ConductorFailure):
    """${toComment(description ?? `Raises ${kind}.`).replaceAll('\\', '\\\\')}"""

    kind = ${quoteAscii(kind)}

    def __init__(
        self,
        message: str,
${listed.map((parameter) => `        ${parameter},\n`).join('')}    ) -> None:
        super().__init__(
            message,
            ${values},
            ${dictionary(schema)},
        )
`
}

/** Writes data as a literal of Python. */
function writeLiteral(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'string') return quoteAscii(value)
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, item]) => `${quoteAscii(key)}: ${writeLiteral(item)}`)
      .join(', ')}}`
  return String(value)
}

function writeParameter(owner: string, { name, schema, isRequired }: NamedField, shapes: string[]): string {
  const type = writeType(schema, `_${owner}${toPascal(splitKey(name))}`, shapes)
  return isRequired ? `${name}: ${type}` : `${name}: Union[${type}, _Unset] = _UNSET`
}

/** Returns the type of a field; objects with properties get a TypedDict, which is added to \`shapes\`. */
function writeType(field: FieldSchema, name: string, shapes: string[]): string {
  const type = writePlainType(field, name, shapes)
  return field.nullable === true ? `Optional[${type}]` : type
}

function writePlainType(
  { type, enum: values, items, properties }: FieldSchema,
  name: string,
  shapes: string[],
): string {
  // Literal has no numbers with a fraction.
  if (values?.every((value) => typeof value !== 'number' || Number.isInteger(value)))
    return `Literal[${values.map(writeLiteral).join(', ')}]`
  switch (type) {
    case 'string':
      return 'str'
    case 'boolean':
      return 'bool'
    case 'integer':
      return 'int'
    case 'number':
      return 'float'
    case 'array':
      return `Sequence[${items === undefined ? 'object' : writeType(items, `${name}Item`, shapes)}]`
    case 'object':
      return properties === undefined ? 'Mapping[str, object]' : writeShape(properties, name, shapes)
  }
}

function writeShape(properties: Readonly<Record<string, FieldSchema>>, name: string, shapes: string[]): string {
  const write = (isRequired: boolean): string =>
    Object.entries(properties)
      .filter(([, field]) => (field.required !== false) === isRequired)
      .map(([key, field]) => `${quoteAscii(key)}: ${writeType(field, `${name}${toPascal(splitKey(key))}`, shapes)}`)
      .join(', ')
  const [required, optional] = [write(true), write(false)]
  if (optional === '') shapes.push(`\n\n${name} = TypedDict("${name}", {${required}})\n`)
  else
    shapes.push(
      `\n\n_Required${name} = TypedDict("_Required${name}", {${required}})
_Optional${name} = TypedDict("_Optional${name}", {${optional}}, total=False)


class ${name}(_Required${name}, _Optional${name}):
    pass
`,
    )
  return name
}
