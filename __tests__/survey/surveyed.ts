import { createFileStore } from '../../src/adapters/file-store.js'
import { createGithubApi } from '../../src/adapters/github/api.js'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { prepareLogRules } from '../../src/classify/prepared-rules.js'
import { Redactor } from '../../src/redaction/index.js'
import { parseEarlier } from '../../src/survey/compare.js'
import type { SurveyDocument } from '../../src/survey/index.js'
import { type SurveyRequest, survey } from '../../src/survey/survey.js'
import { parseWindow } from '../../src/survey/window.js'
import type { History, RunSpec } from './history.js'
import { History as Served } from './history.js'

const rules = prepareLogRules([], await loadPatterns())
const window = parseWindow('2026-10-01', '2026-10-31', 0)

export interface Told {
  readonly document: SurveyDocument
  readonly notes: readonly string[]
  readonly waits: readonly number[]
}

/** Surveys a history of October 2026 in this process, through the real client. */
export async function surveyed(
  history: History,
  asking: Partial<SurveyRequest> = {},
  earlier?: SurveyDocument,
): Promise<Told> {
  const api = async () =>
    createGithubApi({ token: 'secret-token', baseUrl: await history.serve(), longestWaitMs: 0, sleep })
  const [notes, waits]: [string[], number[]] = [[], []]
  const sleep = async (milliseconds: number) => void waits.push(milliseconds)
  const before = earlier === undefined ? null : parseEarlier(JSON.stringify(earlier), 'earlier', history.repository)
  if (!window.ok || before?.ok === false) throw new Error('the request is wrong')
  const done = await survey(
    {
      api: asking.api ?? (await api()),
      server: 'https://api.example',
      repository: history.repository,
      window: window.value,
      branches: [],
      workflows: [],
      rules,
      rulesText: '',
      redactor: new Redactor({ secrets: [] }),
      logs: 1000,
      cacheFolder: null,
      checkout: { folder: '/nowhere', repository: null },
      earlier: before?.value ?? new Map(),
      exportVerdicts: async () => null,
      ledger: null,
      waits: false,
      sleep,
      now: () => Date.parse('2026-11-05T00:00:00Z'),
      note: (text) => notes.push(text),
      progress: () => {},
      ...asking,
    },
    createFileStore(),
  )
  if (!done.ok) throw new Error(done.error.message)
  return { document: done.value, notes, waits }
}

export async function documentOf(...runs: readonly RunSpec[]): Promise<SurveyDocument> {
  return (await surveyed(new Served().add(...runs))).document
}
