import path from 'node:path'
import type { StampedEvent } from '../core/events.js'
import type { ErrorRecord, ResultDocument } from '../core/report.js'
import { err, ok, type Result } from '../core/result.js'
import { readErrorRecords, readEvents, readResult } from '../reporters/run-reader.js'
import { entryAt, readTextFile } from './files.js'

/** What a run left, as far as it can be read. */
export interface RunFolder {
  readonly folder: string | null
  readonly events: readonly StampedEvent[]
  readonly records: readonly ErrorRecord[]
  readonly result: ResultDocument | null
  /** Lines that could not be read. */
  readonly skipped: number
}

const NAMES = { events: 'events.jsonl', errors: 'errors.jsonl', result: 'result.json' } as const

/** Reads a run folder, or one of its files; the error is what to tell the user. */
export function readRun(target: string, cwd: string): Result<RunFolder, string> {
  const resolved = path.resolve(cwd, target)
  const entry = entryAt(resolved)
  if (entry === 'absent') return err(`${target} does not exist`)
  return entry === 'folder' ? readFolder(target, resolved) : readOneFile(target, resolved)
}

function readFolder(target: string, folder: string): Result<RunFolder, string> {
  const texts = new Map<string, string>()
  for (const name of Object.values(NAMES)) {
    const text = readTextFile(path.join(folder, name))
    if (text.ok) texts.set(name, text.value)
    else if (text.error !== 'does not exist') return err(`${path.join(target, name)} ${text.error}`)
  }
  if (texts.size === 0) return err(`${target} holds no run: there is no ${Object.values(NAMES).join(', ')} in it`)
  return ok(parts(folder, texts))
}

/** A single file is told by its name; any other is taken for error records. */
function readOneFile(target: string, file: string): Result<RunFolder, string> {
  const text = readTextFile(file)
  if (!text.ok) return err(`${target} ${text.error}`)
  const base = path.basename(file)
  const name = base === NAMES.events || base === NAMES.result ? base : NAMES.errors
  const run = parts(null, new Map([[name, text.value]]))
  const found = run.events.length + run.records.length + (run.result === null ? 0 : 1)
  if (found === 0 && text.value.trim() !== '') return err(`${target} holds no error record, no events and no result`)
  return ok(run)
}

function parts(folder: string | null, texts: ReadonlyMap<string, string>): RunFolder {
  const events = readEvents(texts.get(NAMES.events) ?? '')
  const records = readErrorRecords(texts.get(NAMES.errors) ?? '')
  const result = readResult(texts.get(NAMES.result) ?? '')
  return { folder, events: events.values, records: records.values, result, skipped: events.skipped + records.skipped }
}
