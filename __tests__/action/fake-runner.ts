import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as core from '@actions/core'
import { defaults } from '@actions/github/lib/utils'

import { type ActionHost, readPayload } from '../../src/action/host.js'
import { toCompositeVariable } from '../../src/action/inputs.js'
import { runAction } from '../../src/action/main.js'
import { RunnerCommands, readInputText } from '../../src/adapters/actions-core.js'
import { type ArtifactStore, createArtifactStore } from '../../src/adapters/artifact.js'
import { createGithubApi } from '../../src/adapters/github/api.js'
import { builtAction } from '../support/bundles.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'
import { readLog, readOutputs, type SeenLog } from './runner-log.js'

/** How a step ended, as the runner sees it. */
export interface StepResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  readonly log: SeenLog
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly annotations: readonly {
    readonly level: string
    readonly file: string
    readonly line: string
    readonly title: string
    readonly message: string
  }[]
  readonly masks: readonly string[]
  readonly groups: readonly string[]
}

export interface StepOptions {
  readonly with?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly event?: unknown
  /** Called as soon as the text is in the log. */
  readonly when?: readonly [text: string, act: (child: ChildProcess) => void]
  /** Of a step inside of this process; once it is aborted, little time is left. */
  readonly cancel?: AbortSignal
  /** Of a step inside of this process: how long a download may bring nothing. */
  readonly stalledMs?: number
  /** Of a step inside of this process: the artifact service. */
  readonly artifacts?: ArtifactStore
  readonly node?: string
  readonly args?: readonly string[]
}

/** What runner/action.yml gives to its steps: each input in a variable of its own. */
export function compositeEnv(inputs: Readonly<Record<string, string>>, phase = 'run'): Record<string, string> {
  const given = Object.entries(inputs).map(([name, value]): [string, string] => [toCompositeVariable(name), value])
  return { ...Object.fromEntries(given), CONDUCTOR_ACTION_PHASE: phase }
}

/** Stryker runs the tests: those that need two processes or take a minute are skipped. */
export const isMutated = process.env['STRYKER_MUTATOR_WORKER'] !== undefined
let isInside = false
let stepBefore: Promise<unknown> = Promise.resolve()

/** A folder with a workspace and the files that a runner gives to a step. */
export class FakeRunner {
  readonly root = temporaryFolder()
  readonly workspace = path.join(this.root, 'workspace')
  readonly temp = path.join(this.root, 'temp')

  constructor() {
    mkdirSync(this.workspace)
    mkdirSync(this.temp)
  }

  file(name: string, text: string): string {
    writeFiles(this.workspace, { [name]: text })
    return path.join(this.workspace, name)
  }

  /** The step as a process of its own, from the bundle; in this process where Stryker, which changes the sources, asks. */
  async step(options: StepOptions = {}): Promise<StepResult> {
    if (isMutated && !options.when && !options.node && !options.args) {
      const result = stepBefore.then(() => this.inside(options))
      stepBefore = result.catch(() => {})
      return result
    }
    const env = this.#prepare(options)
    const child = spawn(options.node ?? process.execPath, [...(options.args ?? []), builtAction()], {
      cwd: this.workspace,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const { code, stdout, stderr } = await collect(child, options.when)
    return this.#result(code, stdout, stderr)
  }

  /** The same in this process, from the sources: for what needs the real clients, which take long to load. */
  async inside(options: StepOptions = {}): Promise<StepResult> {
    if (isInside) throw new Error('one step at a time: it changes the environment and the folder of this process')
    isInside = true
    const env = this.#prepare(options)
    const before = { env: process.env, cwd: process.cwd() }
    const written: string[] = []
    const print = process.stdout.write
    const cancel = options.cancel ?? new AbortController().signal
    const baseUrl = env['GITHUB_API_URL'] ?? ''
    const api: ActionHost['api'] = (token, given) => createGithubApi({ token, baseUrl, signal: cancel, ...given })
    process.env = { ...env }
    process.chdir(this.workspace)
    // The toolkit prints by itself, and remembers the file of the first summary that it wrote and the address of the first API.
    defaults.baseUrl = baseUrl
    Reflect.deleteProperty(core.summary, '_filePath')
    process.stdout.write = (text: string | Uint8Array) => written.push(String(text)) > 0
    try {
      const code = await runAction({
        input: readInputText,
        env,
        payload: readPayload(env),
        commands: new RunnerCommands(),
        cancel,
        sinceCancel: () => (cancel.aborted ? 8800 : null),
        artifacts: options.artifacts ?? createArtifactStore(api, options.stalledMs),
        api,
      })
      return this.#result(code, written.join(''), '')
    } finally {
      process.stdout.write = print
      process.env = before.env
      process.chdir(before.cwd)
      isInside = false
    }
  }

  #prepare(options: StepOptions): Record<string, string | undefined> {
    const output = this.#file('output')
    const summary = this.#file('summary')
    const event = this.#file('event.json')
    writeFileSync(output, '')
    writeFileSync(summary, '')
    if (options.event !== undefined) writeFileSync(event, JSON.stringify(options.event))
    const inputs = Object.entries({ workflow: 'workflow.yaml', ...options.with }).map(
      ([name, value]): [string, string] => [`INPUT_${name.toUpperCase()}`, value],
    )
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      SystemRoot: process.env['SystemRoot'],
      PATHEXT: process.env['PATHEXT'],
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: this.workspace,
      RUNNER_TEMP: this.temp,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_EVENT_PATH: event,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REPOSITORY: 'acme/rockets',
      GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_RUN_ID: '77',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKFLOW: 'CI',
      GITHUB_JOB: 'build',
      GITHUB_ACTION: '__acme_conductor-action',
      GITHUB_SERVER_URL: 'https://github.com',
      ...Object.fromEntries(inputs),
      ...options.env,
    }
  }

  #file(name: string): string {
    return path.join(this.root, name)
  }

  #result(code: number | null, stdout: string, stderr: string): StepResult {
    const log = readLog(stdout + stderr)
    const levels = ['error', 'warning', 'notice']
    return {
      code,
      stdout,
      stderr,
      log,
      outputs: readOutputs(readFileSync(this.#file('output'), 'utf8')),
      summary: readFileSync(this.#file('summary'), 'utf8'),
      annotations: log.commands
        .filter(({ name }) => levels.includes(name))
        .map(({ name, properties, data }) => ({
          level: name,
          file: properties['file'] ?? '',
          line: properties['line'] ?? '',
          title: properties['title'] ?? '',
          message: data,
        })),
      masks: log.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data),
      groups: log.commands.filter(({ name }) => name === 'group').map(({ data }) => data),
    }
  }
}

function collect(
  child: ChildProcess,
  when: StepOptions['when'],
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  let stdout = ''
  let stderr = ''
  let waiting = when
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    if (waiting !== undefined && stdout.includes(waiting[0])) {
      waiting[1](child)
      waiting = undefined
    }
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })))
}
