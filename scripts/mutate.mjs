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
import { instrumented, mutantsOf, optionalParameters } from './mutation/mutants.mjs'
import { classOf } from './mutation/survivors.mjs'

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
/** What a mutant has to pass after these: tests of other rooms that use this one. */
const WIDER = {
  routing: ['engine/', 'durable/resume'],
  resilience: ['engine/', 'governance/'],
  expressions: ['config/load', 'config/rules/', 'nodes/set', 'nodes/script.', 'engine/flow', 'upstream/files'],
  redaction: [
    'durable/secrets',
    'durable/masked',
    'run/',
    'reporters/annotations',
    'adapters/process/kept',
    'action/split',
  ],
  engine: ['nodes/', 'fanout/edges', 'governance/', 'agents/raising'],
  durability: ['durable/damage', 'durable/faults', 'fanout/edges', 'scenario/from-run', 'engine/'],
}
const ROOMS = Object.keys(RELATED)
/** These start processes, or try every byte and every write: they run only where a list names them. */
const LEFT_OUT = ['kill', 'processes', 'canaries', 'faults', 'damage'].map((name) => `durable/${name}`)
/**
 * How long one test may take, and all tests of a mutant together, in milliseconds of the processor: in the first round and, for
 * mutants that nothing has noticed by then, in the second. What is left undone then is reported as such.
 */
const BUDGET_MS = Number(process.env.BUDGET_MS ?? 8000)
const ROUNDS = [
  { tests: RELATED, slow: 400, budget: BUDGET_MS, isLast: false },
  { tests: WIDER, slow: 5000, budget: BUDGET_MS, isLast: true },
]
/** A worker that says nothing for so long is taken for one that hangs: a slow machine must not look like that. */
const NO_NEWS_SECONDS = 180

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

/** The tests that may notice a mutant of these rooms, those of its own room first. */
function killers(rooms, lists) {
  const all = readdirSync(path.join(root, '__tests__'), { recursive: true }).filter((name) => name.endsWith('.test.ts'))
  const wanted = rooms.flatMap((room) => lists[room])
  const found = [...new Set(wanted.flatMap((start) => all.filter((name) => name.startsWith(start)).sort()))]
  const tests = process.env.TESTS?.split(',') ?? ['']
  const isLeftOut = (name) => LEFT_OUT.some((start) => name.startsWith(start) && !wanted.includes(start))
  const isTried = (name) => !isLeftOut(name) && tests.some((start) => name.startsWith(start))
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

/** All living mutants in one worker; one that hangs it counts as noticed, and the rest goes on in a new worker. */
async function together(vitest, mutants, found, { files: order, related, slow, budget, isLast, skipped }) {
  const ids = Math.max(...mutants.map(({ id }) => id))
  const tests = { quick: new Set(), slow: new Set() }
  let files = order
  while (files.length > 0) {
    const alive = [...found].filter(([, one]) => one.by === null).map(([id]) => id)
    const { lines, hung } = await run(vitest, { ids, mutants: alive, related, slow, budget, skipped }, files, 0)
    const { running, file } = learn(lines, found, tests, isLast)
    if (!hung) break
    if (running !== null) found.get(running).by = 'no end'
    const position = files.findIndex((name) => path.relative(root, name) === file)
    files = files.slice(Math.max(0, position))
  }
  return tests
}

/** Takes in what a worker reported; gives the file and the mutant that it was at. */
function learn(lines, found, tests, isLast) {
  let running = null
  let file = null
  for (const line of lines) {
    if (line.loading !== undefined) {
      file = line.file
      for (const id of line.loading) found.get(id).loading = true
    }
    if (line.covered !== undefined) {
      for (const id of line.covered) found.get(id).tests.add(line.test)
      tests[line.slow ? 'slow' : 'quick'].add(line.test)
    }
    // A slow test that is not tried in this round may be in the next one.
    if (isLast || line.slow !== true) for (const id of line.untried ?? []) found.get(id).untried += 1
    if (line.run !== undefined) running = line.run
    if (line.killed !== undefined) found.get(line.killed).by = line.by
    if (line.unrepeatable !== undefined) process.stderr.write(`cannot be repeated: ${line.unrepeatable}\n`)
  }
  return { running, file }
}

/** First the tests that are near and quick; what is alive after them meets the slow ones and those of other rooms. */
async function inRounds(vitest, mutants, found) {
  const slow = new Set()
  const skipped = new Set()
  let lists = Object.fromEntries(ROOMS.map((room) => [room, []]))
  for (const round of ROUNDS) {
    lists = Object.fromEntries(ROOMS.map((room) => [room, [...lists[room], ...round.tests[room]]]))
    const left = mutants.filter(({ id }) => found.get(id).by === null)
    if (left.length === 0) break
    const rooms = ROOMS.filter((room) => left.some(({ file }) => roomOf(file) === room))
    const holders = new Set([...slow].map(fileOf))
    const tried = new Set([...skipped].map(fileOf))
    const files = killers(rooms, lists).filter((file) => holders.has(file) || !tried.has(file))
    const related = Object.fromEntries(left.map(({ id, file }) => [id, lists[roomOf(file)]]))
    const tests = await together(vitest, left, found, { ...round, files, related, skipped: [...skipped] })
    for (const name of tests.slow) slow.add(name)
    for (const name of tests.quick) skipped.add(name)
  }
  return [...slow]
}

/** The file of a test's full name. */
function fileOf(test) {
  return path.join(root, test.slice(0, test.indexOf(' > ')))
}

/** One mutant in a worker that starts with it. */
async function alone(vitest, mutant, one, order, skipped) {
  const touched = new Set([...one.tests].map(fileOf))
  const files = order.filter((file) => {
    const isOwn = path.relative(root, file).startsWith(`__tests__/${roomOf(mutant.file)}/`)
    return isOwn && (one.loading || touched.has(file))
  })
  if (files.length === 0) return
  const tests = one.loading ? {} : { tests: [...one.tests] }
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
    const one = found.get(mutant.id)
    const code = texts.get(mutant.file).split('\n')[mutant.line - 1]
    const { file, line, sort } = mutant
    const isUntried = one.by === null && one.untried > 0
    return { room: roomOf(file), file, line, sort, code, by: one.by, isUntried, text: survivorText(mutant, one) }
  })
}

