// What dist/ is made of: the packages whose licences ncc wrote beside each bundle. Checks their licences and known vulnerabilities; `--sbom` prints
// a list of parts (CycloneDX) of these packages only, not of everything that is installed for development.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '..')
const ALLOWED = '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT/X11 Unlicense'.split(' ')
/** Names no licence in its package.json; it comes with @actions/artifact > unzip-stream > binary. */
const WITHOUT_LICENCE = ['buffers']
const SERIOUS = ['high', 'critical']
const AUDIT_MS = 20_000
const MAX_BYTES = 64 * 1024 * 1024

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
const places = Object.keys(packages).filter((place) => place !== '')
const installed = new Set(places.map((place) => place.replace(/^.*node_modules\//, '')))

/** Names and licences of the bundled packages, from licenses.txt: a name, its licence, the text. */
function listBundled() {
  const found = new Map()
  for (const bundle of readdirSync(path.join(ROOT, 'dist'))) {
    const lines = readFileSync(path.join(ROOT, 'dist', bundle, 'licenses.txt'), 'utf8').split('\n')
    for (const [index, name] of lines.entries())
      if (installed.has(name) && (index === 0 || lines[index - 1] === ''))
        found.set(name, (lines[index + 1] ?? '').trim())
  }
  return found
}

const npm = (...args) => promisify(execFile)('npm', args, { cwd: ROOT, timeout: AUDIT_MS, maxBuffer: MAX_BYTES })

/** `npm audit` exits with 1 if it found something; `null` if the registry does not answer. */
async function audit() {
  const { stdout = '' } = await npm('audit', '--json').catch((error) => error)
  try {
    return JSON.parse(stdout).vulnerabilities ?? null
  } catch {
    return null
  }
}

const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((each) => each.split(/ AND /).every((one) => ALLOWED.includes(one)))

const bundled = listBundled()
if (bundled.size === 0) throw new Error('dist/ names no packages: npm run dist')
if (process.argv.includes('--sbom')) {
  const { stdout } = await npm('sbom', '--sbom-format', 'cyclonedx')
  const sbom = JSON.parse(stdout)
  const components = sbom.components.filter(({ group, name }) => bundled.has(group ? `${group}/${name}` : name))
  const kept = new Set([sbom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }))
  console.log(JSON.stringify({ ...sbom, components, dependencies }, null, 2))
} else {
  const foreign = [...bundled].filter(([name, licence]) => !isAllowed(licence) && !WITHOUT_LICENCE.includes(name))
  for (const [name, licence] of foreign) console.error(`${name} has the licence ${licence || '(none)'}`)
  const vulnerabilities = await audit()
  const known = Object.values(vulnerabilities ?? {}).filter(({ name }) => bundled.has(name))
  for (const { name, severity, range } of known) console.error(`${name} ${range}: ${severity}`)
  const audited =
    vulnerabilities === null
      ? 'vulnerabilities not checked: the registry did not answer'
      : `${known.length} with known vulnerabilities`
  console.log(`${bundled.size} bundled packages: ${foreign.length} with another licence, ${audited}`)
  if (foreign.length > 0 || known.some(({ severity }) => SERIOUS.includes(severity))) process.exitCode = 1
}
