import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { typeInto } from './editor.mjs'
import { serveGithub } from './github.mjs'
import { measureGrowth } from './growth.mjs'
import { action, conductor, FOLDER, file, interleaved, least, most, ms, node, ratio, sized } from './measure.mjs'
import {
  badFile,
  decidingFile,
  failingLoop,
  forEach,
  largeFile,
  oneScript,
  scriptChain,
  setLoop,
} from './workflows.mjs'

/** A command that does nothing and exists on every system. */
const NOTHING = process.platform === 'win32' ? ['cmd', '/d', '/c', 'exit 0'] : ['/bin/true']
const BARE_CHAIN = path.join(import.meta.dirname, 'bare-chain.cjs')
const BARE_PIPE = path.join(import.meta.dirname, 'bare-pipe.cjs')
const FLOOD = path.join(import.meta.dirname, 'flood.cjs')
const BARE_LOG = path.join(import.meta.dirname, 'bare-log.cjs')
const LINES = path.join(import.meta.dirname, 'lines.cjs')
const BARE_LINES = path.join(import.meta.dirname, 'bare-lines.cjs')
const MEGABYTES = sized(200, 40)
const LINE_MEGABYTES = sized(100, 20)
const TRIAGE_MEGABYTES = sized(30, 5)
const MANY = sized(10_000, 1000)
const FEW = sized(1000, 100)
/** MANY are ten times FEW. */
const TENFOLD = 11
const count = (number) => number.toLocaleString('en')

/**
 * All benchmarks, with the limit of each number. If all the work is done by this project, processor time is compared, which other load on the
 * machine hardly affects. If a program prints, the processor time of that program is included.
 */
export const ROWS = {
  start,
  'script-chain': scriptNodes,
  'process-free': processFree,
  'output-flood': outputFlood,
  'log-lines': logLines,
  triage: triageLogs,
  growth,
  patterns,
  requests,
  survey: surveys,
  'for-each': forEachItems,
  checkpoints,
  validate,
  simulate,
  action: actionStep,
  reading,
  join,
  editor,
}

async function start() {
  const one = oneScript(NOTHING)
  const got = await interleaved(21, {
    bare: () => node(['-e', '0'], { probe: true }),
    ours: () => conductor(['run', one], { probe: true }),
  })
  // Node 22 and later keep compiled code.
  const budget = Number(process.versions.node.split('.')[0]) >= 22 ? 7 : 9
  return [ratio('`conductor run` of one node / `node -e 0`, processor time', got.ours.cpuMs, got.bare.cpuMs, budget)]
}

/** The reference `spawn` stores nothing, and the time of a flush depends on the disk: so the journal is written but not flushed. */
async function scriptNodes() {
  const [short, long] = [scriptChain(2, NOTHING), scriptChain(202, NOTHING)]
  const got = await interleaved(7, {
    bareShort: () => node([BARE_CHAIN, '2', ...NOTHING]),
    oursShort: () => conductor(['run', short, '--durability', 'process']),
    bareLong: () => node([BARE_CHAIN, '202', ...NOTHING]),
    oursLong: () => conductor(['run', long, '--durability', 'process']),
  })
  const bare = (got.bareLong.ms - got.bareShort.ms) / 200
  const ours = (got.oursLong.ms - got.oursShort.ms) / 200
  return [ratio('a script node in a sequence of 200 / the same through bare `spawn`', ours, bare, 3)]
}

async function processFree() {
  const files = { one: setLoop(1), few: setLoop(1000), many: setLoop(10_000) }
  const run = (name) => () => conductor(['run', files[name], '--quiet'], { probe: true })
  const got = await interleaved(7, { one: run('one'), few: run('few'), many: run('many') })
  const [small, large] = [got.few.cpuMs - got.one.cpuMs, got.many.cpuMs - got.one.cpuMs]
  return [
    least('nodes without a process, processor time', 10_000 / (large / 1000), 5000, '/s', ms(large)),
    ratio('10,000 of them / 1,000', large, Math.max(1, small), TENFOLD),
  ]
}

async function outputFlood() {
  const flood = [process.execPath, FLOOD, String(MEGABYTES)]
  const [calm, loud] = [oneScript([process.execPath, FLOOD, '0']), scriptChain(1, flood)]
  const got = await interleaved(3, {
    bare: () => node([BARE_PIPE, ...flood]),
    live: () => conductor(['run', loud], { stderr: 'file', probe: true }),
    quiet: () => conductor(['run', loud, '--quiet', '--format', 'json'], { probe: true }),
    calm: () => conductor(['run', calm], { stderr: 'file', probe: true }),
  })
  const peak = Math.max(got.live.peakKiB, got.quiet.peakKiB)
  return [
    ratio(
      `${MEGABYTES} MB of stdout without a newline, live / bare Node reading it`,
      got.live.treeMs,
      got.bare.treeMs,
      5,
    ),
    ratio('the same, quiet', got.quiet.treeMs, got.bare.treeMs, 2.5),
    most('growth of memory by it', (peak - got.calm.peakKiB) / 1024, 64, 'MiB', ''),
  ]
}

