import type { OptionSpec } from './arguments.js'
import type { Command } from './commands.js'
import { HELP } from './options.js'

export function commandHelp({ summary, usage, options, examples }: Command): string {
  const rows = [...options, HELP].map((option): [string, string] => [optionLabel(option), option.help])
  return [
    summary,
    '',
    `Usage: conductor ${usage}`,
    '',
    'Options:',
    ...columns(rows),
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n')
}

function optionLabel(option: OptionSpec): string {
  const short = option.short === undefined ? '' : `${option.short}, `
  const value = option.value === undefined ? '' : ` ${option.value}`
  return `${short}${option.name}${value}`
}

export function mainHelp(version: string, commands: Readonly<Record<string, Command>>): string {
  return [
    `conductor ${version}: runs workflows and routes each failure by its kind`,
    '',
    'Usage: conductor COMMAND [OPTIONS]',
    '',
    'Commands:',
    ...columns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    '',
    'Exit codes: 0 success, 1 failed, 2 invalid, 3 halted by a typed error, 4 suspended at a gate, 129, 130, 131 and 143 cancelled',
    '',
    'Examples:',
    '  conductor run workflow.yaml -i branch=main',
    '  conductor validate workflow.yaml',
    '  conductor COMMAND --help',
    '',
  ].join('\n')
}

function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`)
}
