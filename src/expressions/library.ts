import { getItem } from './access.js'
import { LIST_FILTERS } from './filters-lists.js'
import { TEXT_FILTERS } from './filters-text.js'
import { VALUE_FILTERS } from './filters-values.js'
import { CONDITION_GLOBALS, GLOBALS } from './globals.js'
import type { Vocabulary } from './parse-operand.js'
import type { Library } from './state.js'
import { TESTS } from './tests.js'

const FILTERS = new Map([...LIST_FILTERS, ...TEXT_FILTERS, ...VALUE_FILTERS])

export const LIBRARY: Library = {
  filters: FILTERS,
  tests: TESTS,
  globals: GLOBALS,
  element: (st, target, key) => getItem(st, target, key, undefined, st.pos),
}

export const CONDITION_LIBRARY: Library = { ...LIBRARY, globals: CONDITION_GLOBALS }

export const VOCABULARY: Vocabulary = {
  filters: new Set(FILTERS.keys()),
  tests: new Set(TESTS.keys()),
  refusals: new Map([['random', "there is no filter 'random': a workflow must do the same thing every time"]]),
}
