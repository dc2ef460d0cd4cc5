import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lived } from '../durable/support/word-flow.js'
import { REPOSITORY } from '../support/built.js'
import { attack } from './support.js'

const ROOMS = ['core', 'durability', 'engine', 'account', 'run', 'reporters', 'nodes']

function filesIn(folder: string, end: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? filesIn(file, end) : file.endsWith(end) ? [file] : []
  })
}

/** Keys and short texts of a document. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => [key, ...wordsIn(item)])
}

/** Every word that our formats and the sources of the engine know: well over a thousand. */
const WORDS = [
  ...new Set([
    ...filesIn(path.join(REPOSITORY, 'schema'), '.json').flatMap((file) =>
      wordsIn(JSON.parse(readFileSync(file, 'utf8'))),
    ),
    ...ROOMS.flatMap((room) => filesIn(path.join(REPOSITORY, 'src', room), '.ts')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([A-Za-z$][\w.$-]{0,40})'|readonly ([a-z_]+)\??:/g)].map(
        ([, text, field]) => text ?? field ?? '',
      ),
    ),
  ]),
].filter((word) => word.length >= 4 && word.length <= 60 && !/\n|\$\{/.test(word))

/** A word of the run's own data is not kept: then nothing goes on, and the refusal says so. */
const REFUSED = /held a secret|read a secret/

it('masks that are words of our formats and sources change nothing that a run does', async () => {
  expect(WORDS.length).toBeGreaterThan(1000)
  const plain = JSON.stringify(await lived([]))
  await attack(fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }), async (masks) => {
    const seen = await lived(masks).then(
      (one) => JSON.stringify(one),
      (error: unknown) => (REFUSED.test(String(error)) ? plain : String(error)),
    )
    expect(seen).toBe(plain)
  })
})