function table(all) {
  const row = (room, own) => {
    const alike = own.filter(({ sort }) => sort.isAlike).length
    const killed = own.filter(({ by }) => by !== null).length
    const late = own.filter(({ isUntried, sort }) => isUntried && !sort.isAlike).length
    const share = (count) => `${((100 * killed) / count).toFixed(1)} %`
    return `| ${room} | ${own.length} | ${killed} | ${late} | ${alike} | ${share(own.length - alike)} | ${share(own.length)} |`
  }
  const rooms = ROOMS.map((room) => [`\`src/${room}\``, all.filter((one) => one.room === room)])
  const lines = [...rooms.filter(([, own]) => own.length > 0), ['all', all]].map(([room, own]) => row(room, own))
  const head = '| room | mutants | noticed | not tried to the end | alike | share | share of all |'
  return [head, '| --- | ---: | ---: | ---: | ---: | ---: | ---: |', ...lines].join('\n')
}

function survivorText({ file, line, sort, source, by }, { tests, loading, untried }) {
  const cut = (text) => text.replace(/\s+/g, ' ').slice(0, 100)
  const reach = tests.size > 0 ? `${tests.size} tests come by` : loading ? 'while loading' : 'no test comes by'
  const time = untried > 0 ? `, ${untried} not tried` : ''
  return `${file}:${line} ${sort}: ${cut(source)}${by === '' ? '' : ` -> ${cut(by)}`} (${reach}${time})`
}

/** Every mutant that nothing noticed, by the reason for that. */
function survivors(left) {
  const reasons = [...new Set(left.map(({ sort }) => sort.why))].sort()
  const place = ({ file, line, sort, isUntried }) =>
    `\`${file.slice('src/'.length)}:${line}\` ${sort.mutation.replaceAll('|', '\\|')}${isUntried ? ' (not tried to the end)' : ''}`
  const row = (why) =>
    `| ${why} | ${left
      .filter(({ sort }) => sort.why === why)
      .map(place)
      .join(', ')} |`
  return ['| why | where |', '| --- | --- |', ...reasons.map(row)].join('\n')
}

function present(measures) {
  const all = measures.map((one) => ({ ...one, sort: { mutation: one.sort, ...classOf(one) } }))
  const printed = table(all)
  const left = all.filter(({ by }) => by === null)
  process.stdout.write(`${printed}\n\n${left.map(({ text, sort }) => `${text} - ${sort.why}`).join('\n')}\n`)
  if (!process.argv.includes('--write')) return
  const between = (text, mark, content) =>
    text.replace(
      new RegExp(`(<!-- ${mark} -->\n)[\\s\\S]*?(<!-- /${mark} -->)`),
      (_, start, end) => `${start}${content}\n${end}`,
    )
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, between(between(text, 'mutants', printed), 'survivors', survivors(left)))
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
  const found = new Map(mutants.map(({ id }) => [id, { by: null, tests: new Set(), loading: false, untried: 0 }]))
  const rooms = ROOMS.filter((room) => mutants.some(({ file }) => roomOf(file) === room))
  const order = killers(rooms, RELATED)
  const everything = Object.fromEntries(ROOMS.map((room) => [room, [...RELATED[room], ...WIDER[room]]]))
  const vitest = await testRunner(texts, mutants, killers(rooms, everything))
  const slow = await inRounds(vitest, mutants, found)
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
