import { execFileSync, spawn } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '../../src/core/ports.js'
import { temporaryFolder } from '../support/folders.js'

/** What every store over real files must do. */
export function fileStoreContract(name: string, make: () => FileStore): void {
  describe(`${name} keeps the contract of a file store`, () => {
    const base = temporaryFolder()
    let store: FileStore
    let folder: string
    let serial = 0

    beforeEach(() => {
      store = make()
      serial += 1
      folder = path.join(base, String(serial), 'deep')
      store.makeFolder(folder)
    })

    it('creates a folder that already exists', () => {
      store.makeFolder(folder)
      expect(store.exists(folder)).toBe(true)
    })

    it('appends in the order of calls, also to existing files', () => {
      const file = path.join(folder, 'log')
      const first = store.openAppend(file)
      first.append('a\n')
      first.append(Buffer.from('ß😀\n'))
      first.flush()
      first.close()
      first.close()
      const second = store.openAppend(file)
      second.append('')
      second.append('b'.repeat(200_000))
      second.close()
      expect(store.readText(file)).toBe(`a\nß😀\n${'b'.repeat(200_000)}`)
      expect([...store.lines(file)]).toEqual(['a', 'ß😀', 'b'.repeat(200_000)])
    })

    it('reports whether the last line is complete, and reads long lines up to a limit', () => {
      const file = path.join(folder, 'ends')
      for (const [text, open] of [
        ['', false],
        ['a', true],
        ['a\n', false],
        ['a\n\n', false],
        ['a\nß', true],
      ] as const) {
        store.replace(file, text)
        expect(store.endsOpen(file), JSON.stringify(text)).toBe(open)
      }
      store.replace(file, `${'x'.repeat(200_000)}\ny\n`)
      expect([...store.lines(file, Number.POSITIVE_INFINITY)].map((line) => line.length)).toEqual([200_000, 1])
      expect(() => store.endsOpen(path.join(folder, 'absent'))).toThrow()
    })

    it('lets two writers append to one file', () => {
      const file = path.join(folder, 'log')
      const [one, two] = [store.openAppend(file), store.openAppend(file)]
      one.append('1')
      two.append('2')
      one.append('3')
      one.close()
      two.close()
      expect(store.readText(file)).toBe('123')
    })

    it('replaces a whole file and leaves no other file', () => {
      const file = path.join(folder, 'state.json')
      store.replace(file, 'old, and longer')
      store.replace(file, 'new')
      expect(store.readText(file)).toBe('new')
      expect(readdirSync(folder)).toEqual(['state.json'])
    })

    it.skipIf(process.platform === 'win32')('writes through links, also to missing targets', () => {
      for (const name of ['there', 'to come']) {
        const [link, target] = [path.join(folder, `link to ${name}`), path.join(folder, name)]
        if (name === 'there') store.replace(target, 'old, and longer')
        symlinkSync(target, link)
        store.replace(link, 'new')
        expect([lstatSync(link).isSymbolicLink(), store.readText(target)]).toEqual([true, 'new'])
      }
    })

    it.skipIf(process.platform === 'win32')('writes into pipes, and does not wait for a reader', async () => {
      const pipe = path.join(folder, 'pipe')
      execFileSync('mkfifo', [pipe])
      expect(() => store.replace(pipe, 'x')).toThrow(/ENXIO/)
      const reader = spawn('cat', [pipe])
      const read = reader.stdout.toArray()
      await expect.poll(() => attempt(() => store.replace(pipe, 'x'.repeat(10_000)))).toBe(true)
      expect(Buffer.concat(await read)).toHaveLength(10_000)
      expect(lstatSync(pipe).isFIFO()).toBe(true)
    })

    it('recognises existing entries that are not plain files', () => {
      const file = path.join(folder, 'file')
      store.replace(file, 'x')
      const absent = [path.join(folder, 'absent'), path.join(file, 'below a file')]
      expect([file, ...absent, folder].map((each) => store.isIrregular(each))).toEqual([false, false, false, true])
    })

    it('recognises plain files that are not empty', () => {
      const [full, empty] = [path.join(folder, 'full'), path.join(folder, 'empty')]
      store.replace(full, 'x')
      store.replace(empty, '')
      expect([full, empty, folder, path.join(folder, 'absent'), path.join(full, 'x')].map(store.hasContent)).toEqual([
        true,
        false,
        false,
        false,
        false,
      ])
    })

    it('throws when it cannot replace, and cleans up', () => {
      const file = path.join(folder, 'state.json')
      mkdirSync(path.join(file, 'occupied'), { recursive: true })
      expect(() => store.replace(file, 'x')).toThrow()
      expect(readdirSync(folder)).toEqual(['state.json'])
    })

    it.each([
      ['read', () => store.readText(path.join(folder, 'absent'))],
      ['append to', () => store.openAppend(path.join(folder, 'no', 'folder'))],
      ['replace', () => store.replace(path.join(folder, 'no', 'folder'), 'x')],
    ])('throws when there is nothing to %s', (_name, act) => {
      expect(act).toThrow(/ENOENT/)
    })

    it('removes files, and ignores missing ones', () => {
      const file = path.join(folder, 'x')
      store.replace(file, 'x')
      store.remove(file)
      store.remove(file)
      expect(store.exists(file)).toBe(false)
    })
  })
}

function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
