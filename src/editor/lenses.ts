import type { CodeLens, Range } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { createCoverage } from '../config/contract/coverage.js'
import { listWorkflows, type Workflow } from '../config/model.js'
import { isJsonObject, type Json } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import type { Result } from '../core/result.js'
import type { ScenarioFile } from '../scenario/load.js'
import type { Analysis } from './documents.js'
import { createRange, locate } from './ranges.js'

/**
 * Opens the studio. Arguments: the workflow file, and what to ask about, `{ node }` or `{ scenario }` as in the studio's address.
 * A client that can show documents leaves the command to the server; others may define it themselves.
 */
export const SIMULATE_COMMAND = 'conductor.simulate'

/** Runs a scenario; a command of the editor, because the server runs nothing. Arguments: the scenario file, and `{ scenario }` with its name. */
const RUN_COMMAND = 'conductor.run'

/** Starts a studio for a file, or finds the one that runs, and returns its address. */
export type OpenStudio = (file: string) => Promise<Result<string, string>>

/** Reads the setting `conductor.lenses`, with or without the name of its section around it; true unless it is false. */
export function readLensSetting(settings: Json | undefined): boolean {
  const section = isJsonObject(settings) && isJsonObject(settings['conductor']) ? settings['conductor'] : settings
  return !isJsonObject(section) || section['lenses'] !== false
}

interface NodeNote {
  readonly range: Range
  readonly text: string
}

/** Returns what is worth to know about each node: kinds that escape, whether a failure may pass, failures that no scenario names. */
export function listNodeNotes(
  source: TextDocument,
  { contract, workflow }: Analysis,
  tests: readonly ScenarioFile[],
): readonly NodeNote[] {
  if (contract === null || workflow === null) return []
  const { untested } = createCoverage({ workflows: [workflow], raised: listRaised(workflow, tests) })
  return contract.nodes
    .filter(({ file }) => file === workflow.displayFile)
    .flatMap((node) => {
      const escaping = new Set(
        node.raises.filter(({ kind, escapes }) => escapes && kind !== '*').map(({ kind }) => kind),
      )
      const mayPass = contract.may_pass.some((entry) => entry.node === node.node)
      const missing = untested.filter((each) => each.node === node.node && each.file === node.file)
      const parts = [
        escaping.size === 0
          ? ''
          : `${formatCount(escaping.size, 'kind')} ${escaping.size === 1 ? 'escapes' : 'escape'}`,
        mayPass ? 'may pass' : '',
        missing.length === 0 ? '' : `untested: ${missing.length}`,
      ].filter((part) => part !== '')
      return parts.length === 0 ? [] : [{ range: locate(source, node), text: parts.join(' · ') }]
    })
}

/** Returns the failures that stubs and injections of scenarios name; nothing is run to find out. */
function listRaised(workflow: Workflow, tests: readonly ScenarioFile[]) {
  const named = tests.flatMap(({ scenarios }) =>
    scenarios.flatMap(({ stubs, inject }) => [
      ...[...stubs].flatMap(([node, entries]) =>
        entries.flatMap(({ error }) => (error === null ? [] : [{ node, kind: error.kind }])),
      ),
      ...inject.map((injection) => {
        const [, node = '', kind = ''] =
          typeof injection === 'string'
            ? (/^([^=]*)=([^@:]*)/.exec(injection) ?? [])
            : ['', injection.node, injection.kind]
        return { node: node.replace(/\[.*/, ''), kind }
      }),
    ]),
  )
  return listWorkflows(workflow).flatMap(({ displayFile }) => named.map((each) => ({ ...each, file: displayFile })))
}

/** Creates the lenses of a workflow file: its error coverage, and at each node its note and "Simulate". */
export function createWorkflowLenses(
  source: TextDocument,
  file: string,
  analysis: Analysis,
  tests: readonly ScenarioFile[],
): CodeLens[] {
  const { contract, workflow } = analysis
  if (contract === null || workflow === null) return []
  const { failures, tested } = createCoverage({ workflows: [workflow], raised: listRaised(workflow, tests) })
  const coverage = failures === 0 ? [] : [createNote(createRange(0, 0, 0), `error coverage: ${tested} of ${failures}`)]
  const notes = listNodeNotes(source, analysis, tests).map(({ range, text }) => createNote(range, text))
  const raising = contract.nodes.filter((node) => node.raises.length > 0 && node.file === workflow.displayFile)
  const questions = raising.map((position) => {
    const command = { title: 'Simulate', command: SIMULATE_COMMAND, arguments: [file, { node: position.node }] }
    return { range: locate(source, position), command }
  })
  return [...coverage, ...notes, ...questions]
}

function createNote(range: Range, title: string): CodeLens {
  return { range, command: { title, command: '' } }
}

/** Creates the lenses of a scenario file: "Run" and "Simulate" at each scenario. */
export function createScenarioLenses(source: TextDocument, { scenarios, workflow }: Analysis): CodeLens[] {
  if (scenarios === null) return []
  const { file, displayFile } = scenarios
  return scenarios.scenarios.flatMap(({ name, position }) => {
    const range = locate(source, position)
    const place = { scenario: `${displayFile}:${position.line}` }
    const run = { title: 'Run', command: RUN_COMMAND, arguments: [file, { scenario: name }] }
    const simulate = { title: 'Simulate', command: SIMULATE_COMMAND, arguments: [workflow?.file ?? file, place] }
    return [{ range, command: run }, ...(workflow === null ? [] : [{ range, command: simulate }])]
  })
}

/** Parses the arguments of the command; null if they have another shape. */
export function parseSimulateArguments(words: readonly Json[] | undefined) {
  const [file, about = {}] = words ?? []
  if (typeof file !== 'string' || !isJsonObject(about)) return null
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(about)) if (typeof value === 'string') query.set(name, value)
  return { file, search: query.size === 0 ? '' : `?${query}` }
}