/** What both take for no lines is taken off, so that small inputs give the same ratio. */
async function logLines() {
  const written = (kind, megabytes = LINE_MEGABYTES) => [process.execPath, LINES, String(megabytes), kind]
  const bare = (...command) => node([BARE_LOG, ...command], { stderr: 'file' })
  const ours = (name, ...command) => conductor(['run', scriptChain(1, command, name)], { stderr: 'file' })
  const got = await interleaved(3, {
    bareNone: () => bare(...written('ordinary', 0)),
    oursNone: () => ours('none', ...written('ordinary', 0)),
    bare: () => bare(...written('ordinary')),
    bareColours: () => bare(...written('colours')),
    ours: () => ours('plain', ...written('ordinary')),
    oursColours: () => ours('colours', ...written('colours')),
  })
  const over = (name) => got[name].treeMs - got[name.startsWith('bare') ? 'bareNone' : 'oursNone'].treeMs
  const what = `${LINE_MEGABYTES} MB of log lines, live / bare Node that splits them and looks for three values`
  return [
    ratio(what, over('ours'), over('bare'), 4),
    ratio('the same where the lines have colours', over('oursColours'), over('bareColours'), 6),
  ]
}

const LOGS = {
  ordinary: 'ordinary lines',
  job: 'a whole job log with the output of 330 recorded programs',
  words: 'lines that all speak of errors',
  prose: 'prose in lines of 4,000 characters',
  compiler: 'commands of a compiler in lines of 4,000 characters',
  word: 'words of 4,000 characters',
  digits: '4,000 digits a line',
}

async function triageLogs() {
  const none = file('none.log', '')
  const empty = await interleaved(3, {
    bare: () => node([BARE_LINES, none], { probe: true }),
    ours: () => conductor(['triage', none], { probe: true }),
  })
  const rows = []
  let peak = 0
  for (const [kind, what] of Object.entries(LOGS).slice(0, sized(7, 2))) {
    const written = execFileSync(process.execPath, [LINES, String(TRIAGE_MEGABYTES), kind], { maxBuffer: 1 << 30 })
    const log = file('triaged.log', written)
    const got = await interleaved(3, {
      bare: () => node([BARE_LINES, log], { probe: true }),
      ours: () => conductor(['triage', log], { probe: true }),
    })
    peak = Math.max(peak, got.ours.peakKiB)
    const [ours, bare] = [got.ours.cpuMs - empty.ours.cpuMs, got.bare.cpuMs - empty.bare.cpuMs]
    rows.push(ratio(`\`triage\` of ${TRIAGE_MEGABYTES} MB of ${what} / reading them line by line`, ours, bare, 5))
  }
  return [...rows, most('growth of memory by it', (peak - empty.ours.peakKiB) / 1024, 96, 'MiB', '')]
}

async function growth() {
  const measured = await measureGrowth(sized(1_000_000, 100_000), sized(false, true))
  return measured.map(({ what, small, large }) => ratio(`${what}, twice as long / once`, large, small, 2.5))
}

/** Vitest runs it, because it imports the sources and what the tests know about patterns. */
async function patterns() {
  const results = file('patterns.json', '[]')
  const root = path.resolve(import.meta.dirname, '..')
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  await node([vitest, 'run', '--root', root, '--config', path.join(root, 'bench', 'vitest.config.mts')], {
    env: { PATTERN_RESULTS: results, PATTERNS_QUICK: String(sized(false, true)) },
  })
  const found = JSON.parse(readFileSync(results, 'utf8'))
  const what = `the slowest of ${found.length} patterns whose text is cut, on ${count(1000)} characters`
  return [most(what, found[0].ms, 1, 'ms', found[0].place)]
}

async function requests() {
  const github = await serveGithub({ legs: 256 })
  await conductor(['triage', 'https://github.com/acme/rockets/actions/runs/1'], { env: github.env })
  github.close()
  return [most('requests of `triage` for 256 failed legs', github.requests(), 20, '', '')]
}

