/**
 * Mutants that behave like the program: they change what it costs and nothing that anybody can see. Each entry names a file, or any, a part of
 * the line, and why no test could notice. A mutant that a test does notice counts as noticed, whatever stands here.
 */
const ALIKE = [
  { has: /unreachable\(/, why: 'the compiler shows that nobody comes here' },
  { file: 'src/durability/attempts.ts', has: /missing\.length > 0/, why: 'an empty list adds nothing' },
  {
    file: 'src/redaction/assignments.ts',
    has: /separators\.length > 0|code < 128/,
    why: 'there is nothing behind the bound',
  },
  { file: 'src/redaction/redactor.ts', has: /index < keys\.length/, why: 'there is nothing behind the bound' },
  { file: 'src/redaction/assignments.ts', has: /slot|untold/, why: 'a cache of names that tell nothing' },
  {
    file: 'src/redaction/pair-matcher.ts',
    has: /pairs: \[number, number\]/,
    why: 'which pair of a literal is looked for: any of them finds it, the rarest costs least',
  },
  {
    file: 'src/expressions/methods-text-search.ts',
    has: /return \{ text, start: 0 \}/,
    why: 'two ways to the same, the one is faster where there are no bounds',
  },
  {
    file: 'src/engine/child.ts',
    has: /was not loaded|return raised\($/,
    why: 'a file is not run before its children are loaded',
  },
  {
    file: 'src/expressions/numbers.ts',
    has: /exponent < 0 \? 1|plain === 0/,
    why: 'one and its powers are the same either way',
  },
  {
    file: 'src/redaction/pair-matcher.ts',
    has: /commonness|rarest|least|LETTERS|code === 32|97|48/,
    why: 'which pair of a literal is looked for: any of them finds it, the rarest costs least',
  },
  {
    file: 'src/redaction/pair-matcher.ts',
    has: /LITTLE_ENDIAN|=== 0\) continue/,
    why: 'two ways to the same hits, the one is faster for long texts',
  },
  {
    file: 'src/redaction/matcher.ts',
    has: /const (?:MANY|LONG|FEW|MAX_WINDOW)|text\.length < (?:MANY|group\.window)|> FEW|window < LONG|lastCode|step === widest/,
    why: 'a bound between two ways to the same hits',
  },
  {
    file: 'src/redaction/pair-matcher.ts',
    has: /1 << 16/,
    why: 'a larger table holds the same',
  },
  {
    file: 'src/expressions/numbers.ts',
    has: /x !== undefined && y !== undefined/,
    why: 'the long way gives the same product',
  },
  { file: 'src/redaction/scratch.ts', has: /scratch|filled/, why: 'a cache of the last text' },
  {
    file: 'src/redaction/telling-keys.ts',
    has: /memory/,
    why: 'a cache of judged names',
  },
  {
    file: 'src/redaction/redactor.ts',
    has: /#clean|MOST_CLEAN|LONGEST_SHORT|last\.needles\.length/,
    why: 'a cache, or how literals are grouped',
  },
  {
    file: 'src/redaction/assignments.ts',
    has: /text\.includes\('(?:--|<\/)'\)/,
    why: 'a cheap look before the real one',
  },
  {
    file: 'src/durability/join.ts',
    has: /position < records\.length/,
    why: 'one line behind the last is no entry and is passed over',
  },
  { file: 'src/durability/protect.ts', has: /Object\.defineProperty/, why: 'nobody defines the member again' },
  { file: 'src/routing/decide.ts', has: /on_error \?\? false/, why: 'only rows with on_error come here' },
  { file: 'src/resilience/breaker-file.ts', has: /a < b \? -1 : 1/, why: 'ids are different' },
]

/** Mutants that somebody could see and that no test holds, and why not. They count as unnoticed. */
const NOT_HELD = [
  ...[
    ['src/expressions/access.ts', /target\.length \+ index/],
    ['src/expressions/tests.ts', /value instanceof Iter \|\| value instanceof View/],
    ['src/expressions/wrap.ts', /hyphen > 0/],
    ['src/redaction/assignments.ts', /'authorization'/],
    ['src/redaction/redact-event.ts', /event\.item === undefined/],
    ['src/redaction/redactor.ts', /text\.length < SHORTEST_DECLARED_VALUE/],
    ['src/redaction/spans.ts', /start <= lastEnd/],
    ['src/engine/raising.ts', /step\.classify|declared\.includes/],
    ['src/engine/hooks.ts', /'suggestion'/],
    ['src/engine/view.ts', /Object\.keys\(own\)/],
  ].map(([file, has]) => ({
    file,
    has,
    why: 'a test was added after the table was made, and it was not measured again',
  })),
  {
    has: /\b(?:charge|reserve|budgetFault)\(|\b(?:MAX|MOST|LONGEST)_|\d_\d{3}|\b1024\b|end > floor/,
    why: 'how much work, depth or memory is charged, next to a bound that is far away',
  },
]

/** Why no test notices a mutant, and whether nobody could. */
export function classOf({ file, code, by }) {
  if (by !== null) return { isAlike: false, why: '' }
  const alike = ALIKE.find((entry) => (entry.file ?? file) === file && entry.has.test(code))
  if (alike !== undefined) return { isAlike: true, why: `alike: ${alike.why}` }
  const known = NOT_HELD.find((entry) => (entry.file ?? file) === file && entry.has.test(code))
  return { isAlike: false, why: known?.why ?? 'a test is missing' }
}
