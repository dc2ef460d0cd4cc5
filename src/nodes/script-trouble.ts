/** How a shell says that it could not start what a line names, and what that means. */
const TROUBLES: readonly (readonly [pattern: RegExp, reason: (script: string) => string])[] = [
  [
    /(\S+): Permission denied$/,
    (script) => `${script} is not executable: run \`chmod +x ${script}\`, or \`git update-index --chmod=+x ${script}\``,
  ],
  [
    /(\S+): (?:cannot execute: required file not found|bad interpreter: .*|.*\^M.*)$/,
    (script) =>
      `the interpreter in the first line of ${script} does not exist; Windows line ends (CRLF) also look like this`,
  ],
  [
    /(\S*\/\S*): No such file or directory$/,
    (script) =>
      `there is no ${script} in the folder where the script starts; set \`working_dir\`, or give the path from there`,
  ],
  [/(\S+): (?:command )?not found$/, (script) => `no program is called ${script}; is it installed, and on the PATH?`],
]

/** Codes with which shells end when a program could not be started. */
const NOT_STARTED: ReadonlySet<number | null> = new Set([126, 127])

/** The last line of a script that failed: without the temporary file that holds `run`, and with the reason where the shell names one. */
export function tellTrouble(line: string, exitCode: number | null, runFile: string | null): string {
  const said = withoutRunFile(line, runFile)
  if (!NOT_STARTED.has(exitCode)) return said
  for (const [pattern, reason] of TROUBLES) {
    const script = pattern.exec(said)?.[1]
    if (script !== undefined) return `${reason(script)}: ${said}`
  }
  return said
}

/** Nobody knows the temporary file that holds `run`. */
export function withoutRunFile(line: string, runFile: string | null): string {
  return runFile === null || runFile === '' ? line : line.replaceAll(runFile, 'run')
}
