// Loaded before the command by NODE_OPTIONS: the N-th operation on files below FAULT_BELOW fails with an error, or ends the process.
const fs = require('node:fs')
const os = require('node:os')

const { below, at, act, lasting } = JSON.parse(process.env.FAULT ?? '{}')
delete process.env.FAULT
delete process.env.NODE_OPTIONS

const PATHS = [
  'openSync',
  'mkdirSync',
  'renameSync',
  'linkSync',
  'unlinkSync',
  'rmSync',
  'readdirSync',
  'writeFileSync',
  'readFileSync',
]
const DESCRIPTORS = ['writeSync', 'fsyncSync', 'fdatasyncSync']
const known = new Set()
let count = 0

function die() {
  process.kill(process.pid, 'SIGKILL')
  // A signal to oneself is there before the call returns, but nothing promises it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

/** Whether this operation is to fail; the process may be gone instead. */
function strikes(name, tear) {
  count += 1
  if (count < at || (count > at && !lasting)) return false
  if (act === 'kill') die()
  if (act === 'tear') {
    tear()
    die()
  }
  // On a full disk something can still be taken away.
  return !(lasting && (name === 'unlinkSync' || name === 'rmSync'))
}

function fault(name) {
  return Object.assign(new Error(`${act}: injected, ${name}`), {
    code: act,
    errno: -os.constants.errno[act],
    syscall: name,
  })
}

for (const name of PATHS) {
  const real = fs[name]
  fs[name] = (file, ...rest) => {
    const isOurs = typeof file === 'string' && file.startsWith(below)
    if (isOurs && strikes(name, () => {})) throw fault(name)
    const answer = real(file, ...rest)
    if (name === 'openSync') known[isOurs ? 'add' : 'delete'](answer)
    return answer
  }
}

for (const name of DESCRIPTORS) {
  const real = fs[name]
  fs[name] = (descriptor, ...rest) => {
    const half = () => {
      if (name === 'writeSync') real(descriptor, Buffer.from(rest[0]).subarray(0, rest[0].length / 2))
    }
    if (known.has(descriptor) && strikes(name, half)) throw fault(name)
    return real(descriptor, ...rest)
  }
}

const { fdatasync } = fs
fs.fdatasync = (descriptor, done) => {
  if (known.has(descriptor) && strikes('fdatasync', () => {})) process.nextTick(done, fault('fdatasync'))
  else fdatasync(descriptor, done)
}
