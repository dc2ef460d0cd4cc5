import path from 'node:path'
import { isDistCurrent } from '../../scripts/dist-digest.mjs'
import { OTHER_BUILD, REPOSITORY } from './built.js'

/** The file of the built command, as users start it. */
export function builtCommand(): string {
  return OTHER_BUILD ?? findBundle('cli')
}

/** The file of the built action. */
export function builtAction(): string {
  return findBundle('action')
}

let isCurrent: boolean | undefined

/** Refuses a stale bundle: its tests would fail falsely, or pass without meaning anything. Stryker changes the sources on purpose. */
function findBundle(name: 'cli' | 'action'): string {
  isCurrent ??= process.env['STRYKER_MUTATOR_WORKER'] !== undefined || isDistCurrent()
  if (!isCurrent)
    throw new Error('dist/ was not built from the current sources: run `npm run dist`, then the test again')
  return path.join(REPOSITORY, 'dist', name, 'index.js')
}
