/** The last word of a problem's kind, after `external.build.`. */
export type ProblemKind = 'test' | 'compile' | 'link' | 'lint' | 'format' | 'types' | 'crash'

/**
 * A form of line of a test runner, a compiler or a linter, and what the line adds to a problem:
 *
 * - `problem`: a whole problem. `head`: the beginning of a problem; with `next` the following line has the message. Its `file` and
 *   `line` are the fallback place.
 * - `message`: the message of the open problem, unless the problem has one. `reason`: a better message. `more`: values to append.
 *   `kind`: sets the kind. `again`: a later message replaces the one so far.
 * - `place`: a possible place; the first one inside the workspace is taken. `file`: the file of the following lines.
 * - `package`: the package of the previous problems. `end`: ends the open problem. `drop`: discards the open problem.
 * - `pass`: a test passed or was skipped; discards what it printed before, and ignores what it prints below. With a `name`, discards
 *   what was printed under this name.
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
    | 'again'
    | 'end'
    | 'drop'
    | 'pass'
  readonly text: RegExp
  readonly kind?: ProblemKind
  readonly next?: 'message' | 'more'
  /** The message, if the line holds only a place. */
  readonly says?: string
  readonly order?: 'last first' | 'at the end'
  /** The line may be a log of the test: those that name a failure count, and without any the last one. */
  readonly mayBeLog?: true
}

type RowOptions = Partial<Omit<LocateRow, 'is' | 'text'>>

const createLocateRow =
  (is: LocateRow['is']) =>
  (text: RegExp, options: RowOptions = {}): LocateRow => ({ is, text, ...options })

const createKindRow =
  (is: 'problem' | 'head' | 'kind') =>
  (kind: ProblemKind, text: RegExp, options: RowOptions = {}): LocateRow => ({ is, kind, text, ...options })

export const problem = createKindRow('problem')
export const head = createKindRow('head')
export const setKind = createKindRow('kind')
export const message = createLocateRow('message')
export const reason = createLocateRow('reason')
export const more = createLocateRow('more')
export const again = createLocateRow('again')
export const place = createLocateRow('place')
export const inFile = createLocateRow('file')
export const inPackage = createLocateRow('package')
export const end = createLocateRow('end')
export const drop = createLocateRow('drop')
export const pass = createLocateRow('pass')

export const C_FILE = '(?:/?[A-Za-z]:)?[^:()\\s][^:()]*\\.(?:c|cc|cpp|cxx|c\\+\\+|h|hh|hpp|hxx|m|mm|cu|S|s|ino|f90|F90)'
export const V8_FRAME =
  /^(?:at (?:.*\()?|❯ (?:[^\s/]+ )?)(?:file:\/\/|https?:\/\/[^\s()]{1,100}\?p=|webpack:\/\/\/?(?:[\w@.-]*\/)?\.\/)?(?<file>(?:\/?[A-Za-z]:)?[^:()]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+)\)?$/
/** `src/a.ts` before `:3:5` or `(3,5)`. */
export const SCRIPT_FILE = '(?<file>(?:/?[A-Za-z]:)?[^:()\\s][^:()>]*\\.(?:[cm]?[jt]sx?|vue|svelte|astro))'
