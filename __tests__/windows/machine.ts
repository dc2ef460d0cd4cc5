import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findWine, windowsFolder } from '../../scripts/tools.mjs'

const root = path.resolve(import.meta.dirname, '../..')
export const isWindows = process.platform === 'win32'
const wine = isWindows ? null : findWine()
const programs = path.join(windowsFolder, 'programs')
const NODE = 'C:\\Program Files\\nodejs\\node.exe'

/** Whether a node.exe can be started here; in CI it must be possible. */
export const hasMachine =
  isWindows || process.env['CI'] !== undefined || (wine !== null && existsSync(path.join(programs, 'bash')))
/** Whether the program that holds files open was built. */
export const hasHold = existsSync(path.join(programs, 'hold/hold.exe'))

/** Programs beside Windows' own that may be on the PATH; Windows has real ones. */
export type StandIn = 'bash' | 'powershell' | 'pwsh' | 'taskkill' | 'hold'

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface StartOptions {
  readonly cwd?: string
  /** Variables over the inherited ones; undefined removes. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Stand-ins on the PATH under Wine. */
  readonly has?: readonly StandIn[]
  readonly stdin?: string
}

export interface Started {
  readonly ended: Promise<Ran>
  /** What the program has printed to stdout so far. */
  readonly printed: () => string
}

const ALL: readonly StandIn[] = ['bash', 'powershell', 'taskkill']

/** A folder of a test, on a drive that Windows has too: deletions under Wine follow links to the rest of the machine. */
export class Workspace {
  readonly folder: string
  #runs = 0

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}, name = 'work-') {
    const above = isWindows ? realpathSync.native(tmpdir()) : path.join(windowsFolder, 'd')
    mkdirSync(above, { recursive: true })
    this.folder = mkdtempSync(path.join(above, name))
    for (const [file, content] of Object.entries(files)) this.write(file, content)
  }

  /** The path of a file as Windows writes it. */
  path(...names: readonly string[]): string {
    if (isWindows) return path.join(this.folder, ...names)
    return ['D:', path.basename(this.folder), ...names].join('\\').replaceAll('/', '\\')
  }

  write(file: string, content: string | Uint8Array): void {
    const target = path.join(this.folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.folder, file))
  }

  /** Waits until a program has written a file. */
  appears(file: string): Promise<void> {
    return until(() => this.exists(file))
  }

  conductor(args: readonly string[], options: StartOptions = {}): Promise<Ran> {
    return this.node([hostFile('dist/cli/index.js'), ...args], options)
  }

  node(args: readonly string[], options: StartOptions = {}): Promise<Ran> {
    return this.start(NODE, args, options).ended
  }

  /** Starts a program. Its streams are files: Wine loses what is written to a Linux pipe. */
  start(program: string, args: readonly string[], options: StartOptions = {}): Started {
    this.#runs += 1
    const stream = (name: string): string => path.join(this.folder, `.${this.#runs}.${name}`)
    const [stdin, stdout, stderr] = [stream('in'), stream('out'), stream('err')]
    writeFileSync(stdin, options.stdin ?? '')
    const handles = [openSync(stdin, 'r'), openSync(stdout, 'w'), openSync(stderr, 'w')]
    const [command, words] =
      wine === null ? [isWindows && program === NODE ? process.execPath : program, args] : [wine, [program, ...args]]
    const child = spawn(command, words, {
      cwd: path.join(this.folder, options.cwd ?? ''),
      env: environment(options),
      stdio: [handles[0], handles[1], handles[2]],
      windowsHide: true,
    })
    for (const handle of handles) closeSync(handle)
    const ended = new Promise<Ran>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) =>
        resolve({ code, stdout: readFileSync(stdout, 'utf8'), stderr: readFileSync(stderr, 'utf8') }),
      )
    })
    return { ended, printed: () => readFileSync(stdout, 'utf8') }
  }

  /** Keeps a file open, so that nobody can rename or remove it; resolves when it does. */
  async hold(file: string, milliseconds: number, signal?: string): Promise<Started> {
    const words = [this.path(file), String(milliseconds), ...(signal === undefined ? [] : [this.path(signal)])]
    const program = path.join(programs, 'hold/hold.exe')
    const holder = this.start(isWindows ? program : hostPath(program), words)
    await until(() => this.exists(`${file}.held`))
    return holder
  }
}

/** A file of the repository, as node.exe sees it. */
export function hostFile(name: string): string {
  return isWindows ? path.join(root, name) : hostPath(path.join(root, name))
}

function hostPath(file: string): string {
  return `Z:${file.replaceAll('/', '\\')}`
}

/** Waits for something that another process does; the test's own limit ends the wait. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
}

function environment({ env = {}, has = ALL }: StartOptions): NodeJS.ProcessEnv {
  const common = { CI: undefined, GITHUB_ACTIONS: undefined, NODE_OPTIONS: undefined, NO_COLOR: '1', ...env }
  if (wine === null) return { ...process.env, ...common }
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    WINEPREFIX: path.join(windowsFolder, 'prefix'),
    WINELOADER: wine,
    WINEDEBUG: '-all',
    WINEDLLOVERRIDES: 'winedbg.exe=d',
    WINEPATH: [...has.map((name) => hostPath(path.join(programs, name))), 'C:\\Program Files\\nodejs'].join(';'),
    ...common,
    NODE_OPTIONS: `--require=${hostPath(path.join(windowsFolder, 'keep-alive.cjs')).replaceAll('\\', '/')}`,
  }
}
