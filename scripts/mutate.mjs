/**
 * Measures what the tests notice: makes mutants of the sources (a condition negated, a statement removed, a number changed by one...), runs
 * the tests that come by each of them, and prints how many were noticed, room by room, and which were not.
 *
 *   node scripts/mutate.mjs                       the sample of the table in docs/reliability.md
 *   MUTANTS=200 SEED=7 node scripts/mutate.mjs    another sample
 *   MUTANTS=all ONLY=src/engine/group.ts,src/engine/state.ts:155 node scripts/mutate.mjs    every mutant of a file, and of a line
 *   ONLY=routing node scripts/mutate.mjs          the mutants of one room
 *   TESTS=engine/,routing/ node scripts/mutate.mjs      with these tests only
 *   PART=engine,routing node scripts/mutate.mjs --save one.json     of the same sample only these rooms, so that parts can run side by side
 *   node scripts/mutate.mjs --join one.json two.json --write        the table of parts
 *   node scripts/mutate.mjs --write               also puts the table into the page
 *
 * All mutants of the sample are in the loaded modules, each behind a switch, so that nothing is compiled or loaded again for the next one.
 * One that takes effect while modules are loaded is tried in a process of its own, which starts with it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { reasonFor } from './mutation/alike.mjs'
import { instrumented, mutantsOf, optionalParameters } from './mutation/mutants.mjs'

const root = path.resolve(import.meta.dirname, '..')
const page = path.join(root, 'docs/reliability.md')
/** For each room the tests that are run for its mutants, its own before the others. All of them run in the worker itself. */
const RELATED = {
  routing: ['routing/', 'engine/settlement', 'engine/flow', 'engine/stories'],
  resilience: ['resilience/', 'engine/governance', 'engine/stories'],
  expressions: ['expressions/'],
  redaction: ['redaction/', 'durability/', 'durable/bounds', 'run/mask'],
  engine: ['engine/stories', 'engine/', 'durable/', 'scenario/'],
  durability: ['durability/', 'engine/stories', 'durable/', 'engine/governance-redrive', 'run/mend'],
}
const ROOMS = Object.keys(RELATED)
/** These start processes, or try every byte and every write, which takes too long to do it for every mutant. */
const LEFT_OUT = ['kill', 'processes', 'faults', 'damage', 'canaries'].map((name) => `durable/${name}.test.ts`)
/** A test that takes longer is not tried, and after so much time in all a mutant counts as not noticed; both of the processor. */
const SLOW_MS = 400
const BUDGET_MS = Number(process.env.BUDGET_MS ?? 5000)
const NO_NEWS_SECONDS = 45

const scratch = mkdtempSync(path.join(tmpdir(), 'mutants-'))
process.env.MUTATION_JOB = path.join(scratch, 'job.json')
process.env.NO_COLOR = '1'
delete process.env.NODE_EXTRA_CA_CERTS

