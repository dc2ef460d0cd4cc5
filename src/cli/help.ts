import type { OptionSpec } from './arguments.js'
import type { Command } from './command.js'
import { SUMMARIES } from './summaries.js'

export const HELP: OptionSpec = { name: '--help', short: '-h', help: 'this text' }

/** Help of one command. */
export function commandHelp(command: Command): string {
  const options = [...command.options, HELP].map((option): [string, string] => [optionLabel(option), option.help])
  const width = Math.max(...options.map(([label]) => label.length))
  return [
    SUMMARIES[command.name],
    '',
    `Usage: conductor ${command.usage}`,
    '',
    'Options:',
    ...options.map(([label, help]) => `  ${label.padEnd(width)}  ${help}`),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${example}`),
    '',
  ].join('\n')
}

function optionLabel(option: OptionSpec): string {
  const short = option.short === undefined ? '' : `${option.short}, `
  const value = option.value === undefined ? '' : ` ${option.value}`
  return `${short}${option.name}${value}`
}

/** The page that a first look gets. */
export function mainHelp(version: string): string {
  const commands = Object.entries(SUMMARIES)
  const width = Math.max(...commands.map(([name]) => name.length))
  return [
    `conductor ${version}: runs workflows and routes each failure by its kind`,
    '',
    'Usage: conductor COMMAND [OPTIONS]',
    '',
    'Commands:',
    ...commands.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`),
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
