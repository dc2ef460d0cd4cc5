/** The last word of a problem's kind, behind `external.build.`. */
export type ProblemKind = 'test' | 'compile' | 'link' | 'lint' | 'format' | 'types'

/**
 * A line of a test runner, a compiler or a linter, without the blanks around it, and what it adds to a problem:
 *
 * - `problem`: it says it all. `head`: a problem begins; with `next` the line behind it has the message. Its `file` and `line` count where no other place does.
 * - `message`: of the open problem, unless it has one. `reason`: a better one. `more`: values that belong to it. `kind`: it is of this kind.
 * - `place`: where it may be; the first that is in the workspace counts. `file`: what follows is about this file.
 * - `package`: what came before belongs to it. `end`: the open problem ends. `drop`: it is none.
 *
 * Groups: `file`, `line`, `column`, `message`, `rule`, `name` of a test, `class` with its package, `package`.
 */
export interface LocateRow {
  readonly is:
    | 'problem'
    | 'head'
    | 'message'
    | 'reason'
    | 'more'
    | 'place'
    | 'file'
    | 'package'
    | 'kind'
    | 'end'
    | 'drop'
  readonly text: RegExp
  readonly kind?: ProblemKind
  readonly next?: 'message' | 'more'
  /** The message, where the line is a place and nothing else. */
  readonly says?: string
  readonly order?: 'last first' | 'at the end'
}

export const C_FILE = '(?:/?[A-Za-z]:)?[^:()\\s][^:()]*\\.(?:c|cc|cpp|cxx|c\\+\\+|h|hh|hpp|hxx|m|mm|cu|S|s|ino|f90|F90)'
export const V8_FRAME =
  /^(?:at |❯ )(?:.*\()?(?:file:\/\/|https?:\/\/[^\s()]{1,100}\?p=|webpack:\/\/\/?(?:[\w@.-]*\/)?\.\/)?(?<file>(?:\/?[A-Za-z]:)?[^:()]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+)\)?$/
/** `src/a.ts` in front of `:3:5` or `(3,5)`. */
export const SCRIPT_FILE = '(?<file>(?:/?[A-Za-z]:)?[^:()\\s][^:()>]*\\.(?:[cm]?[jt]sx?|vue|svelte|astro))'
