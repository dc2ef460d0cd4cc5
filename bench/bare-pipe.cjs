// Reference of `output-flood`: starts the program and reads its stdout.
const { spawn } = require('node:child_process')

const [command, ...args] = process.argv.slice(2)
let bytes = 0
const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
child.stdout.on('data', (chunk) => {
  bytes += chunk.length
})
child.on('close', () => process.stdout.write(`${bytes}\n`))
