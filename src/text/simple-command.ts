/** A word of a command; `isFixed` is false if the shell expands a part of it. */
interface Word {
  readonly text: string
  readonly isFixed: boolean
  /** Text before the first quote or escape, where a shell looks for assignments and reserved words. */
  readonly bare: string
}

const OPERATORS = ';&|<>()'
/** Words of shells that open a compound command or negate a pipeline. */
const RESERVED = /^(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|select|function|coproc|!|\{|\}|\[\[)$/
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/
const SHELL = /^(?:(?:ba|da|a|z|k|mk|c|tc|fi)?sh|busybox|pwsh|powershell|cmd|su|runuser)(?:\.exe)?$/i
const COMMAND_FLAG = /^(?:-[abd-z]*c[a-z]*|--command|-command|\/[ck])$/i
/** Shells of `run` whose text is read as POSIX means it. */
const POSIX_SHELL = /^(?:ba|da|a|z|k)?sh$/
/** Shells in which braces open a block. */
const OTHER_SHELL = /^(?:pwsh|powershell|cmd)$/

export type StartedCommand =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly run: string; readonly shell: string | null }

/** Returns the words of a step that is one command, so that its exit code is that of one program; null for anything else. */
export function findSimpleCommand(started: StartedCommand): readonly string[] | null {
  if ('command' in started) return unwrapShell([started.command, ...started.args].map(createFixedWord))
  const [line = 'bash'] = (started.shell ?? '').trim().split(/\s+/)
  const shell = stripProgramPath(line || 'bash').toLowerCase()
  if (OTHER_SHELL.test(shell) && /[{}]/.test(started.run)) return null
  return POSIX_SHELL.test(shell) || OTHER_SHELL.test(shell) ? judgeText(started.run) : null
}

function createFixedWord(text: string): Word {
  return { text, isFixed: true, bare: text }
}

export function stripProgramPath(command: string): string {
  return (command.split(/[\\/]/).at(-1) ?? '').replace(/\.exe$/i, '')
}

function judgeText(text: string): readonly string[] | null {
  const words = parseWords(text)
  if (words === null) return null
  const start = words.findIndex(({ bare }) => !ASSIGNMENT.test(bare))
  const [program, ...args] = start < 0 ? [] : words.slice(start)
  if (program === undefined || RESERVED.test(program.bare)) return null
  if (program.text !== 'eval') return unwrapShell([program, ...args])
  return args.every(({ isFixed }) => isFixed) ? judgeText(args.map((each) => each.text).join(' ')) : null
}

/** Judges the text that a shell is given, as in `sh -c TEXT`, whatever starts the shell. A program that is a variable may be one. */
function unwrapShell(words: readonly Word[]): readonly string[] | null {
  const shell = words.findIndex(({ text, isFixed }, at) => isShell(text) || (at === 0 && !isFixed))
  const flag = shell < 0 ? -1 : words.findIndex(({ text }, at) => at > shell && COMMAND_FLAG.test(text))
  if (flag < 0) return words.map(({ text }) => text)
  const script = words.slice(flag + 1).find(({ text }) => !text.startsWith('-'))
  return script?.isFixed === true ? judgeText(script.text) : null
}

function isShell(text: string): boolean {
  return SHELL.test(stripProgramPath(text))
}

/** Splits the text of one simple command into words; null if it has operators, redirections, substitutions or a second command. */
function parseWords(text: string): readonly Word[] | null {
  const words: Word[] = []
  let word: { text: string; isFixed: boolean; bare: string; isBare: boolean } | null = null
  let [quote, isEnded, isSecond] = ['', false, false]
  const add = (part: string, isQuoted: boolean, isExpanded = false): void => {
    isSecond ||= isEnded
    word ??= { text: '', isFixed: true, bare: '', isBare: true }
    word.text += part
    word.isFixed &&= !isExpanded
    if (isQuoted) word.isBare = false
    else if (word.isBare) word.bare += part
  }
  const finish = (): void => {
    if (word !== null) words.push(word)
    word = null
  }
  for (let index = 0; index < text.length; index += 1) {
    const [sign, next] = [text.charAt(index), text.charAt(index + 1)]
    if (quote === "'") {
      if (sign === quote) quote = ''
      else add(sign, true)
    } else if (sign === '`' || (sign === '$' && (next === '(' || (quote === '' && /['"]/.test(next))))) return null
    else if (sign === '\\') {
      index += text.startsWith('\r\n', index + 1) ? 2 : 1
      if (!/[\r\n]/.test(next)) add(next, true)
    } else if (quote !== '') {
      if (sign === quote) quote = ''
      else add(sign, true, sign === '$')
    } else if (sign === "'" || sign === '"') {
      quote = sign
      add('', true)
    } else if (OPERATORS.includes(sign)) return null
    else if (sign === '#' && word === null) {
      const end = text.indexOf('\n', index)
      index = end < 0 ? text.length : end - 1
    } else if (/\s/.test(sign)) {
      finish()
      isEnded ||= sign === '\n' && words.length > 0
    } else add(sign, false, /[$*?[~]/.test(sign))
  }
  finish()
  return quote === '' && !isSecond ? words : null
}
