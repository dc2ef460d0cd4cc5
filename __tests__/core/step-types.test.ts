import { describe, expect, test } from 'vitest'
import { ENGINE_KINDS, isNeverRoutable, TOOL_LOOP_LIMIT } from '../../src/core/kinds.js'
import {
  endsOrAsks,
  hasSteps,
  isGovernedType,
  isWork,
  STEP_TYPES,
  stepType,
  takesTime,
  touchesOutside,
} from '../../src/core/step-types.js'
import { SHAPES, UNIONS } from '../../src/source/generated/shapes.js'

const SHAPE_OF: Readonly<Record<string, string>> = { ...UNIONS.node, parallel: 'parallel', for_each: 'forEach' }

describe('the table of step types', () => {
  test('has the types of the schema, no more and no less', () => {
    expect(Object.keys(STEP_TYPES).sort()).toEqual(Object.keys(SHAPE_OF).sort())
  })

  test.each(Object.entries(STEP_TYPES))('%s names fields that its schema has', (type, facts) => {
    const known = Object.keys(SHAPES[SHAPE_OF[type] ?? ''] ?? {})
    const named = facts.templates.flatMap(({ path: [field = ''] }) => field)
    expect(named.filter((field) => !known.includes(field))).toEqual([])
  })

  test.each(Object.entries(STEP_TYPES))('%s raises kinds that routes may name', (_, { kinds }) => {
    expect(
      kinds.filter(
        (kind) => !ENGINE_KINDS.includes(kind) || isNeverRoutable({ kind, details: { limit: TOOL_LOOP_LIMIT } }),
      ),
    ).toEqual([])
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  test.each([
    [touchesOutside, ['script', 'agent', 'human_gate', 'questions']],
    [isWork, ['script', 'agent']],
    [takesTime, ['script', 'wait', 'agent', 'human_gate', 'questions']],
    [endsOrAsks, ['terminate', 'human_gate', 'questions']],
    [hasSteps, ['workflow', 'parallel', 'for_each']],
    [isGovernedType, ['script', 'workflow', 'agent', 'parallel', 'for_each']],
  ])('%o', (holds, types) => {
    expect(Object.keys(STEP_TYPES).filter(holds)).toEqual(types)
  })

  test.each(['constructor', 'toString', 'gap', ''])('%j is the name of no type', (name) => {
    expect(stepType(name)).toBeNull()
    expect(touchesOutside(name) || takesTime(name)).toBe(false)
  })
})
