import { HEADER, type NamedField, type NamedKind, type Naming, splitKey, toComment, toPascal } from './model.js'

export const POWERSHELL_NAMES: Naming = { kind: toPascal, field: (key) => toPascal(splitKey(key)) }

const TYPES = {
  string: 'string',
  integer: 'long',
  number: 'double',
  boolean: 'bool',
  array: 'object[]',
  object: 'System.Collections.IDictionary',
} as const

export function writePowershell(kinds: readonly NamedKind[]): string {
  return `# ${HEADER}
# Import this module. Stop-KIND raises the kind and ends the script with exit code 1; a call that does not fit the catalogue is an
# error of PowerShell, and nothing is raised: with $ErrorActionPreference = 'Stop' it ends the script.

function Stop-WithKind([string] $Kind, [string] $Message, [object] $Details) {
    if ([string]::IsNullOrEmpty($env:CONDUCTOR_HELPERS)) { throw "CONDUCTOR_HELPERS is not set, so $Kind was not raised" }
    Import-Module (Join-Path $env:CONDUCTOR_HELPERS 'Conductor.Error.psm1')
    Stop-ConductorError -Kind $Kind -Message $Message -Details $Details
}
${kinds.map(writeKind).join('')}
Export-ModuleMember -Function ${kinds.map(({ name }) => `Stop-${name}`).join(', ')}
`
}

function writeKind({ kind, name, description, details, fields }: NamedKind): string {
  const parameters = fields.map(writeParameter)
  const whole = details === null ? ['        [Parameter()] [System.Collections.IDictionary] $Details = @{}'] : []
  const pairs = fields.map(
    ({ key, name: parameter, isRequired }) =>
      `${isRequired ? '    ' : `    if ($PSBoundParameters.ContainsKey(${quote(parameter)})) { `}$details[${quote(key)}] = $${parameter}${isRequired ? '' : ' }'}\n`,
  )
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

${details === null ? '' : `    $details = [ordered]@{}\n${pairs.join('')}`}    Stop-WithKind ${quote(kind)} $Message $Details
}
`
}

function writeParameter({ name, schema, isRequired }: NamedField): string {
  const { type, enum: values, nullable } = schema
  const set =
    values === undefined
      ? ''
      : ` [ValidateSet(${values.map((value) => quote(String(value))).join(', ')}, IgnoreCase = $false)]`
  const isNullableValue = nullable === true && (type === 'integer' || type === 'number' || type === 'boolean')
  const mapped = isNullableValue ? `System.Nullable[${TYPES[type]}]` : TYPES[type]
  return `        [Parameter(Mandatory = $${isRequired})]${nullable === true ? ' [AllowNull()]' : ''}${set} [${mapped}] $${name}`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
