import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import { EventReader } from '../account/run-reader.js'
import { tryAction } from '../core/result.js'
import type { FormerOwner } from '../core/run-files.js'
import { toOneLine } from '../text/terminal-text.js'
import type { RunAdapters } from './request.js'

const SHOWN = 3

/** Ends what a killed session left running, so that no node runs twice at the same time; returns a warning that says so. */
export async function endFormerNodes(
  { files, endSurvivors: end }: Pick<RunAdapters, 'files' | 'endSurvivors'>,
  folder: string,
  former: FormerOwner | undefined,
): Promise<string | null> {
  const commands = former === undefined ? [] : ((await end?.(former)) ?? [])
  if (commands.length === 0) return null
  const { visits } = readEvents(files, folder)
  const nodes = visits.listInFlight()
  const what = nodes.length === 0 ? 'a process of the killed session' : `the process of ${nodes.join(', ')}`
  const shown = commands.slice(0, SHOWN).map((command) => `\`${toOneLine(command, 200)}\``)
  return `${what} had survived the kill, and was ended before this resume began: ${shown.join(', ')}`
}

function readEvents(files: RunAdapters['files'], folder: string): RunAccount {
  const account = new RunAccount()
  const reader = new EventReader(account)
  tryAction(() => {
    for (const line of files.lines(path.join(folder, 'events.jsonl'))) reader.line(line)
  })
  return account
}
