import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { action, conductor, FOLDER, file, interleaved, node, time } from './measure.mjs'
import {
  badFile,
  failingLoop,
  forEach,
  largeFile,
  largeJson,
  oneScript,
  oneScriptAsJson,
  scriptChain,
  setLoop,
} from './workflows.mjs'

/** A command that does nothing and is everywhere. */
const NOTHING = process.platform === 'win32' ? ['cmd', '/d', '/c', 'exit 0'] : ['/bin/true']
const BARE_CHAIN = path.join(import.meta.dirname, 'bare-chain.cjs')
const BARE_PIPE = path.join(import.meta.dirname, 'bare-pipe.cjs')
const FLOOD = path.join(import.meta.dirname, 'flood.cjs')
const BARE_COPY = path.join(import.meta.dirname, 'bare-copy.cjs')
const LINES = path.join(import.meta.dirname, 'lines.cjs')
const BARE_LINES = path.join(import.meta.dirname, 'bare-lines.cjs')
const MEGABYTES = 200
const LINE_MEGABYTES = 100

/** Every row: what it measures and the numbers, each with the most (or least) that it may be. */
export const ROWS = {
  'cold-start': coldStart,
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

async function coldStart() {
  const [one, json] = [oneScript(NOTHING), oneScriptAsJson(NOTHING)]
  const got = await interleaved(21, {
    bare: () => node(['-e', '0']),
    command: () => time(NOTHING[0], NOTHING.slice(1)),
    ours: () => conductor(['run', one]),
    quiet: () => conductor(['run', one, '--quiet', '--format', 'json']),
    json: () => conductor(['run', json]),
    exec: () => conductor(['exec', '--', ...NOTHING]),
    bareWork: () => node(['-e', '0'], { probe: true }),
    oursWork: () => conductor(['run', one], { probe: true }),
    execWork: () => conductor(['exec', '--', ...NOTHING], { probe: true }),
  })
  const reference = got.bare.ms + got.command.ms
  const work = (what, name) => {
    const [ours, bare] = [got[name].cpuMs, got.bareWork.cpuMs]
    return most(what, ours / bare, 2.5, 'x', `${ms(ours)} / ${ms(bare)}`)
  }
  return [
    most(
      '`conductor run` of one node / (`node -e 0` + the command)',
      got.ours.ms / reference,
      2.5,
      'x',
      `${ms(got.ours.ms)} / ${ms(reference)}`,
    ),
    most(
      'the same with `--quiet --format json`',
      got.quiet.ms / reference,
      2.5,
      'x',
      `${ms(got.quiet.ms)} / ${ms(reference)}`,
    ),
    most(
      'the same of a file in the style of JSON',
      got.json.ms / reference,
      2.5,
      'x',
      `${ms(got.json.ms)} / ${ms(reference)}`,
    ),
    most('`conductor exec` of the command', got.exec.ms / reference, 2.5, 'x', `${ms(got.exec.ms)} / ${ms(reference)}`),
    work('processor time of `conductor run` / of `node -e 0`', 'oursWork'),
    work('processor time of `conductor exec` / of `node -e 0`', 'execWork'),
  ]
}

async function scriptNodes() {
  const [short, long] = [scriptChain(2, NOTHING), scriptChain(202, NOTHING)]
  const got = await interleaved(7, {
    bareShort: () => node([BARE_CHAIN, '2', ...NOTHING]),
    oursShort: () => conductor(['run', short]),
    bareLong: () => node([BARE_CHAIN, '202', ...NOTHING]),
    oursLong: () => conductor(['run', long]),
  })
  const bare = (got.bareLong.ms - got.bareShort.ms) / 200
  const ours = (got.oursLong.ms - got.oursShort.ms) / 200
  return [
    most(
      'a script node in a sequence of 200 / the same through bare `spawn`',
      ours / bare,
      1.8,
      'x',
      `${ms(ours)} / ${ms(bare)}`,
    ),
  ]
}

async function processFree() {
  const files = { one: setLoop(1), thousand: setLoop(1000), ten: setLoop(10_000) }
  const got = await interleaved(7, {
    one: () => conductor(['run', files.one, '--quiet']),
    thousand: () => conductor(['run', files.thousand, '--quiet']),
    ten: () => conductor(['run', files.ten, '--quiet']),
    loud: () => conductor(['run', files.ten], { stderr: 'file' }),
  })
  const cost = got.ten.ms - got.one.ms
  const growth = cost / Math.max(1, got.thousand.ms - got.one.ms)
  return [
    least('nodes without a process', 10_000 / (cost / 1000), 20_000, '/s', `10,000 in ${ms(cost)} beyond the start`),
    least('the same with progress on stderr', 10_000 / ((got.loud.ms - got.one.ms) / 1000), 20_000, '/s', ''),
    most('10,000 nodes / 1,000 nodes', growth, 11, 'x', `${ms(cost)} / ${ms(got.thousand.ms - got.one.ms)}`),
  ]
}

async function outputFlood() {
  const flood = [process.execPath, FLOOD, String(MEGABYTES)]
  const [calm, loud] = [oneScript([process.execPath, FLOOD, '0']), scriptChain(1, flood)]
  const got = await interleaved(3, {
    bare: () => node([BARE_PIPE, ...flood]),
    copied: () => node([BARE_COPY, ...flood], { stderr: 'pipe' }),
    ours: () => conductor(['run', loud], { stderr: 'file', probe: true }),
    piped: () => conductor(['run', loud], { stderr: 'pipe', probe: true }),
    quiet: () => conductor(['run', loud, '--quiet', '--format', 'json'], { probe: true }),
    calm: () => conductor(['run', calm], { stderr: 'file', probe: true }),
  })
  const grown = (one) => (one.peakKiB - got.calm.peakKiB) / 1024
  return [
    most(
      `${MEGABYTES} MB of stdout without a newline / bare Node reading it, stderr to a file`,
      got.ours.ms / got.bare.ms,
      2.5,
      'x',
      `${ms(got.ours.ms)} / ${ms(got.bare.ms)}`,
    ),
    most(
      'the same, stderr to a pipe',
      got.piped.ms / got.bare.ms,
      2.5,
      'x',
      `${ms(got.piped.ms)}; bare Node copying it to that pipe takes ${ms(got.copied.ms)}`,
    ),
    most('the same with `--quiet --format json`', got.quiet.ms / got.bare.ms, 2, 'x', ms(got.quiet.ms)),
    most('growth of memory by it, stderr to a file', grown(got.ours), 64, 'MiB', ''),
    most('growth of memory by it, stderr to a pipe', grown(got.piped), 64, 'MiB', ''),
    most('growth of memory by it with `--quiet --format json`', grown(got.quiet), 64, 'MiB', ''),
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
  const row = (what, budget, ours, bare) =>
    most(what, ours.ms / bare.ms, budget, 'x', `${ms(ours.ms)} / ${ms(bare.ms)}`)
  return [
    row(`${LINE_MEGABYTES} MB of log lines, live / bare Node copying them to stderr`, 4, got.ours, got.bare),
    row('the same where the lines have colours', 5, got.oursColours, got.bareColours),
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
  const grown = (one) => (one.peakKiB - got.none.peakKiB) / 1024
  const detail = (ours, bare) => `${ms(ours.cpuMs)} / ${ms(bare.cpuMs)}`
  return [
    most(what, got.plain.cpuMs / got.bare.cpuMs, 5, 'x', detail(got.plain, got.bare)),
    most(
      'the same where every line speaks of errors',
      got.words.cpuMs / got.bareWords.cpuMs,
      5,
      'x',
      detail(got.words, got.bareWords),
    ),
    most('growth of memory by it', Math.max(grown(got.plain), grown(got.words)), 96, 'MiB', ''),
  ]
}

async function forEachItems() {
  const files = { one: forEach(1), thousand: forEach(1000), ten: forEach(10_000) }
  const run = (name) => () => conductor(['run', files[name], '--quiet'], { probe: true })
  const got = await interleaved(5, { one: run('one'), thousand: run('thousand'), ten: run('ten') })
  const [cost, small] = [got.ten.ms - got.one.ms, Math.max(1, got.thousand.ms - got.one.ms)]
  const perItem = (got.ten.peakKiB - got.one.peakKiB) / 10_000
  return [
    most('`for_each` over 10,000 items / over 1,000', cost / small, 11, 'x', `${ms(cost)} / ${ms(small)}`),
    most(
      'memory an item, as growth of the peak',
      perItem,
      8,
      'KiB',
      `${((got.ten.peakKiB - got.one.peakKiB) / 1024).toFixed(0)} MiB in all`,
    ),
  ]
}

/** There is no switch for checkpoints, so the reference is a run without any file: the ratio is an upper bound. */
async function checkpoints() {
  const loop = setLoop(10_000)
  const nowhere = path.join(file('no-folder', ''), 'run')
  const got = await interleaved(7, {
    one: () => conductor(['run', setLoop(1), '--quiet']),
    without: () => conductor(['run', loop, '--quiet', '--run-dir', nowhere]),
    with: () => conductor(['run', loop, '--quiet']),
  })
  const [plain, kept] = [got.without.ms - got.one.ms, got.with.ms - got.one.ms]
  return [
    most(
      '10,000 process-free nodes with checkpoints and all other files / without any file',
      kept / plain,
      2,
      'x',
      `${ms(kept)} / ${ms(plain)}`,
    ),
  ]
}

async function validate() {
  const files = { one: largeFile(1), many: largeFile(1000), json: largeJson(1000), bad: badFile(1000) }
  const got = await interleaved(9, {
    bare: () => node(['-e', '0']),
    one: () => conductor(['validate', files.one]),
    many: () => conductor(['validate', files.many]),
    json: () => conductor(['validate', files.json]),
    bad: () => conductor(['validate', files.bad], { code: 2 }),
  })
  const bare = `\`node -e 0\` takes ${ms(got.bare.ms)}`
  const more = (name) => got[name].ms - got.one.ms
  const beyond = (name) => `${ms(got[name].ms)} - ${ms(got.one.ms)}; ${bare}`
  return [
    most('validating 1,000 nodes, more than one node', more('many'), 200, 'ms', beyond('many')),
    most('the same in the style of JSON', more('json'), 200, 'ms', beyond('json')),
    most(
      'a file of nothing but mistakes / a good one of its size',
      got.bad.ms / got.many.ms,
      3,
      'x',
      `${ms(got.bad.ms)} / ${ms(got.many.ms)}`,
    ),
  ]
}

/** Processor time of its own process: what the script and the machine do beside it does not count. */
async function actionStep() {
  const folder = path.join(FOLDER, 'action')
  mkdirSync(folder, { recursive: true })
  file('action/workflow.yaml', readFileSync(oneScript(NOTHING), 'utf8'))
  const surroundings = {
    INPUT_WORKFLOW: 'workflow.yaml',
    'INPUT_UPLOAD-ARTIFACT': 'never',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: file('action/output', ''),
    GITHUB_STEP_SUMMARY: file('action/summary', ''),
    RUNNER_TEMP: folder,
    XDG_CACHE_HOME: path.join(FOLDER, 'cache'),
    HOME: FOLDER,
  }
  const hosted = { ...surroundings, RUNNER_ENVIRONMENT: 'github-hosted' }
  const own = { ...surroundings, RUNNER_ENVIRONMENT: 'self-hosted' }
  const got = await interleaved(11, {
    bare: () => node(['-e', '0'], { probe: true }),
    cold: () => action(hosted, { probe: true, cwd: folder }),
    warm: () => action(own, { probe: true, cwd: folder }),
  })
  const over = (name) => got[name].cpuMs - got.bare.cpuMs
  const detail = (name) => `${ms(got[name].cpuMs)} - ${ms(got.bare.cpuMs)} of processor time`
  return [
    most('the action with one node, over `node -e 0`', over('cold'), 150, 'ms', detail('cold')),
    most('the same with a warm code cache', over('warm'), 80, 'ms', detail('warm')),
  ]
}

/** A node without a process starts, completes and takes a route. */
const EVENTS_A_NODE = 3

/** A run of so many events is read: the time grows with it and the memory hardly. It fails at its end, so that it can be resumed. */
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
    const got = await interleaved(5, { bare: () => node(['-e', '0']), small: read(10_000), large: read(100_000) })
    const growth = (got.large.ms - got.bare.ms) / Math.max(1, got.small.ms - got.bare.ms)
    const detail = `${ms(got.large.ms)}, ${ms(got.small.ms)}; \`node -e 0\` takes ${ms(got.bare.ms)}`
    rows.push(
      most(`\`${command}\` of 100,000 events / of 10,000`, growth, 11, 'x', detail),
      most(`memory of \`${command}\` of 100,000 events`, got.large.peakKiB / 1024, 150, 'MiB', ''),
    )
  }
  return rows
}

const SHARDS = 8

/**
 * Shards of one run are joined in copies of its plan. The reference is resuming a run of as many items in one folder: one that stopped
 * after its group, which is recalled as a whole, and one that stopped inside of it, which is recalled item by item as in a join.
 */
async function join() {
  const what = `joining 10,000 items of ${SHARDS} shards / resuming 10,000 items`
  const { stdout } = await conductor(['resume', '--help'], { keepsOutput: true })
  if (!stdout.includes('--join')) return [skipped(what, 'there is no `resume --join`')]
  const after = await joinBeside('after', 3)
  const inside = await joinBeside('inside', 1)
  const time = ({ joined, resumed }) => [joined.cpuMs / resumed.cpuMs, `${ms(joined.cpuMs)} / ${ms(resumed.cpuMs)}`]
  const [whole, unfinished] = [time(after), time(inside)]
  return [
    most(what, whole[0], 2, 'x', whole[1]),
    most(`${what} of a group that has not ended`, unfinished[0], 2, 'x', unfinished[1]),
    most('memory of joining / of resuming 10,000 items', after.joined.peakKiB / after.resumed.peakKiB, 2, 'x', ''),
  ]
}

/** Processor time: half of it is other threads, which a busy machine hides or shows. `code` is what the run ends with. */
async function joinBeside(name, code) {
  const items = forEach(10_000, name)
  const [whole, plan, shards] = ['whole', 'plan', 'shards'].map((part) => path.join(FOLDER, `${part}-${name}`))
  await conductor(['run', items, '--quiet', '--run-dir', whole], { code })
  await conductor(['run', items, '--quiet', '--shards', `each=${SHARDS}`, '--run-dir', plan], { code: 4 })
  for (let at = 1; at <= SHARDS; at += 1) {
    const args = ['--quiet', '--shard', `${at}/${SHARDS}`, '--run-dir', path.join(shards, `${at}`)]
    await conductor(['resume', plan, ...args])
  }
  let copies = 0
  return interleaved(5, {
    resumed: () => conductor(['resume', whole, '--quiet'], { code, probe: true }),
    joined: () => {
      const copy = path.join(FOLDER, `${name}-${copies++}`)
      cpSync(plan, copy, { recursive: true })
      return conductor(['resume', copy, '--quiet', '--join', shards], { code, probe: true })
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
/** What cannot be measured here says why. */
const skipped = (what, why) => ({ what, skipped: why })
