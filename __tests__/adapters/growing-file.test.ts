import { appendFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { GrowingFile } from '../../src/adapters/lines.js'
import { temporaryFolder } from '../support/folders.js'

const folder = temporaryFolder()

function follow(name: string): { readonly file: string; readonly look: () => readonly string[] } {
  const file = path.join(folder, name)
  const growing = new GrowingFile(file)
  const look = (): readonly string[] => {
    const seen: string[] = []
    growing.read(
      (line) => seen.push(line),
      () => seen.push('(from the start)'),
    )
    return seen
  }
  return { file, look }
}

it('gives each line once, when it is complete', () => {
  const { file, look } = follow('a')
  expect(look()).toEqual([])
  writeFileSync(file, 'one\ntw')
  expect(look()).toEqual(['one'])
  appendFileSync(file, 'o\nthree\n')
  expect(look()).toEqual(['two', 'three'])
  expect(look()).toEqual([])
})

it('does not break a character that is written in two parts', () => {
  const { file, look } = follow('b')
  const [first, second] = [Buffer.from('ä\n').subarray(0, 1), Buffer.from('ä\n').subarray(1)]
  writeFileSync(file, first)
  expect(look()).toEqual([])
  appendFileSync(file, second)
  expect(look()).toEqual(['ä'])
})

it('begins again with a file that was cut or replaced', () => {
  const { file, look } = follow('c')
  writeFileSync(file, 'one\ntwo\n')
  look()
  writeFileSync(file, 'new\n')
  expect(look()).toEqual(['(from the start)', 'new'])
  writeFileSync(`${file}.new`, 'another that is longer\n')
  renameSync(`${file}.new`, file)
  expect(look()).toEqual(['(from the start)', 'another that is longer'])
})

it('reads what is larger than one part of it', () => {
  const { file, look } = follow('d')
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index} ${'x'.repeat(40)}`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  expect(look()).toEqual(lines)
})
