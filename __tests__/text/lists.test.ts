import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { appendAll, findLargest, findSmallest, retain } from '../../src/text/lists.js'

const MANY = Array.from({ length: 500_000 }, (_, at) => at)

it('long lists fit', () => {
  const list = [-1]
  appendAll(list, MANY)
  expect([list.length, findLargest(MANY), findSmallest(MANY)]).toEqual([500_001, 499_999, 0])
  retain(list, (item) => item < 1)
  expect(list).toEqual([-1, 0])
  expect([findLargest([]), findSmallest([])]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
})

it('no call spreads a list: data from outside may be longer than the stack', () => {
  const sources = path.resolve(import.meta.dirname, '../../src')
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/generated|browser/.test(name),
  )
  const spreading =
    /\b(?:push|unshift|splice|concat|max|min|fromCharCode|fromCodePoint|apply)\((?:[^(){}[\]`]*, *)?\.\.\./g
  const found = names.flatMap((name) => {
    const text = readFileSync(path.join(sources, name), 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '')
    return [...text.matchAll(spreading)].map(([call]) => `${name}: ${call}`)
  })
  expect(found).toEqual([])
})

it('the validators of files do not copy their errors for each item of a list', () => {
  const file = path.resolve(import.meta.dirname, '../../src/source/generated/validators.cjs')
  expect(readFileSync(file, 'utf8').match(/append\(vErrors|\.concat\(/g)).not.toContain('.concat(')
})
