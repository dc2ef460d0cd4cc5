// Reference of `log-lines`: starts the program, splits its stdout into lines, looks for three known values in each and writes them to stderr.
const { spawn } = require('node:child_process')
const { StringDecoder } = require('node:string_decoder')

const VALUES = ['first-known-value', 'second-known-value', 'third-known-value']
const [command, ...args] = process.argv.slice(2)
const decoder = new StringDecoder('utf8')
let open = ''

const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
child.stdout.on('data', (chunk) => {
  const lines = (open + decoder.write(chunk)).split('\n')
  open = lines.pop()
  process.stderr.write(lines.map((line) => `${mask(line)}\n`).join(''))
})
child.stdout.on('end', () => process.stderr.write(mask(open)))

function mask(line) {
  return VALUES.some((value) => line.includes(value)) ? '***' : line
}
