import { ok, type Result } from '../core/result.js'
import { BASH_NAMES, writeBash } from './bash.js'
import { CSHARP_NAMES, writeCsharp } from './csharp.js'
import { type CataloguedKind, type NamedKind, type Naming, nameKinds } from './model.js'
import { POWERSHELL_NAMES, writePowershell } from './powershell.js'
import { PYTHON_NAMES, writePython } from './python.js'
import { TYPESCRIPT_NAMES, writeTypescript } from './typescript.js'

interface Language {
  readonly names: Naming
  readonly write: (kinds: readonly NamedKind[]) => string
}

const LANGUAGES = {
  typescript: { names: TYPESCRIPT_NAMES, write: writeTypescript },
  python: { names: PYTHON_NAMES, write: writePython },
  bash: { names: BASH_NAMES, write: writeBash },
  powershell: { names: POWERSHELL_NAMES, write: writePowershell },
  csharp: { names: CSHARP_NAMES, write: writeCsharp },
} as const satisfies Readonly<Record<string, Language>>

export type CodeLanguage = keyof typeof LANGUAGES

export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(LANGUAGES, name)
}

/** Writes code that raises exactly these kinds, with parameters typed by their payloads; the error says which names collide. */
export function writeTypedCode(kinds: readonly CataloguedKind[], language: CodeLanguage): Result<string, string> {
  const { names, write } = LANGUAGES[language]
  const named = nameKinds(kinds, names)
  return named.ok ? ok(write(named.value)) : named
}
