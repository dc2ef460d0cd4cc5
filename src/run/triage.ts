import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readClassifyRules } from '../config/load/index.js'
import { type FileStore, type Patterns, textIfReadable } from '../core/ports.js'
import { err, ok, type Result, tryResult, type ValueOf } from '../core/result.js'
import { writeInLedger } from '../durability/ledger-file.js'
import { ledgerSentence } from '../durability/ledger-view.js'
import { triageRules } from '../nodes/classify/evidence.js'
import { groupLegs } from '../triage/document.js'
import { ledgerOfTriage } from '../triage/remember.js'
import { type TriageRequest, triageRun } from './triage-run.js'

/** Maximum wait for a rate limit of the API. */
export const LONGEST_LIMIT_MS = 60_000
const DEFAULT_RULES = '.github/conductor-triage.yml'

/** Reads the named file of rules, else the default one; null if there is none. */
export function triageRulesText(named: string | null, folder: string): Result<string | null, string> {
  const shown = named ?? DEFAULT_RULES
  const file = path.resolve(folder, shown)
  if (named === null && !existsSync(file)) return ok(null)
  const text = tryResult(() => readFileSync(file, 'utf8'))
  return text.ok ? text : err(`the rules ${shown} cannot be read: ${text.error}`)
}

/** Returns the rules of the named or the default file, followed by every ready-made set. */
export async function readTriageRules(named: string | null, folder: string, loadPatterns: () => Promise<Patterns>) {
  const text = triageRulesText(named, folder)
  if (!text.ok) return text
  const patterns = await loadPatterns()
  if (text.value === null) return ok(triageRules([], patterns))
  const rules = await readClassifyRules(text.value, named ?? DEFAULT_RULES, loadPatterns)
  return rules.ok ? ok(triageRules(rules.value, patterns)) : rules
}

export type RememberedTriage = ValueOf<typeof rememberedTriage>

/** Triages a run with the history of the ledger, and adds the result to the ledger. `seen` says how often each failure was seen before. */
export async function rememberedTriage(
  request: Omit<TriageRequest, 'ledger'>,
  ledgerFile: string | null,
  files: FileStore,
) {
  // A ledger that cannot be read is reported when it is written.
  const ledger = ledgerFile === null ? null : (textIfReadable(files, ledgerFile) ?? '')
  const triaged = await triageRun({ ...request, ledger })
  if (!triaged.ok) return triaged
  const { document, run, passed } = triaged.value
  // A run without jobs that did not succeed says nothing about any failure, so the ledger does not record it.
  const hasLooked = document.jobs.length > 0 || run.conclusion === 'success'
  if (!hasLooked || ledgerFile === null) return ok({ ...triaged.value, hasLooked, seen: [] as readonly string[] })
  const now = new Date().toISOString()
  const news = writeInLedger(files, ledgerFile, (text) => ledgerOfTriage(document, passed, text, now))
  if (!news.ok) {
    request.note(`the run is not in the ledger: ${news.error}`)
    return ok({ ...triaged.value, hasLooked, seen: [] as readonly string[] })
  }
  const { ledger: known, entry } = news.value
  if (known.warning !== null) request.note(`${ledgerFile}: ${known.warning}`)
  const seen = groupLegs(document.jobs).flatMap(([{ name = '', kind }]) => {
    const sentence = kind === null ? null : ledgerSentence(known, entry.workflow, name, kind)
    return sentence === null ? [] : [`${name}: ${kind}: ${sentence}`]
  })
  return ok({ ...triaged.value, hasLooked, seen })
}
