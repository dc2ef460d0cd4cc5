// Builds the extension for Visual Studio Code into build/vscode: the client and the server as one file each, by esbuild, with the licences of
// their packages. `--pack FILE` makes a .vsix of it with vsce, which is fetched; `--pictures` draws the icon and the picture of its README.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const VSCE = '@vscode/vsce@3.6.2'
const ROOT = path.resolve(import.meta.dirname, '..')
const HOME = path.join(ROOT, 'editors/vscode')
const ENTRIES = { extension: 'editors/vscode/src/extension.ts', server: 'src/cli.ts' }

/** Builds the folder that a .vsix contains. */
export async function buildExtension(target) {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(ENTRIES).map(([out, input]) => ({ in: input, out })),
    outdir: target,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['vscode'],
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  for (const name of ['package.json', 'README.md', 'LICENSE', 'images'])
    cpSync(path.join(HOME, name), path.join(target, name), { recursive: true })
  writeFileSync(path.join(target, 'licenses.txt'), collectLicences(Object.keys(metafile.inputs)))
}

/** Joins the licences of the packages that the bundles contain. */
function collectLicences(inputs) {
  const packages = new Set(inputs.flatMap((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []))
  const texts = [...packages].sort().map((folder) => {
    const { name, license } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'))
    const file = readdirSync(path.join(ROOT, folder)).find((each) => /^licen[cs]e/i.test(each))
    const text = file === undefined ? '' : readFileSync(path.join(ROOT, folder, file), 'utf8').trim()
    return `${name}\n${license}\n${text}\n`
  })
  return texts.join('\n')
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" rx="56" fill="#0d1524"/>
<g fill="none" stroke-width="14" stroke-linecap="round"><path d="M72 66v124" stroke="#4cc38a"/><path d="M72 104c0 44 96 16 96 62" stroke="#ff7b72" stroke-dasharray="2 26"/></g>
<circle cx="72" cy="60" r="26" fill="#4cc38a"/><circle cx="72" cy="196" r="26" fill="#4cc38a"/><circle cx="176" cy="190" r="26" fill="#ff7b72"/></svg>`

async function drawPictures() {
  const { launchBrowser } = await import('./browser.mjs')
  const browser = await launchBrowser()
  const draw = async (name, svg, width, height) => {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(`<body style="margin:0;background:transparent">${svg}</body>`)
    await page.locator('svg').screenshot({ path: path.join(HOME, 'images', name), omitBackground: true })
    await page.close()
  }
  await draw('icon.png', ICON, 256, 256)
  await draw('editor.png', readFileSync(path.join(ROOT, 'assets/editor.svg'), 'utf8'), 1086, 658)
  await browser.close()
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--pictures')) await drawPictures()
  const target = path.join(ROOT, 'build/vscode')
  await buildExtension(target)
  const at = process.argv.indexOf('--pack')
  if (at !== -1) {
    const file = path.resolve(process.argv[at + 1] ?? 'conductor.vsix')
    const args = ['exec', '--yes', '--package', VSCE, '--', 'vsce', 'package', '--no-dependencies', '--out', file]
    execFileSync('npm', args, { cwd: target, stdio: 'inherit', shell: process.platform === 'win32' })
    if (!existsSync(file)) process.exitCode = 1
  }
}
