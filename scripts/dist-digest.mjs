// Tells whether dist/ was built from the current sources: a build leaves a digest of both.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const INPUTS = ['src', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'scripts/build.mjs']
const STAMP = path.join(ROOT, 'node_modules', '.cache', 'dist-digest')

/** Computes a digest of the sources and of dist/, so that a dist/ from elsewhere, such as another branch, differs. */
function computeDigest() {
  const hash = createHash('sha256')
  for (const name of [...INPUTS, 'dist'].flatMap(listFiles).sort())
    hash.update(`${name}\0`).update(fs.readFileSync(path.join(ROOT, name)))
  return hash.digest('hex')
}

function listFiles(name) {
  const file = path.join(ROOT, name)
  const found = fs.statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return []
  return found.isFile() ? [name] : fs.readdirSync(file).flatMap((child) => listFiles(path.join(name, child)))
}

export function isDistCurrent() {
  try {
    return fs.readFileSync(STAMP, 'utf8') === computeDigest()
  } catch {
    return false
  }
}

export function markDistCurrent() {
  fs.mkdirSync(path.dirname(STAMP), { recursive: true })
  fs.writeFileSync(STAMP, computeDigest())
}
