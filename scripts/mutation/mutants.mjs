/** Finds the mutants of a source file, and writes a file that holds many of them, each behind a switch. */
import { parseAst } from 'rolldown/parseAst'

const SWAPPED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

/** Parts of a tree that hold types or names, which exist only for the compiler. */
const NOT_RUN = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'source', 'attributes'])
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSParameterProperty'])
const LOOPS = new Set(['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'])

function walk(node, parents, visit) {
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return
  visit(node, parents)
  const inner = [node, ...parents]
  for (const [name, value] of Object.entries(node)) {
    if (NOT_RUN.has(name)) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, inner, visit)
    }
  }
}

function parsed(text, file) {
  return parseAst(text, { lang: 'ts' }, file)
}

/** For each function of a file, how many of its arguments have to be given; a name that is declared twice is left out. */
export function optionalParameters(text, file, known) {
  walk(parsed(text, file), [], (node, [parent]) => {
    if (!/Function/.test(node.type)) return
    const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name
    if (typeof name !== 'string') return
    const isOptional = (parameter) => parameter.type === 'AssignmentPattern' || parameter.optional === true
    const first = node.params.findIndex(isOptional)
    known.set(name, known.has(name) ? Number.POSITIVE_INFINITY : first < 0 ? Number.POSITIVE_INFINITY : first)
  })
}

/** Every mutant of a file: what is replaced, by what, and in which line. */
export function mutantsOf(text, file, optional) {
  const found = []
  walk(parsed(text, file), [], (node, parents) => {
    for (const mutant of ofNode(node, parents, text, optional)) {
      found.push({ file, line: text.slice(0, mutant.start).split('\n').length, ...mutant })
    }
  })
  return found
}

function* ofNode(node, parents, text, optional) {
  const [parent] = parents
  const source = text.slice(node.start, node.end)
  const expression = (sort, by) => ({ form: 'expression', sort, start: node.start, end: node.end, source, by })
  const isTest = parent !== undefined && parent.test === node && parent.type !== 'SwitchCase'
  const isEquality = node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)
  if (isTest && !isEquality) yield expression('condition negated', `!(${source})`)
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const { left, right, operator } = node
    const by = SWAPPED[operator]
    const isText = [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string')
    if (by !== undefined && !(isText && operator === '+')) {
      const between = text.slice(left.end, right.start)
      const before = text.slice(node.start, left.end)
      const after = text.slice(right.start, node.end)
      yield expression(`${operator} to ${by}`, before + between.replace(operator, by) + after)
    }
  }
  if (node.type === 'Literal') yield* ofLiteral(node, parent, expression)
  if (isRemovable(node, parents)) {
    yield { form: 'statement', sort: 'statement removed', start: node.start, end: node.end, source, by: '' }
  }
  if (node.type === 'SpreadElement') {
    const { start, end } = node.argument
    const by = parent.type === 'ObjectExpression' ? '{}' : '[]'
    yield { form: 'expression', sort: 'spread dropped', start, end, source, by }
  }
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const first = optional.get(node.callee.name) ?? Number.POSITIVE_INFINITY
    const last = node.arguments.at(-1)
    if (node.arguments.length > first && last.type !== 'SpreadElement')
      yield { form: 'argument', sort: 'argument left out', start: last.start, end: last.end, source, by: '' }
  }
}

function* ofLiteral(node, parent, expression) {
  const { value } = node
  if (parent.type === 'ExpressionStatement' || (parent.key === node && !parent.computed)) return
  // `list[index] ?? 0` where the index is always inside of the list: only the compiler asks for the second half.
  if (parent.operator === '??' && parent.left.type === 'MemberExpression' && parent.left.computed) return
  if (typeof value === 'boolean') yield expression('boolean flipped', String(!value))
  if (typeof value === 'number') yield expression('number by one', String(value + 1))
  // What has a space in it is a sentence for people.
  if (typeof value === 'string' && value !== '' && !/\S\s+\S/.test(value)) yield expression('text emptied', "''")
}

