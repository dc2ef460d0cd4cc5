import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const [sample] = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'self-healing-'))
cpSync(sample, folder, { recursive: true })
console.log(JSON.stringify({ folder }))
