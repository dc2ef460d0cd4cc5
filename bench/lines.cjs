// Writes so many megabytes of ordinary log lines to stdout.
const { once } = require('node:events')

const LINES = [
  '2026-01-02T03:04:05.678Z INFO  [worker-3] fetched 42 packages from the registry in 1.3 s',
  'npm http fetch GET 200 https://registry.example/left-pad 133ms (cache miss)',
  '  PASS src/config/load.test.ts (12.4 s, 118 tests)',
  'Compiling crate-name v0.4.12 (/build/crates/crate-name) key=value retries=0',
  '',
]

async function main(megabytes) {
  let lines = ''
  for (let at = 0; lines.length < 65536; at += 1) lines += `${LINES[at % LINES.length]} #${at}\n`
  const chunk = Buffer.from(lines)
  for (let left = megabytes * 1_000_000; left > 0; left -= chunk.length) {
    if (!process.stdout.write(left < chunk.length ? chunk.subarray(0, left) : chunk))
      await once(process.stdout, 'drain')
  }
}

main(Number(process.argv[2]))