function sources() {
  const inSource = readdirSync(path.join(root, 'src'), { recursive: true }).map((name) => `src/${name}`)
  const files = inSource.filter((name) => name.endsWith('.ts') && !name.includes('/generated/')).sort()
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

function allMutants(texts) {
  const optional = new Map()
  for (const [file, text] of texts) optionalParameters(text, file, optional)
  const only = process.env.ONLY?.split(',') ?? null
  const isWanted = ({ file, line, sort }) =>
    only === null ||
    [roomOf(file), file, `${file}:${line}`, `${file}:${line}:${sort}`].some((name) => only.includes(name))
  return [...texts]
    .filter(([file]) => ROOMS.includes(roomOf(file)))
    .flatMap(([file, text]) => mutantsOf(text, file, optional))
    .filter(isWanted)
    .map((mutant, index) => ({ ...mutant, id: index + 1 }))
}

function roomOf(file) {
  return file.split('/')[1]
}

/** Numbers from a seed, between 0 and 1. */
function numbersFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Half of the sample is the same number from each room, so that a small room is judged too; the other half is by size. */
function sampled(all, count, seed) {
  if (count >= all.length) return all
  const random = numbersFrom(seed)
  const drawn = all.map((mutant) => ({ mutant, order: random() })).sort((a, b) => a.order - b.order)
  const shuffled = drawn.map(({ mutant }) => mutant)
  const share = Math.floor(count / 2 / ROOMS.length)
  const even = ROOMS.flatMap((room) => shuffled.filter(({ file }) => roomOf(file) === room).slice(0, share))
  const rest = shuffled.filter((one) => !even.includes(one)).slice(0, count - even.length)
  return [...even, ...rest].sort((a, b) => a.id - b.id)
}

/** The tests that may notice a mutant, those of its own room first. */
function killers(rooms) {
  const all = readdirSync(path.join(root, '__tests__'), { recursive: true }).filter((name) => name.endsWith('.test.ts'))
  const wanted = rooms.flatMap((room) => RELATED[room])
  const found = [...new Set(wanted.flatMap((start) => all.filter((name) => name.startsWith(start)).sort()))]
  const tests = process.env.TESTS?.split(',') ?? ['']
  const isTried = (name) => !LEFT_OUT.includes(name) && tests.some((start) => name.startsWith(start))
  return found.filter(isTried).map((name) => path.join(root, '__tests__', name))
}

function inOrder(order) {
  return class {
    sort(specifications) {
      return specifications.sort((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId))
    }
    shard(specifications) {
      return specifications
    }
  }
}

async function testRunner(texts, mutants, order) {
  const plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform(_code, id) {
      const file = path.relative(root, id)
      if (!texts.has(file) || !ROOMS.includes(roomOf(file))) return null
      const own = mutants.filter((mutant) => mutant.file === file)
      return { code: instrumented(texts.get(file), file, own), map: null }
    },
  }
  const options = {
    root,
    config: false,
    watch: false,
    include: order.map((file) => path.relative(root, file)),
    reporters: [{}],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    bail: 0,
    testTimeout: 300_000,
    dangerouslyIgnoreUnhandledErrors: true,
    runner: path.join(root, 'scripts/mutation/runner.mjs'),
    sequence: { sequencer: inOrder(order) },
  }
  return createVitest('test', options, { plugins: [plugin] })
}

