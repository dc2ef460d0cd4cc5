// Takes the run folders it is told to take and says how that went: one of several processes that want the same one.
import { createRunLock } from '../../../src/adapters/run-lock.js'

const lock = createRunLock()
let release = (): void => {}

process.on('message', ({ folder }: { readonly folder: string | null }) => {
  if (folder === null) {
    release()
    release = () => {}
    process.send?.({ status: 'free' })
    return
  }
  const result = lock.acquire(folder)
  if (result.status === 'owned') release = result.release
  process.send?.(result)
})
