// Stops at the first JSON file that is broken or not formatted, and raises what it is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [folder] = process.argv.slice(2)

function problemOf(name) {
  const text = readFileSync(path.join(folder, name), 'utf8')
  try {
    const tidy = `${JSON.stringify(JSON.parse(text), null, 2)}\n`
    return text === tidy
      ? null
      : { kind: 'quality.format.untidy', message: `${name} is not formatted`, details: { name } }
  } catch (error) {
    return {
      kind: 'quality.json.broken',
      message: `${name} is no JSON`,
      details: { name, reason: String(error.message) },
    }
  }
}

const names = readdirSync(folder).sort()
const problem = names.map(problemOf).find((found) => found !== null)
if (problem === undefined) console.log(JSON.stringify({ checked: names.length }))
else writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify(problem))
