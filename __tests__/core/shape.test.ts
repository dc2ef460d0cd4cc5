import { describe, expect, it } from 'vitest'
import {
  allowNull,
  allowUndefined,
  type Check,
  createListShape,
  createMapShape,
  createObjectShape,
  findWrongField,
  isBoolean,
  isName,
  isNumber,
  isObject,
  isString,
  isThere,
  oneOf,
} from '../../src/core/shape.js'

const FIELDS = {
  name: isName,
  count: isNumber,
  note: allowUndefined(isString),
  tags: allowNull(createListShape(isString)),
}
const whole = { name: 'a', count: 1, tags: null }

describe('data from outside', () => {
  it.each<[string, Check<unknown>, unknown, boolean]>([
    ['an empty text', isString, '', true],
    ['an empty name', isName, '', false],
    ['a number', isNumber, 0, true],
    ['a truth', isBoolean, 0, false],
    ['a list as an object', isObject, [], false],
    ['null as something', isThere, null, true],
    ['nothing', isThere, undefined, false],
    ['one of some', oneOf<string | number>('a', 1), 1, true],
    ['another', oneOf<string | number>('a', 1), '1', false],
    ['a list of texts', createListShape(isString), ['a', 'b'], true],
    ['a list with a number', createListShape(isString), ['a', 1], false],
    ['a map of numbers', createMapShape(isNumber), { a: 1 }, true],
    ['a map with a text', createMapShape(isNumber), { a: 1, b: '2' }, false],
    ['all fields', createObjectShape(FIELDS), whole, true],
    ['one field more', createObjectShape(FIELDS), { ...whole, other: 1 }, true],
    ['an instance of a class', createObjectShape({}), new Date(), false],
  ])('%s', (_, check, value, fits) => {
    expect(check(value)).toBe(fits)
  })

  it.each([
    [{}, 'name'],
    [{ ...whole, count: '1' }, 'count'],
    [{ ...whole, note: 1 }, 'note'],
    [{ ...whole, note: 'n', tags: [1] }, 'tags'],
    [{ ...whole, note: 'n', tags: ['t'] }, undefined],
  ])('of %j the first wrong field is %s', (value, field) => {
    expect(findWrongField(value, FIELDS)).toBe(field)
    expect(createObjectShape(FIELDS)(value)).toBe(field === undefined)
  })
})
