import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Files = Readonly<Record<string, string | Uint8Array>>

/** A new empty folder; it goes with all temporary files when the last test has ended. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(realpathSync.native(tmpdir()), 'conductor-'))
}

/** Writes files by their relative paths. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** A new folder with these files in it. */
export function folderWith(files: Files): string {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  return folder
}
