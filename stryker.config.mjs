// Changes the sources of some folders in small ways, one change at a time, and counts how many of the changes a test of the same folders
// notices: MUTATE=engine,durability npm run test:mutation. For one file: npm run test:mutation -- --mutate src/engine/group.ts
// A folder takes hours. MUTATE_SAMPLE=1/12 takes one of twelve pieces of 12 lines, chosen at random; MUTATE_SEED chooses other pieces.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folders = (process.env.MUTATE ?? 'engine').split(',')
const [taken, outOf] = (process.env.MUTATE_SAMPLE ?? '1/1').split('/').map(Number)
const PIECE_LINES = 12

function* pieces(file) {
  const lines = readFileSync(file, 'utf8').split('\n').length
  for (let first = 1; first <= lines; first += PIECE_LINES) {
    const digest = createHash('sha256')
      .update(`${process.env.MUTATE_SEED ?? 1} ${file} ${first}`)
      .digest()
    if (digest.readUInt32BE() % outOf < taken) yield `${file}:${first}-${first + PIECE_LINES - 1}`
  }
}

const files = folders.flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true }).flatMap((name) =>
    name.endsWith('.ts') ? [`src/${folder}/${name}`] : [],
  ),
)

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The coverage of the first run says which tests a change needs; a walk through the imports would repeat that for each.
  vitest: { related: false },
  mutate: outOf === 1 ? files : files.flatMap((file) => [...pieces(file)]),
  // Sentences for people are no behaviour that a test should hold letter by letter.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A change in what a module makes while it is loaded would need a run of all tests for itself.
  ignoreStatic: true,
  // TypeScript 7 has no API that Stryker could read a tsconfig with, and nothing here needs it.
  tsconfigFile: 'none',
  ignorePatterns: ['bench', 'build', 'docs/pictures'],
  // All tests of the folders, once: minutes on a busy machine.
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