/** Runs one job in a worker of its own and gives the lines of its report. A worker that says nothing for long is ended. */
async function run(vitest, job, files, bail) {
  const report = path.join(scratch, `report-${++jobs}.jsonl`)
  writeFileSync(report, '')
  writeFileSync(process.env.MUTATION_JOB, JSON.stringify({ ...job, report }))
  const lines = () =>
    readFileSync(report, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  let length = 0
  let hung = false
  const watch = setInterval(() => {
    const now = readFileSync(report, 'utf8').length
    if (now === length) {
      hung = true
      const { worker } = lines().findLast(({ worker }) => worker !== undefined) ?? {}
      if (worker !== undefined) process.kill(worker, 'SIGKILL')
    }
    length = now
  }, NO_NEWS_SECONDS * 1000)
  vitest.config.bail = bail
  const project = vitest.getRootProject()
  project.config.bail = bail
  const { testModules } = await vitest.runTestSpecifications(files.map((file) => project.createSpecification(file)))
  clearInterval(watch)
  const failed = testModules.some((module) => module.state() === 'failed')
  return { lines: lines(), hung, failed }
}

let jobs = 0

/** All mutants in one worker; one that hangs it counts as noticed, and the rest goes on in a new worker. */
async function together(vitest, mutants, found, order) {
  const slow = new Set()
  const ids = Math.max(...mutants.map(({ id }) => id))
  const related = Object.fromEntries(mutants.map(({ id, file }) => [id, RELATED[roomOf(file)]]))
  let files = order
  while (files.length > 0) {
    const alive = [...found].filter(([, one]) => one.by === null).map(([id]) => id)
    const { lines, hung } = await run(
      vitest,
      { ids, mutants: alive, related, slow: SLOW_MS, budget: BUDGET_MS },
      files,
      0,
    )
    let running = null
    let file = null
    for (const line of lines) {
      if (line.loading !== undefined) {
        file = line.file
        for (const id of line.loading) found.get(id).loading = true
      }
      if (line.covered !== undefined) for (const id of line.covered) found.get(id).tests.push(line.test)
      if (line.slow === true) slow.add(line.test)
      if (line.run !== undefined) running = line.run
      if (line.killed !== undefined) found.get(line.killed).by = line.by
      if (line.unrepeatable !== undefined) process.stderr.write(`cannot be repeated: ${line.unrepeatable}\n`)
    }
    if (!hung) break
    if (running !== null) found.get(running).by = 'no end'
    files = files.slice(
      Math.max(
        0,
        files.findIndex((name) => path.relative(root, name) === file),
      ),
    )
  }
  return [...slow]
}

/** One mutant in a worker that starts with it. */
async function alone(vitest, mutant, one, order, skipped) {
  const touched = new Set(one.tests.map((test) => path.join(root, test.slice(0, test.indexOf(' > ')))))
  const files = order.filter((file) => {
    const isOwn = path.relative(root, file).startsWith(`__tests__/${roomOf(mutant.file)}/`)
    return isOwn && (one.loading || touched.has(file))
  })
  if (files.length === 0) return
  const tests = one.loading ? {} : { tests: one.tests }
  const { hung, failed } = await run(
    vitest,
    { ids: mutant.id, mutants: [], always: mutant.id, skipped, ...tests },
    files,
    1,
  )
  if (hung || failed) one.by = hung ? 'no end' : 'a process of its own'
}

/** What became of each mutant, in a form that can be saved and joined. */
function outcomes(mutants, found, texts) {
  return mutants.map((mutant) => {
    const { by, tests, loading } = found.get(mutant.id)
    const code = texts.get(mutant.file).split('\n')[mutant.line - 1]
    return { room: roomOf(mutant.file), file: mutant.file, code, by, text: survivorText(mutant, tests, loading) }
  })
}

function table(all) {
  const row = (room, own) => {
    const alike = own.filter(({ why }) => why !== null).length
    const killed = own.filter(({ by }) => by !== null).length
    const share = ((100 * killed) / (own.length - alike)).toFixed(1)
    return `| ${room} | ${own.length} | ${alike} | ${killed} | ${share} % |`
  }
  const rooms = ROOMS.map((room) => [`\`src/${room}\``, all.filter((one) => one.room === room)])
  const lines = [...rooms.filter(([, own]) => own.length > 0), ['all', all]].map(([room, own]) => row(room, own))
  return ['| room | mutants | alike | noticed | share |', '| --- | ---: | ---: | ---: | ---: |', ...lines].join('\n')
}

function survivorText({ file, line, sort, source, by }, tests, loading) {
  const cut = (text) => text.replace(/\s+/g, ' ').slice(0, 100)
  const reach = tests.length > 0 ? `${tests.length} tests come by` : loading ? 'while loading' : 'no test comes by'
  return `${file}:${line} ${sort}: ${cut(source)}${by === '' ? '' : ` -> ${cut(by)}`} (${reach})`
}

function present(measures) {
  const all = measures.map((one) => ({ ...one, why: one.by === null ? reasonFor(one) : null }))
  const printed = table(all)
  const left = all
    .filter(({ by }) => by === null)
    .map(({ text, why }) => (why === null ? text : `${text} - alike: ${why}`))
  process.stdout.write(`${printed}\n\n${left.join('\n')}\n`)
  if (process.argv.includes('--write')) {
    const marks = /(<!-- mutants -->\n)[\s\S]*?(\n<!-- \/mutants -->)/
    writeFileSync(page, readFileSync(page, 'utf8').replace(marks, `$1${printed}$2`))
  }
}

/** The arguments behind an option, up to the next one. */
function after(option) {
  const [, ...rest] = process.argv.slice(process.argv.indexOf(option))
  const end = rest.findIndex((argument) => argument.startsWith('--'))
  return process.argv.includes(option) ? rest.slice(0, end < 0 ? undefined : end) : []
}

async function measured() {
  const texts = sources()
  const { MUTANTS = '300', SEED = '1', PART } = process.env
  const all = allMutants(texts)
  const sample = sampled(all, MUTANTS === 'all' ? all.length : Number(MUTANTS), Number(SEED))
  const mutants = sample.filter(({ file }) => PART === undefined || PART.split(',').includes(roomOf(file)))
  const found = new Map(mutants.map(({ id }) => [id, { by: null, tests: [], loading: false }]))
  const order = killers(ROOMS.filter((room) => mutants.some(({ file }) => roomOf(file) === room)))
  const vitest = await testRunner(texts, mutants, order)
  const slow = await together(vitest, mutants, found, order)
  const left = mutants.filter(({ id }) => found.get(id).by === null)
  process.stderr.write(`${mutants.length} of ${all.length} mutants; ${left.length} survived together\n`)
  for (const mutant of left.filter(({ id }) => found.get(id).loading))
    await alone(vitest, mutant, found.get(mutant.id), order, slow)
  await vitest.close()
  return outcomes(mutants, found, texts)
}

try {
  const parts = after('--join')
  const all = parts.length > 0 ? parts.flatMap((file) => JSON.parse(readFileSync(file, 'utf8'))) : await measured()
  const [target] = after('--save')
  if (target !== undefined) writeFileSync(target, JSON.stringify(all, null, 1))
  present(all)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
