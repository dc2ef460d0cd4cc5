import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Everything temporary that tests and the commands they start leave is in one folder, which goes when the last test has ended. So no test
 * has to tidy up: files share their modules, and a hook of a shared module runs after the first file only.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(realpathSync.native(tmpdir()), 'conductor-tests-'))
  // Windows looks at the other two.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
