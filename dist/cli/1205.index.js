"use strict";
exports.id = 1205;
exports.ids = [1205,5872,3491];
exports.modules = {

/***/ 82512:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: function() { return /* binding */ isOwnDescriptor; },
/* harmony export */   Gu: function() { return /* binding */ readTextFile; },
/* harmony export */   zn: function() { return /* binding */ writeNewFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);





const MAX_BYTES = 64 * 1024 * 1024;
function readTextFile(file) {
    try {
        const bytes = isOwnDescriptor(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, MAX_BYTES);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(bytes.toString('utf8'));
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(READ_PROBLEMS[(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)] ?? `cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`);
    }
}
const READ_PROBLEMS = {
    ENOENT: 'does not exist',
    EISDIR: 'is a folder, not a file',
    ENOTREG: 'is not a regular file',
    EFBIG: `is larger than ${MAX_BYTES / 1024 / 1024} MiB`,
};
function isOwnDescriptor(file) {
    return /^\/dev\/(?:stdin|fd\/\d{1,9})$/.test(file);
}
function writeNewFiles(folder, files, shown) {
    const resolveFile = ({ path: name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, name);
    const names = (some) => some.map(({ path: name }) => shown(name)).join(', ');
    const taken = files.filter((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(resolveFile(file)));
    if (taken.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`);
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .tryResult */ .Bh)(() => {
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(resolveFile(file)), { recursive: true });
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(resolveFile(file), file.text, { flag: 'wx' });
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${names(files)} cannot be written: ${written.error}`);
}


/***/ }),

/***/ 70204:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTypes: function() { return /* binding */ runTypes; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/core/entries.js
var entries = __webpack_require__(52932);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/shell-words.js
var shell_words = __webpack_require__(95262);
;// CONCATENATED MODULE: ./build/src/typed-code/model.js

function nameKinds(kinds, naming) {
    const named = [];
    const owners = new Map();
    for (const kind of kinds) {
        const name = naming.kind(kind.kind.split(/[._]/).filter((word) => word !== ''));
        const owner = owners.get(name.toLowerCase());
        if (owner !== undefined)
            return (0,result/* err */._q)(`${owner} and ${kind.kind} would both be called ${name}: rename one of the kinds`);
        owners.set(name.toLowerCase(), kind.kind);
        const fields = nameFields(kind, naming);
        if (!fields.ok)
            return fields;
        named.push({ ...kind, name, fields: fields.value });
    }
    return (0,result.ok)(named);
}
function nameFields({ kind, details }, naming) {
    const owners = new Map();
    const fields = [];
    for (const [key, schema] of Object.entries(details ?? {})) {
        const name = naming.field(key);
        const owner = owners.get(name.toLowerCase());
        if (name === '' || owner !== undefined) {
            const other = owner === undefined ? 'has no letter that a name could have' : `and ${owner} would both be called ${name}`;
            return (0,result/* err */._q)(`${kind}: the field ${JSON.stringify(key)} ${other}: rename the field`);
        }
        owners.set(name.toLowerCase(), key);
        fields.push({ key, name, schema, isRequired: schema.required !== false });
    }
    return (0,result.ok)([...fields.filter(({ isRequired }) => isRequired), ...fields.filter(({ isRequired }) => !isRequired)]);
}
function toPascal(words) {
    return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
function splitKey(key) {
    return key
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .split(/[^A-Za-z0-9]+/)
        .filter((word) => word !== '');
}
function joinLowerCase(key, separator) {
    return splitKey(key)
        .map((word) => word.toLowerCase())
        .join(separator);
}
function quoteAscii(text) {
    return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function avoidReserved(name, reserved) {
    const begun = /^\d/.test(name) ? `_${name}` : name;
    return reserved.has(begun) ? `${begun}_` : begun;
}
function toComment(text) {
    return text.replace(/\s+/g, ' ').replaceAll('*/', '* /').replaceAll('"""', "'''").trim();
}
const HEADER = 'Written by `conductor types` from the catalogue `workflow.kinds`; write it anew instead of editing it.';

;// CONCATENATED MODULE: ./build/src/typed-code/bash.js


const BASH_NAMES = {
    kind: (words) => words.join('_'),
    field: (key) => joinLowerCase(key, '-'),
};
function writeBash(kinds) {
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
${kinds.map(writeKind).join('')}`;
}
function writeKind({ kind, name, description, details, fields }) {
    const shown = fields.map((field) => field.isRequired ? `--${field.name} ${toHint(field)}` : `[--${field.name} ${toHint(field)}]`);
    const usage = ['MESSAGE', ...(details === null ? ['[--details JSON]'] : shown)].join(' ');
    const own = `fail_${name}`;
    const rows = details === null ? [writeDetails(own)] : fields.map((field) => writeOption(own, field));
    const required = fields.filter(({ isRequired }) => isRequired);
    const missing = required.map(({ name: option }) => `  [[ "$given " == *' --${option} '* ]] || _conductor_refuse '${own}: --${option} is missing'\n`);
    const heading = `
# ${toComment(description ?? `Raises ${kind}.`)}
# ${own} ${usage}
${own}() {
`;
    if (rows.length === 0)
        return `${heading}  [[ $# == 1 && $1 == *[![:space:]]* ]] || _conductor_refuse ${quote(`usage: ${own} ${usage}`)}
  _conductor_raise ${quote(kind)} "$1"
}
`;
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
`;
}
function toHint({ schema: { type, enum: values } }) {
    return values === undefined ? type.toUpperCase() : values.join('|');
}
function writeDetails(own) {
    return `      --details)
        value=$(_conductor_value ${quote(`${own}: --details`)} object "$2") || exit 2
        json=\${value:1:\${#value}-2}
        ;;
`;
}
function writeOption(own, { key, name, schema }) {
    const { type, enum: values, nullable } = schema;
    const listed = [...(nullable === true ? ['null'] : []), ...(values ?? []).map(String)];
    const refusal = quote(`${own}: --${name} must be one of ${listed.join(', ')}`);
    const allowed = values === undefined
        ? ''
        : `        case $2 in
          ${listed.map(quote).join(' | ')}) ;;
          *) _conductor_refuse ${refusal} ;;
        esac
`;
    const read = `value=$(_conductor_value ${quote(`${own}: --${name}`)} ${type} "$2") || exit 2`;
    const take = nullable === true ? `value=null\n        [[ $2 == null ]] || ${read}` : read;
    return `      --${name})
${allowed}        ${take}
        json=$json,${quote(`${JSON.stringify(key)}:`)}$value
        ;;
`;
}
function quote(text) {
    return (0,shell_words/* quoteForShell */.eC)(text, false);
}

;// CONCATENATED MODULE: ./build/src/typed-code/csharp.js

const RESERVED = new Set('abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while message kind details'.split(' '));
const CSHARP_NAMES = { kind: toPascal, field: (key) => avoidReserved(toCamel(key), RESERVED) };
function toCamel(key) {
    const name = toPascal(splitKey(key));
    return name.charAt(0).toLowerCase() + name.slice(1);
}
function writeCsharp(kinds) {
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
${kinds.map(csharp_writeKind).join('')}`;
}
function csharp_writeKind({ kind, name, description, details, fields }) {
    const parameters = details === null ? ['IDictionary<string, object> details = null'] : fields.map(writeParameter);
    const body = details === null
        ? '        if (details != null) foreach (var pair in details) Details[pair.Key] = pair.Value;\n'
        : fields.map(writeAssignment).join('');
    const xml = toComment(description ?? `Raises ${kind}.`).replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
    return `
/// <summary>${xml}</summary>
public sealed class ${name} : ConductorFailure
{
    public ${name}(${['string message', ...parameters].join(', ')}) : base(${quoteAscii(kind)}, message)
    {
${body}    }
}
`;
}
function writeParameter({ name, schema, isRequired }) {
    const type = writeType(schema, !isRequired || schema.nullable === true);
    return `${type} ${name}${isRequired ? '' : ' = null'}`;
}
function isReference({ type }) {
    return type === 'string' || type === 'array' || type === 'object';
}
function writeType(field, mayBeNull) {
    const { type, items } = field;
    const suffix = mayBeNull && !isReference(field) ? '?' : '';
    switch (type) {
        case 'string':
            return 'string';
        case 'integer':
            return `long${suffix}`;
        case 'number':
            return `double${suffix}`;
        case 'boolean':
            return `bool${suffix}`;
        case 'array':
            return `IEnumerable<${items === undefined ? 'object' : writeType(items, items.nullable === true)}>`;
        case 'object':
            return 'IDictionary<string, object>';
    }
}
function writeAssignment({ key, name, schema, isRequired }) {
    const { enum: values, nullable, type } = schema;
    const cast = type === 'integer' ? 'L' : type === 'number' ? 'D' : '';
    const allowed = values
        ?.map((value) => typeof value === 'string' ? quoteAscii(value) : `${value}${typeof value === 'number' ? cast : ''}`)
        .join(', ');
    const mayBeNull = nullable === true || !isRequired;
    const bare = mayBeNull && !isReference(schema) ? `${name}.Value` : name;
    const one = allowed === undefined ? null : `OneOf("${name}", ${bare}, ${allowed})`;
    const target = `Details[${quoteAscii(key)}]`;
    if (!isRequired)
        return `        if (${name} != null) ${target} = ${one ?? name};\n`;
    if (nullable === true)
        return `        ${target} = ${one === null ? name : `${name} == null ? (object)null : ${one}`};\n`;
    return `        ${target} = ${one ?? (isReference(schema) ? `Given("${name}", ${name})` : name)};\n`;
}

;// CONCATENATED MODULE: ./build/src/typed-code/powershell.js

const POWERSHELL_NAMES = { kind: toPascal, field: (key) => toPascal(splitKey(key)) };
const TYPES = {
    string: 'string',
    integer: 'long',
    number: 'double',
    boolean: 'bool',
    array: 'object[]',
    object: 'System.Collections.IDictionary',
};
function writePowershell(kinds) {
    return `# ${HEADER}
# Import this module. Stop-KIND raises the kind and ends the script with exit code 1; a call that does not fit the catalogue is an
# error of PowerShell, and nothing is raised: with $ErrorActionPreference = 'Stop' it ends the script.

function Stop-WithKind([string] $Kind, [string] $Message, [object] $Details) {
    if ([string]::IsNullOrEmpty($env:CONDUCTOR_HELPERS)) { throw "CONDUCTOR_HELPERS is not set, so $Kind was not raised" }
    Import-Module (Join-Path $env:CONDUCTOR_HELPERS 'Conductor.Error.psm1')
    Stop-ConductorError -Kind $Kind -Message $Message -Details $Details
}
${kinds.map(powershell_writeKind).join('')}
Export-ModuleMember -Function ${kinds.map(({ name }) => `Stop-${name}`).join(', ')}
`;
}
function powershell_writeKind({ kind, name, description, details, fields }) {
    const parameters = fields.map(powershell_writeParameter);
    const whole = details === null ? ['        [Parameter()] [System.Collections.IDictionary] $Details = @{}'] : [];
    const pairs = fields.map(({ key, name: parameter, isRequired }) => `${isRequired ? '    ' : `    if ($PSBoundParameters.ContainsKey(${powershell_quote(parameter)})) { `}$details[${powershell_quote(key)}] = $${parameter}${isRequired ? '' : ' }'}\n`);
    return `
<#
.SYNOPSIS
${toComment(description ?? `Raises ${kind}.`).replaceAll('#>', '# >')}
#>
function Stop-${name} {
    [CmdletBinding()]
    param(
${['        [Parameter(Mandatory = $true, Position = 0)] [ValidateNotNullOrEmpty()] [string] $Message', ...parameters, ...whole].join(',\n')}
    )

${details === null ? '' : `    $details = [ordered]@{}\n${pairs.join('')}`}    Stop-WithKind ${powershell_quote(kind)} $Message $Details
}
`;
}
function powershell_writeParameter({ name, schema, isRequired }) {
    const { type, enum: values, nullable } = schema;
    const set = values === undefined
        ? ''
        : ` [ValidateSet(${values.map((value) => powershell_quote(String(value))).join(', ')}, IgnoreCase = $false)]`;
    const isNullableValue = nullable === true && (type === 'integer' || type === 'number' || type === 'boolean');
    const mapped = isNullableValue ? `System.Nullable[${TYPES[type]}]` : TYPES[type];
    return `        [Parameter(Mandatory = $${isRequired})]${nullable === true ? ' [AllowNull()]' : ''}${set} [${mapped}] $${name}`;
}
function powershell_quote(text) {
    return `'${text.replaceAll("'", "''")}'`;
}

;// CONCATENATED MODULE: ./build/src/typed-code/typescript.js

const TYPESCRIPT_NAMES = { kind: toPascal, field: (key) => key };
function writeTypescript(kinds) {
    return `// ${HEADER}
// An ES module. Throw one of these errors; if nothing catches it, the script ends with exit code 1 and has raised its kind.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Helper {
  raiseError(given: { kind: string; message: string; details: object }): boolean
}

const folder = process.env['CONDUCTOR_HELPERS']
const helper: Helper | null = folder ? await import(pathToFileURL(join(folder, 'conductor-error.mjs')).href) : null

/** A failure with a kind. A failure that is caught has raised nothing. */
export abstract class ConductorFailure extends Error {
  abstract readonly kind: string
  abstract readonly details: object
}

process.on('uncaughtExceptionMonitor', (error: unknown) => {
  if (!(error instanceof ConductorFailure)) return
  const { kind, message, details } = error
  if (helper === null) process.stderr.write(\`CONDUCTOR_HELPERS is not set, so \${kind} was not raised\\n\`)
  else helper.raiseError({ kind, message, details })
})

interface Field {
  readonly type: string
  readonly required?: boolean
  readonly nullable?: boolean
  readonly enum?: readonly unknown[]
  readonly items?: Field
  readonly properties?: Readonly<Record<string, Field>>
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return Number.isFinite(value)
  return typeof value === type
}

/** Refuses values that the types would refuse, for callers that are not type-checked. */
function check(name: string, value: unknown, field: Field): void {
  if (value === undefined && field.required === false) return
  if (value === null && field.nullable === true) return
  if (!isOfType(value, field.type)) throw new TypeError(\`\${name} must be of type \${field.type}\`)
  if (field.enum !== undefined && !field.enum.includes(value)) throw new TypeError(\`\${name} must be one of \${field.enum.join(', ')}\`)
  const { items } = field
  if (Array.isArray(value) && items !== undefined) value.forEach((item, index) => check(\`\${name}[\${index}]\`, item, items))
  if (typeof value === 'object' && value !== null && field.properties !== undefined) checkAll(\`\${name}.\`, value, field.properties)
}

function checkAll(prefix: string, values: object, fields: Readonly<Record<string, Field>>): void {
  const given = new Map<string, unknown>(Object.entries(values))
  for (const [name, field] of Object.entries(fields)) check(prefix + name, given.get(name), field)
}
${kinds.map(typescript_writeKind).join('')}`;
}
function typescript_writeKind({ kind, name, description, details, fields }) {
    const comment = `\n/** ${toComment(description ?? `Raises ${kind}.`)} */\n`;
    if (details === null)
        return `${comment}export class ${name} extends ConductorFailure {
  readonly kind = ${JSON.stringify(kind)}
  override readonly name = ${JSON.stringify(name)}

  constructor(message: string, readonly details: Readonly<Record<string, unknown>> = {}) {
    super(message)
  }
}
`;
    const isOptional = fields.every(({ isRequired }) => !isRequired);
    const schema = fields.map(({ key, schema: field }) => `      ${JSON.stringify(key)}: ${JSON.stringify(toChecked(field))},\n`);
    return `${comment}export class ${name} extends ConductorFailure {
  readonly kind = ${JSON.stringify(kind)}
  override readonly name = ${JSON.stringify(name)}

  constructor(message: string, readonly details: ${writeObject(details, '  ')}${isOptional ? ' = {}' : ''}) {
    super(message)
    checkAll('', details, {${schema.length === 0 ? '' : `\n${schema.join('')}    `}})
  }
}
`;
}
function toChecked({ type, required, nullable, enum: values, items, properties }) {
    const inner = properties && Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, toChecked(field)]));
    return {
        type,
        ...(required === false && { required }),
        ...(nullable === true && { nullable }),
        ...(values && { enum: values }),
        ...(items && { items: toChecked(items) }),
        ...(inner && { properties: inner }),
    };
}
function typescript_writeType(field, indent) {
    const type = writePlainType(field, indent);
    return field.nullable === true ? `${type} | null` : type;
}
function writePlainType({ type, enum: values, items, properties }, indent) {
    if (values !== undefined)
        return values.map((value) => JSON.stringify(value)).join(' | ');
    switch (type) {
        case 'integer':
        case 'number':
            return 'number';
        case 'array':
            return `readonly (${items === undefined ? 'unknown' : typescript_writeType(items, indent)})[]`;
        case 'object':
            return properties === undefined ? 'Readonly<Record<string, unknown>>' : writeObject(properties, indent);
        default:
            return type;
    }
}
function writeObject(fields, indent = '') {
    const inner = `${indent}  `;
    const members = Object.entries(fields).map(([key, field]) => `${inner}readonly ${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}${field.required === false ? '?' : ''}: ${typescript_writeType(field, inner)}\n`);
    return members.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${members.join('')}${indent}}`;
}

;// CONCATENATED MODULE: ./build/src/typed-code/python.js


const python_RESERVED = new Set('False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield self message'.split(' '));
const PYTHON_NAMES = { kind: toPascal, field: (key) => avoidReserved(joinLowerCase(key, '_'), python_RESERVED) };
const ALWAYS_USED = new Set(['Any', 'Dict', 'Mapping', 'Optional', 'Type']);
function writePython(kinds) {
    const code = kinds.map(python_writeKind).join('');
    const used = ['Any', 'Dict', 'Literal', 'Mapping', 'Optional', 'Sequence', 'Type', 'TypedDict', 'Union'];
    const imported = used.filter((name) => ALWAYS_USED.has(name) ||
        new RegExp(`\\b${name}\\[`).test(code) ||
        (name === 'TypedDict' && code.includes('TypedDict(')));
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
${code}`;
}
function python_writeKind(named) {
    const { kind, name, description, details, fields } = named;
    const shapes = [];
    const parameters = fields.map((field) => python_writeParameter(name, field, shapes));
    const rows = fields.map(({ key, name: parameter }) => `                ${quoteAscii(key)}: ${parameter},\n`);
    const schema = fields.map(({ key, schema: field }) => `                ${quoteAscii(key)}: ${writeLiteral(toChecked(field))},\n`);
    const dictionary = (lines) => lines.length === 0 ? '{}' : `{\n${lines.join('')}            }`;
    const listed = details === null
        ? ['details: Optional[Mapping[str, object]] = None']
        : parameters.length === 0
            ? []
            : ['*', ...parameters];
    const values = details === null ? 'details or {}' : dictionary(rows);
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
`;
}
function writeLiteral(value) {
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (typeof value === 'string')
        return quoteAscii(value);
    if (Array.isArray(value))
        return `[${value.map(writeLiteral).join(', ')}]`;
    if (typeof value === 'object' && value !== null)
        return `{${Object.entries(value)
            .map(([key, item]) => `${quoteAscii(key)}: ${writeLiteral(item)}`)
            .join(', ')}}`;
    return String(value);
}
function python_writeParameter(owner, { name, schema, isRequired }, shapes) {
    const type = python_writeType(schema, `_${owner}${toPascal(splitKey(name))}`, shapes);
    return isRequired ? `${name}: ${type}` : `${name}: Union[${type}, _Unset] = _UNSET`;
}
function python_writeType(field, name, shapes) {
    const type = python_writePlainType(field, name, shapes);
    return field.nullable === true ? `Optional[${type}]` : type;
}
function python_writePlainType({ type, enum: values, items, properties }, name, shapes) {
    if (values?.every((value) => typeof value !== 'number' || Number.isInteger(value)))
        return `Literal[${values.map(writeLiteral).join(', ')}]`;
    switch (type) {
        case 'string':
            return 'str';
        case 'boolean':
            return 'bool';
        case 'integer':
            return 'int';
        case 'number':
            return 'float';
        case 'array':
            return `Sequence[${items === undefined ? 'object' : python_writeType(items, `${name}Item`, shapes)}]`;
        case 'object':
            return properties === undefined ? 'Mapping[str, object]' : writeShape(properties, name, shapes);
    }
}
function writeShape(properties, name, shapes) {
    const write = (isRequired) => Object.entries(properties)
        .filter(([, field]) => (field.required !== false) === isRequired)
        .map(([key, field]) => `${quoteAscii(key)}: ${python_writeType(field, `${name}${toPascal(splitKey(key))}`, shapes)}`)
        .join(', ');
    const [required, optional] = [write(true), write(false)];
    if (optional === '')
        shapes.push(`\n\n${name} = TypedDict("${name}", {${required}})\n`);
    else
        shapes.push(`\n\n_Required${name} = TypedDict("_Required${name}", {${required}})
_Optional${name} = TypedDict("_Optional${name}", {${optional}}, total=False)


class ${name}(_Required${name}, _Optional${name}):
    pass
`);
    return name;
}

;// CONCATENATED MODULE: ./build/src/typed-code/index.js







const LANGUAGES = {
    typescript: { names: TYPESCRIPT_NAMES, write: writeTypescript },
    python: { names: PYTHON_NAMES, write: writePython },
    bash: { names: BASH_NAMES, write: writeBash },
    powershell: { names: POWERSHELL_NAMES, write: writePowershell },
    csharp: { names: CSHARP_NAMES, write: writeCsharp },
};
function isCodeLanguage(name) {
    return Object.hasOwn(LANGUAGES, name);
}
function writeTypedCode(kinds, language) {
    const { names, write } = LANGUAGES[language];
    const named = nameKinds(kinds, names);
    return named.ok ? (0,result.ok)(write(named.value)) : named;
}

// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
;// CONCATENATED MODULE: ./build/src/cli/types.js










async function runTypes(args, context) {
    const language = args.value('--language');
    if (language === null || !isCodeLanguage(language))
        return context.badUsage('which language? conductor types FILE --language NAME');
    const output = args.value('--output');
    if (args.has('--check') && output === null)
        return context.badUsage('--check compares a file: give it with --output FILE');
    const kinds = new Map();
    for (const file of args.operands) {
        const workflow = await (0,inspect_file.loadSoundWorkflow)(file, 'text', context);
        if (typeof workflow === 'number')
            return workflow;
        for (const [kind, { description = null, details = null }] of Object.entries(workflow.settings.kinds ?? {})) {
            const earlier = kinds.get(kind);
            if (earlier !== undefined && !(0,external_node_util_.isDeepStrictEqual)(earlier.details, details))
                return context.refuse(`${kind} has other details in ${file} than in ${earlier.file}: share one catalogue with !file`);
            kinds.set(kind, earlier ?? { kind, description, details, file });
        }
    }
    if (kinds.size === 0)
        return context.refuse(`there is no catalogue in ${args.operands.join(', ')}: describe kinds under workflow.kinds`);
    const code = writeTypedCode([...kinds.values()], language);
    if (!code.ok)
        return context.refuse(code.error);
    if (output === null)
        context.terminal.stdout(code.value);
    else if (args.has('--check'))
        return checkFile(output, code.value, args, context);
    else {
        const written = (0,file_store/* writeTextFile */.Tl)(external_node_path_default().resolve(context.cwd, output), code.value);
        if (!written.ok)
            return context.refuse(`--output ${output} ${written.error}`);
    }
    return 0;
}
function checkFile(output, code, args, context) {
    const before = readOutput(external_node_path_default().resolve(context.cwd, output));
    if (!before.ok)
        return context.refuse(`--output ${output} ${before.error}`);
    if (before.value === code)
        return 0;
    const words = [
        'conductor',
        'types',
        ...args.operands,
        '--language',
        args.value('--language') ?? '',
        '--output',
        output,
    ];
    const command = (0,shell_words/* joinShellWords */.MS)(words);
    const what = before.value === null ? 'does not exist' : 'is not what the catalogue gives';
    context.terminal.stderr(`conductor types: ${output} ${what}; write it with: ${command}\n`);
    return cli_command/* EXIT_FAILED */.hj;
}
function readOutput(file) {
    if ((0,entries/* findEntryAt */.B)(file) === 'absent')
        return (0,result.ok)(null);
    const read = (0,files/* readTextFile */.Gu)(file);
    return read.ok ? (0,result.ok)(read.value) : (0,result/* err */._q)(read.error);
}


/***/ }),

/***/ 55872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: function() { return /* binding */ findSettingsProblems; },
/* harmony export */   TS: function() { return /* binding */ createCheckedResult; },
/* harmony export */   Wx: function() { return /* binding */ findSettingsWarnings; },
/* harmony export */   Z0: function() { return /* binding */ prepareRun; },
/* harmony export */   eF: function() { return /* binding */ run; },
/* harmony export */   vB: function() { return /* binding */ createInvalidRun; },
/* harmony export */   yG: function() { return /* binding */ checkRequest; }
/* harmony export */ });
/* harmony import */ var _config_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67737);
/* harmony import */ var _config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6705);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _config_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25055);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72813);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99978);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62433);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80344);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97440);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71862);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29120);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99870);

















async function prepareRun(request) {
    const checked = await (request.oneStep?.check() ?? checkRequest(request));
    const refuse = (problems) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(createInvalidRun(checked, [...problems, ...checked.findings], request));
    if (checked.runnable === null)
        return refuse([]);
    const workflow = (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return refuse(inputs.error);
    const problems = findSettingsProblems(workflow, request);
    return problems.length > 0 ? refuse(problems) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ checked, workflow, inputs: inputs.value });
}
async function run(request) {
    const prepared = await prepareRun(request);
    if (!prepared.ok)
        return prepared.error;
    const { checked, workflow, inputs } = prepared.value;
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .createRunId */ .nq)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok) {
        return createInvalidRun(checked, [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)('run-dir', 'error', folder.error), ...checked.findings], request);
    }
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_13__/* .executeRun */ .l)({
        request: { ...request, runId },
        workflow,
        inputs,
        warnings: [...checked.findings, ...findSettingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkRequest(request, alsoGiven = []) {
    const { adapters, given } = request;
    const now = adapters.clock.now();
    return (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFile */ .vH)({ ...request, now, patterns: adapters.patterns, given: [...alsoGiven, ...Object.keys(given)] });
}
function findSettingsProblems(workflow, request) {
    const { answers, human } = request.gates;
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listGateShapes */ .aG));
    return [
        ...findUsageFindings('gate-answer', (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .checkGateAnswers */ .Hy)(gates, answers)),
        ...findUsageFindings('gate-answer', human === null ? (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .listMissingGateTexts */ .es)(gates, answers) : []),
        ...findUsageFindings('injection', (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .checkInjections */ .RY)(workflow, request.injections)),
        ...findUsageFindings('run-dir', (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .findRunDirProblems */ .a$)(request)),
        ...(0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .findQuarantineProblems */ .mt)(workflow, request),
        ...findUsageFindings('shards', findShardsProblems(workflow, request.shards)),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .checkProviders */ .Dq)(workflow, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)),
        ...(request.strictAbilities === true ? (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, true, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)) : []),
    ];
}
function findSettingsWarnings(workflow, request) {
    const resolve = (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request);
    return [
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findReplacedProviders */ .M$)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findMissingKeys */ .kc)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, false, resolve),
    ];
}
function findShardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y)
        return [`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y}`];
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, ...(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .toAdvice */ .S_)((0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNearest */ .nD)(group, groups)) }];
}
function findUsageFindings(code, problems) {
    return problems.map((problem) => (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)(code, 'error', problem));
}
function createInvalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .listSecretsOfEnvironment */ .Yl)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked?.contract && workflow ? redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(checked.contract, workflow))) : null;
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}
function createCheckedResult({ loaded: { workflow }, findings, contract }, file) {
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(findings, workflow?.displayFile ?? findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(contract === null || workflow === null ? {} : { contract: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(contract, workflow)) }),
    });
}


/***/ })

};
;