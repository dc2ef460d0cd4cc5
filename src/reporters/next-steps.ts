import { type GithubRecord, type ResultDocument, waitingGates } from '../core/report.js'
import { oneLine } from '../text/terminal-text.js'
import { shellCommand, shellPath } from './shell-words.js'

/** Where the reader of a report is, and what can be had of the run from there. */
export interface Reader {
  /** Null on the machine that ran it: the run folder is there. */
  readonly github: GithubRecord | null
  readonly runDir: string | null
  /** The artifact that holds the run folder; null or left out when there is none. */
  readonly artifactName?: string | null
  /** The folder of the repository that commands belong to; empty for its root. */
  readonly folder?: string
  /** What `npx` gets the command from. */
  readonly source?: string
}

/** The same for files that are read somewhere else than where they were written. */
export type AwayReader = Pick<Reader, 'artifactName' | 'folder' | 'source'>

/** What to do next, in the order of doing it; a list is empty where it does not apply. */
export interface NextSteps {
  /** What makes the commands below work in a clone of the repository. */
  readonly prepare: readonly string[]
  /** Gets the run folder. */
  readonly fetch: readonly string[]
  readonly explain: readonly string[]
  readonly resume: readonly string[]
  readonly redrive: readonly string[]
  /** Runs or checks the file again, from the start. */
  readonly again: readonly string[]
  /** Whether it is only checked: nothing could run. */
  readonly isCheck: boolean
  /** Whether there was a run folder, and it is gone with its machine. */
  readonly isLost: boolean
}

/** Where the run folder is put when it is fetched. */
export const FETCHED = 'conductor-run'
const SOURCE = 'github:conductor-action/conductor-action'

/** The commands of a result as they work where the reader is: none names a path of a machine that is gone. */
export function nextSteps(result: Pick<ResultDocument, 'next_commands'>, reader: Reader): NextSteps {
  const starting = (...words: readonly string[]): readonly string[] =>
    result.next_commands.filter((command) => words.some((word) => command.startsWith(`conductor ${word} `)))
  const again = starting('run', 'validate', 'exec')
  const { github, runDir, artifactName } = reader
  const isHere = github === null
  const isKept = Boolean(artifactName)
  const inFolder = (word: string): readonly string[] => {
    if (isHere) return starting(word)
    return isKept ? starting(word).map((command) => moved(command, runDir)) : []
  }
  return {
    prepare: isHere || result.next_commands.length === 0 ? [] : preparation(reader),
    fetch: isHere || !artifactName || runDir === null ? [] : [fetchCommand(github, artifactName)],
    explain: inFolder('explain'),
    resume: inFolder('resume'),
    redrive: inFolder('redrive'),
    again,
    isCheck: again.every((command) => command.startsWith('conductor validate ')),
    isLost: !isHere && runDir !== null && !isKept,
  }
}

/** One line that gets the command, and one that goes to the folder. */
function preparation({ folder = '', source = SOURCE }: Reader): readonly string[] {
  return [
    `conductor() { npx --yes ${shellPath(source)} "$@"; }`,
    ...(folder === '' || folder === '.' ? [] : [`cd ${shellPath(folder)}`]),
  ]
}

function fetchCommand({ run_id: runId, repository, run_url: url }: GithubRecord, artifactName: string): string {
  const host = /^https?:\/\/([^/]+)\//.exec(url)?.[1] ?? 'github.com'
  const where = host === 'github.com' ? repository : `${host}/${repository}`
  return shellCommand(['gh', 'run', 'download', runId, '--name', artifactName, '--repo', where, '--dir', FETCHED])
}

/** The same command for the folder that was fetched; those of shards lie beside it. */
export function moved(command: string, runDir: string | null): string {
  return runDir === null ? command : command.replaceAll(runDir, FETCHED)
}

/** How a later step or run of the action goes on with it, as its inputs; null outside of GitHub. */
export function resumeInputs(result: ResultDocument, { github, artifactName }: Reader): string | null {
  if (github === null) return null
  const from = artifactName ? `${github.run_id}/${oneLine(artifactName)}` : `\${{ steps.ID.outputs.run-dir }}`
  const where = artifactName ? 'in the workflow' : 'in a later step of the same job'
  return `# or ${where}: resume-from: ${from}${gatesInput(result)}`
}

/** The answers as the action takes them, each gate with its first option. */
function gatesInput(result: ResultDocument): string {
  const answers = waitingGates(result).flatMap(({ node, options: [option] }) =>
    option === undefined ? [] : [[node, option.value] as const],
  )
  if (answers.length === 0) return ''
  return `, gates: '${JSON.stringify(Object.fromEntries(answers)).replaceAll("'", "''")}'`
}
