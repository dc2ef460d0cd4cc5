// Writes N megabytes of log lines to stdout, of the kind that the second argument names.
const { once } = require('node:events')
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const ORDINARY = [
  '2026-01-02T03:04:05.678Z INFO  [worker-3] fetched 42 packages from the registry in 1.3 s',
  'npm http fetch GET 200 https://registry.example/left-pad 133ms (cache miss)',
  '  PASS src/config/load.test.ts (12.4 s, 118 tests)',
  'Compiling crate-name v0.4.12 (/build/crates/crate-name) key=value retries=0',
  '',
]

const WORDS = [
  '2026-01-02T03:04:05.678Z ERROR [worker-3] request failed with error: timeout while fetching module',
  'npm http fetch GET 200 https://registry.example/left-pad error=0 failed=0 timeout=30',
  '  expected? no: error handling tests passed, 118 failed assertions were expected (12.4 s)',
  'Warning: connection failed, retrying after timeout; status code 200, exit code 0',
  'error: test file not found in module cache, no such entry at line 12',
]

const COLOURS = [
  '\u001b[90m2026-01-02T03:04:05.678Z\u001b[39m \u001b[32mINFO\u001b[39m  [worker-3] fetched \u001b[1m42\u001b[22m packages in 1.3 s',
  '\u001b[0mnpm \u001b[0m\u001b[32mhttp\u001b[0m \u001b[35mfetch\u001b[0m GET 200 https://registry.example/left-pad 133ms (cache miss)',
  '  \u001b[0m\u001b[7m\u001b[1m\u001b[32m PASS \u001b[39m\u001b[22m\u001b[27m\u001b[0m src/config/\u001b[1mload.test.ts\u001b[22m (12.4 s)',
  '\u001b[1m\u001b[38;5;10m   Compiling\u001b[0m crate-name v0.4.12 (/build/crates/crate-name) key=value retries=0\u001b[K',
  '',
]

const PROSE = 'the quick brown fox jumps over the lazy dog while the build goes on and nothing special is said here '
const COMPILER =
  'g++ -O2 -Wall -Wextra -Werror=return-type -I/usr/include -Isrc/include -DNDEBUG -std=c++20 -MD -MF obj/part.o.d -c src/part.cc -o obj/part.o '

const KINDS = {
  ordinary: () => ORDINARY,
  colours: () => COLOURS,
  words: () => WORDS,
  prose: () => [long(PROSE)],
  compiler: () => [long(COMPILER)],
  word: () => [long('x')],
  digits: () => [long('0123456789')],
  job: jobLog,
}

function long(text) {
  return text.repeat(Math.ceil(4000 / text.length)).slice(0, 4000)
}

/** A job whose steps ran the recorded programs of the fixtures, as a runner writes it. */
function jobLog() {
  const folder = path.join(__dirname, '..', '__tests__', 'fixtures', 'tool-outputs')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return files.sort().flatMap((name, at) => {
    const { argv = [name], stdout = '', stderr = '' } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    const step = at % 50 === 0 ? [`##[group]Run ${argv.join(' ')}`, '##[endgroup]'] : []
    const lines = [...step, ...`${stdout}${stderr}`.split('\n')]
    return lines.map((line) => `2026-01-02T03:04:05.6789012Z ${line}`)
  })
}

async function main(megabytes, kind = 'ordinary') {
  const kinds = KINDS[kind]()
  let lines = ''
  for (let at = 0; lines.length < 65536 || at < kinds.length; at += 1) lines += `${kinds[at % kinds.length]} #${at}\n`
  const chunk = Buffer.from(lines)
  for (let left = megabytes * 1_000_000; left > 0; left -= chunk.length) {
    if (!process.stdout.write(left < chunk.length ? chunk.subarray(0, left) : chunk))
      await once(process.stdout, 'drain')
  }
}

main(Number(process.argv[2]), process.argv[3])
