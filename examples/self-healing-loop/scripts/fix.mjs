import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [folder, name] = process.argv.slice(2)
const file = path.join(folder, name)
writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2)}\n`)
console.log(JSON.stringify({ fixed: name }))
