import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readClassifyRules } from '../config/classify-file.js'
import type { Patterns } from '../core/patterns.js'
import { err, ok, type Result } from '../core/result.js'
import { fileProblem } from '../text/error-message.js'
import { type TriageRule, triageRules } from '../triage/rules.js'

const DEFAULT_RULES = '.github/conductor-triage.yml'

/** The rules of the file that is named, or of the usual one where it exists, and then every ready-made set. */
export async function readTriageRules(
  named: string | null,
  folder: string,
  loadPatterns: () => Promise<Patterns>,
): Promise<Result<readonly TriageRule[], string>> {
  const patterns = await loadPatterns()
  const file = path.resolve(folder, named ?? DEFAULT_RULES)
  if (named === null && !existsSync(file)) return ok(triageRules([], patterns))
  const shown = named ?? DEFAULT_RULES
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return err(`the rules ${shown} cannot be read: ${fileProblem(error)}`)
  }
  const rules = await readClassifyRules(text, shown, loadPatterns)
  return rules.ok ? ok(triageRules(rules.value, patterns)) : rules
}