async function surveys() {
  const [passed, failed, names, runs] = [sized(100_000, 5000), sized(300, 15), sized(50, 5), 500]
  const repositories = Array.from({ length: names }, (_, at) => `acme/r${at}`)
  const one = await surveyed({ runs: passed + failed, failed }, ['acme/rockets'])
  const many = await surveyed({ repositories, runs, failed: runs / 50 }, ['--org', 'acme'])
  const memory = ({ peakKiB, cpuMs }, what) => most(what, peakKiB / 1024, 300, 'MiB', ms(cpuMs))
  return [
    memory(one, `memory of \`survey\` of ${count(passed)} passed and ${failed} failed runs`),
    memory(many, `memory of \`survey\` of ${names} repositories with ${runs} runs each`),
  ]
}

async function surveyed(served, args) {
  const github = await serveGithub(served)
  const got = await conductor(['survey', ...args], { probe: true, env: github.env, cwd: FOLDER })
  github.close()
  return got
}

async function forEachItems() {
  const files = { one: forEach(1), few: forEach(1000), many: forEach(10_000) }
  const run = (name) => () => conductor(['run', files[name], '--quiet'], { probe: true })
  const got = await interleaved(5, { one: run('one'), few: run('few'), many: run('many') })
  const [small, large] = [got.few.cpuMs - got.one.cpuMs, got.many.cpuMs - got.one.cpuMs]
  // Compare from 1,000 nodes on: below that, V8 is still growing its young generation, whatever the run does.
  const grown = got.many.peakKiB - got.few.peakKiB
  return [
    ratio('`for_each` over 10,000 items / over 1,000, processor time', large, Math.max(1, small), TENFOLD),
    most('memory an item, as growth of the peak', grown / 9000, 8, 'KiB', `${(grown / 1024).toFixed(0)} MiB in all`),
  ]
}

/** Checkpoints cannot be turned off, so the reference is a run that writes no file: the ratio is an upper bound. */
async function checkpoints() {
  const loop = setLoop(MANY)
  const nowhere = path.join(file('no-folder', ''), 'run')
  const run = (file, ...more) => conductor(['run', file, '--quiet', ...more], { probe: true })
  const got = await interleaved(7, {
    one: () => run(setLoop(1)),
    without: () => run(loop, '--run-dir', nowhere),
    with: () => run(loop),
  })
  const [plain, stored] = [got.without.cpuMs - got.one.cpuMs, got.with.cpuMs - got.one.cpuMs]
  return [
    ratio(`${count(MANY)} process-free nodes with all files / without any file, processor time`, stored, plain, 2),
  ]
}

/** A person waits for elapsed time. Processor time includes threads that run beside it, but a busy machine does not change it: the smaller counts. */
async function validate() {
  const files = { one: largeFile(1), many: largeFile(1000), bad: badFile(1000) }
  const run =
    (name, code = 0) =>
    () =>
      conductor(['validate', files[name]], { probe: true, code })
  const got = await interleaved(9, { one: run('one'), many: run('many'), bad: run('bad', 2) })
  const [one, many, bad] = [got.one, got.many, got.bad].map((run) => Math.min(run.ms, run.cpuMs))
  return [
    most('validating 1,000 nodes, more than one node', many - one, 1000, 'ms', `${ms(many)} - ${ms(one)}`),
    ratio('a file of nothing but mistakes / a good one of its size', bad, many, 3),
  ]
}

/** The matrix and one question, of a file with conditions, retries and a handler; the times of 200 nodes are elapsed, as the limit is. */
async function simulate() {
  const [few, many] = [decidingFile(50), decidingFile(sized(200, 50))]
  const run =
    (command, file, ...more) =>
    () =>
      conductor([command, file, ...more], { probe: true })
  const got = await interleaved(5, {
    validate: run('validate', few),
    matrix: run('simulate', few),
    question: run('simulate', few, 'n20=x.lost'),
  })
  const whole = await interleaved(1, { many: run('simulate', many) })
  return [
    ratio('`simulate` of 50 nodes / `validate` of it', got.matrix.cpuMs, got.validate.cpuMs, 15),
    ratio('one question there', got.question.cpuMs, got.validate.cpuMs, 3),
    most('`simulate` of 200 nodes', whole.many.ms, 10_000, 'ms', ms(whole.many.ms)),
  ]
}

/** A key and a completion in a file of many nodes, in processor time of the server, which has started already. */
async function editor() {
  const nodes = sized(1000, 200)
  const many = largeFile(nodes)
  const got = await interleaved(3, {
    validate: () => conductor(['validate', many], { probe: true }),
    one: () => typeInto(many, 1, 5),
    ten: () => typeInto(many, 10, 5),
  })
  const { validate, one, ten } = got
  return [
    ratio(`a key in a file of ${count(nodes)} nodes / \`validate\` of it`, one.keyMs, validate.cpuMs, 2),
    ratio('a completion there', one.completionMs, validate.cpuMs, 1),
    ratio('a key with ten such files open / with one', ten.keyMs, one.keyMs, 3),
  ]
}

