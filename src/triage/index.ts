import { existsSync } from 'node:fs'
import path from 'node:path'
import { type PreparedRule, prepareLogRules } from '../classify/prepared-rules.js'
import { parseRulesFile } from '../classify/rules-file.js'
import { formatLedgerSentence, writeInLedger } from '../core/ledger.js'
import { quote } from '../core/messages.js'
import { type FileStore, type Patterns, readTextIfReadable } from '../core/ports.js'
import { readRegularFile } from '../core/regular-file.js'
import { err, ok, type Result, tryResult, type ValueOf } from '../core/result.js'
import type { ExportVerdicts } from '../core/traced-verdict.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { findWorkspace, isInside, isLedOut, MAX_FILE_BYTES, resolveRealPath } from '../source/workspace.js'
import { appendAll } from '../text/lists.js'
import { groupLegs } from './document.js'
import { createTriageLedger } from './history.js'
import { Triage, type TriageRequest } from './run.js'
import { createRunVerdict } from './traced.js'

export const LONGEST_LIMIT_MS = 60_000
const DEFAULT_RULES = '.github/conductor-triage.yml'

const MOST_RULE_FILES = 100

/** Reads the rules of the checkout, then the named files, then every ready-made set. A cache tells sets of rules apart by `text`. */
export async function readTriageRules(
  named: readonly string[],
  folder: string,
  loadPatterns: () => Promise<Patterns>,
  warn: (message: string) => void,
): Promise<Result<{ readonly rules: readonly PreparedRule[]; readonly text: string }, string>> {
  const isThere = existsSync(path.resolve(folder, DEFAULT_RULES))
  const reader = new RulesReader(resolveRealPath(findWorkspace(path.join(folder, 'rules'), {})), loadPatterns, warn)
  const ownRules: ClassifyRule[] = []
  for (const shown of [...(isThere ? [DEFAULT_RULES] : []), ...named]) {
    const rules = await reader.read(path.resolve(folder, shown), shown, '', [])
    if (!rules.ok) return rules
    appendAll(ownRules, rules.value)
  }
  return ok({ rules: prepareLogRules(ownRules, await loadPatterns()), text: reader.texts.join('\n') })
}

function readRulesText(file: string): Result<string, string> {
  return tryResult(() => readRegularFile(file, MAX_FILE_BYTES).toString('utf8'))
}

class RulesReader {
  readonly texts: string[] = []
  readonly #seen = new Set<string>()

  constructor(
    readonly workspace: string,
    readonly loadPatterns: () => Promise<Patterns>,
    readonly warn: (message: string) => void,
  ) {}

  /** Reads a file and those that it includes. `namedBy` begins the message about a file that cannot be read; `chain` are the files that include this one. */
  async read(
    file: string,
    shown: string,
    namedBy: string,
    chain: readonly string[],
  ): Promise<Result<readonly ClassifyRule[], string>> {
    const real = resolveRealPath(file)
    if (chain.includes(real)) return err(`${namedBy}the files include each other in a circle: ${shown} is read already`)
    if (this.#seen.has(real)) return ok([])
    this.#seen.add(real)
    if (this.#seen.size > MOST_RULE_FILES) return err(`${namedBy}there are more than ${MOST_RULE_FILES} files of rules`)
    const isOut = isLedOut(this.workspace, file)
    const text = isOut ? err('a link leads out of the workspace') : readRulesText(real)
    if (!text.ok) return err(`${namedBy}the rules ${shown} cannot be read: ${text.error}`)
    this.texts.push(text.value)
    const entries = await parseRulesFile(text.value, shown, this.loadPatterns, this.warn)
    if (!entries.ok) return entries
    const rules: ClassifyRule[] = []
    for (const entry of entries.value) {
      if ('rule' in entry) {
        rules.push(entry.rule)
        continue
      }
      const from = `${shown}, line ${entry.line}: `
      const target = resolveRealPath(path.resolve(path.dirname(file), entry.include))
      if (![path.dirname(real), this.workspace].some((folder) => isInside(folder, target)))
        return err(`${from}${quote(entry.include)} is neither below the folder of this file nor in the workspace`)
      const name = path.join(path.dirname(shown), entry.include)
      const included = await this.read(target, name, from, [...chain, real])
      if (!included.ok) return included
      appendAll(rules, included.value)
    }
    return ok(rules)
  }
}

export type RecordedTriage = ValueOf<typeof triageAndRecord>

export async function triageAndRecord(
  request: Omit<TriageRequest, 'ledger'> & { readonly exportVerdicts: ExportVerdicts },
  ledgerFile: string | null,
  files: FileStore,
) {
  // A ledger that cannot be read is reported when it is written.
  const ledger = ledgerFile === null ? null : (readTextIfReadable(files, ledgerFile) ?? '')
  const triaged = await new Triage({ ...request, ledger }).triage()
  if (!triaged.ok) return triaged
  const { document, run, passed } = triaged.value
  const untraced = await request.exportVerdicts([createRunVerdict(triaged.value, Date.now())])
  if (untraced !== null) request.note(untraced)
  // A run without jobs that did not succeed says nothing about any failure, so the ledger does not record it.
  const hasLooked = document.jobs.length > 0 || run.conclusion === 'success'
  const now = new Date().toISOString()
  const news =
    hasLooked && ledgerFile !== null
      ? writeInLedger(files, ledgerFile, (text) => createTriageLedger(document, passed, text, now))
      : null
  if (news?.ok === false) request.note(`the run is not in the ledger: ${news.error}`)
  const written = news?.ok === true ? news.value : null
  if (written && written.ledger.warning !== null) request.note(`${ledgerFile}: ${written.ledger.warning}`)
  const seen = groupLegs(document.jobs).flatMap(([{ name = '', kind }]) => {
    const sentence = kind && written && formatLedgerSentence(written.ledger, written.entry.workflow, name, kind)
    return sentence === null ? [] : [`${name}: ${kind}: ${sentence}`]
  })
  return ok({ ...triaged.value, hasLooked, seen })
}
