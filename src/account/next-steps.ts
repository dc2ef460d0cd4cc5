import { type GithubRecord, listWaitingGates, type ResultDocument } from '../core/report.js'
import { joinShellWords, replaceShellWords, splitShellWords, toPathWord, toShellPath } from '../text/shell-words.js'
import { toOneLine } from '../text/terminal-text.js'

export interface Reader {
  /** Null on the machine that ran the workflow, where the run folder is. */
  readonly github: GithubRecord | null
  readonly runDir: string | null
  readonly artifactName?: string | null
  readonly folder?: string
  readonly source?: string
  /** Whether the run executed code of another repository; such a run may be inspected, but not resumed. */
  readonly isForeign?: boolean
}

/** The reader of a file that is read on another machine. */
export type AwayReader = Pick<Reader, 'artifactName' | 'folder' | 'source' | 'isForeign'>

export const FETCHED = 'conductor-run'
const SOURCE = 'github:conductor-action/conductor-action'

/** Next commands by purpose, in the order of use; a list is empty if it does not apply. */
export type NextSteps = ReturnType<typeof groupNextSteps>

/** Adapts the commands of a result to the reader's location, so that none names a path of another machine. */
export function groupNextSteps(result: ResultDocument, reader: Reader) {
  const starting = (...verbs: readonly string[]): readonly string[] =>
    result.next_commands.filter((command) => verbs.includes(getVerb(command)))
  const again = starting('run', 'validate', 'exec')
  const file = splitShellWords(starting('run', 'validate')[0] ?? '')[2]?.text ?? toPathWord(result.workflow.file)
  const { github, runDir, artifactName } = reader
  const isHere = github === null
  const isUploaded = Boolean(artifactName)
  const inFolder = (word: string): readonly string[] => {
    if (isHere) return starting(word)
    const here = runDir === null ? null : toPathWord(runDir)
    // The folders of shards lie beside the run folder, and have its name with an ending.
    const moveToFetched = (command: string) =>
      replaceShellWords(command, (word) =>
        here !== null && word.startsWith(here) ? `${FETCHED}${word.slice(here.length)}` : word,
      )
    return isUploaded ? starting(word).map((command) => nameWorkflow(moveToFetched(command), file)) : []
  }
  return {
    prepare: isHere || result.next_commands.length === 0 ? [] : listPreparation(reader),
    fetch: isHere || !artifactName || runDir === null ? [] : [formatFetchCommand(github, artifactName)],
    explain: inFolder('explain'),
    resume: reader.isForeign === true ? [] : inFolder('resume'),
    /** Inputs of the action that resume the run, as comments; none outside of GitHub. */
    resumeInputs: listResumeInputs(result, reader),
    redrive: reader.isForeign === true ? [] : inFolder('redrive'),
    again,
    isCheck: again.every((command) => getVerb(command) === 'validate'),
    isLost: !isHere && runDir !== null && !isUploaded,
  }
}

/** Returns the commands by purpose; `label` names it in a few letters. */
export function listNextParts(next: NextSteps, { gate, suspended }: ResultDocument) {
  const goOn = suspended?.waits_for === 'shards' ? 'run the shards and join them' : 'resume where it stopped'
  return [
    { label: '', what: 'first, get the command', commands: next.prepare },
    { label: 'explain', what: 'what happened', commands: [...next.fetch, ...next.explain] },
    { label: 'resume', what: gate === null ? goOn : 'answer and resume', commands: next.resume },
    { label: 'redrive', what: 'run once more what was given up', commands: next.redrive },
    {
      label: 'again',
      what: next.isCheck ? 'check it locally' : 'run it locally, from the start',
      commands: next.again,
    },
  ].filter(({ commands }) => commands.length > 0)
}

/** Returns the command of conductor that a line starts: `resume` of `conductor resume FOLDER`. */
export function getVerb(command: string): string {
  return splitShellWords(command)[1]?.text ?? ''
}

const NAMING_OPTIONS = ['--shard', '--join', '--workflow']

/** Adds the workflow file: a folder that this machine does not know does not decide it. Shards find it in the workspace. */
export function nameWorkflow(command: string, file: string): string {
  const [, verb, ...words] = splitShellWords(command).map(({ text }) => text)
  const isNamed = (verb !== 'resume' && verb !== 'redrive') || words.some((word) => NAMING_OPTIONS.includes(word))
  return isNamed ? command : `${command} ${joinShellWords(['--workflow', file])}`
}

function listPreparation({ folder = '', source = SOURCE }: Reader): readonly string[] {
  return [
    `conductor() { npx --yes ${toShellPath(source)} "$@"; }`,
    ...(folder === '' || folder === '.' ? [] : [`cd ${toShellPath(folder)}`]),
  ]
}

function formatFetchCommand({ run_id: runId, repository, run_url: url }: GithubRecord, artifactName: string): string {
  const host = /^https?:\/\/([^/]+)\//.exec(url)?.[1] ?? 'github.com'
  const where = host === 'github.com' ? repository : `${host}/${repository}`
  return joinShellWords(['gh', 'run', 'download', runId, '--name', artifactName, '--repo', where, '--dir', FETCHED])
}

function listResumeInputs(
  result: ResultDocument,
  { github, artifactName, isForeign = false }: Reader,
): readonly string[] {
  const { checkpoint, errors, success, termination } = result
  const isFinal = success || termination !== null || errors[0]?.kind === 'halt.intentional'
  // A folder that is not uploaded is available in the same job.
  if (github === null || isForeign || isFinal || (checkpoint?.path ?? null) === null) return []
  const from = artifactName ? `${github.run_id}/${toOneLine(artifactName)}` : `\${{ steps.ID.outputs.run-dir }}`
  const where = artifactName ? 'or in the workflow' : 'in a later step of the same job'
  // The first option of each gate, as the action's `gates` input.
  const answers = listWaitingGates(result).flatMap(({ node, options: [option] }) =>
    option === undefined ? [] : [[node, option.value] as const],
  )
  const text = JSON.stringify(Object.fromEntries(answers)).replaceAll("'", "''")
  return [`# ${where}: resume-from: ${from}${answers.length === 0 ? '' : `, gates: '${text}'`}`]
}
