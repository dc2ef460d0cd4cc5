// Reference of `triage`: reads a file line by line.
const { createReadStream } = require('node:fs')
const { createInterface } = require('node:readline')

async function main(file) {
  let characters = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }))
    characters += line.length
  console.log(characters)
}

main(process.argv[2])
