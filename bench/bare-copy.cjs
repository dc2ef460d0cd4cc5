// Reference of `log-lines`: starts the program and copies its stdout to stderr.
const { spawn } = require('node:child_process')

const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
child.stdout.pipe(process.stderr)
