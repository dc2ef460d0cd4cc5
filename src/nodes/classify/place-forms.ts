/** A path with an extension, or a well-known file name; endings of host names are excluded. */
const FILE =
  '(?<file>(?:/?[A-Za-z]:[\\\\/]|(?:res|file):[/]{2})?[\\w./\\\\@+-]{0,200}?(?:\\.(?!(?:com|org|net|io|dev)\\b)[A-Za-z]\\w{0,9}|\\b(?:Docker|Make|Gem|Pod|Jenkins)file|\\bBUILD))'
const LINE = '(?<line>\\d{1,6})'
const COLUMN = '(?<column>\\d{1,6})'
const AT_LINE = `${LINE}(?:[:.,]${COLUMN})?(?:-\\d{1,6}(?:[:.]\\d{1,6})?)?`

/** Forms of a line with a place and a message. */
export const NAMED_PLACES = [
  `^(?:\\[?(?:error|fatal|E)[\\]:\\s•-]{1,4}|\\w{2,20}:|(?:error )?in )?\\[?${FILE}:\\[?${AT_LINE}\\]?(?::|,| -)? ?(?<message>\\S.*)$`,
  `^${FILE} ?[[(]${LINE}(?:[:,] ?${COLUMN})?[)\\]] ?:? ?(?<message>\\S.*)$`,
  `^${FILE}(?:: | - )(?<message>\\S.*?),? (?:at|on) line ${LINE}(?:,? col(?:umn)? ${COLUMN})?`,
  `(?:\\(|: | - |["'])${FILE}:${AT_LINE}(?:[)"']?(?::| -) (?<message>\\S.*)|\\)?$)`,
  `^${FILE}:? line ${LINE}: (?<message>\\S.*)$`,
  `^["']${FILE}["'], line ${LINE}: ?(?<message>\\S.*)$`,
  `\\b(?:at|in) ${FILE}:${AT_LINE}$`,
].map((form) => new RegExp(form, 'i'))

/** Forms of a line with a place whose message is in a line beside it. */
export const BARE_PLACES = [
  `^(?:[^\\w./\\\\@]{1,6})?(?:@ |at|in|on|from|File:(?: /)?|Location:\\s{0,9}|CMake Error(?: in| at)?)? ?${FILE}:${AT_LINE}(?: ?\\]|:| \\(\\w+\\):?|: [\\w.]+/\\d+|: error:(?: \\[\\S+\\])?|: ?in .*| - \\d+:\\d+ .*| # ?\\S.*| at #\\S+| char:\\d+|:\\w+)?$`,
  `\\[${FILE}\\(${LINE}\\)\\]$`,
  `^At (?<file>.{1,300}\\.psm?1):${LINE} char:${COLUMN}$`,
  `^${FILE} ${LINE}:${COLUMN}\\b`,
  `\\b(?:at|in) (?:\\S{1,200} )?${FILE}:(?:line )?${AT_LINE}$`,
  `\\(['"]?${FILE}:${AT_LINE}['"]?\\)`,
  `^(?:# )?File "(?<file>[^"<]{1,200})", line ${LINE}`,
  `(?:\\b(?:in|at|of|file:?) |\\()['"]?${FILE}['"]?(?:,|:| failed\\.)? line:? ${LINE}(?:,? col(?:umn)? ${COLUMN})?`,
].map((form) => new RegExp(form, 'i'))

/** Reports whether a line holds only a place. */
export function isPlaceOnly(text: string): boolean {
  return BARE_PLACES[0]?.test(text) === true
}
