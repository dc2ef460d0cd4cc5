import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UnpackLogs } from '../../core/ports.js'
import { err, ok } from '../../core/result.js'
import { errorMessage } from '../../text/error-message.js'
import { makeTemporaryFolder, removeQuietly } from '../file-store.js'
import { unzip } from '../unzip.js'

const MAX_ARCHIVE_BYTES = 512 * 1024 * 1024
/** GitHub cuts the names of jobs in the archive at this length. */
const MAX_NAME_CHARS = 90
/** `0_test (1).txt`; the number may be negative. The folders beside these files hold the same text by steps. */
const JOB_LOG = /^-?\d{1,20}_([^/]+)\.txt$/

export const unpackLogs: UnpackLogs = async (chunks) => {
  const folder = makeTemporaryFolder(tmpdir(), 'conductor-logs-')
  const remove = () => removeQuietly(folder)
  try {
    const [packed, unpacked] = [path.join(folder, 'logs.zip'), path.join(folder, 'logs')]
    await pipeline(Readable.from(limitBytes(chunks)), createWriteStream(packed))
    await unzip(packed, unpacked, { isWanted: (name) => JOB_LOG.test(name) })
    const files = readdirSync(unpacked)
    const open = (job: string) => {
      const [file, ...others] = files.filter((name) => toFileName(JOB_LOG.exec(name)?.[1] ?? '') === toFileName(job))
      return file === undefined || others.length > 0 ? null : createReadStream(path.join(unpacked, file))
    }
    return ok({ open, remove })
  } catch (error) {
    remove()
    return err(`the archive of the logs cannot be read: ${errorMessage(error)}`)
  }
}

/** GitHub leaves out characters that a file system may refuse, and cuts long names. */
function toFileName(job: string): string {
  return job
    .replaceAll(/[/:"*?<>|\\]/g, '')
    .slice(0, MAX_NAME_CHARS)
    .trim()
}

async function* limitBytes(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > MAX_ARCHIVE_BYTES) throw new Error('it is too large')
    yield chunk
  }
}
