import { type GithubRecord, type ResultDocument, waitingGates } from '../core/report.js'
import { shellCommand, shellPath } from '../text/shell-words.js'
import { oneLine } from '../text/terminal-text.js'

/** Where the reader of a report is, and what they can get of the run from there. */
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
  /** Whether code of another repository has run: what it left is looked at, and not gone on with. */
  readonly isForeign?: boolean
}

/** The same for files that are read somewhere else than where they were written. */
export type AwayReader = Pick<Reader, 'artifactName' | 'folder' | 'source' | 'isForeign'>

/** Where the run folder is put when it is fetched. */
export const FETCHED = 'conductor-run'
/** Nobody scrolls sideways for a comment. */
const MAX_COMMENT = 86
const SOURCE = 'github:conductor-action/conductor-action'

/** What to do next, in the order of doing it; a list is empty where it does not apply. */
export type NextSteps = ReturnType<typeof nextSteps>

/** The commands of a result as they work where the reader is: none names a path of a machine that is gone. */
export function nextSteps(result: ResultDocument, reader: Reader) {
  const starting = (...words: readonly string[]): readonly string[] =>
    result.next_commands.filter((command) => words.some((word) => command.startsWith(`conductor ${word} `)))
  const again = starting('run', 'validate', 'exec')
  const { github, runDir, artifactName } = reader
  const isHere = github === null
  const isUploaded = Boolean(artifactName)
  const inFolder = (word: string): readonly string[] => {
    if (isHere) return starting(word)
    return isUploaded ? starting(word).map((command) => moved(command, runDir)) : []
  }
  return {
    /** What makes the commands below work in a clone of the repository. */
    prepare: isHere || result.next_commands.length === 0 ? [] : preparation(reader),
    /** Gets the run folder. */
    fetch: isHere || !artifactName || runDir === null ? [] : [fetchCommand(github, artifactName)],
    explain: inFolder('explain'),
    resume: reader.isForeign === true ? [] : inFolder('resume'),
    /** How a later step or run of the action goes on with it, as its inputs in comments; none outside of GitHub. */
    resumeInputs: canResume(result) ? resumeInputs(result, reader) : [],
    redrive: reader.isForeign === true ? [] : inFolder('redrive'),
    /** Runs or checks the file again, from the start. */
    again,
    /** Whether it is only checked: nothing could run. */
    isCheck: again.every((command) => command.startsWith('conductor validate ')),
    /** Whether there was a run folder, and it is gone with its machine. */
    isLost: !isHere && runDir !== null && !isUploaded,
  }
}

/** What the commands come first for that make the others work. */
export const PREPARING = 'in a clone of the repository; the first line gets the command'

export interface NextPart {
  readonly what: string
  readonly commands: readonly string[]
}

/** The same in parts that say what each is for; those without a command are left out. */
export function nextParts(
  next: NextSteps,
  { gate, suspended }: Pick<ResultDocument, 'gate' | 'suspended'>,
): NextPart[] {
  const goOn = suspended?.waits_for === 'shards' ? 'run the shards and join them' : 'go on where it stopped'
  return [
    { what: PREPARING, commands: next.prepare },
    { what: 'what happened', commands: [...next.fetch, ...next.explain] },
    { what: gate === null ? goOn : 'answer and go on', commands: next.resume },
    { what: 'run once more what was given up', commands: next.redrive },
    { what: next.isCheck ? 'check it locally' : 'run it locally, from the start', commands: next.again },
  ].filter(({ commands }) => commands.length > 0)
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
function moved(command: string, runDir: string | null): string {
  return runDir === null ? command : command.replaceAll(runDir, FETCHED)
}

/** Whether a later step can go on: a folder that is not uploaded is still there for those of the same job. */
function canResume({ checkpoint, errors, success, termination }: ResultDocument): boolean {
  const isFinal = success || termination !== null || errors[0]?.kind === 'halt.intentional'
  return checkpoint !== null && checkpoint.path !== null && !isFinal
}

function resumeInputs(result: ResultDocument, { github, artifactName, isForeign = false }: Reader): readonly string[] {
  if (github === null || isForeign) return []
  const from = artifactName ? `${github.run_id}/${oneLine(artifactName)}` : `\${{ steps.ID.outputs.run-dir }}`
  const where = artifactName ? 'or in the workflow' : 'in a later step of the same job'
  const gates = gatesInput(result)
  const all = `resume-from: ${from}${gates === null ? '' : `, gates: ${gates}`}`
  const line = `# ${where}: ${all}`
  if (line.length <= MAX_COMMENT) return [line]
  if (all.length <= MAX_COMMENT || gates === null) return [`# ${where}:`, `#   ${all}`]
  return [`# ${where}:`, `#   resume-from: ${from}`, `#   gates: ${gates}`]
}

/** The answers as the action takes them, each gate with its first option. */
function gatesInput(result: ResultDocument): string | null {
  const answers = waitingGates(result).flatMap(({ node, options: [option] }) =>
    option === undefined ? [] : [[node, option.value] as const],
  )
  if (answers.length === 0) return null
  return `'${JSON.stringify(Object.fromEntries(answers)).replaceAll("'", "''")}'`
}
