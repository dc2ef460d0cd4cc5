import path from 'node:path'
import { createRealAdapters } from '../../src/run/adapters.js'
import type { RunAdapters } from '../../src/run/request.js'
import { type ScenarioResult, type TestReport, testFiles } from '../../src/scenario/test-files.js'
import { folderWith } from '../support/folders.js'

export interface TestOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly adapters?: (real: RunAdapters) => RunAdapters
}

/** Tests `scenarios.test.yaml` of a folder with these files. */
export function testIn(files: Readonly<Record<string, string>>, options: TestOptions = {}): Promise<TestReport> {
  const folder = folderWith(files)
  return testFile(path.join(folder, 'scenarios.test.yaml'), folder, options)
}

/** Tests one file of a folder that is there already. */
export function testFile(file: string, folder: string, options: TestOptions = {}): Promise<TestReport> {
  const env = { PATH: process.env['PATH'] ?? '', ...options.env }
  const real = createRealAdapters(env)
  return testFiles([file], {
    cwd: folder,
    env,
    scriptEnv: env,
    tempBase: folder,
    helpersFolder: null,
    adapters: options.adapters?.(real) ?? real,
    cancel: new AbortController().signal,
  })
}

/** `NAME: what, what` for each scenario that does not hold, and `line:column code` for findings. */
export function summary(report: TestReport): readonly string[] {
  const findings = report.findings.map(({ line, column, code }) => `${line}:${column} ${code}`)
  return [...findings, ...report.files.flatMap(({ scenarios }) => scenarios.map(verdict))]
}

function verdict({ name, passed, failures }: ScenarioResult): string {
  return passed ? `${name}: holds` : `${name}: ${failures.map(({ what }) => what).join(', ')}`
}
