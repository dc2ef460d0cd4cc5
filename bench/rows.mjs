import path from 'node:path'
import { conductor, file, interleaved, node, time } from './measure.mjs'
import { forEach, largeFile, oneScript, scriptChain, setLoop } from './workflows.mjs'

/** A command that does nothing and is everywhere. */
const NOTHING = process.platform === 'win32' ? ['cmd', '/d', '/c', 'exit 0'] : ['/bin/true']
const BARE_CHAIN = path.join(import.meta.dirname, 'bare-chain.cjs')
const BARE_PIPE = path.join(import.meta.dirname, 'bare-pipe.cjs')
const FLOOD = path.join(import.meta.dirname, 'flood.cjs')
const MEGABYTES = 200

/** Every row: what it measures and the numbers, each with the most (or least) that it may be. */
export const ROWS = {
  'cold-start': coldStart,
  'script-chain': scriptNodes,
  'process-free': processFree,
  'output-flood': outputFlood,
  'for-each': forEachItems,
  checkpoints,
  validate,
}

async function coldStart() {
  const one = oneScript(NOTHING)
  const got = await interleaved(21, {
    bare: () => node(['-e', '0']),
    command: () => time(NOTHING[0], NOTHING.slice(1)),
    ours: () => conductor(['run', one]),
    quiet: () => conductor(['run', one, '--quiet', '--format', 'json']),
  })
  const reference = got.bare.ms + got.command.ms
  return [
    most(
      '`conductor run` of one node / (`node -e 0` + the command)',
      got.ours.ms / reference,
      2,
      'x',
      `${ms(got.ours.ms)} / ${ms(reference)}`,
    ),
    most(
      'the same with `--quiet --format json`',
      got.quiet.ms / reference,
      2,
      'x',
      `${ms(got.quiet.ms)} / ${ms(reference)}`,
    ),
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
      1.5,
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
      2,
      'x',
      `${ms(got.ours.ms)} / ${ms(got.bare.ms)}`,
    ),
    most('the same, stderr to a pipe', got.piped.ms / got.bare.ms, 2, 'x', ms(got.piped.ms)),
    most('the same with `--quiet --format json`', got.quiet.ms / got.bare.ms, 2, 'x', ms(got.quiet.ms)),
    most('growth of memory by it, stderr to a file', grown(got.ours), 64, 'MiB', ''),
    most('growth of memory by it, stderr to a pipe', grown(got.piped), 64, 'MiB', ''),
    most('growth of memory by it with `--quiet --format json`', grown(got.quiet), 64, 'MiB', ''),
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
  const [one, many] = [largeFile(1), largeFile(1000)]
  const got = await interleaved(9, {
    bare: () => node(['-e', '0']),
    one: () => conductor(['validate', one]),
    many: () => conductor(['validate', many]),
  })
  const more = got.many.ms - got.one.ms
  return [
    most(
      'validating 1,000 nodes, more than one node',
      more,
      300,
      'ms',
      `${ms(got.many.ms)} - ${ms(got.one.ms)}; \`node -e 0\` takes ${ms(got.bare.ms)}`,
    ),
  ]
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
