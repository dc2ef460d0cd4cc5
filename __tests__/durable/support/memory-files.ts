import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FileStore, Flush } from '../../../src/core/ports.js'

export interface Write {
  readonly operation: 'makeFolder' | 'openAppend' | 'append' | 'flush' | 'close' | 'replace' | 'remove'
  readonly file: string
  readonly text: string
}

/** Looks at a write before it happens: may throw what a disk throws, shorten the text, or answer false to skip it. */
export type Interfere = (write: Write, number: number) => string | boolean

/** Files in memory, with somebody who may come between any write and its effect. */
export class MemoryFiles implements FileStore {
  readonly content = new Map<string, string>()
  readonly folders = new Set<string>()
  /** What is on the disk: a machine that loses its power keeps no more than this. */
  readonly durable = new Map<string, string>()
  writes = 0
  interfere: Interfere = () => true

  #write(write: Write, act: (text: string) => void): void {
    this.writes += 1
    const verdict = this.interfere(write, this.writes)
    if (verdict !== false) act(typeof verdict === 'string' ? verdict : write.text)
  }

  makeFolder(folder: string): void {
    this.#write({ operation: 'makeFolder', file: folder, text: '' }, () => this.folders.add(folder))
  }

  whileLocked<T>(_file: string, act: () => T): T {
    return act()
  }

  openAppend(file: string) {
    this.#write({ operation: 'openAppend', file, text: '' }, () => this.content.set(file, this.content.get(file) ?? ''))
    return {
      append: (data: string | Uint8Array) => {
        const text = typeof data === 'string' ? data : Buffer.from(data).toString()
        this.#write({ operation: 'append', file, text }, (kept) =>
          this.content.set(file, (this.content.get(file) ?? '') + kept),
        )
      },
      flush: () =>
        this.#write({ operation: 'flush', file, text: '' }, () => this.durable.set(file, this.content.get(file) ?? '')),
      close: () => this.#write({ operation: 'close', file, text: '' }, () => {}),
    }
  }

  replace(file: string, text: string, flush: Flush = 'flushed'): void {
    this.#write({ operation: 'replace', file, text }, () => {
      this.content.set(file, text)
      this.durable.set(file, text)
      if (flush === 'flushed') this.#flushNames(path.dirname(file))
    })
  }

  /** A folder that is flushed keeps the names in it; what is in the files is another matter. */
  #flushNames(folder: string): void {
    for (const file of this.content.keys())
      if (path.dirname(file) === folder && !this.durable.has(file)) this.durable.set(file, '')
  }

  lines(file: string): Iterable<string> {
    const lines = this.readText(file).split('\n')
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines
  }

  endsOpen(file: string): boolean {
    const text = this.readText(file)
    return text !== '' && !text.endsWith('\n')
  }

  readText(file: string): string {
    const text = this.content.get(file)
    if (text === undefined) throw Object.assign(new Error(`ENOENT: no such file, open '${file}'`), { code: 'ENOENT' })
    return text
  }

  exists(file: string): boolean {
    return this.content.has(file) || this.folders.has(file) || existsSync(file)
  }

  hasContent(file: string): boolean {
    return (this.content.get(file) ?? '') !== ''
  }

  identifyFolder(): string {
    return ''
  }

  isIrregular(): boolean {
    return false
  }

  isPrivateFolder(): boolean {
    return true
  }

  remove(file: string): void {
    this.#write({ operation: 'remove', file, text: '' }, () => {
      this.content.delete(file)
      this.durable.delete(file)
    })
  }

  /** The power is gone: of what was appended and not flushed so much is left as the disk happened to write. */
  losePower(written: (unflushed: string) => string = () => ''): void {
    for (const [file, text] of [...this.content]) {
      const kept = this.durable.get(file) ?? ''
      const left = text.startsWith(kept) ? kept + written(text.slice(kept.length)) : kept
      if (left === '' && !this.durable.has(file)) this.content.delete(file)
      else this.content.set(file, left)
    }
  }

  /** The same files as one process sees them: once it is gone, nothing that it does has an effect. */
  seenBy(isAlive: () => boolean): FileStore {
    const alone = (act: () => void): void => {
      if (isAlive()) act()
    }
    return {
      makeFolder: (folder) => alone(() => this.makeFolder(folder)),
      whileLocked: (_file, act) => act(),
      openAppend: (file) => {
        const open = isAlive() ? this.openAppend(file) : null
        return {
          append: (text) => alone(() => open?.append(text)),
          flush: () => alone(() => open?.flush()),
          close: () => alone(() => open?.close()),
        }
      },
      replace: (file, text, flush) => alone(() => this.replace(file, text, flush)),
      readText: (file) => this.readText(file),
      lines: (file) => this.lines(file),
      endsOpen: (file) => this.endsOpen(file),
      exists: (file) => this.exists(file),
      hasContent: (file) => this.hasContent(file),
      isIrregular: () => false,
      identifyFolder: () => '',
      isPrivateFolder: () => true,
      remove: (file) => alone(() => this.remove(file)),
    }
  }

  /** Texts of a folder by their names. */
  in(folder: string): Record<string, string> {
    return Object.fromEntries(
      [...this.content]
        .filter(([file]) => path.dirname(file) === folder)
        .map(([file, text]) => [path.basename(file), text]),
    )
  }
}
