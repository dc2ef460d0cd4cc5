import type { CodeLens } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { isJsonObject, type Json } from '../core/json.js'
import type { Result } from '../core/result.js'
import type { Analysis } from './documents.js'
import { locate } from './ranges.js'

/**
 * Opens the studio. Arguments: the workflow file, and what to ask about, `{ node }` or `{ scenario }` as in the studio's address.
 * A client that can show documents leaves the command to the server; others may define it themselves.
 */
export const SIMULATE_COMMAND = 'conductor.simulate'

/** Starts a studio for a file, or finds the one that runs, and returns its address. */
export type OpenStudio = (file: string) => Promise<Result<string, string>>

/** Reads the setting `conductor.lenses`, with or without the name of its section around it; true unless it is false. */
export function readLensSetting(settings: Json | undefined): boolean {
  const section = isJsonObject(settings) && isJsonObject(settings['conductor']) ? settings['conductor'] : settings
  return !isJsonObject(section) || section['lenses'] !== false
}

/** Creates the lens "Simulate" on each node that can fail. */
export function createNodeLenses(source: TextDocument, file: string, { contract, workflow }: Analysis): CodeLens[] {
  const own = contract?.nodes.filter((node) => node.raises.length > 0 && node.file === workflow?.displayFile) ?? []
  return own.map((position) => {
    const command = { title: 'Simulate', command: SIMULATE_COMMAND, arguments: [file, { node: position.node }] }
    return { range: locate(source, position), command }
  })
}

/** Reads the arguments of the command; null if they are others. */
export function parseSimulateArguments(given: readonly Json[] | undefined) {
  const [file, about = {}] = given ?? []
  if (typeof file !== 'string' || !isJsonObject(about)) return null
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(about)) if (typeof value === 'string') query.set(name, value)
  return { file, search: query.size === 0 ? '' : `?${query}` }
}