/** A statement that acts, a return before the end of its function, and a jump inside of a loop. */
function isRemovable(node, parents) {
  const [parent] = parents
  if (node.type === 'ExpressionStatement') {
    // A class without `super()` cannot be made at all: nobody would miss that.
    const isSuper = node.expression.type === 'CallExpression' && node.expression.callee.type === 'Super'
    return !isSuper && (node.directive === undefined || node.directive === null)
  }
  if (node.type === 'ContinueStatement' || node.type === 'ThrowStatement') return true
  if (node.type === 'BreakStatement') return parent.type !== 'SwitchCase'
  if (node.type !== 'ReturnStatement') return false
  const isLast = parent.type === 'BlockStatement' && parent.body.at(-1) === node
  return !(isLast && /Function/.test(parents[1].type))
}

/** The source with these mutants in it: `__mutant(id)` tells whether one is on, `__loop()` counts the rounds of loops, `__memory()` holds caches, `__reset()` lets a module begin anew. */
export function instrumented(text, file, mutants) {
  const edits = mutants.map((mutant) => ({ ...mutant, wrap: (inner) => wrapped(mutant, inner) }))
  walk(parsed(text, file), [], (node, parents) => {
    if (LOOPS.has(node.type)) {
      const { start, end } = node.body
      edits.push({ start, end, wrap: (inner) => `{ __loop(); ${inner} }` })
    }
    if (isMemory(node, parents)) {
      const { start, end } = node
      edits.push({ start, end, wrap: (inner) => `__memory(() => ${inner})` })
    }
  })
  edits.sort((a, b) => a.start - b.start || b.end - a.end)
  let next = 0
  const render = (start, end) => {
    let out = ''
    let at = start
    while (next < edits.length && edits[next].start < end) {
      const edit = edits[next++]
      out += text.slice(at, edit.start) + edit.wrap(render(edit.start, edit.end))
      at = edit.end
    }
    return out + text.slice(at, end)
  }
  return `${render(0, text.length)}\n__reset(() => { ${beginnings(parsed(text, file), text).join('; ')} })\n`
}

/** What a module made once and keeps would hide a mutant in the making: how each such variable begins. */
function beginnings(program, text) {
  const declarations = program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
  return declarations
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap(({ kind, declarations }) => declarations.map(({ id, init }) => ({ kind, id, init })))
    .flatMap(({ kind, id, init }) => {
      if (kind === 'let') return [`${id.name} = ${init === null ? 'undefined' : text.slice(init.start, init.end)}`]
      const isFilled = init?.type === 'CallExpression' && init.callee.property?.name === 'fill'
      return isFilled ? [`${id.name}.fill(${text.slice(init.arguments[0].start, init.arguments[0].end)})`] : []
    })
}

/** A collection of a module that starts empty, and is no table in capitals, is a cache: each mutant gets one of its own. */
function isMemory(node, [declarator, declaration, outer, around]) {
  if (node.type !== 'NewExpression' || declarator?.type !== 'VariableDeclarator') return false
  const isOfModule =
    outer?.type === 'Program' || (outer?.type === 'ExportNamedDeclaration' && around?.type === 'Program')
  if (/^[A-Z_]+$/.test(declarator.id.name ?? '')) return false
  const isEmpty = node.arguments.every(({ type }) => type === 'Identifier' || type === 'Literal')
  return isOfModule && isEmpty && declaration.kind === 'const' && /(Map|Set|Cache)$/.test(node.callee.name ?? '')
}

function wrapped({ id, form, by }, inner) {
  if (form === 'statement') return `if (__mutant(${id})) {} else { ${inner} }`
  if (form === 'argument') return `...(__mutant(${id}) ? [] : [${inner}])`
  return `(__mutant(${id}) ? (${by}) : (${inner}))`
}
