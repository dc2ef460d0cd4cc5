import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asString, isJsonObject, type JsonObject, parseJson } from '../../src/core/json.js'
import type { SourceTree } from '../../src/core/ports.js'

const folder = path.join(import.meta.dirname, '../fixtures/tool-outputs')

export interface Recorded<Tool> {
  readonly tool: Tool
  readonly name: string
  readonly said: JsonObject
}

/** What a tool said, by the name of its set; those that can be placed list the files of their project. */
export function recordedOf<Tool extends string>(tool: Tool): readonly Recorded<Tool>[] {
  return readdirSync(path.join(folder, tool)).map((name) => {
    const said = parseJson(readFileSync(path.join(folder, tool, name), 'utf8'))
    if (!isJsonObject(said)) throw new Error(`${tool}/${name} is no object`)
    return { tool, name: name.replace('.json', ''), said }
  })
}

export function failureOf(said: JsonObject) {
  return {
    exitCode: Number(said['exit_code']),
    signal: null,
    timedOut: false,
    stdout: asString(said['stdout']),
    stderr: asString(said['stderr']),
  }
}

/** A tree of files that are not there. */
export function treeOf(root: string, files: readonly string[]): SourceTree {
  return {
    root,
    realPath: () => null,
    isFile: (file) => files.includes(path.posix.relative(root, file)),
    named: (name) => files.filter((file) => path.posix.basename(file) === name),
  }
}