/** Processor time of the command's own process, without the script and other load. */
async function actionStep() {
  const folder = path.join(FOLDER, 'action')
  mkdirSync(folder, { recursive: true })
  file('action/workflow.yaml', readFileSync(oneScript(NOTHING), 'utf8'))
  const env = {
    INPUT_WORKFLOW: 'workflow.yaml',
    'INPUT_UPLOAD-ARTIFACT': 'never',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: file('action/output', ''),
    GITHUB_STEP_SUMMARY: file('action/summary', ''),
    RUNNER_TEMP: folder,
    HOME: FOLDER,
  }
  const got = await interleaved(11, {
    bare: () => node(['-e', '0'], { probe: true }),
    ours: () => action(env, { probe: true, cwd: folder }),
  })
  const [ours, bare] = [got.ours.cpuMs, got.bare.cpuMs]
  return [most('the action with one node, over `node -e 0`', ours - bare, 350, 'ms', `${ms(ours)} - ${ms(bare)}`)]
}

/** Events of a node without a process: it starts, completes and takes a route. */
const EVENTS_A_NODE = 3

/** Reads a run of N events: time grows linearly, memory hardly. The run fails at its end, so that it can be resumed. */
async function reading() {
  const [small, large] = [10 * FEW, 10 * MANY]
  const folders = new Map()
  for (const events of [small, large]) {
    const folder = path.join(FOLDER, `events-${events}`)
    await conductor(['run', failingLoop(Math.ceil(events / EVENTS_A_NODE)), '--quiet', '--run-dir', folder], {
      code: 3,
    })
    folders.set(events, folder)
  }
  const rows = []
  for (const [command, code] of [
    ['report', 0],
    ['explain', 0],
    ['resume', 3],
  ]) {
    const read = (events) => () => conductor([command, folders.get(events)], { probe: true, code })
    const got = await interleaved(5, {
      bare: () => node(['-e', '0'], { probe: true }),
      small: read(small),
      large: read(large),
    })
    const over = ({ cpuMs }) => cpuMs - got.bare.cpuMs
    const what = `\`${command}\` of ${count(large)} events`
    rows.push(
      ratio(`${what} / of ${count(small)}, processor time`, over(got.large), over(got.small), TENFOLD),
      most(`memory of ${what}`, got.large.peakKiB / 1024, 200, 'MiB', ''),
    )
  }
  return rows
}

const SHARDS = 8

/**
 * Joins the shards of one run in copies of its plan. The references resume a run of as many items in one folder: a run that stopped after
 * its group, which is recalled as a whole, and a run that stopped inside the group, which is recalled item by item as in a join.
 */
async function join() {
  const what = `joining ${count(MANY)} items of ${SHARDS} shards / resuming ${count(MANY)} items`
  const after = await joinBeside('after', 3)
  const inside = await joinBeside('inside', 3)
  return [
    ratio(what, after.joined.cpuMs, after.resumed.cpuMs, 3),
    ratio(`${what} of a group that has not ended`, inside.joined.cpuMs, inside.resumed.cpuMs, 3),
  ]
}

/** Returns the processor times of both, started in the folder of the workflow file; `code` is the expected exit code. */
async function joinBeside(name, code) {
  const items = forEach(MANY, name)
  const [whole, plan, shards] = ['whole', 'plan', 'shards'].map((part) => path.join(FOLDER, `${part}-${name}`))
  await conductor(['run', items, '--quiet', '--run-dir', whole], { code })
  await conductor(['run', items, '--quiet', '--shards', `each=${SHARDS}`, '--run-dir', plan], { code: 4 })
  for (let at = 1; at <= SHARDS; at += 1) {
    const args = ['--quiet', '--shard', `${at}/${SHARDS}`, '--run-dir', path.join(shards, `${at}`)]
    await conductor(['resume', plan, ...args], { cwd: FOLDER })
  }
  let copies = 0
  return interleaved(5, {
    resumed: () => conductor(['resume', whole, '--quiet'], { code, probe: true, cwd: FOLDER }),
    joined: () => {
      const copy = path.join(FOLDER, `${name}-${copies++}`)
      cpSync(plan, copy, { recursive: true })
      return conductor(['resume', copy, '--quiet', '--join', shards], { code, probe: true, cwd: FOLDER })
    },
  })
}
