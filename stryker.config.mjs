// Changes the sources of some folders in small ways, one change at a time, and counts how many of the changes a test of the same folders
// notices: MUTATE=engine,durability npm run test:mutation. For one file: npm run test:mutation -- --mutate src/engine/group.ts
const folders = (process.env.MUTATE ?? 'engine').split(',')

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: folders.map((folder) => `src/${folder}/**/*.ts`),
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
