import { NOT_STARTED } from '../core/kinds.js'
import { cutHead, cutTail, maskLines, NO_SECRETS } from '../text/excerpt.js'

const TAIL_BYTES = 4096

/** Returns the last 4 KiB of a stream. */
export function cutStreamTail(text: string, secrets = NO_SECRETS): string {
  return cutTail(text, TAIL_BYTES, secrets)
}

/** With this line Node.js ends the report of an uncaught error; the error itself stands above its stack. */
const NODE_SIGNATURE = /^Node\.js v\d+\.\d+/
const NAMED_ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)(?: \[\w+\])?(?:: |$)/

/** Lines with which npm ends its report: what went wrong stands above them. */
const NPM_POINTER =
  /^npm (?:error|ERR!)(?: +(?:\w+(?: This is related to .*)?|A complete log of this run can be found in:.*|For a full report see:|\S.*[\\/]_logs[\\/]\S+))?$/

/** Returns the last line of a stream that is more than a pointer to a log or the signature of Node.js. */
export function findLastLine(text: string, secrets = NO_SECRETS): string {
  const lines = maskLines(cutStreamTail(text, secrets), secrets)
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const last = lines.findLast((line) => !NPM_POINTER.test(line)) ?? lines.at(-1) ?? ''
  const shown = NODE_SIGNATURE.test(last) ? (lines.findLast((line) => NAMED_ERROR.test(line)) ?? lines.at(-2)) : last
  return cutHead(shown ?? last, 500, secrets)
}

const CRLF =
  'it has Windows line ends (CRLF): convert it (`dos2unix`, or `sed -i "s/\\r$//"`), and add `*.sh text eol=lf` to .gitattributes'

/** Messages of shells that could not start a program, with what they mean. */
const START_PROBLEMS: readonly (readonly [pattern: RegExp, reason: (script: string, folder: string) => string])[] = [
  [
    /(?<!\S)(\S+): Permission denied$/,
    (script) => `${script} is not executable: run \`chmod +x ${script}\`, or \`git update-index --chmod=+x ${script}\``,
  ],
  [
    /(?<!\S)(\S+): (?:cannot execute: required file not found|bad interpreter: .*|[^^]*\^M.*)$/,
    (script) =>
      `the interpreter in the first line of ${script} does not exist; Windows line ends (CRLF) also look like this`,
  ],
  // `env` names the interpreter with its carriage return, and then advises something else.
  [
    /(env): (?:use -\[v\]S to pass options in shebang lines|[^\\]*\\r[^:]*: No such file or directory)$/,
    () => `the script that was started: ${CRLF}`,
  ],
  [
    /(?<!\S)([^\s/]{0,255}\/\S{0,4096}): No such file or directory$/,
    (script, folder) =>
      script.startsWith('/')
        ? `there is no ${script}`
        : `there is no ${script} in ${folder}; set \`working_dir\`, or give the path from there`,
  ],
  [
    /(?<!\S)(\S+): (?:command )?not found$/,
    (script) => `no program is called ${script}; is it installed, and on the PATH?`,
  ],
]

/** Describes why a script failed by its last line, and explains the messages of shells that could not start a program. */
export function explainLastLine(
  line: string,
  exitCode: number | null,
  runFile: string | null,
  folder: string | null = null,
): string {
  const message = withoutRunFile(line, runFile)
  const startFolder = folder === null ? 'the folder where the script starts' : `${folder}, where the script starts`
  if (!NOT_STARTED.includes(exitCode)) return message
  for (const [pattern, reason] of START_PROBLEMS) {
    const script = pattern.exec(message)?.[1]
    if (script !== undefined) return `${reason(script, startFolder)}: ${message}`
  }
  return message
}

/** Replaces the name of the temporary file that holds `run`, which the user does not know. */
export function withoutRunFile(line: string, runFile: string | null): string {
  return runFile === null || runFile === '' ? line : line.replaceAll(runFile, 'run')
}
