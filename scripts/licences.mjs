// The licences of everything that a bundle contains.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MARK = `${path.sep}node_modules${path.sep}`
const RULE = '-'.repeat(80)

/** The folder of the package that a file belongs to; null for files of this repository. */
function packageFolder(file) {
  const at = file.lastIndexOf(MARK)
  if (at === -1) return null
  const rest = file.slice(at + MARK.length).split(path.sep)
  return file.slice(0, at + MARK.length) + rest.slice(0, rest[0].startsWith('@') ? 2 : 1).join(path.sep)
}

function licenceText(folder) {
  const names = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort()
  const texts = names.map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
  return texts.join('\n\n')
}

function entry(folder) {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const terms = typeof license === 'string' ? license : (license?.type ?? 'no licence named')
  const by = typeof author === 'string' ? author : (author?.name ?? '')
  const source = typeof repository === 'string' ? repository : (repository?.url ?? '')
  const text = licenceText(folder)
  const body = text === '' ? [by, source].filter((part) => part !== '').join('\n') : text
  return { key: `${name}@${version}`, text: `${name} ${version} (${terms})\n\n${body}\n` }
}

/** One text with every package that a bundle was made of, in alphabetical order. */
export function licences(files) {
  const folders = new Set(files.map((file) => packageFolder(path.normalize(file.split('?')[0]))))
  folders.delete(null)
  const entries = new Map([...folders].map(entry).map(({ key, text }) => [key, text]))
  const texts = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return texts.join(`\n${RULE}\n\n`)
}
