import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { action, conductor, FOLDER, file, interleaved, node } from './measure.mjs'
import { badFile, failingLoop, forEach, largeFile, oneScript, scriptChain, setLoop } from './workflows.mjs'

/** A command that does nothing and exists on every system. */
const NOTHING = process.platform === 'win32' ? ['cmd', '/d', '/c', 'exit 0'] : ['/bin/true']
const BARE_CHAIN = path.join(import.meta.dirname, 'bare-chain.cjs')
const BARE_PIPE = path.join(import.meta.dirname, 'bare-pipe.cjs')
const FLOOD = path.join(import.meta.dirname, 'flood.cjs')
const BARE_COPY = path.join(import.meta.dirname, 'bare-copy.cjs')
const LINES = path.join(import.meta.dirname, 'lines.cjs')
const BARE_LINES = path.join(import.meta.dirname, 'bare-lines.cjs')
const MEGABYTES = 200
const LINE_MEGABYTES = 100

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
  'for-each': forEachItems,
  checkpoints,
  validate,
  action: actionStep,
  reading,
  join,
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
  const files = { one: setLoop(1), thousand: setLoop(1000), ten: setLoop(10_000) }
  const run = (name) => () => conductor(['run', files[name], '--quiet'], { probe: true })
  const got = await interleaved(7, { one: run('one'), thousand: run('thousand'), ten: run('ten') })
  const [small, large] = [got.thousand.cpuMs - got.one.cpuMs, got.ten.cpuMs - got.one.cpuMs]
  return [
    least('nodes without a process, processor time', 10_000 / (large / 1000), 5000, '/s', ms(large)),
    ratio('10,000 of them / 1,000', large, Math.max(1, small), 11),
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

async function logLines() {
  const written = (kind) => [process.execPath, LINES, String(LINE_MEGABYTES), kind]
  const [plain, colours] = ['ordinary', 'colours'].map(written)
  const loud = { plain: scriptChain(1, plain, 'plain'), colours: scriptChain(1, colours, 'colours') }
  const got = await interleaved(3, {
    bare: () => node([BARE_COPY, ...plain], { stderr: 'file' }),
    bareColours: () => node([BARE_COPY, ...colours], { stderr: 'file' }),
    ours: () => conductor(['run', loud.plain], { stderr: 'file' }),
    oursColours: () => conductor(['run', loud.colours], { stderr: 'file' }),
  })
  return [
    ratio(
      `${LINE_MEGABYTES} MB of log lines, live / bare Node copying them to stderr`,
      got.ours.treeMs,
      got.bare.treeMs,
      8,
    ),
    ratio('the same where the lines have colours', got.oursColours.treeMs, got.bareColours.treeMs, 12),
  ]
}

async function triageLogs() {
  const [plain, words, none] = ['plain.log', 'words.log', 'none.log'].map((name) => file(name, ''))
  writeFileSync(plain, execFileSync(process.execPath, [LINES, String(LINE_MEGABYTES)], { maxBuffer: 1 << 30 }))
  writeFileSync(words, execFileSync(process.execPath, [LINES, String(LINE_MEGABYTES), 'words'], { maxBuffer: 1 << 30 }))
  const got = await interleaved(3, {
    bare: () => node([BARE_LINES, plain], { probe: true }),
    bareWords: () => node([BARE_LINES, words], { probe: true }),
    none: () => conductor(['triage', none], { probe: true }),
    plain: () => conductor(['triage', plain], { probe: true }),
    words: () => conductor(['triage', words], { probe: true }),
  })
  const what = `\`conductor triage\` of ${LINE_MEGABYTES} MB / bare Node reading it line by line, processor time`
  const peak = Math.max(got.plain.peakKiB, got.words.peakKiB)
  return [
    ratio(what, got.plain.cpuMs, got.bare.cpuMs, 5),
    ratio('the same where every line speaks of errors', got.words.cpuMs, got.bareWords.cpuMs, 5),
    most('growth of memory by it', (peak - got.none.peakKiB) / 1024, 96, 'MiB', ''),
  ]
}

async function forEachItems() {
  const files = { one: forEach(1), thousand: forEach(1000), ten: forEach(10_000) }
  const run = (name) => () => conductor(['run', files[name], '--quiet'], { probe: true })
  const got = await interleaved(5, { one: run('one'), thousand: run('thousand'), ten: run('ten') })
  const [small, large] = [got.thousand.cpuMs - got.one.cpuMs, got.ten.cpuMs - got.one.cpuMs]
  // Compare from 1,000 nodes on: below that, V8 is still growing its young generation, whatever the run does.
  const grown = got.ten.peakKiB - got.thousand.peakKiB
  return [
    ratio('`for_each` over 10,000 items / over 1,000, processor time', large, Math.max(1, small), 11),
    most('memory an item, as growth of the peak', grown / 9000, 8, 'KiB', `${(grown / 1024).toFixed(0)} MiB in all`),
  ]
}

/** Checkpoints cannot be turned off, so the reference is a run that writes no file: the ratio is an upper bound. */
async function checkpoints() {
  const loop = setLoop(10_000)
  const nowhere = path.join(file('no-folder', ''), 'run')
  const run = (file, ...more) => conductor(['run', file, '--quiet', ...more], { probe: true })
  const got = await interleaved(7, {
    one: () => run(setLoop(1)),
    without: () => run(loop, '--run-dir', nowhere),
    with: () => run(loop),
  })
  const [plain, stored] = [got.without.cpuMs - got.one.cpuMs, got.with.cpuMs - got.one.cpuMs]
  return [ratio('10,000 process-free nodes with all files / without any file, processor time', stored, plain, 2)]
}

/** Wall-clock time, which a person waits for: processor time would include the concurrent threads of the garbage collector. */
async function validate() {
  const files = { one: largeFile(1), many: largeFile(1000), bad: badFile(1000) }
  const run =
    (name, code = 0) =>
    () =>
      conductor(['validate', files[name]], { probe: true, code })
  const got = await interleaved(9, { one: run('one'), many: run('many'), bad: run('bad', 2) })
  const [one, many, bad] = [got.one.ms, got.many.ms, got.bad.ms]
  return [
    most('validating 1,000 nodes, more than one node', many - one, 1000, 'ms', `${ms(many)} - ${ms(one)}`),
    ratio('a file of nothing but mistakes / a good one of its size', bad, many, 3),
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
  const folders = new Map()
  for (const events of [10_000, 100_000]) {
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
      small: read(10_000),
      large: read(100_000),
    })
    const [small, large] = [got.small.cpuMs - got.bare.cpuMs, got.large.cpuMs - got.bare.cpuMs]
    rows.push(
      ratio(`\`${command}\` of 100,000 events / of 10,000, processor time`, large, small, 11),
      most(`memory of \`${command}\` of 100,000 events`, got.large.peakKiB / 1024, 200, 'MiB', ''),
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
  const what = `joining 10,000 items of ${SHARDS} shards / resuming 10,000 items`
  const after = await joinBeside('after', 3)
  const inside = await joinBeside('inside', 3)
  return [
    ratio(what, after.joined.cpuMs, after.resumed.cpuMs, 3),
    ratio(`${what} of a group that has not ended`, inside.joined.cpuMs, inside.resumed.cpuMs, 3),
  ]
}

/** Returns the processor times of both, started in the folder of the workflow file; `code` is the expected exit code. */
async function joinBeside(name, code) {
  const items = forEach(10_000, name)
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

const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const most = (what, value, budget, unit, detail) => ({
  what,
  value,
  budget: `at most ${budget} ${unit}`,
  unit,
  met: value <= budget,
  detail,
})
const least = (what, value, budget, unit, detail) => ({
  what,
  value,
  budget: `at least ${budget} ${unit}`,
  unit,
  met: value >= budget,
  detail,
})
/** Ratio to the reference. */
const ratio = (what, ours, reference, budget) =>
  most(what, ours / reference, budget, 'x', `${ms(ours)} / ${ms(reference)}`)
