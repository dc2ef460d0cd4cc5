import type { FieldSchema } from '../core/payload-schema.js'
import {
  avoidReserved,
  HEADER,
  type NamedField,
  type NamedKind,
  type Naming,
  quoteAscii,
  splitKey,
  toComment,
  toPascal,
} from './model.js'

const RESERVED = new Set(
  'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while message kind details'.split(
    ' ',
  ),
)

export const CSHARP_NAMES: Naming = { kind: toPascal, field: (key) => avoidReserved(toCamel(key), RESERVED) }

function toCamel(key: string): string {
  const name = toPascal(splitKey(key))
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export function writeCsharp(kinds: readonly NamedKind[]): string {
  return `// ${HEADER}
// Compile it together with ConductorError.cs of the folder that CONDUCTOR_HELPERS names. Throw one of these exceptions; if nothing
// catches it, the program fails and has raised its kind.
using System;
using System.Collections.Generic;

/// <summary>A failure with a kind. A failure that is caught has raised nothing.</summary>
public abstract class ConductorFailure : Exception
{
    static ConductorFailure()
    {
        AppDomain.CurrentDomain.UnhandledException += (sender, given) =>
        {
            var failure = given.ExceptionObject as ConductorFailure;
            if (failure != null) ConductorError.Raise(failure.Kind, failure.Message, failure.Details);
        };
    }

    protected ConductorFailure(string kind, string message) : base(message)
    {
        if (string.IsNullOrWhiteSpace(message)) throw new ArgumentException("the message is empty", "message");
        Kind = kind;
        Details = new Dictionary<string, object>();
    }

    public string Kind { get; private set; }

    public IDictionary<string, object> Details { get; private set; }

    protected static T Given<T>(string name, T value) where T : class
    {
        if (value == null) throw new ArgumentNullException(name);
        return value;
    }

    protected static T OneOf<T>(string name, T value, params object[] allowed)
    {
        if (value == null || Array.IndexOf(allowed, (object)value) < 0) throw new ArgumentException(name + " must be one of " + string.Join(", ", allowed), name);
        return value;
    }
}
${kinds.map(writeKind).join('')}`
}

function writeKind({ kind, name, description, details, fields }: NamedKind): string {
  const parameters = details === null ? ['IDictionary<string, object> details = null'] : fields.map(writeParameter)
  const body =
    details === null
      ? '        if (details != null) foreach (var pair in details) Details[pair.Key] = pair.Value;\n'
      : fields.map(writeAssignment).join('')
  const xml = toComment(description ?? `Raises ${kind}.`).replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'))
  return `
/// <summary>${xml}</summary>
public sealed class ${name} : ConductorFailure
{
    public ${name}(${['string message', ...parameters].join(', ')}) : base(${quoteAscii(kind)}, message)
    {
${body}    }
}
`
}

function writeParameter({ name, schema, isRequired }: NamedField): string {
  const type = writeType(schema, !isRequired || schema.nullable === true)
  return `${type} ${name}${isRequired ? '' : ' = null'}`
}

function isReference({ type }: FieldSchema): boolean {
  return type === 'string' || type === 'array' || type === 'object'
}

function writeType(field: FieldSchema, mayBeNull: boolean): string {
  const { type, items } = field
  const suffix = mayBeNull && !isReference(field) ? '?' : ''
  switch (type) {
    case 'string':
      return 'string'
    case 'integer':
      return `long${suffix}`
    case 'number':
      return `double${suffix}`
    case 'boolean':
      return `bool${suffix}`
    case 'array':
      return `IEnumerable<${items === undefined ? 'object' : writeType(items, items.nullable === true)}>`
    case 'object':
      return 'IDictionary<string, object>'
  }
}

/** Writes the assignment of a detail; an optional one that is null is left out. */
function writeAssignment({ key, name, schema, isRequired }: NamedField): string {
  const { enum: values, nullable, type } = schema
  const cast = type === 'integer' ? 'L' : type === 'number' ? 'D' : ''
  const allowed = values
    ?.map((value) =>
      typeof value === 'string' ? quoteAscii(value) : `${value}${typeof value === 'number' ? cast : ''}`,
    )
    .join(', ')
  const mayBeNull = nullable === true || !isRequired
  const bare = mayBeNull && !isReference(schema) ? `${name}.Value` : name
  const one = allowed === undefined ? null : `OneOf("${name}", ${bare}, ${allowed})`
  const target = `Details[${quoteAscii(key)}]`
  if (!isRequired) return `        if (${name} != null) ${target} = ${one ?? name};\n`
  if (nullable === true)
    return `        ${target} = ${one === null ? name : `${name} == null ? (object)null : ${one}`};\n`
  return `        ${target} = ${one ?? (isReference(schema) ? `Given("${name}", ${name})` : name)};\n`
}
