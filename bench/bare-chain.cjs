// Reference of `script-chain`: starts the program N times, one after the other, and reads its output.
const { spawn } = require('node:child_process')

const [count, command, ...args] = process.argv.slice(2)

function once() {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', () => {})
    child.stderr.on('data', () => {})
    child.on('error', reject)
    child.on('close', resolve)
  })
}

async function main() {
  for (let at = 0; at < Number(count); at += 1) await once()
}

main()
